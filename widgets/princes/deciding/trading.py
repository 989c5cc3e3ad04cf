"""The Central Plaza: the free adjustment, then sales and purchases one by one, and the visit.

The market is a ladder of prices. Beside any choice between goods stands a table with the
use and the present price of each good. The controls under a column are for the good of
this column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tutor.core.base.game import Decision, State
from tutor.princes.identifiers import CORN, GOODS, MARKET_GOODS, ORDERS
from tutor.princes.rules.market import ADD, BUY, REMOVE, SELL
from tutor.princes.words.naming import player_in
from widgets.princes.deciding.panel_input import FINISH, LEAVE, PanelInput, cannot, line
from widgets.shared.controls import UNSEEN, Markup, element, join

Foot = tuple[str, Callable[[str], Markup]]


def ladder(asked: PanelInput, *feet: Foot) -> Markup:
    """Return the market as a table.

    Each of `feet` is a row below the market: a name, and a cell for each good.
    """
    market = asked.position["market"]
    components = asked.components
    rows = [
        _row_of_spaces(asked, str(price), [_space(asked, good, level) for good in MARKET_GOODS])
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
        class_="tutor-ladder",
    )


def _heads(asked: PanelInput) -> Markup:
    """Return the goods as a row of headings, with how many units of each good the player has."""
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


def _row_of_spaces(asked: PanelInput, price: str, spaces: list[Markup]) -> Markup:
    return element("tr", element("th", price, scope="row"), *spaces)


def _space(asked: PanelInput, good: str, level: int) -> Markup:
    """Return a space of the ladder; the space at level 0 has the highest price."""
    lying, components = asked.position["market"][good], asked.components
    said = ""
    if level == lying:
        said = asked.say("deciding-space-sale", price=components.sale_price(lying))
    elif level == lying - 1:
        said = asked.say("deciding-space-purchase", price=components.purchase_price(lying))
    if level < lying:
        inside = join(
            asked.pictures.good(good),
            element("span", asked.game(f"amount-{good}", count=1), class_=UNSEEN),
        )
        of = "tutor-space tutor-lying"
    else:
        inside, of = Markup(""), "tutor-space"
        if not said:
            inside = element("span", asked.say("deciding-space-empty"), class_=UNSEEN)
    if said:
        of += " tutor-next-sale" if level == lying else " tutor-next-purchase"
    return element("td", element("span", inside, said, class_=of))


def _bank(asked: PanelInput, trade: str, applies: Callable[[str], bool]) -> Markup:
    """Return the row with the prices of the bank for a trade, "buy" or "sell".

    The bank buys goods whose column is full, and sells goods whose column is empty. `applies`
    returns whether the bank makes this trade in a good.
    """
    components = asked.components
    price = (
        components.purchase_price(0) if trade == "buy" else components.sale_price(components.spaces)
    )
    message = "deciding-space-purchase" if trade == "buy" else "deciding-space-sale"
    words = asked.say(message, price=price)
    return element(
        "tr",
        element("th", asked.say("deciding-bank"), scope="row", class_="tutor-bank"),
        *(
            element("td", element("span", words, class_=f"tutor-space tutor-next-{NEXT[trade]}"))
            if applies(good)
            else element("td")
            for good in MARKET_GOODS
        ),
    )


NEXT = {"buy": "purchase", "sell": "sale"}


def _foot(name: str, under: Callable[[str], Markup]) -> Markup:
    return element(
        "tr",
        element("th", name, scope="row", class_="tutor-foot"),
        *(element("td", under(good)) for good in MARKET_GOODS),
    )


def prices_at(asked: PanelInput, level: int) -> tuple[int, int]:
    """Return the prices of a sale and of a purchase while a column has `level` goods."""
    components = asked.components
    return components.sale_price(level), components.purchase_price(level)


def prices(asked: PanelInput, *, is_open: bool) -> Markup:
    """Return a table of the player's goods and the costs of people; if `is_open`, with the market.

    The table is folded unless `is_open`; while the table is folded, the panel or the board
    shows the market.
    """
    table = _table_of_goods(asked, asked.pictures.good, has_market=is_open)
    if is_open:
        label = asked.say("deciding-prices")
        return element(
            "div", table, class_="tutor-prices-box", tabindex="0", role="group", aria_label=label
        )
    summary = element("summary", asked.say("deciding-prices.folded"), data={"key": "prices"})
    return element("details", summary, table, class_="tutor-all-ways", data={"menu": "prices"})


def price_list(asked: PanelInput, picture: Callable[[str], Markup]) -> Markup:
    """Return a table, under a heading, of the player's goods, the costs of people and the market."""
    return element(
        "div",
        element("h3", asked.say("deciding-prices")),
        _table_of_goods(asked, picture, has_market=True),
        class_="tutor-price-list",
    )


