"""The lesson reports truly what a learner did with a step: decided, saw, left, skipped or missed it."""

from dataclasses import replace
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import press
from tests.widgets.test_lesson import (
    LESSON,
    card,
    decide,
    example_of,
    give,
    in_turns,
    lead,
    of_kind,
    on,
    open_step,
    open_tutor,
    right_now,
    written_in,
)
from tutor.core.base.game import Decision, legal_for
from tutor.core.base.players import advised_player
from tutor.core.base.questions import options
from tutor.core.base.reading import parse_json
from tutor.core.lessons.lesson import end_of_turn
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.review import TYPICAL_FIRST, is_typical
from tutor.core.lessons.runner import in_a_turn
from tutor.core.lessons.text import LessonText, lesson_text
from tutor.core.words.text import LANGUAGES, text_for

__all__ = ["open_tutor"]

GAME = text_for("princes")


@pytest.mark.parametrize("step", first_of(in_turns("decide", "turn"), 4))
def test_no_learner_goes_past_a_decision_without_seeing_it(open_tutor, step):
    """*Go on* first shows the example's decision with its reason, and then leads to the next step."""
    tutor = lead(open_tutor, step)
    assert 'data-do="lesson-next"' not in card(tutor)
    press(tutor, "lesson-move", step)
    at = LESSON.step(step).at.ply
    is_turn = step in of_kind("turn")
    assert tutor.session.ply == (end_of_turn(LESSON.line, at) if is_turn else at + 1)
    assert tutor.course.at == step
    game = tutor.stage.game
    words = LessonText(LESSON, game).step(LESSON.step(step))
    assert written_in(card(tutor), words("shown"))
    state = LESSON.state(LESSON.step(step).at)
    assert written_in(card(tutor), game.narrate(example_of(step)[at], state))
    assert 'data-do="lesson-next"' in card(tutor)


@pytest.mark.parametrize("way", first_of(["next", "last"], 1))
@pytest.mark.parametrize("step", first_of(in_turns("decide", "turn", "day"), 2))
def test_looking_at_a_decision_does_not_make_it(open_tutor, step, way):
    """A step counts as seen, and not as done, if the learner only goes along the example."""
    tutor = lead(open_tutor, step)
    runner = tutor.course.runner
    runner.progress = replace(runner.progress, done=(), seen=())
    tutor.timeline.press(way)
    if tutor.session.others:
        return  # the learner plays a day, which ends here
    assert not tutor.course.is_here
    assert tutor.course.outcome() == "open"
    assert 'data-do="lesson-next"' not in card(tutor)
    press(tutor, "lesson-next", step)
    assert runner.standing(LESSON.step(step)) == "seen"
    press(tutor, "lesson-back", tutor.course.at)
    if step in of_kind("decide"):
        decide(tutor, tutor.session.state.legal()[0])
        press(tutor, "lesson-next", step)
        assert runner.standing(LESSON.step(step)) == "done"


@pytest.mark.parametrize("step", first_of(of_kind("turn"), 1))
def test_a_try_is_judged_by_its_figures(open_tutor, step):
    """The card says which of points and gold differ between the learner's try and the example, and by how much.

    It calls a try better only if the try has no less of either.
    """
    words = LessonText(LESSON, open_tutor.stage.game).step(LESSON.step(step))
    for place in range(0, len(LESSON.state(LESSON.step(step).at).legal()), 6):
        tutor = lead(open_tutor, step)
        player = tutor.session.state.due.player
        decide(tutor, tutor.session.state.legal()[place])
        while tutor.course.outcome() == "open":
            decide(tutor, tutor.session.state.legal()[0])
        if tutor.course.outcome() == "same":
            continue
        assert written_in(
            card(tutor), words("reached" if tutor.course.attempt.is_goal_reached else "shown")
        )
        comparison = tutor.course.attempt.comparison
        ours, theirs = (
            {row.key: row[side] or 0 for row in comparison.rows.get(player, ())} for side in (1, 2)
        )
        if not ours:
            continue
        assert "tutor-balance" in card(tutor)
        told = unescape(card(tutor).split('tutor-balance">')[1].split("</p>")[0])
        more = {
            True: told.endswith("your move is the better one for now."),
            False: told.endswith("and is ahead for now."),
        }
        if more[True]:
            assert ours["points"] >= theirs["points"]
            assert ours["gold"] >= theirs["gold"]
        if more[False]:
            assert ours["points"] <= theirs["points"]
        for name in ("point", "gold"):
            key = {"point": "points"}.get(name, name)
            assert (ours[key] != theirs[key]) == (f" {name}" in told)


