"""Rules of thumb for the night and the Summit: which tiles to pay, goods to take, cards to keep."""

from __future__ import annotations

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import PLACES_OF, Known
from tutor.princes.terms import CORN


def advise_redemption(known: Known, decision: Decision) -> Advice:
    """Each tile whose good is worth more than 1 corn."""
    tiles = decision.choice
    assert isinstance(tiles, tuple)
    if not tiles:
        return Advice(decision, Reason("redeem_nothing", {}), 0.0)
    price = known.figures.tile_price
    gift = {**dict.fromkeys(tiles, 1), CORN: -len(tiles) * price}
    weight = known.gained(known.goods, gift)
    without = [
        known.gained(known.goods, {**gift, tile: 0, CORN: gift[CORN] + price}) for tile in tiles
    ]
    key = "redeem" if weight > max(without) else "redeem_mixed"
    if weight <= 0:
        key = "redeem_dear"
    return Advice(decision, Reason(key, {"tiles": list(tiles)}), weight)


def advise_goods(known: Known, decision: Decision) -> Advice:
    """The three units that are worth most beside what is held."""
    goods = decision.choice
    assert isinstance(goods, tuple)
    gift = known.figures.pieces(goods)
    return Advice(
        decision, Reason("scarce_goods", {"goods": gift}), known.gained(known.goods, gift)
    )


def advise_return(known: Known, decision: Decision) -> Advice:
    """Keep the cards whose icons are many already, and the gold."""
    cards = decision.choice
    assert isinstance(cards, tuple)
    kept = [card for card in known.cards if card not in cards]
    points = sum(known.score_of(card) for card in kept)
    weight = points + sum(_promise(known, card) for card in kept)
    gold = sum(known.figures.gold[card] for card in kept)
    numbers = {"cards": list(cards), "points": points, "gold": gold}
    return Advice(decision, Reason("keep_best", numbers), weight)


def _promise(known: Known, card: str) -> float:
    """The worth that a card may still gain: its gold, and icons shared with other cards."""
    shared = sum(known.icons[place] - 1 for place in PLACES_OF[card])
    growth = known.weights.icons_built_on * shared * min(1.0, known.turns / 6)
    return known.weights.gold_worth * known.figures.gold[card] + growth
