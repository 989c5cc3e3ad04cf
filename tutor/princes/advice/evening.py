"""Rules of thumb for the night and the Summit: which tiles to pay, goods to take, cards to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice.known import Known
from tutor.princes.advice.prospects import PLACES_OF
from tutor.princes.identifiers import CORN

MARGIN: Final = 1e-9


def weigh_redemption(known: Known, tiles: Choice) -> float:
    """The worth of the goods of some Moon tiles, less the corn for them."""
    assert isinstance(tiles, tuple)
    return known.gain(known.goods, _redeem(known, tiles)) if tiles else 0.0


def _redeem(known: Known, tiles: tuple[str, ...]) -> dict[str, int]:
    return {**dict.fromkeys(tiles, 1), CORN: -len(tiles) * known.figures.tile_price}


def advise_redemption(known: Known, decision: Decision) -> Advice:
    """Each tile whose good is worth more than 1 corn."""
    tiles = decision.choice
    assert isinstance(tiles, tuple)
    weight = weigh_redemption(known, tiles)
    if not tiles:
        return Advice(decision, Reason("redeem_nothing", {}), weight)
    price = known.figures.tile_price
    gift = _redeem(known, tiles)
    without = [
        known.gain(known.goods, {**gift, tile: 0, CORN: gift[CORN] + price}) for tile in tiles
    ]
    key = "redeem" if weight > max(without) else "redeem_mixed"
    if weight <= 0:
        key = "redeem_dear"
    return Advice(decision, Reason(key, {"tiles": list(tiles)}), weight)


def weigh_goods(known: Known, goods: Choice) -> float:
    """The worth of a unit of each of these goods, beside what is held."""
    assert isinstance(goods, tuple)
    gains = known.holding.gains
    return sum([gains[good] for good in goods])


def advise_goods(known: Known, decision: Decision) -> Advice:
    """The three units that are worth most beside what is held."""
    goods = decision.choice
    assert isinstance(goods, tuple)
    numbers = {"goods": known.figures.pieces(goods)}
    return Advice(decision, Reason("scarce_goods", numbers), weigh_goods(known, goods))


def advise_return(known: Known, decision: Decision) -> Advice:
    """Keep the cards whose icons are many already, and the gold."""
    cards = decision.choice
    assert isinstance(cards, tuple)
    kept = _kept_cards(known, cards)
    gold = sum(known.figures.gold[card] for card in kept)
    points = sum(known.score_of(card) for card in kept)
    numbers = {"cards": list(cards), "points": points, "gold": gold}
    return Advice(decision, Reason("keep_best", numbers), weigh_return(known, cards))


def weigh_return(known: Known, cards: Choice) -> float:
    """The worth of the cards that are kept: their points and what they promise."""
    assert isinstance(cards, tuple)
    kept = _kept_cards(known, cards)
    points = sum(known.score_of(card) for card in kept)
    return points + sum((_promise(known, card) for card in kept), 0.0)


def _kept_cards(known: Known, returned: tuple[str, ...]) -> list[str]:
    return [card for card in known.cards if card not in returned]


def best_return(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_return` weighs most: the cards that are worth least go back."""
    worth = {card: known.score_of(card) + _promise(known, card) for card in known.cards}
    choices = [_cards(decision) for decision in legal]
    cheap, count = sorted(worth, key=worth.__getitem__), len(choices[0])
    if count < len(cheap) and worth[cheap[count]] > worth[cheap[count - 1]] + 2 * MARGIN:
        back = set(cheap[:count])
        return legal[choices.index(tuple([card for card in known.cards if card in back]))]
    lost = [sum([worth[card] for card in cards]) for cards in choices]
    least = min(lost) + MARGIN
    # Sums in another order may differ in their last digit.
    near = [each for each, cost in zip(legal, lost, strict=True) if cost <= least]
    return max(near, key=lambda decision: weigh_return(known, decision.choice))


def _cards(decision: Decision) -> tuple[str, ...]:
    assert isinstance(decision.choice, tuple)
    return decision.choice


def _promise(known: Known, card: str) -> float:
    """The worth that a card may still gain: its gold, and icons shared with other cards."""
    shared = sum([known.icons[place] - 1 for place in PLACES_OF[card]])
    growth = known.weights.icons_built_on * shared * min(1.0, known.turns / 6)
    return known.weights.gold_worth * known.figures.gold[card] + growth
