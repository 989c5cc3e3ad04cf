"""Players' names, checked the same way for every game."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from tutor.core.base.reading import Reader, is_harmless

LONGEST_NAME = 40
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing but an empty space."""
UNSEEN: Final = frozenset(
    map(chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)
"""Characters that show nothing by themselves and are not refused as control characters."""


def read_names(
    reader: Reader, data: object, place: str, fewest: int, most: int
) -> tuple[str, ...] | None:
    """Different names of 1 to 40 characters, without spaces at the ends.

    A name may be in any script, emoji too; it may hold no control character and no sign that turns
    the direction of writing. Two that look the same are not different, though an accent may be
    written in another way; what looks like a space is one.
    """
    items = reader.items(data, place, most)
    if items is None:
        return None
    before = len(reader.faults)
    if len(items) < fewest:
        reader.fault(place, "wrong_length", found=len(items), low=fewest, high=most)
    for index, item in enumerate(items):
        read_name(reader, item, f"{place}[{index}]", items[:index])
    return tuple(items) if len(reader.faults) == before else None


def read_name(reader: Reader, data: object, place: str, taken: list[object]) -> str | None:
    """One name that is not taken yet."""
    if not isinstance(data, str):
        reader.wrong_type(place, "text", data)
        return None
    if not 1 <= len(data) <= LONGEST_NAME:
        reader.fault(place, "wrong_length", found=len(data), low=1, high=LONGEST_NAME)
    elif not all(map(is_harmless, data)) or not _seen(data) or _seen(data) != _seen(data).strip():
        reader.fault(place, "bad_name", found=data.strip())
    elif _seen(data) in {_seen(name) for name in taken if isinstance(name, str)}:
        reader.fault(place, "named_twice", found=data)
    else:
        return data
    return None


def _seen(name: str) -> str:
    """What shows of a name: accents written in one way, each blank as a space, nothing unseen."""
    signs = (sign for sign in normalize("NFC", name) if sign not in UNSEEN)
    plain = (" " if sign in BLANK or sign.isspace() else sign for sign in signs)
    return "".join(sign for sign in plain if category(sign) != "Cf")
