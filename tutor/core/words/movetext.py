"""A tree in the reader's words, to be read and printed.

`core/records/movetext.py` writes the same in a form that is read again; this one is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tutor.core.records.lines import line_to
from tutor.core.records.movetext import INDENT, headings, rows
from tutor.core.records.tree import Tree
from tutor.core.words.text import core_text, text_for

Step = Callable[[int], str]
NOTE: Final = "    "


def told_movetext(
    tree: Tree,
    language: str,
    step: Step | None = None,
    is_secret: Callable[[int], bool] = lambda place: False,
) -> str:
    """The text of a tree in words: days, steps, marks, comments, reasons, variations in brackets.

    `step` says the decision of a node with its player. Notes on secret steps are left out.
    """
    return "\n".join((*_head(tree, language), "", *_body(tree, language, step, is_secret), ""))


def _head(tree: Tree, language: str) -> Iterator[str]:
    text = text_for(tree.game.name, language)
    yield text.say("game-name")
    if tree.title:
        yield tree.title
    yield core_text(language).all_of(tree.start.players)
    yield from (line for line in tree.preface.split("\n") if line.strip())


def _body(
    tree: Tree, language: str, step: Step | None, is_secret: Callable[[int], bool]
) -> Iterator[str]:
    text = text_for(tree.game.name, language)
    begun = headings(line_to(tree, tree.end(0)))

    def narrate(place: int) -> str:
        node = tree.node(place)
        return text.narrate(node.decision, tree.step(node.parent).state)

    for row in rows(tree):
        node, indent = tree.node(row.place), INDENT * row.depth
        if row.kind == "open":
            yield f"{indent}({f' {node.name}' if node.name else ''}"
        elif row.kind == "close":
            yield f"{indent})"
        else:
            if not row.depth and row.ply in begun:
                kind, number = begun[row.ply]
                yield text.say(f"movetext-{kind}", number=number)
            said = (step or narrate)(row.place)
            yield indent + " ".join((f"{row.ply}. {said}", *node.marks))
            notes = () if is_secret(row.place) else (node.reason, *node.comment.split("\n"))
            yield from (f"{indent}{NOTE}{note}" for note in notes if note.strip())
