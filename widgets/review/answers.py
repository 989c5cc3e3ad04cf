"""The answers of a review card, by the games that were played for it."""

from __future__ import annotations

from math import ceil, floor

from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.intervals import Interval
from tutor.core.lessons.review_cards import MOST_REASONS, PARTS, TENTHS, Answers, Move


def answers_of(found: Forecast) -> Answers:
    """The answers of a card by a forecast of its decisions, with their margin.

    A decision is right if no other can be ahead of it by more than the margin. It is wrong if the
    best is surely better, and ahead by more than the margin as far as the games show. The others
    are undecided.
    """
    race = found.race
    verdicts = race.verdicts()
    left = [each for each in found.candidates if verdicts[each.index] != "worse"]
    best = max(left, key=lambda each: each.value)
    moves = []
    for each in sorted(found.candidates, key=lambda each: (each is not best, -each.value)):
        is_right: bool | None = None
        others = [other for other in found.candidates if other is not each]
        behind = race.gap(best.index, each.index) if each is not best else Interval(0.0, 0.0)
        if verdicts[each.index] == "better" or all(
            race.gap(each.index, other.index).low >= -race.margin for other in others
        ):
            is_right = True
        elif behind.low > 0 and (behind.low + behind.high) / 2 > race.margin:
            is_right = False
        differences = found.stocks.differences(best.index, each.index)[:MOST_REASONS]
        low, high = each.win_interval
        moves.append(
            Move(
                each.decision,
                is_right,
                each.playouts,
                round(PARTS * each.win_chance),
                floor(PARTS * low),
                ceil(PARTS * high),
                tuple((one.key, round(TENTHS * one.more)) for one in differences),
            )
        )
    return Answers(found.playouts, round(PARTS * race.margin), tuple(moves))
