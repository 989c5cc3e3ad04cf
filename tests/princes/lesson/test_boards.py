"""The board beside a step shows all that the step speaks of, and the heading names the table of the step."""

import re
from itertools import pairwise

import pytest

from tests.catalogues import forms
from tutor.core.base.questions import OWN
from tutor.core.lessons.files import courses
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, Text, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.scene import Marked, board_scene
from tutor.princes.scene.look import LAYOUTS

LESSONS = courses("princes")
EVERY = [pytest.param(lesson, id=lesson.id) for lesson in LESSONS]
ASKED = [
    pytest.param(lesson, step, id=step.id)
    for lesson in LESSONS
    for step in lesson.steps
    if lesson.task(step).asking is not None
]
ASKING = [
    each
    for each in ASKED
    for lesson, step in (each.values,)
    if lesson.task(step).asking.concept not in OWN
]
WORDS = Text("en", ("tutor.core", "tutor.princes"))
WHOLE = {"step": "trail", "market": "market", "order": "orders", "moon": "moons"}
"""For each kind of thing, the panel that shows all things of this kind."""
ELSEWHERE = {
    "en": r"(in|at) another (game|table)",
    "es": r"en otra (partida|mesa)",
    "it": r"in un'altra partita|a un altro tavolo",
}
"""Words that would lead a learner away from the one table."""


def is_puzzle(lesson, step):
    """Return whether a step plays on a board with a position that the record of the lesson does not have."""
    exhibit = lesson.exhibits.get(step.at.exhibit)
    return exhibit is not None and exhibit.start.position() != lesson.record.start.position()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_a_heading_says_at_which_table_a_step_plays(lesson, language):
    """The heading of a step says that its board is a puzzle, if the board is not one of the record.

    The heading of the first step after a puzzle says that the lesson is back at the table. A choice
    between plans at the learner's table, such as the first choice of the first day, is no puzzle.
    """
    words, core = lesson_text(lesson, language), text_for("princes", language)
    for before, step in pairwise(lesson.steps):
        title = words.step(step).title
        if is_puzzle(lesson, step):
            expected = core.say("table-puzzle", title=title)
        elif is_puzzle(lesson, before) and (step.task is None or step.task.kind != "review"):
            expected = core.say("table-back", title=title)
        else:
            expected = title
        assert words.heading(step) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_no_text_leads_to_another_table(lesson, language):
    """No text speaks of another table or game, because the learner sits at one table with a teacher."""
    words = lesson_text(lesson, language)
    found = [
        form
        for step in lesson.steps
        for part in (words.step(step),)
        for form in forms(part.words.catalogue, part.key)
        if re.search(
            rf"\b({ELSEWHERE[language]})\b", part.words.fill(form, part.figures), re.IGNORECASE
        )
    ]
    assert found == []


@pytest.mark.parametrize(("lesson", "step"), ASKING)
def test_a_step_points_at_what_its_question_reads(lesson, step):
    """A step with a question points at each thing from which the answer follows, or at its whole panel."""
    read = lesson.question(lesson.task(step).asking).points
    shown = {*step.points}
    missing = {each for each in read if not shown & {each, WHOLE.get(each.partition("-")[0])}}
    assert missing == set()


@pytest.mark.parametrize(("lesson", "step"), ASKED)
def test_a_hint_about_a_thing_rings_it_on_the_board(lesson, step):
    """If the hints of a question have a highlight, it rings the things of the question on the board.

    The rings are there in every layout. A question whose things are not on the board has no highlight.
    """
    runner = LessonRunner(lesson)
    runner.go(step.id)
    question = runner.question
    assert ("highlight" in runner.hints) == bool(set(question.points) - set(question.facts))
    for layout in LAYOUTS:
        scene = board_scene(
            question.state.position(),
            components=printed_components(),
            text=WORDS,
            layout=layout,
            marked=Marked(pointed=question.points),
        )
        rings = {
            name.removeprefix("ring-")
            for name in (group.id for group in scene.groups())
            if name.startswith("ring-")
        }
        assert {each.removeprefix("district-") for each in question.points} == rings


@pytest.mark.parametrize(("lesson", "step"), ASKING)
def test_the_rule_of_a_question_is_beside_it(lesson, step):
    """The step of a question, or a step before it, lists a rule of the question for the learner to open."""
    question = lesson.question(lesson.task(step).asking)
    told = [rule for each in lesson.steps[: lesson.steps.index(step) + 1] for rule in each.rules]
    assert set(question.rules) & set(told), step.id
