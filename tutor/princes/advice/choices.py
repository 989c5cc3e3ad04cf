"""Rules of thumb for every decision except a turn: in a district, at the market, at night.

For each type of decision, `weigh_*` gives the worth of one choice, and `advise_*` gives the choice
with its worth and the reason for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice import offers
from tutor.princes.advice.known import PLACES_OF, Known, Numbers
from tutor.princes.advice.offers import LEAST, Trade, best_trade, change_of, gains, weigh_trade
from tutor.princes.advice.worths import can_pay
from tutor.princes.components import Cost, Stock
from tutor.princes.identifiers import CORN, GOOD_OF, LLAMA, ORDER_OF, ORDERS, TEMPLE_OF
from tutor.princes.rules.market import ADD, SELL

WANTED: Final = 0.12

MARGIN: Final = 1e-9


def weigh_first_inca(known: Known, district: Choice) -> float:
    """Return the worth of a player's first Inca in a district.

    The worth rises with the number of costs that include the good made in the district.
    """
    asked = sum([GOOD_OF[str(district)] in cost for cost in _prices(known)])
    return known.prospects.of_incas[str(district)] + WANTED * asked


def advise_first_inca(known: Known, decision: Decision) -> Advice:
    """Return the advice on the district of the first Inca.

    A district on the card in hand is best, then a district whose good many costs include.
    """
    district = str(decision.choice)
    weight = weigh_first_inca(known, district)
    for card in known.cards:
        if district in PLACES_OF[card]:
            return _advice(decision, weight, "place_match", district=district, card=card)
    good, prices = GOOD_OF[district], _prices(known)
    asked = sum(good in cost for cost in prices)
    numbers = {"district": district, "good": good, "asked": asked, "prices": len(prices)}
    return _advice(decision, weight, "place_goods", **numbers)


def _prices(known: Known) -> list[Cost]:
    """Return the costs of all Incas, priests and virgins."""
    return [cost for _, cost in known.figures.targets]


def weigh_production(known: Known, incas: Choice) -> float:
    """Return the worth of the goods that these Incas make, less the worth of the corn for them."""
    return known.gain(known.goods, known.worths.production(_place(known), _number(incas)))


def advise_produce(known: Known, decision: Decision) -> Advice:
    """Return the advice on a number of producing Incas.

    The best number is the largest for which the goods of the last Inca are worth more than its
    corn.
    """
    district, count = _place(known), _number(decision.choice)
    good = GOOD_OF[district]
    weight = weigh_production(known, count)
    if not count:
        return _advice(decision, weight, "keep_corn", good=good)
    last = weight - weigh_production(known, count - 1)
    key = "produce_dear" if weight <= 0 else "produce" if last > 0 else "produce_many"
    return _advice(decision, weight, key, district=district, good=good, incas=count)


def weigh_sacrifice(known: Known, llamas: Choice) -> float:
    """Return the worth of the steps that these llamas pay for, less the worth of the llamas."""
    value, count = known.step_value(ORDER_OF[_place(known)]), _number(llamas)
    return offers.weigh_llamas(known, known.goods[LLAMA], value, count) if count else 0.0


def advise_sacrifice(known: Known, decision: Decision) -> Advice:
    """Return the advice on a number of llamas to sacrifice.

    The weight is the worth of the steps for the llamas, less the worth of the llamas.
    """
    count = _number(decision.choice)
    value = known.step_value(ORDER_OF[_place(known)])
    weight = weigh_sacrifice(known, count)
    if not count:
        return _advice(decision, weight, "keep_llamas", steps=value)
    return _give(known, decision, weight, {LLAMA: count}, count * value)


def weigh_offer(known: Known, gift: Choice) -> float:
    """Return the worth of the steps that these units pay for, less the worth of the units."""
    return offers.weigh_gift(known, _set(gift)) if gift else 0.0


def best_offer(known: Known, legal: Sequence[Decision]) -> Decision:
    """Return the `offer` decision with the highest weight; `legal` has the smaller offerings first.

    Offerings with equal numbers of units bring equal numbers of steps.
    """
    prices, unit_steps = known.holding.prices, known.figures.unit_steps
    # The offerings are sorted by size, so the last is the largest.
    sizes = range(len(_set(legal[-1].choice)) + 1)
    steps = [known.advance_worth(size * unit_steps) for size in sizes]
    best, most = legal[0], float("-inf")
    for decision in legal:
        gift = _set(decision.choice)
        worth = steps[len(gift)] - sum([prices[good] for good in gift])
        if worth > most:
            best, most = decision, worth
    return best


def advise_offer(known: Known, decision: Decision) -> Advice:
    """Return the advice on units to offer at the Main Temple.

    The weight is the worth of the steps for the units, less the worth of the units.
    """
    gift = _set(decision.choice)
    weight = weigh_offer(known, gift)
    if not gift:
        return _advice(decision, weight, "keep_goods", steps=known.figures.unit_steps)
    cost = known.figures.pieces(gift)
    return _give(known, decision, weight, cost, len(gift) * known.figures.unit_steps)


def _give(known: Known, decision: Decision, weight: float, goods: Cost, steps: int) -> Advice:
    if known.reaches_summit(steps):
        numbers = {"goods": dict(goods), "steps": steps, "drawn": known.draws}
        return _advice(decision, weight, "give_for_summit", **numbers)
    step = known.me.scout + steps
    return _advice(decision, weight, "give_for_steps", goods=dict(goods), steps=steps, step=step)


def weigh_recruiting(known: Known, districts: Choice) -> float:
    """Return the worth of these Incas, less the worth of their cost."""
    return offers.weigh_incas(known, _place(known), _set(districts)) if districts else 0.0


def advise_recruit(known: Known, decision: Decision) -> Advice:
    """Return the advice on Incas to recruit.

    The best Incas have icons on the cards in hand, or may have icons on later cards.
    """
    districts = _set(decision.choice)
    weight = weigh_recruiting(known, districts)
    if not districts:
        return _advice(decision, weight, "recruit_nobody")
    if points := known.points(districts):
        numbers = {"districts": list(districts), "points": points}
        return _advice(decision, weight, "recruit_match", **numbers)
    key = "recruit_late" if known.is_last_turn else "recruit_early"
    return _advice(decision, weight, key, districts=list(districts))


def weigh_acquiring(known: Known, order: Choice) -> float:
    """Return the worth of a priest or virgin, less the worth of its cost."""
    return 0.0 if order is None else offers.weigh_order(known, str(order))


def advise_acquire(known: Known, decision: Decision) -> Advice:
    """Return the advice on a priest or virgin to acquire.

    The best one has an icon on a card in hand, or its temple pays many steps.
    """
    order = decision.choice
    weight = weigh_acquiring(known, order)
    if order is None:
        return _advice(decision, weight, "acquire_nobody")
    order = str(order)
    if points := known.points((order,)):
        return _advice(decision, weight, "acquire_match", order=order, points=points)
    is_over = known.is_last_day and not known.perspective.bonus[TEMPLE_OF[order]]
    if known.is_last_turn or known.tiles_left == 1 or is_over:
        return _advice(decision, weight, "acquire_late", order=order)
    steps = known.prospects.next_value(order)
    return _advice(decision, weight, "acquire_steps", order=order, steps=steps)


def weigh_sending(known: Known, district: Choice) -> float:
    """Return the worth of sending an Inca from this district to the Sun Clock.

    The worth is 0 if the player sends no Inca.
    """
    return 0.0 if district is None else offers.service_worth(known, str(district))


def advise_sending(known: Known, decision: Decision) -> Advice:
    """Return the advice on an Inca to send to the Sun Clock.

    The best Inca is the one whose icon is least often on the cards in hand.
    """
    district = decision.choice
    weight = weigh_sending(known, district)
    if district is None:
        return _advice(decision, weight, "send_nobody")
    district = str(district)
    if points := known.icons[district]:
        return _advice(decision, weight, "send_shown", district=district, points=points)
    return _advice(decision, weight, "send_unshown", district=district)


def _place(known: Known) -> str:
    """Return the district that the player has entered in the present turn."""
    acting = known.perspective.acting
    assert acting is not None
    return acting


def _number(choice: Choice) -> int:
    assert isinstance(choice, int)
    return choice


def _set(choice: Choice) -> tuple[str, ...]:
    assert isinstance(choice, tuple)
    return choice


def _advice(decision: Decision, weight: float, key: str, **numbers: Any) -> Advice:
    return Advice(decision, Reason(key, numbers), weight)


def weigh_adjustment(known: Known, choice: Choice) -> float:
    """Return the worth of the best trades after an adjustment of the market.

    The worth is 0 if these trades do not include the adjusted good.
    """
    if not isinstance(choice, tuple):
        return best_trade(known, known.holding, known.perspective.market).worth
    good, change = choice
    trade = _after(known, good, change)
    return trade.worth if good in trade.bought or good in trade.sold else 0.0


def _after(known: Known, good: str, change: str) -> Trade:
    """Return the best trades of the player after an adjustment of the market."""
    return best_trade(known, known.holding, _adjust(known, good, change))


def _adjust(known: Known, good: str, change: str) -> Stock:
    market = known.perspective.market
    return {**market, good: market[good] + (1 if change == ADD else -1)}


def advise_adjustment(known: Known, decision: Decision) -> Advice:
    """Return the advice on an adjustment of the market.

    An adjustment is good if the player then gains by trading the adjusted good.
    """
    weight = weigh_adjustment(known, decision.choice)
    if not isinstance(decision.choice, tuple):
        return Advice(decision, Reason("adjust_nothing", {}), weight)
    good, change = decision.choice
    trade, level = _after(known, good, change), _adjust(known, good, change)[good]
    if good in trade.bought:
        numbers = {"good": good, "price": known.figures.purchase_price(level)}
        return Advice(decision, Reason("adjust_to_buy", numbers), weight)
    if good in trade.sold:
        numbers = {"good": good, "price": known.figures.sale_price(level)}
        return Advice(decision, Reason("adjust_to_sell", numbers), weight)
    return Advice(decision, Reason("adjust_idly", {"good": good}), weight)


def advise_trades(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Return the advice on the legal decisions of trading; the decision to finish comes last.

    A sale is good if its price is above the worth of the good, a purchase if its price is below it.
    """
    found = [_trade(known, each) for each in legal if each.type != "finish_trade"]
    is_done = all(each.weight <= LEAST for each in found)
    reason = Reason("finish_trade" if is_done else "finish_early", {})
    finishing = (each for each in legal if each.type == "finish_trade")
    return found + [Advice(each, reason, LEAST) for each in finishing]


