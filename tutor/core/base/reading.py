"""Reading of files and addresses: JSON or TOML to checked values, every fault with its place.

A `Reader` collects faults instead of stopping at the first, so that an author sees all of them at
once. It contains nothing about particular games. Bounds keep time and memory small for every text:
a TOML key of very many parts would cost hours and gigabytes, so the size of such a file and the
length of its keys are limited. For a misspelt name `closest` finds the name that the author may
have meant.
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
"""The first bytes of files that hold no text, with their kinds."""
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Invisible characters that turn the direction of the text after them."""
_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)


class Reader:
    """Checks values one by one, and adds a fault to `faults` for each wrong value.

    RecordError is raised as soon as there are a thousand faults.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, place: str, code: str, **numbers: JSON) -> None:
        """Note one fault. Raises RecordError when there are too many to go on."""
        self.take([Fault(place, code, numbers)])

    def take(self, faults: Iterable[Fault], place: str = "") -> None:
        """Note faults of another reader in the value at a place. Raises as `fault`."""
        self.faults.extend(fault.within(place) for fault in faults)
        if len(self.faults) >= MOST_FAULTS:
            self.finish()

    def finish(self) -> None:
        """Raise RecordError if anything was wrong."""
        if self.faults:
            raise RecordError(self.faults)

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Note a value of the wrong JSON type."""
        self.fault(place, "wrong_type", expected=expected, found=json_type(found))

    def record(
        self,
        data: object,
        place: str,
        keys: Sequence[str],
        optional: Sequence[str] = (),
    ) -> JSONObject:
        """An object with exactly these keys; missing keys are also missing in the result."""
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
        """A whole number from `low` to `high` (None: no upper bound)."""
        if not isinstance(data, int) or isinstance(data, bool):
            self.wrong_type(place, "integer", data)
            return None
        if data < low or (high is not None and data > high):
            self.fault(place, "out_of_range", found=_short(data), low=low, high=high)
            return None
        return data

    def text(self, data: object, place: str, longest: int) -> str | None:
        """A text of at most `longest` characters that can be encoded in UTF-8."""
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
        """One of the allowed identifiers."""
        if not isinstance(data, str):
            self.wrong_type(place, "text", data)
            return None
        if data not in allowed:
            self.fault(place, "unknown_id", found=_short(data), expected=list(allowed))
            return None
        return data

    def exactly(self, data: object, place: str, expected: str | int | None) -> bool:
        """Whether the value is the only allowed one; if not, a fault is noted."""
        if data == expected and type(data) is type(expected):
            return True
        told = _short(expected) if isinstance(expected, bool) else expected
        self.fault(place, "wrong_value", found=_short(data), expected=told)
        return False

    def items(self, data: object, place: str, most: int) -> list[JSON] | None:
        """A list of at most `most` items."""
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
        """A set from a list of different allowed identifiers, in the order of `allowed`."""
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
    """The place of a key inside an object."""
    return f"{place}.{_short(key)}" if place else _short(key)


def is_harmless(sign: str) -> bool:
    """Whether a character is harmless in a line: no control, surrogate or turning character."""
    return category(sign) not in ("Cc", "Cs", "Zl", "Zp") and sign not in TURNING


def json_type(value: object) -> str:
    """The JSON name of a value's type, as the fault sentences use it."""
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
    """The value of a JSON text, as `json.loads` reads it with these hooks.

    Raises ValueError for other text, and for a surrogate, which cannot be encoded.
    """
    value: JSON = json.loads(
        text, object_pairs_hook=object_pairs_hook, parse_constant=parse_constant
    )
    if _HALF.search(text):
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def load_whole_json(text: str) -> JSON:
    """The value of a JSON text, with the replacement character in place of each surrogate."""
    value: JSON = json.loads(text)
    if _HALF.search(text):
        value = json.loads(well_formed(json.dumps(value, ensure_ascii=False)))
    return value


def well_formed(text: str) -> str:
    """A text that can be encoded: a replacement character stands for each surrogate."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def text_of(content: str | bytes, largest: int = LARGEST_FILE) -> str:
    """The text of a file in UTF-8 or UTF-16, with or without a byte order mark.

    Raises RecordError for a larger file, and for a file of another kind; the error names the kind.
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
    """The value of a JSON text. Raises RecordError: encoding, syntax, depth, size, twin keys."""
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
    except ValueError:  # a number with thousands of digits
        raise RecordError([Fault("", "not_finite", {})]) from None
    if parts > DEEPEST:
        _check_depth(value)
    return value


def _parts(text: str, most: int) -> int:
    """The number of lists and objects in a JSON text; brackets inside its strings do not count."""
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
    """A value in a form for a sentence: never longer than a line."""
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
    """The tables of a TOML file. Raises ComponentsError: encoding, syntax, size, long keys."""
    if len(content) > LARGEST_TABLES:
        raise ComponentsError([Fault("", "too_large", {"most": LARGEST_TABLES})])
    try:
        text = text_of(content)
    except RecordError as error:
        raise ComponentsError(error.faults) from None
    # A quoted text may be a part of a key, so each one counts as one part, whatever it contains.
    if _LONG_KEY.search(_ASIDE.sub("x", text)):
        raise ComponentsError([Fault("", "long_key", {"most": MOST_KEY_PARTS})])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, or a number with thousands of digits
        raise ComponentsError([Fault("", "bad_toml", {"detail": str(error)[:80]})]) from None


class TableReader(Reader):
    """Checks the figures of a components file; each game adds how it reads its own tables."""

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Note a wrong type; a missing value (TOML has no null) was noted before."""
        if found is not None:
            super().wrong_type(place, expected, found)

    def finish(self) -> None:
        """Raise ComponentsError if anything was wrong."""
        if self.faults:
            raise ComponentsError(self.faults)


LEAST_ALIKE: Final = 0.75
"""The least likeness, from 0 to 1, of a misspelt name and the name that was meant."""
_APART: Final = re.compile(r"[\W_]+")


def plain(name: str) -> str:
    """A name in a form that is the same for an identifier and for its words on screen.

    >>> plain("Potters' Quarter") == plain("potters_quarter")
    True
    """
    return _APART.sub(" ", re.sub("['’]", "", name.casefold())).strip()


def closest(found: str, names: Iterable[str], most: int = 1) -> list[str]:
    """The names most similar to a given one, best first; none below LEAST_ALIKE."""
    known = {plain(name): name for name in names}
    return [known[each] for each in get_close_matches(plain(found), known, most, LEAST_ALIKE)]


def closest_or_none(found: str, names: Iterable[str]) -> str:
    """The most similar name, or "none", as sentences use it."""
    return next(iter(closest(found, names)), "none")
