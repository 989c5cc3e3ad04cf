"""Reading of files and addresses: checks JSON or TOML and reports every fault with its place.

A `Reader` collects faults and does not stop at the first, so that an author sees all of them at
once. Limits keep time and memory small for every text. A TOML key with very many parts would cost
hours and gigabytes, so the size of a TOML file and the length of its keys are limited. For a
misspelt name `closest` finds the name that the author may have meant.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final
from unicodedata import category

from tutor.core.base.errors import ComponentsError, Fault, RecordError
from tutor.core.base.schema import JSON, JSONObject

LARGEST_FILE: Final = 5_000_000
DEEPEST: Final = 64
MOST_PARTS: Final = 400_000
MOST_FAULTS: Final = 1_000
_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
SIGNATURES: Final = {
    b"\x1f\x8b": "gzip", b"PK\x03\x04": "zip", b"\x89PNG": "picture", b"\xff\xd8\xff": "picture",
    b"GIF8": "picture", b"%PDF": "pdf", b"BZh": "gzip", b"\xfd7zXZ": "gzip",
    b"\x28\xb5\x2f\xfd": "gzip", b"7z\xbc\xaf": "zip", b"\xd0\xcf\x11\xe0": "other",
}  # fmt: skip
"""The first bytes of files that hold no text, with the kind of each file."""
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Invisible characters that change the direction of the text after them."""
_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)


class Reader:
    """A checker of values, which adds a fault to `faults` for each wrong value.

    Most methods take a value `data` and its place in the file, and return the checked value, or
    None for a faulty one. The thousandth fault raises RecordError.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, place: str, code: str, **numbers: JSON) -> None:
        """Add one fault. Raises RecordError at the thousandth fault."""
        self.take([Fault(place, code, numbers)])

    def take(self, faults: Iterable[Fault], place: str = "") -> None:
        """Add the faults that another reader has found in the value at `place`.

        Raises RecordError at the thousandth fault.
        """
        self.faults.extend(fault.within(place) for fault in faults)
        if len(self.faults) >= MOST_FAULTS:
            self.finish()

    def finish(self) -> None:
        """Raise RecordError with all faults; do nothing if there are none."""
        if self.faults:
            raise RecordError(self.faults)

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Add the fault that a value has the wrong JSON type."""
        self.fault(place, "wrong_type", expected=expected, found=json_type(found))

    def record(
        self,
        data: object,
        place: str,
        keys: Sequence[str],
        optional: Sequence[str] = (),
    ) -> JSONObject:
        """Return the known keys of a JSON object with their values.

        The reader adds a fault for each unknown key and each missing one of `keys`. A missing key
        is also missing in the result, which is empty for a value that is not an object.
        """
        if not isinstance(data, Mapping):
            self.wrong_type(place, "object", data)
            return {}
        allowed = (*keys, *optional)
        for key in data:
            if key not in allowed:
                self.fault(
                    inside(place, key),
                    "unknown_key",
                    key=_short(key),
                    expected=list(allowed),
                )
        for key in keys:
            if key not in data:
                self.fault(inside(place, key), "missing_key", key=key)
        return {key: data[key] for key in allowed if key in data}

    def integer(self, data: object, place: str, low: int, high: int | None) -> int | None:
        """Return a whole number from `low` to `high` (no bound if None), or None for a fault."""
        if not isinstance(data, int) or isinstance(data, bool):
            self.wrong_type(place, "integer", data)
            return None
        if data < low or (high is not None and data > high):
            self.fault(place, "out_of_range", found=_short(data), low=low, high=high)
            return None
        return data

    def text(self, data: object, place: str, longest: int) -> str | None:
        """Return a text of at most `longest` characters, or None for a fault.

        A text that UTF-8 cannot encode is a fault.
        """
        if not isinstance(data, str):
            self.wrong_type(place, "text", data)
            return None
        if len(data) > longest:
            self.fault(place, "wrong_length", found=len(data), low=0, high=longest)
            return None
        if any("\ud800" <= sign <= "\udfff" for sign in data):
            self.fault(place, "not_utf8")
            return None
        return data

    def identifier(self, data: object, place: str, allowed: Iterable[str]) -> str | None:
        """Return the identifier if it is one of the allowed ones, or None for a fault."""
        if not isinstance(data, str):
            self.wrong_type(place, "text", data)
            return None
        if data not in allowed:
            self.fault(place, "unknown_id", found=_short(data), expected=list(allowed))
            return None
        return data

    def exactly(self, data: object, place: str, expected: str | int | None) -> bool:
        """Return whether the value equals the only allowed one. If not, add a fault."""
        if data == expected and type(data) is type(expected):
            return True
        told = _short(expected) if isinstance(expected, bool) else expected
        self.fault(place, "wrong_value", found=_short(data), expected=told)
        return False

    def items(self, data: object, place: str, most: int) -> list[JSON] | None:
        """Return a list of at most `most` items, or None for a fault."""
        if not isinstance(data, list | tuple):
            self.wrong_type(place, "list", data)
            return None
        if len(data) > most:
            self.fault(place, "too_many", found=len(data), most=most)
            return None
        return list(data)

    def members(
        self, data: object, place: str, allowed: Sequence[str], most: int | None = None
    ) -> tuple[str, ...] | None:
        """Return different identifiers, sorted in the order of `allowed`, or None for a fault."""
        items = self.items(data, place, len(allowed) if most is None else most)
        if items is None:
            return None
        before = len(self.faults)
        for index, item in enumerate(items):
            spot = f"{place}[{index}]"
            if self.identifier(item, spot, allowed) is not None and item in items[:index]:
                self.fault(spot, "named_twice", found=item)
        if len(self.faults) > before:
            return None
        return tuple(sorted(items, key=list(allowed).index))


