"""The use and the present price of each good, beside a choice between goods."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tutor.princes.identifiers import GOODS, MARKET_GOODS, ORDERS
from widgets.princes.deciding.ladder import prices_at
from widgets.princes.deciding.panel_input import PanelInput
from widgets.shared.markup import Markup, element


def prices(asked: PanelInput, *, is_open: bool) -> Markup:
    """The stock, the cost of people and the present market, good by good.

    It is folded unless `is_open`; while it is folded, the panel or the board shows the market.
    """
    table = _table(asked, asked.pictures.good, has_market=is_open)
    if is_open:
        label = asked.say("deciding-prices")
        return element(
            "div", table, of="tutor-prices-box", tabindex="0", role="group", aria_label=label
        )
    summary = element("summary", asked.say("deciding-prices.folded"), data={"key": "prices"})
    return element("details", summary, table, of="tutor-all-ways", data={"menu": "prices"})


def price_list(asked: PanelInput, picture: Callable[[str], Markup]) -> Markup:
    """The same under a heading, outside the panel; `picture` draws a good."""
    return element(
        "div",
        element("h3", asked.say("deciding-prices")),
        _table(asked, picture, has_market=True),
        of="tutor-price-list",
    )


def _table(asked: PanelInput, picture: Callable[[str], Markup], *, has_market: bool) -> Markup:
    """A table with a column for each good."""
    rows = [_row(asked.say("deciding-prices.held"), asked.goods), *_incas(asked)]
    if has_market:
        rows += _market(asked)
    rows += _orders(asked)
    heads = (element("th", picture(good), _hidden_name(asked, good), scope="col") for good in GOODS)
    key = element("span", asked.say("deciding-prices.lacked"), of="tutor-lacked")
    return element(
        "table",
        element("thead", element("tr", element("td", key), *heads)),
        element("tbody", *rows),
        of="tutor-prices",
    )


def _incas(asked: PanelInput) -> Iterator[Markup]:
    """What each Inca costs, good by good."""
    for place, offers in asked.components.recruit.items():
        for district in offers:
            cost = asked.components.cost_of_incas(place, (district,))
            yield _row(asked.game(f"inca-{district}"), cost, may_lack=asked.goods)


def _orders(asked: PanelInput) -> Iterator[Markup]:
    """What each priest and virgin costs, good by good."""
    for order in ORDERS:
        cost = asked.components.orders[order].cost
        yield _row(asked.game(f"order-{order}"), cost, may_lack=asked.goods)


def _market(asked: PanelInput) -> Iterator[Markup]:
    """What the next unit of each good brings and costs on the market."""
    pairs = {good: prices_at(asked, asked.position["market"][good]) for good in MARKET_GOODS}
    for side, name in enumerate(("sale", "purchase")):
        yield _row(
            asked.say(f"deciding-prices.{name}"), {good: pairs[good][side] for good in pairs}
        )


def _row(
    name: str, figures: Mapping[str, int], may_lack: Mapping[str, int] | None = None
) -> Markup:
    """A figure for each good; an empty string for none."""
    cells = []
    for good in GOODS:
        count = figures.get(good)
        lacks = bool(count) and may_lack is not None and may_lack[good] < (count or 0)
        cells.append(
            element("td", "" if count is None else str(count), of="tutor-lacked" if lacks else "")
        )
    return element("tr", element("th", name, scope="row"), *cells)


def _hidden_name(asked: PanelInput, good: str) -> Markup:
    return element("span", asked.game(f"good-{good}.title"), of="tutor-unseen")
