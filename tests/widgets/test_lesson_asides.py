"""Further questions of the lesson: how sure the learner is, and which rule decides."""

from dataclasses import replace
from itertools import islice

import pytest

from tests.pages import first_of
from tests.widgets.test_lesson import LESSON, card, give, lead, on, open_step, press, written_in
from tutor.core.lessons.forms import NO, YES
from tutor.core.lessons.questions import (
    DEGREES,
    RULES_OFFERED,
    Certainty,
    certainties,
    rules_offered,
)
from tutor.core.lessons.review import fresh_questions
from tutor.core.lessons.runner import LessonRunner
from tutor.core.words.text import LANGUAGES, text_for
from widgets.lesson.modes import Thinking, rules_beside

LONGEST_SAID = 32
"""The largest number of words in the sentence that says the gist of an offered rule."""
ASKING = [step.id for step in LESSON.steps if LESSON.task(step).asking is not None]


def asked_at(tutor, place):
    """Return the page at the question that comes after `place` other questions of the lesson."""
    for step in ASKING[:place]:
        lead(tutor, step)
        tutor.course.runner.answer(tutor.course.question.right[0])
    lead(tutor, ASKING[place])
    tutor.show()
    return tutor


def answer(tutor, *, is_right):
    """Choose a right option, or a wrong one."""
    course = tutor.course
    question, posed = course.question, course.question_view.posed
    if course.question_view.several:
        give(tutor, question.right[0] if is_right else question.wrong[0].value)
        return
    if posed.is_claim:
        value = YES if posed.is_so == is_right else NO
    else:
        value = question.right[0] if is_right else question.wrong[0].value
    press(tutor, "option", course.question_view.choices.index(value))


def asked_in(kind, language="en"):
    """Return the page at a question of the review whose form is of this kind."""
    tutor = lead(open_step(language=language), "the-review")
    while True:
        press(tutor, "review")
        while tutor.course.question is not None:
            if tutor.course.quiz.current.kind == kind:
                return tutor
            on(tutor)
        # An unanswered question would come back first, again and again.
        progress = tutor.course.runner.progress
        tutor.course.runner.progress = replace(progress, seed=progress.seed + 1, reviewed=())
        press(tutor, "quiz-leave")
        lead(tutor, "the-review")


@pytest.mark.parametrize("wrong", first_of([1, 0, 6], 1))
def test_the_end_of_a_review_has_an_honest_result(wrong):
    """The sentence of a review's result differs for all, most and fewer answers right."""
    tutor = lead(open_step(), "the-review")
    press(tutor, "review")
    count = len(tutor.course.quiz.questions)
    for number in range(count):
        answer(tutor, is_right=number >= wrong)
        on(tutor)
    case = {0: "all", 1: "most", 6: "some"}[wrong]
    said = tutor.stage.say("quiz-done", case=case, right=count - wrong, count=count)
    assert written_in(card(tutor), said)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_several_players_are_marked_and_then_sent(language):
    """A press marks a player as part of the answer, and another press sends the marked players.

    A wrong set of players has a reply and can be corrected. The right set settles the question.
    """
    tutor = asked_in("several", language)
    course, say = tutor.course, tutor.stage.say
    right = course.question.right[0]
    assert written_in(card(tutor), say("several-hint"))
    press(tutor, "option", 0)
    assert card(tutor).count('aria-pressed="true"') == 1
    press(tutor, "option", 0)
    assert written_in(card(tutor), say("several-none"))
    wrong = tuple(name for name in course.question_view.several if name not in right)
    give(tutor, wrong)
    assert not course.question_view.is_settled
    assert "tutor-answer-wrong" in card(tutor)
    give(tutor, right)
    assert course.question_view.is_settled
    assert course.quiz.answers[-1] is False
    assert written_in(card(tutor), tutor.stage.game.question(course.question).right)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_number_is_typed(language):
    """The field accepts any number and replies with a reason.

    It ignores a text that is no number.
    """
    tutor = asked_in("entered", language)
    course = tutor.course
    words, right = tutor.stage.game.question(course.question), course.question.right[0]
    assert 'id="tutor-number"' in card(tutor)
    assert 'data-do="option"' not in card(tutor)
    for nonsense in ("", "many", "-1", "1e3", "99999"):
        press(tutor, "give-number", f"{course.at}\n{nonsense}")
        assert course.work.reply == Thinking()
    stray = next(each for each in range(60) if each not in (right, *words.answers))
    give(tutor, stray)
    assert written_in(card(tutor), words.nudge)
    likely = course.question.wrong[0].value
    give(tutor, likely)
    assert written_in(card(tutor), words.answers[likely])
    assert f'value="{likely}"' in card(tutor)
    give(tutor, right)
    assert course.question_view.is_settled
    assert written_in(card(tutor), words.right)
    assert 'id="tutor-number"' not in card(tutor)