def best_deal(known: Known, legal: Sequence[Decision]) -> Decision:
    """Return the decision that comes first in the advice of `advise_trades`."""
    worths, best, most = gains(known), legal[-1], LEAST
    for decision in legal[:-1] if worths else ():
        weight = worths.get((decision.type, str(decision.choice)), 0.0)
        # Finishing is the last decision, so a trade of the same weight comes first.
        if weight > most or (weight == most and best is legal[-1]):
            best, most = decision, weight
    return best


def _trade(known: Known, decision: Decision) -> Advice:
    """Return the advice on one sale or purchase.

    The reason names the price and, for a purchase, the Inca, priest or virgin that it is for.
    """
    good = str(decision.choice)
    held = known.goods[good]
    is_sale = decision.type == SELL
    gift = change_of(known, decision.type, good)
    weight = weigh_trade(known, decision.type, good)
    numbers: Numbers = {"good": good, "price": abs(gift[CORN])}
    if weight <= LEAST:
        return Advice(decision, Reason("sell_cheap" if is_sale else "buy_dear", numbers), weight)
    if is_sale:
        return Advice(decision, Reason("sell", {**numbers, "held": held}), weight)
    target = _plan(known, good, gift)
    if not target:
        return Advice(decision, Reason("buy", {**numbers, "held": held}), weight)
    key, kind = ("buy_for_order", "order") if target in ORDERS else ("buy_for_inca", "district")
    return Advice(decision, Reason(key, {**numbers, kind: target}), weight)


