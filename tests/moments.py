"""Plays games decision by decision, for the tests of every game."""

from random import Random
from typing import NamedTuple


class Moment(NamedTuple):
    """One decision: the state before it, the state after it, and its events."""

    before: object
    decision: object
    after: object
    events: tuple


def play_moments(state, choose):
    """Play to the end by the decisions that `choose` returns for each state, and yield the moments."""
    while state.due is not None:
        decision = choose(state)
        after, events = state.explain(decision)
        yield Moment(state, decision, after, events)
        state = after


def random_moments(state, seed):
    """Yield the moments of random play from a state to the end."""
    chance = Random(seed)
    return play_moments(state, lambda at: chance.choice(at.legal()))


def replay(record):
    """Return the moments of a record: each decision with the states before and after it, and its events."""
    before = record.start
    for decision, (after, events) in zip(record.decisions, record.states(), strict=True):
        yield Moment(before, decision, after, events)
        before = after