def inside(place: str, key: object) -> str:
    """Return the place of a key inside the object at a place, such as `players.name`."""
    return f"{place}.{_short(key)}" if place else _short(key)


def is_harmless(sign: str) -> bool:
    """Return whether a character may stand in a line of text.

    Control characters, surrogates, line separators and characters of TURNING may not.
    """
    return category(sign) not in ("Cc", "Cs", "Zl", "Zp") and sign not in TURNING


def json_type(value: object) -> str:
    """Return the name of a value's JSON type, as the sentences of faults use it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float):
        return "number"
    if isinstance(value, str):
        return "text"
    return "object" if isinstance(value, Mapping) else "list"


def load_json(
    text: str,
    object_pairs_hook: Callable[[list[tuple[str, JSON]]], JSON] | None = None,
    parse_constant: Callable[[str], JSON] | None = None,
) -> JSON:
    """Return the value of a JSON text, as `json.loads` reads it with these hooks.

    Raises ValueError for a text that is not JSON, and for one with a lone surrogate, which UTF-8
    cannot encode.
    """
    value: JSON = json.loads(
        text, object_pairs_hook=object_pairs_hook, parse_constant=parse_constant
    )
    if _HALF.search(text):
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def load_whole_json(text: str) -> JSON:
    """Return the value of a JSON text.

    The replacement character takes the place of each lone surrogate. Raises ValueError for a text
    that is not JSON.
    """
    value: JSON = json.loads(text)
    if _HALF.search(text):
        value = json.loads(well_formed(json.dumps(value, ensure_ascii=False)))
    return value


def well_formed(text: str) -> str:
    """Return a text in which the replacement character takes the place of each lone surrogate."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def text_of(content: str | bytes, largest: int = LARGEST_FILE) -> str:
    """Return the text of a file in UTF-8 or UTF-16, with or without a byte order mark.

    Raises RecordError if the file is too large or holds no text; the error names the kind of file.
    """
    if len(content) > largest:
        raise RecordError([Fault("", "too_large", {"most": largest})])
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    kind = next((kind for sign, kind in SIGNATURES.items() if content.startswith(sign)), None)
    if kind is not None:
        raise RecordError([Fault("", "not_text", {"kind": kind})])
    try:
        return content.decode(json.detect_encoding(content))
    except UnicodeDecodeError:
        if b"\0" in content:
            raise RecordError([Fault("", "not_text", {"kind": "other"})]) from None
        raise RecordError([Fault("", "not_utf8", {})]) from None