def _table_of_goods(
    asked: PanelInput, picture: Callable[[str], Markup], *, has_market: bool
) -> Markup:
    """Return a table with a column for each good; if `has_market`, with the prices of the market."""
    rows = [_row_of_goods(asked.say("deciding-prices.held"), asked.goods), *_incas(asked)]
    if has_market:
        rows += _market(asked)
    rows += _orders(asked)
    heads = (element("th", picture(good), _hidden_name(asked, good), scope="col") for good in GOODS)
    key = element("span", asked.say("deciding-prices.lacked"), class_="tutor-lacked")
    return element(
        "table",
        element("thead", element("tr", element("td", key), *heads)),
        element("tbody", *rows),
        class_="tutor-prices",
    )


def _incas(asked: PanelInput) -> Iterator[Markup]:
    """Yield a row for each Inca, with the Inca's cost in each good."""
    for place, offers in asked.components.recruit.items():
        for district in offers:
            cost = asked.components.cost_of_incas(place, (district,))
            yield _row_of_goods(asked.game(f"inca-{district}"), cost, held=asked.goods)


def _orders(asked: PanelInput) -> Iterator[Markup]:
    """Yield a row for each priest and virgin, with the cost in each good."""
    for order in ORDERS:
        cost = asked.components.orders[order].cost
        yield _row_of_goods(asked.game(f"order-{order}"), cost, held=asked.goods)


def _market(asked: PanelInput) -> Iterator[Markup]:
    """Yield two rows: what the next unit of each good brings on the market, and what it costs."""
    pairs = {good: prices_at(asked, asked.position["market"][good]) for good in MARKET_GOODS}
    for side, name in enumerate(("sale", "purchase")):
        yield _row_of_goods(
            asked.say(f"deciding-prices.{name}"), {good: pairs[good][side] for good in pairs}
        )


def _row_of_goods(
    name: str, figures: Mapping[str, int], held: Mapping[str, int] | None = None
) -> Markup:
    """Return a row with a figure for each good; the cell of a good without a figure is empty.

    If `held` is given, a cost is marked as lacking if it is more than what the player has of
    that good.
    """
    cells = []
    for good in GOODS:
        count = figures.get(good)
        lacks = bool(count) and held is not None and held[good] < (count or 0)
        cells.append(
            element(
                "td", "" if count is None else str(count), class_="tutor-lacked" if lacks else ""
            )
        )
    return element("tr", element("th", name, scope="row"), *cells)


def _hidden_name(asked: PanelInput, good: str) -> Markup:
    return element("span", asked.game(f"good-{good}.title"), class_="tutor-unseen")


VISIT = ("adjust", SELL, BUY)


def adjust(asked: PanelInput) -> Iterator[Markup]:
    """Yield the market, with the prices that hold after one good is added or removed."""
    yield element("p", asked.say("deciding-adjust"), class_="tutor-hint")
    yield ladder(
        asked,
        *(
            (
                asked.say(f"deciding-{change}"),
                lambda good, change=change: _change(asked, good, change),
            )
            for change in (REMOVE, ADD)
        ),
    )
    yield asked.row("adjust")
    yield prices(asked, is_open=False)


def _change(asked: PanelInput, good: str, change: str) -> Markup:
    title = element("b", asked.say(f"deciding-{change}.one"), class_="tutor-choice-words")
    if not asked.is_legal("adjust", (good, change)):
        why = cannot(asked.say(f"deciding-{change}.not"))
        return asked.control("adjust", (good, change), title, why, class_="tutor-choice-tall")
    level = asked.position["market"][good] + (1 if change == ADD else -1)
    sale, purchase = prices_at(asked, level)
    return asked.control(
        "adjust",
        (good, change),
        title,
        line(asked.say("deciding-space-sale", price=sale)),
        line(asked.say("deciding-space-purchase", price=purchase)),
        class_="tutor-choice-tall",
    )


