"""Edits of the tree: names, comments, marks, deletions, and the order of lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tutor.core.base.errors import TutorError
from tutor.core.records.lines import letter_for
from tutor.core.records.tree import MARKS, Tree
from widgets.session.session import Session
from widgets.shared.notices import Sentence, sentence_of


@dataclass(frozen=True)
class Editing:
    """Edits the tree of a session; `tell` reports deletions, and why an edit is impossible."""

    session: Session
    tell: Callable[[Sentence], None]

    def rename(self, name: str) -> None:
        """Give the line in view another name."""
        try:
            self.session.name_line(name)
        except TutorError as error:
            self.tell(sentence_of(error))

    def comment(self, comment: str) -> None:
        """Write a comment on the step in view, or on the start if the tree has no official line."""
        session = self.session
        if not session.place and session.tree.protected:
            return
        self._edit(lambda: session.tree.comment_on(session.place, comment))

    def mark(self, value: str) -> None:
        """Add a mark to the step in view, or remove it."""
        session = self.session
        if value in MARKS and session.place:
            marks = session.tree.node(session.place).marks
            chosen = tuple(mark for mark in MARKS if (mark in marks) != (mark == value))
            self._edit(lambda: session.tree.mark(session.place, chosen))

    def prune(self, value: str) -> None:
        """Delete a step and all that follows, and say how to undo that."""
        place, before = self._node(value), len(self.session.tree.nodes)
        if place is None:
            return
        self._edit(lambda: self.session.tree.prune(place))
        count = before - len(self.session.tree.nodes)
        if count:
            self.tell(lambda text: text.say("lines-deleted", count=count))

    def promote(self, value: str) -> None:
        """Make a line the main line; the former main line gets a name."""
        tree, place = self.session.tree, self._node(value)
        if place is None:
            return

        def promote_line() -> Tree:
            parent, grown = tree.node(place).parent, tree.promote(place)
            for left in grown.children(parent)[1:]:
                if not grown.node(left).name:
                    grown = grown.name_line(left, letter_for(grown, left))
            return grown

        self._edit(promote_line)

    def move_up(self, value: str) -> None:
        """Move a line up by one among its siblings."""
        place = self._node(value)
        if place is not None:
            self._edit(lambda: self.session.tree.moved_up(place))

    def _node(self, value: str) -> int | None:
        """The node that a control names; None if the tree does not have it."""
        place = int(value[:9]) if value.isdecimal() else 0
        return place if 1 <= place <= len(self.session.tree.nodes) else None

    def _edit(self, edited: Callable[[], Tree]) -> None:
        """Go on with an edited tree, or say why that is impossible."""
        try:
            tree = edited()
            if against := self.session.against_edit(tree):
                self.tell(lambda text: text.say(f"now-back-{against}"))
            else:
                self.session.edit(tree)
        except TutorError as error:
            self.tell(sentence_of(error))
