"""The lesson of the first quest on the page has secret choices, hidden odds and twenty quick choices."""

import re

from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card, written_in
from tutor.core.base.events import is_shown
from tutor.core.base.game import Decision
from tutor.core.base.questions import options
from widgets.shared.controls import decision_value

OPEN = "?game=incan_gold&lesson=first_quest&step="


def test_both_choices_of_every_step_are_shown_and_neither_is_judged_by_luck():
    """After a choice the others choose as in the lesson's game and the card turns; no figures judge the choice.

    The board then offers no choices to press, because they are those of a later decision.
    """
    tutor = app(f"{OPEN}torch-or-camp")
    record = tutor.course.lesson.line.record.decisions
    for step in tutor.course.lesson.steps:
        if step.task.kind != "decide":
            continue
        until = tutor.course.lesson.task(step).until
        for choice in ("camp", "torch"):
            tutor.course.open_step(step.id)
            tutor.course.arrive()
            assert tutor.course.points is None
            assert tutor.session.play(Decision("Ana", "choose", choice)), step.id
            is_same = choice == record[step.at.ply].choice
            assert tutor.course.outcome() == ("same" if is_same else "other"), step.id
            assert tutor.session.ply == until
            assert is_shown(tutor.session.line.events_at(until))
            others = slice(step.at.ply + 1, until)
            assert tutor.session.line.record.decisions[others] == record[others]
            assert tutor.course.attempt.comparison is None
            assert tutor.course.points == ()
    assert not tutor.course.runner.progress.own_moves


def test_a_reply_says_that_the_board_shows_the_next_round():
    """When a round has ended, the reply says that its cards have left the board and the board shows the next round."""
    tutor = app(f"{OPEN}torch-or-camp")
    told = tutor.stage.say("task-begun", part="round", number=2)
    for step, is_over in (("torch-or-camp", False), ("a-secret-choice", True)):
        tutor.course.open_step(step)
        tutor.course.arrive()
        press(tutor, "lesson-move", step)
        assert written_in(card(tutor), told) == is_over


def test_twenty_choices_end_with_how_sure_the_learner_was_of_them():
    """One press answers each of the twenty questions and says how sure the learner is; the table counts only these answers."""
    tutor = app(f"{OPEN}twenty-choices")
    assert re.findall(r'<button[^>]*tutor-main-do[^>]*data-do="([^"]+)', card(tutor)) == ["review"]
    press(tutor, "review")
    quiz = tutor.course.quiz
    assert {each.question.concept for each in quiz.posed} == {"torch_or_camp"}
    assert {each.kind for each in quiz.posed} == {"thing"}
    assert len({each.question.right for each in quiz.posed}) == 2
    for posed in quiz.posed:
        right = options(posed.question).index(posed.question.right[0])
        press(tutor, "option", f"{right} certain")
        press(tutor, "lesson-next", tutor.course.at)
    assert quiz.certain == [("certain", True)] * 20
    assert tutor.course.quiz is quiz
    assert "tutor-certainties" in card(tutor)


def test_a_learner_who_stops_in_the_middle_sees_how_sure_the_answers_were():
    """A wrong answer closes its question with a reply; a learner who stops sees the table of the answers given."""
    tutor = app(f"{OPEN}twenty-choices")
    press(tutor, "review")
    quiz = tutor.course.quiz
    right = options(quiz.question).index(quiz.question.right[0])
    press(tutor, "option", f"{1 - right} rather")
    assert tutor.course.question_view.is_settled
    assert written_in(card(tutor), f"{tutor.stage.say('question-wrong')}. ")
    press(tutor, "quiz-leave")
    assert "tutor-certainties" in card(tutor)
    assert written_in(card(tutor), tutor.stage.say("quiz-done", case="some", right=0, count=1))
    press(tutor, "lesson-next", tutor.course.at)
    assert tutor.course.quiz is None
    assert "twenty-choices" in tutor.course.runner.progress.seen


def test_cards_that_do_not_reach_further_are_a_calm_sentence():
    """If the learner's choices lead to a round for which the record has no cards, a sentence says so."""
    tutor = app(f"{OPEN}torch-or-camp")
    tutor.session.go(0)
    said = tutor.stage.say("now-cards-end")
    for number in range(3):
        assert not written_in(tutor.notices.widget.value, said), number
        player = tutor.session.state.due.player
        press(
            tutor,
            "decide",
            decision_value(tutor.session.tree.game, Decision(player, "choose", "camp")),
        )
    assert written_in(tutor.notices.widget.value, said)
