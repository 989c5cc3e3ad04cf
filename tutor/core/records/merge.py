"""Merging of two trees with the same start: the first tree gets the lines of the other.

The first tree keeps its main line, its names, its current node and its protected line. The other
tree adds new lines for its further decisions, comments below the existing ones, marks, rings and
arrows.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple

from tutor.core.base.errors import Fault, TreeError
from tutor.core.base.reading import Reader
from tutor.core.records.lines import beginning, letters
from tutor.core.records.notes import Strokes, arrange
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.records.tree import MARKS, MOST_NODES, Node, Tree


class Merged(NamedTuple):
    """A merged tree, with counts of what the other tree added.

    `lines` and `decisions` count the added lines and their decisions. `notes` counts the nodes that
    got a comment, mark, ring or arrow. `left` counts the nodes of a protected line
    to which new comments or marks were not added.
    """

    tree: Tree
    lines: int
    decisions: int
    notes: int
    left: int


def merge(one: Tree, other: Tree) -> Merged:
    """Return the first tree with everything that only the other tree has.

    Different comments on a node are joined, one below the other. Raises TreeError for another game
    or start, and for too many nodes. Raises RecordError for a comment that becomes too long.
    """
    _check_start(one, other)
    added = _Adding(one)
    places = [0]
    for node in other.nodes:
        places.append(added.add(places[node.parent], node))
    tree = added.tree()
    strokes = _both_strokes(one.strokes, other.strokes)
    preface = _both(one.preface, other.preface)
    title = one.title or other.title
    is_same = (strokes, preface, title) == (one.strokes, one.preface, one.title)
    if not is_same:
        tree = replace(tree, preface=preface, title=title).draw_on(0, strokes)
    return Merged(
        tree, added.lines, added.decisions, added.notes + (strokes != one.strokes), added.left
    )


def _check_start(one: Tree, other: Tree) -> None:
    if one.game.name != other.game.name:
        numbers = {"found": other.game.name, "expected": one.game.name}
        raise TreeError([Fault("", "another_game", numbers)])
    if one.start.position() != other.start.position():
        raise TreeError([Fault("", "another_start", {})])


class _Adding:
    """The merging of another tree's nodes into the nodes of the first tree."""

    def __init__(self, tree: Tree) -> None:
        self._first = tree
        self._nodes = list(tree.nodes)
        self._names = {node.name for node in tree.nodes}
        self._made = {
            (node.parent, node.decision): place for place, node in enumerate(tree.nodes, 1)
        }
        self.lines = self.decisions = self.notes = self.left = 0

    def add(self, parent: int, node: Node) -> int:
        """Add a node of the other tree after a parent, if the node is new, and return its place."""
        place = self._made.get((parent, node.decision))
        if place is not None:
            self._write(place, node)
            return place
        if len(self._nodes) >= MOST_NODES:
            raise TreeError([Fault("", "full_tree", {"most": MOST_NODES})])
        before = self._first.root if not parent else self._nodes[parent - 1].step
        step = before.then(node.decision)
        self._nodes.append(node._replace(step=step, parent=parent))
        place = self._made[parent, node.decision] = len(self._nodes)
        self.decisions += 1
        self.lines += parent <= len(self._first.nodes)
        self.notes += bool(node.comment or node.marks or node.strokes)
        return place

    def _write(self, place: int, other: Node) -> None:
        """Add the notes of the other tree on a decision that both trees have."""
        mine = self._nodes[place - 1]
        written = mine._replace(
            comment=_both(mine.comment, other.comment),
            marks=tuple(mark for mark in MARKS if mark in (*mine.marks, *other.marks)),
            strokes=_both_strokes(mine.strokes, other.strokes),
        )
        if place <= self._first.protected:
            kept = mine._replace(strokes=written.strokes)
            self.left += kept != written
            written = kept
        self.notes += written != mine
        if place > self._first.protected:
            written = written._replace(
                reason=mine.reason or other.reason, name=self._name_of(place, other)
            )
        if written == mine:
            return
        reader = Reader()
        reader.text(written.note, "comment", LONGEST_COMMENT)
        reader.finish()
        self._nodes[place - 1] = written

    def _name_of(self, place: int, other: Node) -> str:
        """Return the name of the line at a place.

        A line without a name gets its name in the other tree, unless another line has that name.
        """
        name = self._nodes[place - 1].name
        is_free = other.name not in self._names and beginning(self._first, place) == place
        if name or not is_free:
            return name
        self._names.add(other.name)
        return other.name

    def tree(self) -> Tree:
        """Return the tree of all nodes, in which every added line has a different name."""
        first, nodes = self._first, self._nodes
        if all(one is other for one, other in zip_longest(nodes, first.nodes)):
            return first
        tree = replace(first, nodes=tuple(nodes))
        unnamed = []
        for place in range(len(first.nodes) + 1, len(nodes) + 1):
            name = tree.node(place).name
            if beginning(tree, place) == place and (not name or name in self._names):
                unnamed.append(place)
            self._names.add(name)
        free = (letter for letter in letters() if letter not in self._names)
        for place, letter in zip(unnamed, free, strict=False):
            nodes[place - 1] = nodes[place - 1]._replace(name=letter)
        return replace(tree, nodes=tuple(nodes)) if unnamed else tree


def _both(one: str, other: str) -> str:
    """Return two comments, one below the other.

    If one comment contains the lines of the other, the result is that comment only.
    """
    if _has(one, other):
        return one
    return other if _has(other, one) else f"{one}\n{other}"


def _has(whole: str, part: str) -> bool:
    return not part or f"\n{part}\n" in f"\n{whole}\n"


def _both_strokes(one: Strokes, other: Strokes) -> Strokes:
    """Return the rings and arrows of both trees.

    If both trees have one on the same things, the one of the first tree stays.
    """
    drawn = {(each.thing, each.to) for each in one}
    return arrange((*one, *(each for each in other if (each.thing, each.to) not in drawn)))
