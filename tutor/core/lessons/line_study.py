"""Studies: lessons that a reader makes from a line of play, each in one file with its words.

A study is a value. Its JSON is a lesson in one file. While the author works on it, a study may lack
parts that a learner needs. The reader distinguishes these missing parts from faults that make the
file unreadable, so that the author can continue with an incomplete study.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import Reader, inside
from tutor.core.base.schema import JSON, OBJECT, JSONObject, Schema, list_of, one_of
from tutor.core.base.shapes.fields import Definition, Exactly, Field, Items, Object, OneKey, Shape
from tutor.core.base.shapes.games import THIS_GAME, OfGame, OneDecision, Rules
from tutor.core.base.shapes.values import (
    Flag,
    Members,
    Reading,
    Text,
    Value,
    Whole,
    Writing,
)
from tutor.core.lessons.lesson import FORMAT, VERSION, LessonKey
from tutor.core.records.files import read_record
from tutor.core.records.lines import Line, play_line
from tutor.core.records.record import LONGEST_COMMENT, Record
from tutor.core.records.tree import MARKS

StudyTask = Literal["tell", "decide", "question"]
STUDY_TASKS: Final[tuple[StudyTask, ...]] = ("tell", "decide", "question")
"""The kinds of steps: a step tells something, asks for a decision, or asks a question."""
ID: Final = "study-"
DIGITS: Final = 16
LONGEST_TITLE: Final = 120
LONGEST_LABEL: Final = 100
"""The greatest length of an author's name, and of an option of a question, in characters."""
LONGEST_REPLY: Final = 1_000
MOST_STEPS: Final = 300
MOST_ACCEPTED: Final = 60
FEWEST_OPTIONS, MOST_OPTIONS = 2, 6
MOST_RULES: Final = 6
LANGUAGE: Final = "[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}"
"""The tag of a language, as a regular expression."""


class Option(NamedTuple):
    """An option of a question, whether it is right, and the reply to a learner who chooses it."""

    text: str
    is_right: bool = False
    reply: str = ""


@dataclass(frozen=True)
class StudyStep:
    """A step of a study: the number `at` of decisions before it, its text and its task.

    `accept` are the right decisions of a step that asks for a decision. `right` is the reply to a
    right decision, `other` the reply to any other. `ask` and `options` belong to a step that asks a
    question.
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

    @property
    def demand(self) -> tuple[StudyTask, StudyStep] | None:
        """The task and this step, whose fields have the values of the task; None if it has no task."""
        return None if self.task == "tell" else (self.task, self)


@dataclass(frozen=True)
class LineStudy:
    """A study: the record of a line of play, and its steps in the order of the line.

    The record has no comments, because the steps have all texts for learners. `language` is the tag
    of the language of the texts, such as "en".
    """

    record: Record
    title: str = ""
    author: str = ""
    language: str = ""
    steps: tuple[StudyStep, ...] = ()

    @property
    def game(self) -> Game:
        """The game that the study teaches."""
        return self.record.game

    @cached_property
    def line(self) -> Line:
        """The line of the record, with every state.

        Raises IllegalDecision if the rules forbid a decision, RecordError if a decision is malformed.
        """
        return play_line(self.record)

    def step(self, at: int) -> StudyStep | None:
        """Return the step after `at` decisions; None if the study has no step there."""
        return next((each for each in self.steps if each.at == at), None)

    def with_step(self, step: StudyStep) -> LineStudy:
        """Return a study with one more step. The new step replaces a step at the same place."""
        others = (each for each in self.steps if each.at != step.at)
        return replace(self, steps=tuple(sorted((*others, step), key=lambda each: each.at)))

    def without_step(self, at: int) -> LineStudy:
        """Return a study without the step after `at` decisions."""
        return replace(self, steps=tuple(each for each in self.steps if each.at != at))

    def to_json(self) -> JSONObject:
        """Return the study as a JSON object. Reading the object gives the same study."""
        written: JSONObject = STUDY.write(self, Writing())
        return written

    def dump(self) -> bytes:
        """Return the study as the content of a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1).encode("utf-8")

    @cached_property
    def key(self) -> LessonKey:
        """The key of the study as a lesson. It depends only on the content of the study."""
        content = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        digits = sha256(content.encode("ascii")).hexdigest()[:DIGITS]
        return LessonKey(self.game.name, f"{ID}{digits}")


def is_study_id(lesson: str) -> bool:
    """Return whether the id of a lesson has the form of a study's id."""
    digits = lesson.removeprefix(ID)
    return (
        lesson.startswith(ID) and len(digits) == DIGITS and set(digits) <= set("0123456789abcdef")
    )


