"""The market as a ladder of prices: its goods, and the places of the next sale and purchase.

A table with a column for each good; the controls under a column are for its good.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.princes.identifiers import MARKET_GOODS
from widgets.princes.deciding.panel_input import PanelInput
from widgets.shared.controls import UNSEEN
from widgets.shared.markup import Markup, element, join

Foot = tuple[str, Callable[[str], Markup]]


def ladder(asked: PanelInput, *feet: Foot) -> Markup:
    """The market; each of `feet` is a row below it: a name, and a cell for each good."""
    market = asked.position["market"]
    components = asked.components
    rows = [
        _row(asked, str(price), [_space(asked, good, level) for good in MARKET_GOODS])
        for level, price in enumerate(components.prices)
    ]
    if not all(market.values()):
        rows.insert(0, _bank(asked, "buy", lambda good: not market[good]))
    if components.spaces in market.values():
        rows.append(_bank(asked, "sell", lambda good: market[good] == components.spaces))
    return element(
        "table",
        element("thead", _heads(asked)),
        element("tbody", *rows),
        element("tbody", *(_foot(name, under) for name, under in feet)),
        of="tutor-ladder",
    )


def _heads(asked: PanelInput) -> Markup:
    """The goods, and how many of each the deciding player holds."""
    return element(
        "tr",
        element("th", asked.game("good-corn"), scope="col"),
        *(
            element(
                "th",
                asked.pictures.good(good),
                element("b", asked.game(f"good-{good}.title")),
                element("span", asked.say("deciding-held", count=asked.goods[good])),
                scope="col",
                data={"good": good},
            )
            for good in MARKET_GOODS
        ),
    )


def _row(asked: PanelInput, price: str, spaces: list[Markup]) -> Markup:
    return element("tr", element("th", price, scope="row"), *spaces)


def _space(asked: PanelInput, good: str, level: int) -> Markup:
    """A space of the ladder; the first one is the dearest."""
    lying, components = asked.position["market"][good], asked.components
    said = ""
    if level == lying:
        said = asked.say("deciding-space-sale", price=components.sale_price(lying))
    elif level == lying - 1:
        said = asked.say("deciding-space-purchase", price=components.purchase_price(lying))
    if level < lying:
        inside = join(
            asked.pictures.good(good),
            element("span", asked.game(f"amount-{good}", count=1), of=UNSEEN),
        )
        of = "tutor-space tutor-lying"
    else:
        inside, of = Markup(""), "tutor-space"
        if not said:
            inside = element("span", asked.say("deciding-space-empty"), of=UNSEEN)
    if said:
        of += " tutor-next-sale" if level == lying else " tutor-next-purchase"
    return element("td", element("span", inside, said, of=of))


def _bank(asked: PanelInput, trade: str, applies: Callable[[str], bool]) -> Markup:
    """The prices of the bank, for a sale into a full column and a purchase from an empty one."""
    components = asked.components
    price = (
        components.purchase_price(0) if trade == "buy" else components.sale_price(components.spaces)
    )
    message = "deciding-space-purchase" if trade == "buy" else "deciding-space-sale"
    words = asked.say(message, price=price)
    return element(
        "tr",
        element("th", asked.say("deciding-bank"), scope="row", of="tutor-bank"),
        *(
            element("td", element("span", words, of=f"tutor-space tutor-next-{NEXT[trade]}"))
            if applies(good)
            else element("td")
            for good in MARKET_GOODS
        ),
    )


NEXT = {"buy": "purchase", "sell": "sale"}


def _foot(name: str, under: Callable[[str], Markup]) -> Markup:
    return element(
        "tr",
        element("th", name, scope="row", of="tutor-foot"),
        *(element("td", under(good)) for good in MARKET_GOODS),
    )


def prices_at(asked: PanelInput, level: int) -> tuple[int, int]:
    """The prices of a sale and of a purchase at a number of goods in a column."""
    components = asked.components
    return components.sale_price(level), components.purchase_price(level)
