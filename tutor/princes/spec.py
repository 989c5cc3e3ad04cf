"""The specification of the game: all types of decisions, refusals, rules of thumb and rule ids.

`SPEC` joins these lists with the events of `events.py`. Nothing else can happen, be refused or be
advised. The lists give the fields of each decision, the numbers of each refusal and the rules that
it may cite, and the figures of each reason.

Two lists name the reasons that only the player may read (`info.secret`); `advice/public_reasons.py`
has the reasons that other players read instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import members, refer
from tutor.core.base.shapes.decisions import Decisions
from tutor.core.base.shapes.values import Members, OneOf, OrNull, Reading, Whole
from tutor.core.base.spec import FieldKind, Fields, Kind, RefusalCode, Spec
from tutor.princes.components import CARD_IDS, CARDS, STATED
from tutor.princes.events import NIGHT_EVENTS, TURN_EVENTS
from tutor.princes.identifiers import (
    CORN,
    DISTRICTS,
    GOODS,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRICED_TILES,
    PRODUCTION,
)

CHOSEN: Final = STATED["clock_units"]
RETURNED_AT_MOST: Final = STATED["cards_drawn"] - STATED["cards_kept"]
COUNT: Final = Whole(high=1000)
CHANGE: Final = OneOf(("add", "remove"))


class Traded(OneOf):
    """A good with a column in the market.

    Corn has no column; naming corn is a separate fault (`market.no_corn`).
    """

    def read(self, context: Reading, data: object, place: str) -> str | None:
        """Return the good; note a fault and return None for anything that has no column in the market."""
        if data == CORN:
            context.reader.fault(place, "corn_not_traded", expected=list(MARKET_GOODS))
            return None
        return super().read(context, data, place)


TRADED: Final = Traded(MARKET_GOODS)

DECISIONS: Final = Decisions(
    {
        "place_inca": {"district": OneOf(PRODUCTION)},
        "move": {"district": OneOf(DISTRICTS)},
        "stay": {"tile": OneOf(MOON_TILES)},
        "produce": {"count": COUNT},
        "sacrifice": {"count": COUNT},
        "offer": {"goods": Members(GOODS)},
        "recruit": {"districts": Members(PRODUCTION)},
        "acquire": {"order": OrNull(OneOf(ORDERS))},
        "adjust": {"good": OrNull(TRADED), "change": OrNull(CHANGE)},
        "sell": {"good": TRADED},
        "buy": {"good": TRADED},
        "finish_trade": {},
        "send_to_clock": {"district": OrNull(OneOf(PRODUCTION))},
        "redeem": {"tiles": Members(PRICED_TILES)},
        "choose_goods": {"goods": Members(GOODS, size=(CHOSEN, CHOSEN))},
        "return_cards": {
            "cards": Members(CARD_IDS, most=CARDS, size=(1, RETURNED_AT_MOST)),
        },
    }
)
"""The types of decision with their fields; an adjustment has both a good and a change, or
neither."""

TYPES: Final = tuple(DECISIONS.types)

KINDS: Final[Mapping[str, FieldKind]] = {
    "district": FieldKind("a district", refer("district")),
    "districts": FieldKind("districts", members(refer("district"))),
    "good": FieldKind("a good", refer("good")),
    "goods": FieldKind('amounts of goods, such as `{"corn": 3}`', refer("goods")),
    "order": FieldKind("an order", refer("order")),
    "orders": FieldKind("orders", members(refer("order"))),
    "tile": FieldKind("a Moon tile", refer("tile")),
    "tiles": FieldKind("Moon tiles", members(refer("tile"))),
    "card": FieldKind("a Sacrifice card", refer("card")),
    "cards": FieldKind("Sacrifice cards", members(refer("card"))),
    "due": FieldKind("what is due", refer("due")),
}
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
    "stay_steps": {"tile": "tile", "steps": "count", "when": WHEN},
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
"""The reasons that reveal whether a card is in hand."""
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
"""The reasons that name the player's next goal, which may depend on the cards in hand."""
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
RULES_IN_ORDER: Final = (
    "setup.day",
    "setup.track",
    "setup.bonus",
    "setup.market",
    "setup.goods",
    "setup.incas",
    "setup.cards",
    "setup.scouts",
    "setup.first_inca",
    "setup.first_game",
    "setup.first_prince",
    "turn.order",
    "turn.player",
    "turn.over",
    "move.adjacent",
    "move.llama",
    "move.stay",
    "move.no_repeat",
    "move.share",
    "move.trigger",
    "production.bonus",
    "production.once",
    "production.corn",
    "production.cost",
    "production.order",
    "temple.stones",
    "temple.once",
    "temple.order",
    "temple.llama",
    "temple.main",
    "recruit.hut",
    "recruit.palace",
    "recruit.limit",
    "order.one",
    "order.cost",
    "order.value",
    "market.adjust",
    "market.sell",
    "market.buy",
    "market.any",
    "market.no_wash",
    "market.no_corn",
    "clock.send",
    "clock.reward",
    "trail.granary",
    "trail.stable",
    "trail.summit",
    "trail.laps",
    "trail.short_deck",
    "trail.at_once",
    "trail.return_order",
    "day.end",
    "day.track_corn",
    "night.order",
    "night.moon",
    "night.clock",
    "night.restock",
    "night.time",
    "last.moon",
    "last.clock",
    "last.no_night",
    "end.orders",
    "end.deck",
    "end.conquest",
    "end.first",
    "end.both",
    "score.icons",
    "score.trail",
    "score.exhausted",
    "score.rescue",
    "score.gold",
    "score.gold_ties",
    "score.ties",
    "info.open",
    "info.secret",
    "info.bank",
)
NEVER_CITED: Final[dict[str, str]] = {
    **dict.fromkeys(
        (
            "setup.day",
            "setup.track",
            "setup.bonus",
            "setup.market",
            "setup.goods",
            "setup.incas",
            "setup.cards",
            "setup.scouts",
            "setup.first_game",
        ),
        "The first position has no decision before it; the words of the beginning cite it.",
    ),
    "move.share": "It allows; nothing happens and nothing is refused.",
    "move.trigger": "It orders the action, whose own event cites its own rule.",
    "market.no_corn": "Corn named in a trade is malformed; the fault `corn_not_traded` cites it.",
    "trail.at_once": "It orders events: the draw is told right after the advance.",
    "trail.return_order": "It orders cards under the deck; the return itself cites the Summit.",
    "end.both": "It orders events: the last payments are told before the end of the game.",
    "info.open": "It says what a view shows.",
    "info.secret": "It says what a view hides.",
    "info.bank": "The bank never refuses.",
}
"""The rules that no event and no refusal cites, each with the explanation."""

SPEC: Final = Spec(
    rules=RULES_IN_ORDER,
    never_cited=NEVER_CITED,
    events={**TURN_EVENTS, **NIGHT_EVENTS},
    refusals=REFUSALS,
    reasons=REASONS,
    own_kinds=KINDS,
)