def _plan(known: Known, good: str, gift: Stock) -> str:
    """Return the Inca (by district) or order that needs this purchase; "" if none does.

    The stock can pay for the Inca or order only with the purchase, and still can after the rest of
    the visit.
    """
    perspective, holding = known.perspective, known.holding.after(gift)
    target, cost = known.prospects.reach(holding)
    if not cost.get(good) or can_pay(known.goods, cost):
        return ""
    done = dict.fromkeys(perspective.sold, 1), {**dict.fromkeys(perspective.bought, 1), good: 1}
    market = {**perspective.market, good: max(perspective.market[good] - 1, 0)}
    rest = best_trade(known, holding, market, done)
    return target if can_pay(rest.goods, cost) else ""


def weigh_redemption(known: Known, tiles: Choice) -> float:
    """Return the worth of the goods of these Moon tiles, less the worth of the corn for them."""
    assert isinstance(tiles, tuple)
    return known.gain(known.goods, _redeem(known, tiles)) if tiles else 0.0


def _redeem(known: Known, tiles: tuple[str, ...]) -> dict[str, int]:
    return {**dict.fromkeys(tiles, 1), CORN: -len(tiles) * known.figures.tile_price}


def advise_redemption(known: Known, decision: Decision) -> Advice:
    """Return the advice on Moon tiles to pay for.

    A tile is worth paying for if its good is worth more than the corn.
    """
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
    """Return the worth of one unit of each of these goods, added to the goods in hand."""
    assert isinstance(goods, tuple)
    gains = known.holding.gains
    return sum([gains[good] for good in goods])


