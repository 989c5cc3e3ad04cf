"""A lesson shown to a class: every slide has its board, and what was shown counts as covered."""

import pytest

from tutor.core.lessons.files import open_course
from tutor.core.lessons.lesson import end_of_turn
from tutor.core.lessons.presentation import Presentation, beats

LESSON = open_course("quick_start")
BEATS = beats(LESSON)


def task_id(step):
    """Return the id of the question or exhibit of a step."""
    return str(step.task.value) if step.task and step.task.kind in ("question", "exhibit") else ""


@pytest.fixture
def presentation():
    """Return the lesson's presentation at its first slide."""
    return Presentation(LESSON)


def test_every_step_is_presented_once_in_order():
    """The presentation has each step once, and shows the title of an act before its first step."""
    assert [beat.step for beat in BEATS if beat.kind == "told"] == [
        each.id for each in LESSON.steps
    ]
    assert [beat.step for beat in BEATS if beat.kind == "act"] == [
        act.steps[0].id for act in LESSON.acts
    ]


def test_the_board_shows_no_answer_before_it_is_revealed(presentation):
    """The board of a question to find things points at the right things only after the answer is revealed."""
    found = set()
    for at, beat in enumerate(BEATS):
        presentation.at = at
        if presentation.asking is None or beat.kind not in ("told", "asked", "revealed"):
            continue
        answers = set(presentation.points) & set(LESSON.question(presentation.asking).right)
        assert beat.kind == "revealed" or answers == set()
        found |= answers
    assert {"deck", "step-20", "district-watchmans_hut"} <= found


def test_a_question_comes_before_its_answer():
    """Each slide with an answer follows a slide with its question, and every question has a slide."""
    kinds = [beat.kind for beat in BEATS]
    asking = {beat.step for beat in BEATS if beat.kind == "asked"}
    assert asking == {step.id for step in LESSON.steps if task_id(step) in LESSON.askings}
    for at, kind in enumerate(kinds):
        assert (kind == "revealed") == (at > 0 and kinds[at - 1] == "asked")


def test_nothing_is_shown_before_its_question():
    """Before a class answers a question, no slide shows a later decision of the example."""
    furthest = 0
    for beat in BEATS:
        step = LESSON.step(beat.step)
        if beat.kind == "decided":
            furthest = max(furthest, beat.ply)
        elif beat.kind == "asked" and not step.at.exhibit:
            assert furthest <= step.at.ply, step.id


def test_all_decisions_of_the_example_are_shown():
    """The slides show every decision of the example that a step asks for, in the order of the game."""
    steps = [step for step in LESSON.steps if not step.at.exhibit]
    ids = {step.id for step in steps}
    decided = [beat.ply for beat in BEATS if beat.kind == "decided" and beat.step in ids]
    wanted = set()
    for step in steps:
        at = step.at.ply
        if step.task is not None and step.task.kind == "turn":
            wanted |= set(range(at + 1, end_of_turn(LESSON.line, at) + 1))
        elif step.task is not None and step.task.kind == "decide":
            wanted.add(at + 1)
    assert decided == sorted(wanted)


def test_every_beat_has_its_board(presentation):
    """The board of each slide is that of its step; the slide of an answer shows the position after it."""
    for at, beat in enumerate(BEATS):
        presentation.go(at)
        tree, step = presentation.tree(), presentation.step
        state = tree.step(tree.current).state
        if beat.kind in ("act", "told", "posed", "asked", "revealed"):
            assert state.position() == LESSON.state(step.at).position()
        elif beat.kind == "tried":
            outcome = LESSON.outcome(LESSON.alternatives[str(step.task.value)])
            assert state.position() == outcome.states[-1].position()
        elif beat.kind == "decided" and not step.at.exhibit:
            assert len(tree.path(tree.current)) == beat.ply > step.at.ply
            assert tree.current <= tree.protected
        elif beat.kind == "planned":
            option = LESSON.plans[str(step.task.value)].options[beat.ply]
            assert state.position() == LESSON.exhibit_line(option).states[-1].position()
        else:
            line = LESSON.exhibit_line(LESSON.exhibits[step.at.exhibit])
            assert state.position() == line.states[beat.ply].position()


def test_going_beyond_either_end_stays_there(presentation):
    """Going on at the last slide, or back at the first, leaves the presentation there."""
    presentation.back()
    assert presentation.at == 0
    presentation.go(10_000)
    assert presentation.following is None
    presentation.next()
    assert presentation.beat == BEATS[-1]


def test_a_number_leads_to_its_act(presentation):
    """The number of an act shows the act's title; another number changes nothing."""
    for number, act in enumerate(LESSON.acts, start=1):
        presentation.go_to_act(number)
        assert presentation.beat == (act.steps[0].id, "act", 0)
    for number in (0, len(LESSON.acts) + 1):
        presentation.go_to_act(number)
        assert presentation.act == LESSON.acts[-1]


@pytest.mark.parametrize(("ply", "step"), [(8, "gina-recruits"), (50, "what-wins")])
def test_an_address_leads_to_the_step_of_its_ply(presentation, ply, step):
    """The address of a ply between two steps leads to the later step.

    Then only the slides from this step on count as covered.
    """
    presentation.go_to_ply(ply)
    assert presentation.beat == (step, "told", 0)
    assert presentation.seen == {presentation.at}


def test_only_what_was_shown_is_covered(presentation):
    """Only steps and questions that the slides have shown count as covered, with their concepts and rules."""
    assert presentation.coverage().steps == ()
    while presentation.beat.kind != "revealed":
        presentation.next()
    covered = presentation.coverage()
    assert [step.id for _, steps in covered.steps for step in steps] == [
        "welcome",
        "bert-enters",
    ]
    question = LESSON.question(covered.askings[0])
    assert covered.concepts == (question.concept,)
    assert set(question.rules) <= set(covered.rules)
    presentation.begin_anew()
    assert [step.id for _, steps in presentation.coverage().steps for step in steps] == [
        "bert-enters"
    ]


def test_the_whole_lesson_covers_every_question(presentation):
    """A presentation from the first to the last slide covers every question, even if it is interrupted."""
    for _ in BEATS:
        presentation.next()
    covered = presentation.coverage()
    asked = {task_id(step) for step in LESSON.steps} & set(LESSON.askings)
    assert {asking.id for asking in covered.askings} == asked
    again = Presentation(LESSON, presentation.at, [*presentation.seen, -1, 10_000])
    assert again.coverage() == covered
