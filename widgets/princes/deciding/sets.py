"""Choosing different goods: an offer at the Main Temple, the reward of the Sun Clock."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.princes.identifiers import GOODS
from tutor.princes.rules.table import subsets
from widgets.princes.deciding.panel_input import (
    FINISH,
    LEAVE,
    MOST_WAYS,
    PanelInput,
    added_up,
    all_ways,
    cannot,
    group,
    line,
)
from widgets.princes.deciding.prices import prices
from widgets.princes.deciding.way import way
from widgets.shared.markup import Markup, element, join

SETS = "tutor-sets tutor-sets-of-{}"


def offer(asked: PanelInput) -> Iterator[Markup]:
    """A switch for each good, what those switched on bring, and the button that offers them."""
    held = [good for good in GOODS if asked.is_legal("offer", (good,))]
    chosen = asked.draft_parts("offer", held)
    switches = (
        _switch(asked, good, held) if good in held else _lacking(asked, good) for good in GOODS
    )
    yield group("", switches, "tutor-switches")
    yield added_up(*_adds_up(asked, chosen))
    yield asked.row("offer", chosen, of=FINISH if chosen else LEAVE)
    sets = [goods for goods in subsets(held) if goods]
    if 1 < len(sets) <= MOST_WAYS:
        ways = [_set(asked, "offer", goods) for goods in sets]
        yield all_ways(asked, ways, SETS.format(2))
    yield prices(asked, is_open=False)


def _switch(asked: PanelInput, good: str, held: list[str]) -> Markup:
    """A unit of a good for the offer, and how much of it the player has."""
    unit = asked.naming.amount(good, asked.components.unit[good])
    name = element("b", unit, of="tutor-choice-words")
    below = line(asked.say("deciding-held", count=asked.goods[good]))
    return asked.switch("offer", good, held, asked.pictures.good(good), name, below)


def _lacking(asked: PanelInput, good: str) -> Markup:
    """A good that the player does not have; a press is answered by the reason."""
    below = cannot(asked.say("deciding-held", count=asked.goods[good]))
    return asked.control("offer", (good,), _unit(asked, good), below, of="tutor-choice-tall")


def _adds_up(asked: PanelInput, goods: tuple[str, ...]) -> Iterator[str]:
    """What an offer gives and brings; without any good, what to do."""
    if not goods:
        yield asked.say("deciding-offer", steps=_steps(asked, 1))
        return
    given = asked.naming.goods(asked.components.pieces(goods))
    yield asked.say("deciding-offer.sum", goods=given, steps=_steps(asked, len(goods)))
    yield way(asked, "offer", goods)


def _steps(asked: PanelInput, units: int) -> str:
    return asked.naming.steps(asked.components.unit_steps * units)


def choose_goods(asked: PanelInput) -> Iterator[Markup]:
    """The ten sets of three different units; the steps of the Scout are the same for all."""
    sets, size = asked.components.clock_sets, asked.components.clock_units
    note = way(asked, "choose_goods", sets[0])
    yield group("", (_set(asked, "choose_goods", goods) for goods in sets), SETS.format(size), note)
    yield prices(asked, is_open=True)


def _set(asked: PanelInput, kind: str, goods: tuple[str, ...]) -> Markup:
    return asked.control(kind, goods, *(_unit(asked, good) for good in goods))


def _unit(asked: PanelInput, good: str) -> Markup:
    """A unit of a good: its picture, with the number if it is more than one."""
    count, drawn = asked.components.unit[good], asked.pictures.good(good)
    if count == 1:
        return element("span", drawn, of="tutor-unit")
    number = element("b", str(count), aria_hidden="true")
    return element("span", join(number, drawn), of="tutor-unit")
