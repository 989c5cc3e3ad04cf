"""The closed list of what can happen: each event type with its fields and the rules it cites.

`docs/reference/princes-events.md` and the JSON Schema are made from this table, and the tests
add the events of every decision up to the new position. Goods are objects such as
`{"corn": 3}`; players, districts, goods and tiles are identifiers.
"""

from __future__ import annotations

from typing import NamedTuple

PAYING_TILE = ("night.moon", "last.moon")
STEPS = (
    "temple.stones",
    "temple.llama",
    "temple.main",
    "night.moon",
    "last.moon",
    "clock.reward",
    "last.clock",
)


class EventType(NamedTuple):
    """The fields of one event type, the rules it can cite, and its meaning in one sentence."""

    fields: tuple[str, ...]
    rules: tuple[str, ...]
    meaning: str
    secret: tuple[str, ...] = ()


EVENTS: dict[str, EventType] = {
    "inca_placed": EventType(
        ("player", "district"),
        ("setup.first_inca",),
        "An Inca from the supply starts here.",
    ),
    "turn_began": EventType(
        ("player", "number"), ("turn.order",), "This player's turn begins."
    ),
    "prince_placed": EventType(
        ("player", "to"),
        ("setup.first_prince",),
        "The first turn puts the Prince down, free.",
    ),
    "prince_moved": EventType(
        ("player", "from", "to"),
        ("move.adjacent", "move.llama"),
        "The Prince walks next door, or anywhere for a llama (paid in its own event).",
    ),
    "llama_paid": EventType(
        ("player", "goods", "to"),
        ("move.llama",),
        "1 llama goes to the bank for a far district.",
    ),
    "bonus_taken": EventType(
        ("player", "district", "units", "goods"),
        ("production.bonus",),
        "All bonus units of the district go to the entering player.",
    ),
    "used_up": EventType(
        ("player", "district"),
        ("production.once", "temple.once"),
        "No bonus unit or temple stone lay there: entering does nothing.",
    ),
    "produced": EventType(
        ("player", "district", "incas", "paid", "goods"),
        ("production.corn", "production.cost"),
        "So many Incas produce; `paid` is the corn they cost (an object of goods, maybe empty).",
    ),
    "not_produced": EventType(
        ("player", "district", "incas", "reason"),
        ("production.cost",),
        "Incas stand idle: `reason` is no_corn or declined.",
    ),
    "stones_taken": EventType(
        ("player", "district", "stones"),
        ("temple.stones",),
        "All temple stones of the district go to the entering player.",
    ),
    "sacrificed": EventType(
        ("player", "district", "order", "llamas", "value"),
        ("temple.llama",),
        "Llamas are given, each worth the order's current step value.",
    ),
    "offered": EventType(
        ("player", "goods", "units"),
        ("temple.main",),
        "Different units are given, 2 steps each.",
    ),
    "declined": EventType(
        ("player", "what"),
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
        ("player", "what", "reason"),
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
        "The district offers something this player cannot use: `reason` is no_goods, no_supply, "
        "no_tile_left, no_priest, no_llama, no_value or no_inca.",
    ),
    "scout_advanced": EventType(
        ("player", "from", "steps", "to", "laps"),
        STEPS,
        "The Scout advances; `laps` counts how often it went over the Summit.",
    ),
    "trail_noted": EventType(
        ("player", "goods"),
        ("trail.granary", "trail.stable"),
        "A pass is noted; its goods come at the end of the turn or night.",
    ),
    "trail_paid": EventType(
        ("player", "goods"),
        ("trail.granary", "trail.stable"),
        "What was noted is paid.",
    ),
    "cards_drawn": EventType(
        ("player", "count", "cards"),
        ("trail.summit", "trail.short_deck"),
        "Sacrifice cards are drawn from the top of the deck.",
        ("cards",),
    ),
    "cards_returned": EventType(
        ("player", "count", "cards"),
        ("trail.summit", "trail.short_deck"),
        "Cards go to the bottom of the deck, in the components' order (`trail.return_order`).",
        ("cards",),
    ),
    "points_awarded": EventType(
        ("player", "points"),
        ("end.deck",),
        "A draw from the empty deck gives points instead.",
    ),
    "inca_recruited": EventType(
        ("player", "district", "goods"),
        ("recruit.hut", "recruit.palace"),
        "An Inca from the supply is paid for and placed.",
    ),
    "order_acquired": EventType(
        ("player", "order", "goods", "value"),
        ("order.one",),
        "A priest or virgin is paid for; `value` is the step value uncovered.",
    ),
    "market_adjusted": EventType(
        ("player", "good", "change"),
        ("market.adjust",),
        "One good is added or removed, free.",
    ),
    "good_sold": EventType(
        ("player", "good", "price", "bank"),
        ("market.sell",),
        "A good is sold for corn; `bank` is true when the column was full.",
    ),
    "good_bought": EventType(
        ("player", "good", "price", "bank"),
        ("market.buy",),
        "A good is bought for corn; `bank` is true when the column was empty.",
    ),
    "trade_finished": EventType(
        ("player",), ("market.any",), "The visit to the market is over."
    ),
    "inca_sent": EventType(
        ("player", "district"),
        ("clock.send",),
        "An Inca leaves its district for the Sun Clock.",
    ),
    "inca_returned": EventType(
        ("player",), ("clock.reward",), "An Inca leaves the Sun Clock for the supply."
    ),
    "clock_paid": EventType(
        ("player", "goods"),
        ("clock.reward", "last.clock"),
        "Three different units of choice from the bank.",
    ),
    "moon_tile_taken": EventType(
        ("player", "tile"), ("move.stay",), "The player stays and takes a Moon tile."
    ),
    "sun_tile_taken": EventType(
        ("player", "others"),
        ("day.end",),
        "The third Moon tile ends the day: Sun tile, and `others` players have one turn left.",
    ),
    "last_turn_finished": EventType(
        ("player", "left"), ("day.end",), "One of the last turns of the day is over."
    ),
    "track_corn_taken": EventType(
        ("player", "goods"),
        ("day.track_corn",),
        "The last to move takes the corn of the track.",
    ),
    "night_began": EventType(
        ("day",), ("night.order",), "Night falls: Moon tiles, then clock."
    ),
    "moon_tiles_returned": EventType(
        ("player", "tiles"),
        ("night.moon",),
        "All of a player's Moon tiles go back to the board.",
    ),
    "moon_tile_paid": EventType(
        ("player", "tile", "paid", "goods"),
        PAYING_TILE,
        "A Moon tile gives goods, maybe for corn.",
    ),
    "moon_tile_unpaid": EventType(
        ("player", "tiles", "reason"),
        PAYING_TILE,
        "Priced tiles give nothing: `reason` is no_corn or declined.",
    ),
    "restocked": EventType(
        ("districts",),
        ("night.restock",),
        "One bonus unit or stone is added in each of these.",
    ),
    "day_began": EventType(
        ("day", "player"),
        ("night.time",),
        "The marker moves up; the Sun tile's taker starts.",
    ),
    "no_night": EventType(
        (), ("last.no_night",), "After the last day there is no night."
    ),
    "end_announced": EventType(
        ("player", "reason"),
        ("end.orders", "end.deck"),
        "The game ends after this turn, or when the night's payments are over.",
    ),
    "game_ended": EventType(
        ("ending", "reason"),
        ("end.orders", "end.deck", "end.conquest"),
        "Rescue (reason orders or deck) or Conquest (day_9).",
    ),
    "points_scored": EventType(
        ("player", "points"),
        ("score.icons", "score.trail", "score.exhausted"),
        "Victory points from cards, from the trail, from the empty deck.",
    ),
    "gold_counted": EventType(
        ("player", "gold", "multiplier"),
        ("score.gold", "score.gold_ties"),
        "Conquest: the gold of cards and trail and what it multiplies the points by "
        "(score.gold_ties when several are level for a multiplier).",
    ),
    "total_scored": EventType(
        ("player", "total"),
        ("score.rescue", "score.gold"),
        "The final score of one player.",
    ),
    "won": EventType(
        ("players", "units"),
        ("score.rescue", "score.gold", "score.ties"),
        "The winner, or several; by score.ties when units (`units`, else null) had to decide.",
    ),
}
