"""Each number in the reasons of advice is true, because the tests work it out again from the rules."""

import re
from functools import cache
from random import Random

import pytest

from tests.incan_gold.games import all_moments
from tests.incan_gold.playing import GAME, load
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.game import Decision
from tutor.core.words.text import text_for
from tutor.incan_gold.advice import advise
from tutor.incan_gold.spec import SPEC

SHAPES = [(count, variant) for count in range(3, 9) for variant in GAME.variants]


@cache
def states_with_advice():
    """Return pairs of a state and its advice, from random games and from partly advised games."""
    states = [moment.before for moment in all_moments()[::4]]
    for seed, (count, variant) in enumerate(SHAPES):
        state = GAME.start(GAME.random_setup(NAMES[:count], variant, seed))
        chance = Random(seed)
        while state.due is not None:
            states.append(state)
            advice = advise(state, state.due.player)
            state = state.play(advice[chance.randrange(6) == 0].decision)
    return [(state, advise(state, state.due.player)) for state in states]


def beside(state, name):
    """Return the treasure beside a player's tent."""
    return next(each["beside"] for each in state.position()["players"] if each["name"] == name)


def tent(state, name):
    """Return the worth of what a player has safe in the tent, artifacts included."""
    (found,) = (each for each in state.position()["players"] if each["name"] == name)
    return found["tent"] + sum(each["value"] for each in found["artifacts"])


def numbers_of(state, name):
    """Return by name the figures that a player can count at the table.

    They are the cards, the cards that strike, the shares to come, the treasure, and what leaving brings.
    """
    figures, position = state.components, state.position()
    inside, path, deck = position["inside"], position["path"], position["deck"]
    met = {figures.hazard_kind[card] for card in path if card in figures.hazard_kind}
    artifacts = [card for card in path if card in figures.artifacts]
    return {
        "cards": len(deck),
        "strikes": sum(figures.hazard_kind.get(card) in met for card in deck),
        "gain": sum(figures.treasure_value.get(card, 0) // len(inside) for card in deck),
        "beside": beside(state, name),
        "home": beside(state, name) + position["left_on_path"] // len(inside),
        "artifacts": artifacts,
        "alone": inside[0] == name,
    }


def value_of(state):
    """Return the value of the artifacts on the path to a player who leaves alone."""
    position = state.position()
    artifacts = [card for card in position["path"] if card in state.components.artifacts]
    taken = sum(len(each["artifacts"]) for each in position["players"])
    return sum(5 if taken + number < 3 else 10 for number in range(len(artifacts)))


def test_every_number_is_true():
    """Each number of a reason equals the count at the table, in over a thousand positions of both variants."""
    assert len(states_with_advice()) > 1000
    for state, advice in states_with_advice():
        counted = numbers_of(state, state.due.player)
        for each in advice:
            told = dict(each.reason.numbers)
            assert set(told) == set(SPEC.reasons[each.reason.key])
            assert {key: counted[key] for key in told if key in counted}.items() <= told.items()


def test_the_stake_is_the_sum_of_its_parts():
    """Treasure beside the tent, treasure of the path and hoped-for artifacts add up to the stake."""
    for state, advice in states_with_advice():
        left, value = state.position()["left_on_path"], value_of(state)
        inside = len(state.position()["inside"])
        for told in (each.reason.numbers for each in advice if "stake" in each.reason.numbers):
            assert told["stake"] == told["beside"] + told["path"] + told["hope"]
            if told["alone"]:
                assert (told["path"], told["hope"]) == (left, value)
            assert left // inside <= told["path"] <= left
            assert 0 <= told["hope"] <= value


def test_the_sum_agrees_with_the_sentence():
    """The reason speaks against going on exactly if the cards that strike cost more than the shares bring."""
    keys = set()
    for _, advice in states_with_advice():
        for each in advice:
            key, told = each.reason.key, each.reason.numbers
            if "stake" in told:
                keys.add(key)
                costs_more = told["strikes"] * told["stake"] > told["gain"]
                assert costs_more == (key in ("bad_odds", "safe_home", "artifacts_alone")), each
            if key == "artifacts_alone":
                assert told["strikes"] * (told["stake"] - told["hope"]) <= told["gain"], each
    assert keys == {"good_odds", "bad_odds", "safe_home", "artifacts_alone", "too_early"}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_sentence_quotes_the_sum(language):
    """The sentence of a reason has the treasure at stake, the number of cards that strike, and the shares."""
    words = text_for("incan_gold", language)
    for _, advice in states_with_advice()[::7]:
        for each in advice:
            told = each.reason.numbers
            if told.get("stake") and told["strikes"]:
                quoted = re.findall(r"\d+", words.reason(each.reason))
                for field in ("stake", "strikes", "gain", "cards"):
                    assert str(told[field]) in quoted, words.reason(each.reason)


def test_those_who_go_on_and_those_who_leave_have_different_stakes():
    """A player has more at stake if the player before goes on than if that player leaves.

    With 6 beside the tent and 2 on the path, the stake is 8 in the first case and 7 in the second.
    """
    four = ("spider_1", "snake_1", "treasure_17", "treasure_9", "treasure_1", "treasure_2")
    start = temple().path(*four, left=2).beside(Ana=6, Beto=6, Chaska=6)
    first = load(start)
    stakes = []
    for _ in range(2):
        advice = advise(first, first.due.player)
        stakes += [{each.reason.numbers["stake"] for each in advice}]
        first = first.play(advice[0].decision)
    assert stakes == [{8}, {7}]


def test_further_claims_are_true():
    """A reason says that no card can strike, or that nothing can be lost, only if this is true."""
    for state, advice in states_with_advice():
        counted = numbers_of(state, state.due.player)
        for each in advice:
            key = each.reason.key
            goes_on = each.decision.choice == "torch"
            assert goes_on == (key in ("no_danger", "nothing_to_lose", "good_odds", "bad_odds"))
            assert (key == "no_danger") == (goes_on and not counted["strikes"])
            assert key != "nothing_to_lose" or not counted["beside"]
            assert key != "good_odds" or counted["beside"] > 0
            assert key != "safe_home" or counted["strikes"] > 0
            assert key != "artifacts_alone" or counted["artifacts"]


def test_home_is_the_least_that_leaving_brings():
    """A player who leaves brings home at least the figure `home` of the reason.

    If all players leave, the player brings home exactly this figure.
    """
    for state, advice in states_with_advice()[::3]:
        name, position = state.due.player, state.position()
        (told,) = (each.reason.numbers for each in advice if each.decision.choice == "camp")
        before, number, after = tent(state, name), position["round"], state
        while after.due is not None and after.position()["round"] == number:
            after = after.play(Decision(after.due.player, "choose", "camp"))
        brought = tent(after, name) - before
        assert brought >= told["home"]
        if not position["chosen"] and len(position["inside"]) > 1:
            assert brought == told["home"]