def advise_goods(known: Known, decision: Decision) -> Advice:
    """Return the advice on units of goods to choose.

    The best units are worth most when added to the goods in hand.
    """
    goods = decision.choice
    assert isinstance(goods, tuple)
    numbers = {"goods": known.figures.pieces(goods)}
    return Advice(decision, Reason("scarce_goods", numbers), weigh_goods(known, goods))


def advise_return(known: Known, decision: Decision) -> Advice:
    """Return the advice on cards to return to the deck.

    The best cards to keep score most with the Incas and tiles on the board, or have much gold.
    """
    cards = decision.choice
    assert isinstance(cards, tuple)
    kept = _kept_cards(known, cards)
    gold = sum(known.figures.gold[card] for card in kept)
    points = sum(known.score_of(card) for card in kept)
    numbers = {"cards": list(cards), "points": points, "gold": gold}
    return Advice(decision, Reason("keep_best", numbers), weigh_return(known, cards))


def weigh_return(known: Known, cards: Choice) -> float:
    """Return the worth of the cards that the player keeps after returning `cards`.

    The worth is the points of these cards now, and an estimate of the points that they may bring later.
    """
    assert isinstance(cards, tuple)
    kept = _kept_cards(known, cards)
    points = sum(known.score_of(card) for card in kept)
    return points + sum((_promise(known, card) for card in kept), 0.0)


def _kept_cards(known: Known, returned: tuple[str, ...]) -> list[str]:
    return [card for card in known.cards if card not in returned]


def best_return(known: Known, legal: Sequence[Decision]) -> Decision:
    """Return the decision with the highest weight, which returns the cards that are worth least."""
    worth = {card: known.score_of(card) + _promise(known, card) for card in known.cards}
    choices = [_cards(decision) for decision in legal]
    cheap, count = sorted(worth, key=worth.__getitem__), len(choices[0])
    if count < len(cheap) and worth[cheap[count]] > worth[cheap[count - 1]] + 2 * MARGIN:
        back = set(cheap[:count])
        return legal[choices.index(tuple([card for card in known.cards if card in back]))]
    lost = [sum([worth[card] for card in cards]) for cards in choices]
    least = min(lost) + MARGIN
    # The last digit of a sum depends on the order of its numbers, so the decisions close to the
    # best are weighed again.
    near = [each for each, cost in zip(legal, lost, strict=True) if cost <= least]
    return max(near, key=lambda decision: weigh_return(known, decision.choice))


def _cards(decision: Decision) -> tuple[str, ...]:
    assert isinstance(decision.choice, tuple)
    return decision.choice


def _promise(known: Known, card: str) -> float:
    """Return the worth of a card beyond its points: its gold, and its icons on other cards in hand."""
    shared = sum([known.icons[place] - 1 for place in PLACES_OF[card]])
    growth = known.weights.icons_built_on * shared * min(1.0, known.turns / 6)
    return known.weights.gold_worth * known.figures.gold[card] + growth
