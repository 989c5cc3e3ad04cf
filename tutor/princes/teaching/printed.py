"""Figures printed on the components, and the fixed figures of the rules, by name.

Texts quote them; the measure `printed_figures` gives each as its `figure`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tutor.princes.components import CARDS, Components
from tutor.princes.identifiers import CORN, DISTRICT_OF, DISTRICTS, LLAMA, MOON_TILES

PRINTED: Final[Mapping[str, Callable[[Components], int]]] = {
    "summit": lambda figures: figures.summit,
    "granary_step": lambda figures: figures.granary_step,
    "granary_corn": lambda figures: figures.granary_goods[CORN],
    "stable_step": lambda figures: figures.stable_step,
    "stable_llamas": lambda figures: figures.stable_goods[LLAMA],
    "last_day": lambda figures: figures.last_day,
    "days_saved": lambda figures: figures.days_saved,
    "stone_steps": lambda figures: figures.stone_steps,
    "unit_steps": lambda figures: figures.unit_steps,
    "corn_in_a_unit": lambda figures: figures.corn_in_a_unit,
    "farmer_corn": lambda figures: figures.product(DISTRICT_OF["farmer"], 1)[CORN],
    "producing_corn": lambda figures: figures.producing_corn,
    "tile_corn": lambda figures: figures.tile_price,
    "corn_tile": lambda figures: figures.corn_of_tile,
    "clock_units": lambda figures: figures.clock_units,
    "clock_steps": lambda figures: figures.clock_steps,
    "day_ending_tile": lambda figures: figures.day_ending_tile,
    "moon_tiles": lambda _: len(MOON_TILES),
    "most_bonus": lambda figures: figures.most_bonus,
    "districts": lambda _: len(DISTRICTS),
    "cards": lambda _: CARDS,
    "cards_drawn": lambda figures: figures.cards_drawn,
    "cards_returned": lambda figures: figures.cards_to_return(figures.cards_drawn),
    "priests_and_virgins": lambda figures: figures.order_tiles,
    "top_price": lambda figures: figures.prices[0],
    "lowest_price": lambda figures: figures.prices[-1],
    "market_spaces": lambda figures: figures.spaces,
    "bank_buys_at": lambda figures: figures.bank_buys_at,
    "bank_sells_at": lambda figures: figures.bank_sells_at,
    "award_points": lambda figures: figures.award_points,
    "trail_points_granary": lambda figures: figures.trail_points(figures.granary_step),
    "trail_points_stable": lambda figures: figures.trail_points(figures.stable_step),
    "most_gold_multiplier": lambda figures: figures.most_gold_multiplier,
    "second_gold_multiplier": lambda figures: figures.second_gold_multiplier,
}


def printed_figures(components: Components) -> dict[str, int]:
    """Every figure by its name."""
    return {name: figure(components) for name, figure in PRINTED.items()}
