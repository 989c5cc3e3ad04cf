"""The parts of the lesson fit together: acts, steps, questions, alternatives and exhibits."""

import re
from collections import Counter

import pytest

from tests.princes.lesson.files import alternatives, exhibits, questions, record, steps
from tests.princes.lesson.test_needs import WAYS
from tests.vector_files import quick_start
from tutor.core.lessons.files import courses, open_course
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.runner import LessonRunner
from tutor.princes.spec import SPEC
from tutor.princes.things import all_things

LESSON = open_course("quick_start")
EVERY = [pytest.param(lesson, id=lesson.id) for lesson in courses("princes")]
IN_THE_COURSE = {
    "q-bert-climbs",
    "q-buying",
    "q-clock-pays",
    "q-gina-at-night",
    "q-main-offer",
    "q-order-value",
    "q-other-card",
    "q-over-the-summit",
}
"""The questions that only the notebooks ask, about moments that the lesson plays."""
TRIED_IN_THE_COURSE = {"bert-gives-nothing", "bert-waits", "gina-sends-the-farmer"}
"""Alternatives that only the notebooks offer."""
ON_FRESH_POSITIONS = {
    "cards_kept",
    "goods_for_order",
    "next_start",
    "short_deck",
    "trail_goods",
}
"""Concepts about which only the lesson's review asks, since the lesson tells or plays them."""
ONLY_IN_EXHIBITS = {
    "end.both",
    "end.first",
    "trail.at_once",
    "trail.laps",
    "trail.return_order",
    "turn.over",
}
"""The rules of rare cases, which no step meets: the rules show them by exhibits."""
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def test_the_lesson_has_the_promised_size():
    """The lesson has nine acts of at most eight steps, and as many questions and alternatives as it promises."""
    acts = ["begin", "watch", "complete", "trade", "night", "choose", "endings", "plan", "beyond"]
    assert [act.name for act in LESSON.acts] == acts
    assert LESSON.minutes == 70
    assert all(len(act.steps) <= 8 for act in LESSON.acts)
    assert 50 <= len(LESSON.steps) <= 70
    assert 20 <= len(LESSON.questions) <= 40
    assert 3 <= len(LESSON.alternatives) <= 15


def test_the_record_is_the_example():
    """The lesson has the whole record of the example."""
    assert record() == quick_start()["record"]


def test_ids_are_words_with_hyphens():
    """Each id is made of plain words with hyphens, and no two are the same."""
    for entries in (steps(), questions(), alternatives(), exhibits()):
        ids = [entry["id"] for entry in entries]
        assert all(KEBAB.fullmatch(name) for name in ids)
        assert len(set(ids)) == len(ids)


def test_every_rule_is_taught():
    """A step, an alternative or an exhibit teaches each rule of the game."""
    parts = (*LESSON.steps, *LESSON.alternatives.values(), *LESSON.exhibits.values())
    taught = {rule for part in parts for rule in part.rules}
    assert [rule for rule in SPEC.rules if rule not in taught] == []


@pytest.mark.parametrize("way", WAYS)
def test_a_learner_meets_every_rule(way):
    """The steps show the learner every rule, except those that only exhibits of the rules show.

    This is so for a learner of the quick start alone, and for one who took the first day before.
    """
    met = set()
    for lesson, step in WAYS[way]:
        task = lesson.task(step)
        asked = () if task.asking is None else lesson.question(task.asking).rules
        met.update(step.rules, task.rules, asked)
    assert {*SPEC.rules} - met == ONLY_IN_EXHIBITS


def test_every_worked_example_of_the_rules_is_an_exhibit():
    """The exhibits include all twelve worked examples of the rules."""
    assert {exhibit.example for exhibit in LESSON.exhibits.values()} == set(range(13))


