"""Studies: a line of a game that somebody has made a lesson of, in one file with its own words.

A study is a value, and may lack what a learner needs while somebody works on it. Its JSON is a
lesson in one file; `line_study_reading` reads it and says what is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from tutor.core.base.game import Decision, Game
from tutor.core.base.schema import JSONObject
from tutor.core.lessons.lesson import FORMAT, VERSION, LessonKey
from tutor.core.records.line import Line, play_line
from tutor.core.records.record import Record

StudyTask = Literal["tell", "decide", "question"]
STUDY_TASKS: Final[tuple[StudyTask, ...]] = ("tell", "decide", "question")
"""What a step can be: it tells something, asks for a decision, or asks a question."""
ID: Final = "study-"
DIGITS: Final = 16


class Option(NamedTuple):
    """An option of a question, whether it is right, and what is said to whoever chooses it."""

    text: str
    is_right: bool = False
    reply: str = ""


@dataclass(frozen=True)
class StudyStep:
    """A step of a study: after `at` decisions of the line, what is said there and asked for.

    `accept` are the right decisions of a step that asks for one, `ask` and `options` belong to a
    question. `right` and `other` are said to what is right and to what is not.
    """

    at: int
    task: StudyTask = "tell"
    title: str = ""
    text: str = ""
    marks: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    hint: str = ""
    right: str = ""
    other: str = ""
    accept: tuple[Decision, ...] = ()
    ask: str = ""
    options: tuple[Option, ...] = ()

    def to_json(self, game: Game) -> JSONObject:
        """The step as a JSON object; what is empty is left out."""
        said = {"text": self.text, "marks": list(self.marks), "rules": list(self.rules)}
        written = {"at": self.at, "title": self.title, **_told(said)}
        replies = {"hint": self.hint, "right": self.right}
        if self.task == "decide":
            accept = [game.write_decision(each) for each in self.accept]
            asked = {"accept": accept, **_told({**replies, "other": self.other})}
            return written | {"task": {"decide": asked}}
        if self.task == "question":
            options = [
                {"text": each.text, **_told({"right": each.is_right, "reply": each.reply})}
                for each in self.options
            ]
            asked = {"ask": self.ask, "options": options, **_told(replies)}
            return written | {"task": {"question": asked}}
        return written


@dataclass(frozen=True)
class LineStudy:
    """A study of a line: the record, and its steps in the order of the line.

    The record has no comments: what is said to learners is said in the steps. `language` is the
    tag of the language it is written in, such as "en".
    """

    record: Record
    title: str = ""
    author: str = ""
    language: str = ""
    steps: tuple[StudyStep, ...] = ()

    @property
    def game(self) -> Game:
        """The game it teaches."""
        return self.record.game

    @cached_property
    def line(self) -> Line:
        """Its record, played. Raises IllegalDecision or RecordError."""
        return play_line(self.record)

    def step(self, at: int) -> StudyStep | None:
        """The step after so many decisions; None where the study has none."""
        return next((each for each in self.steps if each.at == at), None)

    def with_step(self, step: StudyStep) -> LineStudy:
        """The study with a step, in place of one that stood at the same ply."""
        others = (each for each in self.steps if each.at != step.at)
        return replace(self, steps=tuple(sorted((*others, step), key=lambda each: each.at)))

    def without_step(self, at: int) -> LineStudy:
        """The study without the step at a ply."""
        return replace(self, steps=tuple(each for each in self.steps if each.at != at))

    def to_json(self) -> JSONObject:
        """The study as a JSON object; reading it again gives the same study."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "title": self.title,
            **_told({"author": self.author}),
            "language": self.language,
            "record": self.record.to_json(),
            "steps": [step.to_json(self.game) for step in self.steps],
        }

    def dump(self) -> bytes:
        """The study as a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1).encode("utf-8")

    @cached_property
    def key(self) -> LessonKey:
        """The key of its lesson: the same content has the same, wherever it is opened."""
        content = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        digits = sha256(content.encode("ascii")).hexdigest()[:DIGITS]
        return LessonKey(self.game.name, f"{ID}{digits}")


def is_study_id(lesson: str) -> bool:
    """Whether a lesson's id is that of a study."""
    digits = lesson.removeprefix(ID)
    return (
        lesson.startswith(ID) and len(digits) == DIGITS and set(digits) <= set("0123456789abcdef")
    )


def _told(values: Mapping[str, Any]) -> JSONObject:
    """The values that say something."""
    return {name: value for name, value in values.items() if value}
