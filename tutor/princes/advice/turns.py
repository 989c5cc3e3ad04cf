"""Rules of thumb for a turn: the district to enter, or the Moon tile to stay for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice.known import Known
from tutor.princes.advice.outlook import Outlook, rank
from tutor.princes.advice.visits import reason_of
from tutor.princes.components import Stock
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    CORN_TILE,
    PRODUCTION,
    STEP_TILES,
)

LITTLE: Final = 0.05
MARGIN: Final = 1e-9
GAINING: Final = frozenset({*PRODUCTION, CENTRAL_PLAZA})
"""The districts where a visit may bring goods."""


def advise_turn(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Advice on every move and every stay."""
    outlook = Outlook(known)
    return [_stay(outlook, each) if each.type == "stay" else _move(outlook, each) for each in legal]


def best_turn(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_turn` puts first, without weighing those that cannot be first."""
    outlook = Outlook(known)
    places = [str(choice) for _, kind, choice in legal if kind == "move"]
    bounds = _bounds(outlook, places)
    bounds += [outlook.stay(str(choice)) for _, _, choice in legal[len(places) :]]
    best, found = float("-inf"), len(legal)
    for index in sorted(range(len(legal)), key=bounds.__getitem__, reverse=True):
        weight = bounds[index]
        if weight + MARGIN < best:
            break
        if index < len(places):
            weight = outlook.move(places[index])[0]
        if weight > best or (weight == best and index < found):
            best, found = weight, index
    return legal[found]


def _bounds(outlook: Outlook, places: list[str]) -> list[float]:
    """The most that each move can be worth.

    A visit that brings no goods leaves nothing to spend next turn that is not in hand already.
    """
    known, later = outlook.known, outlook.known.weights.later
    resting = later * outlook.rest
    ways = outlook.ways_at_most(places)
    if known.turns < 1:
        return [worth + resting for _, worth, _ in ways]
    brought = [gift for place, _, gift in ways if gift and place in GAINING]
    after_gain = later * _spent_at_most(outlook, brought)
    (first, best), (second, _), *_ = rank(
        [*outlook.unspent[:2], *outlook.spending_places(known.holding)[:2]]
    )
    usual, after_best = max(later * first, resting), max(later * second, resting)
    bounds = []
    for place, worth, gift in ways:
        follows = after_best if place == best else usual
        if gift and place in GAINING and after_gain > follows:
            follows = after_gain
        bounds.append(worth + follows)
    return bounds


def _spent_at_most(outlook: Outlook, gifts: Iterable[Stock]) -> float:
    """The most that can be won next turn by spending goods, whichever of the gifts comes first.

    It counts, for each good, the most that any of them leaves in hand.
    """
    most: dict[str, int] = {}
    for gift in gifts:
        for good, count in gift.items():
            if count > most.get(good, 0):
                most[good] = count
    spent = outlook.spending_places(outlook.known.holding.after(most))
    return spent[0][0] if spent else 0.0


def _move(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a district now, and of the best district that can follow next turn."""
    known, place = outlook.known, str(decision.choice)
    here, cost, _ = outlook.way(place)
    weight, next_place, next_worth = outlook.move(place)
    next_door = next_place in known.figures.neighbours[place]
    # Where the visit begins by changing prices, a llama may still be sold.
    is_kept = next_door or place != CENTRAL_PLAZA
    if is_kept and here.worth <= max(LITTLE, cost) and next_worth > max(LITTLE, cost):
        numbers = {"district": place, "place": next_place, "next_door": next_door}
        return Advice(decision, Reason("approach", numbers), weight)
    # The yield of a harvest is named even if it is worth little: a bonus is nothing to deny.
    if here.worth <= LITTLE and here.key != "harvest":
        return Advice(decision, Reason("idle", {"district": place}), weight)
    return Advice(decision, reason_of(known, place, here), weight)


def _stay(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a tile, and of the best turn from here that can follow."""
    known, tile = outlook.known, str(decision.choice)
    weight = outlook.stay(tile)
    place = known.me.prince
    assert place is not None
    near = known.figures.neighbours[place]
    best = max((outlook.now[other].worth for other in near), default=0.0)
    if outlook.ends_day and not known.is_last_day:
        return Advice(decision, Reason("stay_third", {"tile": tile}), weight)
    if best <= LITTLE and not known.is_last_day:
        return Advice(decision, Reason("stay_wait", {"tile": tile}), weight)
    return Advice(decision, tile_reason(known, tile), weight)


def tile_reason(known: Known, tile: str) -> Reason:
    """The reason for taking a Moon tile: its pay, and the time of it."""
    if tile in STEP_TILES:
        return Reason("stay_steps", {"tile": tile, "steps": known.figures.tile_steps[tile]})
    when = "now" if known.is_last_day else "night"
    if tile == CORN_TILE:
        return Reason("stay_corn", {"tile": tile, "when": when})
    if known.is_last_day and known.goods[CORN] < known.figures.tile_price:
        return Reason("stay_unpaid", {"tile": tile})
    return Reason("stay_goods", {"tile": tile, "good": tile, "when": when})
