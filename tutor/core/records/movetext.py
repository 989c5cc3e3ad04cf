"""The text form of a tree, which people read, copy and edit.

A line of the text has one decision, and brackets enclose a variation. The form is the same in every
language. `read_movetext` reads it. `notation.py` describes how a decision is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from tutor.core.records.lines import Line, line_to
from tutor.core.records.moments import turns
from tutor.core.records.notation import spell_decision
from tutor.core.records.notes import TO, Strokes
from tutor.core.records.tree import Tree

FIRST: Final = "tutor-notation 1"
"""The first line of a text, with the version of its form."""
OPEN, CLOSE, SHOWN, PROTECTED = "(", ")", "@", "="
"""The signs that stand alone on a line.

( and ) enclose a variation, @ marks the step above as current, and = marks it as the last protected
one.
"""
NAME, REASON, COMMENT, STROKE, HEADING = "#", ">", ";", "~", "--"
"""The first signs of a line: of a note on a step, and of the name of a day, night or round."""
INDENT: Final = "  "
SEEN_SPACES: Final = frozenset("\u00a0\u202f")


class Row(NamedTuple):
    """One row of the text: a step of a tree, or a bracket around a variation.

    `place` is the number of the node, `ply` the number of the decision in its line, and `depth` the
    number of open brackets.
    """

    kind: Literal["open", "step", "close"]
    place: int
    ply: int
    depth: int


def write_movetext(tree: Tree) -> str:
    """Return the text of a tree. A variation comes after the decision for which it is an alternative."""
    return "\n".join((*_head(tree), "", *_body(tree), ""))


def rows(tree: Tree) -> Iterator[Row]:
    """Yield the rows of the text. After a step come its variations, then the rest of its line."""
    waiting = [Row("step", child, 1, 0) for child in tree.children(0)[:1]]
    while waiting:
        row = waiting.pop()
        yield row
        if row.kind != "step":
            continue
        place, ply, depth = row.place, row.ply, row.depth
        waiting += [Row("step", child, ply + 1, depth) for child in tree.children(place)[:1]]
        first, *others = tree.children(tree.node(place).parent)
        for other in reversed(others if place == first else ()):
            waiting.append(Row("close", other, ply, depth))
            waiting.append(Row("step", other, ply, depth + 1))
            waiting.append(Row("open", other, ply, depth))


def headings(line: Line) -> dict[int, tuple[str, int]]:
    """Return the days, rounds and nights of a line, each as its kind and number.

    The key is the number of the decision with which the part begins.
    """
    kinds = {chapter.kind for chapter in line.chapters}
    coarse = next((kind for kind in ("day", "round") if kind in kinds), "")
    found, before = {}, ("", 0)
    for turn in turns(line) if coarse else ():
        part = ("night" if turn.kind == "night" else coarse, turn.part)
        if part != before:
            found[turn.first + 1] = part
        before = part
    return found


def _head(tree: Tree) -> Iterator[str]:
    yield FIRST
    yield f"game: {tree.game.name}"
    if tree.title is not None:
        yield f"title: {plain_or_quoted(tree.title)}"
    if tree.setup is None:
        yield f"position: {json.dumps(tree.start.position(), ensure_ascii=False)}"
    else:
        yield f"setup: {json.dumps(dict(tree.setup), ensure_ascii=False)}"


def _body(tree: Tree) -> Iterator[str]:
    begun = headings(line_to(tree, tree.end(0)))
    yield from _comment(tree.preface)
    yield from _strokes(tree.strokes)
    if tree.current == 0:
        yield SHOWN
    for row in rows(tree):
        indent = INDENT * row.depth
        if row.kind == "step":
            if not row.depth and row.ply in begun:
                yield f"{HEADING} {begun[row.ply][0]} {begun[row.ply][1]}"
            yield from (f"{indent}{line}" for line in _step(tree, row))
        else:
            yield f"{indent}{OPEN if row.kind == 'open' else CLOSE}"


def _step(tree: Tree, row: Row) -> Iterator[str]:
    """Yield the lines of a step in the text: the decision with its marks, then the notes."""
    node = tree.node(row.place)
    yield " ".join(
        (f"{row.ply}. {node.decision.player}: {spell_decision(node.decision)}", *node.marks)
    )
    if row.place == tree.protected:
        yield PROTECTED
    if row.place == tree.current:
        yield SHOWN
    if node.name:
        yield f"{NAME} {plain_or_quoted(node.name)}"
    if node.reason:
        yield f"{REASON} {plain_or_quoted(node.reason)}"
    yield from _comment(node.comment)
    yield from _strokes(node.strokes)


def _comment(comment: str) -> Iterator[str]:
    if comment:
        yield from (f"{COMMENT} {plain_or_quoted(line)}" for line in comment.split("\n"))


def _strokes(strokes: Strokes) -> Iterator[str]:
    for each in strokes:
        yield f"{STROKE} {each.pen} {each.thing}{f' {TO} {each.to}' if each.is_arrow else ''}"


def plain_or_quoted(text: str) -> str:
    """Return the text unchanged, or as a JSON string if some character would be invisible."""
    is_seen = all(sign.isprintable() or sign in SEEN_SPACES for sign in text)
    is_plain = bool(text) and is_seen and text == text.strip() and not text.startswith('"')
    return text if is_plain else json.dumps(text)
