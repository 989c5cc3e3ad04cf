"""The closed list of rules of thumb: the key of each reason and the figures it looks at."""

from __future__ import annotations

from typing import Final

from tutor.incan_gold.fields import Fields

ODDS: Final[Fields] = {"cards": "count", "strikes": "count", "gain": "count", "risk": "count"}

REASONS: Final[dict[str, Fields]] = {
    "no_danger": {"cards": "count"},
    "nothing_to_lose": {},
    "good_odds": ODDS,
    "bad_odds": ODDS,
    "safe_home": ODDS,
    "artifacts_alone": {"risk": "count", "artifacts": "cards", "value": "count"},
    "too_early": ODDS,
}
