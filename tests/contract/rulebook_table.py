"""The contract's two tables, legal answers and refusals, computed from a position without the engine.

`answers` lists the legal decisions in the contract's order; `refusing_rule` names the first rule
that a decision breaks. Both functions read only the JSON of a position, the due decision and the printed figures.
"""

from itertools import combinations

from tests.contract.adding_up import seat_of
from tests.notation import spell_line
from tests.positions import CARDS, DISTRICTS, GOODS, ORDERS, PRODUCTION, TILES, TRADED

NEIGHBOURS = """
potters_quarter llama_meadow, royal_palace coca_plantation, coca_plantation temple_of_the_sun,
temple_of_the_sun central_plaza, central_plaza weavers_quarter, weavers_quarter puma_temple,
watchmans_hut corn_terraces, corn_terraces sun_clock, sun_clock main_temple, main_temple corn_terraces,
condor_temple royal_palace, watchmans_hut coca_plantation, watchmans_hut llama_meadow,
corn_terraces coca_plantation, corn_terraces temple_of_the_sun, main_temple temple_of_the_sun,
main_temple central_plaza, sun_clock central_plaza, house_of_priests central_plaza,
house_of_virgins central_plaza, house_of_priests sun_clock, house_of_priests house_of_virgins,
central_plaza puma_temple, royal_palace temple_of_the_sun, royal_palace central_plaza,
condor_temple central_plaza, condor_temple potters_quarter, condor_temple weavers_quarter,
potters_quarter weavers_quarter, condor_temple llama_meadow, royal_palace llama_meadow,
coca_plantation llama_meadow, potters_quarter puma_temple
"""
ADJACENT = {frozenset(pair.split()) for pair in NEIGHBOURS.split(",")}
TEMPLE_ORDER = {"condor_temple": "condor", "puma_temple": "puma", "temple_of_the_sun": "virgin"}
RECRUITS = {
    "watchmans_hut": {
        "corn_terraces": {"llama": 1, "pottery": 1},
        "llama_meadow": {"corn": 3, "coca": 1},
    },
    "royal_palace": {
        "coca_plantation": {"pottery": 1, "cloth": 1},
        "potters_quarter": {"coca": 1, "cloth": 1},
        "weavers_quarter": {"coca": 1, "pottery": 1},
    },
}
RECRUIT_RULE = {"watchmans_hut": "recruit.hut", "royal_palace": "recruit.palace"}
HOUSES = {"house_of_priests": ("condor", "puma"), "house_of_virgins": ("virgin",)}
ORDER_COST = {
    "condor": {"coca": 1, "pottery": 1, "cloth": 1},
    "puma": {"coca": 1, "pottery": 1, "cloth": 2},
    "virgin": {"coca": 1, "pottery": 2, "cloth": 2},
}
BUY_PRICE = (6, 6, 5, 4, 3)  # by the number of goods in the column
TRADES = ("sell", "buy", "finish_trade")
ANSWERED_BY = {
    "move": "turn",
    "stay": "turn",
    "sell": "trade",
    "buy": "trade",
    "finish_trade": "trade",
}


def sets(members):
    """Return every set of the members, by size and then in their order."""
    sizes = range(len(members) + 1)
    return [list(chosen) for size in sizes for chosen in combinations(members, size)]


def every_answer(position, due):
    """Return every well-formed answer to the due decision, legal or not, in the contract's order."""
    player, kind = due["player"], due["type"]

    def decisions(type_, field, choices):
        return [{"player": player, "type": type_, field: choice} for choice in choices]

    match kind:
        case "place_inca":
            return decisions(kind, "district", PRODUCTION)
        case "turn":
            return decisions("move", "district", DISTRICTS) + decisions("stay", "tile", TILES)
        case "produce" | "sacrifice":
            return decisions(kind, "count", range(13))
        case "offer":
            return decisions(kind, "goods", sets(GOODS))
        case "recruit":
            return decisions(kind, "districts", sets(PRODUCTION))
        case "acquire":
            return decisions(kind, "order", [None, *ORDERS])
        case "adjust":
            changes = [(None, None)] + [
                (good, change) for change in ("add", "remove") for good in TRADED
            ]
            return [{"player": player, "type": kind, "good": g, "change": c} for g, c in changes]
        case "trade":
            finish = [{"player": player, "type": "finish_trade"}]
            return decisions("sell", "good", TRADED) + decisions("buy", "good", TRADED) + finish
        case "send_to_clock":
            return decisions(kind, "district", [None, *PRODUCTION])
        case "redeem":
            return decisions(kind, "tiles", sets(TRADED))
        case "choose_goods":
            return decisions(kind, "goods", [list(triple) for triple in combinations(GOODS, 3)])
        case "return_cards":
            count = position["pending"]["count"]
            return decisions(kind, "cards", [list(cards) for cards in combinations(CARDS, count)])
    raise ValueError(kind)


