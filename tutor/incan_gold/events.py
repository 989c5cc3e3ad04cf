"""The events of the game, each with its fields and the rules that cause it.

The rules note no other events. The position before a decision and the events of the decision give
the position after it. Treasure is counted by value.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import EventType
from tutor.incan_gold.components import ENDINGS

EVENTS: Final[dict[str, EventType]] = {
    "chosen": EventType(
        {"player": "player", "choice": "choice"},
        ("choice.secret",),
        "This player has chosen; what, only the player knows.",
        ("choice",),
    ),
    "revealed": EventType(
        {"staying": "players", "leaving": "players"},
        ("choice.secret",),
        "Everybody inside has chosen, and all choices are shown.",
    ),
    "path_shared": EventType(
        {"players": "players", "found": "count", "share": "count", "left": "count"},
        ("leave.share",),
        "Each leaver takes a share of the treasure found on the path; the rest is left there.",
    ),
    "artifacts_taken": EventType(
        {"player": "player", "cards": "cards"},
        ("leave.artifact",),
        "The one who leaves alone takes all artifacts off the path.",
    ),
    "artifact_valued": EventType(
        {"player": "player", "card": "card", "value": "count"},
        ("leave.value",),
        "An artifact that leaves the temple is the player's and has its value from now on.",
    ),
    "artifacts_stay": EventType(
        {"players": "players", "cards": "cards"},
        ("leave.artifact",),
        "Several leave together: the artifacts stay on the path.",
    ),
    "left": EventType(
        {"player": "player", "treasure": "count"},
        ("leave.safe", "round.end"),
        "The player leaves; the treasure beside the tent goes into it. By round.end when the deck "
        "is empty.",
    ),
    "round_began": EventType(
        {
            "round": "count",
            "player": "player",
            "players": "players",
            "artifact": "card_or_null",
            "cards": "count",
            "deck": "cards",
        },
        ("round.artifact", "variant.diamant"),
        "The cards in the game, with this round's artifact, become the deck; `player` leads, and "
        "everybody goes in.",
        ("deck",),
    ),
    "second_card": EventType(
        {"card": "card"},
        ("round.first",),
        "The first card of the round is a hazard, so the second follows without a choice.",
    ),
    "treasure_found": EventType(
        {
            "card": "card",
            "value": "count",
            "players": "players",
            "share": "count",
            "left": "count",
        },
        ("card.treasure",),
        "A treasure is turned; each player inside gets a share beside the tent, the rest is left.",
    ),
    "artifact_found": EventType(
        {"card": "card"}, ("card.artifact",), "An artifact is turned and stays on the path."
    ),
    "hazard_met": EventType(
        {"card": "card", "hazard": "hazard"},
        ("card.hazard_first",),
        "A hazard is turned, the first of its kind on the path.",
    ),
    "hazard_struck": EventType(
        {"card": "card", "hazard": "hazard", "players": "players"},
        ("card.hazard_second",),
        "The second hazard of a kind is turned and leaves the game; all these players flee.",
    ),
    "treasure_lost": EventType(
        {"player": "player", "treasure": "count"},
        ("card.hazard_second",),
        "What lay beside this player's tent is lost.",
    ),
    "round_ended": EventType(
        {"round": "count", "reason": ENDINGS, "artifacts": "cards"},
        ("round.end",),
        "The round is over: these artifacts are lost for good, all other cards go back.",
    ),
    "scored": EventType(
        {
            "player": "player",
            "treasure": "count",
            "artifact_points": "count",
            "artifacts": "count",
            "total": "count",
        },
        ("end.rounds",),
        "The wealth of one player: the tent's treasure and what the artifacts are worth.",
    ),
    "won": EventType(
        {"players": "players", "artifacts": "count_or_null"},
        ("end.rounds", "end.ties"),
        "The winner, or several; by end.ties if `artifacts` decided (else null).",
    ),
}
