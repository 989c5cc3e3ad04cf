"""The reading and writing of records and trees, as JSON and as links.

A record is a tree with one line, so a reader of one form also accepts the other.

A link is short enough for an address. Its parameter `r` has the number of the codec, a full stop,
and the packed JSON. Unpacking has limits, because any person can write a link.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import Any, Final

from tutor.core.base.errors import Fault, RecordError, TreeError
from tutor.core.base.game import Game, find_game
from tutor.core.base.reading import LARGEST_FILE, MOST_PARTS, Reader, parse_json
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.fields import Exactly, Field, Shape
from tutor.core.base.shapes.games import OneDecision
from tutor.core.base.shapes.values import (
    Bound,
    Members,
    Reading,
    Text,
    Value,
    Whole,
    Writing,
    bound,
)
from tutor.core.records.notes import NO_NOTE, Note, arrange, read_note, write_note
from tutor.core.records.record import (
    COMMENT,
    GAME,
    LONGEST_COMMENT,
    OPENING,
    RECORD,
    TREE_FORMAT,
    VERSION,
    Record,
    read_opened,
)
from tutor.core.records.record import FORMAT as RECORD_FORMAT
from tutor.core.records.step import Step, play_steps, start_of
from tutor.core.records.tree import LONGEST_NAME, MARKS, MOST_NODES, Node, Tree, is_line

PARAMETER: Final = "r"
CODEC: Final = "1."
LONGEST_LINK: Final = 8_000
# The server opens a link while other readers wait for their page. A long game has 60,000 bytes
# and 2,000 parts.
LARGEST_LINKED: Final = 400_000
MOST_LINKED: Final = 10_000
_SIGNS: Final = re.compile(r"[A-Za-z0-9_-]*")


@contextmanager
def whole_file(path: str | PathLike[str]) -> Iterator[Path]:
    """Yield the path of a new file to write. At the end, the new file replaces the file at `path`.

    After an error the old file is unchanged. Raises OSError if the file cannot be written.
    """
    begun = Path(f"{path}.part")
    try:
        yield begun
        begun.replace(path)
    finally:
        begun.unlink(missing_ok=True)


def loads(content: str | bytes, choose: Callable[[str], Game] = find_game) -> Record:
    """Return the record of a JSON text. Raises RecordError with every fault.

    `choose` returns the game of a name.
    """
    return read_record(parse_json(content), choose)


def read_record(data: object, choose: Callable[[str], Game] = find_game) -> Record:
    """Return the record that a JSON object describes, or the main line of a tree.

    `choose` returns the game of a name. Raises RecordError with every fault and its place. All
    nodes of a tree are played, so a tree may also raise IllegalDecision.
    """
    if isinstance(data, Mapping) and data.get("format") == TREE_FORMAT:
        return read_tree(data, choose).main()
    found, game, start = read_opened(Reading(Reader(), choose=choose), RECORD, data)
    return Record(
        game, start, found["decisions"], found["setup"], found["comments"], found["title"]
    )


def write_tree(tree: Tree) -> JSONObject:
    """Return the JSON object of a tree. Reading and writing the object again gives the same object.

    A tree without nodes whose start has a comment, rings or arrows is written as a record,
    because a record has a comment at the start. Raises TreeError if no node's comment has room for
    the comment, rings and arrows of the start.
    """
    if (tree.strokes or tree.preface) and not tree.nodes:
        return tree.record(0).to_json()
    written = TREE.write(tree, Writing(game=tree.game))
    if tree.strokes or tree.preface:
        _add_start(written["nodes"], tree)
    return written


def _add_start(written: list[JSONObject], tree: Tree) -> None:
    """Add the comment, rings and arrows of the start to the file.

    They go into the comment of the first node that has room for them.
    """
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
    """Return a tree as the content of a file. Raises TreeError if it is too large to be read."""
    content = json.dumps(write_tree(tree), ensure_ascii=False).encode("utf-8")
    if len(content) > LARGEST_FILE:
        raise TreeError([Fault("", "too_large", {"most": LARGEST_FILE})])
    return content


def load_tree(content: str | bytes, choose: Callable[[str], Game] = find_game) -> Tree:
    """Return the tree of a JSON text.

    The text may describe a tree or a record. `choose` returns the game of a name. Raises RecordError
    for a faulty text, IllegalDecision if the rules forbid a decision.
    """
    return read_tree(parse_json(content), choose)


def read_tree(data: object, choose: Callable[[str], Game] = find_game) -> Tree:
    """Return the tree that a JSON object describes; a record gives a tree with one line.

    `choose` returns the game of a name. Raises RecordError with every fault, or IllegalDecision
    with the number of the first node whose decision the rules refuse.
    """
    if isinstance(data, Mapping) and data.get("format") == RECORD_FORMAT:
        return Tree.of_record(read_record(data, choose))
    found, game, start = read_opened(Reading(Reader(), choose=choose), TREE, data)
    branches = [(node["parent"], node["decision"]) for node in found["nodes"]]
    notes = [read_note(node["note"]) if node["note"] else NO_NOTE for node in found["nodes"]]
    root = start_of(start)
    steps = play_steps(root, branches, "position" if found["setup"] is None else "", "node")
    nodes = tuple(
        node_of(step, node, note)
        for step, node, note in zip(steps[1:], found["nodes"], notes, strict=True)
    )
    if not is_line(nodes, found["protected"]):
        raise RecordError([Fault("protected", "not_a_line", {"found": found["protected"]})])
    return Tree(
        game,
        root,
        found["setup"],
        found["title"],
        next((note.preface for note in notes if note.preface), ""),
        nodes,
        current=found["current"],
        protected=found["protected"],
        strokes=arrange(chain.from_iterable(note.at_start for note in notes)),
    )


def node_of(step: Step, found: JSONObject, note: Note) -> Node:
    """Return the node of a step, from the values read in a file and the parts of its comment."""
    comment, reason, strokes, _, _ = note
    parent, decision, _, marks, name = found.values()
    return Node(step, parent, decision, comment, marks, name, reason, strokes)


@dataclass(frozen=True)
class Nodes(Value):
    """A list of nodes of a tree that follow `first` earlier nodes.

    A parent precedes its children.
    """

    first: Bound = 0

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[JSONObject, ...]:
        """Return the values of each node, by field. The reader notes a fault if a parent comes too late."""
        items = context.reader.items(data, place, MOST_NODES) or ()
        first = bound(self.first, context)
        return tuple(
            NODE.read(replace(context, read={"before": first + index}), item, f"{place}[{index}]")
            for index, item in enumerate(items)
        )

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON object of each node."""
        return [NODE.write(node, to) for node in value]


