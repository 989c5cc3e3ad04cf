"""The lesson on the page: its steps, questions and corrections, and how a learner leaves and resumes it."""

import base64
import json
import re
from html import unescape
from itertools import pairwise, zip_longest

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, open_file, press
from tests.widgets.test_rulebook import Wellformed
from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import Decision, find_game
from tutor.core.base.questions import options
from tutor.core.lessons.files import open_course
from tutor.core.lessons.forms import NO, YES, Posed
from tutor.core.lessons.lesson import end_of_turn
from tutor.core.lessons.progress import Tried
from tutor.core.lessons.text import LessonText, lesson_text
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import LANGUAGES
from widgets.lesson.controller import GUESSED_RIGHT, GUESSED_WRONG, GUESSES
from widgets.lesson.modes import ActOver, LessonOver
from widgets.lesson.quiz import SKIP
from widgets.lesson.teachers import TeachersPage
from widgets.session.workspace import Workspace
from widgets.shared.controls import decision_value, sentences

LESSON = open_course("quick_start")
GAME = "princes"


def open_step(step="welcome", language="en"):
    """Return a page that shows a step of the lesson."""
    return lead(app(f"?lesson=quick_start&lang={language}"), step)


def lead(tutor, step):
    """Lead the page to a step, and return it."""
    tutor.course.runner.go(step)
    tutor.course.arrive()
    return tutor


@pytest.fixture(scope="module")
def open_tutor():
    """Return a page that many tests share and lead to any step."""
    return open_step()


def card(tutor):
    """Return the text of the lesson card, which must be well-formed."""
    markup = tutor.lesson_card.widget.value
    Wellformed(markup)
    return markup


def written_in(markup, sentence):
    """Return whether markup has a sentence."""
    return sentence in unescape(markup)


def on(tutor):
    """Go on to the next step or question, also past the closing card of an act."""
    press(tutor, "lesson-next", tutor.course.at)
    if isinstance(tutor.course.work, ActOver):
        press(tutor, "lesson-next", tutor.course.at)


def do_all(tutor, steps):
    """Count steps as done by the learner, and each of their questions as answered at once."""
    runner = tutor.course.runner
    for step in steps:
        if (asking := LESSON.task(step).asking) is not None:
            tried = Tried(is_settled=True)
            runner.progress = runner.progress.with_question(asking.id, tried)
        runner.progress = runner.progress.with_done(step.id)


def decide(tutor, decision):
    """Make a decision by its control."""
    press(tutor, "decide", decision_value(LESSON.game, decision))


def of_kind(kind):
    """Return the ids of the steps whose task is of this kind."""
    return [step.id for step in LESSON.steps if step.task is not None and step.task.kind == kind]


def in_turns(*kinds):
    """Return the ids of the steps with tasks of these kinds, taking one step of each kind in turn."""
    found = zip_longest(*map(of_kind, kinds))
    return [step for steps in found for step in steps if step is not None]


def example_of(step):
    """Return the decisions of the line that a step's task uses, the example's or the exhibit's."""
    return LESSON.line_at(LESSON.step(step).at).record.decisions


def right_number(question):
    """Return the number of a right answer among the options."""
    return next(at for at, each in enumerate(options(question)) if each in question.right)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_step_has_its_words(language):
    """Going on through the whole lesson without answers shows every step's words in order."""
    tutor = open_step(language=language)
    for step in LESSON.steps:
        assert f'data-step="{step.id}"' in card(tutor)
        assert written_in(card(tutor), LessonText(LESSON, tutor.stage.game).step(step).title)
        tutor.course.runner.progress = tutor.course.runner.progress.with_done(step.id)
        tutor.course.runner.next()
        tutor.course.arrive()
    assert tutor.notices.widget.value == ""


def test_an_address_with_a_ply_lets_the_lesson_wait():
    """At an address with a ply the page shows that moment of the example, with a button into the lesson."""
    leading, waiting = app("?lesson=quick_start"), app("?lesson=quick_start&ply=26")
    assert leading.course.is_here
    assert not waiting.course.is_here
    assert (waiting.session.ply, leading.session.ply) == (26, 0)
    assert waiting.session.tree.game.name == GAME
    press(waiting, "lesson-here")
    assert waiting.course.is_here
    assert waiting.session.ply == 0


def test_walking_off_lets_the_lesson_wait():
    """When the reader leaves the lesson along the timeline, the lesson waits, and one press leads back to it."""
    tutor = open_step("bert-enters")
    press(tutor, "goto", 20)
    assert not tutor.course.is_here
    assert "The lesson waits for you" in card(tutor)
    press(tutor, "lesson-here")
    assert (tutor.session.ply, tutor.course.at) == (3, "bert-enters")