def test_things_are_found_on_the_board_of_a_fresh_position():
    """The learner taps the thing or presses its name. Other things are not accepted as answers."""
    tutor = asked_in("found")
    course = tutor.course
    question = course.question
    assert not course.find("deck")
    wrong = question.wrong[0].value
    assert course.find(wrong)
    assert tutor.course.question_view.chosen == (wrong,)
    assert course.find(question.right[0])
    assert course.question_view.is_settled


def test_one_question_in_four_asks_how_sure_the_learner_is():
    """The third question and then every fourth asks how sure the learner is.

    A question that is answered on the board never asks for it.
    """
    places = []
    for place in (2, 5, 6, 7):
        tutor = asked_at(open_step(), place)
        if 'data-do="certainty"' in card(tutor):
            places.append(place)
    assert places == [6]


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("is_right", [True, False])
def test_the_certainty_is_compared_with_the_first_answer(language, is_right):
    """The page compares the certainty with the first answer; the learner may change the certainty only before it."""
    tutor = asked_at(open_step(language=language), 6)
    press(tutor, "certainty", "certain")
    press(tutor, "certainty", "rather")
    assert card(tutor).count('aria-pressed="true"') == 1
    answer(tutor, is_right=is_right)
    said = tutor.stage.say("certainty-reply", case="rather-right" if is_right else "rather-wrong")
    assert written_in(card(tutor), said)
    assert tutor.page.spoken.startswith(said)
    press(tutor, "certainty", "guessing")
    answer(tutor, is_right=True)
    assert ("tutor-certainty-told" in card(tutor)) == is_right
    assert tutor.course.runner.progress.certain == (("rather", is_right),)
    press(tutor, "contents")
    assert written_in(card(tutor), tutor.stage.say("certainty-table"))
    assert f"<td>1</td><td>{int(is_right)}</td>" in card(tutor)


def test_a_review_calls_the_right_answer_right():
    """In the review the reply to a certain learner says truly whether the answer was right, for a claim and an option."""
    tutor = lead(open_step(), "the-review")
    press(tutor, "review")
    seen = set()
    while tutor.course.question is not None:
        is_right = len(seen) % 2 == 0
        if 'data-do="certainty"' in card(tutor):
            press(tutor, "certainty", "certain")
            kind = tutor.course.question_view.posed.is_claim
            answer(tutor, is_right=is_right)
            said = "certain-right" if is_right else "certain-wrong"
            assert written_in(card(tutor), tutor.stage.say("certainty-reply", case=said))
            seen.add((kind, is_right))
        else:
            answer(tutor, is_right=True)
        on(tutor)
    assert len(seen) > 1


def test_the_certainty_is_optional():
    """Without a certainty the answer counts as usual, and the page says nothing of it.

    An unknown degree of certainty changes nothing.
    """
    tutor = asked_at(open_step(), 6)
    press(tutor, "certainty", "very")
    answer(tutor, is_right=True)
    assert tutor.course.runner.current_try.is_settled
    assert tutor.course.runner.progress.certain == ()
    assert "tutor-certainty-told" not in card(tutor)
    press(tutor, "contents")
    assert "tutor-certainties" not in card(tutor)


def test_the_table_has_every_degree():
    """The table lists also a degree of certainty that the learner never chose."""
    said = [("rather", True), ("certain", False), ("rather", False)]
    expected = [("guessing", 0, 0), ("rather", 2, 1), ("certain", 1, 0)]
    assert certainties(said) == tuple(Certainty(*each) for each in expected)
    assert [each.degree for each in certainties(())] == list(DEGREES)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("is_right", [True, False])
def test_after_an_answer_the_learner_may_name_the_rule(language, is_right):
    """After an answer the learner may name the rule once; the reply gives the right rule, and *Go on* stays enabled."""
    tutor = lead(open_step(language=language), "the-review")
    for step in LESSON.steps[:-1]:
        tutor.course.runner.progress = tutor.course.runner.progress.with_done(step.id)
    press(tutor, "review")
    assert 'data-do="name-rule"' not in card(tutor)
    answer(tutor, is_right=True)
    course = tutor.course
    offered, right = (
        rules_beside(course.runner, course.work, course.question_view),
        course.question.rules[0],
    )
    assert card(tutor).count('data-do="name-rule"') == RULES_OFFERED == len(offered)
    assert 'data-do="lesson-next"' in card(tutor)
    for rule in offered:
        assert written_in(card(tutor), tutor.stage.game.rule_said(rule))
        assert not written_in(card(tutor), tutor.stage.game.rule_title(rule) + "</button>")
    wrong = next(rule for rule in offered if rule != right)
    press(tutor, "name-rule", right if is_right else wrong)
    game = tutor.stage.game
    told = {"rule": game.rule_title(right), "said": game.rule_said(right)}
    said = tutor.stage.say("rule-right" if is_right else "rule-wrong", **told)
    assert written_in(card(tutor), said)
    assert 'data-do="name-rule"' not in card(tutor)
    press(tutor, "name-rule", wrong)
    assert written_in(card(tutor), said)
    on(tutor)
    answer(tutor, is_right=True)
    assert 'data-do="name-rule"' not in card(tutor)


