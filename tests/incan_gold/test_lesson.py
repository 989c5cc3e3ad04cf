"""The lesson of the first quest teaches every rule, and its choices are what the odds say."""

import re
from itertools import pairwise

import pytest

from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.incan_gold.teaching import CONCEPTS

LESSON = open_course("first_quest", "incan_gold")
LEARNER = {"player": "Ana"}
FIGURE = re.compile(r"\d+(?:\.\d+)?")
CARDS = ("treasure_found", "artifact_found", "hazard_met", "hazard_struck")
LONGEST = 240
"""The most characters before the first tap: four lines of the narrowest card."""


def choices():
    """Return the steps in which the learner chooses torch or camp."""
    return [step for step in LESSON.steps if step.task.kind == "decide"]


def test_every_rule_is_taught_or_met():
    """A step, a question or an event of the lesson shows every rule except those of an untimely choice."""
    taught = {rule for step in LESSON.steps for rule in step.rules}
    asked = {rule for each in LESSON.askings.values() for rule in LESSON.question(each).rules}
    met = {event.rule for events in LESSON.line.events for event in events}
    assert LESSON.game.rules - (taught | asked | met) == {"turn.player", "turn.over"}


def test_the_learner_chooses_as_the_odds_say():
    """At each choice of the learner, the example makes the choice that is worth more on average."""
    for step in choices():
        state = LESSON.state(step.at)
        assert state.due.player == "Ana"
        right = LESSON.line.record.decisions[step.at.ply].choice
        question = CONCEPTS["torch_or_camp"].ask(state, LESSON.askings["q-by-feeling"].about)
        assert question is None or question.right == (right,)


def test_risk_is_asked_before_the_odds_are_shown():
    """In round 3 a question without odds comes before the question with odds about the same choice.

    The replies to the choice then say what torch and camp were each worth.
    """
    words, pairs = lesson_text(LESSON, "en"), []
    for before, after in pairwise(LESSON.steps):
        asking = LESSON.task(before).asking
        if asking is None or before.at != after.at or after.task.kind != "decide":
            continue
        pairs.append((LESSON.state(after.at).position()["round"], LESSON.question(asking).right))
        figures = LESSON.figures(after.values, LESSON.state(after.at))
        torch = f"{figures['whole']}.{figures['tenth']}"
        for form in ("same", "other", "shown"):
            told = FIGURE.findall(words.step(after)(form))
            assert {str(figures["home"]), torch} <= {*told}
    assert pairs == [(3, ("torch",))]


def test_no_card_turns_untold():
    """The text of each step names all cards that were turned since the step before."""
    told = {"dangerous-cards": 1, "by-feeling": 1, "one-spider": 2, "who-wins": 5}
    steps = [step for step in LESSON.steps if not step.at.exhibit]
    for before, after in pairwise(steps):
        seen = LESSON.task(before).until
        events = [event for each in LESSON.line.events[seen : after.at.ply] for event in each]
        turned = sum(event.type in CARDS for event in events)
        assert turned == told.get(after.id, 0) or after.task.kind == "review", after.id


def test_two_acts_with_something_to_do_at_every_step():
    """The lesson has two acts, and every step has a task.

    Six of the tasks are predictions, each on one concept of the game.
    """
    assert [len(act.steps) for act in LESSON.acts] == [7, 7]
    assert all(step.task for step in LESSON.steps)
    assert len(LESSON.askings) == 6
    assert len(choices()) == 8


def test_both_variants_are_played():
    """The lesson shows both variants: its game has artifacts, and an exhibit of the original game has none."""
    variants = {LESSON.line.states[0].position()["variant"]}
    variants |= {each.start.position()["variant"] for each in LESSON.exhibits.values()}
    assert variants == {"standard", "diamant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_short(language):
    """The text of each step is at most four lines long."""
    words = lesson_text(LESSON, language)
    for step in LESSON.steps:
        assert len(words.step(step).text) <= LONGEST, step.id
    assert words.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_wrong_answer_has_a_reply_of_its_own(language):
    """Each wrong option of a question has a reply of its own."""
    words = lesson_text(LESSON, language)
    for asking in LESSON.askings.values():
        told = words.question(asking)
        assert len({*told.answers.values()}) == len(told.options) - 1