ADVISED = [
    step
    for step in of_kind("turn")
    if LessonText(LESSON, GAME).step(LESSON.step(step)).get("advised")
]


@pytest.mark.parametrize("step", first_of(ADVISED, 1))
def test_the_advised_decision_is_praised(step):
    """The card says that the learner decided as advised, and does not repeat the advice."""
    words = LessonText(LESSON, GAME).step(LESSON.step(step))
    tutor = lead(open_step(), step)
    decide(tutor, advised_player("princes").choose(tutor.session.state).decision)
    while tutor.course.outcome() == "open":
        decide(tutor, tutor.session.state.legal()[0])
    assert written_in(card(tutor), tutor.stage.say("task-as-advised"))
    assert not written_in(card(tutor), words("advised"))


@pytest.mark.parametrize("step", ADVISED)
def test_all_others_read_the_advice(step):
    """After any other decision the card shows the advice, unless it calls the decision better."""
    words = LessonText(LESSON, GAME).step(LESSON.step(step))
    tutor = lead(open_step(), step)
    best = advised_player("princes").choose(tutor.session.state).decision
    made = example_of(step)[LESSON.step(step).at.ply]
    legal = tutor.session.state.legal()
    decide(tutor, next(each for each in legal if each not in (best, made)))
    while tutor.course.outcome() == "open":
        decide(tutor, tutor.session.state.legal()[0])
    is_better = "your move is the better one" in card(tutor)
    assert written_in(card(tutor), words("advised")) != is_better
    assert not written_in(card(tutor), tutor.stage.say("task-as-advised"))


@pytest.mark.parametrize(("district", "key"), [("llama_meadow", "reached"), ("sun_clock", "shown")])
def test_another_way_to_the_goal_of_the_step_gets_credit(district, key):
    """Bert's way by the Llama Meadow also reaches the goal of the step and gets credit. His way by the Sun Clock does not."""
    tutor = lead(open_step(), "bert-plans-ahead")
    words = LessonText(LESSON, GAME).step(LESSON.step("bert-plans-ahead"))
    legal = tutor.session.state.legal()
    decide(tutor, next(each for each in legal if (each.type, each.choice) == ("move", district)))
    while tutor.course.outcome() == "open":
        decide(tutor, tutor.session.state.legal()[0])
    said = {each for each in ("reached", "shown") if written_in(card(tutor), words(each))}
    assert said == {key}


def test_others_answer_for_themselves_where_they_take_part():
    """After Gina makes the example's offer, Bert and Ralph decide as in the example.

    After another offer they follow the advice.
    """
    tutor = open_step("gina-begins")
    say = tutor.stage.say
    assert written_in(card(tutor), say("task-turn", player="Gina", due="Gina"))
    enters, offers, *answers = LESSON.record.decisions[35:39]
    decide(tutor, enters)
    assert written_in(card(tutor), say("task-turn-begun", player="Gina", due="Gina"))
    decide(tutor, offers)
    assert [each.player for each in answers] == ["Bert", "Ralph"]
    assert tutor.session.line.record.decisions[37:39] == tuple(answers)
    assert tutor.course.outcome() == "same"
    # A learner who goes back to an answer may give another one.
    tutor.session.go(37)
    assert written_in(card(tutor), say("task-joins", player="Gina", due="Bert"))
    tutor.session.go(36)
    decide(tutor, Decision("Gina", "offer", ()))
    made = tutor.session.line.record.decisions[36:]
    assert [each.player for each in made] == ["Gina", "Bert", "Ralph"]
    assert [bool(tutor.session.tree.node(place).reason) for place in tutor.session.path[37:40]] == [
        False,
        True,
        True,
    ]
    assert tutor.course.outcome() == "other"
    assert not tutor.course.attempt.is_turn_open


def test_an_unfinished_turn_is_not_judged():
    """The card gives no verdict on a player who has only entered a district, since the turn is not finished."""
    tutor = open_step("bert-places")
    decide(tutor, Decision("Bert", "move", "royal_palace"))
    assert tutor.course.outcome() == "other"
    assert "tutor-balance" not in card(tutor)


