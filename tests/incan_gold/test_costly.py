"""The luck of the next card does not mislead the search for costly decisions in a game of cards."""

from collections import Counter

import pytest

from tests.pages import first_of
from tests.trees import the_end_of_a_game
from tutor.core.base.redeal import cards_to_come, with_next
from tutor.core.laboratory.alternatives import Costly
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.judgement import Judgement
from tutor.core.laboratory.playing import Outcome, dealt_anew, next_card
from tutor.core.records.lines import play_line


def costly_of(seed, seat):
    """Return the line of play of a random game, and the search for the costliest decisions of a seat."""
    line = play_line(the_end_of_a_game("incan_gold", seed))
    return line, Costly(line, seat, Judgement)


def end_with_share(seat, share):
    """Return the end of a game that the seat wins with a given share."""
    wins = tuple(share if each == seat else (1 - share) / 2 for each in range(3))
    return Reached(Outcome(wins, wins, wins, ""), {})


@pytest.mark.parametrize("seed", first_of(range(3), 1))
def test_each_card_to_come_is_the_next_one_once(seed):
    """The search makes one deal for each card of the deck, and changes only the card on top.

    Each card of the deck is on top in one deal.
    """
    line = play_line(the_end_of_a_game("incan_gold", seed))
    for state in line.states[:-1]:
        count, player = cards_to_come(state), state.due.player
        assert count == len(state.position()["deck"]) > 0
        dealt = [dealt_anew(state, player, 1, number) for number in range(count)]
        spread = [with_next(each, number).position() for number, each in enumerate(dealt)]
        assert Counter(each["deck"][0] for each in spread) == Counter(state.position()["deck"])
        for before, after in zip(dealt, spread, strict=True):
            was = before.position()
            assert sorted(after["deck"]) == sorted(was["deck"])
            assert {**after, "deck": 0, "id": 0} == {**was, "deck": 0, "id": 0}


@pytest.mark.parametrize("seed", first_of(range(3), 1))
@pytest.mark.parametrize("strikes", [1, 3, 6])
def test_a_mistake_that_few_of_the_next_cards_punish_is_found(seed, strikes):
    """The search finds a mistake even if only a few of the possible next cards punish it.

    It tries every next card, so it finds the mistake at any decision and for any of the cards.
    """
    for seat in range(3):
        line, asked = costly_of(seed, seat)
        for wrong in asked.judged:
            _, costly = costly_of(seed, seat)
            made = line.record.decisions[wrong]
            while jobs := costly.jobs(wrong.__eq__):
                for key, deal in jobs:
                    cards = cards_to_come(line.states[wrong])
                    nexts = {next_card(deal.seed, each, cards) for each in range(cards)}
                    assert nexts == {*range(cards)}
                    struck = {(wrong * 7 + step * 5) % cards for step in range(strikes)}
                    is_struck = next_card(deal.seed, deal.number, cards) in struck
                    costly.count(
                        key,
                        {
                            way: end_with_share(seat, 0.0 if each == made and is_struck else 1.0)
                            for way, each in deal.decisions
                        },
                    )
            (found,) = costly.mistakes()
            assert found.ply == wrong
            assert found.mistake.other.decision != made
