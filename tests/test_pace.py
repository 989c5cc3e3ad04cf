"""Every lesson keeps its pace: a task in almost every step, short texts, and the minutes that it states."""

from functools import cache
from statistics import median

import pytest

from tests.pace import acts_of, is_asking, lessons, minutes_of, pace, read_first
from tutor.core.lessons.files import open_course
from tutor.core.words.text import LANGUAGES

EVERY = [pytest.param(lesson, id=lesson.id) for lesson in lessons()]
MOST_APART = 0.15
"""The greatest difference between stated and measured minutes, as a share of the measured ones."""


@cache
def figures(key):
    """Return the figures of a whole lesson."""
    lesson = open_course(key.lesson, key.game)
    return pace(lesson, lesson.steps)


@pytest.mark.parametrize("lesson", EVERY)
def test_the_stated_minutes_are_the_measured_ones(lesson):
    """A lesson takes the minutes that it states, and no act takes a minute more or less than it states."""
    measured = {act.name: minutes_of(lesson, act) for act in lesson.acts}
    whole = sum(measured.values())
    assert abs(lesson.minutes - whole) <= MOST_APART * whole, measured
    far = {
        act.name: measured[act.name]
        for act in lesson.acts
        if abs(act.minutes - measured[act.name]) > 1
    }
    assert far == {}


@pytest.mark.parametrize("lesson", EVERY)
def test_no_two_steps_in_a_row_only_tell(lesson):
    """No two steps in a row only tell, so that a learner who has read a text does something next."""
    assert figures(lesson.key).told_in_a_row <= 1


@pytest.mark.parametrize("lesson", EVERY)
def test_most_steps_ask_for_an_act(lesson):
    """At least two thirds of the steps ask the learner to act, and so does the very first step."""
    assert 3 * figures(lesson.key).asking >= 2 * figures(lesson.key).steps
    assert is_asking(lesson, lesson.steps[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_texts_are_short(lesson, language):
    """The median and the longest text of a step stay below limits, in every language."""
    words = figures(lesson.key).words[language]
    assert median(words) <= 45
    assert max(words) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_a_step_is_soon_read(lesson, language):
    """A learner reads at most a hundred words of step, exhibit and question before the task."""
    longest = max(read_first(lesson, step, language) for step in lesson.steps)
    assert longest <= 100


def test_an_inca_and_a_prince_are_placed_in_the_first_steps():
    """On the board of the quick start a learner places an Inca and a Prince in the first steps."""
    lesson = open_course("quick_start")
    made = [
        lesson.record.decisions[step.at.ply].type
        for step in lesson.steps[:3]
        if lesson.task(step).is_decision
    ]
    assert made == ["place_inca", "move"]


@pytest.mark.parametrize("lesson", EVERY)
def test_the_table_has_a_row_for_each_act(lesson):
    """The table has a row for each act, and one for the whole lesson."""
    assert len(list(acts_of(lesson))) == len(lesson.acts) + 1
