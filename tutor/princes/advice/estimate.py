"""The estimate of a position: how likely each player is to win, by what lies there.

The weights were fitted to the winners of 200 games of planners and rules of thumb, at the ends of
their days: a logistic choice among the players, by how far each is above the mean. What is built
counts more while many days are left, gold and points count more near the end.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from tutor.princes.rules.scoring import gold, icons
from tutor.princes.rules.table import Player, Table

WEIGHTS: Final = (1.43, 0.299, 0.034, 0.258, 0.385, 0.31)
"""Of points (their logarithm), gold, units, Incas, priests and virgins, steps; on the last day."""
FOR_DAYS: Final = (-2.548, -0.17, 0.41, 0.702, 1.91, -0.399)
"""What is added to each with all days of the calendar ahead."""


def estimate(table: Table) -> list[float]:
    """Each player's chance of winning in seat order. It looks at all cards of a table."""
    figures = table.figures
    ahead = (figures.last_day - table.day) / figures.last_day
    weights = [now + ahead * more for now, more in zip(WEIGHTS, FOR_DAYS, strict=True)]
    levels = []
    for player in table.players:
        pairs = zip(weights, _figures(table, player), strict=True)
        levels.append(sum(weight * figure for weight, figure in pairs))
    most = max(levels)
    odds = [exp(level - most) for level in levels]
    return [each / sum(odds) for each in odds]


def _figures(table: Table, player: Player) -> tuple[float, ...]:
    figures = table.figures
    points = icons(table, player) + figures.trail_points(player.scout)
    points += player.awards * figures.award_points
    return (
        log(points + 5),
        gold(table, player),
        figures.units(player.goods),
        sum(player.incas.values()),
        sum(player.orders.values()),
        player.scout / figures.summit,
    )
