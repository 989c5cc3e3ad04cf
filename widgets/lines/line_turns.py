"""The lines in the list of moves: where each one leaves another line, and its own turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.records.lines import beginning, line_end, line_to
from tutor.core.records.moments import Turn, turns
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree


class ListedLine(NamedTuple):
    """A line from where it leaves another: the places from the start, and its own turns.

    `begins` is the ply of its first step. `shown` is the ply in view, or the ply at which the way
    to the step in view leaves this line, else 0. `depth` counts the lines around it.
    """

    place: int
    path: tuple[int, ...]
    begins: int
    turns: Sequence[Turn]
    shown: int
    depth: int


def around(tree: Tree) -> list[int]:
    """The first places of the line in view and of the lines around it, the outermost first."""
    found, place = [], tree.current
    while begins := beginning(tree, place):
        found.append(begins)
        place = tree.node(begins).parent
    return found[::-1]


class ListedLines:
    """The lines of a tree, with their turns; the turns of a line are cached by its last step."""

    def __init__(self) -> None:
        self._turns: dict[Step, tuple[Turn, ...]] = {}
        self._asked: set[Step] = set()

    def forget_others(self) -> None:
        """Forget the turns of lines that were not used since the last call."""
        self._turns = {end: found for end, found in self._turns.items() if end in self._asked}
        self._asked = set()

    def line(self, tree: Tree, place: int, depth: int) -> ListedLine:
        """The line that begins at a place, or the main line; `depth` counts the lines around it."""
        end = line_end(tree, place)
        path = (0, *tree.path(end))
        here = set(path)
        to_here = (0, *tree.path(tree.current))
        shared = [ply for ply, each in enumerate(to_here) if each in here]
        is_through = not place or place in to_here
        # A variation stands at the step that it replaces.
        is_aside = shared[-1] < len(to_here) - 1
        shown = min(shared[-1] + is_aside, len(path) - 1) if is_through else -1
        begins = path.index(place) if place else 1
        own = [turn for turn in self._turns_to(tree, end) if turn.last >= begins]
        return ListedLine(place, path, begins, own, shown, depth)

    def _turns_to(self, tree: Tree, end: int) -> tuple[Turn, ...]:
        """The turns of a line, cached."""
        step = tree.step(end)
        self._asked.add(step)
        if step not in self._turns:
            self._turns[step] = tuple(turns(line_to(tree, end)))
        return self._turns[step]
