"""The state of a class follows from its entries."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.classroom.classes import TOLD, answer, entries, press, room, seat, slide, votes
from tutor.core.base.errors import RecordError
from tutor.core.classroom.entries import KINDS, LONGEST_NAME, clean_name, read_entry
from tutor.core.classroom.room import EMPTY, MOST_SEATS, accepts, apply, fold


def copy(entry):
    """Return an entry as it comes back from a file."""
    seq, name, at, kind, whose, _ = entry
    return read_entry(seq, name, at, kind, whose, entry.body_text())


@given(TOLD, st.integers(0, 41))
def test_a_restart_changes_nothing(told, cut):
    """The state is the same, whether the entries come at once or some of them from a file."""
    made = entries(*told)
    first, rest = made[:cut], made[cut:]
    assert fold(rest, fold(map(copy, first))) == fold(made)


@given(TOLD)
def test_entries_that_are_not_accepted_can_be_left_out(told):
    """A journal with only the accepted entries gives the same class."""
    now, kept = EMPTY, []
    for entry in entries(*told):
        if accepts(now, entry):
            kept.append(entry)
        now = apply(now, entry)
    assert fold(kept) == now


@given(TOLD)
def test_counts_are_those_of_the_seats(told):
    """A seat counts once a vote, and nothing is counted for an option that does not exist."""
    made = room(*told)
    for poll in made.polls:
        for vote, answers in enumerate(poll.rounds):
            assert sum(poll.bars(vote)) == len(answers) <= len(made.seats)
            assert set(answers) <= set(made.seats)


@given(TOLD)
def test_the_wall_shows_no_counts_while_answers_can_come(told):
    """A tally has bars only for a closed question, and neither names nor what is right."""
    tally = room(*told).tally(3)
    assert (tally.bars is not None) == (tally.phase in ("closed", "shown"))
    assert set(tally.to_json()) == {"t", "n", "phase", "here", "answered", "bars"}


def test_the_last_answer_of_a_seat_counts():
    """A seat may change its answer until the close."""
    poll = room(seat("a1"), slide("one"), answer("a1", 0), answer("a1", 3)).poll
    assert poll.bars() == (0, 0, 0, 1)


@pytest.mark.parametrize("end", ["close", "show"])
def test_a_late_answer_is_refused(end):
    """After the close an answer changes nothing."""
    told = (seat("a1"), slide("one"), answer("a1", 0), press(end))
    before = room(*told)
    assert not accepts(before, entries(*told, answer("a1", 1))[-1])


@pytest.mark.parametrize(
    "late", [answer("a1", 4), answer("a1", 0, 2), answer("b2", 0)], ids=["option", "number", "seat"]
)
def test_an_answer_to_something_else_is_refused(late):
    """An answer names an option of the present question, and comes from a seat of the class."""
    assert not accepts(room(seat("a1"), slide("one")), entries(late)[-1])


@pytest.mark.parametrize(
    ("counts", "phase", "advice"),
    [
        ((0, 0, 0, 0), "closed", ("wait", 0)),
        ((66, 34, 0, 0), "closed", ("explain", 34)),
        ((65, 35, 0, 0), "talk", ("talk", 35)),
        ((30, 70, 0, 0), "talk", ("talk", 70)),
        ((29, 71, 0, 0), "closed", ("go_on", 71)),
    ],
)
def test_between_35_and_70_percent_the_class_talks(counts, phase, advice):
    """The figures of peer instruction decide what a close leads to."""
    seats, answers = votes(counts)
    poll = room(*seats, slide("one"), *answers, press("close")).poll
    assert (poll.phase, poll.advice) == (phase, advice)


def test_after_the_second_vote_the_class_does_not_talk_again():
    """A second vote keeps the first beside it, and its close shows both."""
    seats, answers = votes((1, 1, 0, 0))
    told = (*seats, slide("one"), *answers, press("close"), press("again"), *answers)
    made = room(*told, press("close"))
    assert made.poll.phase == "closed"
    assert made.tally(2).bars == ((1, 1, 0, 0), (1, 1, 0, 0))


def test_a_choice_without_a_wrong_answer_has_no_share():
    """A vote on moves is compared, and never told to talk by a percentage."""
    seats, answers = votes((1, 1, 0, 0))
    poll = room(*seats, slide("one", right=()), *answers, press("close")).poll
    assert (poll.phase, poll.advice.kind, poll.commonest_wrong) == ("closed", "compare", None)
    again = (slide("one", right=()), *answers, press("close"), press("again"), *answers)
    assert room(*seats, *again).poll.advice.kind == "settle"


def test_the_commonest_wrong_answer_leaves_out_the_right_one():
    """Of several with as many answers the first is named."""
    seats, answers = votes((2, 5, 0, 2))
    assert room(*seats, slide("one"), *answers).poll.commonest_wrong == 0


def test_the_slide_that_answers_keeps_the_question():
    """The slide behind the question shows it; back at the question nothing begins anew."""
    told = (seat("a1"), slide("one"), answer("a1", 1))
    made = room(*told, slide("one", reveals=True))
    assert (made.current, made.poll.phase) == (1, "shown")
    back = room(*told, slide("one", reveals=True), slide(""), slide("one"))
    assert (back.current, back.poll.phase, len(back.polls)) == (1, "shown", 1)


def test_a_seat_that_comes_back_is_the_same():
    """The id of a seat decides, and not the name it sends."""
    made = room(seat("a1", "Ana"), ("left", "a1", {}), seat("a1", "Someone else"))
    assert [(each.name, each.is_here) for each in made.seats.values()] == [("Ana", True)]


def test_the_same_name_gets_a_number():
    """Two people of one name are both let in."""
    made = room(seat("a1", "Ana"), seat("b2", "Ana 2"))
    assert made.free_name("ANA") == "ANA 3"
    assert len(made.free_name("x" * LONGEST_NAME)) == LONGEST_NAME


def test_a_class_has_a_limit():
    """The seat after the last is refused; those inside come back."""
    made = room(*(seat(f"{number:04x}") for number in range(MOST_SEATS)))
    assert not accepts(made, entries(seat("ffff"))[-1])
    assert accepts(made, entries(seat("0000"))[-1])


def test_an_ended_class_takes_nothing():
    """After the end nothing happens any more."""
    ended = room(seat("a1"), press("end"))
    assert not accepts(ended, entries(seat("b2"))[-1])


@pytest.mark.parametrize(
    ("kind", "whose", "body"),
    [
        ("cheat", "", "{}"),
        ("answer", "../", '{"n":1,"v":1}'),
        ("answer", "a1", '{"n":1}'),
        ("answer", "a1", '{"n":0,"v":1}'),
        ("answer", "a1", '{"n":1,"v":1000}'),
        ("answer", "a1", "[" * 3000),
        ("seat", "a1", json.dumps({"name": "x" * 25, "language": "en"})),
        ("seat", "a1", json.dumps({"name": "x", "language": "xx"})),
        ("close", "", '{"more":1}'),
    ],
)
def test_a_damaged_entry_is_a_fault(kind, whose, body):
    """An entry of a file is read with limits."""
    with pytest.raises(RecordError):
        read_entry(1, "KUMA", 0.0, kind, whose, body)


def test_every_kind_of_entry_has_a_body():
    """The reader knows the shape of each kind."""
    assert {copy(each).kind for each in entries(press("close"), seat("a1"))} <= set(KINDS)


@settings(max_examples=50)
@given(st.text(max_size=40))
def test_a_name_can_be_shown(name):
    """A name is one line without control characters, and a clean name stays."""
    shown = clean_name(name)
    assert len(shown) <= LONGEST_NAME
    assert shown.isprintable()
    assert clean_name(shown) == shown
