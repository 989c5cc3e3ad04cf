"""Trees: records with variations, comments, marks and names. A tree keeps every tried line.

A tree is a value: every edit returns a new tree and does not change the old one. The place of a
node is its number in the file: 0 is the start, 1 the first node. A parent precedes its children.
The first child of a node continues its line. Nodes 1 … `protected` are a protected line, of which
edits change only the strokes (rings and arrows on the board).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any, Final, NamedTuple

from tutor.core.base.errors import Fault, TreeError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Game, State
from tutor.core.base.reading import Reader
from tutor.core.base.schema import Position
from tutor.core.records.notes import (
    Stroke,
    Strokes,
    arrange,
    in_one_line,
    read_note,
    with_strokes,
    without_strokes,
    write_note,
)
from tutor.core.records.record import LONGEST_COMMENT, Record
from tutor.core.records.step import LANDMARK, Step, play_steps, start_of

MARKS: Final = ("!", "?", "!!", "??", "!?", "?!")
MOST_NODES: Final = 20_000
LONGEST_NAME: Final = 200


class Node(NamedTuple):
    """One decision that was tried: its step, the place of its parent, and the notes on it.

    `comment` is by a person. `reason` is one line: the reason that a policy gave for its decision.
    `strokes` are rings and arrows on the board after the decision.
    """

    step: Step
    parent: int
    decision: Decision
    comment: str = ""
    marks: tuple[str, ...] = ()
    name: str = ""
    reason: str = ""
    strokes: Strokes = ()

    @property
    def note(self) -> str:
        """The comment as files have it: it also contains the reason, the rings and the arrows."""
        return write_note(self.comment, self.reason, self.strokes)


class Moment(NamedTuple):
    """A state, and the events of the decision that led to it."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Tree:
    """All lines that were tried from one start. `str` gives their movetext.

    `current` is the place of the node that is shown, `protected` the length of the protected line.
    `preface` is the comment of the start; `strokes` are drawn on the board at the start. Trees are
    equal if their files are.
    """

    game: Game
    root: Step
    setup: Position | None = None
    title: str | None = None
    preface: str = ""
    nodes: tuple[Node, ...] = ()
    current: int = 0
    protected: int = 0
    strokes: Strokes = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tree):
            return NotImplemented
        return self is other or self._content == other._content

    def __hash__(self) -> int:
        return hash((self.game, self.title, len(self.nodes), self.current))

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, self._content

    def __repr__(self) -> str:
        return f"<tree: {self.start!r}, {len(self.nodes)} decisions>"

    def __str__(self) -> str:
        from tutor.core.records.movetext import write_movetext

        return write_movetext(self)

    @classmethod
    def of_record(cls, record: Record, protect: bool = False) -> Tree:
        """Return the tree with the line of a record.

        If `protect`, the line is protected: edits change only its rings and arrows. Raises IllegalDecision
        if the rules forbid a decision, RecordError if a decision is malformed.
        """
        root = start_of(record.start)
        steps = play_steps(root, enumerate(record.decisions), record.opening)
        preface, *drawn = without_strokes(record.comments.get(0, ""))
        nodes = []
        for place, (step, decision) in enumerate(zip(steps[1:], record.decisions, strict=True)):
            note = read_note(record.comments.get(place + 1, ""))
            drawn.append(note.at_start)
            preface = preface or note.preface
            strokes, reason = note.strokes, note.reason
            node = Node(step, place, decision, note.comment, reason=reason, strokes=strokes)
            nodes.append(node)
        return cls(
            record.game,
            root,
            record.setup,
            record.title,
            preface,
            tuple(nodes),
            protected=len(nodes) if protect else 0,
            strokes=arrange(chain(*drawn)),
        )

    # Finding the way

    @property
    def start(self) -> State:
        """The state at which every line begins."""
        return self.root.state

    def node(self, place: int) -> Node:
        """Return the node at a place, counted from 1. Raises IndexError for an unknown place."""
        if not 1 <= place <= len(self.nodes):
            raise IndexError(place)
        return self.nodes[place - 1]

    def step(self, place: int) -> Step:
        """Return the step at a place; 0 is the start. Raises IndexError for an unknown place."""
        return self.node(place).step if place else self.root

    def comment_at(self, place: int) -> str:
        """Return a person's comment at a place; 0 is the start. Raises IndexError for an unknown place."""
        return self.node(place).comment if place else self.preface

    def strokes_at(self, place: int) -> Strokes:
        """Return the rings and arrows on the board at a place.

        Place 0 is the start. Raises IndexError for an unknown place.
        """
        return self.node(place).strokes if place else self.strokes

    def moment(self, place: int) -> Moment:
        """Return the state at a place and the events of its decision.

        Raises IndexError for an unknown place.
        """
        step = self.step(place)
        return Moment(step.state, step.events)

    def children(self, place: int) -> tuple[int, ...]:
        """Return the places of the decisions after a place. The first continues the line."""
        first, following = self._kin
        found, child = [], first[place]
        while child:
            found.append(child)
            child = following[child]
        return tuple(found)

    def path(self, place: int) -> tuple[int, ...]:
        """Return the places from the first decision to a place, including that place."""
        found = []
        while place:
            found.append(place)
            place = self.node(place).parent
        return tuple(reversed(found))

    def end(self, place: int) -> int:
        """Return the place at which the line after a place ends.

        The line goes on from each node to its first child.
        """
        first, _ = self._kin
        while first[place]:
            place = first[place]
        return place

    def record(self, place: int) -> Record:
        """Return the line that leads to a place, as a record with its comments."""
        nodes = [self.node(each) for each in self.path(place)]
        told = (with_strokes(self.preface, self.strokes), *(node.note for node in nodes))
        comments = {ply: comment for ply, comment in enumerate(told) if comment}
        decisions = tuple(node.decision for node in nodes)
        return Record(self.game, self.start, decisions, self.setup, comments, self.title)

    def main(self) -> Record:
        """Return the main line to its end, as a record."""
        return self.record(self.end(0))

    def drop_states(self) -> None:
        """Drop computed states, so that a tree that is not in use takes little memory.

        The tree computes them again at the next use.
        """
        for number, node in enumerate(self.nodes, start=1):
            if number % LANDMARK:
                node.step.forget()

    # Edits: each returns a new tree

    def at(self, place: int) -> Tree:
        """Return a tree whose current node is the node at a place.

        Raises IndexError for an unknown place.
        """
        self.step(place)
        return replace(self, current=place)

    def add(self, place: int, decision: Decision) -> Tree:
        """Return a tree with a decision added after a place. The node of the decision is the current one.

        If the tree already has this node, the method only makes it the current one. Raises IllegalDecision,
        RecordError, or TreeError if the tree has too many nodes.
        """
        for child in self.children(place):
            if self.node(child).decision == decision:
                return self.at(child)
        if len(self.nodes) >= MOST_NODES:
            raise TreeError([Fault("", "full_tree", {"most": MOST_NODES})])
        step = self.step(place).then(decision)
        nodes = (*self.nodes, Node(step, place, decision))
        return replace(self, nodes=nodes, current=len(nodes))

    def promote(self, place: int) -> Tree:
        """Return a tree in which a node is the first child of its parent.

        Raises TreeError if the present first child is protected.
        """
        first = self.children(self.node(place).parent)[0]
        if first == place:
            return self
        self._check_open(first)
        others = (other for other in range(first, len(self.nodes) + 1) if other != place)
        return self._arrange([*range(1, first), place, *others], self.current)

    def move_up(self, place: int) -> Tree:
        """Return a tree in which a node is one place earlier among its siblings.

        A first child does not move. Raises TreeError if the previous sibling is protected.
        """
        siblings = self.children(self.node(place).parent)
        index = siblings.index(place)
        if not index:
            return self
        before = siblings[index - 1]
        self._check_open(before)
        others = (other for other in range(before, len(self.nodes) + 1) if other != place)
        return self._arrange([*range(1, before), place, *others], self.current)

    def prune(self, place: int) -> Tree:
        """Return a tree without a node and without all nodes after it.

        If this removes the current node, the parent of the removed node becomes the current one.
        Raises TreeError if the node is protected.
        """
        parent = self.node(place).parent
        self._check_open(place)
        gone = {place}
        for other in range(place + 1, len(self.nodes) + 1):
            if self.nodes[other - 1].parent in gone:
                gone.add(other)
        kept = [each for each in range(1, len(self.nodes) + 1) if each not in gone]
        return self._arrange(kept, parent if self.current in gone else self.current)

    def comment_on(self, place: int, comment: str) -> Tree:
        """Return a tree with another comment at a place; 0 is the start.

        An empty comment removes the old one. Raises TreeError for a protected node, RecordError if
        the comment is too long.
        """
        if not place:
            return self if comment == self.preface else self._with_start(comment, self.strokes)
        return self._note(place, self.node(place)._replace(comment=comment))

    def explain(self, place: int, reason: str) -> Tree:
        """Return a tree with the reason of a policy at a node.

        Raises TreeError for a protected node, RecordError if the comment becomes too long.
        """
        return self._note(place, self.node(place)._replace(reason=in_one_line(reason)))

    def without_reasons(self) -> Tree:
        """Return a tree without the reasons of policies. The comments of people stay."""
        nodes = tuple(node._replace(reason="") if node.reason else node for node in self.nodes)
        return self if nodes == self.nodes else replace(self, nodes=nodes)

    def draw_on(self, place: int, strokes: Iterable[Stroke]) -> Tree:
        """Return a tree with new rings and arrows in place of the old ones at a place.

        Place 0 is the start. Rings and arrows do not change a line, so a protected line can have
        them too. Raises RecordError if the written comment becomes too long with them.
        """
        found = arrange(strokes)
        if found == self.strokes_at(place):
            return self
        if not place:
            return self._with_start(self.preface, found)
        node = self.node(place)._replace(strokes=found)
        _check_note(node.note)
        return self._with_node(place, node)

    def mark(self, place: int, marks: Sequence[str]) -> Tree:
        """Return a tree in which a node has exactly these marks.

        Raises TreeError for a protected node, RecordError for an unknown mark.
        """
        reader = Reader()
        chosen = reader.members(tuple(marks), "marks", MARKS)
        reader.finish()
        return self._change(place, self.node(place)._replace(marks=chosen or ()))

    def name_line(self, place: int, name: str) -> Tree:
        """Return a tree with another name for the line that begins at a node.

        An empty name removes the old one. Raises TreeError for a protected node, RecordError if the
        name is too long.
        """
        reader = Reader()
        reader.text(name, "name", LONGEST_NAME)
        reader.finish()
        return self._change(place, self.node(place)._replace(name=name))

    def protect(self, length: int) -> Tree:
        """Return a tree whose first `length` nodes are the protected line.

        Raises TreeError if these nodes are not one line.
        """
        if not is_line(self.nodes, length):
            raise TreeError([Fault("protected", "not_a_line", {"found": length})])
        return replace(self, protected=length)

    # Internal parts

    @property
    def _content(self) -> tuple[Any, ...]:
        """The arguments of `_restore`: everything but the steps, which are computed from the decisions."""
        nodes = tuple(node[1:] for node in self.nodes)
        opening = (self.game, self.start, self.setup, self.title, self.preface)
        return (*opening, nodes, self.current, self.protected, self.strokes)

    @cached_property
    def _kin(self) -> tuple[list[int], list[int]]:
        """The first child and the next sibling of every place; 0 if a place has none."""
        first = [0] * (len(self.nodes) + 1)
        following, youngest = first.copy(), first.copy()
        for place, node in enumerate(self.nodes, start=1):
            if first[node.parent]:
                following[youngest[node.parent]] = place
            else:
                first[node.parent] = place
            youngest[node.parent] = place
        return first, following

    def _check_open(self, place: int) -> None:
        if 1 <= place <= self.protected:
            raise TreeError([Fault("", "protected_line", {"number": place})])

    def _note(self, place: int, node: Node) -> Tree:
        _check_note(node.note)
        return self._change(place, node)

    def _with_start(self, preface: str, strokes: Strokes) -> Tree:
        _check_note(with_strokes(preface, strokes))
        return replace(self, preface=preface, strokes=strokes)

    def _change(self, place: int, node: Node) -> Tree:
        if node == self.node(place):
            return self
        self._check_open(place)
        return self._with_node(place, node)

    def _with_node(self, place: int, node: Node) -> Tree:
        return replace(self, nodes=(*self.nodes[: place - 1], node, *self.nodes[place:]))

    def _arrange(self, places: Sequence[int], shown: int) -> Tree:
        """Return a tree with only these nodes, in this order.

        `shown` is the place of the current node in the old order.
        """
        moved = [0] * (len(self.nodes) + 1)
        for place, before in enumerate(places, start=1):
            moved[before] = place
        kept = [self.nodes[before - 1] for before in places]
        nodes = tuple(
            node if moved[node.parent] == node.parent else node._replace(parent=moved[node.parent])
            for node in kept
        )
        return replace(self, nodes=nodes, current=moved[shown])


def _restore(
    game: Game,
    start: State,
    setup: Position | None,
    title: str | None,
    preface: str,
    nodes: Sequence[tuple[Any, ...]],
    *notes: Any,
) -> Tree:
    """Return the tree from its content. The arguments follow the order of the tree's fields.

    `nodes` has the fields of each node without the step. The function computes the steps.
    """
    root = start_of(start)
    steps = play_steps(root, [node[:2] for node in nodes])
    played = tuple(Node(step, *node) for step, node in zip(steps[1:], nodes, strict=True))
    return Tree(game, root, setup, title, preface, played, *notes)


def _check_note(note: str) -> None:
    reader = Reader()
    reader.text(note, "comment", LONGEST_COMMENT)
    reader.finish()


def is_line(nodes: Sequence[Node], length: int) -> bool:
    """Return whether the first `length` nodes follow one another from the start."""
    return 0 <= length <= len(nodes) and all(
        node.parent == place for place, node in enumerate(nodes[:length])
    )
