"""Every rule id of the game, in the order of the rules; events and refusals cite them."""

from typing import Final

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
RULES: Final = frozenset(RULES_IN_ORDER)

NEVER_CITED: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("setup.players", "setup.quest", "setup.artifacts"),
        "The first position has no decision before it; the words of the beginning cite it.",
    ),
    "leave.first": "It orders events: who leaves is served before the next card is told.",
    "info.tents": "It says what a view hides.",
}
"""The rules that no event and no refusal cites, each with the reason."""
