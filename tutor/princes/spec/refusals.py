"""The closed list of refusal codes: the rules each can cite and the numbers it carries."""

from __future__ import annotations

from typing import Final

from tutor.core.base.spec import RefusalCode

REFUSALS: Final[dict[str, RefusalCode]] = {
    "game_over": RefusalCode(("turn.over",), {}, "The game is over."),
    "not_your_decision": RefusalCode(
        ("turn.player",),
        {"due_player": "player", "due_type": "due"},
        "Another player's decision is due.",
    ),
    "something_else_due": RefusalCode(
        ("turn.player",), {"due_type": "due"}, "This player has something else to decide."
    ),
    "adjust_first": RefusalCode(
        ("market.adjust",), {}, "Trading begins after the free adjustment (or declining it)."
    ),
    "already_there": RefusalCode(
        ("move.no_repeat",),
        {"district": "district"},
        "The Prince is there; a district is not used twice.",
    ),
    "no_llama_to_move": RefusalCode(
        ("move.llama",),
        {"from": "district", "district": "district", "llamas": "count"},
        "The district is not adjacent and there is no llama to pay.",
    ),
    "stay_on_first_turn": RefusalCode(
        ("move.stay",), {}, "A player cannot stay on the first turn: the Prince is not placed."
    ),
    "tile_not_on_board": RefusalCode(
        ("move.stay",),
        {"tile": "tile", "holder": "player"},
        "The Moon tile is in a player's hand (`holder`).",
    ),
    "too_few_incas": RefusalCode(
        ("production.cost",),
        {"district": "district", "asked": "count", "incas": "count"},
        "Fewer Incas stand there.",
    ),
    "too_little_corn_to_produce": RefusalCode(
        ("production.cost",),
        {"district": "district", "asked": "count", "corn": "count"},
        "Each producing Inca costs 1 corn.",
    ),
    "too_few_priests": RefusalCode(
        ("temple.llama",),
        {"order": "order", "asked": "count", "tiles": "count"},
        "One llama per own tile of the order.",
    ),
    "too_few_llamas": RefusalCode(
        ("temple.llama",),
        {"order": "order", "asked": "count", "llamas": "count"},
        "Fewer llamas are held.",
    ),
    "unit_not_held": RefusalCode(
        ("temple.main",),
        {"good": "good", "held": "count", "needed": "count"},
        "No unit of that good is held.",
    ),
    "not_on_offer_here": RefusalCode(
        ("recruit.hut", "recruit.palace"),
        {"district": "district", "place": "district", "offered": "districts"},
        "That Inca is recruited elsewhere.",
    ),
    "supply_too_small": RefusalCode(
        ("recruit.limit",),
        {"asked": "count", "supply": "count"},
        "Fewer Incas are left in the supply.",
    ),
    "cannot_pay_incas": RefusalCode(
        ("recruit.hut", "recruit.palace"),
        {"districts": "districts", "cost": "goods", "held": "goods", "short": "goods"},
        "The summed cost of the Incas cannot be paid.",
    ),
    "order_not_here": RefusalCode(
        ("order.one",),
        {"order": "order", "place": "district", "offered": "orders"},
        "This house does not offer that order.",
    ),
    "order_gone": RefusalCode(("order.one",), {"order": "order"}, "No tile of that order is left."),
    "cannot_pay_order": RefusalCode(
        ("order.cost",),
        {"order": "order", "cost": "goods", "held": "goods", "short": "goods"},
        "The printed cost cannot be paid.",
    ),
    "column_full": RefusalCode(
        ("market.adjust",),
        {"good": "good", "spaces": "count"},
        "Nothing can be added to a full column.",
    ),
    "column_empty": RefusalCode(
        ("market.adjust",), {"good": "good"}, "Nothing can be removed from an empty column."
    ),
    "bought_this_visit": RefusalCode(
        ("market.no_wash",), {"good": "good"}, "What was bought in a visit is not sold in it."
    ),
    "sold_this_visit": RefusalCode(
        ("market.no_wash",), {"good": "good"}, "What was sold in a visit is not bought back in it."
    ),
    "none_to_sell": RefusalCode(("market.sell",), {"good": "good"}, "None of that good is held."),
    "too_little_corn_to_buy": RefusalCode(
        ("market.buy",),
        {"good": "good", "price": "count", "corn": "count"},
        "The price is more corn than is held.",
    ),
    "no_inca_there": RefusalCode(
        ("clock.send",), {"district": "district"}, "No own Inca stands in that district."
    ),
    "tile_not_held": RefusalCode(
        ("night.moon", "last.moon"),
        {"tile": "tile", "held": "tiles"},
        "That tile is not the player's to pay for; `held` are those that are.",
    ),
    "too_little_corn_for_tiles": RefusalCode(
        ("night.moon",),
        {"asked": "count", "corn": "count"},
        "Each priced tile costs 1 corn.",
    ),
    "card_not_in_hand": RefusalCode(
        ("trail.summit",), {"card": "card"}, "Only cards in hand can be returned."
    ),
}
