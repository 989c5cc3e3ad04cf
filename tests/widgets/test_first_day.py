"""A learner takes the lesson of the first day on the page, and then goes on with the quick start."""

import pytest

from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card, written_in
from tests.widgets.test_own_day import play_day
from tutor.core.lessons.files import open_course
from tutor.core.lessons.runner import in_a_turn
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for

FIRST, AGAIN = open_course("first_day"), open_course("quick_start")


def test_the_first_choice_has_no_wrong_answer():
    """Each of the two first choices gets an answer, and the choice not taken stays on offer under a heading."""
    tutor = app("?lesson=first_day&view=lesson")
    city, gold = FIRST.plans["the-stakes"].options
    words = lesson_text(FIRST, "en")
    assert written_in(card(tutor), words.step(FIRST.steps[0])("ask"))
    press(tutor, "plan", gold.id)
    assert written_in(card(tutor), words.exhibit(gold)("answer"))
    assert written_in(card(tutor), "And the other plan?")
    assert written_in(card(tutor), words.exhibit(city).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_choice_shows_the_sails_until_it_is_made(language):
    """Before the first choice the card says in words what its picture shows; the answer then takes the picture's place."""
    tutor = app(f"?lesson=first_day&view=lesson&lang={language}")
    told = text_for("princes", language).text.say("plans-sails.told")
    assert written_in(card(tutor), told)
    press(tutor, "plan", FIRST.plans["the-stakes"].options[0].id)
    assert not written_in(card(tutor), told)


def test_the_quick_start_goes_on_after_the_first_day():
    """After the first day a learner begins the quick start with the first new step, and the contents say why."""
    tutor = app("?lesson=first_day&view=lesson")
    while tutor.course.at != FIRST.steps[-1].id:
        tutor.course.runner.next()
    tutor.workspaces.open_lesson(AGAIN.key)
    course = tutor.lessons.follow()
    left_out = AGAIN.after[FIRST.id]
    assert course.at == next(step.id for step in AGAIN.steps if step.id not in left_out)
    press(tutor, "contents")
    assert written_in(card(tutor), "known from another lesson")


def test_many_turns_since_the_last_step_are_announced():
    """A step that follows many turns says how many turns were played since the last step, and who played what."""
    tutor = app("?lesson=first_day&step=night-falls")
    assert written_in(card(tutor), "7 turns later: what has happened")
    assert written_in(card(tutor), "How Ralph goes on")
    assert written_in(card(app("?lesson=first_day&step=across-the-city")), "3 turns later")
    assert not written_in(card(app("?lesson=first_day&step=a-condor-priest")), "turns later")


def test_it_is_said_once_that_the_lesson_goes_on_as_the_teacher_plays():
    """Only after the first move of their own does the learner read that the lesson goes on as the teacher plays.

    Each time the button says *Go on*.
    """
    tutor = app("?lesson=first_day&view=lesson")
    course, session, said = tutor.course, tutor.session, tutor.stage.say("own-followed")
    for name, is_said in (("your-first-inca", True), ("your-prince", False)):
        course.open_step(name)
        course.arrive()
        example = FIRST.record.decisions[session.ply]
        own = next(each for each in session.state.legal() if each != example)
        assert session.play(own)
        while in_a_turn(session.line, session.ply):
            session.play(session.state.legal()[0])
        assert course.outcome() == "other"
        assert written_in(card(tutor), said) == is_said
        assert written_in(card(tutor), tutor.stage.say("lesson-next"))


def walk(tutor):
    """Take every step of the first day without its task, up to the end of the lesson."""
    while tutor.course.at != FIRST.steps[-1].id:
        tutor.course.runner.next()
    tutor.course.arrive()


def test_a_day_left_at_once_is_not_praised():
    """The button that leaves before the day is over says that it stops the day, and no step is ticked afterwards."""
    tutor = app("?lesson=first_day&view=lesson")
    walk(tutor)
    press(tutor, "coach", "own")
    assert written_in(card(tutor), "Stop the day here")
    press(tutor, "lesson-next", tutor.course.at)
    told = (*lesson_text(FIRST, "en").act_over(FIRST.acts[-1]), tutor.stage.say("lesson-over"))
    assert not any(written_in(card(tutor), each) for each in told)


def test_the_first_day_leads_on_to_what_is_new():
    """The closing page of the first day names the next lesson and opens its first step that is not left out."""
    tutor = app("?lesson=first_day&view=lesson")
    walk(tutor)
    press(tutor, "lesson-next", tutor.course.at)
    assert written_in(card(tutor), "Go on with the whole game")
    press(tutor, "enter", str(AGAIN.key))
    left_out = AGAIN.after[FIRST.id]
    assert tutor.course.at == next(step.id for step in AGAIN.steps if step.id not in left_out)


def types_of_turns(line, player, first, last):
    """Return the types of a player's decisions at the beginning of the turns between two plies."""
    due = (line.states[ply].due for ply in range(first, last))
    return [
        line.decision(ply).type
        for ply, each in enumerate(due, first + 1)
        if each[:2] == (player, "turn")
    ]


def test_a_rival_sleeps_on_the_first_day_alone():
    """Gina rests in every turn of the day, which ends after three turns; on the next day she plays."""
    tutor = app("?lesson=first_day&view=lesson")
    walk(tutor)
    play_day(tutor, 0)
    session, (day,) = tutor.session, tutor.course.days
    assert set(types_of_turns(session.line, "Gina", day.first, day.last)) == {"stay"}
    assert types_of_turns(session.line, "Bert", day.first, day.last) == ["move"] * 3
    press(tutor, "another-day", tutor.course.at)
    play_day(tutor, 0)
    assert "move" in types_of_turns(session.line, "Gina", *tutor.course.days[-1])
