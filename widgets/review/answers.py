"""The right answers of a review card, by the games that were played for it."""

from __future__ import annotations

from math import ceil, floor

from tutor.core.laboratory.forecast import Forecast
from tutor.core.lessons.review_cards import MOST_REASONS, PARTS, TENTHS, Answers, Move


def answers_of(found: Forecast) -> Answers:
    """The right answers by a forecast, told with its margin.

    A decision is wrong where another is surely better, and lies further from the best than the
    margin as far as the games show. So what cannot be told apart from the best is right.
    """
    race = found.race
    worse = {each.index for each in found.candidates if race.is_worse(each.index)}
    left = [each for each in found.candidates if each.index not in worse]
    best = max(left, key=lambda each: each.value)
    moves = []
    for each in sorted(found.candidates, key=lambda each: (each is not best, -each.value)):
        behind = 0.0
        if each is not best:
            low, high = race.gap(best.index, each.index)
            behind = (low + high) / 2
        differences = found.stocks.differences(best.index, each.index)[:MOST_REASONS]
        low, high = each.win_interval
        moves.append(
            Move(
                each.decision,
                each.index not in worse or behind <= race.margin,
                each.playouts,
                round(PARTS * each.win_chance),
                floor(PARTS * low),
                ceil(PARTS * high),
                tuple((one.key, round(TENTHS * one.more)) for one in differences),
            )
        )
    return Answers(found.playouts, round(PARTS * race.margin), tuple(moves))
