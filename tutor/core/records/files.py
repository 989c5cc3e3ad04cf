"""Records and trees as JSON: read with care, written in one way.

A record is a tree with one line, so each is read where the other is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from tutor.core.base.errors import Fault, RecordError, TreeError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import LARGEST_FILE, Reader, parse_json
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.records.notes import read_note, write_note
from tutor.core.records.record import FORMAT as RECORD_FORMAT
from tutor.core.records.record import (
    KEYS,
    LONGEST_COMMENT,
    MOST_DECISIONS,
    OPENING,
    TREE_FORMAT,
    Record,
    read_head,
    read_opening,
)
from tutor.core.records.step import played, start_of
from tutor.core.records.strokes import Strokes, arranged
from tutor.core.records.tree import LONGEST_NAME, MARKS, MOST_NODES, Node, Tree, is_line

VERSION: Final = 1
TREE_KEYS: Final = ("format", "version", "game", "nodes", "current", "protected")

Branch = tuple[int, Decision]
Beside = tuple[str, tuple[str, ...], str, str, Strokes]
Start = tuple[str, Strokes]
"""What stands at the start: its comment, and what is drawn there."""


def loads(content: str | bytes, choose: Callable[[str], Game] = find_game) -> Record:
    """The record of a JSON text. Raises RecordError listing every fault."""
    return read_record(parse_json(content), choose)


def read_record(data: object, choose: Callable[[str], Game] = find_game) -> Record:
    """The record a JSON object describes, or the main line of a tree.

    `choose` gives the game of a name. Raises RecordError listing every fault with its place; of a
    tree, whose nodes are all played, also IllegalDecision.
    """
    if isinstance(data, Mapping) and data.get("format") == TREE_FORMAT:
        return read_tree(data, choose).main()
    reader = Reader()
    found = reader.record(data, "", KEYS, (*OPENING, "comments"))
    if not isinstance(data, Mapping):
        reader.finish()
    game = read_head(reader, found, RECORD_FORMAT, choose)
    title, start = read_opening(reader, found, game)
    decisions = _read_decisions(reader, found, game, start)
    comments = _read_comments(reader, found.get("comments", {}), len(decisions))
    reader.finish()
    assert game is not None
    assert start is not None
    return Record(game, start, decisions, found.get("setup"), comments, title)


def write_tree(tree: Tree) -> JSONObject:
    """The JSON object of a tree; reading it again gives a tree that is written the same.

    A tree in which only the start has a comment or is drawn on is written as a record, which has
    room for that. Raises TreeError where no comment has room for what stands at the start.
    """
    if (tree.strokes or tree.preface) and not tree.nodes:
        return tree.record(0).to_json()
    written: JSONObject = {"format": TREE_FORMAT, "version": VERSION, "game": tree.game.name}
    if tree.title is not None:
        written["title"] = tree.title
    if tree.setup is None:
        written["position"] = tree.start.position()
    else:
        written["setup"] = dict(tree.setup)
    written["nodes"] = [write_node(tree.game, node) for node in tree.nodes]
    if tree.strokes or tree.preface:
        _add_start(written["nodes"], tree)
    written["current"] = tree.current
    written["protected"] = tree.protected
    return written


def write_node(game: Game, node: Node) -> JSONObject:
    """The JSON object of a node."""
    written: JSONObject = {
        "parent": node.parent,
        "decision": game.write_decision(node.decision),
    }
    if node.note:
        written["comment"] = node.note
    if node.marks:
        written["marks"] = list(node.marks)
    if node.name:
        written["name"] = node.name
    return written


def _add_start(written: list[JSONObject], tree: Tree) -> None:
    """Write what stands at the start into the first comment that has room for it."""
    notes = [
        write_note(node.comment, node.reason, node.strokes, tree.strokes, tree.preface)
        for node in tree.nodes
    ]
    place = next((each for each, note in enumerate(notes) if len(note) <= LONGEST_COMMENT), None)
    if place is None:
        numbers = {"found": len(notes[0]), "low": 0, "high": LONGEST_COMMENT}
        raise TreeError([Fault("nodes[0].comment", "wrong_length", numbers)])
    written[place]["comment"] = notes[place]


def dump_tree(tree: Tree) -> bytes:
    """A tree as a file. Raises TreeError if it is larger than a file that is read again may be."""
    content = json.dumps(write_tree(tree), ensure_ascii=False).encode("utf-8")
    if len(content) > LARGEST_FILE:
        raise TreeError([Fault("", "too_large", {"most": LARGEST_FILE})])
    return content


def load_tree(content: str | bytes, choose: Callable[[str], Game] = find_game) -> Tree:
    """The tree of a JSON text, a record included. Raises RecordError, IllegalDecision."""
    return read_tree(parse_json(content), choose)


def read_tree(data: object, choose: Callable[[str], Game] = find_game) -> Tree:
    """The tree a JSON object describes; a record is a tree with one line.

    Raises RecordError listing every fault, or IllegalDecision naming the first node whose decision
    the rules refuse.
    """
    if isinstance(data, Mapping) and data.get("format") == RECORD_FORMAT:
        return Tree.of_record(read_record(data, choose))
    reader = Reader()
    found = reader.record(data, "", TREE_KEYS, OPENING)
    if not isinstance(data, Mapping):
        reader.finish()
    game = read_head(reader, found, TREE_FORMAT, choose)
    title, start = read_opening(reader, found, game)
    items = reader.items(found["nodes"], "nodes", MOST_NODES) if "nodes" in found else None
    branches, beside, (preface, drawn) = _read_nodes(reader, items or [], game, start)
    count = len(items or ())
    current = reader.integer(found.get("current", 0), "current", 0, count)
    protected = reader.integer(found.get("protected", 0), "protected", 0, count)
    reader.finish()
    assert game is not None
    assert start is not None
    root = start_of(start)
    steps = played(root, branches, "" if "setup" in found else "position", "node")
    nodes = tuple(
        Node(step, parent, decision, *written)
        for step, (parent, decision), written in zip(steps[1:], branches, beside, strict=True)
    )
    if not is_line(nodes, protected or 0):
        raise RecordError([Fault("protected", "not_a_line", {"found": protected})])
    setup = found.get("setup")
    return Tree(
        game,
        root,
        setup,
        title,
        preface,
        nodes,
        current=current or 0,
        protected=protected or 0,
        strokes=drawn,
    )


def _read_nodes(
    reader: Reader, items: list[Any], game: Game | None, start: State | None
) -> tuple[list[Branch], list[Beside], Start]:
    """Every node's parent and decision, what is written beside it, and what stands at the start."""
    branches: list[Branch] = []
    beside: list[Beside] = []
    preface = ""
    drawn: Strokes = ()
    if game is None or start is None:
        return branches, beside, (preface, drawn)
    for index, item in enumerate(items):
        spot = f"nodes[{index}]"
        found = reader.record(item, spot, ("parent", "decision"), ("comment", "marks", "name"))
        parent, decision = 0, Decision("", "")
        if "parent" in found:
            parent = reader.integer(found["parent"], f"{spot}.parent", 0, index) or 0
        if "decision" in found:
            try:
                decision = game.read_decision(found["decision"], start.players, f"{spot}.decision")
            except RecordError as error:
                reader.take(error.faults)
        branches.append((parent, decision))
        read, (told, at_start) = read_beside(reader, found, spot)
        beside.append(read)
        preface = preface or told
        drawn = arranged((*drawn, *at_start)) if at_start else drawn
    return branches, beside, (preface, drawn)


