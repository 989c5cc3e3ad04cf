"""Lines of play: the states and chapters of a record, and the lines of a tree with their forks.

A `Line` has every state and its events, and the chapters of the game, so that a jump to any
decision costs the same as one step. The kit of a game says where its rounds, nights and turns
begin.

In a tree a line is a node followed by its first child, that node's first child, and so on. Two
lines meet again in a transposition: a player sees no difference between their positions, and the
same decision is due. No function here changes a tree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain, count, islice
from string import ascii_uppercase
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State, find_game, known_to
from tutor.core.base.kit import games, kit_of
from tutor.core.base.reading import parse_json
from tutor.core.records.files import loads
from tutor.core.records.record import Record, position_id
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree

RECORD: Final = "record.json"
LESSON: Final = "lesson.json"
NEAR: Final = 40
"""The greatest difference in depth between two places of a transposition, in decisions."""
MOST_SEARCHED: Final = 1_500
MOST_FOUND: Final = 3
_known: WeakKeyDictionary[Step, dict[str | None, str]] = WeakKeyDictionary()


class Chapter(NamedTuple):
    """The beginning of a part of a game, after `ply` decisions.

    `kind` is start, round, night, day or turn. `number` is the number of the round or day, or of
    the turn within it; it is 0 if a game does not number them. `player` is the player whose turn
    begins; it is empty for other kinds.
    """

    ply: int
    kind: str
    number: int = 0
    player: str = ""


PARTS: Final = ("day", "round")
"""The kinds of the large parts of a game: days, or rounds in a game without days."""


def part_kind(chapters: Sequence[Chapter]) -> str:
    """Return the kind of a game's large parts, day or round; empty for a game without either."""
    kinds = {chapter.kind for chapter in chapters}
    return next((kind for kind in PARTS if kind in kinds), "")


Chapters = Callable[[Sequence[State], Sequence[tuple[Event, ...]]], tuple[Chapter, ...]]
"""A function that returns the chapters of a line in order.

Its arguments are the n + 1 states of the line and its n tuples of events.
"""


@dataclass(frozen=True, repr=False)
class Line:
    """A played record of n decisions: its states 0 … n, and the events of each decision.

    `events[i]` has the events of the decision that leads from state i to state i + 1.
    """

    record: Record
    states: tuple[State, ...]
    events: tuple[tuple[Event, ...], ...]
    chapters: tuple[Chapter, ...]

    def __repr__(self) -> str:
        return f"<line: {self.states[0]!r}, {self.plies} decisions>"

    @property
    def plies(self) -> int:
        """The number of decisions of the line."""
        return len(self.events)

    def decision(self, ply: int) -> Decision | None:
        """Return the decision that led to the state after `ply` decisions; None at the start."""
        return self.record.decisions[ply - 1] if ply else None

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return the events of the decision that led to the state after `ply` decisions.

        The result is empty at the start.
        """
        return self.events[ply - 1] if ply else ()

    @property
    def part(self) -> str:
        """The kind of the game's large parts, day or round; empty for a game without either."""
        return part_kind(self.chapters)

    def place(self, ply: int, kind: str) -> Chapter | None:
        """Return the last chapter of a kind that began before a decision, or None.

        `ply` is the number of the decision.
        """
        last = max(ply - 1, 0)
        begun = (each for each in reversed(self.chapters) if each.kind == kind and each.ply <= last)
        return next(begun, None)


def play_line(record: Record) -> Line:
    """Play a record to its end and return its line.

    Raises IllegalDecision if the rules forbid a decision, RecordError if a decision is malformed.
    """
    states, events = [record.start], []
    for state, happened in record.states():
        states.append(state)
        events.append(happened)
    return Line(record, tuple(states), tuple(events), chapters_of(record.game, states, events))


def chapters_of(
    game: Game, states: Sequence[State], events: Sequence[tuple[Event, ...]]
) -> tuple[Chapter, ...]:
    """Return the chapters that the game finds in a line.

    A game without chapters has only the chapter of the start.
    """
    chapters = kit_of(game.name).chapters
    return (Chapter(0, "start"),) if chapters is None else chapters(states, events)


def lesson_ids(game: str | None = None) -> tuple[str, ...]:
    """Return the names of the lessons of a game, or of all games, sorted.

    Raises KeyError for an unknown game.
    """
    found = {lesson for name in _games_to_search(game) for lesson in _lessons(name)}
    return tuple(sorted(found))


@cache
def open_lesson(lesson: str, game: str | None = None) -> Record:
    """Return the record of a lesson. Raises KeyError if there is no such lesson.

    Without `game`, the lesson may be of any game.
    """
    return loads(record_folder(lesson, game).joinpath(RECORD).read_bytes(), find_game)


def record_folder(lesson: str, game: str | None = None) -> Traversable:
    """Return the folder with the record of a lesson. Raises KeyError for an unknown lesson.

    If a lesson has no record, its `lesson.json` names the lesson whose record it explains.
    """
    folder = lesson_folder(lesson, game)
    if folder.joinpath(RECORD).is_file():
        return folder
    other = parse_json(folder.joinpath(LESSON).read_bytes())["record"]
    return lesson_folder(str(other), game)