def test_a_present_turn_looks_different_from_a_new_one():
    """In the middle of a turn the card folds the text of the step and says that it describes the board before the turn."""
    tutor = open_step("gina-begins")
    text, before = (
        lesson_text(tutor.course.lesson, "en").step(tutor.course.runner.step).text,
        tutor.stage.say("lesson-told-before"),
    )
    assert "tutor-is-under-way" not in tutor.lesson_card.modes
    assert not written_in(card(tutor), before)
    decide(tutor, Decision("Gina", "move", "main_temple"))
    assert tutor.lesson_card.modes >= {"tutor-is-trying", "tutor-is-under-way"}
    open_part, folded = card(tutor).split("</details>")[0].split("<details")
    assert written_in(folded, before)
    assert written_in(folded, text)
    assert not written_in(open_part, text)
    assert "open=" not in folded.partition(">")[0]


def test_a_verdict_speaks_only_of_the_player_of_the_turn():
    """The verdict speaks only of the player whose turn it is.

    The effects on others are in the comparison.
    """
    tutor = open_step("gina-begins")
    decide(tutor, LESSON.record.decisions[35])
    decide(tutor, Decision("Gina", "offer", ()))
    assert tutor.course.outcome() == "other"
    assert card(tutor).count("tutor-balance") == 1
    assert "tutor-result-line" not in card(tutor)
    assert 'data-do="compare"' in card(tutor)


@pytest.mark.parametrize("goal", ["potters_quarter", "main_temple", "royal_palace"])
def test_an_unfinished_turn_says_what_follows_and_compares_nothing(goal):
    """When a Prince has just entered a district, the card shows the next decision and no figures.

    At the end of the turn the card says what the learner's own move has brought.
    """
    tutor = open_step("bert-places")
    decide(tutor, Decision("Bert", "move", goal))
    state = tutor.session.state
    assert state.due is not None
    due = tutor.stage.game.due(state.due, state)
    # Beside a learner's own turn the choices stay until it is over; the example's move is the
    # whole task, and the next step tells what follows.
    is_own = tutor.course.outcome() == "other"
    goes_on = tutor.stage.say("task-turn-goes-on", due=due)
    assert written_in(card(tutor), goes_on) == is_own
    assert 'data-do="compare"' not in card(tutor)
    assert card(tutor).count("tutor-result-line") == is_own
    assert ("tutor-is-trying" in tutor.lesson_card.modes) == is_own == (goal != "potters_quarter")
    while in_a_turn(tutor.session.line, tutor.session.ply):
        tutor.session.play(legal(tutor)[0])
    assert "tutor-is-trying" not in tutor.lesson_card.modes
    assert written_in(card(tutor), tutor.stage.say("own-followed")) == is_own


def legal(tutor):
    """Return the legal decisions now."""
    state = tutor.session.state
    return list(legal_for(state, state.due.player))


def test_a_shown_decision_leaves_the_rest_to_the_next_step():
    """After the example's move is shown, the card does not say that the turn is not over yet."""
    tutor = open_step("bert-places")
    press(tutor, "lesson-move", "bert-places")
    assert tutor.course.attempt.is_turn_open
    assert "The turn is not over yet" not in card(tutor)


def test_at_night_a_decision_is_compared_at_once():
    """A decision at night is compared with the example at once, since the player has no further turn to finish."""
    tutor = open_step("bert-redeems")
    decide(tutor, Decision("Bert", "redeem", ()))
    assert "tutor-result-line" in card(tutor)
    assert 'data-do="compare"' in card(tutor)


def test_a_move_is_shown_only_in_its_own_step():
    """The control that shows a step's move works only in that step.

    A second press on it shows no further move.
    """
    tutor = open_step("gina-stays")
    press(tutor, "lesson-move", "bert-stays")
    assert tutor.session.ply == 17
    press(tutor, "lesson-move", "gina-stays")
    press(tutor, "lesson-move", "gina-stays")
    assert tutor.session.ply == 18


def test_contents_distinguish_done_from_seen():
    """The contents distinguish steps that are done, skipped, only seen or open, and count the first three kinds."""
    tutor = open_step("bert-acquires")
    decide(tutor, LESSON.record.decisions[14])
    decide(tutor, LESSON.record.decisions[15])
    on(tutor)
    on(tutor)
    press(tutor, "lesson-move", "gina-stays")
    on(tutor)
    runner = tutor.course.runner
    standings = [
        runner.standing(LESSON.step(step))
        for step in (
            "bert-acquires",
            "gina-stranded",
            "gina-stays",
            "bert-sacrifices",
        )
    ]
    assert standings == ["done", "skipped", "seen", "open"]
    press(tutor, "contents")
    steps = len(LESSON.acts[2].steps)
    assert written_in(card(tutor), f"1 of {steps} done · 1 only seen")
    assert written_in(card(tutor), "1 question skipped")


