"""The text of a question is true of the board beside it."""

import pytest

from tests.princes.teaching.asked import questions
from tutor.core.lessons.files import courses
from tutor.princes.teaching import CONCEPTS, MEASURES

LESSONS = {lesson.id: lesson for lesson in courses("princes")}


def measure_of(name, *asked, **of):
    """Return a function that reads a measure from the board of a question.

    `asked` names those values of the question that say which player, good or district is measured.
    """

    def count(question):
        return MEASURES[name](question.state, {key: question.values[key] for key in asked} | of)

    return count


def seat(question):
    """Return the part of the board that belongs to the player of a question."""
    players = question.state.position()["players"]
    return next(each for each in players if each["name"] == question.values["player"])


def tiles(question):
    """Return the player's Moon tiles, including those that lie on the board again while the player pays."""
    pending = question.state.position()["pending"] or {}
    is_settling = pending.get("player") == question.values["player"]
    return pending.get("tiles", ()) if is_settling else seat(question)["moon_tiles"]


CORN = measure_of("goods", "player", good="corn")
SCOUT = measure_of("scout", "player")
LEVEL = measure_of("column", "good")
STATED = {
    "corn_to_produce": {
        "incas": measure_of("incas", "player", "district"),
        "corn": CORN,
    },
    "way_there": {"llamas": measure_of("goods", "player", good="llama")},
    "order_value": {
        "taken": lambda question: sum(
            each["orders"][question.values["order"]]
            for each in question.state.position()["players"]
        )
    },
    "stone_then_sacrifice": {
        "stones": measure_of("bonus", "district"),
        "step_value": measure_of("step_value", "order"),
        "step": SCOUT,
    },
    "trail_goods": {"step": SCOUT},
    "selling": {"level": LEVEL, "before": LEVEL},
    "buying": {"level": LEVEL},
    "moon_at_night": {
        "corn": CORN,
        "tiles": lambda question: len(tiles(question)),
    },
    "clock_pays": {
        "incas": measure_of("incas", "player", district="sun_clock"),
        "step": SCOUT,
        "supply": measure_of("supply", "player"),
    },
    "over_the_summit": {"step": SCOUT},
    "cards_kept": {"held": measure_of("cards", "player")},
    "gold_multiplies": {"points": measure_of("points", "player")},
}
"""The figures in a question that the board shows, and where it shows them."""

SUPPOSED = {"night_order": {"tiles"}}
"""Figures that a question assumes and the board need not show."""


def figures_in_text(question):
    """Return the names of the figures of the board that the text of a question says."""
    told = {name for name in STATED.get(question.concept, {}) if name in question.values}
    if question.concept == "selling":
        # The text of a question with an adjustment has the column's goods before the adjustment.
        told -= {"before"} if question.values["adjusted"] == "no" else {"level"}
    return told


def faults(question):
    """Return the figures of a question's text that differ from the figures on its board."""
    return {
        name: (question.values[name], count)
        for name in figures_in_text(question)
        if (count := STATED[question.concept][name](question)) != question.values[name]
    }


@pytest.mark.parametrize(
    ("lesson", "name"), [(each.id, name) for each in LESSONS.values() for name in each.askings]
)
def test_a_question_of_a_lesson_agrees_with_its_board(lesson, name):
    """A question of a lesson has the position of its own step, and its text has the figures of that board."""
    course = LESSONS[lesson]
    asking = course.askings[name]
    question = course.question(asking)
    assert question.state.position() == course.state(asking.at).position()
    assert faults(question) == {}


@pytest.mark.parametrize("concept", CONCEPTS)
def test_a_question_on_any_position_agrees_with_its_board(concept):
    """The text of a question on any position of a review has the figures of the question's board."""
    for question in questions(concept):
        assert faults(question) == {}, question.about
