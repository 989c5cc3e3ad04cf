"""Merging: the lines of another tree are added to the open tree, as one edit."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.records.files import load_tree
from tutor.core.records.link import CODEC, PARAMETER, open_link
from tutor.core.records.merge import Merged, merge
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text
from widgets.session.session import Session
from widgets.shared.notices import Sentence, sentence_of

LINK: Final = re.compile(rf"(?:\S*[?&]{PARAMETER}=)?({re.escape(CODEC)}[\w-]+)(?:[&#]\S*)?")


@dataclass(frozen=True)
class Merging:
    """Adds other lines to those of a session; `tell` gets the sentence on the result."""

    session: Session
    tell: Callable[[Sentence], None]

    def put_together(self, other: Tree) -> None:
        """Add all lines of another tree, or say why that is impossible."""
        try:
            merged = merge(self.session.tree, other)
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        if merged.tree is not self.session.tree:
            self.session.edit(merged.tree)
        self.tell(partial(_sentence, merged))

    def take(self, text: str) -> None:
        """Add the lines of a text: a game in JSON or in the notation, or a link to one."""
        try:
            other = read_text(text)
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        self.put_together(other)


def read_text(text: str) -> Tree:
    """The tree of a file's text or of a link. Raises RecordError, IllegalDecision."""
    if is_movetext(text):
        return read_movetext(text)
    link = LINK.fullmatch(text.strip())
    return load_tree(text) if link is None else open_link(link[1])


def _sentence(merged: Merged, text: Text) -> str:
    """The sentence on what was added."""
    figures = {"lines": merged.lines, "decisions": merged.decisions, "notes": merged.notes}
    told = text.say("merge-done" if any(figures.values()) else "merge-nothing", **figures)
    return f"{told} {text.say('merge-left', count=merged.left)}" if merged.left else told