def trade(asked: PanelInput) -> Iterator[Markup]:
    """Yield the market, the controls that sell and buy each good, this visit so far, and its end."""
    yield element("p", asked.say("deciding-trade"), class_="tutor-hint")
    yield ladder(
        asked,
        (asked.say("deciding-sell"), lambda good: _sale(asked, good)),
        (asked.say("deciding-buy"), lambda good: _purchase(asked, good)),
    )
    yield from _visit(asked)
    corn = asked.naming.amount(CORN, asked.goods[CORN])
    words = element("b", asked.say("deciding-finish", corn=corn), class_="tutor-choice-words")
    # Before the first trade, the button that ends the visit does not stand out.
    has_traded = any(asked.position["pending"][each] for each in ("sold", "bought"))
    of = f"tutor-choice-row {FINISH if has_traded else LEAVE}"
    yield asked.control("finish_trade", None, words, class_=of)
    yield prices(asked, is_open=False)


def _sale(asked: PanelInput, good: str) -> Markup:
    price, _ = prices_at(asked, asked.position["market"][good])
    if asked.is_legal(SELL, good):
        words = asked.say("deciding-sell.at", price=price)
        return asked.control(SELL, good, element("b", words, class_="tutor-choice-words"))
    is_bought = good in asked.position["pending"]["bought"]
    why = asked.say("deciding-sell.bought" if is_bought else "deciding-sell.none")
    return asked.control(SELL, good, cannot(why))


def _purchase(asked: PanelInput, good: str) -> Markup:
    _, price = prices_at(asked, asked.position["market"][good])
    if asked.is_legal(BUY, good):
        words = asked.say("deciding-buy.at", price=price)
        return asked.control(BUY, good, element("b", words, class_="tutor-choice-words"))
    if good in asked.position["pending"]["sold"]:
        return asked.control(BUY, good, cannot(asked.say("deciding-buy.sold")))
    return asked.control(BUY, good, asked.short(CORN, price - asked.goods[CORN]))


def _visit(asked: PanelInput) -> Iterator[Markup]:
    """Yield a table of the trades of this visit, with the corn after each trade.

    If the single trades are not known, yield the goods sold and the goods bought.
    """
    steps = [step for step in asked.showing.turn if step[0].type in VISIT]
    if steps:
        yield _table_of_steps(asked, steps)
        return
    pending = asked.position["pending"]
    for message, goods in (
        ("deciding-sold", pending["sold"]),
        ("deciding-bought", pending["bought"]),
    ):
        if goods:
            names = asked.showing.page.all_of(asked.game(f"good-{good}.many") for good in goods)
            yield element("p", asked.say(message, goods=names))


def _table_of_steps(asked: PanelInput, steps: list[tuple[Decision, State]]) -> Markup:
    """Return a table of the trades of the visit, with the corn after each trade."""
    say = asked.say
    corn = [*(_corn(asked, state) for _, state in steps), asked.goods[CORN]]
    head = element(
        "tr",
        *(element("th", say(f"deciding-visit.{name}"), scope="col") for name in HEADS),
    )
    first = _line(asked, say("deciding-visit-before"), "", corn[0])
    rows = [
        _line(
            asked,
            say("deciding-visit-step", number=number, done=asked.showing.game.decision(decision)),
            _change_of_corn(asked, after - before),
            after,
        )
        for number, ((decision, _), before, after) in enumerate(
            zip(steps, corn, corn[1:], strict=False), 1
        )
    ]
    return element(
        "table", element("thead", head), element("tbody", first, *rows), class_="tutor-visit"
    )


HEADS = ("what", "corn", "balance")


def _line(asked: PanelInput, words: str, change: str, balance: int) -> Markup:
    return element(
        "tr",
        element("th", words, scope="row"),
        element("td", change),
        element("td", element("b", str(balance))),
    )


def _corn(asked: PanelInput, state: State) -> int:
    corn: int = player_in(state.position(), asked.player)["goods"][CORN]
    return corn


def _change_of_corn(asked: PanelInput, change: int) -> str:
    if not change:
        return asked.say("deciding-visit-free")
    return asked.say("deciding-visit-change", amount=abs(change), way="in" if change > 0 else "out")
