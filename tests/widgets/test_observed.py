"""An observer of a lesson or of a presentation gets each event once."""

import pytest

from tests.widgets.apps import QUICK_START, app, press
from tests.widgets.test_lesson import LESSON, decide, give, lead, of_kind, right_now, right_number
from tutor.core.base.game import Decision
from tutor.core.base.questions import options
from widgets.lesson.modes import (
    AlternativeTried,
    Decided,
    ExhibitShown,
    HintTaken,
    MoveShown,
    OptionChosen,
    StepOpened,
)
from widgets.presenter.controller import BeatShown, LineShown


@pytest.fixture
def observer():
    """Return a page in the lesson, and the list of events that its observer gets from now on."""
    tutor = app("?lesson=quick_start")
    found = []
    tutor.lessons.observe(found.append)
    return tutor, found


def test_every_step_is_observed(observer):
    """The observer gets each change of the step: forward, back, to an act, and by an address."""
    tutor, found = observer
    press(tutor, "lesson-next", "welcome")
    second = tutor.course.at
    press(tutor, "lesson-back", second)
    press(tutor, "act", LESSON.acts[1].name)
    tutor.course.open_step("bert-enters")
    steps = [second, "welcome", LESSON.acts[1].steps[0].id, "bert-enters"]
    assert found == [StepOpened(QUICK_START, step) for step in steps]


def test_a_second_press_on_a_control_is_not_observed(observer):
    """A second press on the same control does nothing, so the observer gets nothing."""
    tutor, found = observer
    press(tutor, "lesson-next", "welcome")
    press(tutor, "lesson-next", "welcome")
    assert len(found) == 1


def test_every_answer_and_hint_is_observed(observer):
    """The observer gets a wrong option with its misconception, a hint, and the right option."""
    tutor, found = observer
    lead(tutor, "bert-enters")
    question = tutor.course.question
    wrong = question.wrong[0]
    press(tutor, "option", options(question).index(wrong.value))
    press(tutor, "hint")
    press(tutor, "option", right_number(question))
    step, concept = "bert-enters", question.concept
    assert found == [
        OptionChosen(QUICK_START, step, concept, wrong.value, False, wrong.misconception),
        HintTaken(QUICK_START, step, "nudge"),
        OptionChosen(QUICK_START, step, concept, question.right[0], True),
    ]


def test_answers_on_fresh_positions_are_observed(observer):
    """The observer gets each answer on a fresh position with the number of its question."""
    tutor, found = observer
    press(tutor, "review")
    question = tutor.course.question
    right = right_now(tutor)
    give(tutor, right)
    press(tutor, "lesson-next", "quiz:0")
    assert found == [
        StepOpened(QUICK_START, "quiz:0"),
        OptionChosen(QUICK_START, "quiz:0", question.concept, right, True),
        StepOpened(QUICK_START, "quiz:1"),
    ]


def test_every_decision_is_observed_with_its_result(observer):
    """The observer gets a decision as in the example, another one, and one that the rules refuse."""
    tutor, found = observer
    step = of_kind("decide")[0]
    lead(tutor, step)
    state = tutor.session.state
    example = LESSON.record.decisions[LESSON.step(step).at.ply]
    other = next(each for each in state.legal() if each != example)
    stranger = next(name for name in state.players if name != state.due.player)
    refused = Decision(stranger, other.type, other.choice)
    for decision in (refused, other):
        decide(tutor, decision)
    press(tutor, "lesson-here")
    decide(tutor, example)
    assert found == [
        Decided(QUICK_START, step, refused, "open", is_refused=True),
        Decided(QUICK_START, step, other, "other"),
        Decided(QUICK_START, step, example, "same"),
    ]


def test_a_decision_beside_the_lesson_is_not_observed(observer):
    """The observer gets only decisions that a step asks for."""
    tutor, found = observer
    lead(tutor, "bert-enters")
    tutor.session.play(tutor.session.state.legal()[0])
    assert found == []


def test_tasks_other_than_questions_are_observed(observer):
    """The observer learns that the example's move was shown, an alternative tried, or an exhibit opened."""
    tutor, found = observer
    decides, tries = of_kind("decide")[0], of_kind("alternative")[0]
    lead(tutor, decides)
    press(tutor, "lesson-move", decides)
    lead(tutor, tries)
    press(tutor, "try")
    press(tutor, "exhibit", "a-card")
    assert found == [
        MoveShown(QUICK_START, decides),
        AlternativeTried(QUICK_START, tries, tutor.course.work.alternative.id),
        ExhibitShown(QUICK_START, "a-card"),
    ]


def test_a_presentation_is_observed():
    """The observer gets each slide of the lesson, and each step of a line."""
    tutor = app("?lesson=quick_start&view=presenter")
    found = []
    tutor.presenting.observe(found.append)
    press(tutor, "present-next")
    press(tutor, "present-act", 2)
    beats = [each for each in tutor.presenting.lesson.beats if each.kind == "act"]
    assert found == [
        BeatShown(QUICK_START, tutor.presenting.lesson.beats[1]),
        BeatShown(QUICK_START, beats[1]),
    ]
    tutor = app("?game=princes&view=presenter")
    tutor.presenting.observe(found.append)
    tutor.presenting.present_lesson()
    assert found[-1] == BeatShown(QUICK_START, tutor.presenting.lesson.beat)
    tutor.presenting.present_line()
    assert found[-1] == LineShown(0)
