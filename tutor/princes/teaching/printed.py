"""Figures printed on the components, and the fixed figures of the rules, by name.

Texts quote them; the measure `printed` gives each as its `figure`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tutor.princes.components import CARDS, Components
from tutor.princes.rules import clock, night, temples, trail
from tutor.princes.rules.scoring import MULTIPLIERS, POINTS_PER_AWARD, trail_points_on
from tutor.princes.terms import (
    CORN,
    CORN_IN_A_UNIT,
    DAY_ENDING_TILE,
    DISTRICTS,
    LLAMA,
    MOON_TILES,
    MOST_BONUS,
)

PRINTED: Final[Mapping[str, Callable[[Components], int]]] = {
    "summit": lambda printed: printed.summit,
    "granary_step": lambda printed: printed.granary_step,
    "granary_corn": lambda printed: printed.granary_goods[CORN],
    "stable_step": lambda printed: printed.stable_step,
    "stable_llamas": lambda printed: printed.stable_goods[LLAMA],
    "last_day": lambda printed: printed.last_day,
    "stone_steps": lambda _: temples.STEPS_PER_STONE,
    "unit_steps": lambda _: temples.STEPS_PER_UNIT,
    "corn_in_a_unit": lambda _: CORN_IN_A_UNIT,
    "farmer_corn": lambda _: CORN_IN_A_UNIT,
    "producing_corn": lambda _: night.ONE_CORN[CORN],
    "tile_corn": lambda _: night.ONE_CORN[CORN],
    "corn_tile": lambda _: night.CORN_OF_TILE[CORN],
    "clock_units": lambda _: clock.DIFFERENT_GOODS,
    "clock_steps": lambda _: clock.STEPS,
    "day_ending_tile": lambda _: DAY_ENDING_TILE,
    "moon_tiles": lambda _: len(MOON_TILES),
    "most_bonus": lambda _: MOST_BONUS,
    "districts": lambda _: len(DISTRICTS),
    "cards": lambda _: CARDS,
    "cards_drawn": lambda _: trail.DRAWN,
    "cards_returned": lambda _: trail.RETURNED[trail.DRAWN],
    "priests_and_virgins": lambda printed: sum(
        len(order.values) for order in printed.orders.values()
    ),
    "top_price": lambda printed: printed.prices[0],
    "lowest_price": lambda printed: printed.prices[-1],
    "market_spaces": lambda printed: len(printed.prices),
    "bank_buys_at": lambda printed: printed.bank_buys_at,
    "bank_sells_at": lambda printed: printed.bank_sells_at,
    "award_points": lambda _: POINTS_PER_AWARD,
    "trail_points_granary": lambda printed: trail_points_on(printed, printed.granary_step),
    "trail_points_stable": lambda printed: trail_points_on(printed, printed.stable_step),
    "most_gold_multiplier": lambda _: MULTIPLIERS[0],
    "second_gold_multiplier": lambda _: MULTIPLIERS[1],
}


def printed(components: Components) -> dict[str, int]:
    """Every figure by its name."""
    return {name: figure(components) for name, figure in PRINTED.items()}
