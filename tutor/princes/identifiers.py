"""The identifiers of goods, districts, professions and orders, in the order of the rules.

Their names on screen are in the catalogues.
"""

from __future__ import annotations

from typing import Final

CORN: Final = "corn"
LLAMA: Final = "llama"
GOODS: Final = ("corn", "llama", "coca", "pottery", "cloth")
MARKET_GOODS: Final = ("llama", "coca", "pottery", "cloth")

PRODUCTION: Final = (
    "corn_terraces",
    "llama_meadow",
    "coca_plantation",
    "potters_quarter",
    "weavers_quarter",
)
GOOD_OF: Final = dict(zip(PRODUCTION, GOODS, strict=True))
PROFESSIONS: Final = ("farmer", "shepherd", "coca_planter", "potter", "weaver")
DISTRICT_OF: Final = dict(zip(PROFESSIONS, PRODUCTION, strict=True))

MAIN_TEMPLE: Final = "main_temple"
ORDERS: Final = ("condor", "puma", "virgin")
TEMPLE_OF: Final = {
    "condor": "condor_temple",
    "puma": "puma_temple",
    "virgin": "temple_of_the_sun",
}
ORDER_OF: Final = {temple: order for order, temple in TEMPLE_OF.items()}
TEMPLES: Final = (MAIN_TEMPLE, *ORDER_OF)
RECRUITING: Final = ("watchmans_hut", "royal_palace")
HOUSES: Final = {
    "house_of_priests": ("condor", "puma"),
    "house_of_virgins": ("virgin",),
}
CENTRAL_PLAZA: Final = "central_plaza"
SUN_CLOCK: Final = "sun_clock"
DISTRICTS: Final = (
    *PRODUCTION,
    *TEMPLES,
    *RECRUITING,
    *HOUSES,
    CENTRAL_PLAZA,
    SUN_CLOCK,
)
INCA_PLACES: Final = (*PRODUCTION, SUN_CLOCK)
BONUS_PLACES: Final = (*PRODUCTION, *TEMPLES)

ICONS: Final = (*PROFESSIONS, *ORDERS)
SEATS: Final = (2, 5)
STEP_TILES: Final = ("steps_2", "steps_3")
CORN_TILE: Final = "corn_3"
PRICED_TILES: Final = MARKET_GOODS
MOON_TILES: Final = (*STEP_TILES, CORN_TILE, *PRICED_TILES)
