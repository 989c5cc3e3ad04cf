"""The identifiers of choices, kinds of hazards, ways in which a round ends, and variants.

Their names on screen are in the catalogues. `DIAMANT` is the variant without artifacts
(`variant.diamant`); what it changes is in `rules`.
"""

from __future__ import annotations

from typing import Final

CHOOSE: Final = "choose"
TORCH: Final = "torch"
CAMP: Final = "camp"
CHOICES: Final = (TORCH, CAMP)

HAZARDS: Final = ("spider", "snake", "mummy", "fire", "rockfall")

HAZARD: Final = "hazard"
ALL_LEFT: Final = "all_left"
DECK_EMPTY: Final = "deck_empty"
ENDINGS: Final = (HAZARD, ALL_LEFT, DECK_EMPTY)

SEATS: Final = (3, 8)


STANDARD: Final = "standard"
DIAMANT: Final = "diamant"
VARIANTS: Final = (STANDARD, DIAMANT)
