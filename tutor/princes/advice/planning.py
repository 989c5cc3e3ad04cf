"""Plans for the ending a player wants, and the estimate: each player's chance to win.

In the Conquest the most gold triples the points, in the Rescue points alone count. So a player who
leads in points but not in gold takes the last priests and virgins while there is time, and one who
leads in gold but not in points leaves them where they are. Cards that others hold face down count
as a usual hand for their buildings.

The estimate is a logistic model of the winner, from each player's distance to the mean of each
figure. The weights are fitted to the winners of games of planners and rules of thumb, at the
beginning of each of their days, by `python -m tests.benchmarks.ladder.fitting`. Buildings count
more while many days are left; points, also those of a Conquest, count more near the end.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp, log
from typing import Final, NamedTuple

from tutor.core.base.players import Advice, Reason
from tutor.princes.advice.known import PLACES_OF, Perspective, Seat
from tutor.princes.advice.worths import RULES_OF_THUMB, Weights
from tutor.princes.components import Components
from tutor.princes.rules.scoring import gold, icons, multipliers
from tutor.princes.rules.table import Player, Table

USUAL_CARD: Final = 1.25
"""The advantage of a card that was chosen among several."""

PLANNER: Final = Weights(unit_worth=(1.0, 0.85, 0.6, 0.45, 0.3), completing=0.15, gold_worth=0.6)
"""Goods and gold are worth more than in the rules of thumb, the goals they pay for less."""
RACING: Final = replace(PLANNER, order_bonus=15.0)
HOLDING: Final = replace(PLANNER, order_bonus=-4.0)
CLEAR_LEAD: Final = 1.25
"""How far ahead in points a player must be to race, as the others' cards are hidden."""
RACING_TILES: Final = 6
HOLDING_TILES: Final = 3
TURNS_A_TILE: Final = 1.5
# The fewer play, the more turns each of them has until three Moon tiles are taken.
TURNS_A_DAY: Final = 2.0
TURNS_SHARED: Final = 13.0

WEIGHTS: Final = (-1.44, 1.83, 0.144, 0.1, 0.343, 0.584, 1.23, 0.833)
"""The weights on the last day, for the figures of a player in their order (`player_figures`)."""
FOR_DAYS: Final = (0.379, -3.43, -0.0563, 0.297, 0.527, 1.36, -0.577, -0.423)
"""The amounts added to the weights with all days of the calendar ahead."""


class Standing(NamedTuple):
    """The points and gold of one player, by what another sees."""

    points: float
    gold: float


class Plan(NamedTuple):
    """A player's aim: the `rescue`, to `hold` it off, or neither; and its weights."""

    aim: str
    weights: Weights
    left: int
    """The tiles of priests and virgins that are left."""


NO_PLAN: Final = Plan("", RULES_OF_THUMB, 0)


def with_plan(plan: Plan, advice: Advice) -> Advice:
    """The advice with the plan as its reason, where the plan makes the difference."""
    kind, choice = advice.decision.type, advice.decision.choice
    if kind == "acquire" and plan.aim == "rescue" and choice is not None:
        return advice._replace(reason=Reason("race_rescue", {"order": choice, "left": plan.left}))
    if kind == "acquire" and plan.aim == "hold" and choice is None:
        return advice._replace(reason=Reason("hold_rescue", {"left": plan.left}))
    return advice


def plan_of(figures: Components, perspective: Perspective) -> Plan:
    """The plan of the player whose perspective it is."""
    left = sum(perspective.orders_left.values())
    if left > RACING_TILES:
        return Plan("", PLANNER, left)
    mine = _mine(figures, perspective)
    rivals = [_usual(figures, perspective, other) for other in perspective.others]
    best = max(rival.points for rival in rivals)
    conquered = _conquest_points(figures, [mine, *rivals])
    leads_conquest = conquered[0] > max(conquered[1:])
    is_time = left * TURNS_A_TILE <= _turns(figures, perspective)
    if not leads_conquest and mine.points > CLEAR_LEAD * best and is_time:
        return Plan("rescue", RACING, left)
    if leads_conquest and mine.points < best and left <= HOLDING_TILES:
        return Plan("hold", HOLDING, left)
    return Plan("", PLANNER, left)


