"""Players' names, checked the same way for every game."""

from __future__ import annotations

from tutor.core.reading import Reader

LONGEST_NAME = 40


def read_names(
    reader: Reader, data: object, place: str, fewest: int, most: int
) -> tuple[str, ...] | None:
    """Different names of 1 to 40 characters, without control characters or spaces at the ends."""
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
    elif not data.isprintable() or data != data.strip():
        reader.fault(place, "bad_name", found=data.strip())
    elif data in taken:
        reader.fault(place, "named_twice", found=data)
    else:
        return data
    return None
