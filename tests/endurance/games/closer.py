"""Laws that are too slow for every ply are checked at a few moments of every game."""

import json
from random import Random
from typing import NamedTuple

from tests.contract.games.shelf import bare, laws
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.game import legal_for


class Moment(NamedTuple):
    """A moment of a game: a state, its decision and the state after it.

    At the end of the game the decision is None, and both states are the last one.
    """

    ply: int
    before: object
    decision: object
    after: object


def look(kind, moment, seed):
    """Check all laws of one moment. Raise AssertionError with the law in words if one is broken."""
    state, chance = moment.before, Random(f"{seed}/{moment.ply}")
    law = laws(kind.GAME.name)
    text = json.dumps(state.position())
    law.invariants(state.position())
    _check_loading(kind, state, text)
    _check_choices(kind, state, chance)
    _check_hiding(kind, state, law, chance)
    if moment.decision is not None:
        _check_events(kind, moment, law)
    assert json.dumps(state.position()) == text, "looking changes nothing"


def _check_loading(kind, state, text):
    again = kind.GAME.load(json.loads(text))
    assert json.dumps(again.position()) == text, "a position is loaded as it was saved"
    frozen = state.playout().freeze()
    assert frozen.position() == state.position(), "a playout is the same game"
    for twin in (again, frozen):
        assert (twin.due, twin.legal()) == (state.due, state.legal()), "and goes on alike"


def _check_choices(kind, state, chance):
    allowed = state.legal()
    for data, rule in kind.tries(state, state.position(), chance):
        made = kind.GAME.read_decision(data, state.players, "decision")
        assert kind.GAME.write_decision(made) == data, "a decision is written as it was read"
        refusal = state.refusal(made)
        assert (rule is None) == (made in allowed), f"{data} is legal or not"
        assert (refusal and refusal.rule) == rule, f"{data} is refused by its rule"
        if refusal is not None:
            assert set(refusal.nearest) <= set(allowed), "what is nearest is legal"
            assert _refusal_raised(state, made) == refusal, "the refusal is raised"
    for option in allowed:
        assert state.refusal(option) is None, "what is legal is not refused"


def _refusal_raised(state, made):
    try:
        state.play(made)
    except IllegalDecision as error:
        return error.refusal
    except RecordError:
        return None
    return None


def _check_hiding(kind, state, law, chance):
    player = chance.choice(state.players)
    twin = kind.GAME.load(law.redeal(state.position(), player, chance))
    assert twin.view(player) == state.view(player), "secrets do not show"
    assert legal_for(twin, player) == legal_for(state, player), "nor in what is legal"


def _check_events(kind, moment, law):
    comparable = getattr(law, "comparable", bare)
    explained, events = moment.before.explain(moment.decision)
    reached = moment.after.position()
    assert events, "something happened"
    assert {event.rule for event in events} <= kind.GAME.rules, "events cite rules of the game"
    assert explained.position() == reached, "explaining is playing"
    told = [event.to_json() for event in events]
    added = law.add_events(moment.before.position(), told)
    assert comparable(added) == comparable(reached), "events add up"
    playout = moment.before.playout()
    playout.play(moment.decision)
    assert playout.freeze().position() == reached, "a playout plays the same"