def test_a_second_press_on_the_same_control_does_not_skip_a_step():
    """A second press on a control does nothing, since the page has gone on and the control belongs to the earlier step."""
    tutor = open_step()
    press(tutor, "lesson-next", "welcome")
    second = tutor.course.at
    press(tutor, "lesson-next", "welcome")
    assert tutor.course.at == second != "welcome"
    press(tutor, "lesson-back", second)
    assert tutor.course.at == "welcome"


def test_a_wrong_option_has_its_reply_and_the_right_one_settles_the_question():
    """After a wrong option the page shows the reply to its misconception; after the right option it shows the reason."""
    tutor = open_step("bert-enters")
    question = tutor.course.question
    words = tutor.stage.game.question(question)
    wrong = next(at for at, each in enumerate(options(question)) if each not in question.right)
    press(tutor, "option", wrong)
    assert words.answers[options(question)[wrong]] in tutor.lesson_card.sentence
    assert card(tutor).count("tutor-option-wrong") == 1
    press(tutor, "option", right_number(question))
    assert tutor.lesson_card.sentence == words.right
    assert card(tutor).count("tutor-option-right") == 1
    assert tutor.course.runner.missed_concepts() == (question.concept,)


def test_hints_go_from_a_nudge_to_the_answer():
    """The third hint points at the board, the fourth is the answer, and no fifth exists."""
    tutor = open_step("ralph-plans")
    assert tutor.course.points == ()
    for taken in range(1, 5):
        press(tutor, "hint")
        assert card(tutor).count("tutor-given-hint") == taken
        assert bool(tutor.course.points) == (taken >= 3)
    assert 'data-do="hint"' not in card(tutor)


GONE_ON = re.compile(r"<button[^>]*tutor-main-do[^>]*lesson-next")


def test_a_shown_answer_is_marked_and_leads_on():
    """Once the answer to a question is shown, nothing is left to skip.

    The question comes back later, like a missed one.
    """
    tutor = open_step("counting-points")
    worked_out = LessonText(LESSON, tutor.stage.game).exhibit(LESSON.exhibits["counting-points"])
    for _ in range(3):
        press(tutor, "hint")
        assert not written_in(card(tutor), worked_out("answer"))
        assert not GONE_ON.search(card(tutor))
    press(tutor, "hint")
    assert card(tutor).count("tutor-option-shown") == 1
    assert written_in(card(tutor), worked_out("answer"))
    assert GONE_ON.search(card(tutor))
    asking = tutor.course.runner.asking.id
    on(tutor)
    assert tutor.course.runner.progress.questions[asking].is_missed


def test_a_played_exhibit_answers_its_question():
    """The question of an exhibit waits until the reader has gone to the exhibit's end."""
    tutor = open_step("the-empty-deck")
    plies = len(LESSON.exhibits["the-deck-runs-out"].decisions)
    press(tutor, "goto", plies - 1)
    assert "tutor-option-shown" not in card(tutor)
    press(tutor, "goto", plies)
    assert card(tutor).count("tutor-option-shown") == 1
    assert GONE_ON.search(card(tutor))


def test_an_unknown_option_does_nothing():
    tutor = open_step("bert-enters")
    for value in ("99", "-1", "x", ""):
        press(tutor, "option", value)
    assert tutor.course.runner.current_try.wrong == 0
    assert tutor.notices.widget.value == ""


@pytest.mark.parametrize("name", ["princes", "incan_gold"])
def test_a_fresh_position_gives_way_to_a_set_up_one(name):
    """A position that the reader sets up replaces the question on a fresh position, and the lesson then waits.

    One press leads back to the question.
    """
    tutor = open_step("bert-enters")
    on(tutor)
    tutor.course.runner.go("gina-grows-corn")
    tutor.course.arrive()
    press(tutor, "option", right_number(tutor.course.question))
    on(tutor)
    asked = tutor.course.quiz.question.state
    assert tutor.course.is_here
    other = Draft.empty(find_game(name), ["Ana", "Beto", "Chaska"]).state
    tutor.workspaces.lay_out(Workspace(Tree(other.game, start_of(other))))
    assert not tutor.course.is_here
    assert "tutor-lesson-away" in card(tutor)
    tutor.course.arrive()
    assert tutor.course.is_here
    assert tutor.session.state == asked


