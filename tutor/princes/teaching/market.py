"""Questions on the Central Plaza: the corn for sales, and the price of the next unit.

`SEEKING` has questions that a learner answers by tapping districts or columns of the market.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision, State
from tutor.core.base.questions import About, Question, Seeking, Wrong
from tutor.princes.components import Components
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import BONUS_PLACES, CENTRAL_PLAZA, CORN, MARKET_GOODS, PRODUCTION
from tutor.princes.teaching.subject import (
    Draft,
    Position,
    Subject,
    due_of,
    in_a_row,
    moves_into,
    play_line,
    seat,
)
from tutor.princes.things import DISTRICT, MARKET, thing

MOST_SOLD: Final = 3
ENOUGH: Final = 99

MOST_RIGHT: Final = 3
MOST_WRONG: Final = 3
FEWEST_WRONG: Final = 2
Figures = Mapping[str, int | str]


def _sale_price(components: Components, level: int, count: int) -> int:
    """Return the corn for `count` sales in a row, the first into a column with `level` goods."""
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
    """Yield the decisions before trading, for every visit: a move, and an adjustment of the market."""
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
    # The learner counts the goods on the market, so the question is about the board as it is.
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
    """Return the state in which the player of the turn trades and has enough corn.

    None if the rules do not allow such a state.
    """
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


def _question(
    concept: str,
    state: PrincesState,
    rule: str,
    right: Iterable[str],
    wrong: Mapping[str, str],
    values: Figures,
) -> Question | None:
    """Return the question with these things as options; None if there are too many or too few.

    `right` has the right things; `wrong` has the misconception for each wrong thing.
    """
    found, others = tuple(right), list(wrong.items())[:MOST_WRONG]
    if not 0 < len(found) <= MOST_RIGHT or len(others) < FEWEST_WRONG:
        return None
    return Question(
        concept,
        state,
        About(),
        values,
        found,
        tuple(Wrong(*each) for each in others),
        (rule,),
        found,
        sought="found",
    )


def _used_up(state: PrincesState) -> Question | None:
    """Return the question that asks which districts have no bonus units or stones left today.

    None if there is no such district.
    """
    bonus = state.position()["bonus"]
    used = [each for each in BONUS_PLACES if not bonus[each]]
    lying = [each for each in BONUS_PLACES if bonus[each]]
    rule = "production.once" if used and used[0] in PRODUCTION else "temple.once"
    amounts = {thing(DISTRICT, each): bonus[each] for each in lying}
    return _question(
        "used_up",
        state,
        rule,
        (thing(DISTRICT, each) for each in used),
        dict.fromkeys(amounts, "something_lies_there"),
        amounts,
    )


def _best_price(
    concept: str, rule: str, price: Callable[[PrincesState, int], int], best: Callable[..., int]
) -> Callable[[PrincesState], Question | None]:
    """Return a function that asks which column has the best price in a state.

    That function returns None if several columns have the best price. `best` is `max` or `min`.
    """

    def seeking(state: PrincesState) -> Question | None:
        market = state.position()["market"]
        prices = {thing(MARKET, each): price(state, market[each]) for each in MARKET_GOODS}
        top = best(prices.values())
        right = [each for each, asked in prices.items() if asked == top]
        wrong = {each: "not_the_best_price" for each in prices if each not in right}
        if len(right) != 1:
            return None
        return _question(concept, state, rule, right, wrong, prices)

    return seeking


def _of_princes(
    seeking: Callable[[PrincesState], Question | None],
) -> Seeking:
    def seek(state: State) -> Question | None:
        assert isinstance(state, PrincesState)
        return seeking(state)

    return seek


SEEKING: Final[Mapping[str, Seeking]] = {
    "used_up": _of_princes(_used_up),
    "selling": _of_princes(
        _best_price(
            "selling",
            "market.sell",
            lambda state, level: state.components.sale_price(level),
            max,
        )
    ),
    "buying": _of_princes(
        _best_price(
            "buying",
            "market.buy",
            lambda state, level: state.components.purchase_price(level),
            min,
        )
    ),
}
"""The functions that ask a learner to tap things on the board, by concept."""
