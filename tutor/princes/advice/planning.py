"""Plans for one of the two endings, and an estimate of each player's chance to win.

In a Conquest the player with the most gold triples the points; in a Rescue only points count. A
player who leads in points but not in gold therefore takes the last priests and virgins while there
is time, and a player who leads in gold but not in points leaves them. The hidden cards of another
player count as an average hand: the points that average cards score with that player's Incas and
tiles.

The estimate is a logistic model: a weighted sum of each player's figures gives the odds. `python -m
tests.benchmarks.ladder.fitting` fits the weights to the winners of games between the planner and
the rules of thumb, with the figures at the beginning of each day. Incas and tiles weigh more while
many days are left; points, also those of a Conquest, weigh more near the end.
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
"""The points of a card that its player has chosen, in multiples of an average card's points."""

PLANNER: Final = Weights(unit_worth=(1.0, 0.85, 0.6, 0.45, 0.3), completing=0.15, gold_worth=0.6)
"""The weights of the planner: goods and gold count more than in the rules of thumb, goals less."""
RACING: Final = replace(PLANNER, order_bonus=15.0)
HOLDING: Final = replace(PLANNER, order_bonus=-4.0)
CLEAR_LEAD: Final = 1.25
"""A player plans for the Rescue only with this many times the points of the best other player.

The factor is above 1, because the points of the other players are estimates.
"""
RACING_TILES: Final = 6
HOLDING_TILES: Final = 3
TURNS_A_TILE: Final = 1.5
# With fewer players, each has more turns before the third Moon tile ends the day.
TURNS_A_DAY: Final = 2.0
TURNS_SHARED: Final = 13.0

WEIGHTS: Final = (-1.44, 1.83, 0.144, 0.1, 0.343, 0.584, 1.23, 0.833)
"""The weights on the last day, one for each of `player_figures`, in the same order."""
FOR_DAYS: Final = (0.379, -3.43, -0.0563, 0.297, 0.527, 1.36, -0.577, -0.423)
"""The amounts added to WEIGHTS on the first day; on later days a share of them (`days_ahead`)."""


class Standing(NamedTuple):
    """The points and gold of one player, as far as the planning player knows or estimates them."""

    points: float
    gold: float


class Plan(NamedTuple):
    """A plan: the aim, and the weights that follow from the aim.

    `aim` is `rescue` (end the game by Rescue), `hold` (prevent the Rescue) or "".
    """

    aim: str
    weights: Weights
    left: int
    """The number of priests and virgins that are left."""


NO_PLAN: Final = Plan("", RULES_OF_THUMB, 0)


def with_plan(plan: Plan, advice: Advice) -> Advice:
    """Return the advice, with the plan as its reason if the plan decides whether to acquire a tile."""
    kind, choice = advice.decision.type, advice.decision.choice
    if kind == "acquire" and plan.aim == "rescue" and choice is not None:
        return advice._replace(reason=Reason("race_rescue", {"order": choice, "left": plan.left}))
    if kind == "acquire" and plan.aim == "hold" and choice is None:
        return advice._replace(reason=Reason("hold_rescue", {"left": plan.left}))
    return advice


def plan_of(figures: Components, perspective: Perspective) -> Plan:
    """Return the plan of the player of the perspective."""
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
    """Return an estimate of the number of turns that the player has before the Conquest."""
    a_day = TURNS_A_DAY + TURNS_SHARED / (len(perspective.others) + 1)
    days = figures.last_day - perspective.day + (0.5 if perspective.last_turns is None else 0)
    return days * a_day


def _mine(figures: Components, perspective: Perspective) -> Standing:
    """Return the points and gold of the planning player, with the cards in hand."""
    me = perspective.me
    built = {**me.incas, **me.orders}
    points = sum(built[place] for card in perspective.cards for place in PLACES_OF[card])
    gold = sum(figures.gold[card] for card in perspective.cards)
    trail = figures.trail_points(me.scout)
    return Standing(points + trail + me.awards * figures.award_points, gold + trail)


def _usual(figures: Components, perspective: Perspective, seat: Seat) -> Standing:
    """Return the points and gold of another player, whose hidden cards count as average cards.

    The average is taken over the cards that the planning player has not seen.
    """
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
    """Return the points of each player if the game ended by Conquest with these points and gold."""
    ranked = sorted({standing.gold for standing in standings}, reverse=True)
    worth = dict(zip(ranked, figures.gold_multipliers, strict=False))
    return [standing.points * worth.get(standing.gold, 1) for standing in standings]


def estimate(table: Table) -> list[float]:
    """Return the chance of each player to win, from 0 to 1, in seat order.

    The cards of all players count, also those that are hidden from other players.
    """
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
    """Return the share of the days that is still ahead; 0 on the last day."""
    last = table.figures.last_day
    return (last - table.day) / last


def player_figures(table: Table) -> list[tuple[float, ...]]:
    """Return the figures of each player that `estimate` uses, in the order of WEIGHTS.

    The figures are the logarithms of the points in a Rescue and in a Conquest now, the gold, units of
    goods, Incas, priests and virgins, steps as a share of the trail, and cards.
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
    """Return the points of a player if the game ended now by Rescue."""
    figures = table.figures
    on_trail = figures.trail_points(player.scout)
    return icons(table, player) + on_trail + player.awards * figures.award_points
