"""Missed questions come back on another day if the learner has agreed to reviews."""

import json
from dataclasses import replace

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card, on, open_step, written_in
from tutor.core.lessons.progress import Tried
from tutor.core.words.text import LANGUAGES

TODAY = 20_000


def missing(language="en", *, is_wanted=True):
    """Return a page whose learner missed a question today, with or without consent to reviews."""
    tutor = open_step("bert-enters", language)
    tutor.course.today = lambda: TODAY
    on(tutor)
    press(tutor, "contents")
    if is_wanted:
        press(tutor, "returns")
    return tutor


def back(tutor, days):
    """Return the page of the same browser `days` days later."""
    page = tutor.page
    again = app(page.address, tab=json.dumps({"work": page.work, "spot": page.spot}))
    again.course.today = lambda: TODAY + days
    again.screen.render()
    return again


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_learner_who_returns_after_days_is_offered_missed_questions(language):
    """The page offers the questions in words.

    Once accepted, it does not offer them again that day.
    """
    tutor = missing(language)
    assert 'data-do="recall"' not in card(tutor)
    again = back(tutor, 3)
    assert written_in(card(again), again.stage.say("returned-after", days=3))
    at = again.course.at
    press(again, "recall")
    missed = again.course.runner.missed_concepts()
    assert tuple(each.concept for each in again.course.quiz.questions) == missed
    press(again, "quiz-leave")
    assert again.course.at == at
    assert 'data-do="recall"' not in card(again)


@pytest.mark.parametrize(("is_wanted", "days"), first_of([(False, 3), (True, 0), (True, -2)], 2))
def test_nothing_is_offered_without_consent_or_on_the_same_day(is_wanted, days):
    """The page offers no questions without consent, on the same day, or after the clock was set back."""
    tutor = missing(is_wanted=is_wanted)
    (kept,) = json.loads(tutor.page.work)["progress"]
    assert kept["day"] == (TODAY if is_wanted else None)
    assert 'data-do="recall"' not in card(back(tutor, days))


def test_the_switch_says_its_state():
    """The switch for reviews says its state in words and to a screen reader.

    When the learner turns it off, the page forgets the day of the visit.
    """
    tutor = missing()
    assert 'aria-checked="true"' in card(tutor)
    assert written_in(card(tutor), tutor.stage.say("returns-on"))
    press(tutor, "returns")
    assert 'aria-checked="false"' in card(tutor)
    assert written_in(card(tutor), tutor.stage.say("returns-off"))
    assert tutor.course.runner.progress.day is None


def active_rows(tutor):
    """Return the markup of the highlighted rows of the stocks."""
    return (
        tutor.windows.stocks.draw(tutor.screen.model())
        .partition('class="tutor-active"')[2]
        .partition("</tbody>")[0]
    )


def test_a_learner_without_misses_is_not_asked_again():
    """A learner who has missed no question is offered none, whatever time has passed."""
    tutor = open_step()
    tutor.course.today = lambda: TODAY
    press(tutor, "contents")
    press(tutor, "returns")
    assert 'data-do="recall"' not in card(back(tutor, 30))


def test_going_on_is_learning_on_that_day():
    """A learner who continues the lesson without taking the offer counts as having learnt on that day."""
    again = back(missing(), 3)
    press(again, "contents")
    on(again)
    assert again.course.runner.progress.day == TODAY + 3
    assert 'data-do="recall"' not in card(again)


def asked_in(lesson, act):
    """Return the questions of an act of the lesson, each with its name."""
    names = [step.task.value for step in act.steps if step.task is not None]
    return [(name, lesson.askings[name]) for name in names if name in lesson.askings]


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_right_concept_comes_back_acts_later(language):
    """A concept whose question two acts before was answered right is asked again once, on a fresh position."""
    tutor = open_step("a-new-day", language)
    course, runner = tutor.course, tutor.course.runner
    lesson, act = runner.lesson, runner.act
    acts = lesson.acts[: lesson.acts.index(act)]
    askings = [each for earlier in acts[-2:] for each in asked_in(lesson, earlier)]
    answered = (*(name for name, _ in askings), runner.step.task.value)
    right = {name: Tried(is_settled=True) for name in answered}
    runner.progress = replace(runner.progress, questions=right)
    first = next(each.concept for _, each in askings if each.sought is None)
    press(tutor, "lesson-next", course.at)
    assert written_in(card(tutor), tutor.stage.say("act-over-again", count=0))
    press(tutor, "lesson-next", course.at)
    assert runner.act is not act
    assert [each.concept for each in course.quiz.questions] == [first]
    assert written_in(card(tutor), tutor.stage.say("quiz-recall"))
    assert f'data-player="{course.quiz.question.about.player}"' in active_rows(tutor)
    press(tutor, "option", 0)
    press(tutor, "lesson-next", course.at)
    assert course.quiz is None
    course.runner.go("a-new-day")
    assert first not in course.runner.to_recall()


def test_an_act_without_questions_lets_an_earlier_one_come_back():
    """If the act two acts before had no questions, a right concept of an earlier act is asked again."""
    tutor = open_step("play-on")
    runner = tutor.course.runner
    before = runner.lesson.acts[: runner.lesson.acts.index(runner.act) - 1]
    asked = [
        [each.concept for _, each in asked_in(runner.lesson, act) if each.sought is None]
        for act in before
    ]
    assert asked[-1] == []
    right = {name: Tried(is_settled=True) for name in runner.lesson.askings}
    runner.progress = replace(runner.progress, questions=right)
    nearest = next(each for each in reversed(asked) if each)
    assert runner.to_recall() == (nearest[0],)


def test_a_missed_concept_leaves_room_for_a_right_one():
    """At the end of an act the lesson asks again about a missed concept and about one that was answered right before."""
    tutor = open_step("a-new-day")
    course, runner = tutor.course, tutor.course.runner
    right = {name: Tried(is_settled=True) for name in runner.lesson.askings}
    missed = Tried(wrong=1, is_settled=True)
    runner.progress = replace(runner.progress, questions=right | {"q-night-order": missed})
    (recalled,) = runner.to_recall()
    on(tutor)
    assert {each.concept for each in course.quiz.questions} == {"night_order", recalled}
