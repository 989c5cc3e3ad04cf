"""The measures that a lesson's texts quote: figures of a state and printed figures."""

import pytest

from tests.princes.teaching.asked import example
from tutor.princes.teaching import MEASURES
from tutor.princes.teaching.subject import printed_figures

# Measure, arguments, decisions before it, and the figure worked out by hand.
FIGURES = [
    ("players", {}, 0, 3),
    ("day", {}, 50, 3),
    ("track_corn", {}, 3, 7),
    ("track_corn", {}, 35, 6),
    ("deck", {}, 0, 25),
    ("deck", {}, 50, 24),
    ("moon_tiles", {}, 18, 6),
    ("start_player", {}, 35, "Gina"),
    ("goods", {"player": "Gina", "good": "corn"}, 50, 10),
    ("units", {"player": "Ralph"}, 50, 9),
    ("scout", {"player": "Bert"}, 35, 14),
    ("near", {"player": "Bert", "district": "royal_palace"}, 27, 1),
    ("near", {"player": "Bert", "district": "puma_temple"}, 27, 0),
    ("supply", {"player": "Gina"}, 25, 7),
    ("supply", {"player": "Gina"}, 35, 8),
    ("incas", {"player": "Gina", "district": "llama_meadow"}, 9, 2),
    ("incas", {"player": "Gina", "district": "sun_clock"}, 26, 1),
    ("priests", {"player": "Bert", "order": "condor"}, 16, 1),
    ("owed", {"player": "Gina", "good": "corn"}, 36, 3),
    ("tiles", {"player": "Gina"}, 30, 2),
    ("cards", {"player": "Bert"}, 50, 2),
    ("card_points", {"player": "Bert", "card": "shepherd+condor"}, 50, 2),
    ("points", {"player": "Ralph"}, 3, 1),
    ("gold", {"player": "Bert"}, 3, 5),
    ("multiplier", {"player": "Bert"}, 3, 3),
    ("total", {"player": "Ralph"}, 3, 3),
    ("bonus", {"district": "puma_temple"}, 35, 2),
    ("column", {"good": "coca"}, 22, 1),
    ("selling_price", {"good": "coca"}, 21, 4),
    ("selling_price", {"good": "coca"}, 22, 5),
    ("buying_price", {"good": "coca"}, 22, 6),
    ("step_value", {"order": "condor"}, 0, 0),
    ("step_value", {"order": "condor"}, 16, 7),
    ("first_value", {"order": "condor"}, 0, 7),
    ("orders_left", {"order": "condor"}, 16, 3),
    ("recruit_cost", {"district": "llama_meadow", "good": "corn"}, 0, 3),
    ("recruit_cost", {"district": "weavers_quarter", "good": "coca"}, 0, 1),
    ("recruit_cost", {"district": "weavers_quarter", "good": "llama"}, 0, 0),
    ("order_cost", {"order": "puma", "good": "cloth"}, 0, 2),
    ("inca_supply", {}, 0, 10),
    ("first_day", {}, 0, 2),
    ("printed", {"figure": "summit"}, 0, 20),
    ("finding", {"path": "games"}, 0, 10_000),
]
PRINTED = {
    "summit": 20,
    "granary_step": 7,
    "granary_corn": 3,
    "stable_step": 13,
    "stable_llamas": 1,
    "last_day": 9,
    "days_saved": 2,
    "stone_steps": 3,
    "unit_steps": 2,
    "corn_in_a_unit": 3,
    "farmer_corn": 3,
    "producing_corn": 1,
    "tile_corn": 1,
    "corn_tile": 3,
    "clock_units": 3,
    "clock_steps": 3,
    "day_ending_tile": 3,
    "moon_tiles": 7,
    "most_bonus": 2,
    "districts": 15,
    "cards": 28,
    "cards_drawn": 3,
    "cards_returned": 2,
    "priests_and_virgins": 15,
    "top_price": 6,
    "lowest_price": 3,
    "market_spaces": 4,
    "bank_buys_at": 3,
    "bank_sells_at": 6,
    "award_points": 3,
    "trail_points_granary": 1,
    "trail_points_stable": 2,
    "most_gold_multiplier": 3,
    "second_gold_multiplier": 2,
}


@pytest.mark.parametrize("figure", FIGURES, ids=lambda each: f"{each[0]}-{each[2]}")
def test_measures_agree_with_the_board(figure):
    """Each measure equals the figure on the board of the quick-start example."""
    measure, of, ply, expected = figure
    assert MEASURES[measure](example()[1][ply], of) == expected


def test_every_measure_is_tested():
    assert {figure[0] for figure in FIGURES} == set(MEASURES)


def test_printed_figures_are_those_of_the_rules():
    assert printed_figures(example()[1][0].components) == PRINTED


@pytest.mark.parametrize(
    ("measure", "of"),
    [
        ("goods", {"player": "Nobody", "good": "corn"}),
        ("goods", {"player": "Bert", "good": "gold"}),
        ("goods", {"player": "Bert"}),
        ("recruit_cost", {"district": "sun_clock", "good": "corn"}),
        ("printed", {"figure": "nothing"}),
        ("finding", {"path": "prince.nowhere.share"}),
        ("finding", {"path": "prince"}),
    ],
)
def test_an_unknown_argument_is_a_key_error(measure, of):
    """An unknown player, an unknown good or a missing argument raises KeyError."""
    with pytest.raises(KeyError):
        MEASURES[measure](example()[1][3], of)
