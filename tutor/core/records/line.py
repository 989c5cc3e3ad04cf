"""A record played out: every state with its events, and the chapters of the game.

Jumping to any ply costs the same as one step. A line knows no game; the kit of a game says where
its rounds, nights and turns begin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.kit import games, kit_of
from tutor.core.records.files import loads
from tutor.core.records.record import Record

RECORD: Final = "record.json"


class Chapter(NamedTuple):
    """The beginning of a part of a game: `kind` is start, round, night, day or turn, at `ply`.

    `number` counts rounds and days, and turns in a day or, where there are none, in a round; 0
    where a game does not count them. `player` is whose turn it is, else empty.
    """

    ply: int
    kind: str
    number: int = 0
    player: str = ""


PARTS: Final = ("day", "round")
"""The kinds of chapters of a game: days, or rounds in a game without days."""


def part_kind(chapters: Sequence[Chapter]) -> str:
    """The kind of a game's parts: day or round; empty for a game without either."""
    kinds = {chapter.kind for chapter in chapters}
    return next((kind for kind in PARTS if kind in kinds), "")


Chapters = Callable[[Sequence[State], Sequence[tuple[Event, ...]]], tuple[Chapter, ...]]
"""Finds the chapters of a line in the order they begin; states are one more than events."""


@dataclass(frozen=True)
class Line:
    """States 0 … n of a record of n decisions; `events[i]` happened in decision i."""

    record: Record
    states: tuple[State, ...]
    events: tuple[tuple[Event, ...], ...]
    chapters: tuple[Chapter, ...]

    @property
    def plies(self) -> int:
        """The number of decisions of the line."""
        return len(self.events)

    def decision(self, ply: int) -> Decision | None:
        """The decision that led to the state after `ply` decisions; None at the start."""
        return self.record.decisions[ply - 1] if ply else None

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """The events of the decision that led to this ply; none at the start."""
        return self.events[ply - 1] if ply else ()

    @property
    def part(self) -> str:
        """The kind of the game's parts, as in `part_kind`."""
        return part_kind(self.chapters)

    def place(self, ply: int, kind: str) -> Chapter | None:
        """The last chapter of a kind begun by the decision that led to this ply, or before."""
        found = [chapter for chapter in self.chapters if chapter.kind == kind]
        begun = [chapter for chapter in found if chapter.ply <= max(ply - 1, 0)]
        return begun[-1] if begun else None


def play_line(record: Record) -> Line:
    """Play a record to its end. Raises IllegalDecision or RecordError."""
    states, events = [record.start], []
    for state, happened in record.states():
        states.append(state)
        events.append(happened)
    return Line(record, tuple(states), tuple(events), chapters_of(record.game, states, events))


def chapters_of(
    game: Game, states: Sequence[State], events: Sequence[tuple[Event, ...]]
) -> tuple[Chapter, ...]:
    """The chapters as the game finds them; a game without chapters only starts."""
    chapters = kit_of(game.name).chapters
    return (Chapter(0, "start"),) if chapters is None else chapters(states, events)


def lesson_ids(game: str | None = None) -> tuple[str, ...]:
    """The lessons of a game, or of all games, sorted. Raises KeyError for an unknown game."""
    found = {lesson for name in _games_to_search(game) for lesson in _lessons(name)}
    return tuple(sorted(found))


def open_lesson(lesson: str, game: str | None = None) -> Record:
    """The record of a lesson. Raises KeyError when no game has such a lesson, or not this one."""
    return loads(lesson_folder(lesson, game).joinpath(RECORD).read_bytes(), find_game)


def _games_to_search(game: str | None) -> tuple[str, ...]:
    return games() if game is None else (game,)


def lesson_folder(lesson: str, game: str | None = None) -> Traversable:
    """The folder of a lesson's files. Raises KeyError when no game has it, or not this one."""
    for name in _games_to_search(game):
        folder = _lessons(name).get(lesson)
        if folder is not None:
            return folder
    raise KeyError(lesson)


def _lessons(game: str) -> dict[str, Traversable]:
    """The folders of a game's lessons by their names; a game need not have any."""
    package = kit_of(game).lessons
    if package is None:
        return {}
    found = (entry for entry in files(package).iterdir() if entry.is_dir())
    return {entry.name: entry for entry in found if entry.joinpath(RECORD).is_file()}
