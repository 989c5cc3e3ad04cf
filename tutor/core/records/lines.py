"""Lines of a tree: where one begins, what it is called, and where two of them part.

A line is a node and the first children that follow it. Everything here looks; nothing edits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from string import ascii_uppercase

from tutor.core.records.line import Line, chapters_of
from tutor.core.records.tree import Tree


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
