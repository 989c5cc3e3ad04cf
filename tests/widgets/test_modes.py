"""The mode of a lesson's step is a closed union, in which impossible combinations are type errors."""

import ast
import re

import pytest
from mypy import api

from tests.pages import first_of
from tests.sources import ROOT
from tests.widgets.apps import press
from tests.widgets.test_lesson import LESSON, card, of_kind, open_step, written_in
from tutor.core.base.questions import options
from widgets.lesson import modes

BEGIN = """
from typing import assert_never

from tutor.core.lessons.forms import Posed
from tutor.core.lessons.parts import Act, Alternative, Exhibit, LessonStep, Plan
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.runner import Answer
from widgets.lesson.modes import *
from widgets.lesson.modes import Held, Mode, StepMode, Work


def write(
    act: Act, step: LessonStep, posed: Posed, quiz: Quiz, shown: Exhibit, way: Alternative, plan: Plan
) -> None:
"""
POSSIBLE = (
    "Asking(step, posed, shown, Answered(Answer(True), rule='goods.grown'))",
    "Deciding(step, 'turn', 4, by='example')",
    "Trying(step, way, Tried(7, 'right'))",
    "Contents(LookingUp(shown, Planning(step, plan, (shown,))))",
    "LookingAround(Quizzing(quiz, is_after_act=True))",
    "Contents(ActOver(act))",
)
IMPOSSIBLE = (
    ("Thinking(rule='goods.grown')", "call-arg", "a rule decided what was not answered"),
    ("Answered(None)", "arg-type", "it was answered without a judgement"),
    ("Reading(step, reply=Thinking())", "call-arg", "a step that asks nothing is answered"),
    ("Asking(step, None)", "arg-type", "it is asked without a question"),
    ("Asking(step, posed, tried=Tried(7))", "call-arg", "an alternative is tried at a question"),
    ("Deciding(step, 'game', 4)", "arg-type", "a game is one decision"),
    ("Deciding(step, 'decide', 4, chosen=(shown,))", "call-arg", "a plan is chosen at a decision"),
    ("Playing(step, by='example')", "call-arg", "the example plays on a game"),
    ("Trying(step, way, guess='right')", "call-arg", "it was guessed and not tried"),
    ("Planning(step, None, (shown,))", "arg-type", "an option of no plan was chosen"),
    ("Quizzing(quiz, step=step, is_after_act=True)", "call-arg", "a step is shown in a quiz"),
    ("ActOver(act, step)", "call-arg", "an act is over in one of its steps"),
    ("QuizOver(quiz, True, Thinking())", "call-arg", "an answer is awaited when all were asked"),
    ("LookingUp(shown, Contents(Reading(step)))", "arg-type", "an exhibit lies over the contents"),
    ("LookingUp(shown, LookingUp(shown, Reading(step)))", "arg-type", "two exhibits lie there"),
    ("Contents(Contents(Reading(step)))", "arg-type", "the contents are open twice"),
    ("LookingAround(Contents(Reading(step)))", "arg-type", "one looks around in the contents"),
)
MATCH = """
def describe(mode: {union}) -> str:
    match mode:
        case {cases}:
            return ""
        case _:
            assert_never(mode)
"""
UNIONS = {
    name: [each.__name__ for each in getattr(modes, name).__args__]
    for name in ("StepMode", "Work", "Held", "Mode")
}


@pytest.fixture(scope="module")
def faults(tmp_path_factory):
    """Return the type checker's errors by line, for a module with all modes and matches.

    The result also has the line of each mode, and the first line of each `match`, keyed by its union
    and the case that it leaves out.
    """
    texts = [f"    {text}" for text in (*POSSIBLE, *(each[0] for each in IMPOSSIBLE))]
    written = (BEGIN + "\n".join(texts) + "\n").split("\n")
    matches = {}
    for union, names in UNIONS.items():
        for left_out in (None, *names):
            matches[union, left_out] = len(written)
            kept = " | ".join(f"{name}()" for name in names if name != left_out)
            written += MATCH.format(union=union, cases=kept).split("\n")
    path = tmp_path_factory.mktemp("typed") / "written.py"
    path.write_text("\n".join(written), encoding="utf-8")
    said, failed, _ = api.run(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={ROOT / '.mypy_cache'}",
            "--hide-error-context",
            "--no-error-summary",
            "--no-pretty",
            str(path),
        ]
    )
    assert not failed
    found = {}
    for line, fault in re.findall(r":(\d+): error: (.*)", said):
        found.setdefault(int(line), []).append(fault)
    lines = {text.strip(): written.index(f"    {text}") + 1 for text in map(str.strip, texts)}
    return found, lines, matches


