"""The source of every printed figure, from the games' components files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from docs.site import ROOT
from tutor.core.base.kit import games, package_of
from tutor.core.words.text import text_for

MEANINGS: Final = {
    "Guessed": "Our best reading. No text we know says it; a printed copy may say otherwise.",
    "Completed": "No rules text says all of it; the source tells where the rest comes from.",
    "Told": "A text says it or shows it; the source tells which.",
}
"""The kinds of evidence for a figure, with their meanings.

A figure with `known = false` is guessed, one with `stated = false` is completed, any other is told.
"""

BESIDE: Final = ("source", "note", "known", "stated")
"""The keys that describe a figure and are not figures."""


class Figure(NamedTuple):
    """A figure of a components file with its place, its value, its source and a note."""

    place: str
    value: str
    source: str
    kind: str
    note: str = ""


def _kind(table: Mapping[str, Any], key: str) -> str:
    """Return the kind of evidence for a figure of a table, a key of `MEANINGS`.

    A table has one value of `known` for all its figures, or one for each figure.
    """
    known = table.get("known", True)
    told = known[key] if isinstance(known, dict) else known
    if not (all(told) if isinstance(told, list) else told):
        return "Guessed"
    return "Told" if table.get("stated", True) else "Completed"


def figures(table: Mapping[str, Any], place: str = "", source: str = "") -> Iterator[Figure]:
    """Yield all figures of a table.

    A figure without a source of its own has the source of the table around it.
    """
    own = table.get("source", source)
    for key, value in table.items():
        spot = f"{place}.{key}" if place else key
        if key in BESIDE:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for entry in value:
                yield from _entry(spot, entry)
        elif isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            yield from figures(value, spot, own if isinstance(own, str) else "")
        elif isinstance(value, dict) and "source" in value:
            yield from figures(value, spot)
        else:
            told = own[key] if isinstance(own, dict) else own
            yield Figure(spot, _text(value), told, _kind(table, key))
    if isinstance(own, dict) and "count" in own:
        count = str(len(table["values"]))
        yield Figure(f"{place}: how many", count, own["count"], _kind(table, "count"))


def _entry(place: str, entry: Mapping[str, Any]) -> Iterator[Figure]:
    """Yield the figures of an entry of a list.

    An entry without a source has no figures: it says that a thing does not exist.
    """
    if "source" in entry:
        told = [_text(entry[key]) for key in entry if key not in BESIDE]
        kind, note = _kind(entry, "known"), entry.get("note", "")
        yield Figure(place, ", ".join(told), entry["source"], kind, note)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_text, value))
    return str(value)


def printed_figures() -> str:
    """Return the figures of every game: the number of each kind, then each figure in a table."""
    parts = []
    for game in games():
        path = ROOT.joinpath(*package_of(game).split("."), "components.toml")
        if path.is_file():
            found = list(figures(tomllib.loads(path.read_text(encoding="utf-8"))))
            parts += [f"## {text_for(game, 'en').say('game-name')}", "", *_counts(found)]
            parts += [line for kind in MEANINGS for line in _table(kind, found)]
    return "\n".join(parts)


def _counts(found: list[Figure]) -> Iterator[str]:
    yield "| | figures | what it means |"
    yield "|---|---|---|"
    for kind, meaning in MEANINGS.items():
        yield f"| {kind} | {sum(figure.kind == kind for figure in found)} | {meaning} |"
    yield ""


def _table(kind: str, found: list[Figure]) -> Iterator[str]:
    rows = [figure for figure in found if figure.kind == kind]
    if rows:
        yield from (f"### {kind}", "", "| figure | value | source |", "|---|---|---|")
        for place, value, source, _, note in rows:
            yield f"| `{place}` | {value} | {source}{f'; {note}' if note else ''} |"
        yield ""
