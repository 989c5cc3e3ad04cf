"""Plays Incan Gold by its choices alone and reads the results, through the public protocol.

In `after(temple(), "torch camp torch")` each word is the choice of the player who is due.
"""

from itertools import cycle
from typing import NamedTuple

from tests.incan_gold.temple import Temple
from tutor.core.base.game import Decision, find_game

GAME = find_game("incan_gold")


class Happened(NamedTuple):
    """A state and the events of the last decision before it."""

    state: object
    events: list


def load(start):
    """Return the state of a position that a test is building, or of its JSON; return a state unchanged."""
    start = start.json() if isinstance(start, Temple) else start
    return GAME.load(start) if isinstance(start, dict) else start


def play_choices(start, choices):
    """Return the state after these choices, and the events of the last of them."""
    state, events = load(start), ()
    for choice in choices.split():
        state, events = state.explain(Decision(state.due.player, "choose", choice))
    return Happened(state, [event.to_json() for event in events])


def after(start, choices):
    """Return the state after these choices."""
    return play_choices(start, choices).state


def events_of(start, choices, kind):
    """Return the data of the events of one type that the last choice brings, without type and rule."""
    found = [event for event in play_choices(start, choices).events if event["type"] == kind]
    return [{k: v for k, v in event.items() if k not in ("type", "rule")} for event in found]


def rules_of(happened):
    """Return pairs of the type and the rule of each event of the last choice."""
    return [(event["type"], event["rule"]) for event in happened.events]


def start_state(*players, variant="standard", decks=None, seed=None):
    """Return the first state of a game, with given decks or with decks that a seed shuffles."""
    seed = 0 if decks is None and seed is None else seed
    setup = {"players": list(players), "variant": variant, "seed": seed, "decks": decks}
    return GAME.start(setup)


def seat(state, name):
    """Return a player's part of the position."""
    (one,) = [one for one in state.position()["players"] if one["name"] == name]
    return one


def treasure(state, name):
    """Return the treasure in a player's tent and the treasure beside it."""
    one = seat(state, name)
    return one["tent"], one["beside"]


def play_to_end(start, choices):
    """Play the game to its end by the words of `choices`, which begin again when they run out.

    Return the last state.
    """
    state, words = load(start), cycle(choices.split())
    while state.due is not None:
        state = after(state, next(words))
    return state
