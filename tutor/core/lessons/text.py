"""The words of a lesson: the messages of its parts, from the catalogue of its game.

The figures in a text are measured in the positions of the lesson when the text is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.line_study_lesson import opened_study, study_lesson
from tutor.core.lessons.parts import (
    Act,
    Alternative,
    Asking,
    Exhibit,
    LessonStep,
    PartKind,
    Spot,
    Voice,
    lesson_key,
    part_key,
    unit_key,
)
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import QuestionText, text_for

Form = Literal[
    "about", "same", "shown", "other", "fold", "claim", "ask", "answer", "door", "hint", "here",
    "advised", "reached", "after", "right", "wrong", "wall", "first", "then", "also",
    "onward",
]  # fmt: skip
"""The forms of messages that a part may have in addition to its title and text."""
DONE: Final[tuple[Form, ...]] = ("first", "then", "also")
"""The forms that name what the learner can do after an act, in order."""


class Messages(Protocol):
    """The messages of a catalogue or of a study, by their keys."""

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """Return a message with its variables filled in. Raises KeyError for an unknown message."""

    def knows(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""


class OwnMessages:
    """The messages of a study. They have no variables."""

    def __init__(self, messages: Mapping[str, str]) -> None:
        self._messages = messages

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """Return a message as the author wrote it. Raises KeyError for an unknown message."""
        return self._messages[message_id]

    def knows(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""
        return message_id in self._messages


class PartText(NamedTuple):
    """The words of one part of a lesson, with the figures that they quote."""

    words: Messages
    key: str
    figures: Mapping[str, str | int] = {}

    @property
    def text(self) -> str:
        """The text of the part. Raises KeyError if it has none."""
        return self.words.fill(self.key, self.figures)

    @property
    def title(self) -> str:
        """The title of the part. Raises KeyError if it has none."""
        return self.words.fill(f"{self.key}.title", self.figures)

    def __call__(self, form: Form) -> str:
        """Return the message of the part in a form. Raises KeyError if the part has no such message."""
        return self.words.fill(f"{self.key}.{form}", self.figures)

    def get(self, form: Form) -> str:
        """Return the message of the part in a form; empty if the part has no such message."""
        return self(form) if self.words.knows(f"{self.key}.{form}") else ""


class LessonText:
    """The words of a lesson in one language. `words` are the words of its game."""

    def __init__(self, lesson: Lesson, words: GameWords) -> None:
        self.lesson = lesson
        self.words = words

    @property
    def title(self) -> str:
        """The title of the lesson. Raises KeyError if it has none."""
        return lesson_words(self.lesson.key, self.words).text

    def act(self, act: Act) -> PartText:
        """Return the words of an act: `text` is its name, `about` its subject."""
        return self._part("act", act.name)

    def act_over(self, act: Act) -> tuple[str, ...]:
        """Return four texts: a sentence on what the learner can do after an act, and three such things.

        The tuple is empty for an act that has no such words.
        """
        words = PartText(self._messages, unit_key(act.name))
        if not words.words.knows(words.key):
            return ()
        return (words.text, *(words(form) for form in DONE))

    def step(self, step: LessonStep) -> PartText:
        """Return the words of a step: title, text, notes for owners of the booklet, replies.

        `same`, `other` and `shown` are the replies to three kinds of decisions: a decision that equals the
        example's, a different decision, and a decision that the learner left to the example. `advised` says
        what the game's advice would decide instead of the example. `reached` replaces `shown` if the
        learner
        reached the step's goal. `wall` replaces the text for a class, which has no buttons to press.
        """
        lesson = self.lesson
        return self._part("step", step.id, lesson.figures(step.values, lesson.state(step.at)))

    def heading(self, step: LessonStep) -> str:
        """Return the title of a step, with the table at which it plays if that table changes."""
        table, title = self.lesson.table(step), self.step(step).title
        return title if table == "own" else self.words.say(f"table-{table}", title=title)

    def alternative(self, alternative: Alternative) -> PartText:
        """Return the words of an alternative: title, text, and `claim`."""
        figures = self.lesson.alternative_figures(alternative)
        return self._part("alternative", alternative.id, figures)

    def exhibit(self, exhibit: Exhibit) -> PartText:
        """Return the words of an exhibit: title and text.

        An exhibit without a question also has `ask` and `answer`.
        """
        lesson = self.lesson
        end = lesson.exhibit_line(exhibit).states[-1]
        return self._part("exhibit", exhibit.id, lesson.figures(exhibit.values, end))

    def exhibit_title(self, exhibit: Exhibit) -> str:
        """Return the title of an exhibit.

        The title quotes no figures, so the method does not play the exhibit.
        """
        return self._part("exhibit", exhibit.id).title

    def parts(self) -> Iterator[PartText]:
        """Yield the words of every act, step, alternative, exhibit, reason and voice."""
        lesson = self.lesson
        yield from map(self.act, lesson.acts)
        yield from map(self.step, lesson.steps)
        yield from map(self.alternative, lesson.alternatives.values())
        yield from map(self.exhibit, lesson.exhibits.values())
        yield from (reason_words(reason, self.words) for reason in lesson.reasons)
        yield from map(self.voice, lesson.voices.values())

    def voice(self, voice: Voice) -> PartText:
        """Return the words of a voice: `text` is the sentence that the player says."""
        lesson = self.lesson
        return self._part(
            "voice", voice.id, lesson.figures(voice.values, lesson.state(Spot(voice.at)))
        )

    def question(self, asking: Asking) -> QuestionText:
        """Return a question in words: its options, the reply to each answer, and the first hint."""
        return self.words.question(self.lesson.question(asking))

    def concept(self, concept: str) -> str:
        """Return the name of a concept of the lesson."""
        return self.words.say(f"concept-{concept}")

    def _part(
        self, kind: PartKind, name: str, figures: Mapping[str, str | int] | None = None
    ) -> PartText:
        return PartText(self._messages, part_key(kind, name), self.words.figures(figures or {}))

    @property
    def _messages(self) -> Messages:
        own = self.lesson.messages
        return OwnMessages(own) if own else self.words.text


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    """Return the words of a lesson in a language."""
    return LessonText(lesson, text_for(lesson.game.name, language))


def reason_words(reason: str, words: GameWords) -> PartText:
    """Return the words of a reason for a decision of a lesson, without reading the lesson."""
    return PartText(words.text, part_key("reason", reason))


def lesson_words(lesson: LessonKey, words: GameWords) -> PartText:
    """Return the words about a lesson as a whole, without reading the lesson.

    `text` is the name of the lesson. `door` invites a reader to the lesson. `hint` is beside the link
    to the lesson. `here` says that the reader has opened it. `onward` leads to it from the lesson on
    which it builds.
    """
    own = opened_study(lesson)
    messages: Messages = OwnMessages(study_lesson(lesson).messages) if own else words.text
    return PartText(messages, lesson_key(lesson.lesson))
