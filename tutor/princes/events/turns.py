"""The events of a turn: each type with its fields and the rules it cites.

Adding the events of a decision up, by their meanings alone, gives the position after it; a round
of events is told in the order in which it happens. Players, districts, goods and tiles are
identifiers.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import EventType, Kind

STEPS: Final = (
    "temple.stones",
    "temple.llama",
    "temple.main",
    "night.moon",
    "last.moon",
    "clock.reward",
    "last.clock",
)
DECLINED: Final[Kind] = ("sacrifice", "offer", "recruit", "acquire", "adjust", "send_to_clock")
NOT_POSSIBLE: Final[Kind] = ("sacrifice", "offer", "recruit", "acquire", "send_to_clock")
CANNOT: Final[Kind] = (
    "no_goods",
    "no_supply",
    "no_tile_left",
    "no_priest",
    "no_llama",
    "no_value",
    "no_inca",
)
IDLE: Final[Kind] = ("no_corn", "declined")
LANDMARKS: Final = ("granary", "stable", "summit")

TURN_EVENTS: Final[dict[str, EventType]] = {
    "inca_placed": EventType(
        {"player": "player", "district": "district"},
        ("setup.first_inca",),
        "An Inca from the supply starts here; the next in seat order goes on.",
    ),
    "turn_began": EventType(
        {"player": "player", "number": "count"},
        ("turn.order",),
        "This player's turn begins, the game's turn of this number.",
    ),
    "prince_placed": EventType(
        {"player": "player", "to": "district"},
        ("setup.first_prince",),
        "The first turn puts the Prince down, free.",
    ),
    "prince_moved": EventType(
        {"player": "player", "from": "district", "to": "district"},
        ("move.adjacent", "move.llama"),
        "The Prince walks next door, or anywhere for a llama (paid in its own event).",
    ),
    "llama_paid": EventType(
        {"player": "player", "goods": "goods", "to": "district"},
        ("move.llama",),
        "1 llama goes to the bank for a far district.",
    ),
    "bonus_taken": EventType(
        {"player": "player", "district": "district", "units": "count", "goods": "goods"},
        ("production.bonus",),
        "All bonus units of the district go to the entering player.",
    ),
    "used_up": EventType(
        {"player": "player", "district": "district"},
        ("production.once", "temple.once"),
        "No bonus unit or temple stone lay there: entering does nothing.",
    ),
    "all_may_act": EventType(
        {"players": "players", "district": "district"},
        ("production.order", "temple.order"),
        "Several players may produce or sacrifice here, in this order.",
    ),
    "produced": EventType(
        {
            "player": "player",
            "district": "district",
            "incas": "count",
            "paid": "goods",
            "goods": "goods",
        },
        ("production.corn", "production.cost"),
        "A number of Incas produce; `paid` is the corn they cost (maybe nothing).",
    ),
    "not_produced": EventType(
        {"player": "player", "district": "district", "incas": "count", "reason": IDLE},
        ("production.cost",),
        "A number of Incas stand idle.",
    ),
    "stones_taken": EventType(
        {"player": "player", "district": "district", "stones": "count"},
        ("temple.stones",),
        "All temple stones of the district go to the entering player.",
    ),
    "sacrificed": EventType(
        {
            "player": "player",
            "district": "district",
            "order": "order",
            "llamas": "count",
            "value": "count",
        },
        ("temple.llama",),
        "Llamas are given, each worth the order's current step value.",
    ),
    "offered": EventType(
        {"player": "player", "goods": "goods", "units": "count"},
        ("temple.main",),
        "Different units are given, 2 steps each.",
    ),
    "declined": EventType(
        {"player": "player", "what": DECLINED},
        (
            "temple.llama",
            "temple.main",
            "recruit.hut",
            "recruit.palace",
            "order.one",
            "market.adjust",
            "clock.send",
        ),
        "The player makes no use of an offer; `what` is the type of the decision.",
    ),
    "nothing_possible": EventType(
        {"player": "player", "what": NOT_POSSIBLE, "reason": CANNOT},
        (
            "temple.llama",
            "temple.main",
            "recruit.hut",
            "recruit.palace",
            "recruit.limit",
            "order.one",
            "order.cost",
            "order.value",
            "clock.send",
        ),
        "The district offers something this player cannot use; `what` would be the decision.",
    ),
    "scout_advanced": EventType(
        {"player": "player", "from": "count", "steps": "count", "to": "count", "laps": "count"},
        STEPS,
        "The Scout advances; `laps` counts how often it went over the Summit.",
    ),
    "passed_again": EventType(
        {"player": "player", "landmark": LANDMARKS, "times": "count"},
        ("trail.laps",),
        "The advance reached or passed the same landmark more than once, and each pass counts.",
    ),
    "trail_noted": EventType(
        {"player": "player", "goods": "goods"},
        ("trail.granary", "trail.stable"),
        "A pass is noted; its goods come at the end of the turn or night.",
    ),
    "trail_paid": EventType(
        {"player": "player", "goods": "goods"},
        ("trail.granary", "trail.stable"),
        "What was noted is paid.",
    ),
    "cards_drawn": EventType(
        {"player": "player", "count": "count", "cards": "cards"},
        ("trail.summit", "trail.short_deck"),
        "Sacrifice cards are drawn from the top of the deck.",
        ("cards",),
    ),
    "cards_returned": EventType(
        {"player": "player", "count": "count", "cards": "cards"},
        ("trail.summit", "trail.short_deck"),
        "Cards go to the bottom of the deck, in the components' order (`trail.return_order`).",
        ("cards",),
    ),
    "points_awarded": EventType(
        {"player": "player", "points": "count"},
        ("end.deck",),
        "A draw from the empty deck gives points instead.",
    ),
    "inca_recruited": EventType(
        {"player": "player", "district": "district", "goods": "goods"},
        ("recruit.hut", "recruit.palace"),
        "An Inca from the supply is paid for and placed.",
    ),
    "order_acquired": EventType(
        {"player": "player", "order": "order", "goods": "goods", "value": "count"},
        ("order.one",),
        "A priest or virgin is paid for; `value` is the step value uncovered.",
    ),
    "market_adjusted": EventType(
        {"player": "player", "good": "good", "change": ("add", "remove")},
        ("market.adjust",),
        "One good is added or removed, free.",
    ),
    "good_sold": EventType(
        {"player": "player", "good": "good", "price": "count", "bank": "flag"},
        ("market.sell",),
        "A good is sold for corn; `bank` is true when the column was full.",
    ),
    "good_bought": EventType(
        {"player": "player", "good": "good", "price": "count", "bank": "flag"},
        ("market.buy",),
        "A good is bought for corn; `bank` is true when the column was empty.",
    ),
    "trade_finished": EventType(
        {"player": "player"}, ("market.any",), "The visit to the market is over."
    ),
    "inca_sent": EventType(
        {"player": "player", "district": "district"},
        ("clock.send",),
        "An Inca leaves its district for the Sun Clock.",
    ),
    "inca_returned": EventType(
        {"player": "player"}, ("clock.reward",), "An Inca leaves the Sun Clock for the supply."
    ),
    "clock_paid": EventType(
        {"player": "player", "goods": "goods"},
        ("clock.reward", "last.clock"),
        "Three different units of choice from the bank.",
    ),
}
