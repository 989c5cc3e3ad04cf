"""The words of a lesson: the messages of its parts in the catalogue of its game.

Figures are measured in the positions of the lesson when a text is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, Protocol

from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.line_study_lesson import opened_study, study_lesson
from tutor.core.lessons.parts import (
    Act,
    Alternative,
    Asking,
    Exhibit,
    LessonStep,
    PartKind,
    lesson_key,
    part_key,
)
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import QuestionText, text_for

Form = Literal[
    "about", "same", "shown", "other", "fold", "claim", "ask", "answer", "door", "hint", "here",
    "edition", "advised", "done", "reached", "after", "right", "wrong", "wall",
]  # fmt: skip
"""The messages that a part may have beside its title and its text."""


class Messages(Protocol):
    """Messages by their keys: those of a catalogue, or those that a lesson brings itself."""

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """A message with its variables filled in. Raises KeyError for an unknown one."""

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""


class OwnMessages:
    """The messages that a study brings: as they were written, without variables."""

    def __init__(self, messages: Mapping[str, str]) -> None:
        self._messages = messages

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """A message as it was written. Raises KeyError for an unknown one."""
        return self._messages[message_id]

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._messages


class PartText(NamedTuple):
    """The words of one part of a lesson, with the figures that are filled in."""

    words: Messages
    key: str
    figures: Mapping[str, str | int] = {}

    @property
    def text(self) -> str:
        """The text of the part. Raises KeyError where the catalogue has no such message."""
        return self.words.fill(self.key, self.figures)

    @property
    def title(self) -> str:
        """The title. Raises KeyError without one."""
        return self.words.fill(f"{self.key}.title", self.figures)

    def __call__(self, form: Form) -> str:
        """Another form of it. Raises KeyError if the text has no such form."""
        return self.words.fill(f"{self.key}.{form}", self.figures)

    def get(self, form: Form) -> str:
        """Another form of it; empty if the text has no such form."""
        return self(form) if self.words.knows(f"{self.key}.{form}") else ""


class LessonText:
    """The words of a lesson in one language. `words` are those of its game."""

    def __init__(self, lesson: Lesson, words: GameWords) -> None:
        self.lesson = lesson
        self.words = words

    @property
    def title(self) -> str:
        """The title of the lesson. Raises KeyError where nothing names it."""
        return lesson_words(self.lesson.key, self.words).text

    def act(self, act: Act) -> PartText:
        """An act: its `text` is its name, `about` says what it is about."""
        return self._part("act", act.name)

    def step(self, step: LessonStep) -> PartText:
        """A step: title and text, the notes for owners of the booklet, and what follows a task.

        `same`, `other` and `shown` are said after a decision that was the example's, was not, or
        was left to it; `advised` says where advice would rather go than the example. `done` stands
        for the text once a review is over, `reached` for `shown` where the step's goal was reached,
        and `wall` for the text before a class, which cannot press what a learner would.
        """
        lesson = self.lesson
        return self._part("step", step.id, lesson.figures(step.values, lesson.state(step.at)))

    def alternative(self, alternative: Alternative) -> PartText:
        """An alternative: title, text, and the `claim` it shows."""
        figures = self.lesson.alternative_figures(alternative)
        return self._part("alternative", alternative.id, figures)

    def exhibit(self, exhibit: Exhibit) -> PartText:
        """An exhibit: title and text; `ask` and `answer` where it puts no question of a concept."""
        lesson = self.lesson
        end = lesson.exhibit_line(exhibit).states[-1]
        return self._part("exhibit", exhibit.id, lesson.figures(exhibit.values, end))

    def exhibit_title(self, exhibit: Exhibit) -> str:
        """The title of an exhibit, which has no figures: nothing is played for it."""
        return self._part("exhibit", exhibit.id).title

    def parts(self) -> Iterator[PartText]:
        """The words of every act, step, alternative, exhibit and reason."""
        lesson = self.lesson
        yield from map(self.act, lesson.acts)
        yield from map(self.step, lesson.steps)
        yield from map(self.alternative, lesson.alternatives.values())
        yield from map(self.exhibit, lesson.exhibits.values())
        yield from (reason_words(reason, self.words) for reason in lesson.reasons)

    def question(self, asking: Asking) -> QuestionText:
        """A question: its options, what is said to each answer, and the first hint."""
        return self.words.question(self.lesson.question(asking))

    def concept(self, concept: str) -> str:
        """The name of a concept of the lesson."""
        return self.words.say(f"concept-{concept}")

    def _part(
        self, kind: PartKind, name: str, figures: Mapping[str, str | int] | None = None
    ) -> PartText:
        own = self.lesson.messages
        words: Messages = OwnMessages(own) if own else self.words.text
        return PartText(words, part_key(kind, name), self.words.figures(figures or {}))


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    """The words of a lesson in a language."""
    return LessonText(lesson, text_for(lesson.game.name, language))


def reason_words(reason: str, words: GameWords) -> PartText:
    """The reason for a decision of a lesson's record; the lesson is not read."""
    return PartText(words.text, part_key("reason", reason))


def lesson_words(lesson: LessonKey, words: GameWords, **figures: int) -> PartText:
    """A message about a lesson as a whole; the lesson is not read. `text` is its name.

    `door` invites to it, for this many `minutes`; `hint` stands at the way to it, and `here` says
    that it is what has been opened.
    """
    own = opened_study(lesson)
    messages: Messages = OwnMessages(study_lesson(lesson).messages) if own else words.text
    return PartText(messages, lesson_key(lesson.lesson), figures)
