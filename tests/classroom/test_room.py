"""The state of a class can be computed from its journal entries alone."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.classroom.classes import TOLD, answer, entries, press, room, seat, slide, votes
from tutor.core.base.errors import RecordError
from tutor.core.classroom.entries import KINDS, LONGEST_NAME, clean_name, read_entry
from tutor.core.classroom.room import EMPTY, MOST_SEATS, accepts, apply, fold


def copy(entry):
    """Return an entry as it is when it is read back from a file."""
    seq, name, at, kind, whose, _ = entry
    return read_entry(seq, name, at, kind, whose, entry.body_text())


@given(TOLD, st.integers(0, 41))
def test_a_restart_changes_nothing(told, cut):
    """The state of a class is the same, whether some of its entries are read back from a file or none."""
    made = entries(*told)
    first, rest = made[:cut], made[cut:]
    assert fold(rest, fold(map(copy, first))) == fold(made)


@given(TOLD)
def test_entries_that_are_not_accepted_can_be_left_out(told):
    """The entries that a class accepts give the same state as all entries."""
    now, kept = EMPTY, []
    for entry in entries(*told):
        if accepts(now, entry):
            kept.append(entry)
        now = apply(now, entry)
    assert fold(kept) == now


@given(TOLD)
def test_counts_are_those_of_the_seats(told):
    """Each seat counts once in a vote, and an option that does not exist gets no count."""
    made = room(*told)
    for poll in made.polls:
        for vote, answers in enumerate(poll.rounds):
            assert sum(poll.bars(vote)) == len(answers) <= len(made.seats)
            assert set(answers) <= set(made.seats)


@given(TOLD)
def test_the_wall_shows_no_counts_while_answers_can_come(told):
    """The tally for the wall has bars only once a question is closed, and never names or right answers."""
    tally = room(*told).tally(3)
    assert (tally.bars is not None) == (tally.phase in ("closed", "shown"))
    assert set(tally.to_json()) == {"t", "n", "phase", "here", "answered", "bars"}


def test_the_last_answer_of_a_seat_counts():
    """A seat may change its answer until the question is closed, and the last answer counts."""
    poll = room(seat("a1"), slide("one"), answer("a1", 0), answer("a1", 3)).poll
    assert poll.bars() == (0, 0, 0, 1)


@pytest.mark.parametrize("end", ["close", "show"])
def test_a_late_answer_is_refused(end):
    """After a question is closed or shown, the class accepts no answer to it."""
    told = (seat("a1"), slide("one"), answer("a1", 0), press(end))
    before = room(*told)
    assert not accepts(before, entries(*told, answer("a1", 1))[-1])


@pytest.mark.parametrize(
    "late", [answer("a1", 4), answer("a1", 0, 2), answer("b2", 0)], ids=["option", "number", "seat"]
)
def test_an_answer_to_something_else_is_refused(late):
    """The class refuses an answer with another question's number, a missing option, or an unknown seat."""
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
    """If 35 to 70 percent answer right, closing the vote starts a talk (peer instruction).

    Below and above, the vote is closed at once.
    """
    seats, answers = votes(counts)
    poll = room(*seats, slide("one"), *answers, press("close")).poll
    assert (poll.phase, poll.advice) == (phase, advice)


def test_after_the_second_vote_the_class_does_not_talk_again():
    """After the second vote the class does not talk again, and the tally has the bars of both votes."""
    seats, answers = votes((1, 1, 0, 0))
    told = (*seats, slide("one"), *answers, press("close"), press("again"), *answers)
    made = room(*told, press("close"))
    assert made.poll.phase == "closed"
    assert made.tally(2).bars == ((1, 1, 0, 0), (1, 1, 0, 0))


def test_a_choice_without_a_wrong_answer_has_no_share():
    """A vote on moves, which has no right answer, leads to a comparison, and never to a talk because of a percentage."""
    seats, answers = votes((1, 1, 0, 0))
    poll = room(*seats, slide("one", right=()), *answers, press("close")).poll
    assert (poll.phase, poll.advice.kind, poll.commonest_wrong) == ("closed", "compare", None)
    again = (slide("one", right=()), *answers, press("close"), press("again"), *answers)
    assert room(*seats, *again).poll.advice.kind == "settle"


def test_a_unanimous_choice_is_not_compared():
    """Where all chose the same, no two can say why they differ, after a second vote as well."""
    seats, answers = votes((0, 3, 0, 0))
    first = (*seats, slide("one", right=()), *answers, press("close"))
    assert room(*first).poll.advice.kind == "united"
    assert room(*first, press("again"), *answers).poll.advice.kind == "united"
    changed = (
        *seats,
        slide("one", right=()),
        *votes((1, 2, 0, 0))[1],
        press("close"),
        press("again"),
    )
    assert room(*changed, *answers).poll.advice.kind == "settle"


def test_the_commonest_wrong_answer_leaves_out_the_right_one():
    """The commonest wrong answer is never the right one; among equal counts it is the first option."""
    seats, answers = votes((2, 5, 0, 2))
    assert room(*seats, slide("one"), *answers).poll.commonest_wrong == 0


def test_the_slide_that_answers_keeps_the_question():
    """The slide with the answer shows the question's result; going back to the question does not begin it anew."""
    told = (seat("a1"), slide("one"), answer("a1", 1))
    made = room(*told, slide("one", reveals=True))
    assert (made.current, made.poll.phase) == (1, "shown")
    back = room(*told, slide("one", reveals=True), slide(""), slide("one"))
    assert (back.current, back.poll.phase, len(back.polls)) == (1, "shown", 1)


def test_a_seat_that_comes_back_is_the_same():
    """A seat is recognised by its id when it comes back, even if it sends another name."""
    made = room(seat("a1", "Ana"), ("left", "a1", {}), seat("a1", "Someone else"))
    assert [(each.name, each.is_here) for each in made.seats.values()] == [("Ana", True)]


def test_the_same_name_gets_a_number():
    """A second person of the same name is let in, with a number after the name."""
    made = room(seat("a1", "Ana"), seat("b2", "Ana 2"))
    assert made.free_name("ANA") == "ANA 3"
    assert len(made.free_name("x" * LONGEST_NAME)) == LONGEST_NAME


def test_a_class_has_a_limit():
    """A class has a greatest number of seats; a further seat is refused, and a known seat may come back."""
    made = room(*(seat(f"{number:04x}") for number in range(MOST_SEATS)))
    assert not accepts(made, entries(seat("ffff"))[-1])
    assert accepts(made, entries(seat("0000"))[-1])


def test_an_ended_class_takes_nothing():
    """After its end a class accepts no entry."""
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
    """A damaged entry raises `RecordError` when it is read from a file."""
    with pytest.raises(RecordError):
        read_entry(1, "KUMA", 0.0, kind, whose, body)


def test_every_kind_of_entry_has_a_body():
    """Each entry that tests make has a kind that the reader knows."""
    assert {copy(each).kind for each in entries(press("close"), seat("a1"))} <= set(KINDS)


@settings(max_examples=50)
@given(st.text(max_size=40))
def test_a_name_can_be_shown(name):
    """A cleaned name is one short line without control characters, and cleaning it again changes nothing."""
    shown = clean_name(name)
    assert len(shown) <= LONGEST_NAME
    assert shown.isprintable()
    assert clean_name(shown) == shown
