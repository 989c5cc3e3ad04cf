"""The pace of every lesson: its minutes, how often a learner acts, and how long its texts are.

`python -m tests.pace` prints a table with a row for each act, and one with a row for each step. The
minutes are those of a learner who decides as the teacher does and misses one question in three. The
time of a step is the time for the words that this learner reads, for doing what the step asks, and
for what the board plays. Questions that come back after an act count with the act.
"""

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from tutor.core.base.kit import games
from tutor.core.lessons.files import courses
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Act, LessonStep
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import PartText, lesson_text
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

WORDS_A_MINUTE = 240
"""The words that an adult reads silently in a minute, by studies of many readers."""
TURN = 60
"""The seconds for a whole turn: to choose where to go, and to play it to the end."""
SECONDS = {
    "question": 12,
    "decide": 12,
    "turn": TURN,
    "alternative": 12,
    "exhibit": 12,
    "plan": 12,
    "day": 5 * TURN,
}
"""The seconds to think and to press, for each kind of task. A day has about five turns."""
SHORT_DAY = 4 * TURN
"""The seconds of a day of three turns, which a sleeping player ends, and of the page of the day."""
CHOICES = 8
"""The most choices of a decision that a learner reads."""
MOVE = 4
"""The seconds for each decision that the board plays while the learner looks on."""
CHOICE = 6
"""The seconds for each question of a review that asks for quick choices."""
FRESH = 45
"""The seconds for a question on a position that the learner has not seen, with its texts."""
MISSED = 1 / 3
"""The share of questions that a learner misses, and that come back after the act."""


class Pace(NamedTuple):
    """The figures of some steps; `words` has the number of words of each step in each language."""

    steps: int
    asking: int
    told_in_a_row: int
    minutes: float
    words: dict[str, tuple[int, ...]]


def lessons() -> Iterator[Lesson]:
    """Yield every lesson of every game."""
    for game in games():
        yield from courses(game)


def is_asking(lesson: Lesson, step: LessonStep) -> bool:
    """Return whether a step asks the learner to act.

    An exhibit that only plays asks for nothing.
    """
    task = lesson.task(step)
    return task.kind is not None and (task.exhibit is None or task.asking is not None)


def read_first(lesson: Lesson, step: LessonStep, language: str) -> int:
    """Return the number of words that a learner reads before the task: those of step, exhibit and question."""
    words, task = lesson_text(lesson, language), lesson.task(step)
    texts = [words.step(step).text]
    if task.exhibit is not None:
        texts.append(words.exhibit(task.exhibit).text)
    if task.asking is not None:
        texts.append(words.words.question(lesson.question(task.asking)).text)
    return count(texts)


def read_then(lesson: Lesson, step: LessonStep, language: str) -> int:
    """Return the number of words that a learner reads at the task: the options or choices, and the reply to a right answer."""
    words, task = lesson_text(lesson, language), lesson.task(step)
    part = words.step(step)
    texts = [part.get("after"), part.get("same") if task.is_decision else ""]
    if task.is_decision:
        state = lesson.state(step.at)
        texts += [words.words.decision(each, state) for each in state.legal()[:CHOICES]]
    if task.asking is not None:
        asked = words.words.question(lesson.question(task.asking))
        texts += [asked.right, *(label for label, _ in asked.options)]
    if task.exhibit is not None:
        texts.append(words.exhibit(task.exhibit).get("answer"))
    if task.alternative is not None:
        tried = words.alternative(task.alternative)
        texts += [tried.text, tried.get("right"), tried.get("claim")]
    if task.plan is not None:
        options: Sequence[PartText] = [words.exhibit(each) for each in task.plan.options]
        texts += [part.get("ask"), options[0].get("answer")]
        texts += [f"{each.title} {each.text}" for each in options]
    return count(texts)


def count(texts: Iterable[str]) -> int:
    """Return the number of words of some texts."""
    return sum(len(text.split()) for text in texts)