def _games_to_search(game: str | None) -> tuple[str, ...]:
    return games() if game is None else (game,)


def lesson_folder(lesson: str, game: str | None = None) -> Traversable:
    """Return the folder of a lesson. Raises KeyError if there is no such lesson.

    Without `game`, the lesson may be of any game.
    """
    for name in _games_to_search(game):
        folder = _lessons(name).get(lesson)
        if folder is not None:
            return folder
    raise KeyError(lesson)


def _lessons(game: str) -> dict[str, Traversable]:
    """Return the folders of a game's lessons by name; empty for a game without lessons."""
    package = kit_of(game).lessons
    return {} if package is None else _folders_in(package)


@cache
def _folders_in(package: str) -> dict[str, Traversable]:
    found = (entry for entry in files(package).iterdir() if entry.is_dir())
    return {
        entry.name: entry
        for entry in found
        if any(entry.joinpath(name).is_file() for name in (RECORD, LESSON))
    }


def beginning(tree: Tree, place: int) -> int:
    """Return the place of the first node of the line to which a place belongs; 0 for the main line.

    A continuation after the end of a protected line counts as a separate line.
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
    """Return the place of the last node of the line to which a place belongs.

    A protected line ends at its last protected node.
    """
    is_protected = 0 < tree.protected >= place
    return tree.protected if is_protected else tree.end(place)


def beginnings(tree: Tree) -> list[int]:
    """Return the places of the nodes at which side lines begin, in the order of an outline."""
    found = [place for place in range(1, len(tree.nodes) + 1) if _begins(tree, place)]
    return sorted(found, key=tree.path)


def line_name(tree: Tree, place: int) -> str:
    """Return the name of the line to which a place belongs; empty if the line has no name.

    The first node of a line has the name. If a side line becomes the first continuation, it shows
    the name of the line that it continues. The former name stays at the first node of the side line,
    and shows again when another line becomes the first continuation.
    """
    begins = beginning(tree, place)
    return tree.node(begins).name if begins else ""


def variation_after(tree: Tree, path: Sequence[int], ply: int) -> int | None:
    """Return the place of the next variation at a fork of the shown line; None if there is no fork.

    `path` has the places of the shown line from the start. The function takes the last fork within the
    first `ply` decisions, or otherwise the first fork of the line. After the last variation the first
    one follows.
    """
    forks = [at for at in range(1, len(path)) if len(tree.children(path[at - 1])) > 1]
    if not forks:
        return None
    at = max((fork for fork in forks if fork <= ply), default=forks[0])
    ways = tree.children(path[at - 1])
    return ways[(ways.index(path[at]) + 1) % len(ways)]


def line_to(tree: Tree, place: int) -> Line:
    """Return the line that leads to a place, with its states, events and chapters."""
    steps = [tree.root, *(tree.node(each).step for each in tree.path(place))]
    states = tuple(step.state for step in steps)
    events = tuple(step.events for step in steps[1:])
    chapters = chapters_of(tree.game, states, events)
    return Line(tree.record(place), states, events, chapters)


def side_lines(tree: Tree, path: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the side lines that leave a path.

    Each item is a pair: the number of decisions of the path before the side line, and the place of the
    first node of the side line.
    """
    followed = set(path)
    for ply, place in enumerate((0, *path)):
        for child in tree.children(place):
            if child not in followed:
                yield ply, child


def letter_for(tree: Tree, begins: int = 0) -> str:
    """Return a free name for a line without a name: one of A, B, … Z, A2, B2, ….

    `begins` is the place of the node at which the line begins. Older lines without a name take the
    first free letters, so this line takes a later letter. If `begins` is 0, the result is the first
    free letter.
    """
    taken = {node.name for node in tree.nodes}
    older = sum(not tree.node(each).name and _begins(tree, each) for each in range(1, begins))
    return next(islice((name for name in letters() if name not in taken), older, None))


def letters() -> Iterator[str]:
    """Return an endless iterator of names for lines: A, B, … Z, A2, B2, …."""
    numbered = (f"{letter}{number}" for number in count(2) for letter in ascii_uppercase)
    return chain(ascii_uppercase, numbered)


def parting(tree: Tree, one: int, other: int) -> tuple[int, int | None, int | None]:
    """Return the fork of two places: the last common place, and the next place of each line.

    A next place is None if its line ends at the fork.
    """
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
    """Return up to three places on other lines at which a seat sees the same position.

    If several consecutive nodes have this position, only the first of them counts.
    """
    if not place:
        return ()
    depths = [0] * (len(tree.nodes) + 1)
    before, after = set(tree.path(place)), {place}
    elsewhere = []
    for number, node in enumerate(tree.nodes, start=1):
        depths[number] = depths[node.parent] + 1
        if node.parent in after:
            after.add(number)  # The node is a descendant of the place.
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
    """Return a text that is equal for steps whose positions look the same to a seat.

    The text has the id of the position and its pending values. It is computed once for each step and
    seat.
    """
    ids = _known.setdefault(step, {})
    if seat not in ids:
        position = known_to(step.state, seat)
        pending = json.dumps(position.get("pending"), sort_keys=True)
        ids[seat] = f"{position_id(position)} {pending}"
    return ids[seat]
