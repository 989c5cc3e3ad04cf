"""A press makes a review card, playouts judge its answers, and with the reader's consent it comes back days later."""

import asyncio
import json
import re
from dataclasses import replace

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, open_file, press
from tests.widgets.jobs import Remembering
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.judgement import Judgement
from tutor.core.laboratory.playing import Outcome
from tutor.core.lessons.review_cards import WAITS, dump_cards, read_cards
from tutor.core.lessons.review_cards import make_card as kept_card
from widgets.forecast.thinking import Workers
from widgets.review.printed_cards import printed_cards
from widgets.review.words import answers_of
from widgets.shared.controls import decision_value

QUERIES = ("?game=incan_gold&view=explore", "?lesson=quick_start&ply=26&view=explore")


def make_card(query=QUERIES[0]):
    """Return a tutor with one card, on which the first legal decision is best and the others are wrong."""
    tutor = app(query)
    tutor.windows.working.ask = lambda card, state: None
    state = tutor.session.state
    press(tutor, "card-keep")
    answers = answers_of(race(state, 1, lambda index, number: float(index == 0)))
    best = next(move for move in answers.moves if move.decision == state.legal()[0])
    others = [replace_right(move, False) for move in answers.moves if move is not best]
    moves = (replace_right(best, True), *others)
    card = tutor.kept.cards.all[0]
    tutor.kept.cards.work_out(card.id, replace_moves(answers, moves))
    return tutor


def replace_right(move, is_right):
    """Return a copy of the move that is marked as right or as wrong."""
    return move._replace(is_right=is_right)


def replace_moves(answers, moves):
    """Return a copy of the answers with other moves."""
    return answers._replace(moves=moves)


def card(tutor):
    """Return the only card."""
    return tutor.kept.cards.all[0]


def answer(tutor, number):
    """Open the question of the card, and answer it with the legal decision of that index."""
    press(tutor, "card-ask", card(tutor).id)
    state = tutor.session.state
    press(tutor, "decide", decision_value(state.game, state.legal()[number]))


@pytest.mark.parametrize("query", QUERIES)
def test_an_answer_is_judged_with_its_reason(query):
    """The page asks the question of a card from the seat of the card's player.

    The first answer counts, and a second answer does not.
    """
    tutor = make_card(query)
    before = tutor.session.tree
    answer(tutor, 1)
    assert tutor.session.seat == card(tutor).player
    assert "Not quite" in tutor.windows.review.widget.value
    assert "The best" in tutor.windows.review.widget.value
    press(tutor, "card-again")
    state = tutor.session.state
    press(tutor, "decide", decision_value(state.game, state.legal()[0]))
    assert "Right" in tutor.windows.review.widget.value
    assert (card(tutor).asked, card(tutor).running) == (1, 0)
    press(tutor, "card-done")
    assert tutor.session.tree.nodes is before.nodes


def test_days_are_stored_only_by_consent_and_grow():
    """After a right answer the card waits longer; after a wrong answer it waits one day.

    Without consent no day is stored.
    """
    tutor = make_card()
    assert card(tutor).due is None
    press(tutor, "cards-days")
    today = tutor.kept.cards.today()
    for number in range(3):
        assert card(tutor).due == today + WAITS[number]
        assert card(tutor).is_due(today + WAITS[number])
        answer(tutor, 0)
    answer(tutor, 1)
    assert card(tutor).due == today + WAITS[0]
    press(tutor, "cards-days")
    assert card(tutor).day is None


@pytest.mark.parametrize("are_days_kept", first_of([False, True], 1))
def test_the_next_card_is_offered_only_if_there_is_one(are_days_kept):
    """If no other card is due after an answer, the page says so, and offers to leave."""
    tutor = make_card(QUERIES[1])
    press(tutor, "card-keep", 22)
    if are_days_kept:
        press(tutor, "cards-days")
        tomorrow = tutor.kept.cards.today() + 1
        tutor.kept.cards.today = lambda: tomorrow
    first, second = tutor.kept.cards.all
    said = tutor.stage.say("review-last")
    for asked, is_last in ((first, False), (second, True)):
        press(tutor, "card-next" if is_last else "card-ask", "" if is_last else asked.id)
        told = tutor.windows.review.widget.value
        assert ('data-do="card-next"' in told, said in told) == (False, False)
        state = tutor.session.state
        press(tutor, "decide", decision_value(state.game, state.legal()[0]))
        told = tutor.windows.review.widget.value
        assert ('data-do="card-next"' in told, said in told) == (not is_last, is_last)


def test_the_answers_are_computed_while_the_page_goes_on(monkeypatch):
    """The answers of a card are computed while the page stays usable; after the last playout nothing runs."""
    monkeypatch.setattr("widgets.review.cards.SECONDS", 4)
    monkeypatch.setattr("widgets.forecast.thinking.Work.progress", 1.0)
    tutor = app(QUERIES[0])
    tutor.windows.forecast.workers = Workers(Remembering)

    async def work_through():
        press(tutor, "card-keep")
        assert "Working out" in tutor.windows.review.widget.value
        while tutor.windows.working.current:
            await asyncio.sleep(0)

    asyncio.run(work_through())
    assert card(tutor).answers.playouts >= 1
    assert len(card(tutor).answers.moves) == 2
    press(tutor, "card-keep")
    assert len(tutor.kept.cards.all) == 1