def read_beside(reader: Reader, found: Mapping[str, JSON], spot: str) -> tuple[Beside, Start]:
    """The comment, marks, name, reason and strokes of a node, and what stands at the start.

    Mostly there are none.
    """
    if len(found) <= 2:
        return ("", (), "", "", ()), ("", ())
    comment = reader.text(found.get("comment", ""), f"{spot}.comment", LONGEST_COMMENT)
    marks = reader.members(found.get("marks", ()), f"{spot}.marks", MARKS)
    name = reader.text(found.get("name", ""), f"{spot}.name", LONGEST_NAME)
    note = read_note(comment or "")
    beside = (note.comment, marks or (), name or "", note.reason, note.strokes)
    return beside, (note.preface, note.at_start)


def _read_decisions(
    reader: Reader, found: Mapping[str, JSON], game: Game | None, start: State | None
) -> tuple[Decision, ...]:
    if "decisions" not in found:
        return ()
    items = reader.items(found["decisions"], "decisions", MOST_DECISIONS) or []
    if game is None or start is None:
        return ()
    decisions = []
    for index, item in enumerate(items):
        try:
            decisions.append(game.read_decision(item, start.players, f"decisions[{index}]"))
        except RecordError as error:
            reader.take(error.faults)
    return tuple(decisions)


def _read_comments(reader: Reader, data: object, plies: int) -> dict[int, str]:
    if not isinstance(data, Mapping):
        reader.wrong_type("comments", "object", data)
        return {}
    comments = {}
    for key, value in data.items():
        place = f"comments.{key[:20]}"
        if not (key.isascii() and key.isdigit() and str(int(key[:9])) == key and int(key) <= plies):
            reader.fault(place, "out_of_range", found=key[:20], low=0, high=plies)
            continue
        text = reader.text(value, place, LONGEST_COMMENT)
        if text is not None:
            comments[int(key)] = text
    return comments