FITTING = {
    "whose_incas_produce": {"All produce, or none", "Paid production"},
    "corn_to_produce": {"Paid production"},
    "bonus_and_product": {"Bonus", "Farmers", "Paid production"},
    "used_up": {"All produce, or none", "Sacrifice once a day"},
    "goods_for_incas": {"Watchman's Hut", "Royal Palace", "Recruiting limit"},
    "way_there": {"Walking", "Llama move", "Never twice running"},
    "order_value": {"Step value"},
    "goods_for_order": {"Price of priests"},
    "stone_then_sacrifice": {"Stones", "Sacrifice"},
    "trail_goods": {"Granary", "Stable"},
    "paid_at_the_end": {"Granary", "Stable"},
    "main_offer": {"Main Temple"},
    "selling": {"Selling"},
    "buying": {"Buying"},
    "last_turns": {"End of the day"},
    "next_start": {"New day"},
    "moon_at_night": {"Moon tiles"},
    "clock_pays": {"Sun Clock's reward"},
    "night_order": {"Order of the night"},
    "over_the_summit": {"Summit"},
    "short_deck": {"Short deck"},
    "cards_kept": {"Summit", "Short deck"},
    "card_worth": {"Cards score"},
    "gold_multiplies": {"Gold", "Level on gold"},
}
"""Names of rules that rightly answer "Which rule was that?" after a question, chosen by hand."""


@pytest.mark.parametrize("concept", first_of(LESSON.teaching.CONCEPTS, 6))
def test_the_right_rule_answers_by_its_name(concept):
    """The rule that decides a question is a rule of its concept, fits the question by name, and is among the offered rules."""
    words = text_for(LESSON.game.name)
    own = [LESSON.question(each) for each in LESSON.askings.values() if each.concept == concept]
    for question in (*own, *islice(fresh_questions(LESSON.game, [concept], 3), 4)):
        assert question.rules[0] in LESSON.teaching.CONCEPTS[concept].rules
        assert words.rule_title(question.rules[0]) in FITTING[concept]
        assert question.rules[0] in rules_offered(LESSON.teaching, question, LESSON.game.rules)


@pytest.mark.parametrize("concept", first_of(LESSON.teaching.CONCEPTS, 6))
def test_the_offered_rules_differ(concept):
    """Exactly one offered rule has to do with the question, and it decides the question.

    No two offered rules have the same words.
    """
    for question in islice(fresh_questions(LESSON.game, [concept], 1), 4):
        offered = rules_offered(LESSON.teaching, question, LESSON.game.rules)
        assert len(offered) == RULES_OFFERED
        touched = {*question.rules, *LESSON.teaching.CONCEPTS[concept].rules}
        assert touched & set(offered) == {question.rules[0]}
        for language in LANGUAGES:
            words = text_for(LESSON.game.name, language)
            said = {words.rule_said(rule) for rule in offered}
            assert len(said) == RULES_OFFERED
            assert all(len(each.split()) <= LONGEST_SAID for each in said), said


def test_only_taught_rules_are_offered():
    """Beside the right rule, the page offers only rules that the lesson has taught.

    If too few rules were taught, the page does not ask.
    """
    question = next(fresh_questions(LESSON.game, ["way_there"], 1))
    right, likely = question.rules[0], LESSON.teaching.RIVALS[question.rules[0]]
    assert rules_offered(LESSON.teaching, question, likely[:1]) == ()
    taught = likely[1:]
    assert set(rules_offered(LESSON.teaching, question, taught)) == {right, *taught[:2]}


def test_earlier_steps_teach_rules():
    """A step teaches the rules of its text and of its question."""
    runner = LessonRunner(LESSON)
    assert runner.taught_rules() == frozenset()
    while runner.step.id != "goods-fly":
        runner.next()
    assert {"setup.first_inca", "move.trigger", "production.once"} <= runner.taught_rules()
    assert "temple.stones" not in runner.taught_rules()