class AsRecord(Value):
    """The record of a study. Its comments are left out, because they are not for learners."""

    described = OBJECT

    def read(self, context: Reading, data: object, place: str) -> Record | None:
        """Return the record; None if the record is faulty.

        The reader reads the values after the record as values of its game and players.
        """
        try:
            record = read_record(data, context.choose or find_game)
        except RecordError as error:
            context.reader.take(error.faults, place)
            return None
        context.game, context.names = record.game, record.start.players
        return replace(record, comments={}, title=None)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON object of the record."""
        return value.to_json()


class Language(Text):
    """The tag of a language, such as "en"."""

    def schema(self) -> Schema:
        """Return the schema of the tag of a language."""
        return {"type": "string", "pattern": f"^{LANGUAGE}$"}


def _step(demand: tuple[StudyTask, JSONObject] | None, **values: JSON) -> StudyStep:
    task, of_task = demand or ("tell", {})
    return StudyStep(task=task, **values, **of_task)


def _study(record: Record | None, **values: JSON) -> LineStudy | None:
    return None if record is None else LineStudy(record, **values)


REPLY: Final = Text(LONGEST_REPLY, 0)
OPTION: Final = Shape(
    Field("text", Text(LONGEST_LABEL, 1)),
    Field("right", Flag(), "is_right", may_lack=True),
    Field("reply", REPLY, may_lack=True),
)
DECIDE: Final = Shape(
    Field("accept", Items(OneDecision(), MOST_ACCEPTED, 1)),
    Field("hint", REPLY, may_lack=True),
    Field("right", REPLY, may_lack=True),
    Field("other", REPLY, may_lack=True),
)
QUESTION: Final = Shape(
    Field("ask", Text(LONGEST_REPLY, 1)),
    Field("options", Items(Object(OPTION, Option), MOST_OPTIONS, FEWEST_OPTIONS)),
    Field("hint", REPLY, may_lack=True),
    Field("right", REPLY, may_lack=True),
)
STEP: Final = Shape(
    Field("at", Whole()),
    Field("title", Text(LONGEST_TITLE, 1)),
    Field("text", Text(LONGEST_COMMENT, 0), may_lack=True),
    Field(
        "marks", Members(MARKS, described=list_of(one_of(MARKS), most=len(MARKS))), may_lack=True
    ),
    Field("rules", Rules(MOST_RULES), may_lack=True),
    Field(
        "task",
        OneKey({"decide": Object(DECIDE, dict), "question": Object(QUESTION, dict)}),
        "demand",
        may_lack=True,
    ),
)
STUDY_STEP: Final = Definition("study_step", Object(STEP, _step))
STUDY: Final = OfGame(
    Shape(
        Field("format", Exactly(FORMAT)),
        Field("version", Exactly(VERSION)),
        Field("game", THIS_GAME, "game.name"),
        Field("title", Text(LONGEST_TITLE, 1)),
        Field("author", Text(LONGEST_LABEL, 0), may_lack=True),
        Field("language", Language(LONGEST_LABEL)),
        Field("record", AsRecord()),
        Field("steps", Items(STUDY_STEP, MOST_STEPS, 1)),
        first=("record",),
    ),
    _study,
)


def read_study(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """Return the study that a JSON object describes.

    `choose` returns the game of a name. Raises RecordError with every fault and its place, or
    IllegalDecision with the first decision of the record that the rules refuse.
    """
    study = read_draft(data, choose)
    faults = faults_of(study)
    if faults:
        raise RecordError(faults)
    return study


def read_draft(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """Return the study as its author left it. Parts that a learner needs may be missing.

    `choose` returns the game of a name. Raises RecordError or IllegalDecision if the data cannot be
    read.
    """
    study: LineStudy = STUDY.load(data, choose=choose)
    study.line  # noqa: B018 - playing the record raises IllegalDecision here
    return study


def faults_of(study: LineStudy) -> list[Fault]:
    """Return the faults of a readable study: missing and impossible parts, with their places."""
    reader = Reader()
    _check_text(reader, study.title, "title")
    if not re.fullmatch(LANGUAGE, study.language):
        reader.fault("language", "bad_language", found=study.language)
    if not study.steps:
        reader.fault("steps", "too_few", found=0, least=1)
    before = -1
    for index, step in enumerate(study.steps):
        place = f"steps[{index}]"
        if step.at <= before:
            reader.fault(inside(place, "at"), "not_after", found=step.at, before=before)
        before = max(before, step.at)
        _check_step(reader, step, place, study)
    return reader.faults


def _check_text(reader: Reader, text: str, place: str) -> None:
    if not text.strip():
        reader.fault(place, "empty_text")


def _check_step(reader: Reader, step: StudyStep, place: str, study: LineStudy) -> None:
    _check_text(reader, step.title, inside(place, "title"))
    if step.at > study.line.plies:
        numbers = {"found": step.at, "low": 0, "high": study.line.plies}
        reader.fault(inside(place, "at"), "out_of_range", **numbers)
    elif step.task == "decide":
        _check_accepted(reader, step, inside(place, "task.decide"), study.line.states[step.at])
    if step.task == "tell":
        _check_text(reader, step.text, inside(place, "text"))
    elif step.task == "question":
        _check_question(reader, step, inside(place, "task.question"))


def _check_accepted(reader: Reader, step: StudyStep, place: str, state: State) -> None:
    if state.due is None:
        reader.fault(place, "nothing_due")
        return
    spot = inside(place, "accept")
    if not step.accept:
        reader.fault(spot, "too_few", found=0, least=1)
        return
    legal = state.legal()
    for index, decision in enumerate(step.accept):
        written = _in_short(decision)
        if decision not in legal:
            reader.fault(f"{spot}[{index}]", "not_legal_here", found=written)
        elif decision in step.accept[:index]:
            reader.fault(f"{spot}[{index}]", "named_twice", found=written)


def _in_short(decision: Decision) -> str:
    """Return a decision in the short form of faults: its player, its type and its choice."""
    player, kind, choice = decision
    chosen = "+".join(choice) if isinstance(choice, tuple) else choice
    return f"{player}, {kind}" + ("" if chosen is None else f" {chosen}")


def _check_question(reader: Reader, step: StudyStep, place: str) -> None:
    _check_text(reader, step.ask, inside(place, "ask"))
    spot = inside(place, "options")
    if len(step.options) < FEWEST_OPTIONS:
        reader.fault(spot, "too_few", found=len(step.options), least=FEWEST_OPTIONS)
    elif not any(each.is_right for each in step.options):
        reader.fault(spot, "none_right")
    for index, option in enumerate(step.options):
        _check_text(reader, option.text, f"{spot}[{index}].text")
        if option.text.strip() and option.text in [each.text for each in step.options[:index]]:
            reader.fault(f"{spot}[{index}].text", "named_twice", found=option.text)