def test_a_missed_concept_comes_back_on_a_fresh_position_after_the_act():
    """Each missed concept is asked once on a fresh position after the act; then the next act begins."""
    tutor = open_step("bert-enters")
    on(tutor)
    tutor.course.runner.go("gina-grows-corn")
    tutor.course.arrive()
    press(tutor, "option", right_number(tutor.course.question))
    missed = tutor.course.runner.missed_concepts()
    on(tutor)
    quiz = tutor.course.quiz
    assert quiz is not None
    assert [question.concept for question in quiz.questions] == list(missed)
    assert tutor.session.state == quiz.questions[0].state
    claim = tutor.course.question_view.posed
    assert claim.is_claim
    assert written_in(card(tutor), tutor.stage.say("claim-yes"))
    press(tutor, "option", 0 if claim.is_so else 1)
    assert quiz.answers == [True]
    on(tutor)
    assert tutor.course.quiz is None
    assert tutor.course.runner.act.name == "complete"


def right_now(tutor):
    """Return the right value of the question on a fresh position, whatever the question's form."""
    posed = tutor.course.question_view.posed
    if not posed.is_claim:
        return posed.question.right[0]
    return YES if posed.is_so else NO


def give(tutor, value):
    """Answer a question on a fresh position with a value, whatever the question's form."""
    course = tutor.course
    if course.question_view.kind == "ordered":
        for name in (*course.question_view.marked, *value):
            press(tutor, "option", course.question_view.several.index(name))
        press(tutor, "option", len(course.question_view.several))
    elif course.question_view.several:
        for number, name in enumerate(course.question_view.several):
            if (name in course.question_view.marked) != (name in value):
                press(tutor, "option", number)
        press(tutor, "option", len(course.question_view.several))
    elif course.question_view.kind == "entered":
        press(tutor, "give-number", f"{course.at}\n{value}")
    else:
        press(tutor, "option", course.question_view.choices.index(value))


def wrong_value(question, *, is_open):
    """Return a wrong value for a question, with one misconception or, if `is_open`, with several."""
    return next(each.value for each in question.wrong if bool(each.others) == is_open)


def test_a_right_judgement_of_a_claim_leaves_no_work():
    """When the learner rightly rejects a claim, the reply says that it is false, why, and what is right, without a hint."""
    tutor = open_step("bert-enters")
    on(tutor)
    tutor.course.runner.go("gina-grows-corn")
    on(tutor)
    quiz = tutor.course.quiz
    claimed = wrong_value(quiz.question, is_open=True)
    words = tutor.stage.game.question(quiz.question)
    quiz.posed = [Posed(quiz.question, claimed), *quiz.posed[1:]]
    press(tutor, "option", 1)
    assert quiz.answers == [True]
    assert words.answers[claimed] in tutor.lesson_card.sentence
    assert words.nudge not in tutor.lesson_card.sentence
    assert tutor.stage.say("claim-is-not-so") in tutor.lesson_card.sentence
    (right,) = [label for label, value in words.options if value in quiz.question.right]
    assert right in tutor.lesson_card.sentence


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("is_so", [True, False])
@pytest.mark.parametrize("number", first_of([0, 1], 1))
def test_a_claim_is_judged_and_explained(language, is_so, number):
    """The learner judges a claim once; its reason then appears and is announced, and nothing is left to try."""
    tutor = open_step("bert-enters", language)
    on(tutor)
    tutor.course.runner.go("gina-grows-corn")
    on(tutor)
    quiz = tutor.course.quiz
    question = quiz.question
    claimed = question.right[0] if is_so else wrong_value(question, is_open=False)
    quiz.posed = [Posed(question, claimed), *quiz.posed[1:]]
    press(tutor, "option", number)
    words = tutor.stage.game.question(question)
    reason = words.right if is_so else words.answers[claimed]
    assert written_in(card(tutor), reason)
    assert reason in tutor.lesson_card.sentence
    # The reason itself says yes, so after a wrong no it stands in a paragraph of its own.
    if is_so and number:
        assert f'tutor-answer-right">{reason}' in unescape(card(tutor))
    is_right = (number == 0) == is_so
    denied = f"{tutor.stage.say('claim-is-so')} " if is_so and not is_right else ""
    assert not is_so or tutor.lesson_card.sentence.startswith(denied + reason)
    assert quiz.answers == [is_right]
    assert ("tutor-option-wrong" in card(tutor)) == (not is_right)
    press(tutor, "option", 1 - number)
    assert quiz.answers == [is_right]
    assert written_in(card(tutor), tutor.stage.say("lesson-next"))


