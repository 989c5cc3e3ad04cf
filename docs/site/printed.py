"""Where every printed figure comes from, as the games' components files say it themselves."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from docs.site import ROOT
from tutor.core.base.kit import games, package_of
from tutor.core.words.text import text_for

KINDS: Final = {
    "reconstructed": "Guessed",
    "named by us": "Guessed",
    "reported": "Reported",
    "shown": "Shown",
    "stated": "Stated",
}
"""How sure a figure is by the words of its source; of several words the first here decides."""

MEANINGS: Final = {
    "Guessed": "Our best reading. No text we know says it; a printed copy may say otherwise.",
    "Reported": "Told by reviews and by rules in other languages.",
    "Shown": "It follows from a worked example.",
    "Stated": "A rules text says it.",
}


BESIDE: Final = ("source", "note", "known", "stated")
"""Keys that tell of a figure and are none."""


class Figure(NamedTuple):
    """A figure of a components file with its place, its value, its source and a note."""

    place: str
    value: str
    source: str
    note: str = ""

    @property
    def kind(self) -> str:
        """How sure it is. Raises StopIteration for a source without any of the words."""
        return next(kind for word, kind in KINDS.items() if word in self.source)


def figures(table: Mapping[str, Any], place: str = "", source: str = "") -> Iterator[Figure]:
    """All figures of a table; what has no source of its own has that of the table around it."""
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
            yield Figure(spot, _written(value), own[key] if isinstance(own, dict) else own)
    if isinstance(own, dict) and "count" in own:
        yield Figure(f"{place}: how many", str(len(table["values"])), own["count"])


def _entry(place: str, entry: Mapping[str, Any]) -> Iterator[Figure]:
    """One entry of a list; entries without a source say what is not so."""
    if "source" in entry:
        told = [_written(entry[key]) for key in entry if key not in BESIDE]
        yield Figure(place, ", ".join(told), entry["source"], entry.get("note", ""))


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_written(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_written, value))
    return str(value)


def printed_figures() -> str:
    """The figures of every game: how many of each kind, then each in a table."""
    parts = []
    for game in games():
        path = ROOT.joinpath(*package_of(game).split("."), "components.toml")
        if path.is_file():
            found = list(figures(tomllib.loads(path.read_text(encoding="utf-8"))))
            parts += [f"## {text_for(game, 'en').say('game-name')}", "", *_counted(found)]
            parts += [line for kind in MEANINGS for line in _tabled(kind, found)]
    return "\n".join(parts)


def _counted(found: list[Figure]) -> Iterator[str]:
    yield "| | figures | what it means |"
    yield "|---|---|---|"
    for kind, meaning in MEANINGS.items():
        yield f"| {kind} | {sum(figure.kind == kind for figure in found)} | {meaning} |"
    yield ""


def _tabled(kind: str, found: list[Figure]) -> Iterator[str]:
    rows = [figure for figure in found if figure.kind == kind]
    if rows:
        yield from (f"### {kind}", "", "| figure | value | source |", "|---|---|---|")
        for place, value, source, note in rows:
            yield f"| `{place}` | {value} | {source}{f'; {note}' if note else ''} |"
        yield ""
