"""Links: a record or a tree small enough for an address.

The parameter `r` is the number of the codec, a full stop, and the packed JSON. Links are unpacked
with care, since anybody can write one.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from tutor.core.base.errors import Fault, RecordError, TreeError
from tutor.core.base.game import Game, find_game
from tutor.core.base.reading import LARGEST_FILE, MOST_PARTS, parse_json
from tutor.core.base.schema import JSON
from tutor.core.records.files import read_tree, write_tree
from tutor.core.records.tree import Tree

PARAMETER: Final = "r"
CODEC: Final = "1."
LONGEST_LINK: Final = 8_000

# A link is opened while others wait for their page. A long game fills 60,000 bytes, 2,000 parts.
LARGEST_LINKED: Final = 400_000
MOST_LINKED: Final = 10_000
_SIGNS: Final = re.compile(r"[A-Za-z0-9_-]*")


def write_link(written: Mapping[str, JSON]) -> str:
    """The parameter `r` for the JSON object of a record or tree.

    Raises TreeError if it would be longer than a link may be, or unpack to more.
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
    """The parameter `r` for a tree, and whether it is whole: a long game goes without its reasons.

    Raises TreeError if it is too long even so.
    """
    try:
        return write_link(write_tree(tree)), True
    except TreeError:
        shorter = tree.without_reasons()
        if shorter is tree:
            raise
        return write_link(write_tree(shorter)), False


def open_link(link: str, choose: Callable[[str], Game] = find_game) -> Tree:
    """The tree, or record as a tree, of a parameter `r`. Raises RecordError, IllegalDecision."""
    return read_tree(read_link(link), choose)


def read_link(link: str) -> Any:
    """The JSON value of a parameter `r`.

    Raises RecordError: too long, another codec, damaged, or unpacking to more than a game fills.
    """
    if len(link) > LONGEST_LINK:
        raise RecordError([_too_long(link)])
    return unpack(link, LARGEST_LINKED, MOST_LINKED)


def pack(written: Mapping[str, JSON]) -> str:
    """A JSON object in as few letters as a link has, however many that are."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode("ascii"), 9))
    return CODEC + packed.decode("ascii").rstrip("=")


def unpack(packed: str, largest: int = LARGEST_FILE, most_parts: int = MOST_PARTS) -> Any:
    """The JSON value that was packed.

    Raises RecordError: another codec, damaged, or unpacking to more than may be.
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
