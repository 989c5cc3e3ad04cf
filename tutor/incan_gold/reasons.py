"""The closed list of rules of thumb: the key of each reason and the figures it looks at."""

from __future__ import annotations

from typing import Final

from tutor.incan_gold.fields import Fields

CARDS: Final[Fields] = {"cards": "count", "strikes": "count", "gain": "count"}
# What lies beside the tent is lost; what is brought home is at least so much.
GOING_ON: Final[Fields] = {**CARDS, "risk": "count"}
LEAVING: Final[Fields] = {**CARDS, "home": "count"}

REASONS: Final[dict[str, Fields]] = {
    "no_danger": {"cards": "count"},
    "nothing_to_lose": {},
    "good_odds": GOING_ON,
    "bad_odds": GOING_ON,
    "safe_home": LEAVING,
    "artifacts_alone": {"home": "count", "artifacts": "cards", "value": "count"},
    "too_early": LEAVING,
}
