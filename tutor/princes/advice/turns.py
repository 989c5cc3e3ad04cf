"""Rules of thumb for a turn: the district to enter, or the Moon tile to stay for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known
from tutor.princes.advice.outlook import SPENDING_PLACES, Outlook
from tutor.princes.advice.visits import reason_of
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    CORN_TILE,
    DISTRICTS,
    STEP_TILES,
)

LITTLE: Final = 0.05
MARGIN: Final = 1e-9
OTHER_PLACES: Final = tuple(place for place in DISTRICTS if place not in SPENDING_PLACES)


def advise_turn(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Advice on every move and every stay."""
    outlook = Outlook(known)
    return [_stay(outlook, each) if each.type == "stay" else _move(outlook, each) for each in legal]


def best_turn(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_turn` puts first, without weighing what cannot come first."""
    outlook = Outlook(known)
    bounds = _bounds(outlook, legal)
    best, found = float("-inf"), len(legal)
    for index in sorted(range(len(legal)), key=lambda index: -bounds[index]):
        if bounds[index] + MARGIN < best:
            break
        decision = legal[index]
        weight = bounds[index] if decision.type == "stay" else outlook.move(decision)[0]
        if weight > best or (weight == best and index < found):
            best, found = weight, index
    return legal[found]


def _bounds(outlook: Outlook, legal: Sequence[Decision]) -> list[float]:
    """The most that each move can be worth, and what each stay is worth."""
    known = outlook.known
    later = known.weights.later
    resting = later * outlook.rest()
    places = [str(each.choice) for each in legal if each.type == "move"]
    ways = [outlook.at_most(place) for place in places]
    first, second = 0.0, 0.0
    if known.turns >= 1:
        # What any of the visits leaves in hand, so that none can spend more next turn.
        most = dict(known.goods)
        for _, gift in ways:
            for good, count in gift.items():
                most[good] = max(most[good], known.goods[good] + count)
        spent = max(outlook.spent(most).values())
        second, first = sorted([outlook.now[place].worth for place in OTHER_PLACES])[-2:]
        first, second = max(first, spent), max(second, spent)
    bounds = []
    for place, (worth, _) in zip(places, ways, strict=True):
        follows = second if outlook.now[place].worth == first else first
        bounds.append(worth + max(later * follows, resting))
    return bounds + [outlook.weigh_stay(each)[0] for each in legal[len(places) :]]


def _move(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a district now, and of the best district that can follow next turn."""
    known, place = outlook.known, str(decision.choice)
    here, cost, _ = outlook.way(place)
    weight, next_place, next_worth = outlook.move(decision)
    next_door = next_place in known.figures.neighbours[place]
    # Where prices are changed first, nobody can say before that a llama will not be sold.
    is_kept = next_door or place != CENTRAL_PLAZA
    if is_kept and here.worth <= max(LITTLE, cost) and next_worth > max(LITTLE, cost):
        numbers = {"district": place, "place": next_place, "next_door": next_door}
        return Advice(decision, Reason("approach", numbers), weight)
    # What a harvest brings is told also where it is worth little: a bonus is nothing to deny.
    if here.worth <= LITTLE and here.key != "harvest":
        return Advice(decision, Reason("idle", {"district": place}), weight)
    return Advice(decision, reason_of(known, place, here), weight)


def _stay(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a tile, and of the best turn from here that can follow."""
    known, tile = outlook.known, str(decision.choice)
    weight, is_third = outlook.weigh_stay(decision)
    place = known.me.prince
    assert place is not None
    near = known.figures.neighbours[place]
    best = max((outlook.now[other].worth for other in near), default=0.0)
    if is_third and not known.is_last_day:
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