def test_a_missed_concept_comes_back_after_the_next_act_in_another_form():
    """A missed concept comes back after the next act in another form until it is learnt; one right answer is not enough."""
    tutor = open_step("bert-enters")
    on(tutor)
    missed = tutor.course.runner.missed_concepts()
    forms = []
    for act in LESSON.acts[:2]:
        tutor.course.runner.go(act.steps[-1].id)
        if tutor.course.runner.question is not None:
            tutor.course.runner.answer(tutor.course.runner.question.right[0])
        on(tutor)
        quiz = tutor.course.quiz
        assert tuple(question.concept for question in quiz.questions) == missed
        (posed,) = quiz.posed
        forms.append(posed.kind)
        give(tutor, (YES if posed.is_so else NO) if posed.is_claim else posed.question.right[0])
        press(tutor, "quiz-leave")
    assert forms == ["claim", "several"]
    assert tutor.course.runner.missed_concepts() == ()


def test_questions_on_fresh_positions_can_be_left():
    """When the learner leaves the questions on fresh positions, the lesson goes on.

    An open question is skipped by another button than the one that goes on.
    """
    tutor = open_step("bert-enters")
    on(tutor)
    tutor.course.runner.go("gina-grows-corn")
    on(tutor)
    assert re.search(rf'class="tutor-do {SKIP}"[^>]*data-do="lesson-next"', card(tutor))
    press(tutor, "quiz-leave")
    assert tutor.course.quiz is None
    assert tutor.course.runner.act.name == "complete"


def test_the_review_asks_about_ten_new_positions():
    """The ten positions of the review are all different, and the review asks about the missed concepts."""
    tutor = open_step("bert-enters")
    on(tutor)
    missed = tutor.course.runner.missed_concepts()
    lead(tutor, "the-review")
    assert 'data-do="review"' in card(tutor)
    press(tutor, "review")
    quiz = tutor.course.quiz
    assert len(quiz.questions) == 10
    assert set(missed) <= {question.concept for question in quiz.questions}
    kinds = [each.kind for each in quiz.posed]
    assert all(one != two for one, two in pairwise(kinds))
    assert len(set(kinds)) > 3
    assert kinds.count("claim") <= 4
    assert len({question.concept for question in quiz.questions}) == 10
    assert len({json.dumps(each.state.position()) for each in quiz.questions}) == 10


def test_after_the_review_the_lesson_is_over():
    """Once all questions of the review are asked, going on leads to the closing page."""
    tutor = lead(open_step(), "the-review")
    press(tutor, "review")
    for _ in range(11):
        on(tutor)
    assert tutor.course.work == LessonOver(LESSON.acts[-1])
    press(tutor, "review")
    assert tutor.course.quiz is not None


def test_an_unfinished_review_is_not_called_done():
    """After an unfinished review the lesson still invites to the review, and the contents call the review's step seen."""
    tutor = lead(open_step(), "the-review")
    press(tutor, "review")
    press(tutor, "quiz-leave")
    step = LESSON.step("the-review")
    assert written_in(card(tutor), lesson_text(LESSON, "en").step(step).text)
    assert tutor.course.runner.standing(step) == "seen"


@pytest.mark.parametrize("step", first_of(of_kind("decide"), 3))
def test_deciding_as_the_example_does_is_confirmed(open_tutor, step):
    """The page confirms a decision that equals the example's, and the next step follows the example."""
    tutor = lead(open_tutor, step)
    ply = LESSON.step(step).at.ply
    assert tutor.course.outcome() == "open"
    decide(tutor, example_of(step)[ply])
    assert tutor.course.outcome() == "same"
    assert "tutor-answer-right" in card(tutor)


@pytest.mark.parametrize("step", first_of(of_kind("decide"), 3))
def test_another_decision_makes_a_line(open_tutor, step):
    """A decision that differs from the example makes a line of the learner, which can be compared with the example."""
    tutor = lead(open_tutor, step)
    ply = LESSON.step(step).at.ply
    other = next(
        decision for decision in tutor.session.state.legal() if decision != example_of(step)[ply]
    )
    decide(tutor, other)
    assert tutor.course.outcome() == "other"
    assert tutor.session.is_aside
    assert ('data-do="compare"' in card(tutor)) == tutor.course.attempt.is_comparable
    assert tutor.session.tree.main().decisions == example_of(step)
    on(tutor)
    assert not tutor.session.is_aside


