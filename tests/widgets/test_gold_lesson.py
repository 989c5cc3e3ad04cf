"""The lesson of the first quest on the page: secret choices, hidden odds and twenty quick choices."""

from tests.widgets.apps import app, press
from tests.widgets.test_lesson import written_in
from tutor.core.base.game import Decision
from tutor.core.base.questions import options
from widgets.shared.controls import decision_value

OPEN = "?game=incan_gold&lesson=first_quest&step="


def test_a_choice_that_waits_for_others_is_not_judged_by_its_outcome():
    """A verdict comes once all choices are shown; before that only the author's reply is there."""
    tutor = app(f"{OPEN}nothing-to-lose")
    tutor.session.play(Decision("Ana", "choose", "camp"))
    assert tutor.course.outcome() == "other"
    assert tutor.course.attempt.comparison is None
    press(tutor, "lesson-here")
    tutor.course.open_step("torch-or-camp")
    tutor.course.arrive()
    tutor.session.play(Decision("Ana", "choose", "camp"))
    assert tutor.course.attempt.comparison is not None


def test_every_other_choice_can_be_made():
    """No step of the lesson refuses the choice that the teacher does not make."""
    tutor = app(f"{OPEN}torch-or-camp")
    for step in tutor.course.lesson.steps:
        if step.task.kind != "decide":
            continue
        tutor.course.open_step(step.id)
        tutor.course.arrive()
        taken = tutor.course.lesson.line.record.decisions[step.at.ply].choice
        other = "camp" if taken == "torch" else "torch"
        assert tutor.session.play(Decision("Ana", "choose", other)), step.id
        assert tutor.course.outcome() == "other", step.id


def test_twenty_choices_end_with_how_sure_the_learner_was_of_them():
    """Each of the twenty asks for certainty, and the table at the end counts these answers only."""
    tutor = app(f"{OPEN}twenty-choices")
    press(tutor, "review")
    quiz = tutor.course.quiz
    assert {each.question.concept for each in quiz.posed} == {"torch_or_camp"}
    assert {each.kind for each in quiz.posed} == {"thing"}
    assert len({each.question.right for each in quiz.posed}) == 2
    for posed in quiz.posed:
        press(tutor, "certainty", "certain")
        press(tutor, "option", options(posed.question).index(posed.question.right[0]))
        press(tutor, "lesson-next", tutor.course.at)
    assert quiz.certain == [("certain", True)] * 20
    assert tutor.course.quiz is quiz


def test_cards_that_do_not_reach_further_are_a_calm_sentence():
    """Own choices may end in a round for which the record has no cards: a sentence says so."""
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
