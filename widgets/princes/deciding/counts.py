"""Choosing a number: of Incas that produce, or of llamas for a sacrifice."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.princes.identifiers import CORN, LLAMA, ORDER_OF
from tutor.princes.words.naming import prince_of_turn
from widgets.princes.deciding.panel_input import PanelInput, group, line
from widgets.princes.deciding.way import way
from widgets.shared.markup import Markup


def produce(asked: PanelInput) -> Iterator[Markup]:
    """The numbers from 0 to all Incas at work there, each with the corn that is left."""
    district = prince_of_turn(asked.position)
    incas = asked.me["incas"][district]
    yield group("", (_production(asked, count) for count in range(incas, -1, -1)), "tutor-rows")


def _production(asked: PanelInput, count: int) -> Markup:
    if asked.is_legal("produce", count):
        return asked.row("produce", count, asked.corn_left(count))
    return asked.row("produce", count, asked.short(CORN, count - asked.goods[CORN]))


def sacrifice(asked: PanelInput) -> Iterator[Markup]:
    """From none to one llama for each priest, with the step that the Scout would reach."""
    place = prince_of_turn(asked.position)
    assert place is not None
    most = asked.me["orders"][ORDER_OF[place]]
    yield group("", (_sacrifice(asked, count) for count in range(most, -1, -1)), "tutor-rows")


def _sacrifice(asked: PanelInput, count: int) -> Markup:
    if not asked.is_legal("sacrifice", count):
        return asked.row("sacrifice", count, asked.short(LLAMA, count - asked.goods[LLAMA]))
    left = asked.amount(LLAMA, asked.goods[LLAMA] - count)
    lines = [line(asked.say("deciding-left", goods=left))]
    if count:
        lines.insert(0, line(way(asked, "sacrifice", count)))
    return asked.row("sacrifice", count, *lines)