def test_every_question_and_alternative_has_its_step():
    """A step or a notebook offers each question and alternative.

    No concept has too many questions.
    """
    tasks = [step.task for step in LESSON.steps if step.task]
    asked = [task.value for task in tasks if task.kind == "question"]
    tried = [task.value for task in tasks if task.kind == "alternative"]
    assert sorted({*asked, *IN_THE_COURSE}) == sorted(LESSON.questions)
    assert sorted({*tried, *TRIED_IN_THE_COURSE}) == sorted(LESSON.alternatives)
    concepts = Counter(each.concept for each in LESSON.askings.values() if not each.sought)
    assert max(concepts.values()) <= 3
    assert set(concepts) | ON_FRESH_POSITIONS == set(LESSON.teaching.CONCEPTS)
    assert not set(concepts) & ON_FRESH_POSITIONS


def test_the_board_never_goes_back():
    """Each step on the record stands at the ply of the step before, or at a later ply."""
    plies = [step.at.ply for step in LESSON.steps if not step.at.exhibit]
    assert plies == sorted(plies)
    assert plies[-1] == len(LESSON.record.decisions)


@pytest.mark.parametrize("lesson", EVERY)
def test_a_question_has_the_ply_of_its_step(lesson):
    """The task of a step is about the position that the board beside the step shows."""
    for step in lesson.steps:
        if step.task and step.task.kind == "question":
            assert lesson.questions[step.task.value].at == step.at, step.id
        if step.task and step.task.kind == "alternative":
            at = lesson.alternatives[step.task.value].at
            assert at <= step.at.ply, step.id
        if step.task and step.task.kind == "exhibit":
            assert step.at.exhibit == step.task.value, step.id


@pytest.mark.parametrize("lesson", EVERY)
def test_a_step_to_decide_has_a_decision_due(lesson):
    """At a step that asks for a decision, the player who decides next in the example is due.

    A step that asks for a whole turn stands at the beginning of the turn.
    """
    for step in lesson.steps:
        if step.task is None or step.task.kind not in ("decide", "turn"):
            continue
        due = lesson.state(step.at).due
        following = lesson.line_at(step.at).record.decisions[step.at.ply]
        assert due is not None
        assert following.player == due.player, step.id
        if step.task.kind == "turn":
            assert due.type == "turn", step.id
        else:
            assert due.type == following.type or following.type in ("move", "stay", "sell"), step.id


@pytest.mark.parametrize("lesson", EVERY)
def test_a_step_points_at_what_the_board_has(lesson):
    """The board has each thing that a step points at, and no step names a rule twice."""
    for step in lesson.steps:
        assert set(step.points) <= set(all_things(lesson.game.components)), step.id
        assert len(set(step.rules)) == len(step.rules), step.id


def test_the_end_is_a_day_and_a_review():
    """The act of plans ends with a day that the learner plays, and the lesson ends with ten new positions."""
    game, review = LESSON.acts[-2].steps[-1], LESSON.steps[-1]
    assert game.task.kind == "day"
    assert (review.task.kind, review.task.value) == ("review", 10)


def test_the_board_has_the_things_to_find():
    """The board of a question to find things has the right things and the wrong ones, and none comes twice."""
    sought = [each.sought for each in LESSON.questions.values() if each.sought]
    found = [each for each in sought if each.figure is None]
    assert len(found) >= 5
    for each in found:
        things = (*each.right, *each.wrong)
        assert set(things) <= set(all_things(LESSON.game.components))
        assert len(set(things)) == len(things)
        assert each.right
        assert each.wrong


def test_former_steps_lead_to_their_successors():
    """An old address or progress file that names a removed step leads to the step that replaced it."""
    assert LESSON.moved
    ids = {step.id for step in LESSON.steps}
    for old, new in LESSON.moved.items():
        assert old not in ids
        assert LESSON.step(old).id == new
    runner = LessonRunner(LESSON)
    runner.go("who-begins")
    assert runner.progress.at == "welcome"
    kept = {**runner.progress.to_json(), "at": "ralph-adjusts"}
    assert read_progress(kept, LESSON).at == "the-market"
