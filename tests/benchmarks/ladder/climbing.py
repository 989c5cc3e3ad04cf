"""A comparison of the ladder: one player among others of the weaker kind plays until it is clear who is better.

The test looks after every round of seats and stops when it is clear, so its interval must hold at
all times: it is a confidence sequence. After a whole round every player has sat in every seat.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import lgamma, log, log1p
from typing import NamedTuple

from tutor.core.laboratory.arena import Contender, Tournament
from tutor.core.laboratory.intervals import ALPHA, HALVINGS, Interval

LADDER = ("chance", "rules", "planner", "search")
PLAYERS = (2, 3, 4, 5)
MOST = 2000
SEED = 1


class Rung(NamedTuple):
    """A comparison on the ladder: one player of a kind among players of the next weaker kind."""

    upper: str
    lower: str
    players: int

    @property
    def seats(self) -> list[str]:
        """Return the two kinds of players, the stronger kind first."""
        return [self.upper] + [self.lower] * (self.players - 1)

    @property
    def fair(self) -> float:
        """Return the share of wins that a player as good as the others would have."""
        return 1 / self.players


class Climbed(NamedTuple):
    """The result of a comparison: the share of wins with its interval, and the number of each ending."""

    rung: Rung
    games: int
    share: float
    interval: Interval
    endings: dict[str, int]

    @property
    def verdict(self) -> str:
        """Return in words whether the interval shows that the upper kind is better."""
        if self.interval.low > self.rung.fair:
            return "better"
        return "worse" if self.interval.high < self.rung.fair else "open"


def rungs(top: str = LADDER[-1]) -> list[Rung]:
    """Return every comparison of the ladder up to the kind `top`, for each number of players, from the lowest up."""
    kinds = LADDER[: LADDER.index(top) + 1]
    pairs = list(zip(kinds[1:], kinds, strict=False))
    return [Rung(upper, lower, count) for upper, lower in pairs for count in PLAYERS]


class ShareSequence:
    """A confidence sequence for a chance, from wins, losses and shared wins.

    After t games with s wins a chance p is left out when B(1/2 + s, 1/2 + t - s) / B(1/2, 1/2) is
    at least 1/alpha times p^s (1 - p)^(t - s). It is right for any number of games. For wins and
    losses it is narrower than `BoundedSequence`.

    The source of the formula: Robbins, H. (1970), Statistical methods related to the law of the
    iterated logarithm. Annals of Mathematical Statistics 41; the mixture of binomial likelihoods by
    a beta distribution.
    """

    __slots__ = ("_count", "_log", "_wins")

    def __init__(self, alpha: float = ALPHA) -> None:
        self._log = -log(alpha)
        self._count, self._wins = 0, 0.0

    def observe(self, value: float) -> None:
        """Count one more game: 1 for a win, 0 for a loss, a part of 1 for a shared win."""
        self._count += 1
        self._wins += value

    @property
    def interval(self) -> Interval:
        """Return the interval of the chance."""
        if not self._count:
            return Interval(0.0, 1.0)
        share = self._wins / self._count
        return Interval(self._end(share, 0.0), self._end(share, 1.0))

    def _end(self, inside: float, outside: float) -> float:
        """Return, by bisection, the end of the interval between a chance inside it and a chance outside it."""
        if inside == outside:
            return outside
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            if self._against(middle) < self._log:
                inside = middle
            else:
                outside = middle
        return outside

    def _against(self, chance: float) -> float:
        """Return the logarithm of the evidence of the games against a chance."""
        wins, losses = self._wins, self._count - self._wins
        mixed = lgamma(0.5 + wins) + lgamma(0.5 + losses) - lgamma(1.0 + self._count)
        return mixed - 2 * lgamma(0.5) - wins * log(chance) - losses * log1p(-chance)


@dataclass
class Report:
    """The figures of a tournament after some games, as far as a comparison of the ladder needs them."""

    contenders: tuple[Contender, ...]
    endings: Counter[str] = field(default_factory=Counter)
    played: int = 0


def climb(
    rung: Rung, reports: Iterable[Report | Tournament], is_late: Callable[[], bool]
) -> Climbed | None:
    """Read a tournament's reports until the result is clear or the time is over, and return the result.

    Return None if no round of seats was finished.
    """
    sequence, found = ShareSequence(), None
    for report in reports:
        wins = report.contenders[0].wins
        sequence.observe(wins[-1])
        if report.played % rung.players == 0:
            share = sum(wins) / len(wins)
            found = Climbed(rung, len(wins), share, sequence.interval, dict(report.endings))
            if found.verdict != "open":
                break
        if is_late():
            break
    return found
