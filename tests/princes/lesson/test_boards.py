"""The board beside a step shows all that the step speaks of; its heading says which table it is."""

import re
from itertools import pairwise

import pytest

from tests.catalogues import forms
from tutor.core.base.questions import OWN
from tutor.core.lessons.files import open_course
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, Text, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.scene import Marked, board_scene
from tutor.princes.scene.look import LAYOUTS

LESSON = open_course("quick_start")
ASKING = [
    step
    for step in LESSON.steps
    if (asking := LESSON.task(step).asking) is not None and asking.concept not in OWN
]
ASKED = [step for step in LESSON.steps if LESSON.task(step).asking is not None]
WORDS = Text("en", ("tutor.core", "tutor.princes"))
WHOLE = {"step": "trail", "market": "market", "order": "orders", "moon": "moons"}
"""For each kind of thing, the panel that shows all things of this kind."""
ELSEWHERE = {
    "en": r"(in|at) another (game|table)|examples?",
    "es": r"en otra (partida|mesa)|ejemplo",
    "it": r"in un'altra partita|a un altro tavolo|esempio",
}
"""Words that would lead a learner away from the one table."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_says_at_which_table_a_step_plays(language):
    """A board beside the record is a puzzle, and the first step after puzzles is back at the table."""
    words, core = lesson_text(LESSON, language), text_for("princes", language)
    for before, step in pairwise(LESSON.steps):
        title = words.step(step).title
        if step.at.exhibit:
            expected = core.say("table-puzzle", title=title)
        elif before.at.exhibit and (step.task is None or step.task.kind != "review"):
            expected = core.say("table-back", title=title)
        else:
            expected = title
        assert words.heading(step) == expected


def test_a_plan_for_the_own_table_is_no_puzzle():
    """The first choice of the first day is made at the learner's own table, and so is the step after it."""
    course = open_course("first_day")
    assert [course.table(step) for step in course.steps[:2]] == ["own", "own"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leads_to_another_table(language):
    """The learner sits at one table with a teacher: no text speaks of another game, or of an example."""
    words = lesson_text(LESSON, language)
    found = [
        form
        for step in LESSON.steps
        for part in (words.step(step),)
        for form in forms(part.words.catalogue, part.key)
        if re.search(
            rf"\b({ELSEWHERE[language]})\b", part.words.fill(form, part.figures), re.IGNORECASE
        )
    ]
    assert found == []


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.id)
def test_a_step_points_at_what_its_question_reads(step):
    """The step points at each thing from which the answer follows, or at the whole panel of the thing."""
    asking = LESSON.task(step).asking
    read = LESSON.question(asking).points
    shown = {*step.points}
    missing = {each for each in read if not shown & {each, WHOLE.get(each.partition("-")[0])}}
    assert missing == set()


@pytest.mark.parametrize("step", ASKED, ids=lambda step: step.id)
def test_a_hint_about_a_thing_rings_it_on_the_board(step):
    """A hint about a thing rings it on the board or the trail, in every layout, or is left out."""
    runner = LessonRunner(LESSON)
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


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.id)
def test_the_rule_of_a_question_is_beside_it(step):
    """The step lists the rule, so that a learner can open it, or the step before has just told it."""
    question = LESSON.question(LESSON.task(step).asking)
    told = [rule for each in LESSON.steps[: LESSON.steps.index(step) + 1] for rule in each.rules]
    assert set(question.rules) & set(told), step.id
