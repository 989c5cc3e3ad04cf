"""The worth of a plan is exact, because it equals the mean over every order of the cards."""

from fractions import Fraction
from functools import cache

import pytest

from tests.incan_gold.temple import NAMES, TREASURES, temple
from tutor.core.base.game import find_game
from tutor.core.words.text import LANGUAGES, text_for
from tutor.incan_gold.trials import best_plan, plan_of, trials

GAME = find_game("incan_gold")
DEEP = (*TREASURES[4:], "spider_1", "fire_1", "mummy_1")


def start(players):
    """Return the state of the first choice of a game."""
    return GAME.start(GAME.random_setup(NAMES[:players], "standard", 3))


def deep(*inside):
    """Return a state late in round 3, with these players inside."""
    made = temple(number=3).path(*DEEP, left=2).inside(*inside)
    return GAME.load(made.beside(**dict.fromkeys(inside, 4)).json())


def mean_of(plan):
    """Return the mean worth of a plan over every order of the cards, drawn one by one."""

    @cache
    def go_on(drawn):
        """Return the mean worth over all cards that may come after a set of drawn cards."""
        left = [card for card in plan.now.cards if card not in drawn]
        return sum(turn(drawn, card) for card in left) / Fraction(len(left))

    def turn(drawn, card):
        home = plan.play([*drawn, card])
        is_over = home >= plan.stake or home < plan.play([*drawn])
        return Fraction(home) if is_over else go_on(drawn | {card})

    return Fraction(home) if (home := plan.play([])) >= plan.stake else go_on(frozenset())


@pytest.mark.parametrize("inside", [("Ana",), ("Ana", "Beto", "Chaska")])
@pytest.mark.parametrize("more", [-1, 1, 6])
def test_the_worth_is_the_mean_of_all_orders(inside, more):
    """The worth of a plan equals the mean over every order of the cards.

    This holds for a player alone and for one among others, and for near and far stakes.
    """
    state = deep(*inside)
    stake = plan_of(state, 0).now.leaving() + more
    plan = plan_of(state, stake)
    assert plan.worth == mean_of(plan)
    assert 0 < plan.safe <= 1


def test_the_best_plan_beats_all_others():
    """The best plan brings home more on average than a plan with any other stake."""
    plan = best_plan(start(3))
    assert all(plan.worth >= plan_of(start(3), stake).worth for stake in (0, 8, 12, 14, 18))


def test_played_rounds_come_near_the_exact_worth():
    """The average of many played rounds lies within four standard errors of the exact worth."""
    found = trials(start(3), 8, 14, 20, rounds=500)
    for row in found:
        assert abs(row["played"] - row["worth"]) < 4 * row["error"]
    assert [*found] == [*trials(start(3), 8, 14, 20, rounds=500)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notebook_shows_the_plans(language):
    """A notebook shows a row for each plan with its stake, worth and chance, and what the rounds brought."""
    pieces = list(trials(start(3), 5, 10, rounds=10).describe(text_for("incan_gold", language)))
    assert [row[0] for row in pieces[1].rows] == ["5", "10"]
    assert "10" in pieces[0].text


def test_a_table_needs_a_plan_and_a_round():
    """The table of plans raises an error if it gets no stake or no round."""
    for stakes, rounds in (((), 1), ((5,), 0)):
        with pytest.raises(ValueError, match=str(rounds)):
            trials(start(3), *stakes, rounds=rounds)
