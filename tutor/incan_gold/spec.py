"""The specification of the game: closed lists of events, refusals, rules of thumb and rule ids.

What is not in a list cannot happen, be refused or be advised. The events of a decision, added up by
their meanings alone, give the position after it. Treasure is counted by value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import members, one_of, or_null, refer
from tutor.core.base.spec import EventType, FieldKind, Fields, RefusalCode, Spec
from tutor.incan_gold.identifiers import ENDINGS, HAZARDS

RULES_IN_ORDER: Final = (
    "setup.players",
    "setup.quest",
    "setup.artifacts",
    "round.artifact",
    "round.first",
    "turn.player",
    "turn.over",
    "choice.secret",
    "leave.first",
    "leave.share",
    "leave.safe",
    "leave.artifact",
    "leave.value",
    "card.treasure",
    "card.artifact",
    "card.hazard_first",
    "card.hazard_second",
    "round.end",
    "end.rounds",
    "end.ties",
    "variant.diamant",
    "info.tents",
)
NEVER_CITED: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("setup.players", "setup.quest", "setup.artifacts"),
        "The first position has no decision before it; the words of the beginning cite it.",
    ),
    "leave.first": "It orders events: who leaves is served before the next card is told.",
    "info.tents": "It says what a view hides.",
}
"""The rules that no event and no refusal cites, each with the reason."""

KINDS: Final[Mapping[str, FieldKind]] = {
    "choice": FieldKind("`torch` or `camp`", refer("choice")),
    "card": FieldKind("a card", refer("card")),
    "card_or_null": FieldKind("a card, or null", or_null(refer("card"))),
    "cards": FieldKind("cards, in the order that counts", members(refer("card"))),
    "hazard": FieldKind("a kind of hazard", one_of(HAZARDS)),
}

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
        "The wealth of one player: the tent's treasure and what so many artifacts are worth.",
    ),
    "won": EventType(
        {"players": "players", "artifacts": "count_or_null"},
        ("end.rounds", "end.ties"),
        "The winner, or several; by end.ties when artifacts (so many, else null) had to decide.",
    ),
}

REFUSALS: Final[dict[str, RefusalCode]] = {
    "game_over": RefusalCode(("turn.over",), {}, "The game is over."),
    "not_inside": RefusalCode(
        ("turn.player",),
        {"due_player": "player", "players": "players"},
        "This player has left the temple; only `players` are inside.",
    ),
    "chosen_already": RefusalCode(
        ("choice.secret",),
        {"due_player": "player"},
        "A choice made is not changed; it is shown when everybody inside has chosen.",
    ),
    "not_your_turn": RefusalCode(
        ("turn.player",), {"due_player": "player"}, "Somebody before this player is to choose."
    ),
}

# Leaving now seems to bring `stake`: what lies beside the tent, a share of the path and the hope
# of its artifacts. `alone` tells whether nobody else is expected to leave. A card that strikes
# costs the whole stake.
ODDS: Final[Fields] = {
    **dict.fromkeys(("cards", "strikes", "gain", "stake", "beside", "path", "hope"), "count"),
    "alone": "flag",
}
# So much is brought home at least.
LEAVING: Final[Fields] = {**ODDS, "home": "count"}

REASONS: Final[dict[str, Fields]] = {
    "no_danger": {"cards": "count"},
    "nothing_to_lose": {},
    "good_odds": ODDS,
    "bad_odds": ODDS,
    "safe_home": LEAVING,
    "artifacts_alone": {**LEAVING, "artifacts": "cards"},
    "too_early": LEAVING,
}

SPEC: Final = Spec(
    rules=RULES_IN_ORDER,
    never_cited=NEVER_CITED,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    own_kinds=KINDS,
)
