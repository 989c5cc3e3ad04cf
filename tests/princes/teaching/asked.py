"""Helpers for tests of questions: the quick-start example ply by ply, and questions of whole games."""

import json
from functools import cache
from random import Random

from tests.princes.games import PRINCES, random_game
from tests.vector_files import quick_start
from tutor.core.base.questions import About
from tutor.core.records.files import read_record
from tutor.princes.teaching import CONCEPTS

SHAPES = [(2, "standard"), (3, "standard"), (4, "first_game"), (5, "standard")]
EVERY = 9
MOST_ABOUTS = 3


@cache
def example():
    """Return the quick-start record and the state before each of its decisions."""
    record = read_record(json.loads(json.dumps(quick_start()["record"])))
    return record, (record.start, *(state for state, _ in record.states()))


def asked_of(state, concept, decisions=(), player="", thing=""):
    """Return the question that a concept asks in a state, or None if it asks nothing.

    `decisions`, `player` and `thing` say what the question is about.
    """
    return CONCEPTS[concept].ask(state, About(tuple(decisions), player, thing))


def load(builder):
    """Return the state of a position that a test is still building."""
    return PRINCES.load(builder.json())


@cache
def questions(concept):
    """Return questions on a concept from random games of every shape."""
    chance = Random(concept)
    found = []
    for seed, (players, variant) in enumerate(SHAPES):
        moments = random_game(players, variant, seed)
        for moment in moments[chance.randrange(EVERY) :: EVERY]:
            abouts = list(CONCEPTS[concept].abouts(moment.before))
            chance.shuffle(abouts)
            asked = (CONCEPTS[concept].ask(moment.before, about) for about in abouts[:MOST_ABOUTS])
            found += [question for question in asked if question is not None]
    return found
