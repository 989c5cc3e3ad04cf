"""Undo and redo over trees. Undo restores exactly the tree before an edit, also after a reload.

A tree is a value, so undoing an edit shows the tree before the edit. A change of the current node
is not an edit, and undo does not return to it.

In JSON each tree is stored as the difference from its neighbour nearer to the present tree. Most
edits change one node, so a history is little larger than its tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.fields import Field, Shape
from tutor.core.base.shapes.values import OrNull, Reading, Text, Value, Whole, Writing
from tutor.core.records.files import Nodes, node_of
from tutor.core.records.notes import read_note, with_strokes, without_strokes
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.records.step import Step
from tutor.core.records.tree import Node, Tree, is_line

MOST_REMEMBERED: Final = 200
MOST_WRITTEN: Final = 60
"""The greatest number of edits that are stored in each direction from the present tree."""


@dataclass(frozen=True, eq=False)
class History:
    """The present tree, the trees before the edits, and the trees to which redo returns."""

    present: Tree
    past: tuple[Tree, ...] = ()
    future: tuple[Tree, ...] = ()

    def edit(self, tree: Tree) -> History:
        """Return the history after an edit. Redo is then impossible.

        The result is the same history if the tree is the present one.
        """
        if tree is self.present:
            return self
        past = (*self.past, self.present)[-MOST_REMEMBERED:]
        return History(tree, past)

    def at(self, place: int) -> History:
        """Return the history with the node at a place as the current one.

        Raises IndexError for an unknown place.
        """
        return replace(self, present=self.present.at(place))

    def undo(self) -> History:
        """Return the history before the last edit; the same history if there is no edit to undo."""
        if not self.past:
            return self
        *past, before = self.past
        return History(before, tuple(past), (self.present, *self.future))

    def redo(self) -> History:
        """Return the history after the last undone edit; the same history if no edit was undone."""
        if not self.future:
            return self
        after, *future = self.future
        return History(after, (*self.past, self.present), tuple(future))


def write_history(history: History) -> JSONObject:
    """Return the JSON object of the trees before and after the present one, the nearest first."""
    return HISTORY.write(history, Writing())


def read_history(data: object, present: Tree) -> History:
    """Return the history around a tree, as far as the data can be read.

    An unreadable tree is left out, and so are the trees that are farther from the present one.
    """
    found = data if isinstance(data, dict) else {}
    values = HISTORY.values(Reading(Reader(), _Steps(present)), found, "")
    return History(present, values["past"][::-1], values["future"])


class _Difference(NamedTuple):
    """The difference of a tree from its neighbour in a history: the nodes that the neighbour lacks.

    The two trees share their first `head` nodes and their last `tail` nodes. `start` is the comment of
    the start, with its rings and arrows; it is None if both trees have the same.
    """

    head: int
    tail: int
    nodes: tuple[Node, ...]
    current: int
    start: str | None

    @classmethod
    def of(cls, tree: Tree, beside: Tree) -> _Difference:
        """Return the difference of a tree from its neighbour `beside`."""
        ours, theirs = tree.nodes, beside.nodes
        shorter = min(len(ours), len(theirs))
        head = next((at for at in range(shorter) if not _alike(ours[at], theirs[at])), shorter)
        left = shorter - head
        tail = next((at for at in range(left) if not _alike(ours[-1 - at], theirs[-1 - at])), left)
        is_alike = (tree.preface, tree.strokes) == (beside.preface, beside.strokes)
        start = None if is_alike else with_strokes(tree.preface, tree.strokes)
        return cls(head, tail, ours[head : len(ours) - tail], tree.current, start)


def _alike(one: Node, other: Node) -> bool:
    return one is other or one[1:] == other[1:]


class _Steps:
    """The steps of all trees read so far, so that no decision is played twice after the same step."""

    def __init__(self, present: Tree) -> None:
        self.present = present
        self._known: dict[tuple[Step, Decision], Step] = {}
        for node in present.nodes:
            self._known[present.step(node.parent), node.decision] = node.step

    def after(self, step: Step, decision: Decision) -> Step:
        """Return the step of a decision after another step.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """
        if (step, decision) not in self._known:
            self._known[step, decision] = step.then(decision)
        return self._known[step, decision]


class Chain(Value):
    """A list of trees, each stored as the difference from the previous tree of the list.

    The first tree is stored as the difference from the present tree.
    """

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[Tree, ...]:
        """Return the trees before the first unreadable one. The reader notes no fault."""
        assert isinstance(context.figures, _Steps)
        beside, trees = context.figures.present, list[Tree]()
        for item in data[:MOST_WRITTEN] if isinstance(data, list) else ():
            try:
                beside = _read(item, beside, context.figures)
            except (TutorError, IndexError):
                break
            trees.append(beside)
        return tuple(trees)


def _write_chain(beside: Tree, trees: Iterable[Tree]) -> list[JSONObject]:
    written = []
    for tree in trees:
        written.append(DIFFERENCE.write(_Difference.of(tree, beside), Writing(game=tree.game)))
        beside = tree
    return written


DIFFERENCE: Final = Shape(
    Field("head", Whole(high=lambda at: at.read["beside"])),
    Field("tail", Whole(high=lambda at: at.read["beside"] - at.read["head"])),
    Field("nodes", Nodes(lambda at: at.read["head"])),
    Field(
        "current", Whole(high=lambda at: at.read["head"] + len(at.read["nodes"]) + at.read["tail"])
    ),
    Field("start", OrNull(Text(LONGEST_COMMENT)), may_lack=True),
)
HISTORY: Final = Shape(
    Field(
        "past",
        Chain(),
        of=lambda history: _write_chain(history.present, reversed(history.past[-MOST_WRITTEN:])),
    ),
    Field(
        "future",
        Chain(),
        of=lambda history: _write_chain(history.present, history.future[:MOST_WRITTEN]),
    ),
)


def _read(data: object, beside: Tree, steps: _Steps) -> Tree:
    """Return the tree that a stored difference from its neighbour describes.

    Raises RecordError for a faulty difference, IllegalDecision if the rules forbid a decision.
    """
    reader, players, count = Reader(), beside.start.players, len(beside.nodes)
    context = Reading(reader, names=players, read={"beside": count}, game=beside.game)
    found = DIFFERENCE.read(context, data, "", context.read)
    reader.finish()
    nodes = list(beside.nodes[: found["head"]])
    for each in found["nodes"]:
        step = steps.after(_step(beside, nodes, each["parent"]), each["decision"])
        nodes.append(node_of(step, each, read_note(each["note"])))
    for node in beside.nodes[count - found["tail"] :]:
        step = steps.after(_step(beside, nodes, node.parent), node.decision)
        nodes.append(node._replace(step=step))
    if not is_line(tuple(nodes), beside.protected):
        reader.fault("head", "not_a_line", found=beside.protected)
        reader.finish()
    if found["start"] is not None:
        preface, strokes, _ = without_strokes(found["start"])
        beside = replace(beside, preface=preface, strokes=strokes)
    return replace(beside, nodes=tuple(nodes), current=found["current"])


def _step(tree: Tree, nodes: Sequence[Node], place: int) -> Step:
    """Return the step at a place in a list of nodes from which the caller builds a tree.

    Place 0 is the start of `tree`.
    """
    return nodes[place - 1].step if place else tree.root
