"""A record played out: every state with what happened in it, and the chapters it falls into.

Jumping to any ply costs the same as one step. A line knows no game; a game's own module
`chapters` says where its rounds, nights and turns begin.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import NamedTuple

from tutor.core.events import Event
from tutor.core.game import Decision, State, find_game
from tutor.core.record import Record, loads


class Chapter(NamedTuple):
    """Where something begins: `kind` is start, round, night, day or turn, at `ply`.

    `number` counts rounds and days; `player` is whose turn it is, else empty.
    """

    ply: int
    kind: str
    number: int = 0
    player: str = ""


@dataclass(frozen=True)
class Line:
    """States 0 … n of a record of n decisions; `events[i]` happened in decision i."""

    record: Record
    states: tuple[State, ...]
    events: tuple[tuple[Event, ...], ...]
    chapters: tuple[Chapter, ...]

    @property
    def plies(self) -> int:
        """How many decisions the line has."""
        return len(self.events)

    def decision(self, ply: int) -> Decision | None:
        """The decision that led to the state after `ply` decisions; None at the start."""
        return self.record.decisions[ply - 1] if ply else None

    def happened(self, ply: int) -> tuple[Event, ...]:
        """What happened in the decision that led to this ply; nothing at the start."""
        return self.events[ply - 1] if ply else ()

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
    find: Callable[[Sequence[State], Sequence[tuple[Event, ...]]], tuple[Chapter, ...]]
    find = importlib.import_module(f"tutor.{record.game.name}.chapters").chapters
    return Line(record, tuple(states), tuple(events), find(states, events))


def lesson_ids(game: str = "princes") -> tuple[str, ...]:
    """The lessons of a game, sorted."""
    folder = files(f"tutor.{game}.lessons")
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


def open_lesson(lesson: str, game: str = "princes") -> Record:
    """The record of a lesson. Raises KeyError when there is no such lesson."""
    if lesson not in lesson_ids(game):
        raise KeyError(lesson)
    content = files(f"tutor.{game}.lessons").joinpath(f"{lesson}.json").read_bytes()
    return loads(content, find_game)
