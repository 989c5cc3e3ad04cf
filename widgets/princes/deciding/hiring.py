"""Recruiting Incas at the Hut and the Palace, acquiring priests and virgins at the Houses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.princes.identifiers import HOUSES
from tutor.princes.rules.table import subsets
from tutor.princes.words.naming import prince_of_turn
from widgets.princes.deciding.panel_input import PanelInput, besides, cannot, group, line
from widgets.shared.markup import Markup, element

Cost = Mapping[str, int]


def recruit(asked: PanelInput) -> Iterator[Markup]:
    """Each Inca that the player can pay, with the cost; several at once; none; then the others."""
    place = prince_of_turn(asked.position)
    assert place is not None
    sets = [chosen for chosen in subsets(asked.components.recruit[place]) if chosen]
    payable = [chosen for chosen in sets if asked.is_legal("recruit", chosen)]
    one = [_hire(asked, place, chosen) for chosen in payable if len(chosen) == 1]
    several = [_hire(asked, place, chosen) for chosen in payable if len(chosen) > 1]
    yield group("", one, "tutor-rows")
    if several:
        yield group(asked.say("deciding-several"), several, "tutor-rows")
    beyond = (_hire(asked, place, chosen) for chosen in sets if chosen not in payable)
    yield besides(asked, asked.row("recruit", ()), beyond)


def _hire(asked: PanelInput, place: str, districts: tuple[str, ...]) -> Markup:
    """Incas with their total cost."""
    cost = asked.components.cost_of_incas(place, districts)
    supply = asked.me["supply"]
    after = _after(asked, cost)
    if len(districts) > supply:
        after = cannot(asked.say("deciding-supply", count=supply))
    needs = [_needs(asked, cost)] if len(districts) == 1 else []
    return asked.row("recruit", districts, *needs, after)


def acquire(asked: PanelInput) -> Iterator[Markup]:
    """The orders of this House that the player can pay, with the cost; none; then the others."""
    house = prince_of_turn(asked.position)
    assert house is not None
    payable = [order for order in HOUSES[house] if asked.is_legal("acquire", order)]
    yield group("", (_serve(asked, order) for order in payable), "tutor-rows")
    beyond = (_serve(asked, order) for order in HOUSES[house] if order not in payable)
    yield besides(asked, asked.row("acquire"), beyond)


def _serve(asked: PanelInput, order: str) -> Markup:
    left = asked.position["orders_left"][order]
    if not left:
        return asked.row("acquire", order, cannot(asked.say("deciding-none-left")))
    figures = asked.components.orders[order]
    there = asked.game(
        "board-order",
        order=asked.game(f"order-{order}.title"),
        left=left,
        all=figures.tiles,
    )
    return asked.row(
        "acquire", order, _needs(asked, figures.cost), _after(asked, figures.cost), line(there)
    )


def _needs(asked: PanelInput, cost: Cost) -> Markup:
    """Each good of a cost, the amount needed and held, and a sign for whether it is enough."""
    return element(
        "span",
        *(
            element(
                "span",
                asked.pictures.good(good),
                element(
                    "span",
                    asked.say("deciding-needs", count=count, held=asked.goods[good]),
                    of="tutor-need-words",
                ),
                of="tutor-need" if asked.goods[good] >= count else "tutor-need tutor-lacks",
            )
            for good, count in cost.items()
        ),
        of="tutor-needs",
    )


def _after(asked: PanelInput, cost: Cost) -> Markup:
    """The goods that remain after the payment, or the goods that are missing."""
    short = {
        good: count - asked.goods[good] for good, count in cost.items() if asked.goods[good] < count
    }
    if short:
        return cannot(asked.say("deciding-short", goods=asked.naming.goods(short)))
    left = {good: held - cost.get(good, 0) for good, held in asked.goods.items()}
    return line(asked.say("deciding-left", goods=asked.naming.goods(left)))
