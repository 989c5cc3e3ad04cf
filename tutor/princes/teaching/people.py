"""Questions on recruiting Incas and on the step values that priests and virgins uncover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product, repeat
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import CORN, GOODS, LLAMA, ORDERS, RECRUITING
from tutor.princes.rules.recruiting import RULE_OF
from tutor.princes.rules.table import subsets
from tutor.princes.teaching.subject import (
    ROW_KNOWN,
    Draft,
    Line,
    Subject,
    due_of,
    first_move,
    in_a_row,
    moves_into,
    play_line,
    seat,
    sizes,
)
from tutor.princes.things import DISTRICT, ORDER, thing
from tutor.princes.words.naming import house_of
from tutor.princes.words.questions import COST, HAND

Goods = Mapping[str, int]

MOST_OF_A_KIND: Final = 3


def _recruits(state: PrincesState, about: About) -> Draft | None:
    entered = _visit(state, about)
    if entered is None:
        return None
    line, player, place = entered
    right = max(sizes(line.after.legal())) if due_of(line.after, "recruit") == player else 0
    mine = seat(state.position(), player)
    goods = dict(mine["goods"])
    goods[LLAMA] -= sum(event.data["goods"][LLAMA] for event in line.of(player, "llama_paid"))
    unit = state.components.corn_in_a_unit
    offers, supply = state.components.recruit[place], mine["supply"]

    def most(held: Goods, incas: int = supply) -> int:
        payable = (chosen for chosen in subsets(offers) if len(chosen) <= incas)
        return max(len(chosen) for chosen in payable if _pays(held, offers, chosen))

    of_any_kind = _of_any_kind(goods, offers)
    single = [district for district in offers if _pays(goods, offers, (district,))]
    touched = sum(any(goods[good] for good in cost) for cost in offers.values())
    shared = next((good for good in GOODS if _sum_asked(offers, single, good) > goods[good]), "")
    return Draft(
        {
            "player": player,
            "place": place,
            "offers": len(offers),
            "supply": supply,
            "single": len(single),
            "good": shared,
            "held": goods.get(shared, 0),
            "asked": _sum_asked(offers, single, shared),
            "corn": goods[CORN],
            **{f"{HAND}{good}": amount for good, amount in goods.items()},
        },
        right,
        (
            (min(len(single), supply), "spent_twice"),
            (most(goods, len(offers)), "forgot_the_supply"),
            (1 if right > 1 else None, "one_a_turn"),
            (min(of_any_kind, supply), "several_of_a_kind"),
            (most({**goods, CORN: goods[CORN] and goods[CORN] + unit - 1}), "one_corn_is_a_unit"),
            (touched, "one_good_each"),
            (len(offers), "one_of_each_always"),
        ),
        # The goods or the supply limits the number, and the smaller number is the reason.
        ("recruit.limit" if of_any_kind > right else RULE_OF[place],),
        (thing(DISTRICT, place),),
    )


def _pays(goods: Goods, offers: Mapping[str, Goods], chosen: tuple[str, ...]) -> bool:
    return all(_sum_asked(offers, chosen, good) <= amount for good, amount in goods.items())


def _of_any_kind(goods: Goods, offers: Mapping[str, Goods]) -> int:
    """Return the most Incas that the goods pay for, if each kind can be recruited any number of times."""
    kinds = tuple(offers)
    sets = product(range(MOST_OF_A_KIND + 1), repeat=len(kinds))
    paid = (
        sum(counts)
        for counts in sets
        if _pays(goods, offers, tuple(chain(*map(repeat, kinds, counts))))
    )
    return max(paid)


def _sum_asked(offers: Mapping[str, Goods], chosen: Iterable[str], good: str) -> int:
    return sum(offers[district].get(good, 0) for district in chosen)


def _visit(state: PrincesState, about: About) -> tuple[Line, str, str] | None:
    """Return the line of a visit to a recruiting district, with its player and the district.

    None if the decisions of `about` are no such visit.
    """
    move = first_move(about)
    if move is None:
        player = due_of(state, "recruit")
        return (Line(state, state, ()), player, _prince(state, player)) if player else None
    line = play_line(state, about.decisions[:1])
    return (line, *move) if line is not None and move[1] in RECRUITING else None


def _prince(state: PrincesState, player: str) -> str:
    place: str = seat(state.position(), player)["prince"]
    return place


def _visits(state: PrincesState) -> Iterator[About]:
    if player := due_of(state, "recruit"):
        yield About((), player)
    for move in moves_into(state, RECRUITING):
        yield About((move,), move.player)


def _value(state: PrincesState, about: About) -> Draft | None:
    order = about.thing
    position = state.position()
    left = position["orders_left"].get(order, 0)
    line = play_line(state, about.decisions) if about.decisions else _acquire(state, order)
    if not left or line is None:
        return None
    values = state.components.orders[order].values
    taken = len(values) - left
    now = state.components.step_value(order, left)
    event = next((event for event in line.events if event.type == "order_acquired"), None)
    if event is None or event.data["order"] != order:
        return None
    return Draft(
        {
            "order": order,
            "taken": taken,
            "step_value": now or 0,
            "next": taken + 1,
            "row": in_a_row(values),
            ROW_KNOWN: "yes" if all(state.components.orders[order].known.values) else "no",
        },
        event.data["value"],
        (
            (now, "stays_as_it_was"),
            (values[0] if taken else None, "highest_shows"),
            (values[-1], "lowest_of_the_row"),
            (taken + 1, "counts_the_tiles"),
            (sum(values[: taken + 1]) if taken else None, "sum_of_the_numbers"),
        ),
        ("order.value",),
        (thing(ORDER, order),),
    )


def _acquire(state: PrincesState, order: str) -> Line | None:
    """Return a line in which the player of the turn gets the goods for a tile and acquires the tile.

    None if the position or the decision is not possible.
    """
    position = state.position()
    name = position["turn"]["player"]
    mine = seat(position, name)
    changed = {
        **position,
        "players": [
            {
                **player,
                "prince": house_of(order),
                "goods": _with(player["goods"], state.components.orders[order].cost),
            }
            if player is mine
            else player
            for player in position["players"]
        ],
        "pending": {"type": "acquire", "player": name},
    }
    try:
        entered = state.game.load(changed)
    except RecordError:
        return None
    return play_line(entered, (Decision(name, "acquire", order),))


def _with(goods: Goods, cost: Goods) -> dict[str, int]:
    return {good: amount + cost.get(good, 0) for good, amount in goods.items()}


def _missing(state: PrincesState, about: About) -> Draft | None:
    """Return a draft of a question: how many pieces a player lacks for a priest or a virgin."""
    orders, order = state.components.orders, about.thing
    if order not in orders or about.player not in state.players:
        return None
    goods: Goods = seat(state.position(), about.player)["goods"]

    def short(cost: Goods) -> list[int]:
        return [count - goods[good] for good, count in cost.items() if count > goods[good]]

    cost = orders[order].cost
    other = next((each.cost for each in orders.values() if each.cost != cost), cost)
    held = sum(amount for good, amount in goods.items() if good != CORN)
    whole = sum(cost.values())
    return Draft(
        {
            "player": about.player,
            "order": order,
            **{f"{COST}{good}": amount for good, amount in cost.items()},
            **{f"{HAND}{good}": amount for good, amount in goods.items()},
        },
        sum(short(cost)),
        (
            (len(short(cost)), "kinds_not_pieces"),
            (sum(short(other)), "another_price"),
            (max(whole - held, 0), "any_goods_will_do"),
            (whole, "nothing_in_hand_counts"),
        ),
        ("order.cost",),
        (thing(ORDER, order),),
    )


def _wishes(state: PrincesState) -> Iterator[About]:
    for player, order in product(state.players, ORDERS):
        yield About((), player, order)


def _orders(state: PrincesState) -> Iterator[About]:
    for order in ORDERS:
        yield About((), "", order)


SUBJECTS: Final = (
    Subject(
        "goods_for_incas",
        ("recruit.hut", "recruit.palace", "recruit.limit"),
        _recruits,
        _visits,
    ),
    Subject("order_value", ("order.value",), _value, _orders),
    Subject("goods_for_order", ("order.cost",), _missing, _wishes),
)
