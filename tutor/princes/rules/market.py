"""The Central Plaza: one free adjustment, then sales and purchases, each paid at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.components import Components, Stock
from tutor.princes.identifiers import CORN, MARKET_GOODS
from tutor.princes.rules.table import Player, Table

ADD: Final = "add"
REMOVE: Final = "remove"
SELL: Final = "sell"
BUY: Final = "buy"


def enter(table: Table, player: Player, district: str) -> None:
    """Make the free adjustment of the market the player's next decision (`market.adjust`)."""
    table.sold = table.bought = ()
    table.step = "trade"
    table.ask(player, "adjust")


def selling_price(table: Table, good: str) -> int:
    """Return the price of the next sale, at the highest empty space or of the bank (`market.sell`)."""
    return table.figures.sale_price(table.market[good])


def buying_price(table: Table, good: str) -> int:
    """Return the price of the next purchase, at the lowest good or of the bank (`market.buy`)."""
    return table.figures.purchase_price(table.market[good])


def legal_adjustments(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal adjustments: none, `add` to a column, `remove` from a column (`market.adjust`).

    A full column takes no good, and an empty column gives none.
    """
    possible = tuple(
        (good, change)
        for change in (ADD, REMOVE)
        for good in MARKET_GOODS
        if against_adjustment(table, good, change) is None
    )
    return table.match.decisions(player.name, "adjust", possible, (None, *possible))


def against_adjustment(table: Table, good: str, change: str) -> Against | None:
    """Return the refusal to add to a full column or to remove from an empty one.

    None if the choice is legal. The rule is `market.adjust`.
    """
    spaces = table.figures.spaces
    if change == ADD and table.market[good] == spaces:
        return Against("column_full", "market.adjust", {"good": good, "spaces": spaces})
    if change == REMOVE and not table.market[good]:
        return Against("column_empty", "market.adjust", {"good": good})
    return None


def adjust(table: Table, player: Player, good_and_change: tuple[str, ...] | None) -> None:
    """Add or remove one good, or leave the market as it is (`market.adjust`)."""
    if good_and_change is None:
        table.note("declined", "market.adjust", player=player.name, what="adjust")
        return
    good, change = good_and_change
    table.market[good] += 1 if change == ADD else -1
    if table.log is not None:
        table.note("market_adjusted", "market.adjust", player=player.name, good=good, change=change)


def trade_step(table: Table) -> None:
    """Ask for the next trade while a sale or purchase is possible (`market.any`)."""
    player = table.active
    trades = legal_trades(table, player)
    if len(trades) > 1:
        table.ask(player, "trade", trades)
    else:
        finish_trade(table, player)


def legal_trades(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal trades: sales, then purchases, then finishing (`market.any`)."""
    name = player.name
    sales, purchases = _for_sale(table, player), _within_reach(table, player)
    found = table.match.listed.get((name, sales, purchases))
    if found is None:
        found = table.match.listed[name, sales, purchases] = (
            *[Decision(name, SELL, good) for good in sales],
            *[Decision(name, BUY, good) for good in purchases],
            Decision(name, "finish_trade"),
        )
    return found


def for_sale(goods: Stock, bought: Collection[str]) -> tuple[str, ...]:
    """Return the goods in hand that the player has not bought in this visit.

    The rules are `market.sell` and `market.no_wash`.
    """
    return tuple([good for good in MARKET_GOODS if goods[good] and good not in bought])


def within_reach(
    figures: Components, corn: int, market: Stock, sold: Collection[str]
) -> tuple[str, ...]:
    """Return the goods that the player can pay for and has not sold in this visit.

    The rules are `market.buy` and `market.no_wash`.
    """
    prices = figures.purchase_prices
    return tuple(
        [good for good, level in market.items() if prices[level] <= corn and good not in sold]
    )


def _for_sale(table: Table, player: Player) -> tuple[str, ...]:
    return for_sale(player.goods, table.bought)


def _within_reach(table: Table, player: Player) -> tuple[str, ...]:
    return within_reach(table.figures, player.goods[CORN], table.market, table.sold)


def against_sale(table: Table, player: Player, good: str) -> Against | None:
    """Return the refusal to sell a good that is not in hand, or that was bought in this visit.

    None if the sale is legal. The rules are `market.sell` and `market.no_wash`.
    """
    if good in _for_sale(table, player):
        return None
    if good in table.bought:
        return Against("bought_this_visit", "market.no_wash", {"good": good})
    return Against("none_to_sell", "market.sell", {"good": good})


def against_purchase(table: Table, player: Player, good: str) -> Against | None:
    """Return the refusal to buy a good that is too dear, or that was sold in this visit.

    None if the purchase is legal. The rules are `market.buy` and `market.no_wash`.
    """
    if good in _within_reach(table, player):
        return None
    if good in table.sold:
        return Against("sold_this_visit", "market.no_wash", {"good": good})
    figures = {"good": good, "price": buying_price(table, good), "corn": player.goods[CORN]}
    return Against("too_little_corn_to_buy", "market.buy", figures)


def sell(table: Table, player: Player, good: str) -> None:
    """Sell one good, which goes to the highest empty space or to the bank (`market.sell`)."""
    price = selling_price(table, good)
    is_bank = table.market[good] == table.figures.spaces
    player.goods[good] -= 1
    player.goods[CORN] += price
    table.market[good] = table.figures.after_sale(table.market[good])
    if good not in table.sold:
        table.sold = tuple(other for other in MARKET_GOODS if other == good or other in table.sold)
    if table.log is not None:
        table.note(
            "good_sold",
            "market.sell",
            player=player.name,
            good=good,
            price=price,
            bank=is_bank,
        )


def buy(table: Table, player: Player, good: str) -> None:
    """Buy one good, from the lowest occupied space or from the bank (`market.buy`)."""
    price = buying_price(table, good)
    is_bank = not table.market[good]
    player.goods[CORN] -= price
    player.goods[good] += 1
    table.market[good] = table.figures.after_purchase(table.market[good])
    if good not in table.bought:
        table.bought = tuple(
            other for other in MARKET_GOODS if other == good or other in table.bought
        )
    if table.log is not None:
        table.note(
            "good_bought",
            "market.buy",
            player=player.name,
            good=good,
            price=price,
            bank=is_bank,
        )


def finish_trade(table: Table, player: Player) -> None:
    """End the visit to the market (`market.any`)."""
    table.sold = table.bought = ()
    table.step = "turn_end"
    if table.log is not None:
        table.note("trade_finished", "market.any", player=player.name)
