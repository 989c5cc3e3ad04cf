"""The closed list of rules of thumb: the key of each reason and the figures it looks at."""

from __future__ import annotations

from typing import Final

from tutor.princes.fields import Fields, Kind

WHEN: Final[Kind] = ("now", "night")

REASONS: Final[dict[str, Fields]] = {
    "place_match": {"district": "district", "card": "card"},
    "place_goods": {"district": "district", "good": "good", "asked": "count", "prices": "count"},
    "harvest": {"district": "district", "goods": "goods", "incas": "count"},
    "stones": {"district": "district", "steps": "count"},
    "temple_gift": {"district": "district", "goods": "goods", "steps": "count"},
    "reach_summit": {"district": "district", "steps": "count"},
    "visit_recruits": {"district": "district", "districts": "districts", "points": "count"},
    "visit_house": {"district": "district", "order": "order", "points": "count"},
    "visit_market": {"district": "district", "sold": "goods", "bought": "goods"},
    "visit_clock": {"place": "district", "district": "district", "points": "count"},
    "approach": {"district": "district", "place": "district", "next_door": "flag"},
    "idle": {"district": "district"},
    "stay_steps": {"tile": "tile", "steps": "count"},
    "stay_corn": {"tile": "tile", "when": WHEN},
    "stay_goods": {"tile": "tile", "good": "good", "when": WHEN},
    "stay_third": {"tile": "tile"},
    "stay_wait": {"tile": "tile"},
    "produce": {"district": "district", "good": "good", "incas": "count"},
    "produce_dear": {"district": "district", "good": "good", "incas": "count"},
    "keep_corn": {"good": "good"},
    "give_for_steps": {"goods": "goods", "steps": "count", "step": "count"},
    "give_for_summit": {"goods": "goods", "steps": "count"},
    "keep_llamas": {"steps": "count"},
    "keep_goods": {"steps": "count"},
    "recruit_match": {"districts": "districts", "points": "count"},
    "recruit_early": {"districts": "districts"},
    "recruit_nobody": {},
    "acquire_match": {"order": "order", "points": "count"},
    "acquire_steps": {"order": "order", "steps": "count"},
    "acquire_nobody": {},
    "adjust_to_buy": {"good": "good", "price": "count"},
    "adjust_to_sell": {"good": "good", "price": "count"},
    "adjust_idly": {"good": "good"},
    "adjust_nothing": {},
    "sell": {"good": "good", "price": "count", "held": "count"},
    "sell_cheap": {"good": "good", "price": "count"},
    "buy_for_inca": {"good": "good", "price": "count", "district": "district"},
    "buy_for_order": {"good": "good", "price": "count", "order": "order"},
    "buy": {"good": "good", "price": "count", "held": "count"},
    "buy_dear": {"good": "good", "price": "count"},
    "finish_trade": {},
    "send_shown": {"district": "district", "points": "count"},
    "send_unshown": {"district": "district"},
    "send_nobody": {},
    "redeem": {"tiles": "tiles"},
    "redeem_dear": {"tiles": "tiles"},
    "redeem_nothing": {},
    "scarce_goods": {"goods": "goods"},
    "keep_best": {"cards": "cards", "points": "count", "gold": "count"},
}