def _turns(figures: Components, perspective: Perspective) -> float:
    """About how many turns are left before the Conquest."""
    a_day = TURNS_A_DAY + TURNS_SHARED / (len(perspective.others) + 1)
    days = figures.last_day - perspective.day + (0.5 if perspective.last_turns is None else 0)
    return days * a_day


def _mine(figures: Components, perspective: Perspective) -> Standing:
    """The points and gold of the player, own cards included."""
    me = perspective.me
    built = {**me.incas, **me.orders}
    points = sum(built[place] for card in perspective.cards for place in PLACES_OF[card])
    gold = sum(figures.gold[card] for card in perspective.cards)
    trail = figures.trail_points(me.scout)
    return Standing(points + trail + me.awards * figures.award_points, gold + trail)


def _usual(figures: Components, perspective: Perspective, seat: Seat) -> Standing:
    """The points and gold of another player with a usual hand."""
    unseen = [card for card in figures.gold if card not in perspective.cards]
    built = {**seat.incas, **seat.orders}
    points = gold = 0
    for card in unseen:
        first, second = PLACES_OF[card]
        points += built[first] + built[second]
        gold += figures.gold[card]
    trail = figures.trail_points(seat.scout)
    hand = seat.hand
    usual = hand * points * USUAL_CARD / len(unseen)
    awards = seat.awards * figures.award_points
    return Standing(usual + trail + awards, hand * gold / len(unseen) + trail)


def _conquest_points(figures: Components, standings: list[Standing]) -> list[float]:
    """The points of each player by the Conquest."""
    ranked = sorted({standing.gold for standing in standings}, reverse=True)
    worth = dict(zip(ranked, figures.gold_multipliers, strict=False))
    return [standing.points * worth.get(standing.gold, 1) for standing in standings]


def estimate(table: Table) -> list[float]:
    """Each player's chance of winning in seat order. It looks at all cards of a table."""
    ahead = days_ahead(table)
    weights = [now + ahead * more for now, more in zip(WEIGHTS, FOR_DAYS, strict=True)]
    levels = []
    for figures in player_figures(table):
        pairs = zip(weights, figures, strict=True)
        levels.append(sum([weight * figure for weight, figure in pairs]))
    most = max(levels)
    odds = [exp(level - most) for level in levels]
    whole = sum(odds)
    return [each / whole for each in odds]


def days_ahead(table: Table) -> float:
    """The part of the calendar that is still ahead, from 1 to 0 on the last day."""
    last = table.figures.last_day
    return (last - table.day) / last


def player_figures(table: Table) -> list[tuple[float, ...]]:
    """The figures of each player that the estimate uses.

    The logarithm of the points, and of the points in a Conquest now; gold, units, Incas, priests
    and virgins, steps (of the whole trail), cards.
    """
    figures, players = table.figures, table.players
    golds = [gold(table, player) for player in players]
    factors = multipliers(figures, golds)
    found = list[tuple[float, ...]]()
    for player, amount, factor in zip(players, golds, factors, strict=True):
        points = _points(table, player)
        found.append(
            (
                log(points + 5),
                log(points * factor + 5),
                float(amount),
                float(figures.units(player.goods)),
                float(sum(player.incas.values())),
                float(sum(player.orders.values())),
                player.scout / figures.summit,
                float(len(player.cards)),
            )
        )
    return found


def _points(table: Table, player: Player) -> int:
    """The points of a player if the game ended now."""
    figures = table.figures
    on_trail = figures.trail_points(player.scout)
    return icons(table, player) + on_trail + player.awards * figures.award_points
