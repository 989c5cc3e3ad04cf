"""The estimate of a position: each player's chance to win.

A logistic model of the winner, from each player's distance to the mean of each figure. The weights
are fitted to the winners of games of planners and rules of thumb, at the beginning of each of their
days, by `python -m tests.benchmarks.ladder.fitting`. Buildings count more while many days are left;
points, also those of a Conquest, count more near the end.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from tutor.princes.rules.scoring import gold, icons, multipliers
from tutor.princes.rules.table import Player, Table

WEIGHTS: Final = (-1.44, 1.83, 0.144, 0.1, 0.343, 0.584, 1.23, 0.833)
"""The weights on the last day, for the figures of a player in their order (`player_figures`)."""
FOR_DAYS: Final = (0.379, -3.43, -0.0563, 0.297, 0.527, 1.36, -0.577, -0.423)
"""The amounts added to the weights with all days of the calendar ahead."""


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
