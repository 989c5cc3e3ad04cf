"""The frames that a page may send to its kernel, in Jupyter's protocol v1, with all checks.

A frame begins with a count, then that many offsets, each a number of eight bytes, little end first.
Between the offsets lie the channel, the header, the parent header, the metadata, the content, and
any buffers.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"

NUMBER: Final = 8
FEWEST_OFFSETS: Final = 6  # the ends of the channel and of four parts, and where they begin
MOST_OFFSETS: Final = 64  # a file that is uploaded is one buffer

# Reading takes time from all visitors. The messages of a page are short, except the contents of the
# browser's storage, which only the kernel reads; that message is no `comm_open`.
LONGEST_PART: Final = 8_192
LONGEST_CONTENT: Final = 262_144

# The messages of a page. None of them runs code, ends or interrupts the kernel. Jupyter passes on
# only these kinds (`MappingKernelManager.allowed_message_types`).
CHANNEL: Final = "shell"
KINDS: Final = ("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request")
# A page asks for the existing widgets; it makes none.
ASKS_FOR_WIDGETS: Final = "jupyter.widget.control"


class Unreadable(Exception):
    """A frame that no page sends."""


def is_wanted(frame: bytes | str) -> bool:
    """Whether a page sends such a message to its kernel. Raises Unreadable for a broken frame."""
    channel, header, content = _parts(frame)
    if header["msg_type"] == "comm_open":
        asks = content is not None and content.get("target_name") == ASKS_FOR_WIDGETS
        return asks and channel == CHANNEL
    return channel == CHANNEL


def _parts(frame: bytes | str) -> tuple[str, dict[str, object], dict[str, object] | None]:
    """The channel, the header and the content; None in place of a part that is too long to read."""
    if isinstance(frame, str):
        raise Unreadable
    ends = _offsets(frame)
    try:
        if ends[4] - ends[0] > 4 * LONGEST_PART:
            raise Unreadable
        channel = frame[ends[0] : ends[1]].decode("ascii")
        # All are read, though only two are needed: the kernel reads them all.
        header, _, _ = (_object(frame[start:end]) for start, end in pairwise(ends[1:5]))
        is_long = ends[5] - ends[4] > LONGEST_CONTENT
        content = None if is_long else _object(frame[ends[4] : ends[5]])
    except (ValueError, RecursionError) as error:
        raise Unreadable from error
    if not all(isinstance(header.get(name), str) for name in ("msg_id", "msg_type", "session")):
        raise Unreadable
    return channel, header, content


def _offsets(frame: bytes) -> list[int]:
    """The offsets of the parts: they begin after themselves, rise, and end with the frame."""
    count = int.from_bytes(frame[:NUMBER], "little")
    if not FEWEST_OFFSETS <= count <= MOST_OFFSETS:
        raise Unreadable
    places = range(NUMBER, NUMBER * (count + 1), NUMBER)
    offsets = [int.from_bytes(frame[place : place + NUMBER], "little") for place in places]
    if offsets[0] != NUMBER * (count + 1) or offsets[-1] != len(frame):
        raise Unreadable
    if offsets != sorted(offsets):
        raise Unreadable
    return offsets


def _object(part: bytes) -> dict[str, object]:
    found = json.loads(part)
    if not isinstance(found, dict):
        raise Unreadable
    return found