def race(state, playouts, wins):
    """Return the judgement of a state after made-up playouts.

    `wins(index, number)` returns the wins of the move with this index in the playout with this number.
    """
    judgement = Judgement(state)
    legal = state.legal()
    for number in range(playouts):
        rounds = judgement.rounds
        (place, deal), *_ = rounds.jobs()
        rounds.count(
            place,
            {
                index: Reached(
                    Outcome((wins(legal.index(each), number),) * 4, (1.0,) * 4, (0.3,) * 4, ""), {}
                )
                for index, each in deal.decisions
            },
        )
    return judgement


@pytest.mark.parametrize("query", first_of(QUERIES, 1))
@pytest.mark.parametrize(
    ("playouts", "wins"),
    [
        (1, lambda index, number: float(index == 0)),
        (12, lambda index, number: float(index == 0)),
        (40, lambda index, number: float((number + index) % 2)),
    ],
    ids=["one_game", "few_games", "level"],
)
def test_moves_that_the_games_do_not_separate_are_neither_right_nor_wrong(query, playouts, wins):
    """Moves that the playouts do not separate are undecided: an answer with them does not count, and the card waits a day."""
    tutor = make_card(query)
    found = race(card(tutor).state, playouts, wins)
    answers = answers_of(found)
    assert answers.is_open
    assert answers.right == ()
    assert answers.margin == 50
    tutor.kept.cards.delete(card(tutor).id)
    tutor.windows.forecast.judgement = lambda state: found
    press(tutor, "card-keep")
    press(tutor, "cards-days")
    for number in range(2):
        answer(tutor, number)
        shown = tutor.windows.review.widget.value
        assert "Undecided" in shown
        assert "Ahead so far" in shown or number == 0
        assert not re.search(r"Right:|Not quite|right answers?<|tutor-review-(right|wrong)", shown)
        assert (card(tutor).asked, card(tutor).running) == (0, 0)
        assert card(tutor).due == tutor.kept.cards.today() + WAITS[0]
    assert "Ahead so far" in printed_cards([card(tutor)], "below", tutor.text).content.decode()


@pytest.mark.parametrize("query", QUERIES)
def test_a_clearly_worse_move_is_wrong_and_the_only_other_one_right(query):
    """Once playouts separate the moves, card and file call one move right and the other wrong."""
    state = app(query).session.state
    answers = answers_of(race(state, 400, lambda index, number: float(index == 1)))
    assert [move.is_right for move in answers.moves] == [True] + [False] * (len(state.legal()) - 1)
    assert answers.right[0].decision == state.legal()[1]
    card = replace(kept_card(state), answers=answers)
    assert read_cards(json.loads(dump_cards([card]))) == [card]


def test_an_older_card_says_no_more_than_it_knew():
    """A card of an older version lists as right all moves that were not clearly worse.

    A single right move stays right. If several moves are listed as right, they are now undecided.
    """
    state = app(QUERIES[1]).session.state
    answers = answers_of(race(state, 40, lambda index, number: float(index < 2)))
    written = json.loads(dump_cards([replace(kept_card(state), answers=answers)]))
    moves = written["cards"][0]["answers"]["moves"]
    for rights in (1, 2, len(moves)):
        for number, move in enumerate(moves):
            move["right"] = number < rights
        (read,) = read_cards(written)
        said = [move.is_right for move in read.answers.moves]
        assert said == [True if rights == 1 else None] * rights + [False] * (len(moves) - rights)


def test_a_move_without_games_is_not_judged():
    """A card keeps stored judgements of some moves; a move without stored playouts gets no judgement."""
    tutor = make_card(QUERIES[1])
    answers = card(tutor).answers
    tutor.kept.cards.work_out(card(tutor).id, replace_moves(answers, answers.moves[:2]))
    told = {move.decision for move in card(tutor).answers.moves}
    legal = card(tutor).state.legal()
    answer(tutor, next(number for number, each in enumerate(legal) if each not in told))
    assert "did not compare this move" in tutor.windows.review.widget.value
    assert card(tutor).asked == 0


def test_cards_can_be_deleted_restored_printed_and_read_from_a_file(monkeypatch):
    """Cards can be deleted, restored, printed and read from a file.

    A changed file leads to its faults.
    """
    tutor = make_card()
    files = []
    monkeypatch.setattr(tutor.page, "give", files.append)
    press(tutor, "cards-save")
    press(tutor, "cards-print", "back")
    page = files[1].content.decode("utf-8")
    assert page.index("What would you do here?") < page.index("The answers")
    before = card(tutor)
    press(tutor, "card-delete", before.id)
    assert tutor.kept.cards.all == ()
    press(tutor, "card-undelete")
    assert card(tutor) == before
    other = app(QUERIES[0])
    open_file(other, "cards.json", files[0].content)
    assert other.kept.cards.all == (replace(before, day=None),)
    faulty = files[0].content.replace(b'"running": 0', b'"running": -1')
    open_file(other, "cards.json", faulty)
    assert "cards[0].running" in other.notices.widget.value
    assert printed_cards([before], "below", tutor.text).name == "cards-below.html"
