"""The specification of the game: all refusals, rules of thumb and rule ids.

All that can be refused or advised is in these lists; `events.py` lists all that can happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import members, one_of, or_null, refer
from tutor.core.base.shapes.decisions import Decisions
from tutor.core.base.shapes.values import OneOf
from tutor.core.base.spec import FieldKind, Fields, RefusalCode, Spec
from tutor.incan_gold.components import CHOICES, CHOOSE, HAZARDS
from tutor.incan_gold.events import EVENTS

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
"""The rules that no event and no refusal cites, each with the reason for that."""

DECISIONS: Final = Decisions({CHOOSE: {"choice": OneOf(CHOICES, "choice")}})

KINDS: Final[Mapping[str, FieldKind]] = {
    "choice": FieldKind("`torch` or `camp`", refer("choice")),
    "card": FieldKind("a card", refer("card")),
    "card_or_null": FieldKind("a card, or null", or_null(refer("card"))),
    "cards": FieldKind("cards, in the order that counts", members(refer("card"))),
    "hazard": FieldKind("a kind of hazard", one_of(HAZARDS)),
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
        ("turn.player",), {"due_player": "player"}, "Another player is to choose before this one."
    ),
}

# `stake` is the average gain of leaving now: the treasure beside the tent, a share of the path
# and the hope of its artifacts. A card that ends the round costs the whole stake. `alone` says
# whether the player expects that no other player leaves.
ODDS: Final[Fields] = {
    **dict.fromkeys(("cards", "strikes", "gain", "stake", "beside", "path", "hope"), "count"),
    "alone": "flag",
}
# `home` is the least value that the player takes home.
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