def seconds(lesson: Lesson, step: LessonStep) -> float:
    """Return the seconds that a learner needs for a step."""
    words = read_first(lesson, step, DEFAULT_LANGUAGE) + read_then(lesson, step, DEFAULT_LANGUAGE)
    return 60 * words / WORDS_A_MINUTE + to_do(lesson, step) + MOVE * moves(lesson, step)


def to_do(lesson: Lesson, step: LessonStep) -> int:
    """Return the seconds to think and to press in a step."""
    task = step.task
    if task is None or not is_asking(lesson, step):
        return 0
    if task.kind == "review":
        return int(task.value) * (CHOICE if step.concepts else FRESH)
    return SHORT_DAY if step.sleepers else SECONDS[task.kind]


def moves(lesson: Lesson, step: LessonStep) -> int:
    """Return the number of decisions that the board plays in a step."""
    task = lesson.task(step)
    if task.plan is not None:
        return len(task.plan.options[0].decisions)
    shown = task.alternative or task.exhibit
    return 0 if shown is None else len(shown.decisions)


def come_back(lesson: Lesson) -> dict[str, float]:
    """Return the number of questions that come back after each act, keyed by the act."""
    runner, found = LessonRunner(lesson), {}
    for act in lesson.acts:
        concepts = [
            asking.concept
            for step in act.steps
            if (asking := lesson.task(step).asking) is not None and asking.sought is None
        ]
        for step in act.steps:
            runner.go(step.id)
            if runner.question is not None:
                runner.answer(runner.question.right[0])
            runner.finish()
        recalled = runner.to_recall()
        found[act.name] = len(recalled) + MISSED * len(concepts)
        for concept in recalled:
            runner.note_review(concept, is_right=True)
    return found


def pace(lesson: Lesson, steps: Iterable[LessonStep]) -> Pace:
    """Return the figures of some steps that follow each other."""
    steps = tuple(steps)
    asking = [is_asking(lesson, step) for step in steps]
    runs = "".join("a" if each else "t" for each in asking).split("a")
    words = {
        language: tuple(
            len(lesson_text(lesson, language).step(step).text.split()) for step in steps
        )
        for language in LANGUAGES
    }
    minutes = sum(seconds(lesson, step) for step in steps) / 60
    return Pace(len(steps), sum(asking), max(map(len, runs)), minutes, words)


def minutes_of(lesson: Lesson, act: Act) -> float:
    """Return the minutes of an act, with the questions that come back after it."""
    steps = sum(seconds(lesson, step) for step in act.steps)
    return (steps + FRESH * come_back(lesson)[act.name]) / 60


def table(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as a table of Markdown whose first row is the head."""
    head, *rest = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join((head, "|---" * (head.count("|") - 1) + "|", *rest))


def acts_of(lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """Yield a row of figures for each act of a lesson, and one for the whole lesson."""
    measured = [(act.name, act.steps, minutes_of(lesson, act), act.minutes) for act in lesson.acts]
    whole = sum(each for _, _, each, _ in measured)
    for name, steps, minutes, stated in (*measured, ("all", lesson.steps, whole, lesson.minutes)):
        each = pace(lesson, steps)
        words = [f"{median(of):g}/{max(of)}" for of in each.words.values()]
        figures = (each.steps, each.asking, f"{minutes:.1f}", stated)
        yield lesson.id, name, *map(str, figures), *words


def steps_of(lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """Yield a row of figures for each step of a lesson."""
    for act in lesson.acts:
        for step in act.steps:
            doing = lesson.task(step).kind or ""
            yield lesson.id, act.name, step.id, doing, f"{seconds(lesson, step) / 60:.1f}"


def tables() -> str:
    """Return the tables of the acts and of the steps of all lessons."""
    words = (f"words {language}, median/most" for language in LANGUAGES)
    acts = [("lesson", "act", "steps", "asking", "minutes", "stated", *words)]
    steps = [("lesson", "act", "step", "task", "minutes")]
    for lesson in lessons():
        acts += acts_of(lesson)
        steps += steps_of(lesson)
    return f"{table(acts)}\n\n{table(steps)}"


if __name__ == "__main__":
    print(tables())
