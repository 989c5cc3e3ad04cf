"""The lesson keeps its pace: a task in almost every step, and short texts."""

from functools import cache
from statistics import median

import pytest

from tests.princes.lesson.pace import WORDS_A_MINUTE, is_asking, pace, read_first, table
from tutor.core.lessons.files import open_course
from tutor.core.words.text import LANGUAGES

LESSON = open_course("quick_start")


@cache
def figures():
    """Return the figures of the whole lesson."""
    return pace(LESSON, LESSON.steps)


def test_no_two_steps_in_a_row_only_tell():
    """A learner who has read something does something next."""
    assert figures().told_in_a_row <= 1


def test_most_steps_ask_for_an_act():
    """At least two thirds of the steps ask the learner to act, and the first step of all does."""
    assert 3 * figures().asking >= 2 * figures().steps
    assert is_asking(LESSON, LESSON.steps[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short(language):
    """The median and the longest text of a step stay below limits, in every language."""
    words = figures().words[language]
    assert median(words) <= 45
    assert max(words) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_read_in_half_a_minute(language):
    """A learner reads a step with its exhibit and its question in half a minute before the task."""
    longest = max(read_first(LESSON, step, language) for step in LESSON.steps)
    assert longest / WORDS_A_MINUTE <= 1 / 2


def test_an_inca_and_a_prince_are_placed_in_the_first_steps():
    """On the board of the example game a learner places an Inca and a Prince in the first steps."""
    made = [
        LESSON.record.decisions[step.at.ply].type
        for step in LESSON.steps[:3]
        if LESSON.task(step).is_decision
    ]
    assert made == ["place_inca", "move"]


def test_the_table_has_a_row_for_each_act():
    """The table has a head, a row for each act, and a row for the whole lesson."""
    assert len(table(LESSON).splitlines()) == len(LESSON.acts) + 2