def answers(position, due):
    """Return the lines of the legal decisions, in the contract's order."""
    every = every_answer(position, due)
    return [spell_line(made) for made in every if refusing_rule(position, due, made) is None]


def refusing_rule(position, due, made):
    """Return the first rule that refuses the decision, in the contract's order, or None."""
    if due is None:
        return "turn.over"
    kind = made["type"]
    if made["player"] == due["player"] and due["type"] == "adjust" and kind in TRADES:
        return "market.adjust"
    if made["player"] != due["player"] or ANSWERED_BY.get(kind, kind) != due["type"]:
        return "turn.player"
    return BREAKS[kind](position, seat_of(position, made["player"]), made)


def _first(*tests):
    return next((rule for broken, rule in tests if broken), None)


def _district_of_prince(position):
    return seat_of(position, position["turn"]["player"])["prince"]


def _short(seat, cost):
    return any(seat["goods"][good] < count for good, count in cost.items())


def _move(position, seat, made):
    prince, district = seat["prince"], made["district"]
    far = prince is not None and frozenset((prince, district)) not in ADJACENT
    return _first(
        (prince == district, "move.no_repeat"),
        (far and seat["goods"]["llama"] == 0, "move.llama"),
    )


def _stay(position, seat, made):
    return _first(
        (seat["prince"] is None, "move.stay"),
        (made["tile"] not in position["moon_tiles"], "move.stay"),
    )


def _produce(position, seat, made):
    most = min(seat["incas"][_district_of_prince(position)], seat["goods"]["corn"])
    return _first((made["count"] > most, "production.cost"))


def _sacrifice(position, seat, made):
    most = min(seat["orders"][TEMPLE_ORDER[_district_of_prince(position)]], seat["goods"]["llama"])
    return _first((made["count"] > most, "temple.llama"))


def _offer(position, seat, made):
    unit = {good: 3 if good == "corn" else 1 for good in made["goods"]}
    return _first((_short(seat, unit), "temple.main"))


def _recruit(position, seat, made):
    here = _district_of_prince(position)
    rule, prices = RECRUIT_RULE[here], RECRUITS[here]
    cost = {}
    for district in made["districts"]:
        for good, count in prices.get(district, {}).items():
            cost[good] = cost.get(good, 0) + count
    return _first(
        (any(district not in prices for district in made["districts"]), rule),
        (len(made["districts"]) > seat["supply"], "recruit.limit"),
        (_short(seat, cost), rule),
    )


def _acquire(position, seat, made):
    order = made["order"]
    if order is None:
        return None
    return _first(
        (order not in HOUSES[_district_of_prince(position)], "order.one"),
        (position["orders_left"][order] == 0, "order.one"),
        (_short(seat, ORDER_COST[order]), "order.cost"),
    )


def _adjust(position, seat, made):
    if made["good"] is None:
        return None
    stock = position["market"][made["good"]]
    return _first((stock == (4 if made["change"] == "add" else 0), "market.adjust"))


def _sell(position, seat, made):
    return _first(
        (made["good"] in position["pending"]["bought"], "market.no_wash"),
        (seat["goods"][made["good"]] == 0, "market.sell"),
    )


def _buy(position, seat, made):
    price = BUY_PRICE[position["market"][made["good"]]]
    return _first(
        (made["good"] in position["pending"]["sold"], "market.no_wash"),
        (seat["goods"]["corn"] < price, "market.buy"),
    )


def _send_to_clock(position, seat, made):
    district = made["district"]
    return _first((district is not None and seat["incas"][district] == 0, "clock.send"))


def _redeem(position, seat, made):
    rule = "last.moon" if position["day"] == 9 else "night.moon"
    held = position["pending"]["tiles"]
    return _first(
        (any(tile not in held for tile in made["tiles"]), rule),
        (len(made["tiles"]) > seat["goods"]["corn"], rule),
    )


def _return_cards(position, seat, made):
    return _first((any(card not in seat["cards"] for card in made["cards"]), "trail.summit"))


def _never(position, seat, made):
    return None


BREAKS = {
    "place_inca": _never,
    "choose_goods": _never,
    "finish_trade": _never,
    "move": _move,
    "stay": _stay,
    "produce": _produce,
    "sacrifice": _sacrifice,
    "offer": _offer,
    "recruit": _recruit,
    "acquire": _acquire,
    "adjust": _adjust,
    "sell": _sell,
    "buy": _buy,
    "send_to_clock": _send_to_clock,
    "redeem": _redeem,
    "return_cards": _return_cards,
}
