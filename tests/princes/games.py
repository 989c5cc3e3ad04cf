"""Moments of games for other tests: random games of every shape, and all the vectors."""

import json
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from tests.positions import NAMES
from tests.vector_files import examples, quick_start, walks
from tutor.core.base.game import find_game
from tutor.core.records.files import read_record

PRINCES = find_game("princes")
SHAPES = [(count, variant) for count in (2, 3, 4, 5) for variant in PRINCES.variants]
LONGEST = 3000  # decisions; random games have 60 to 330


class Moment(NamedTuple):
    """One decision: the state before it, the state after it, and its events."""

    before: object
    decision: object
    after: object
    events: tuple


def start_state(count, variant, seed):
    """Return the first state of a game."""
    return PRINCES.start(PRINCES.random_setup(NAMES[:count], variant, seed))


def random_moments(state, seed):
    """Yield random play from a state to the end."""
    chance = Random(seed)
    while state.due is not None:
        decision = chance.choice(state.legal())
        after, events = state.explain(decision)
        yield Moment(state, decision, after, events)
        state = after


def random_game(count, variant, seed):
    """Return a whole random game."""
    moments = list(islice(random_moments(start_state(count, variant, seed), seed), LONGEST))
    assert moments[-1].after.due is None, "the game does not end"
    return moments


def replay(record):
    """Return the moments of a record."""
    before = record.start
    for decision, (after, events) in zip(record.decisions, record.states(), strict=True):
        yield Moment(before, decision, after, events)
        before = after


@cache
def vector_records():
    """Return the records of all vectors."""
    written = [quick_start(), *examples(), *walks()]
    return [read_record(json.loads(json.dumps(each["record"]))) for each in written]


@cache
def vector_moments():
    """Return every moment of every vector."""
    return [moment for record in vector_records() for moment in replay(record)]