def test_a_seen_step_can_be_done_later():
    """A step that was only seen can be done later. It stays done when the learner looks at it again."""
    tutor = open_step("gina-stays")
    press(tutor, "lesson-move", "gina-stays")
    on(tutor)
    step = LESSON.step("gina-stays")
    assert tutor.course.runner.standing(step) == "seen"
    lead(tutor, "gina-stays")
    decide(tutor, LESSON.record.decisions[17])
    on(tutor)
    assert tutor.course.runner.standing(step) == "done"
    lead(tutor, "gina-stays")
    press(tutor, "lesson-move", "gina-stays")
    on(tutor)
    assert tutor.course.runner.standing(step) == "done"


def test_an_older_file_is_read():
    """An older file of progress, which has no seen steps, counts every step that the learner passed as done."""
    tutor = open_step("gina-stays")
    press(tutor, "lesson-move", "gina-stays")
    on(tutor)
    progress = tutor.course.runner.progress
    assert read_progress(parse_json(progress.dump()), LESSON) == progress
    old = progress.to_json()
    del old["seen"]
    tutor.course.take(old)
    assert tutor.course.runner.standing(LESSON.step("gina-stays")) == "done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tried_alternative_has_its_answer_first(language):
    """After the learner tries an alternative, the answer to the guess stands directly below the title."""
    tutor = open_step("bert-pays-ralph", language)
    press(tutor, "try")
    after = card(tutor).split("</h3>", 1)[1]
    assert after.lstrip().startswith('<p class="tutor-answer tutor-answer-right tutor-claim"')
    assert "tutor-refusal-head" not in tutor.refused.widget.value


def test_a_right_answer_on_a_fresh_position_stays():
    """After a right answer on a fresh position, the right option stays marked whatever the learner presses."""
    tutor = open_step("the-review")
    press(tutor, "review")
    give(tutor, right_now(tutor))
    shown = card(tutor)
    for number in range(len(options(tutor.course.question))):
        press(tutor, "option", number)
    assert card(tutor) == shown
    assert tutor.course.quiz.answers == [True]


def test_a_fresh_position_is_called_another_one():
    """The announcement and the card say that the question is about another position."""
    tutor = open_step("the-review")
    press(tutor, "review")
    about = tutor.stage.say("quiz-about")
    assert written_in(card(tutor), about)
    assert tutor.lesson_card.sentence.startswith(about)
    assert tutor.stage.game.question(tutor.course.question).text in tutor.lesson_card.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_called_wrong_in_words(language):
    """The text, the announcement and the name of the control call the answer wrong."""
    tutor = open_step("bert-enters", language)
    question = tutor.course.question
    words = tutor.stage.game.question(question)
    number = next(at for at, each in enumerate(options(question)) if each not in question.right)
    label = words.options[number][0]
    press(tutor, "option", number)
    said = tutor.stage.say("question-not-quite", option=label)
    assert tutor.lesson_card.sentence.startswith(said)
    answers = card(tutor).split("tutor-answers", 1)[1]
    assert written_in(answers, said)


def test_a_heading_that_takes_the_focus_is_read_once():
    """A screen reader reads the focused heading, so the announcement does not repeat it."""
    tutor = open_step()
    on(tutor)
    step = LESSON.steps[1]
    assert 'data-focus="1"' in card(tutor)
    assert tutor.lesson_card.sentence == "step 2 of 8"
    tutor.show()
    assert tutor.lesson_card.sentence == "step 2 of 8"
    assert tutor.course.runner.step is step


def test_the_review_mentions_a_miss_only_where_it_was():
    """The review mentions an earlier miss only for a concept that the learner has missed.

    Each question names the moment of its game; two questions in a row do not repeat why they are asked.
    """
    tutor = open_step("bert-enters")
    on(tutor)
    (missed,) = tutor.course.runner.missed_concepts()
    lead(tutor, "the-review")
    press(tutor, "review")
    before = ""
    for question in list(tutor.course.quiz.questions):
        about = "quiz-about-missed" if question.concept == missed else "quiz-about"
        said = [each for each in ("quiz-about-missed", "quiz-about") if opens(tutor, each)]
        assert said == [about] * (about != before)
        assert written_in(card(tutor), tutor.stage.game.moment(question.state.position())[0])
        before = about
        on(tutor)


