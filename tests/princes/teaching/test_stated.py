"""What a question says of a position is so on the board beside it, which shows where it begins."""

import pytest

from tests.princes.teaching.asked import questions
from tutor.core.lessons.files import open_course
from tutor.core.words.text import text_for
from tutor.princes.teaching import CONCEPTS, MEASURES

LESSON = open_course("quick_start")
CATALOGUE = text_for("princes", "en").text.catalogue


def measure_of(name, *asked, **of):
    """A figure of the board, by the measure that gives it; what is `asked` names who and what."""

    def count(question):
        return MEASURES[name](question.state, {key: question.values[key] for key in asked} | of)

    return count


def seat(question):
    """What the player of a question has on the board."""
    players = question.state.position()["players"]
    return next(each for each in players if each["name"] == question.values["player"])


def tiles(question):
    """The Moon tiles of the player; when they are being settled they lie on the board again."""
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
"""The figures that a question says of what is to be seen, and where the board shows them."""

SUPPOSED = {"night_order": {"tiles"}}
"""What it supposes, whatever lies on the board."""


def figures_in_text(question):
    """The figures of the board that the text of a question says."""
    told = {name for name in STATED.get(question.concept, {}) if name in question.values}
    if question.concept == "selling":
        # With an adjustment it tells what the column held before.
        told -= {"before"} if question.values["adjusted"] == "no" else {"level"}
    return told


def faults(question):
    """The figures that are another on the board than in the text."""
    return {
        name: (question.values[name], count)
        for name in figures_in_text(question)
        if (count := STATED[question.concept][name](question)) != question.values[name]
    }


@pytest.mark.parametrize("name", LESSON.askings)
def test_a_question_of_the_lesson_says_what_its_board_shows(name):
    """Whoever looks at the board, and not at a moment to come, can answer."""
    asking = LESSON.askings[name]
    question = LESSON.question(asking)
    assert question.state.position() == LESSON.state(asking.at).position()
    assert faults(question) == {}


@pytest.mark.parametrize("concept", CONCEPTS)
def test_a_question_on_any_position_says_what_its_board_shows(concept):
    """The same holds for positions of a review, which nobody has seen."""
    for question in questions(concept):
        assert faults(question) == {}, question.about
