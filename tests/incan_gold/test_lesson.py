"""The lesson of the first quest: it teaches every rule, and its choices are what the odds say."""

import re

import pytest

from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.incan_gold.spec import RULES_IN_ORDER
from tutor.incan_gold.teaching import CONCEPTS, MEASURES

LESSON = open_course("first_quest", "incan_gold")
LEARNER = {"player": "Ana"}
STATED = re.compile(r"\b(example|line|ply)\b|ejemplo|línea|esempio|linea")
LONGEST = 240
"""The most characters before the first tap: four lines of the narrowest card."""


def choices():
    """Return the steps in which the learner chooses torch or camp."""
    return [step for step in LESSON.steps if step.task.kind == "decide"]


def test_every_rule_is_taught_or_met():
    """A step, a question or an event of the game shows every rule but those of an untimely choice."""
    taught = {rule for step in LESSON.steps for rule in step.rules}
    asked = {rule for each in LESSON.askings.values() for rule in LESSON.question(each).rules}
    met = {event.rule for events in LESSON.line.events for event in events}
    assert {*RULES_IN_ORDER} - (taught | asked | met) == {"turn.player", "turn.over"}


def test_the_learner_chooses_as_the_odds_say():
    """The teacher takes the choice that is worth more on average, and says so from round 3 on."""
    for step in choices():
        state = LESSON.state(step.at)
        assert state.due.player == "Ana"
        right = LESSON.line.record.decisions[step.at.ply].choice
        question = CONCEPTS["torch_or_camp"].ask(state, LESSON.askings["q-by-feeling"].about)
        assert question is None or question.right == (right,)


def test_risk_is_asked_before_the_odds_are_shown():
    """A question without the odds comes right before the same choice with them."""
    steps = {step.id: step for step in LESSON.steps}
    before, after = steps["by-feeling"], steps["by-the-odds"]
    assert before.at == after.at
    assert LESSON.steps.index(after) == LESSON.steps.index(before) + 1


def test_two_acts_of_eight_steps_with_something_to_do():
    """Every step has a task; eight of them are predictions, each on one concept of the game."""
    assert [len(act.steps) for act in LESSON.acts] == [8, 8]
    assert all(step.task for step in LESSON.steps)
    assert len(LESSON.askings) == 8
    assert len(choices()) == 7


def test_both_variants_are_played():
    """The game has artifacts, and an exhibit has none."""
    variants = {LESSON.line.states[0].position()["variant"]}
    variants |= {each.start.position()["variant"] for each in LESSON.exhibits.values()}
    assert variants == {"standard", "diamant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_short(language):
    """A step says in four lines what it asks, with its figures, and calls the teacher the teacher."""
    words = lesson_text(LESSON, language)
    for step in LESSON.steps:
        said = words.step(step)
        replies = " ".join(said.get(form) for form in ("same", "shown", "done"))
        assert len(said.text) <= LONGEST, step.id
        assert not STATED.search(f"{said.title} {said.text} {replies}"), step.id
    assert words.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_wrong_answer_has_a_reply_of_its_own(language):
    """No two wrong options of a question share their reply, and each reply can name figures."""
    words = lesson_text(LESSON, language)
    for asking in LESSON.askings.values():
        told = words.question(asking)
        assert len({*told.answers.values()}) == len(told.options) - 1


def test_the_measures_of_the_texts_exist():
    for step in LESSON.steps:
        assert {each.measure for each in step.values.values()} <= {*MEASURES}
