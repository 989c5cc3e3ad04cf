"""What advised explorers say of the temple is so: each number, worked out anew from the rules."""

from functools import cache
from random import Random

from tests.incan_gold.games import all_moments
from tests.incan_gold.playing import GAME
from tests.incan_gold.temple import NAMES
from tutor.core.base.game import Decision
from tutor.incan_gold.advice import advise
from tutor.incan_gold.spec import SPEC

SHAPES = [(count, variant) for count in range(3, 9) for variant in GAME.variants]


@cache
def advised():
    """States of random games, and of advised ones that stray now and then, with the advice."""
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
    """The treasure beside a tent."""
    return next(each["beside"] for each in state.position()["players"] if each["name"] == name)


def tent(state, name):
    """What a player owns for good, artifacts included."""
    (found,) = (each for each in state.position()["players"] if each["name"] == name)
    return found["tent"] + sum(each["value"] for each in found["artifacts"])


def numbers_of(state, name):
    """What can be counted at the table: cards, those that strike, shares, what is at stake."""
    figures, position = state.components, state.position()
    inside, path, deck = position["inside"], position["path"], position["deck"]
    met = {figures.hazard_kind[card] for card in path if card in figures.hazard_kind}
    artifacts = [card for card in path if card in figures.artifacts]
    taken = sum(len(each["artifacts"]) for each in position["players"])
    worth = [5 if taken + number < 3 else 10 for number in range(len(artifacts))]
    return {
        "cards": len(deck),
        "strikes": sum(figures.hazard_kind.get(card) in met for card in deck),
        "gain": sum(figures.treasure_value.get(card, 0) // len(inside) for card in deck),
        "risk": beside(state, name),
        "home": beside(state, name) + position["left_on_path"] // len(inside),
        "artifacts": artifacts,
        "value": sum(worth),
    }


def test_every_number_is_so():
    """In more than a thousand positions, for every number of explorers and both variants."""
    assert len(advised()) > 1000
    for state, advice in advised():
        counted = numbers_of(state, state.due.player)
        for each in advice:
            told = dict(each.reason.numbers)
            assert told == {key: counted[key] for key in SPEC.reasons[each.reason.key]}, each


def test_what_is_said_besides_is_so():
    """Nothing can strike; nothing is there to lose; who leaves alone takes artifacts."""
    for state, advice in advised():
        counted = numbers_of(state, state.due.player)
        for each in advice:
            key = each.reason.key
            goes_on = each.decision.choice == "torch"
            assert goes_on == (key in ("no_danger", "nothing_to_lose", "good_odds", "bad_odds"))
            assert (key == "no_danger") == (goes_on and not counted["strikes"])
            assert key != "nothing_to_lose" or not counted["risk"]
            assert key != "good_odds" or counted["risk"] > 0
            assert key != "safe_home" or counted["strikes"] > 0
            assert key != "artifacts_alone" or counted["artifacts"]


def test_home_is_what_is_brought_home_at_least():
    """Just that when everybody leaves, and never less."""
    for state, advice in advised()[::3]:
        name, position = state.due.player, state.position()
        (told,) = (each.reason.numbers for each in advice if each.decision.choice == "camp")
        before, number, after = tent(state, name), position["round"], state
        while after.due is not None and after.position()["round"] == number:
            after = after.play(Decision(after.due.player, "choose", "camp"))
        brought = tent(after, name) - before
        assert brought >= told["home"]
        if not position["chosen"] and len(position["inside"]) > 1:
            assert brought == told["home"]
