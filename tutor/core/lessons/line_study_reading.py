"""Reading studies: a JSON object to a `LineStudy`, every fault with its place.

What cannot be read at all is told apart from what a study still lacks, so that somebody can go on
with a study that is not yet complete.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import Reader, inside
from tutor.core.lessons.lesson import FORMAT, VERSION
from tutor.core.lessons.line_study import LineStudy, Option, StudyStep, StudyTask
from tutor.core.records.files import read_record
from tutor.core.records.record import LONGEST_COMMENT, Record
from tutor.core.records.tree import MARKS

LONGEST_TITLE: Final = 120
LONGEST_LABEL: Final = 100
"""The signs of an author's name and of an option of a question."""
LONGEST_REPLY: Final = 1_000
MOST_STEPS: Final = 300
MOST_ACCEPTED: Final = 60
FEWEST_OPTIONS, MOST_OPTIONS = 2, 6
MOST_RULES: Final = 6
_KEYS: Final = ("format", "version", "game", "title", "language", "record", "steps")
LANGUAGE: Final = "[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}"
"""The tag of a language, as a regular expression."""


def read_study(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """The study a JSON object describes.

    Raises RecordError listing every fault with its place, or IllegalDecision naming the first
    decision of the record that the rules refuse.
    """
    reader = _StudyReader()
    study = reader.read(data, choose)
    reader.finish()
    assert study is not None
    study.line  # noqa: B018 - what the rules refuse is refused here
    faults = faults_of(study)
    if faults:
        raise RecordError(faults)
    return study


def read_draft(data: object, choose: Callable[[str], Game] = find_game) -> LineStudy:
    """The study that somebody works on, which may lack what a learner needs.

    Raises RecordError or IllegalDecision where it cannot be read.
    """
    reader = _StudyReader()
    study = reader.read(data, choose)
    reader.finish()
    assert study is not None
    study.line  # noqa: B018 - as above
    return study


def faults_of(study: LineStudy) -> list[Fault]:
    """Everything that a study lacks, or has in a place where it cannot be, with its place."""
    reader = Reader()
    _written(reader, study.title, "title")
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


def _written(reader: Reader, text: str, place: str) -> None:
    if not text.strip():
        reader.fault(place, "empty_text")


def _check_step(reader: Reader, step: StudyStep, place: str, study: LineStudy) -> None:
    _written(reader, step.title, inside(place, "title"))
    if step.at > study.line.plies:
        numbers = {"found": step.at, "low": 0, "high": study.line.plies}
        reader.fault(inside(place, "at"), "out_of_range", **numbers)
    elif step.task == "decide":
        _check_accepted(reader, step, inside(place, "task.decide"), study.line.states[step.at])
    if step.task == "tell":
        _written(reader, step.text, inside(place, "text"))
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
    """A decision as faults name it: its player, its type and what was chosen."""
    player, kind, choice = decision
    chosen = "+".join(choice) if isinstance(choice, tuple) else choice
    return f"{player}, {kind}" + ("" if chosen is None else f" {chosen}")


def _check_question(reader: Reader, step: StudyStep, place: str) -> None:
    _written(reader, step.ask, inside(place, "ask"))
    spot = inside(place, "options")
    if len(step.options) < FEWEST_OPTIONS:
        reader.fault(spot, "too_few", found=len(step.options), least=FEWEST_OPTIONS)
    elif not any(each.is_right for each in step.options):
        reader.fault(spot, "none_right")
    for index, option in enumerate(step.options):
        _written(reader, option.text, f"{spot}[{index}].text")
        if option.text.strip() and option.text in [each.text for each in step.options[:index]]:
            reader.fault(f"{spot}[{index}].text", "named_twice", found=option.text)


class _StudyReader(Reader):
    """Reads the parts of a study; what it lacks is not its business."""

    def read(self, data: object, choose: Callable[[str], Game]) -> LineStudy | None:
        """The study; None where its record cannot be read."""
        found = self.record(data, "", _KEYS, ("author",))
        if not isinstance(data, Mapping):
            return None
        self.exactly(found.get("format"), "format", FORMAT)
        self.exactly(found.get("version"), "version", VERSION)
        title = self._text(found, "", "title", LONGEST_TITLE)
        author = self._text(found, "", "author", LONGEST_LABEL)
        language = self._text(found, "", "language", LONGEST_LABEL)
        record = self._record(found, choose)
        items = self.items(found.get("steps", ()), "steps", MOST_STEPS) or []
        if record is None:
            return None
        self.exactly(found.get("game"), "game", record.game.name)
        steps = tuple(
            self._step(item, f"steps[{index}]", record) for index, item in enumerate(items)
        )
        return LineStudy(record, title, author, language, steps)

    def _record(self, found: Mapping[str, object], choose: Callable[[str], Game]) -> Record | None:
        """The line; comments that stand in it are nobody's words to a learner, and are left."""
        if "record" not in found:
            return None
        try:
            record = read_record(found["record"], choose)
        except RecordError as error:
            self.take(Fault(inside("record", each.place), *each[1:]) for each in error.faults)
            return None
        return replace(record, comments={}, title=None)

    def _text(self, found: Mapping[str, object], place: str, key: str, longest: int) -> str:
        return self.text(found.get(key, ""), inside(place, key), longest) or ""

    def _step(self, data: object, place: str, record: Record) -> StudyStep:
        found = self.record(data, place, ("at", "title"), ("text", "marks", "rules", "task"))
        at = self.integer(found.get("at", 0), inside(place, "at"), 0, None)
        rules = self.members(
            found.get("rules", ()), inside(place, "rules"), tuple(record.game.rules), MOST_RULES
        )
        step = StudyStep(
            at or 0,
            "tell",
            self._text(found, place, "title", LONGEST_TITLE),
            self._text(found, place, "text", LONGEST_COMMENT),
            self.members(found.get("marks", ()), inside(place, "marks"), MARKS) or (),
            rules or (),
        )
        if "task" not in found:
            return step
        spot = inside(place, "task")
        task = self.record(found["task"], spot, (), ("decide", "question"))
        if len(task) != 1:
            self.fault(spot, "exactly_one", keys=["decide", "question"])
            return step
        if "decide" in task:
            return self._decide(step, task["decide"], inside(spot, "decide"), record)
        return self._question(step, task["question"], inside(spot, "question"))

    def _replied(
        self, step: StudyStep, task: StudyTask, found: Mapping[str, object], place: str
    ) -> StudyStep:
        return replace(
            step,
            task=task,
            hint=self._text(found, place, "hint", LONGEST_REPLY),
            right=self._text(found, place, "right", LONGEST_REPLY),
            other=self._text(found, place, "other", LONGEST_REPLY),
        )

    def _decide(self, step: StudyStep, data: object, place: str, record: Record) -> StudyStep:
        found = self.record(data, place, ("accept",), ("hint", "right", "other"))
        accept: list[Decision] = []
        spot = inside(place, "accept")
        for index, item in enumerate(
            self.items(found.get("accept", ()), spot, MOST_ACCEPTED) or []
        ):
            try:
                players = record.start.players
                accept.append(record.game.read_decision(item, players, f"{spot}[{index}]"))
            except RecordError as error:
                self.take(error.faults)
        return replace(self._replied(step, "decide", found, place), accept=tuple(accept))

    def _question(self, step: StudyStep, data: object, place: str) -> StudyStep:
        found = self.record(data, place, ("ask", "options"), ("hint", "right"))
        spot = inside(place, "options")
        items = self.items(found.get("options", ()), spot, MOST_OPTIONS) or []
        return replace(
            self._replied(step, "question", found, place),
            ask=self._text(found, place, "ask", LONGEST_REPLY),
            options=tuple(
                self._option(item, f"{spot}[{index}]") for index, item in enumerate(items)
            ),
        )

    def _option(self, data: object, place: str) -> Option:
        found = self.record(data, place, ("text",), ("right", "reply"))
        is_right = found.get("right", False)
        if not isinstance(is_right, bool):
            self.wrong_type(inside(place, "right"), "boolean", is_right)
        return Option(
            self._text(found, place, "text", LONGEST_LABEL),
            is_right is True,
            self._text(found, place, "reply", LONGEST_REPLY),
        )
