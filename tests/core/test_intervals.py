"""Intervals contain the true value as often as promised, even if a reader looks after each game."""

from itertools import pairwise
from random import Random

import pytest

from tests.benchmarks.ladder.climbing import ShareSequence
from tutor.core.laboratory.intervals import (
    BettingSequence,
    BoundedSequence,
    MeanSequence,
    normal_interval,
)

RUNS, LONG = 200, 250


def missed(draw, mean, make, long=LONG):
    """Return in how many runs the interval misses the true mean after any of the values."""
    found = 0
    for run in range(RUNS):
        chance, sequence, missed_it = Random(run), make(), False
        for _ in range(long):
            sequence.observe(draw(chance))
            interval = sequence.interval
            if interval and not interval.low <= mean <= interval.high:
                missed_it = True
        found += missed_it
    return found


def test_the_mean_is_hardly_ever_outside_however_often_a_reader_looks():
    """The interval contains the mean after every value in at least 95 per cent of the runs.

    This holds for wins and losses and for nearly equal values.
    """
    assert missed(lambda chance: chance.random() < 0.3, 0.3, BoundedSequence) <= RUNS * 0.05
    assert missed(lambda chance: 0.5 + chance.random() / 50, 0.51, BoundedSequence) <= RUNS * 0.05


def test_a_fixed_sample_interval_would_not_do():
    """An interval for a fixed sample misses the mean too often if a reader looks after each value.

    The interval of this package does not.
    """
    misses = 0
    for run in range(RUNS):
        chance, values = Random(run), []
        for _ in range(LONG):
            values.append(chance.gauss(0, 1))
            interval = normal_interval(values)
            if len(values) >= 20 and not interval.low <= 0 <= interval.high:
                misses += 1
                break
    assert misses > RUNS * 0.2
    assert missed(lambda chance: chance.gauss(0, 1), 0, MeanSequence) <= RUNS * 0.05


def test_more_values_make_it_narrower():
    """No further value makes the interval wider, and equal values make it narrow the fastest."""
    chance, spread, still = Random(1), BoundedSequence(), BoundedSequence()
    ends = []
    for _ in range(400):
        spread.observe(chance.random() < 0.5)
        still.observe(0.5)
        ends.append(spread.interval)
    assert all(a.low <= b.low and b.high <= a.high for a, b in pairwise(ends))
    assert ends[-1].high - ends[-1].low < 0.25
    assert still.interval.high - still.interval.low < 0.05


def test_bets_decide_with_few_values_and_are_hardly_ever_wrong():
    """The betting interval decides with few values, and rarely misses the true mean.

    After eight wins in eight games it lies above a half, and the interval of a bounded sequence does not yet.
    """
    betting, bounded = BettingSequence(), BoundedSequence()
    for _ in range(8):
        betting.observe(1.0)
        bounded.observe(1.0)
    assert betting.interval.low > 0.5 > bounded.interval.low
    few = 12
    often = missed(lambda chance: chance.random() < 0.3, 0.3, BettingSequence, few)
    seldom = missed(lambda chance: chance.random() < 0.98, 0.98, BettingSequence, few)
    assert max(often, seldom) <= RUNS * 0.05
    still = [BettingSequence() for _ in range(2)]
    for _ in range(60):
        still[0].observe(0.25)
        still[1].observe(0.75)
    low, high = still[0].interval
    assert low <= 0.25 <= high
    assert high - low < 0.1
    # Mirrored values have the mirrored interval.
    assert still[1].interval == pytest.approx((1 - high, 1 - low), abs=1e-6)


@pytest.mark.endurance
def test_shares_of_wins_have_an_exact_interval():
    """The exact interval of a share of wins contains the true share, also with shared victories.

    It is (0, 1) before the first game, and narrower than the interval of a bounded sequence.
    """
    assert missed(lambda chance: chance.random() < 0.2, 0.2, ShareSequence) <= RUNS * 0.05
    assert missed(lambda chance: chance.choice((0, 0.5, 0.5, 1)), 0.5, ShareSequence) <= RUNS * 0.05
    assert ShareSequence().interval == (0, 1)
    chance, exact, bounded = Random(1), ShareSequence(), BoundedSequence()
    for _ in range(LONG):
        won = chance.random() < 0.4
        exact.observe(won)
        bounded.observe(won)
    width = exact.interval.high - exact.interval.low
    assert width < bounded.interval.high - bounded.interval.low
    always = ShareSequence()
    for _ in range(LONG):
        always.observe(1)
    assert 0.97 < always.interval.low < always.interval.high == 1
