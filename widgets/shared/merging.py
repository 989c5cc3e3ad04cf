"""Merging: adds the lines of another tree of variations to the open tree, as one edit."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.records.files import CODEC, PARAMETER, load_tree, open_link
from tutor.core.records.merge import Merged, merge
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text
from widgets.shared.commands import Context
from widgets.shared.loop import sentence_of

LINK: Final = re.compile(rf"(?:\S*[?&]{PARAMETER}=)?({re.escape(CODEC)}[\w-]+)(?:[&#]\S*)?")


def put_together(context: Context, other: Tree) -> None:
    """Add all lines of another tree to the open tree.

    If that fails, show a sentence that says why.
    """
    session = context.session
    try:
        merged = merge(session.tree, other)
    except TutorError as error:
        context.tell(sentence_of(error))
        return
    if merged.tree is not session.tree:
        session.edit(merged.tree)
    context.tell(partial(_sentence, merged))


def merge_text(context: Context, text: str) -> None:
    """Add the lines of a text to the open tree: a game in JSON or in notation, or a link to one."""
    try:
        other = read_text(text)
    except TutorError as error:
        context.tell(sentence_of(error))
        return
    put_together(context, other)


def read_text(text: str) -> Tree:
    """Return the tree in the text of a file or of a link.

    Raises RecordError if the text cannot be read, IllegalDecision if the rules refuse one of its
    decisions.
    """
    if is_movetext(text):
        return read_movetext(text)
    link = LINK.fullmatch(text.strip())
    return load_tree(text) if link is None else open_link(link[1])


def _sentence(merged: Merged, text: Text) -> str:
    """Return the sentence that says how many lines, decisions and notes were added."""
    figures = {"lines": merged.lines, "decisions": merged.decisions, "notes": merged.notes}
    told = text.say("merge-done" if any(figures.values()) else "merge-nothing", **figures)
    return f"{told} {text.say('merge-left', count=merged.left)}" if merged.left else told