@pytest.mark.parametrize("step", first_of(of_kind("turn"), 3))
def test_a_turn_can_be_played_whole(open_tutor, step):
    """The learner decides to the end of the example's turn, while the others decide for themselves."""
    tutor = lead(open_tutor, step)
    at = LESSON.step(step).at.ply
    decisions = LESSON.record.decisions[at : end_of_turn(LESSON.line, at)]
    for decision in decisions:
        if decision.player == decisions[0].player:
            assert tutor.course.outcome() == "open"
            decide(tutor, decision)
    assert tutor.course.outcome() == "same"
    place = tutor.course.attempt.place
    assert place is not None
    assert tutor.session.place == place


@pytest.mark.parametrize("guess", [*GUESSES, "neither"])
@pytest.mark.parametrize("step", first_of(of_kind("alternative"), 1))
def test_an_alternative_shows_what_it_claims(open_tutor, step, guess):
    """An alternative becomes a line with a name, or stops where the rules refuse it, and the example stays the same.

    The text first says whether the learner's guess was right.
    """
    tutor = lead(open_tutor, step)
    alternative = tutor.course.work.alternative
    words = LessonText(LESSON, tutor.stage.game).alternative(alternative)
    assert all(written_in(card(tutor), words(each)) for each in GUESSES)
    assert not written_in(card(tutor), words("claim"))
    press(tutor, "try", guess)
    assert tutor.course.is_here
    reply = {GUESSED_RIGHT: "Yes, as you thought. ", GUESSED_WRONG: "No, not this time. "}
    told = f"{reply.get(guess, '')}{words('claim')}"
    assert written_in(card(tutor), told)
    assert tutor.lesson_card.sentence == told
    # A refused decision has no verdict, because the rules do not let it be tried.
    assert tutor.session.refusal is None
    if not LESSON.outcome(alternative).refused:
        assert tutor.session.tree.main().decisions == LESSON.record.decisions
        assert 'data-do="compare"' in card(tutor)
    on(tutor)
    assert not tutor.session.is_aside


@pytest.mark.parametrize("farmer_alone", [False, True])
def test_an_earlier_try_of_the_learner_is_known(farmer_alone):
    """If the learner let Gina recruit only the farmer, a later step of the lesson asks about the result of that try."""
    tutor = lead(open_step(), "gina-recruits")
    if farmer_alone:
        decide(tutor, LESSON.alternatives["gina-only-farmer"].decisions[0])
    lead(tutor, "gina-idle")
    assert written_in(card(tutor), tutor.stage.say("alternative-own")) == farmer_alone


@pytest.mark.parametrize("name", first_of(LESSON.exhibits, 2))
def test_an_exhibit_is_solved_step_by_step(open_tutor, name):
    """Each press shows one further decision of an exhibit, which is an example from the rulebook."""
    tutor = open_tutor
    tutor.go_to_view("explore")
    press(tutor, "exhibit", name)
    exhibit = LESSON.exhibits[name]
    assert tutor.workspaces.view == "lesson"
    assert tutor.session.state == exhibit.start
    for ply in range(1, len(exhibit.decisions) + 1):
        press(tutor, "goto", ply)
        assert card(tutor).count("<li>") >= ply
    press(tutor, "lesson-here")
    assert tutor.course.is_here


@pytest.mark.endurance
def test_day_after_day_ends_in_a_scoring():
    """A learner who plays one day after the other comes to the end of the game."""
    tutor = open_step("play-on")
    while tutor.session.state.due is not None:
        if tutor.course.is_day_over:
            press(tutor, "another-day", tutor.course.at)
        else:
            decide(tutor, tutor.session.state.legal()[0])
    assert tutor.course.is_day_over
    assert "The game is over" in card(tutor)
    assert 'data-do="another-day"' not in card(tutor)


def test_a_try_can_become_a_game():
    """The learner can turn a try into a game against the program and goes on in the seat of the player of the try."""
    tutor = open_step("gina-stays")
    decide(tutor, Decision("Gina", "move", "main_temple"))
    while tutor.course.attempt.is_turn_open:
        decide(tutor, tutor.session.state.legal()[0])
    tried, asked = tutor.session.line.record.decisions, 'data-do="play-from-here"'
    ply, (player,) = tutor.session.ply, re.findall(rf'{asked}[^>]*data-value="(\w+)"', card(tutor))
    press(tutor, "play-from-here", player)
    assert (tutor.workspaces.view, tutor.session.mine, player) == ("play", {"Gina"}, "Gina")
    assert tutor.session.line.record.decisions[:ply] == tried[:ply]
    assert tutor.session.ply > ply  # the others have played up to Gina's turn
    assert tutor.session.state.due.player == "Gina"
    assert tutor.session.tree.title is None
    press(tutor, "view", "lesson")
    assert tutor.course.runner.step.id == "gina-stays"
    assert tutor.session.line.record.decisions == tried
    press(tutor, "play-from-here", "nobody")
    assert tutor.workspaces.view == "lesson"


