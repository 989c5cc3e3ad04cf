"""The events at the end of a day, at night and at the end of the game."""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import EventType
from tutor.princes.events.turns import IDLE

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
