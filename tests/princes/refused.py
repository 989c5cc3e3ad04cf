"""Cases of refusals: a situation, an illegal decision, the reason, and the nearest legal decisions.

Each case has in the mini-notation the tried decision and the nearest legal ones: first those with
the same goal or a step on the way to it, then the cheapest.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.princes.where_refused import (
    bert,
    bert_without_llama,
    finished_state,
    first_turn,
    house,
    house_without_condor,
    hut,
    hut_with_little,
    hut_with_one_inca,
    last_day,
    main_temple,
    meadow,
    night,
    palace,
    plaza,
    puma_temple,
    summit,
    sun_clock,
    tiles_taken,
    trading,
    trading_after_a_purchase,
    trading_after_a_sale,
)


class Case(NamedTuple):
    """A case of a refusal, with all that the refusal must say."""

    name: str
    state: Callable[[], Any]
    tried: str
    code: str
    rule: str
    numbers: dict
    nearest: tuple[str, ...]


MOVE_FROM_HUT = ("Bert move corn_terraces", "Bert move llama_meadow", "Bert move coca_plantation")
TURN = {"due_type": "turn"}

CASES = (
    Case("the game is over", finished_state, "Bert move main_temple", "game_over", "turn.over", {}, ()),
    Case(
        "it is Bert's turn", bert, "Ralph move main_temple", "not_your_decision", "turn.player",
        {"due_player": "Bert", "due_type": "turn"}, (),
    ),
    Case(
        "a priest is acquired in a house: go there, then next to it", bert, "Bert acquire condor",
        "something_else_due", "turn.player", TURN,
        ("Bert move house_of_priests", "Bert move house_of_virgins", "Bert move central_plaza"),
    ),
    Case(
        "a weaver is recruited in the palace: go there, then next to it", bert, "Bert recruit weavers_quarter",
        "something_else_due", "turn.player", TURN,
        ("Bert move royal_palace", "Bert move llama_meadow", "Bert move coca_plantation"),
    ),
    Case(
        "trading is far: the next step on the way", bert_without_llama, "Bert sell cloth", "something_else_due",
        "turn.player", TURN, MOVE_FROM_HUT,
    ),
    Case(
        "trading has to be finished before anything else", trading, "Bert move main_temple", "something_else_due",
        "turn.player", {"due_type": "trade"}, ("Bert finish_trade", "Bert sell llama", "Bert sell coca"),
    ),
    Case(
        "production has to be decided first", meadow, "Bert sacrifice 1", "something_else_due", "turn.player",
        {"due_type": "produce"}, ("Bert produce 0", "Bert produce 1", "Bert produce 2"),
    ),
    Case(
        "before a sale: adjust nothing, or so that the sale pays more", plaza, "Bert sell pottery", "adjust_first",
        "market.adjust", {}, ("Bert adjust -", "Bert adjust pottery remove", "Bert adjust llama add"),
    ),
    Case(
        "before a purchase: adjust nothing, or so that it costs less", plaza, "Bert buy pottery", "adjust_first",
        "market.adjust", {}, ("Bert adjust -", "Bert adjust pottery add", "Bert adjust llama add"),
    ),
    Case(
        "before finishing: adjust nothing", plaza, "Bert finish_trade", "adjust_first", "market.adjust", {},
        ("Bert adjust -", "Bert adjust llama add", "Bert adjust pottery add"),
    ),
    Case(
        "never twice running: the other place to recruit, then what is free", bert, "Bert move watchmans_hut",
        "already_there", "move.no_repeat", {"district": "watchmans_hut"},
        ("Bert move royal_palace", "Bert move corn_terraces", "Bert move llama_meadow"),
    ),
    Case(
        "no llama to the Main Temple: through the Corn Terraces", bert_without_llama, "Bert move main_temple",
        "no_llama_to_move", "move.llama", {"from": "watchmans_hut", "district": "main_temple", "llamas": 0},
        MOVE_FROM_HUT,
    ),
    Case(
        "no llama to the Puma Temple: through the Llama Meadow", bert_without_llama, "Bert move puma_temple",
        "no_llama_to_move", "move.llama", {"from": "watchmans_hut", "district": "puma_temple", "llamas": 0},
        ("Bert move llama_meadow", "Bert move corn_terraces", "Bert move coca_plantation"),
    ),
    Case(
        "nobody stays on the first turn", first_turn, "Bert stay llama", "stay_on_first_turn", "move.stay", {},
        MOVE_FROM_HUT,
    ),
    Case(
        "a priced tile is gone: another priced tile", tiles_taken, "Bert stay llama", "tile_not_on_board",
        "move.stay", {"tile": "llama", "holder": "Ralph"}, ("Bert stay coca", "Bert stay pottery", "Bert stay cloth"),
    ),
    Case(
        "a free tile is gone: another free tile", tiles_taken, "Bert stay steps_3", "tile_not_on_board", "move.stay",
        {"tile": "steps_3", "holder": "Ralph"}, ("Bert stay steps_2", "Bert stay corn_3", "Bert stay coca"),
    ),
    Case(
        "more Incas than there are: as many as can be paid", meadow, "Bert produce 5", "too_few_incas",
        "production.cost", {"district": "llama_meadow", "asked": 5, "incas": 3},
        ("Bert produce 2", "Bert produce 1", "Bert produce 0"),
    ),
    Case(
        "too little corn: as many as can be paid", meadow, "Bert produce 3", "too_little_corn_to_produce",
        "production.cost", {"district": "llama_meadow", "asked": 3, "corn": 2},
        ("Bert produce 2", "Bert produce 1", "Bert produce 0"),
    ),
    Case(
        "more llamas than priests", puma_temple, "Bert sacrifice 3", "too_few_priests", "temple.llama",
        {"order": "puma", "asked": 3, "tiles": 2}, ("Bert sacrifice 1", "Bert sacrifice 0"),
    ),
    Case(
        "more llamas than are held", puma_temple, "Bert sacrifice 2", "too_few_llamas", "temple.llama",
        {"order": "puma", "asked": 2, "llamas": 1}, ("Bert sacrifice 1", "Bert sacrifice 0"),
    ),
    Case(
        "2 corn are no unit: the rest of the offer, then as many units", main_temple, "Bert offer corn coca",
        "unit_not_held", "temple.main", {"good": "corn", "held": 2, "needed": 3},
        ("Bert offer coca", "Bert offer coca cloth", "Bert offer cloth"),
    ),
    Case(
        "no llama to offer: another unit rather than nothing", main_temple, "Bert offer llama", "unit_not_held",
        "temple.main", {"good": "llama", "held": 0, "needed": 1},
        ("Bert offer coca", "Bert offer cloth", "Bert offer coca cloth"),
    ),
    Case(
        "no weavers at the hut: the cheapest Inca that is there", hut, "Bert recruit weavers_quarter",
        "not_on_offer_here", "recruit.hut",
        {"district": "weavers_quarter", "place": "watchmans_hut", "offered": ["corn_terraces", "llama_meadow"]},
        ("Bert recruit corn_terraces", "Bert recruit llama_meadow", "Bert recruit corn_terraces llama_meadow"),
    ),
    Case(
        "no farmers in the palace", palace, "Bert recruit corn_terraces", "not_on_offer_here", "recruit.palace",
        {
            "district": "corn_terraces",
            "place": "royal_palace",
            "offered": ["coca_plantation", "potters_quarter", "weavers_quarter"],
        },
        ("Bert recruit coca_plantation", "Bert recruit potters_quarter", "Bert recruit weavers_quarter"),
    ),
    Case(
        "the supply has one Inca", hut_with_one_inca, "Bert recruit corn_terraces llama_meadow", "supply_too_small",
        "recruit.limit", {"asked": 2, "supply": 1},
        ("Bert recruit corn_terraces", "Bert recruit llama_meadow", "Bert recruit"),
    ),
    Case(
        "a shepherd cannot be paid, a farmer can", hut_with_little, "Bert recruit llama_meadow", "cannot_pay_incas",
        "recruit.hut",
        {
            "districts": ["llama_meadow"], "cost": {"corn": 3, "coca": 1}, "held": {"corn": 0, "coca": 0},
            "short": {"corn": 3, "coca": 1},
        },
        ("Bert recruit corn_terraces", "Bert recruit"),
    ),
    Case(
        "three Incas cannot be paid together: two of them, then one", palace,
        "Bert recruit coca_plantation potters_quarter weavers_quarter", "cannot_pay_incas", "recruit.palace",
        {
            "districts": ["coca_plantation", "potters_quarter", "weavers_quarter"],
            "cost": {"coca": 2, "pottery": 2, "cloth": 2},
            "held": {"coca": 1, "pottery": 1, "cloth": 2},
            "short": {"coca": 1, "pottery": 1},
        },
        (
            "Bert recruit coca_plantation potters_quarter", "Bert recruit coca_plantation",
            "Bert recruit potters_quarter",
        ),
    ),
    Case(
        "no virgins in the House of Priests: another order before none", house, "Bert acquire virgin",
        "order_not_here", "order.one",
        {"order": "virgin", "place": "house_of_priests", "offered": ["condor", "puma"]},
        ("Bert acquire condor", "Bert acquire -"),
    ),
    Case(
        "the condors are gone", house_without_condor, "Bert acquire condor", "order_gone", "order.one",
        {"order": "condor"}, ("Bert acquire puma", "Bert acquire -"),
    ),
    Case(
        "a puma costs one more cloth", house, "Bert acquire puma", "cannot_pay_order", "order.cost",
        {
            "order": "puma",
            "cost": {"coca": 1, "pottery": 1, "cloth": 2},
            "held": {"coca": 1, "pottery": 1, "cloth": 1},
            "short": {"cloth": 1},
        },
        ("Bert acquire condor", "Bert acquire -"),
    ),
    Case(
        "coca is full already: nothing, or another column", plaza, "Bert adjust coca add", "column_full",
        "market.adjust", {"good": "coca", "spaces": 4},
        ("Bert adjust -", "Bert adjust llama add", "Bert adjust pottery add"),
    ),
    Case(
        "cloth is empty already: nothing, or another column", plaza, "Bert adjust cloth remove", "column_empty",
        "market.adjust", {"good": "cloth"}, ("Bert adjust -", "Bert adjust llama remove", "Bert adjust coca remove"),
    ),
    Case(
        "what was bought is not sold", trading_after_a_purchase, "Bert sell cloth", "bought_this_visit",
        "market.no_wash", {"good": "cloth"}, ("Bert sell llama", "Bert finish_trade"),
    ),
    Case(
        "what was sold is not bought back: other purchases", trading_after_a_sale, "Bert buy coca", "sold_this_visit",
        "market.no_wash", {"good": "coca"}, ("Bert buy llama", "Bert buy pottery", "Bert buy cloth"),
    ),
    Case(
        "nothing to sell: other sales, then finishing", trading, "Bert sell cloth", "none_to_sell", "market.sell",
        {"good": "cloth"}, ("Bert sell llama", "Bert sell coca", "Bert finish_trade"),
    ),
    Case(
        "too little corn: a sale that pays for it", trading, "Bert buy cloth", "too_little_corn_to_buy", "market.buy",
        {"good": "cloth", "price": 5, "corn": 3}, ("Bert sell llama", "Bert sell coca", "Bert finish_trade"),
    ),
    Case(
        "no farmer to send: somebody else before nobody", sun_clock, "Bert send_to_clock corn_terraces",
        "no_inca_there", "clock.send", {"district": "corn_terraces"},
        ("Bert send_to_clock llama_meadow", "Bert send_to_clock weavers_quarter", "Bert send_to_clock -"),
    ),
    Case(
        "that tile was not taken: one that was", night, "Bert redeem pottery", "tile_not_held", "night.moon",
        {"tile": "pottery", "held": ["llama", "coca", "cloth"]},
        ("Bert redeem llama", "Bert redeem coca", "Bert redeem cloth"),
    ),
    Case(
        "on the last day only the tile just taken", last_day, "Bert redeem cloth", "tile_not_held", "last.moon",
        {"tile": "cloth", "held": ["llama"]}, ("Bert redeem llama", "Bert redeem"),
    ),
    Case(
        "three tiles and 2 corn: two of them", night, "Bert redeem llama coca cloth", "too_little_corn_for_tiles",
        "night.moon", {"asked": 3, "corn": 2},
        ("Bert redeem llama coca", "Bert redeem llama cloth", "Bert redeem coca cloth"),
    ),
    Case(
        "a card that is not in hand: keep the other one of the pair", summit,
        "Bert return_cards farmer+puma puma+virgin", "card_not_in_hand", "trail.summit", {"card": "puma+virgin"},
        (
            "Bert return_cards farmer+shepherd farmer+puma", "Bert return_cards farmer+coca_planter farmer+puma",
            "Bert return_cards farmer+potter farmer+puma",
        ),
    ),
)  # fmt: skip