def test_the_others_play_such_a_game_from_its_first_decision():
    """In a game that began as a try, the others play without a press after the learner's turn, and give reasons."""
    tutor = open_step("play-on")
    session = tutor.session
    mine = session.state.due.player
    assert session.mine == {mine}
    assert tutor.course.is_opening
    # Bert comes to the Llama Meadow, where Gina decides last; the learner still plays Bert.
    decide(tutor, Decision(mine, "move", "llama_meadow"))
    assert tutor.course.is_opening
    assert "tutor-is-under-way" in tutor.lesson_card.modes
    while not tutor.course.unread_plies:
        decide(tutor, session.state.legal()[0])
    assert not tutor.course.is_opening
    assert session.mine == {mine}
    assert session.state.due.player == mine
    press(tutor, "lesson-next", tutor.course.at)
    assert "play-on" in tutor.course.runner.progress.seen  # the day is not over


def test_such_a_game_ends_where_the_learner_goes_back_to_the_example():
    """When the learner returns from such a game to the example, every hand lies open, and no player plays by itself."""
    tutor = open_step("play-on")
    assert tutor.session.others
    lead(tutor, "gina-travels")
    assert not tutor.session.others


def test_a_press_after_the_right_answer_has_its_reply():
    """A press after the right answer shows the reply to the pressed option, and the right option keeps its mark."""
    tutor = open_step("what-wins")
    question = tutor.course.question
    right = right_number(question)
    press(tutor, "option", right)
    words = tutor.stage.game.question(question)
    assert written_in(card(tutor), words.right)
    wrong = next(number for number in range(len(words.options)) if number != right)
    press(tutor, "option", wrong)
    assert written_in(card(tutor), words.answers[words.options[wrong][1]])
    assert not written_in(card(tutor), words.right)
    assert "tutor-option-right" in card(tutor)
    assert tutor.course.question_view.is_settled
    press(tutor, "option", right)
    assert written_in(card(tutor), words.right)


def test_going_on_closes_a_comparison():
    """Going on to the next step closes a comparison, which would cover the step."""
    tutor = open_step("gina-stays")
    decide(tutor, Decision("Gina", "move", "main_temple"))
    while tutor.course.attempt.is_turn_open:
        decide(tutor, tutor.session.state.legal()[0])
    (place,) = re.findall(r'data-do="compare"[^>]*data-value="(\d+)"', card(tutor))
    press(tutor, "compare", place)
    assert tutor.windows.compare.is_open
    press(tutor, "lesson-next", tutor.course.at)
    assert tutor.course.runner.step.id != "gina-stays"
    assert not tutor.windows.compare.is_open


def test_contents_list_acts_and_concepts():
    """The contents list each act with a way to resume it, and each concept with its state in words."""
    tutor = open_step("bert-enters")
    press(tutor, "option", right_number(tutor.course.question))
    press(tutor, "contents")
    shown = card(tutor)
    assert shown.count('data-do="act"') == len(LESSON.acts)
    acts = shown.split('class="tutor-act"')[1:]
    assert [" open=" in each.split(">")[0] for each in acts] == [True, *[False] * (len(acts) - 1)]
    # A screen reader that goes from button to button reads the act of each button.
    names = re.findall(r'data-do="act"[^>]*aria-label="([^"]*)"', shown)
    assert len(set(names)) == len(LESSON.acts)
    assert 'data-do="review"' in shown
    assert "tutor-learnt-known" not in shown
    assert shown.count("tutor-learnt-begun") == 1
    counts = [shown.count(f"tutor-learnt-{each}") for each in ("open", "shown")]
    assert sum(counts) == len(LESSON.teaching.CONCEPTS) - 1
    press(tutor, "act", "choose")
    assert tutor.course.at == "gina-begins"


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_learnt_means_right_on_two_new_positions(language):
    """The page calls a concept learnt after right answers on two new positions, and tells the learner so."""
    tutor = open_step(language=language)
    first = next(iter(LESSON.teaching.CONCEPTS))
    tutor.course.runner.note_review(first, is_right=True)
    press(tutor, "contents")
    begun = tutor.stage.say("learnt-begun", right=1, needed=2)
    assert written_in(card(tutor), begun)
    assert "tutor-learnt-known" not in card(tutor)
    tutor.course.runner.note_review(first, is_right=True)
    tutor.show()
    assert card(tutor).count("tutor-learnt-known") == 1
    assert not written_in(card(tutor), begun)
    assert written_in(card(tutor), tutor.stage.say("learnt-what", needed=2))


