"""Questions from whole games and from the lesson, for the tests of the teaching of Incan Gold."""

from functools import cache

from tutor.core.base.game import find_game
from tutor.core.lessons.files import open_course
from tutor.core.records.record import random_record
from tutor.incan_gold.teaching import CONCEPTS

GAME = find_game("incan_gold")


@cache
def questions(concept):
    """Return questions on a concept from the lesson, and from random games of several sizes."""
    lesson = open_course("first_quest", "incan_gold")
    asked = (each for each in lesson.askings.values() if each.concept == concept)
    found = [lesson.question(each) for each in asked]
    for players in (3, 4, 8):
        for seed in range(6):
            record = random_record(GAME, players, "standard", seed)
            for state, _ in record.states():
                for about in CONCEPTS[concept].abouts(state):
                    question = CONCEPTS[concept].ask(state, about)
                    found += [] if question is None else [question]
    return found
