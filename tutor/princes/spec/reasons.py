"""The closed list of rules of thumb: the key of each reason and its figures.

Two lists name the reasons for the player's ears alone (`info.secret`); `advice/public_reasons.py`
has the reasons that another seat hears instead.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import Fields, Kind

WHEN: Final[Kind] = ("now", "night")

REASONS: Final[dict[str, Fields]] = {
    "place_match": {"district": "district", "card": "card"},
    "place_goods": {"district": "district", "good": "good", "asked": "count", "prices": "count"},
    "harvest": {"district": "district", "goods": "goods", "incas": "count"},
    "stones": {"district": "district", "steps": "count"},
    "temple_gift": {"district": "district", "goods": "goods", "steps": "count"},
    "reach_summit": {"district": "district", "steps": "count", "drawn": "count"},
    "visit_recruits": {"district": "district", "districts": "districts", "points": "count"},
    "visit_house": {"district": "district", "order": "order", "points": "count"},
    "visit_market": {"district": "district", "sold": "goods", "bought": "goods"},
    "visit_clock": {"place": "district", "district": "district", "points": "count"},
    "approach": {"district": "district", "place": "district", "next_door": "flag"},
    "idle": {"district": "district"},
    "able_to_recruit": {"district": "district"},
    "able_to_acquire": {"district": "district"},
    "able_to_trade": {"district": "district"},
    "able_to_serve": {"district": "district"},
    "stay_steps": {"tile": "tile", "steps": "count"},
    "stay_corn": {"tile": "tile", "when": WHEN},
    "stay_goods": {"tile": "tile", "good": "good", "when": WHEN},
    "stay_unpaid": {"tile": "tile"},
    "stay_third": {"tile": "tile"},
    "stay_wait": {"tile": "tile"},
    "produce": {"district": "district", "good": "good", "incas": "count"},
    "produce_many": {"district": "district", "good": "good", "incas": "count"},
    "produce_dear": {"district": "district", "good": "good", "incas": "count"},
    "keep_corn": {"good": "good"},
    "give_for_steps": {"goods": "goods", "steps": "count", "step": "count"},
    "give_for_summit": {"goods": "goods", "steps": "count", "drawn": "count"},
    "keep_llamas": {"steps": "count"},
    "keep_goods": {"steps": "count"},
    "recruit_match": {"districts": "districts", "points": "count"},
    "recruit_early": {"districts": "districts"},
    "recruit_late": {"districts": "districts"},
    "recruit_more": {"districts": "districts"},
    "recruit_nobody": {},
    "acquire_match": {"order": "order", "points": "count"},
    "acquire_steps": {"order": "order", "steps": "count"},
    "acquire_late": {"order": "order"},
    "acquire_nobody": {},
    "race_rescue": {"order": "order", "left": "count"},
    "hold_rescue": {"left": "count"},
    "adjust_to_buy": {"good": "good", "price": "count"},
    "adjust_to_sell": {"good": "good", "price": "count"},
    "adjust_idly": {"good": "good"},
    "adjust_prices": {"good": "good", "buying": "count", "selling": "count"},
    "adjust_nothing": {},
    "sell": {"good": "good", "price": "count", "held": "count"},
    "sell_cheap": {"good": "good", "price": "count"},
    "buy_for_inca": {"good": "good", "price": "count", "district": "district"},
    "buy_for_order": {"good": "good", "price": "count", "order": "order"},
    "buy": {"good": "good", "price": "count", "held": "count"},
    "buy_dear": {"good": "good", "price": "count"},
    "finish_trade": {},
    "finish_early": {},
    "send_shown": {"district": "district", "points": "count"},
    "send_unshown": {"district": "district"},
    "send_one": {"district": "district"},
    "send_nobody": {},
    "redeem": {"tiles": "tiles"},
    "redeem_mixed": {"tiles": "tiles"},
    "redeem_dear": {"tiles": "tiles"},
    "redeem_nothing": {},
    "scarce_goods": {"goods": "goods"},
    "keep_best": {"cards": "cards", "points": "count", "gold": "count"},
}

OF_THE_HAND: Final = frozenset(
    {
        "place_match",
        "visit_recruits",
        "visit_house",
        "visit_clock",
        "recruit_match",
        "recruit_early",
        "recruit_late",
        "acquire_match",
        "acquire_late",
        "race_rescue",
        "hold_rescue",
        "send_shown",
        "send_unshown",
        "keep_best",
    }
)
"""The reasons that reveal the cards in hand, or the absence of a card."""

OF_A_PLAN: Final = frozenset(
    {
        "temple_gift",
        "visit_market",
        "approach",
        "stay_wait",
        "adjust_to_buy",
        "adjust_to_sell",
        "adjust_idly",
        "buy_for_inca",
        "buy_for_order",
        "finish_early",
    }
)
"""The reasons that name a next goal that may depend on the cards in hand."""
