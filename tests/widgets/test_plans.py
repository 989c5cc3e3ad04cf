"""The learner chooses between plans in the lesson, sees the plan played, and may choose again."""

import asyncio

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import LESSON, card, lead, open_step, written_in
from tutor.core.lessons.text import LessonText
from tutor.core.words.text import LANGUAGES
from widgets.lesson.modes import PlanChosen
from widgets.shared.workspaces import SHOWN

STEP = "first-plan"
OPTIONS = LESSON.plans[STEP].options


def words(tutor, option):
    return LessonText(LESSON, tutor.stage.game).exhibit(option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_is_offered_with_its_idea_and_without_its_outcome(language):
    """A learner reads the idea of each plan before choosing, and the outcome afterwards."""
    tutor = open_step(STEP, language)
    for option in OPTIONS:
        said = words(tutor, option)
        assert f'data-value="{option.id}"' in card(tutor)
        assert written_in(card(tutor), said.title)
        assert written_in(card(tutor), said.text)
        assert not written_in(card(tutor), said("answer"))
    assert tutor.course.is_waiting


def test_a_plan_is_played_out_and_then_explained():
    """The plan plays by itself from the morning on, and at its end the page tells the outcome."""

    async def choose():
        tutor = open_step(STEP)
        told = []
        tutor.course.observe(told.append)
        first = OPTIONS[1]
        press(tutor, "plan", first.id)
        assert tutor.windows.timeline.is_playing
        assert PlanChosen(LESSON.key, STEP, first.id) in told
        assert tutor.session.ply == 0
        press(tutor, "plan-pause")
        assert not tutor.windows.timeline.is_playing
        press(tutor, "plan-pause")
        assert tutor.windows.timeline.is_playing
        press(tutor, "goto", len(first.decisions))
        assert not tutor.windows.timeline.is_playing
        assert tutor.session.line.record.decisions == first.decisions
        assert written_in(card(tutor), words(tutor, first)("answer"))
        assert not tutor.course.is_waiting
        return tutor

    asyncio.run(choose())


def test_the_outcomes_of_all_plans_are_together():
    """After a second plan the page shows the outcomes of both plans, and no longer offers them."""

    async def choose_all():
        tutor = open_step(STEP)
        for option in OPTIONS:
            press(tutor, "plan", option.id)
            press(tutor, "goto", len(option.decisions))
        assert all(written_in(card(tutor), words(tutor, each)("answer")) for each in OPTIONS)
        assert 'data-do="plan"' not in card(tutor)
        press(tutor, "lesson-next", tutor.course.at)
        assert tutor.course.runner.progress.at == "second-plan"
        assert tutor.course.option is None
        assert STEP not in tutor.course.runner.progress.seen

    asyncio.run(choose_all())


def test_a_plan_that_was_not_chosen_counts_only_as_seen():
    """A learner who goes on without choosing a plan has seen the step, but has not done it."""
    tutor = open_step(STEP)
    press(tutor, "lesson-next", tutor.course.at)
    assert STEP in tutor.course.runner.progress.seen


@pytest.mark.parametrize("value", first_of(["", "nothing", "second-plan-trail", "the-conquest"], 1))
def test_only_a_plan_of_the_step_can_be_chosen(value):
    """Choosing a value that is no plan of the step changes nothing."""
    tutor = open_step(STEP)
    press(tutor, "plan", value)
    assert tutor.course.option is None
    tutor = app("?lesson=quick_start")
    press(tutor, "plan", OPTIONS[0].id)
    assert tutor.workspaces.at != SHOWN


def test_an_address_shows_only_the_chosen_plan():
    """The address names the step and the chosen plan, and contains no line of another plan."""

    async def choose():
        tutor = lead(app("?lesson=quick_start"), STEP)
        for option in OPTIONS:
            press(tutor, "plan", option.id)
            press(tutor, "goto", 5)
            reopened = app(tutor.here.address())
            place = reopened.session.line.states[reopened.session.ply]
            assert place.position() == LESSON.exhibit_line(option).states[5].position()

    asyncio.run(choose())
