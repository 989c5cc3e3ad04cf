"""Undo and redo over trees: every edit can be taken back, exactly, also after a reload.

A tree is a value, so undoing an edit shows the tree before it. A change of the current node is no
edit and is not undone by itself.

As JSON each tree is written by its differences from the next one. Most edits add a step or write
beside one, so a history takes little more room than its tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.reading import Reader
from tutor.core.base.shapes.values import Reading, Writing
from tutor.core.records.files import NODE, node_of
from tutor.core.records.notes import read_note, with_strokes, without_strokes
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.records.step import Step
from tutor.core.records.tree import MOST_NODES, Node, Tree, is_line

MOST_REMEMBERED: Final = 200
MOST_WRITTEN: Final = 60
"""The edits on either side that are written: the last ones."""
Difference = dict[str, Any]


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


def write_history(history: History) -> dict[str, list[Difference]]:
    """The trees before and after the present one, those next to it first."""
    return {
        "past": _chain(history.present, reversed(history.past[-MOST_WRITTEN:])),
        "future": _chain(history.present, history.future[:MOST_WRITTEN]),
    }


def read_history(data: object, present: Tree) -> History:
    """The history around a tree; unreadable trees, and those beyond them, are left out."""
    found = data if isinstance(data, dict) else {}
    steps = _Steps(present)
    past = _read_chain(found.get("past"), present, steps)
    future = _read_chain(found.get("future"), present, steps)
    return History(present, tuple(past[::-1]), tuple(future))


def _chain(beside: Tree, trees: Iterable[Tree]) -> list[Difference]:
    written = []
    for tree in trees:
        written.append(_difference(beside, tree))
        beside = tree
    return written


def _difference(beside: Tree, tree: Tree) -> Difference:
    """The nodes of a tree that another lacks at the same place, counted from its start or end."""
    ours, theirs = tree.nodes, beside.nodes
    shorter = min(len(ours), len(theirs))
    head = next((at for at in range(shorter) if not _alike(ours[at], theirs[at])), shorter)
    left = shorter - head
    tail = next((at for at in range(left) if not _alike(ours[-1 - at], theirs[-1 - at])), left)
    between = ours[head : len(ours) - tail]
    written: Difference = {
        "head": head,
        "tail": tail,
        "nodes": [NODE.write(node, Writing(game=tree.game)) for node in between],
        "current": tree.current,
    }
    if (tree.preface, tree.strokes) != (beside.preface, beside.strokes):
        written["start"] = with_strokes(tree.preface, tree.strokes)
    return written


def _alike(one: Node, other: Node) -> bool:
    return one is other or one[1:] == other[1:]


class _Steps:
    """The steps of every tree read so far: a decision after a step is played once."""

    def __init__(self, present: Tree) -> None:
        self._known: dict[tuple[Step, Decision], Step] = {}
        for node in present.nodes:
            self._known[present.step(node.parent), node.decision] = node.step

    def after(self, step: Step, decision: Decision) -> Step:
        """The step of a decision after another. Raises IllegalDecision or RecordError."""
        if (step, decision) not in self._known:
            self._known[step, decision] = step.then(decision)
        return self._known[step, decision]


def _read_chain(data: object, beside: Tree, steps: _Steps) -> list[Tree]:
    trees: list[Tree] = []
    for item in data[:MOST_WRITTEN] if isinstance(data, list) else ():
        try:
            beside = _read(item, beside, steps)
        except (TutorError, IndexError):
            break
        trees.append(beside)
    return trees


def _read(data: object, beside: Tree, steps: _Steps) -> Tree:
    """The tree that differs so from another. Raises RecordError or IllegalDecision."""
    reader = Reader()
    found = reader.record(data, "", ("head", "tail", "nodes", "current"), ("start",))
    count = len(beside.nodes)
    head = reader.integer(found.get("head"), "head", 0, count) or 0
    tail = reader.integer(found.get("tail"), "tail", 0, count - head) or 0
    items = reader.items(found.get("nodes"), "nodes", MOST_NODES) or []
    current = reader.integer(found.get("current"), "current", 0, head + len(items) + tail)
    start = reader.text(found.get("start", ""), "start", LONGEST_COMMENT) or ""
    reader.finish()
    nodes = list(beside.nodes[:head])
    for index, item in enumerate(items):
        nodes.append(_read_node(reader, item, f"nodes[{index}]", beside, nodes, steps))
    for node in beside.nodes[count - tail :]:
        before = _step(beside, nodes, node.parent)
        nodes.append(node._replace(step=steps.after(before, node.decision)))
    if not is_line(tuple(nodes), beside.protected):
        reader.fault("head", "not_a_line", found=beside.protected)
        reader.finish()
    if "start" in found:
        preface, strokes, _ = without_strokes(start)
        beside = replace(beside, preface=preface, strokes=strokes)
    return replace(beside, nodes=tuple(nodes), current=current or 0)


def _read_node(
    reader: Reader,
    data: object,
    place: str,
    beside: Tree,
    nodes: Sequence[Node],
    steps: _Steps,
) -> Node:
    game, players = beside.game, beside.start.players
    found = NODE.read(Reading(reader, len(nodes), players, game=game), data, place)
    reader.finish()
    step = steps.after(_step(beside, nodes, found["parent"]), found["decision"])
    return node_of(step, found, read_note(found["note"]))


def _step(tree: Tree, nodes: Sequence[Node], place: int) -> Step:
    """The step at a place among nodes that are not a tree yet."""
    return nodes[place - 1].step if place else tree.root