@pytest.mark.parametrize("text", POSSIBLE)
def test_possible_modes_can_be_written(faults, text):
    """Possible modes give no type error."""
    found, lines, _ = faults
    assert lines[text] not in found


@pytest.mark.parametrize(("text", "code", "why"), IMPOSSIBLE)
def test_impossible_modes_are_type_errors(faults, text, code, why):
    """A mode that no page can have is a type error."""
    found, lines, _ = faults
    assert any(fault.endswith(f"[{code}]") for fault in found.get(lines[text], [])), why


@pytest.mark.parametrize("union", UNIONS)
def test_a_forgotten_mode_is_a_type_error(faults, union):
    """A match over all modes has no type error; a match without any one of them has one."""
    found, _, matches = faults
    for left_out in (None, *UNIONS[union]):
        first = matches[union, left_out]
        said = " ".join(str(found.get(line, "")) for line in range(first, first + 10))
        assert re.findall(r'incompatible type "(\w+)"', said) == ([left_out] if left_out else [])


def test_every_match_of_a_lesson_covers_all_modes():
    """Each `match` in the lesson's code ends in `assert_never`, so that the type checker finds a missing mode."""
    ends = []
    for path in sorted((ROOT / "widgets/lesson").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Match):
                *_, last = node.cases
                ends.append((path.name, node.lineno, ast.unparse(last.body)))
    assert len(ends) > len(modes.StepMode.__args__)
    assert [each for each in ends if not each[2].startswith("assert_never(")] == []


KINDS = sorted({step.task.kind for step in LESSON.steps if step.task is not None})


@pytest.mark.parametrize("kind", first_of(KINDS, 1))
def test_an_exhibit_looked_up_looks_the_same_over_every_step(kind):
    """The page shows an exhibit the same way over every step, and the step's task waits."""
    tutor = open_step(of_kind(kind)[0])
    press(tutor, "exhibit", next(iter(LESSON.exhibits)))
    assert tutor.lesson_card.modes == {"tutor-is-led", "tutor-is-asked"}
    press(tutor, "contents")
    assert tutor.lesson_card.modes == {"tutor-is-led", "tutor-is-contents"}
    press(tutor, "contents")
    assert tutor.lesson_card.modes == {"tutor-is-led", "tutor-is-asked"}


@pytest.mark.parametrize("way", first_of(["act", "lesson-back"], 1))
def test_a_review_does_not_depend_on_earlier_questions(way):
    """After the learner has left the questions at the end of an act, a later review is the usual one."""
    tutor = open_step("bert-enters")
    press(
        tutor, "option", options(tutor.course.question).index(tutor.course.question.wrong[0].value)
    )
    press(tutor, "recall")
    assert tutor.course.quiz_place.is_after_act
    press(tutor, way, LESSON.acts[0].name if way == "act" else tutor.course.at)
    assert tutor.course.quiz is None
    press(tutor, "review")
    assert not tutor.course.quiz_place.is_after_act
    assert written_in(card(tutor), tutor.stage.say("quiz-review"))


def test_layers_over_a_mode_stay_when_the_mode_goes_on():
    """The contents or an exhibit over a step stay open when the step below them changes."""
    step, other = (modes.mode_of(LESSON, each) for each in LESSON.steps[:2])
    shown = next(iter(LESSON.exhibits.values()))
    for held, then in (
        (step, other),
        (modes.LookingUp(shown, step), modes.LookingUp(shown, other)),
        (modes.Contents(step), modes.Contents(other)),
        (
            modes.Contents(modes.LookingUp(shown, step)),
            modes.Contents(modes.LookingUp(shown, other)),
        ),
    ):
        assert modes.work_of(held) is step
        assert modes.with_work(held, other) == then
