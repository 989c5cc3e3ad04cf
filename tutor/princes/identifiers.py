"""The identifiers of goods, districts, professions, orders and variants, in the order of the rules.

The catalogues have the names that the page shows for them. `rules/setup.py` sets up each variant,
with figures from `components.py`. The rule `setup.first_game` describes the variant `FIRST_GAME`.
"""

from __future__ import annotations

from typing import Final

Ids = tuple[str, ...]
"""Identifiers in order. Without this type, each constant would have a tuple type of fixed length,
and compiled code would build such a tuple anew in every loop over it."""

CORN: Final = "corn"
LLAMA: Final = "llama"
GOODS: Final[Ids] = ("corn", "llama", "coca", "pottery", "cloth")
MARKET_GOODS: Final[Ids] = ("llama", "coca", "pottery", "cloth")

PRODUCTION: Final[Ids] = (
    "corn_terraces",
    "llama_meadow",
    "coca_plantation",
    "potters_quarter",
    "weavers_quarter",
)
GOOD_OF: Final = dict(zip(PRODUCTION, GOODS, strict=True))
PROFESSIONS: Final[Ids] = ("farmer", "shepherd", "coca_planter", "potter", "weaver")
DISTRICT_OF: Final = dict(zip(PROFESSIONS, PRODUCTION, strict=True))

MAIN_TEMPLE: Final = "main_temple"
ORDERS: Final[Ids] = ("condor", "puma", "virgin")
TEMPLE_OF: Final = {
    "condor": "condor_temple",
    "puma": "puma_temple",
    "virgin": "temple_of_the_sun",
}
ORDER_OF: Final = {temple: order for order, temple in TEMPLE_OF.items()}
TEMPLES: Final[Ids] = (MAIN_TEMPLE, *ORDER_OF)
RECRUITING: Final[Ids] = ("watchmans_hut", "royal_palace")
HOUSES: Final[dict[str, Ids]] = {
    "house_of_priests": ("condor", "puma"),
    "house_of_virgins": ("virgin",),
}
CENTRAL_PLAZA: Final = "central_plaza"
SUN_CLOCK: Final = "sun_clock"
DISTRICTS: Final[Ids] = (
    *PRODUCTION,
    *TEMPLES,
    *RECRUITING,
    *HOUSES,
    CENTRAL_PLAZA,
    SUN_CLOCK,
)
INCA_PLACES: Final[Ids] = (*PRODUCTION, SUN_CLOCK)
BONUS_PLACES: Final[Ids] = (*PRODUCTION, *TEMPLES)

ICONS: Final[Ids] = (*PROFESSIONS, *ORDERS)
SEATS: Final = (2, 5)
STEP_TILES: Final[Ids] = ("steps_2", "steps_3")
CORN_TILE: Final = "corn_3"
PRICED_TILES: Final = MARKET_GOODS
MOON_TILES: Final[Ids] = (*STEP_TILES, CORN_TILE, *PRICED_TILES)


STANDARD: Final = "standard"
FIRST_GAME: Final = "first_game"
VARIANTS: Final = (STANDARD, FIRST_GAME)
