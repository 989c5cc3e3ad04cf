"""Gives moments of games to other tests: random games of every shape, and all the vectors."""

import json
from functools import cache
from itertools import islice

from tests.moments import random_moments, replay
from tests.positions import NAMES
from tests.vector_files import examples, quick_start, walks
from tutor.core.base.game import find_game
from tutor.core.records.files import read_record

PRINCES = find_game("princes")
SHAPES = [(count, variant) for count in (2, 3, 4, 5) for variant in PRINCES.variants]
LONGEST = 3000  # decisions; random games have 60 to 330


def start_state(count, variant, seed):
    """Return the first state of a game."""
    return PRINCES.start(PRINCES.random_setup(NAMES[:count], variant, seed))


def random_game(count, variant, seed):
    """Return a whole random game."""
    moments = list(islice(random_moments(start_state(count, variant, seed), seed), LONGEST))
    assert moments[-1].after.due is None, "the game does not end"
    return moments


@cache
def vector_records():
    """Return the records of all vectors."""
    written = [quick_start(), *examples(), *walks()]
    return [read_record(json.loads(json.dumps(each["record"]))) for each in written]


@cache
def vector_moments():
    """Return every moment of every vector."""
    return [moment for record in vector_records() for moment in replay(record)]