def opens(tutor, about):
    """Return whether the card explains with the message `about` why it asks the question."""
    return written_in(card(tutor), tutor.stage.say(about))


def test_the_contents_mention_misses_only_where_they_were():
    """The contents have a heading for missed concepts only after the learner has missed one."""
    tutor = open_step("bert-enters")
    first = tutor.stage.say("learnt-next-missed")
    press(tutor, "contents")
    assert not written_in(card(tutor), first)
    press(tutor, "contents")
    on(tutor)
    press(tutor, "contents")
    assert written_in(card(tutor), first)


def test_the_lesson_asks_about_many_concepts():
    """The questions of the lesson's steps ask about more than a third of the concepts."""
    tutor = open_step()
    runner = tutor.course.runner
    for step in LESSON.steps:
        runner.go(step.id)
        if runner.question is not None:
            runner.answer(runner.question.right[0])
    learned = runner.concept_progress()
    assert 3 * sum(each.asked > 0 for each in learned) > len(learned)


def test_every_answer_is_part_of_the_total():
    """Each answered question counts once in the total, also a question of a review. A skipped question does not count."""
    tutor = open_step()
    runner, asked = tutor.course.runner, 0
    for step in LESSON.steps:
        runner.go(step.id)
        if runner.question is None:
            continue
        if step.id == "saved-or-conquered":
            runner.skip()
            continue
        asked += 1
        if step.id == "counting-points":
            runner.answer(runner.question.wrong[0].value)
        runner.answer(runner.question.right[0])
    runner.note_review("whose_incas_produce", is_right=False)
    assert (len(runner.answers()), sum(runner.answers())) == (asked + 1, asked - 1)
    press(tutor, "contents")
    learned = runner.concept_progress()
    figures = {"known": sum(each.is_learnt for each in learned), "all": len(learned)}
    told = tutor.stage.say("learnt-sum", right=asked - 1, asked=asked + 1, **figures)
    assert written_in(card(tutor), told)


def test_a_result_does_not_repeat_the_decision():
    """The result names the effects of a decision, and does not repeat the taken tile or the Prince's path."""
    tutor = open_step("gina-stays")
    decide(tutor, Decision("Gina", "stay", "llama"))
    assert "tutor-balance" in card(tutor)
    assert not written_in(card(tutor), "Gina holds the llama tile")
    tutor = open_step("bert-plans-ahead")
    decide(tutor, Decision("Bert", "move", "llama_meadow"))
    assert not written_in(card(tutor), "Bert's Prince is")


def test_the_review_begins_with_the_typical_and_mixes_then():
    """The review begins with the typical questions.

    The later questions do not keep the order in which the lesson teaches their concepts.
    """
    tutor = open_step("the-review")
    press(tutor, "review")
    asked = tutor.course.quiz.questions
    taught = list(LESSON.teaching.CONCEPTS)
    first = [taught.index(question.concept) for question in asked[:TYPICAL_FIRST]]
    assert first == sorted(first)
    assert all(is_typical(LESSON.teaching, question) for question in asked[:TYPICAL_FIRST])
    rest = [taught.index(question.concept) for question in asked[TYPICAL_FIRST:]]
    assert rest != sorted(rest)


def test_a_comparison_in_a_lesson_leads_back_to_it():
    """Closing a comparison that was opened in the lesson leads back to the lesson.

    Closing a comparison that was opened elsewhere does not.
    """
    tutor = open_step("gina-stays")
    decide(tutor, Decision("Gina", "stay", "llama"))
    press(tutor, "compare", tutor.course.attempt.place)
    ways = tutor.compare.widget.children[-1]
    back = tutor.stage.say("compare-close.lesson")
    assert written_in(ways.value, back)
    press(tutor, "close-compare")
    assert tutor.lesson_card.is_leading
    press(tutor, "view", "explore")
    press(tutor, "compare", 1)
    assert not written_in(ways.value, back)


def test_a_skipped_question_is_not_called_right():
    """The page shows the answer to a skipped question, and does not call the learner right."""
    tutor = open_step("bert-enters")
    on(tutor)
    tutor.course.open_step("bert-enters")
    tutor.show()
    assert written_in(card(tutor), tutor.stage.say("question-shown"))
    assert not written_in(card(tutor), tutor.stage.say("question-right"))
    assert "tutor-answer-right" not in card(tutor)
