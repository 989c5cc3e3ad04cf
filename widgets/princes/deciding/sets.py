"""Choosing different goods: an offer at the Main Temple, the reward of the Sun Clock."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.princes.terms import GOODS
from widgets.princes.deciding.asked import Asked, cannot, group
from widgets.princes.deciding.way import way
from widgets.shared.markup import Markup, element, joined

SETS = "tutor-sets tutor-sets-of-{}"


def offer(asked: Asked) -> Iterator[Markup]:
    """Every set of units held, by how many there are; single goods that are not held as well."""
    held = [good for good in GOODS if asked.is_legal("offer", (good,))]
    yield group(
        _size(asked, 1),
        (_single(asked, good) for good in GOODS),
        SETS.format(1),
        _way(asked, held[:1]),
    )
    for size in range(2, len(held) + 1):
        sets = tuple(combinations(held, size))
        offers = (_set(asked, "offer", goods) for goods in sets)
        yield group(_size(asked, size), offers, SETS.format(size), _way(asked, sets[0]))
    yield asked.row("offer", ())


def _size(asked: Asked, units: int) -> str:
    return asked.say(
        "deciding-units",
        units=asked.game("units", count=units),
        steps=asked.naming.steps(asked.components.unit_steps * units),
    )


def _way(asked: Asked, goods: tuple[str, ...] | list[str]) -> str:
    return way(asked, "offer", tuple(goods))


def _single(asked: Asked, good: str) -> Markup:
    if asked.is_legal("offer", (good,)):
        return _set(asked, "offer", (good,))
    below = cannot(asked.say("deciding-held", count=asked.goods[good]))
    return asked.control("offer", (good,), _unit(asked, good), below)


def choose_goods(asked: Asked) -> Iterator[Markup]:
    """The ten sets of three different units; the steps that follow are the same for all."""
    sets, size = asked.components.clock_sets, asked.components.clock_units
    note = way(asked, "choose_goods", sets[0])
    yield group("", (_set(asked, "choose_goods", goods) for goods in sets), SETS.format(size), note)


def _set(asked: Asked, kind: str, goods: tuple[str, ...]) -> Markup:
    return asked.control(kind, goods, *(_unit(asked, good) for good in goods))


def _unit(asked: Asked, good: str) -> Markup:
    """A unit of a good: its picture, with the number if it is more than one."""
    count, drawn = asked.components.unit[good], asked.pictures.good(good)
    if count == 1:
        return element("span", drawn, of="tutor-unit")
    number = element("b", str(count), aria_hidden="true")
    return element("span", joined(number, drawn), of="tutor-unit")
