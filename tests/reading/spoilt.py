"""Spoils good files in every way in which a hand, a disk or an attacker might spoil them.

This module knows JSON, TOML and links, and no game.
"""

import base64
import json
import zlib

from hypothesis import strategies as st

NASTY = [
    None, True, False, 0, -1, 1, 2, 3, 9, 28, 40, 2**53, -(2**63), 10**30, 1.0, -0.5, 1e300, 1e999, "", " ", "x",
    "null", "0", "\n", "\x00", "\ud800", "\u202e", "\U0001f300", "é" * 50, "x" * 4001, "__class__", "{0.__class__}",
    "{ $x }", "<b>", "../../etc/passwd", "!", [], {}, [[]], [None], ["x", "x"], [1, 2], [{}], {"hidden": 3}, {"": None},
    {"format": "tutor-tree"}, {"player": "Ana"}, list(range(70)),
]  # fmt: skip
KEYS = [
    "player",
    "type",
    "choice",
    "parent",
    "comment",
    "seed",
    "position",
    "setup",
    "__proto__",
    "x",
    "",
]
SIGNS = [
    b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"{", b"}", b"[", b"]", b'"', b",", b":", b"=", b"\n", b"-", b"9" * 40, b"1e9",
    b"null", b"NaN", b"\\", b"\\u", b"[" * 100, b'{"":' * 100, b'"""', b"'", b"#", b"inf", b"\xef\xbb\xbf", b"\r", b"\t", b".",
]  # fmt: skip


def paths(data, path=()):
    """Return the paths of the values in some JSON; in long lists only those of the first values."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:30]):
            yield from paths(value, (*path, index))


def inside(data, path):
    """Return the value at a path."""
    for key in path:
        data = data[key]
    return data


def replace_at(data, path, value):
    """Return a copy of the JSON with another value at a path."""
    if not path:
        return value
    key, *rest = path
    copy = data.copy()
    copy[key] = replace_at(data[key], rest, value)
    return copy


def change_value(draw, data, places, path):
    """Draw a value to put in the place of another value of the data."""
    value = inside(data, path)
    what = draw(
        st.sampled_from(["nasty", "move", "number", "key", "drop", "repeat", "wrap", "text"])
    )
    if what == "move":
        return inside(data, draw(st.sampled_from(places)))
    if what == "number" and isinstance(value, int):
        return value + draw(st.integers(-3, 3))
    if what == "key" and isinstance(value, dict):
        return value | {draw(st.sampled_from(KEYS)): draw(st.sampled_from(NASTY))}
    if what == "drop" and isinstance(value, dict | list) and value:
        kept = list(value)
        kept.pop(draw(st.integers(0, len(kept) - 1)))
        return {key: value[key] for key in kept} if isinstance(value, dict) else kept
    if what == "repeat" and isinstance(value, list) and value:
        return [*value, draw(st.sampled_from(value))]
    if what == "wrap":
        return [value]
    if what == "text" and isinstance(value, str):
        return value + draw(st.sampled_from(["", " ", "\u00ad", "s", value]))
    return draw(st.sampled_from(NASTY))


@st.composite
def values(draw, good):
    """Draw one of the good values with one to three of its parts changed."""
    data = draw(st.sampled_from(good))
    for _ in range(draw(st.integers(1, 3))):
        places = list(paths(data))
        path = draw(st.sampled_from(places))
        data = replace_at(data, path, change_value(draw, data, places, path))
    return data


@st.composite
def bytes_of(draw, good):
    """Draw one of the good contents with one to four cuts, insertions or repetitions."""
    content = draw(st.sampled_from(good))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(content)))
        end = min(len(content), start + draw(st.sampled_from([0, 0, 1, 2, 5, 40, 10**6])))
        noise = draw(
            st.one_of(
                st.sampled_from(SIGNS), st.binary(max_size=6), st.just(content[start:end] * 2)
            )
        )
        content = content[:start] + noise + content[end:]
    return content


def json_bytes(data):
    """Return data as the bytes of a JSON file, with escapes for characters that UTF-8 cannot write."""
    return json.dumps(data).encode()


def files(good):
    """Return a strategy for spoilt JSON files, most of them well-formed JSON."""
    return st.one_of(values(good).map(json_bytes), bytes_of([json_bytes(data) for data in good]))


def link_to(content):
    """Return a link to some content."""
    return "1." + base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")


@st.composite
def links(draw, good):
    """Draw a link to a spoilt file, or a link whose compression or characters are spoilt."""
    what = draw(st.sampled_from(["file", "packing", "signs"]))
    if what == "file":
        return link_to(draw(files(good)))
    if what == "signs":
        signs = draw(bytes_of([link_to(json_bytes(data)).encode() for data in good]))
        return signs.decode("latin-1")
    squeezed = draw(bytes_of([zlib.compress(json_bytes(data), 9) for data in good]))
    return "1." + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


@st.composite
def tables(draw, good):
    """Draw spoilt TOML: lines moved, left out or with other values, or spoilt bytes."""
    if draw(st.integers(0, 3)) == 0:
        return draw(bytes_of(good))
    lines = draw(st.sampled_from(good)).decode().split("\n")
    for _ in range(draw(st.integers(1, 4))):
        number = draw(st.integers(0, len(lines) - 1))
        key, sign, _ = lines[number].partition("=")
        what = draw(st.sampled_from(["value", "value", "other", "drop", "repeat", "move"]))
        if what == "value" and sign:
            nasty = draw(
                st.sampled_from(
                    ["0", "-1", "99", "10000", '""', '"x"', "[]", "{}", "true", "1.5", "[1]"]
                )
            )
            lines[number] = f"{key}= {nasty}"
        elif what == "other" and sign:
            lines[number] = key + "=" + draw(st.sampled_from(lines)).partition("=")[2]
        elif what == "drop":
            del lines[number]
        elif what == "repeat":
            lines.insert(number, lines[number])
        else:
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(number))
        lines = lines or [""]
    return "\n".join(lines).encode()
