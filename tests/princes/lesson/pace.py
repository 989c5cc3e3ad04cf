"""The pace of the lesson: the share of tasks in it, and the length of its texts in each language.

`python -m tests.princes.lesson.pace` prints a table with a row for each act. A step takes its words
at 200 a minute, and a fixed time for its task.
"""

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

from tutor.core.lessons.files import open_course
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import LessonStep
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES

WORDS_A_MINUTE = 200
SECONDS = {
    "question": 12,
    "decide": 12,
    "turn": 25,
    "alternative": 8,
    "exhibit": 15,
    "plan": 60,
    "day": 240,
}
"""The seconds for each kind of task; a review counts no time."""


class Pace(NamedTuple):
    """The figures of some steps; `words` has the number of words of each step in each language."""

    steps: int
    asking: int
    told_in_a_row: int
    minutes: float
    words: dict[str, tuple[int, ...]]


def is_asking(lesson: Lesson, step: LessonStep) -> bool:
    """Return whether a step asks the learner to act.

    An exhibit that only plays asks for nothing.
    """
    task = lesson.task(step)
    return task.kind is not None and (task.exhibit is None or task.asking is not None)


def read_first(lesson: Lesson, step: LessonStep, language: str) -> int:
    """Return the number of words before the task: those of step, exhibit and question."""
    words, task = lesson_text(lesson, language), lesson.task(step)
    texts = [words.step(step).text]
    if task.exhibit is not None:
        texts.append(words.exhibit(task.exhibit).text)
    if task.asking is not None:
        texts.append(words.words.question(lesson.question(task.asking)).text)
    return sum(len(text.split()) for text in texts)


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
    seconds = sum(
        SECONDS.get(lesson.task(step).kind or "", 0)
        for step, asks in zip(steps, asking, strict=True)
        if asks
    )
    minutes = sum(words["en"]) / WORDS_A_MINUTE + seconds / 60
    return Pace(len(steps), sum(asking), max(map(len, runs)), minutes, words)


def table(lesson: Lesson) -> str:
    """Return a row for each act, and one for the whole lesson."""
    rows = [(act.name, pace(lesson, act.steps)) for act in lesson.acts]
    rows.append(("all", pace(lesson, lesson.steps)))
    columns = [f"{name} median/most" for name in LANGUAGES]
    head = ["act", "steps", "asking", "told in a row", "minutes", "acts a minute", *columns]
    lines = [head] + [
        [
            name,
            str(each.steps),
            str(each.asking),
            str(each.told_in_a_row),
            f"{each.minutes:.1f}",
            f"{each.asking / each.minutes:.1f}",
            *(f"{median(of):g}/{max(of)}" for of in each.words.values()),
        ]
        for name, each in rows
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


if __name__ == "__main__":
    print(table(open_course("quick_start")))
