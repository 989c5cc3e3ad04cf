"""Questions on the Central Plaza: the corn for sales and the price of the next unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.components import Components
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import CENTRAL_PLAZA, CORN, MARKET_GOODS
from tutor.princes.teaching.line import Position, due_of, moves_into, play_line, seat
from tutor.princes.teaching.subject import Draft, Subject, in_a_row
from tutor.princes.things import MARKET, thing

MOST_SOLD: Final = 3
ENOUGH: Final = 99


def _sale_price(components: Components, level: int, count: int) -> int:
    """The corn for a number of sales into a column of this many goods."""
    return sum(components.sale_price(level + place) for place in range(count))


def _selling(state: PrincesState, about: About) -> Draft | None:
    sales = [each for each in about.decisions if each.type == "sell"]
    good, count = (sales[0].choice if sales else None), len(sales)
    line = play_line(state, about.decisions)
    if line is None or not isinstance(good, str) or not 1 <= count <= MOST_SOLD:
        return None
    if about.decisions[-1].type != "sell" or any(each.choice != good for each in sales):
        return None
    player, components = sales[0].player, state.components
    before = state.position()["market"][good]
    after = play_line(state, about.decisions[: about.decisions.index(sales[0])])
    assert after is not None
    level = after.after.position()["market"][good]
    prices = [event.data["price"] for event in line.of(player, "good_sold")]
    change = level - before
    first = components.sale_price(level)
    other_way = before - change
    return Draft(
        {
            "player": player,
            "good": good,
            "count": count,
            "level": level,
            "before": before,
            "price": first,
            "prices_got": in_a_row(prices),
            "adjusted": "no" if not change else "added" if change > 0 else "removed",
        },
        sum(prices),
        (
            (first * count if count > 1 else None, "same_price_for_all"),
            (_sale_price(components, before, count) if change else None, "forgot_to_adjust"),
            (
                sum(components.purchase_price(max(level - each, 0)) for each in range(count)),
                "sold_at_buying_prices",
            ),
            (
                _sale_price(components, other_way, count)
                if change and 0 <= other_way <= components.spaces
                else None,
                "adjusted_the_wrong_way",
            ),
            (components.prices[0] * count, "sold_at_the_top_price"),
            (components.bank_buys_at * count, "sold_to_the_bank"),
        ),
        ("market.sell", "market.adjust") if change else ("market.sell",),
        (thing(MARKET, good),),
    )


def _sales(state: PrincesState) -> Iterator[About]:
    for path in _visits(state):
        line = play_line(state, path)
        if line is None or not (player := due_of(line.after, "trade")):
            continue
        goods = seat(line.after.position(), player)["goods"]
        sold = {each.choice for each in line.after.legal() if each.type == "sell"}
        for good in (good for good in MARKET_GOODS if good in sold):
            for count in range(1, min(goods[good], MOST_SOLD) + 1):
                yield About((*path, *(Decision(player, "sell", good),) * count), player, good)


def _visits(state: PrincesState) -> Iterator[tuple[Decision, ...]]:
    """Every way from here to trading: entering, and one of the adjustments."""
    if due_of(state, "trade"):
        yield ()
    starts: list[tuple[Decision, ...]] = [(move,) for move in moves_into(state, [CENTRAL_PLAZA])]
    if due_of(state, "adjust"):
        starts.append(())
    for start in starts:
        line = play_line(state, start)
        for adjustment in line.after.legal() if line and due_of(line.after, "adjust") else ():
            yield *start, adjustment


def _buying(state: PrincesState, about: About) -> Draft | None:
    good = about.thing
    # The question counts what lies on the market, so it is asked where that is to be seen.
    if good not in MARKET_GOODS or about.decisions or state.due is None:
        return None
    position = state.position()
    level = position["market"][good]
    player = position["turn"]["player"]
    shop = _shop(state, position, player)
    bought = play_line(shop, (Decision(player, "buy", good),)) if shop else None
    if bought is None:
        return None
    components = state.components
    right = bought.of(player, "good_bought")[0].data["price"]
    return Draft(
        {
            "player": player,
            "good": good,
            "level": level,
            "highest": components.prices[0],
            "row": in_a_row(components.prices),
        },
        right,
        (
            (components.sale_price(level), "bought_at_selling_price"),
            (components.prices[-1] if level else None, "cheapest_space_first"),
            (components.prices[0], "bought_from_the_top"),
            (components.purchase_price(level - 1) if level else None, "one_space_too_high"),
            (components.bank_buys_at if not level else None, "bank_sells_as_it_buys"),
            (components.prices[0] + 1 if not level else None, "price_goes_on_rising"),
        ),
        ("market.buy",),
        (thing(MARKET, good),),
    )


def _shop(state: PrincesState, position: Position, player: str) -> PrincesState | None:
    """The player of the turn trading, with corn enough."""
    pending = position["pending"] or {}
    is_trading = pending.get("type") == "trade"
    changed = {
        **position,
        "players": [
            {
                **each,
                "prince": CENTRAL_PLAZA,
                "goods": {**each["goods"], CORN: ENOUGH},
            }
            if each["name"] == player
            else each
            for each in position["players"]
        ],
        "pending": pending
        if is_trading
        else {"type": "trade", "player": player, "sold": [], "bought": []},
    }
    try:
        return state.game.load(changed)
    except RecordError:
        return None


def _purchases(state: PrincesState) -> Iterator[About]:
    player = due_of(state, "turn") or due_of(state, "trade")
    if not player:
        return
    for good in MARKET_GOODS:
        yield About((), player, good)


SUBJECTS: Final = (
    Subject("selling", ("market.adjust", "market.sell"), _selling, _sales),
    Subject("buying", ("market.buy",), _buying, _purchases),
)