def _count(context: Reading) -> int:
    return len(context.read["nodes"])


NODE: Final = Shape(
    Field("parent", Whole(high=lambda context: int(context.read["before"]))),
    Field("decision", OneDecision()),
    Field("comment", COMMENT, "note", may_lack=True),
    Field("marks", Members(MARKS), may_lack=True),
    Field("name", Text(LONGEST_NAME), may_lack=True),
)
TREE: Final = Shape(
    Field("format", Exactly(TREE_FORMAT)),
    Field("version", Exactly(VERSION)),
    GAME,
    *OPENING,
    Field("nodes", Nodes()),
    Field("current", Whole(high=_count)),
    Field("protected", Whole(high=_count)),
)


def write_link(written: Mapping[str, JSON]) -> str:
    """Return the parameter `r` of a link, for the JSON object of a record or tree.

    Raises TreeError if the link is longer than `LONGEST_LINK`, or if its content is too large.
    """
    link = pack(written)
    if len(link) > LONGEST_LINK:
        raise TreeError([_too_long(link)])
    try:
        read_link(link)
    except RecordError as error:
        raise TreeError(error.faults) from None
    return link


def link_to(tree: Tree) -> tuple[str, bool]:
    """Return the parameter `r` of a link to a tree, and whether the link has the whole tree.

    The link of a long game leaves out the reasons of policies. Raises TreeError if the link is too
    long even without reasons.
    """
    try:
        return write_link(write_tree(tree)), True
    except TreeError:
        shorter = tree.without_reasons()
        if shorter is tree:
            raise
        return write_link(write_tree(shorter)), False


def open_link(link: str, choose: Callable[[str], Game] = find_game) -> Tree:
    """Return the tree of a link, from its parameter `r`.

    `choose` returns the game of a name. Raises RecordError for a faulty link, IllegalDecision if the
    rules forbid a decision.
    """
    return read_tree(read_link(link), choose)


def read_link(link: str) -> Any:
    """Return the JSON value of a link, from its parameter `r`.

    Raises RecordError if the link is too long, damaged or of another codec, or if its content is
    too large.
    """
    if len(link) > LONGEST_LINK:
        raise RecordError([_too_long(link)])
    return unpack(link, LARGEST_LINKED, MOST_LINKED)


def pack(written: Mapping[str, JSON]) -> str:
    """Return a JSON object packed as in a link. The length of the result has no limit."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode("ascii"), 9))
    return CODEC + packed.decode("ascii").rstrip("=")


def unpack(packed: str, largest: int = LARGEST_FILE, most_parts: int = MOST_PARTS) -> Any:
    """Return the JSON value of a packed text.

    Raises RecordError if the text is damaged or of another codec, or if its content is too large.
    """
    if not packed.startswith(CODEC):
        raise RecordError([Fault(PARAMETER, "unknown_codec", {"expected": CODEC})])
    return parse_json(_unpack(packed.removeprefix(CODEC), largest), largest, most_parts)


def _unpack(packed: str, largest: int) -> bytes:
    damaged = RecordError([Fault(PARAMETER, "damaged_link", {})])
    if not _SIGNS.fullmatch(packed) or len(packed) % 4 == 1:
        raise damaged
    squeezed = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(squeezed, largest + 1)
    except zlib.error:
        raise damaged from None
    if len(content) > largest:
        raise RecordError([Fault(PARAMETER, "too_large", {"most": largest})])
    if not unpacker.eof or unpacker.unused_data:
        raise damaged
    return content


def _too_long(link: str) -> Fault:
    return Fault(PARAMETER, "long_link", {"found": len(link), "most": LONGEST_LINK})
