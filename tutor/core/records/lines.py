"""Lines: a record played out, the lines of a tree, and where they part and meet again.

A line that is played out has every state with its events, and the chapters of the game, so that a
jump to any ply costs the same as one step. It knows no game; the kit of a game says where its
rounds, nights and turns begin.

In a tree a line is a node and the first children that follow it. Two lines meet again in a
transposition: a seat sees no difference between their positions, and the same decision is due.
Everything here looks; nothing edits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain, count, islice
from string import ascii_uppercase
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State, find_game, known_to
from tutor.core.base.kit import games, kit_of
from tutor.core.records.files import loads
from tutor.core.records.record import Record, position_id
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree

RECORD: Final = "record.json"
NEAR: Final = 40
"""The largest distance of the other place, in decisions."""
MOST_SEARCHED: Final = 1_500
MOST_FOUND: Final = 3
_known: WeakKeyDictionary[Step, dict[str | None, str]] = WeakKeyDictionary()


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


def walk(tree: Tree) -> Iterator[tuple[int, int]]:
    """Every node's place and depth: a line whole, then those that leave it, the latest first."""
    waiting = [(place, 1) for place in reversed(tree.children(0))]
    while waiting:
        place, depth = waiting.pop()
        yield place, depth
        waiting.extend((child, depth + 1) for child in reversed(tree.children(place)))


def beginning(tree: Tree, place: int) -> int:
    """The node with which the line of a place begins; 0 on the main line.

    A continuation of an official line is a line of its own.
    """
    while place:
        if _begins(tree, place):
            return place
        place = tree.node(place).parent
    return 0


def _begins(tree: Tree, place: int) -> bool:
    parent = tree.node(place).parent
    return tree.children(parent)[0] != place or 0 < tree.protected == parent


def line_end(tree: Tree, place: int) -> int:
    """The last node of the line a place is on; an official line ends where it ends."""
    is_official = 0 < tree.protected >= place
    return tree.protected if is_official else tree.end(place)


def beginnings(tree: Tree) -> list[int]:
    """The nodes with which side lines begin, in the order of an outline."""
    found = [place for place in range(1, len(tree.nodes) + 1) if _begins(tree, place)]
    return sorted(found, key=tree.path)


def line_name(tree: Tree, place: int) -> str:
    """The name of the line a place is on, which is that of its first step; empty for none.

    A line that has become the first goes under the name of the line it goes on; its own name is
    kept with its first step, for when another takes its place again.
    """
    begins = beginning(tree, place)
    return tree.node(begins).name if begins else ""


def variation_after(tree: Tree, path: Sequence[int], ply: int) -> int | None:
    """The next variation at the nearest fork before `ply`, or else after it; None without a fork.

    `path` leads along the line shown, from the start. After the last variation comes the first.
    """
    forks = [at for at in range(1, len(path)) if len(tree.children(path[at - 1])) > 1]
    if not forks:
        return None
    at = max((fork for fork in forks if fork <= ply), default=forks[0])
    ways = tree.children(path[at - 1])
    return ways[(ways.index(path[at]) + 1) % len(ways)]


def line_to(tree: Tree, place: int) -> Line:
    """The line that leads to a place, with its states, events and chapters."""
    steps = [tree.root, *(tree.node(each).step for each in tree.path(place))]
    states = tuple(step.state for step in steps)
    events = tuple(step.events for step in steps[1:])
    chapters = chapters_of(tree.game, states, events)
    return Line(tree.record(place), states, events, chapters)


def leaving(tree: Tree, path: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The lines that leave a path: how many decisions after the start, and their first node."""
    followed = set(path)
    for ply, place in enumerate((0, *path)):
        for child in tree.children(place):
            if child not in followed:
                yield ply, child


def letter_for(tree: Tree, begins: int = 0) -> str:
    """A name for the next line: the first of A, B, … Z, A2, B2, … that no line has.

    A line that has no name goes by one as well: `begins` is the node with which it begins, and the
    older ones without a name come first.
    """
    taken = {node.name for node in tree.nodes}
    older = sum(not tree.node(each).name and _begins(tree, each) for each in range(1, begins))
    return next(islice((name for name in letters() if name not in taken), older, None))


def letters() -> Iterator[str]:
    """The names that lines are given: A, B, … Z, A2, B2, …, without end."""
    numbered = (f"{letter}{number}" for number in count(2) for letter in ascii_uppercase)
    return chain(ascii_uppercase, numbered)


def parting(tree: Tree, one: int, other: int) -> tuple[int, int | None, int | None]:
    """The fork of two places: the last in common, and the next of each (None at its end)."""
    first, second = tree.path(one), tree.path(other)
    pairs = zip(first, second, strict=False)
    common = next(
        (number for number, (left, right) in enumerate(pairs) if left != right),
        min(len(first), len(second)),
    )
    left_next, right_next = (
        path[common] if common < len(path) else None for path in (first, second)
    )
    return first[common - 1] if common else 0, left_next, right_next


def transpositions(tree: Tree, place: int, seat: str | None = None) -> tuple[int, ...]:
    """The places on other lines with the position of a place, as a seat sees it; the first few.

    If steps in a row leave the position unchanged, it is the first of them.
    """
    if not place:
        return ()
    depths = [0] * (len(tree.nodes) + 1)
    before, after = set(tree.path(place)), {place}
    elsewhere = []
    for number, node in enumerate(tree.nodes, start=1):
        depths[number] = depths[node.parent] + 1
        if node.parent in after:
            after.add(number)  # it is reached through the place itself
        elif number not in before:
            elsewhere.append(number)
    near = [number for number in elsewhere if abs(depths[number] - depths[place]) <= NEAR]
    wanted = fingerprint(tree.step(place), seat)
    same: set[int] = set()
    found: list[int] = []
    for number in near[:MOST_SEARCHED]:
        if fingerprint(tree.step(number), seat) == wanted:
            if tree.node(number).parent not in same:
                found.append(number)
            same.add(number)
    return tuple(found[:MOST_FOUND])


def fingerprint(step: Step, seat: str | None) -> str:
    """The position id of a step as a seat sees it, with what is pending; worked out once."""
    ids = _known.setdefault(step, {})
    if seat not in ids:
        position = known_to(step.state, seat)
        pending = json.dumps(position.get("pending"), sort_keys=True)
        ids[seat] = f"{position_id(position)} {pending}"
    return ids[seat]