def test_progress_survives_a_reload():
    """After a reload the step, the answers and the remaining questions of the lesson are the same."""
    tutor = open_step("bert-enters")
    press(tutor, "option", right_number(tutor.course.question))
    on(tutor)
    page = tutor.page
    kept = json.dumps({"work": page.work, "spot": page.spot})
    again = app(page.address, tab=kept)
    assert again.course.at == tutor.course.at
    assert again.course.runner.progress == tutor.course.runner.progress
    assert again.course.is_here


def test_data_of_older_pages_are_read():
    """The page reads progress stored by older pages, which had one lesson and did not name its game."""
    tutor = open_step("bert-enters")
    press(tutor, "option", right_number(tutor.course.question))
    on(tutor)
    work = json.loads(tutor.page.work)
    (progress,) = work["progress"]
    del progress["game"], work["lessons"]
    older = {"work": json.dumps({**work, "progress": progress}), "spot": tutor.page.spot}
    again = app(tutor.page.address, tab=json.dumps(older))
    assert again.course.runner.progress == tutor.course.runner.progress
    other = app("?view=explore")
    open_file(other, "kept.json", json.dumps(progress).encode())
    assert other.course.runner.progress == tutor.course.runner.progress


def test_progress_is_a_file_that_opens_again():
    """A file of progress opens again; a spoilt one leads to a sentence and changes nothing."""
    tutor = open_step("bert-enters")
    press(tutor, "option", right_number(tutor.course.question))
    press(tutor, "contents")
    found = re.search(r"base64,([^\"]+)", card(tutor))
    content = base64.b64decode(found[1])
    other = app("?view=explore")
    open_file(other, "kept.json", content)
    assert other.course.runner.progress == tutor.course.runner.progress
    assert other.course.is_here
    open_file(other, "kept.json", content.replace(b'"version": 1', b'"version": 7'))
    assert "version" in other.notices.widget.value
    assert other.course.runner.progress == tutor.course.runner.progress


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_page_for_teachers_has_every_step_question_and_answer(language):
    """The page for teachers is complete and well-formed, and loads nothing from elsewhere."""
    tutor = open_step(language=language)
    game = tutor.stage.game
    lesson = LessonText(LESSON, game)
    page = TeachersPage(lesson, tutor.text).html()
    plain = re.sub("&#39;|&#x27;", "'", page).replace("&quot;", '"').replace("&amp;", "&")
    asked = {step.task.value for step in LESSON.steps if step.task}
    for name in asked & set(LESSON.questions):
        words = game.question(LESSON.question(LESSON.questions[name]))
        assert words.text in plain
        for sentence in (words.right, *words.answers.values()):
            assert sentence in plain
    for step in LESSON.steps:
        assert lesson.step(step).text in plain
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert f'lang="{language}"' in page


@pytest.mark.parametrize("query", ["?lesson=quick_start", "?view=presenter"])
def test_an_act_can_be_printed_with_its_boards(query):
    """The printed act has only the steps of this act, in the words for a class, with a board for each place."""
    tutor = app(query)
    lesson = LessonText(LESSON, tutor.stage.game)
    first, act, *_ = LESSON.acts
    press(tutor, "teachers", act.name)
    assert tutor.page.file["name"] == "quick_start-2-en.html"
    page = base64.b64decode(tutor.page.file["href"].partition(",")[2]).decode("utf-8")
    Wellformed(page.removeprefix("<!doctype html>"))
    titles = [unescape(each) for each in re.findall("<h3>(.*?)</h3>", page)]
    assert titles == [lesson.step(step).title for step in act.steps]
    places = [step.at for step in act.steps]
    moved = sum(one != other for one, other in pairwise([None, *places]))
    assert page.count("<figure><svg") == moved
    ids = re.findall(r' id="([^"]*title)"', page)
    assert len(ids) == len(set(ids)) == moved
    assert lesson.step(first.steps[0]).title not in titles


def test_an_unknown_act_is_not_printed():
    """The print control with an unknown act prints no page."""
    tutor = open_step()
    press(tutor, "teachers", "nothing")
    assert not tutor.page.file


