"""Lines of a tree: where one begins, what it is called, and where two of them part.

A line is a node and the first children that follow it. Everything here looks; nothing edits.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.tree import Tree


def walk(tree: Tree) -> Iterator[tuple[int, int]]:
    """Every node's place and depth: a line whole, then those that leave it, the latest first."""
    waiting = [(place, 1) for place in reversed(tree.children(0))]
    while waiting:
        place, depth = waiting.pop()
        yield place, depth
        waiting.extend((child, depth + 1) for child in reversed(tree.children(place)))


def beginning(tree: Tree, place: int) -> int:
    """The node with which the line of a place begins; 0 on the main line."""
    while place:
        parent = tree.node(place).parent
        if tree.children(parent)[0] != place:
            return place
        place = parent
    return 0


def line_name(tree: Tree, place: int) -> str:
    """The name of the line a place is on, the last one given on the way; empty for none."""
    begins = beginning(tree, place)
    while place and not tree.node(place).name and place != begins:
        place = tree.node(place).parent
    return tree.node(place).name if place else ""


def parting(tree: Tree, one: int, other: int) -> tuple[int, int | None, int | None]:
    """Where two places part: the last in common, and the next of each (None at its end)."""
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
