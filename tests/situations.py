"""Plays lines of the mini-notation from a position and reads the results, through the public protocol."""

from typing import NamedTuple

import pytest

from tests.notation import read_line, spell_line
from tests.positions import GOODS
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.events import Event
from tutor.core.base.game import State, find_game
from tutor.core.records.files import read_record

PRINCES = find_game("princes")


class Line(NamedTuple):
    """A played record: the start, the state after each decision, and the events of each decision."""

    states: list[State]
    events: list[tuple[Event, ...]]


def play_record(data, plies=None):
    """Return the played record with all its decisions, or with the first `plies` decisions."""
    record = read_record(data)
    pairs = list(record.states(plies))
    return Line([record.start, *(state for state, _ in pairs)], [events for _, events in pairs])


def decision(state, line):
    """Return the decision of the engine that a line of the notation stands for, in this state."""
    return PRINCES.read_decision(read_line(line), state.players, "decisions[0]")


def line_of(made):
    """Return the line of the notation for a decision of the engine."""
    return spell_line(PRINCES.write_decision(made))


def after(start, *lines):
    """Return the state after the decisions of the lines; `start` is a built position, its JSON, or a state."""
    state = load(start) if not hasattr(start, "legal") else start
    for line in lines:
        state = state.play(decision(state, line))
    return state


def last_events(start, *lines):
    """Return the events of the last line's decision, each as (type, rule, the other fields)."""
    *before, last = lines
    state = after(start, *before)
    _, events = state.explain(decision(state, last))
    return [(event.type, event.rule, event.data) for event in events]


def load(start):
    """Return the state of a position under construction or of its JSON."""
    return PRINCES.load(start if isinstance(start, dict) else start.json())


def start_state(players, variant="standard", seed=None, deck=None):
    """Return the state at the start of a game."""
    return PRINCES.start({"players": list(players), "variant": variant, "seed": seed, "deck": deck})


def legal(state):
    """Return the legal decisions as lines of the notation, in the engine's order."""
    return [line_of(made) for made in state.legal()]


def due_data(state):
    """Return the due decision in the form of the vectors and of the commands."""
    return None if state.due is None else {"player": state.due.player, "type": state.due.type}


def due(state):
    """Return the player and the type of the due decision, as "Bert turn", or None when the game is over."""
    return None if state.due is None else f"{state.due.player} {state.due.type}"


def refusing_rule(state, line):
    """Return the rule that refuses the line, after checking that playing the line raises the same refusal."""
    made = decision(state, line)
    refusal = state.refusal(made)
    assert refusal is not None, f"{line} is not refused"
    with pytest.raises(IllegalDecision) as raised:
        state.play(made)
    assert raised.value.refusal == refusal
    return refusal.rule


def seat(state, name):
    """Return a player's part of the position, by the player's name."""
    (one,) = [one for one in state.position()["players"] if one["name"] == name]
    return one


def goods(state, name):
    """Return a player's goods as (corn, llama, coca, pottery, cloth)."""
    held = seat(state, name)["goods"]
    return tuple(held[good] for good in GOODS)


def scout(state, name):
    """Return the step of a player's Scout."""
    return seat(state, name)["scout"]


def told_position(state):
    """Return the position without `pending`, as in the vectors."""
    return {key: value for key, value in state.position().items() if key != "pending"}
