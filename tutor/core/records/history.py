"""Undo and redo over trees: every edit can be taken back, exactly.

A tree is a value, so undoing an edit shows the tree before it. A change of the current node is no
edit and is not undone by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tutor.core.records.tree import Tree

MOST_REMEMBERED: Final = 200


@dataclass(frozen=True, eq=False)
class History:
    """A tree with the trees before it and, after undoing, the trees to come."""

    present: Tree
    past: tuple[Tree, ...] = ()
    future: tuple[Tree, ...] = ()

    def edit(self, tree: Tree) -> History:
        """The history after an edit; undone edits are gone. Without a change, itself."""
        if tree is self.present:
            return self
        past = (*self.past, self.present)[-MOST_REMEMBERED:]
        return History(tree, past)

    def at(self, place: int) -> History:
        """The same history with another node shown. Raises IndexError."""
        return replace(self, present=self.present.at(place))

    def undo(self) -> History:
        """The history before the last edit; itself when there is nothing to take back."""
        if not self.past:
            return self
        *past, before = self.past
        return History(before, tuple(past), (self.present, *self.future))

    def redo(self) -> History:
        """The history with the last undone edit made again; itself if no edit was undone."""
        if not self.future:
            return self
        after, *future = self.future
        return History(after, (*self.past, self.present), tuple(future))
