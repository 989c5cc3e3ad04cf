"""Lessons as files: finding and reading them, the lesson that opens by default, and the schema.

The files of a folder are read as one `Lesson`; every fault has its place. A lesson contains only
data. Everything that it names must exist: questions, alternatives and exhibits of the same lesson,
and rules and decisions of its game. The schema of the game describes decisions and positions; the
schema here describes each kind of file of a lesson.

`opening.toml` names the game and the lesson that open by default, and the lessons that the front
door offers. If they are not installed, the first game and the first lesson open.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tutor.core.base.errors import RecordError
from tutor.core.base.kit import games, kit_of
from tutor.core.base.questions import Teaching
from tutor.core.base.reading import Reader, inside, parse_json
from tutor.core.base.schema import DRAFT, Schema
from tutor.core.base.shapes.fields import Shape
from tutor.core.base.shapes.values import Reading, Value
from tutor.core.lessons.lesson import Lesson, LessonKey, rounded_minutes
from tutor.core.lessons.line_study import STUDY, STUDY_STEP, is_study_id
from tutor.core.lessons.line_study_lesson import opened_as, opened_study, study_lesson
from tutor.core.lessons.reading import (
    ACT,
    ALTERNATIVE,
    CLAIM,
    COUNTED,
    EXHIBIT,
    FIGURE,
    FILES,
    HEAD,
    PARTS,
    PLAN,
    QUESTION,
    REASON,
    SPOT,
    STEP,
    TASK,
    VOICE,
    Context,
    lesson_context,
)
from tutor.core.records.lines import (
    LESSON,
    lesson_folder,
    lesson_ids,
    open_lesson,
    record_folder,
)
from tutor.core.records.record import Record

REASONS: Final = "reasons.json"
VOICES: Final = "voices.json"
OPENING: Final = Path(__file__).with_name("opening.toml")


class Opening(NamedTuple):
    """The content of `opening.toml`: a game, its usual lesson, and its lessons at the front door."""

    game: str
    lesson: str
    door: tuple[str, ...]


@cache
def opening() -> Opening:
    """Return the content of `opening.toml`."""
    found = tomllib.loads(OPENING.read_text(encoding="utf-8"))
    return Opening(str(found["game"]), str(found["lesson"]), tuple(map(str, found["door"])))


def games_in_order() -> tuple[str, ...]:
    """Return the names of all games. The game that opens by default is first."""
    return tuple(sorted(games(), key=lambda game: game != opening().game))


def opening_lesson(game: str | None = None) -> LessonKey:
    """Return the key of the lesson that opens by default, for a game or for all games.

    For a game without lessons it is the first lesson of the first game that has lessons. Raises
    KeyError if no game has lessons.
    """
    keys = [LessonKey(each, name) for each in games_in_order() for name in lesson_ids(each)]
    usual = opening()
    keys.sort(key=lambda key: (key.game != (game or usual.game), key != (usual.game, usual.lesson)))
    if not keys:
        raise KeyError(game)
    return keys[0]


def door_lessons() -> tuple[LessonKey, ...]:
    """Return the keys of the lessons that the front door offers, in order.

    The installed lessons that `opening.toml` names come first. For every other game, its first lesson
    with acts follows.
    """
    usual = opening()
    named = [LessonKey(usual.game, name) for name in usual.door if name in lesson_ids(usual.game)]
    others = (
        next((LessonKey(game, name) for name in lesson_ids(game) if has_course(name, game)), None)
        for game in games()
        if game != usual.game
    )
    return (*named, *filter(None, others))


def lesson_named(lesson: str, game: str | None = None) -> LessonKey | None:
    """Return the key of the lesson with an id, or None.

    If the given game has a lesson with this id, the result is that lesson; otherwise it is the lesson
    of the first game that has one. The id of a study belongs to one game only, and is known only after
    the study was opened.
    """
    if is_study_id(lesson):
        return opened_as(lesson)
    having = [each for each in games_in_order() if lesson in lesson_ids(each)]
    if not having:
        return None
    return LessonKey(game if game in having else having[0], lesson)


def open_course(lesson: str, game: str | None = None) -> Lesson:
    """Return the lesson with an id, of the given game or of the first game that has it.

    Raises KeyError if no lesson has this id, RecordError with every fault.
    """
    key = lesson_named(lesson) if game is None else LessonKey(game, lesson)
    if key is None:
        raise KeyError(lesson)
    return _open(key) if opened_study(key) is None else study_lesson(key)


@cache
def _open(key: LessonKey) -> Lesson:
    folder = lesson_folder(key.lesson, key.game)
    contents = {
        entry.name: parse_json(entry.read_bytes())
        for entry in folder.iterdir()
        if entry.name.endswith(".json")
    }
    voices = record_folder(key.lesson, key.game).joinpath(VOICES)
    if voices.is_file():
        contents[VOICES] = parse_json(voices.read_bytes())
    teaching = kit_of(key.game).teaching
    if teaching is None or LESSON not in contents:
        raise KeyError(key.lesson)
    return read_lesson(key.lesson, contents, open_lesson(key.lesson, key.game), teaching)


def courses(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game that have acts. Raises KeyError for an unknown game."""
    found = (lesson for lesson in lesson_ids(game) if has_course(lesson, game))
    return tuple(open_course(lesson, game) for lesson in found)