def parse_json(
    content: str | bytes, largest: int = LARGEST_FILE, most_parts: int = MOST_PARTS
) -> JSON:
    """Return the value of a JSON text.

    Raises RecordError for a fault of encoding or syntax, for too much depth or size, and for a key
    that an object has twice.
    """
    text = text_of(content, largest)
    parts = _parts(text, most_parts)
    if parts > most_parts:
        raise RecordError([Fault("", "too_many_parts", {"most": most_parts})])
    try:
        value = load_json(
            text,
            object_pairs_hook=_pairs,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        numbers = {"line": error.lineno, "column": error.colno}
        raise RecordError([Fault("", "not_json", numbers)]) from None
    except RecursionError:
        raise RecordError([Fault("", "too_deep", {})]) from None
    except RecordError:
        raise
    except UnicodeEncodeError:
        raise RecordError([Fault("", "not_utf8", {})]) from None
    except ValueError:  # such as a number with thousands of digits
        raise RecordError([Fault("", "not_finite", {})]) from None
    if parts > DEEPEST:
        _check_depth(value)
    return value


def _parts(text: str, most: int) -> int:
    """Return the number of lists and objects in a JSON text.

    Brackets inside strings are not counted. A result of at most `most` may include them, because
    the caller needs no exact number then.
    """
    parts = text.count("[") + text.count("{")
    if parts <= most:
        return parts
    bare = _STRING.sub("", text)
    return bare.count("[") + bare.count("{")


def _check_depth(value: object) -> None:
    layer: list[object] = [value]
    for _ in range(DEEPEST):
        layer = [
            part
            for whole in layer
            if isinstance(whole, dict | list)
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
        if not layer:
            return
    raise RecordError([Fault("", "too_deep", {})])


def _pairs(pairs: list[tuple[str, JSON]]) -> JSONObject:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _ in pairs)
        twin = next(key for key, _ in pairs if times[key] > 1)
        raise RecordError([Fault("", "duplicate_key", {"key": _short(well_formed(twin))})])
    return found


def _constant(name: str) -> JSON:
    raise RecordError([Fault("", "not_finite", {})])


def _short(value: object) -> str:
    """Return a value as a text of at most 60 characters, without harmful characters."""
    if isinstance(value, str) and len(value) <= 60 and all(map(is_harmless, value)):
        return value
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**30:
        return f"{'-' if value < 0 else ''}{'9' * 30}…"
    written = value if isinstance(value, str) else json.dumps(value, default=str)
    written = "".join(sign if is_harmless(sign) else "\ufffd" for sign in written)
    return written if len(written) <= 60 else f"{written[:57]}…"


LARGEST_TABLES: Final = 200_000
MOST_KEY_PARTS: Final = 8
_COMMENT: Final = r"#[^\n]*+"
_TEXTS: Final = (
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?+',
    r"'''(?:[^']|'(?!''))*+(?:''')?+",
    r'"(?:[^"\\\n]|\\.)*+"?+',
    r"'[^'\n]*+'?+",
)
_ASIDE: Final = re.compile("|".join((_COMMENT, *_TEXTS)), re.DOTALL)
_LONG_KEY: Final = re.compile(
    rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{MOST_KEY_PARTS}}}", re.ASCII
)


def parse_tables(content: str | bytes) -> JSONObject:
    """Return the tables of a TOML file.

    Raises ComponentsError for a fault of encoding or syntax, for too large a file, and for a key of
    too many parts.
    """
    if len(content) > LARGEST_TABLES:
        raise ComponentsError([Fault("", "too_large", {"most": LARGEST_TABLES})])
    try:
        text = text_of(content)
    except RecordError as error:
        raise ComponentsError(error.faults) from None
    # A quoted text may be a part of a key, so each text counts as one part, whatever it contains.
    if _LONG_KEY.search(_ASIDE.sub("x", text)):
        raise ComponentsError([Fault("", "long_key", {"most": MOST_KEY_PARTS})])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, or a number with thousands of digits
        raise ComponentsError([Fault("", "bad_toml", {"detail": str(error)[:80]})]) from None


class TableReader(Reader):
    """A checker of the figures in a components file; each game reads its own tables with it."""

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Add the fault that a value has the wrong type.

        A value of None is a missing one (TOML has no null), for which the reader has already added
        a fault.
        """
        if found is not None:
            super().wrong_type(place, expected, found)

    def finish(self) -> None:
        """Raise ComponentsError with all faults; do nothing if there are none."""
        if self.faults:
            raise ComponentsError(self.faults)


LEAST_ALIKE: Final = 0.75
"""The least likeness, from 0 to 1, of a misspelt name to the name that was meant."""
_APART: Final = re.compile(r"[\W_]+")


def plain(name: str) -> str:
    """Return a name in a form that is the same for an identifier and for its words on screen.

    >>> plain("Potters' Quarter") == plain("potters_quarter")
    True
    """
    return _APART.sub(" ", re.sub("['’]", "", name.casefold())).strip()


def closest(found: str, names: Iterable[str], most: int = 1) -> list[str]:
    """Return at most `most` of the names that are similar to `found`, the most similar first.

    Names with a likeness below LEAST_ALIKE are left out.
    """
    known = {plain(name): name for name in names}
    return [known[each] for each in get_close_matches(plain(found), known, most, LEAST_ALIKE)]


def closest_or_none(found: str, names: Iterable[str]) -> str:
    """Return the name most similar to `found`, or "none", as the messages of faults use it."""
    return next(iter(closest(found, names)), "none")
