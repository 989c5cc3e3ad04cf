"""The chapter about this edition: the sources of each printed figure, and the reconstructed ones.

All of it is counted from the sources that the components carry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tutor.core.print.markup import Markup, element, join
from tutor.core.words.text import Text
from tutor.princes.components import Components, Order
from tutor.princes.words.naming import Naming

KINDS: Final = ("stated", "shown", "reported", "reconstructed")
"""The kinds of sources, the surest first."""


def edition(text: Text, figures: Components) -> Markup:
    """The reconstructed figures first, then the sources of the others."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for kind, line in _lines(text, figures):
        found[kind].append(line)
    about = element("p", text.say("edition-about"))
    sections = (
        join(
            element("h3", text.say(f"edition-{kind}")),
            element("p", text.say(f"edition-{kind}.meaning")),
            element("ul", *(element("li", line) for line in found[kind])),
        )
        for kind in reversed(KINDS)
        if found[kind]
    )
    return join(about, *sections)


def kinds_of(source: str, *, is_known: bool = True) -> tuple[str, ...]:
    """The kinds of texts that a source names; what no text tells is reconstructed."""
    if not is_known:
        return ("reconstructed",)
    return tuple(kind for kind in KINDS if kind in source and kind != "reconstructed")


def _lines(text: Text, figures: Components) -> Iterator[tuple[str, str]]:
    """Each kind with a line on what rests on it."""
    say = text.say
    for table, source in figures.sources.items():
        for kind in kinds_of(source):
            yield kind, say(f"edition-table-{table}")
    for name, row in figures.orders.items():
        yield from _row(text, name, row)
    golds: Counter[str] = Counter()
    for card, source in figures.card_sources.items():
        golds[_first(source, is_known=figures.known_gold[card])] += 1
    for kind, count in golds.items():
        yield kind, say("edition-gold", count=count, all=len(figures.gold))
    naming = Naming(text)
    borders: dict[str, list[str]] = {}
    for border in figures.borders:
        ends = (naming.place(district)["district_name"] for district in border.between)
        pair = " – ".join(str(end) for end in ends)
        borders.setdefault(_first(border.source, is_known=border.is_known), []).append(pair)
    for kind, pairs in borders.items():
        count, of_all = len(pairs), len(figures.borders)
        yield kind, say("edition-borders", count=count, all=of_all, pairs=text.all_of(pairs))


def _row(text: Text, name: str, row: Order) -> Iterator[tuple[str, str]]:
    """A row of tiles: its step values, those that are told and those that are not; cost; number."""
    say, known, of = text.say, row.known, text.say(f"order-{name}.many")
    for is_known in (True, False):
        values = [
            str(value)
            for value, each in zip(row.values, known.values, strict=True)
            if each is is_known
        ]
        if values:
            kind = _first(row.source["values"], is_known=is_known)
            yield kind, say("edition-values", of=of, count=len(values), values=text.all_of(values))
    for figure, is_known in (("cost", known.cost), ("count", known.count)):
        kind = _first(row.source[figure], is_known=is_known)
        yield kind, say(f"edition-{figure}", of=of)


def _first(source: str, *, is_known: bool) -> str:
    return kinds_of(source, is_known=is_known)[0]