def has_course(lesson: str, game: str | None = None) -> bool:
    """Return whether a lesson has acts and not only a record.

    A study that was not opened has no acts. Raises KeyError for an unknown lesson.
    """
    if is_study_id(lesson):
        return opened_as(lesson) is not None
    return lesson_folder(lesson, game).joinpath(LESSON).is_file()


def record_of(key: LessonKey) -> Record:
    """Return the record of a lesson, with or without acts.

    Raises KeyError for an unknown lesson.
    """
    if is_study_id(key.lesson):
        return study_lesson(key).record
    return open_lesson(key.lesson, key.game)


@cache
def minutes_of(lesson: str, game: str | None = None) -> int:
    """Return the minutes that a lesson takes, rounded. Only the files of its acts are read.

    Raises KeyError for an unknown lesson, RecordError for a file that is not JSON.
    """
    folder = lesson_folder(lesson, game)
    acts = parse_json(folder.joinpath(LESSON).read_bytes())["acts"]
    files = (folder.joinpath(f"{act}.json").read_bytes() for act in acts)
    return rounded_minutes(sum(parse_json(content)["minutes"] for content in files))


@cache
def reasons_of(key: LessonKey) -> Mapping[int, str]:
    """Return the ids of the reasons for decisions of a lesson's record, by each decision's number.

    The function reads only the file of reasons beside the record. Raises KeyError for an unknown
    lesson.
    """
    if is_study_id(key.lesson):
        return {}
    file = record_folder(key.lesson, key.game).joinpath(REASONS)
    listed = parse_json(file.read_bytes())["reasons"] if file.is_file() else ()
    return {each["after"]: each["id"] for each in listed}


def read_lesson(
    lesson: str, contents: Mapping[str, object], record: Record, teaching: Teaching
) -> Lesson:
    """Return the lesson from the JSON values of its files, by file name.

    Raises RecordError with every fault.
    """
    reader, read_with = Reader(), Context(record, teaching)
    at = Reading(reader, read_with, record.start.players, game=record.game)
    head = HEAD.read(at, contents.get(LESSON), LESSON)
    for part in PARTS:
        _read_part(at, contents, part)
    parts = read_with.parts
    _once(reader, [str(each.after) for each in parts["reasons"].values()], REASONS)
    _once(reader, [str(each.at) for each in parts["voices"].values()], VOICES)
    names = tuple(filter(None, head["acts"]))
    acts = tuple(ACT.read(at, contents.get(f"{name}.json"), f"{name}.json") for name in names)
    for act, name in zip(acts, names, strict=True):
        if act.name:
            reader.exactly(act.name, f"{name}.json.act", name)
    steps = [step.id for act in acts for step in act.steps]
    _once(reader, steps, "steps")
    for old, new in head["moved"].items():
        reader.identifier(new, inside(f"{LESSON}.moved", old), steps)
    for other, met in head["after"].items():
        if _continues(other, lesson, record.game.name):
            reader.fault(inside(f"{LESSON}.after", other), "continues_itself", found=other)
        for step in met:
            reader.identifier(step, inside(f"{LESSON}.after", other), steps)
    reader.finish()
    also = {name: head[name] for name in ("moved", "after")}
    return Lesson(lesson, record, teaching, acts, **also, **parts)  # type: ignore[arg-type]


def _continues(lesson: str, other: str, game: str) -> bool:
    """Return whether a lesson is the other lesson, or continues it, perhaps through more lessons."""
    found, known = [lesson], {lesson}
    while found and other not in known:
        new = _continued_by(found.pop(), game) - known
        found += new
        known |= new
    return other in known


def _continued_by(lesson: str, game: str) -> set[str]:
    """Return the ids of the lessons that a lesson names as continued.

    The result is empty for a damaged file. Opening that lesson reports its faults.
    """
    if lesson not in lesson_ids(game) or not has_course(lesson, game):
        return set()
    try:
        head = parse_json(lesson_folder(lesson, game).joinpath(LESSON).read_bytes())
    except RecordError:
        return set()
    continued = head.get("after") if isinstance(head, Mapping) else None
    return set(continued) if isinstance(continued, Mapping) else set()


def _read_part(context: Reading, contents: Mapping[str, object], part: str) -> None:
    """Read all parts of one kind into the context.

    The files of a kind are `part.json` and every `part_….json`.
    """
    found = lesson_context(context).parts.setdefault(part, {})
    for name in sorted(contents):
        if name != f"{part}.json" and not name.startswith(f"{part}_"):
            continue
        for index, made in enumerate(FILES[part].read(context, contents[name], name)[part]):
            if made.id in found:
                context.reader.fault(f"{name}.{part}[{index}]", "named_twice", found=made.id)
            found[made.id] = made


def _once(reader: Reader, ids: Sequence[str], place: str) -> None:
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        reader.fault(place, "named_twice", found=name)


IN_FILES = ("questions", "alternatives", "exhibits", "plans", "reasons", "voices")
DEFINED = (
    FIGURE, COUNTED, SPOT, TASK, CLAIM, STEP, QUESTION, ALTERNATIVE, EXHIBIT, PLAN, REASON,
    VOICE, STUDY_STEP,
)  # fmt: skip


def lesson_schema() -> Schema:
    """Return the schema of every kind of file of a lesson."""
    files: list[Shape | Value] = [HEAD, ACT, *(FILES[name] for name in IN_FILES), STUDY]
    return {
        "$schema": DRAFT,
        "title": "A file of a lesson",
        "anyOf": [file.schema() for file in files],
        "$defs": {each.name: each.kind.schema() for each in DEFINED},
    }