def test_a_thing_to_find_is_tapped_on_the_board():
    """A tap on a wrong thing has a reply, and a tap on the right one settles the question.

    Then a tap on any other thing explains that thing.
    """
    tutor = open_step("goods-fly")
    words = tutor.stage.game.question(tutor.course.question)
    assert not tutor.course.find("district-royal_palace")
    assert tutor.course.find("district-llama_meadow")
    tutor.show()
    assert written_in(card(tutor), words.answers["district-llama_meadow"])
    assert tutor.course.find("district-potters_quarter")
    tutor.show()
    assert written_in(card(tutor), words.right)
    assert not tutor.course.find("district-potters_quarter")
    assert tutor.course.runner.missed_concepts() == ()


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_closing_page_leads_to_a_game(language):
    """The closing page sums up the answers and every concept, and its main button begins a game."""
    tutor = open_step("bert-enters", language)
    press(tutor, "option", right_number(tutor.course.question))
    do_all(tutor, LESSON.acts[-1].steps)
    on(lead(tutor, LESSON.steps[-1].id))
    shown, words = card(tutor), lesson_text(LESSON, language)
    title, *done = words.act_over(LESSON.acts[-1])
    assert all(written_in(shown, each) for each in (title, *done))
    right = len(tutor.course.runner.answers())
    assert written_in(shown, tutor.stage.say("lesson-right", right=right, asked=right))
    assert all(written_in(shown, words.concept(each)) for each in LESSON.teaching.CONCEPTS)
    assert 'data-do="print"' in shown
    assert 'data-do="review"' in shown
    main = re.findall(r'tutor-main-do" data-do="([\w-]+)" data-value="(\w*)', shown)
    assert main == [("view", "play")]
    press(tutor, "view", "play")
    assert tutor.view.name == "play"


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_end_of_an_act_says_what_one_can_do(language):
    """After the last step of an act the card says what the learner can do, and which act is next.

    The board stays as it is. Going back leads to the last step; going on leads to the next act.
    """
    act, following = LESSON.acts[:2]
    tutor = open_step(language=language)
    do_all(tutor, act.steps)
    lead(tutor, act.steps[-1].id)
    position = tutor.session.state
    press(tutor, "lesson-next", tutor.course.at)
    assert tutor.course.work == ActOver(act)
    words = lesson_text(LESSON, language)
    told = [*words.act_over(act), words.act(following).text]
    assert all(written_in(card(tutor), each) for each in told)
    assert tutor.lesson_card.sentence == sentences(told[1:4])
    assert tutor.session.state == position
    press(tutor, "lesson-next", act.steps[-1].id)  # a second press of the same button
    assert tutor.course.work == ActOver(act)
    course = tutor.course
    course.back()
    assert course.runner.step is act.steps[-1]
    on(tutor)
    assert course.runner.act is following


def test_the_end_of_an_act_praises_nothing_that_was_not_done():
    """After an act in which steps were left out or skipped, the card lists the steps done and gives no praise."""
    act = LESSON.acts[0]
    skipped, *done = act.steps
    tutor = open_step()
    do_all(tutor, done)
    lead(tutor, act.steps[-1].id)
    press(tutor, "lesson-next", tutor.course.at)
    words = lesson_text(LESSON, "en")
    told = re.findall("<li>(.*?)</li>", card(tutor))
    assert [unescape(each) for each in told] == [words.step(step).title for step in done]
    assert not any(written_in(card(tutor), each) for each in words.act_over(act))
    assert not written_in(card(tutor), words.step(skipped).title)


def test_a_review_that_was_not_taken_is_not_done():
    """A learner who ends the lesson without its review gets no praise for the last act."""
    tutor = open_step()
    *others, last = LESSON.acts[-1].steps
    do_all(tutor, others)
    on(lead(tutor, last.id))
    assert tutor.course.runner.standing(last) == "seen"
    assert not written_in(card(tutor), lesson_text(LESSON, "en").act_over(LESSON.acts[-1])[0])


def test_a_learner_may_stop_at_the_end_of_an_act():
    """When the learner stops at the end of an act, the front door opens, and the next act waits."""
    act, following = LESSON.acts[:2]
    tutor = lead(open_step(), act.steps[-1].id)
    course = tutor.course
    press(tutor, "lesson-next", course.at)
    press(tutor, "lesson-rest", course.at)
    assert tutor.view.name == "door"
    assert course.runner.step is following.steps[0]


def test_a_beginner_with_a_llama_sees_only_the_free_ways():
    """A lesson for beginners shows at most eight ways to a district at once; a game shows all of them."""
    tutor = app("?lesson=first_day&step=across-the-city")
    free, *folded = tutor.now.widget.value.split("tutor-not-now")
    assert 0 < free.count('data-do="decide"') <= 8
    assert len(folded) == 2
    press(tutor, "view", "explore")
    assert "tutor-not-now" not in tutor.now.widget.value
