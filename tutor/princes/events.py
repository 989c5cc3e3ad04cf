"""The events of the game, in turns, at night and at the end; the rules note no other events.

Each type has its fields and the rules that it cites. The position before a decision and the events
of the decision give the position after it. Events are in the order in which they happen. Players,
districts, goods and tiles are identifiers. The words for events are in `events.ftl` of each
language; `tutor/princes/motion` draws their movements.
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


PAYING_TILE: Final = ("night.moon", "last.moon")

NIGHT_EVENTS: Final[dict[str, EventType]] = {
    "moon_tile_taken": EventType(
        {"player": "player", "tile": "tile"},
        ("move.stay",),
        "The player stays and takes a Moon tile.",
    ),
    "sun_tile_taken": EventType(
        {"player": "player", "others": "count"},
        ("day.end",),
        "The third Moon tile ends the day: Sun tile, and `others` players have one turn left.",
    ),
    "last_turn_finished": EventType(
        {"player": "player", "left": "count"},
        ("day.end",),
        "One of the last turns of the day is over; `left` are still to come.",
    ),
    "track_corn_taken": EventType(
        {"player": "player", "goods": "goods"},
        ("day.track_corn",),
        "The last to move takes the corn of the track.",
    ),
    "night_began": EventType(
        {"day": "count"}, ("night.order",), "Night falls: Moon tiles, then clock."
    ),
    "moon_tiles_returned": EventType(
        {"player": "player", "tiles": "tiles"},
        ("night.moon",),
        "All of a player's Moon tiles go back to the board.",
    ),
    "moon_tile_paid": EventType(
        {"player": "player", "tile": "tile", "paid": "goods", "goods": "goods"},
        PAYING_TILE,
        "A Moon tile gives goods, maybe for corn.",
    ),
    "moon_tile_unpaid": EventType(
        {"player": "player", "tiles": "tiles", "reason": IDLE},
        PAYING_TILE,
        "Priced tiles give nothing.",
    ),
    "clock_phase_began": EventType(
        {"players": "players"},
        ("night.clock",),
        "The Moon tiles are settled; the Incas on the Sun Clock are paid, in this order.",
    ),
    "restocked": EventType(
        {"districts": "districts"},
        ("night.restock",),
        "One bonus unit or stone is added in each of these.",
    ),
    "day_began": EventType(
        {"day": "count", "player": "player"},
        ("night.time",),
        "The marker moves up; the Sun tile goes back and its taker starts.",
    ),
    "no_night": EventType({}, ("last.no_night",), "After the last day there is no night."),
    "end_announced": EventType(
        {"player": "player", "reason": ("orders", "deck")},
        ("end.orders", "end.deck"),
        "The game ends after this turn, or when the night's payments are over.",
    ),
    "game_ended": EventType(
        {"ending": ("rescue", "conquest"), "reason": ("orders", "deck", "day_9")},
        ("end.orders", "end.deck", "end.conquest"),
        "Rescue (reason orders or deck) or Conquest (day_9).",
    ),
    "left_unpaid": EventType(
        {"player": "player", "tiles": "tiles", "incas": "count"},
        ("end.first",),
        "The Rescue came first: these Moon tiles and Incas on the Sun Clock get nothing.",
    ),
    "points_scored": EventType(
        {"player": "player", "points": "count"},
        ("score.icons", "score.trail", "score.exhausted"),
        "Victory points from cards, from the trail, from the empty deck.",
    ),
    "gold_counted": EventType(
        {"player": "player", "gold": "count", "multiplier": "count"},
        ("score.gold", "score.gold_ties"),
        "Conquest: the gold of cards and trail and what it multiplies the points by "
        "(score.gold_ties when several are level for a multiplier).",
    ),
    "total_scored": EventType(
        {"player": "player", "total": "count", "gold": "count", "units": "count"},
        ("score.rescue", "score.gold"),
        "The final score of one player, with the gold and whole units held at the end.",
    ),
    "won": EventType(
        {"players": "players", "units": "count_or_null"},
        ("score.rescue", "score.gold", "score.ties"),
        "The winner, or several; by score.ties when units (`units`, else null) had to decide.",
    ),
}
