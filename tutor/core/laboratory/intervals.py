"""Intervals for means: after a number of games fixed beforehand, and while the number grows.

Running sums can be written as JSON, so that a later process continues from them and does not need
the games again. The JSON is short, and is checked when it is read.

A confidence sequence holds at all moments together: whenever you look and stop, the chance that the
mean is outside of it is at most `alpha`. The sources of the formulas:

- Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference.
  Journal of the American Statistical Association 22.
- Waudby-Smith, I., Ramdas, A. (2024), Estimating means of bounded random variables by betting.
  Journal of the Royal Statistical Society B 86; theorem 2, the predictable plug-in empirical
  Bernstein confidence sequence; and section 4, the hedged capital process.
- Waudby-Smith, I., Arbour, D., Sinha, R., Kennedy, E. H., Ramdas, A. (2024), Time-uniform central
  limit theory and asymptotic confidence sequences. Annals of Statistics 52; theorem 2.2, a normal
  mixture after Robbins (1970).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, inf, isfinite, log, log1p, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from tutor.core.base.schema import JSON

ALPHA: Final = 0.05
MOST_BET: Final = 0.5
MOST_STAKED: Final = 0.75
"""The largest part of the capital that a bet can lose."""
HALVINGS: Final = 40
"""The number of halvings by which the end of an interval is found."""
TIGHT_AT: Final = 100
"""The number of observations for which the asymptotic sequence is narrowest."""
FEWEST: Final = 20


def short(values: Iterable[float]) -> list[JSON]:
    """Return the numbers rounded to ten digits, for JSON; whole numbers as integers."""
    return [int(value) if value == int(value) else float(f"{value:.10g}") for value in values]


def numbers(written: object, count: int, lowest: float = 0.0) -> list[float]:
    """Return a list of `count` numbers from JSON. Raises ValueError for other data.

    A number below `lowest` raises ValueError too.
    """
    if not isinstance(written, list) or len(written) != count:
        raise ValueError(written)
    for each in written:
        if type(each) not in (int, float) or not isfinite(each) or each < lowest:
            raise ValueError(each)
    return written


def whole(written: object, below: int = 1_000_000_000) -> int:
    """Return a whole number from JSON, at least 0 and less than `below`.

    Raises ValueError for other data.
    """
    if type(written) is not int or not 0 <= written < below:
        raise ValueError(written)
    return written


class Interval(NamedTuple):
    """The interval of a mean, both ends included."""

    low: float
    high: float


def wilson_interval(wins: float, games: int, alpha: float = ALPHA) -> Interval:
    """Return the interval of a chance after this many wins in a number of games fixed beforehand.

    >>> [round(end, 3) for end in wilson_interval(30, 60)]
    [0.377, 0.623]
    """
    z = NormalDist().inv_cdf(1 - alpha / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * spread / (1 + z * z / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def normal_interval(values: Sequence[float], alpha: float = ALPHA) -> Interval | None:
    """Return the interval of a mean by the normal distribution, or None for fewer than two values.

    >>> normal_interval([3.0])
    >>> [round(end, 2) for end in normal_interval([1.0, 3.0] * 20)]
    [1.69, 2.31]
    """
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = NormalDist().inv_cdf(1 - alpha / 2) * sqrt(variance / count)
    return Interval(mean - half, mean + half)


def student_half(error: float, values: int, alpha: float = ALPHA) -> float:
    """Return half the width of an interval for the mean of this many values.

    `error` is the standard error of the mean. The formula is an expansion of Student's distribution
    around the normal one, which is good from eight values on: Abramowitz, Stegun (1964), Handbook
    of Mathematical Functions, 26.7.5.

    >>> round(student_half(1.0, 8), 2)
    2.36
    """
    z, free = NormalDist().inv_cdf(1 - alpha / 2), max(values - 1, 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return error * (z + first / free + second / free**2 + third / free**3)


class BoundedSequence:
    """A confidence sequence for the mean of values from 0 to 1 of any distribution.

    Let mu_t and s_t be the mean and variance so far (at first 1/2 and 1/4). The bet on value t is
    b_t = min(1/2, sqrt(2 log(2/alpha) / (s_(t-1) t log(1+t)))), and the mean lies within
    (log(2/alpha) + sum 4 (x_t - mu_(t-1))^2 (-log(1-b_t) - b_t)/4) / sum b_t of sum b_t x_t / sum
    b_t. This holds for all t together, so the interval only shrinks.
    """

    __slots__ = ("_bets", "_betted", "_count", "_log", "_penalty", "_squares", "_sum", "interval")

    def __init__(self, alpha: float = ALPHA) -> None:
        self._log = log(2 / alpha)
        self._count, self._sum, self._squares = 0, 0.0, 0.0
        self._bets, self._betted, self._penalty = 0.0, 0.0, self._log
        self.interval = Interval(0.0, 1.0)

    def observe(self, value: float) -> None:
        """Count one more value."""
        count = self._count + 1
        mean = (0.5 + self._sum) / count
        variance = (0.25 + self._squares) / count
        bet = min(MOST_BET, sqrt(2 * self._log / (variance * count * log1p(count))))
        self._bets += bet
        self._betted += bet * value
        self._penalty += (value - mean) ** 2 * (-log1p(-bet) - bet)
        self._count, self._sum = count, self._sum + value
        self._squares += (value - (0.5 + self._sum) / (count + 1)) ** 2
        middle, half = self._betted / self._bets, self._penalty / self._bets
        low, high = self.interval
        # If an earlier interval missed the mean, the ends could cross: the result is one point.
        low = max(low, min(middle - half, high))
        self.interval = Interval(low, min(high, max(middle + half, low)))

    @property
    def mean(self) -> float:
        """The mean of the values so far; 1/2 before the first."""
        return self._sum / self._count if self._count else 0.5

    @property
    def count(self) -> int:
        """The number of values so far."""
        return self._count

    @property
    def error(self) -> float:
        """The standard error of the mean.

        The error includes one more value at either end of the range, because equal values so far do not
        prove that all later values are equal too.
        """
        count = max(self._count, 2)
        return hypot(sqrt(self._squares / (count - 1) / count), 1 / (count * count))

    def plain_interval(self, alpha: float = ALPHA) -> Interval:
        """Return the interval of the mean for this number of values, as if it was fixed beforehand.

        It is narrower than `interval`, but it is right for one look only.

        >>> halves = BoundedSequence()
        >>> for value in [0.25, 0.75] * 20:
        ...     halves.observe(value)
        >>> [round(end, 2) for end in halves.plain_interval()]
        [0.42, 0.58]
        """
        if self._count < 2:
            return Interval(0.0, 1.0)
        error = sqrt(self._squares / (self._count - 1) / self._count)
        half = student_half(error, self._count, alpha)
        return Interval(max(self.mean - half, 0.0), min(self.mean + half, 1.0))

    def hand_over(self) -> list[JSON]:
        """Return the sums so far as JSON, from which `take_up` continues."""
        sums = (self._sum, self._squares, self._bets, self._betted, self._penalty)
        return short([self._count, *sums, *self.interval])

    def take_up(self, written: object) -> None:
        """Continue from the sums of another sequence. Raises ValueError for other data."""
        count, *sums, low, high = numbers(written, 8)
        if not low <= high <= 1:
            raise ValueError(written)
        self._count, self.interval = whole(count), Interval(low, high)
        self._sum, self._squares, self._bets, self._betted, self._penalty = sums


class BettingSequence:
    """A confidence sequence for the mean of values from 0 to 1, narrow even after few values.

    A gambler who bets that the mean is above m has after t values the capital prod (1 + min(b_i,
    c/m) (x_i - m)), with c = 3/4 and the bets b_i of `BoundedSequence` without their limit of 1/2.
    The bet that the mean is below m has the same formula with 1 - x_i and 1 - m. If m is the mean,
    the chance that one of the two capitals ever reaches 2/alpha is at most alpha; so every m for
    which a capital reaches it is ruled out. The time for a value grows with the number of values
    before it.
    """

    __slots__ = ("_log", "_squares", "_sum", "_values", "interval")

    def __init__(self, alpha: float = ALPHA) -> None:
        self._log = log(2 / alpha)
        self._values: list[tuple[float, float]] = []
        self._sum, self._squares = 0.0, 0.0
        self.interval = Interval(0.0, 1.0)

    def observe(self, value: float) -> None:
        """Count one more value."""
        count = len(self._values) + 1
        variance = (0.25 + self._squares) / count
        bet = sqrt(2 * self._log / (variance * count * log1p(count)))
        self._values.append((value, bet))
        self._sum += value
        self._squares += (value - (0.5 + self._sum) / (count + 1)) ** 2
        low, high = self.interval
        below = _ruled_out([(each, bet) for each, bet in self._values], self._log, low, high)
        above = _ruled_out(
            [(1 - each, bet) for each, bet in self._values], self._log, 1 - high, 1 - low
        )
        # If an earlier interval missed the mean, the ends could cross: the result is one point.
        low = min(below, high)
        self.interval = Interval(low, max(1 - above, low))


def _ruled_out(
    values: Sequence[tuple[float, float]], needed: float, low: float, high: float
) -> float:
    """Return the largest mean from `low` to `high` that the capital rules out.

    The result is `low` if the capital rules out no mean.
    """

    def is_ruled_out(mean: float) -> bool:
        most = MOST_STAKED / mean if mean else inf
        return sum(log1p(min(bet, most) * (value - mean)) for value, bet in values) >= needed

    if low >= high or not is_ruled_out(low):
        return low
    if is_ruled_out(high):
        return high
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if is_ruled_out(middle):
            low = middle
        else:
            high = middle
    return low


class MeanSequence:
    """A confidence sequence for the mean of any values. It is right only for many values.

    After t values of variance s the mean lies within sqrt(s 2 (t r^2 + 1) / (t^2 r^2) log(sqrt(t
    r^2 + 1) / alpha)) of their mean.
    """

    __slots__ = ("_alpha", "_mixture", "_squares", "count", "mean")

    def __init__(self, alpha: float = ALPHA) -> None:
        self._alpha = alpha
        self.count, self.mean, self._squares = 0, 0.0, 0.0
        tight = -2 * log(alpha)
        self._mixture = (tight + log(tight + 1)) / TIGHT_AT

    def observe(self, value: float) -> None:
        """Count one more value."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    def hand_over(self) -> list[JSON]:
        """Return the sums so far as JSON, from which `take_up` continues."""
        return short([self.count, self.mean, self._squares])

    def take_up(self, written: object) -> None:
        """Continue from the sums of another sequence. Raises ValueError for other data."""
        count, self.mean, squares = numbers(written, 3, -inf)
        self.count = whole(count)
        (self._squares,) = numbers([squares], 1)

    @property
    def interval(self) -> Interval | None:
        """The interval of the mean; None while the values are too few to estimate their spread."""
        count = self.count
        if count < FEWEST:
            return None
        grown = count * self._mixture + 1
        variance = self._squares / (count - 1)
        spread = 2 * grown / (count * count * self._mixture) * log(sqrt(grown) / self._alpha)
        half = sqrt(variance * spread)
        return Interval(self.mean - half, self.mean + half)
