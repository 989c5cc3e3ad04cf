"""Search: a decision tried out in many deals of what its player cannot see.

A flat Monte-Carlo search of one decision with determinization: the hidden cards are dealt anew for
every playout, from what the player knows (Cowling, Powley, Whitehouse 2012). Each candidate is
played on by a fast policy to the end of the stage, a day or a round, and what is reached there is
estimated. Every deal is tried with every candidate that is left; the worse half is dropped after
each round, so that most playouts go to the best (sequential halving: Karnin, Koren, Somekh 2013).
The first of the shortlist is played unless another is better by more than a standard error.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple, TypeVar

from tutor.core.base.game import Decision, Playout
from tutor.core.base.players import GamePolicies, Policy
from tutor.core.base.redeal import redeal
from tutor.core.laboratory.playing import outcome_of

CANDIDATES: Final = 6
PLAYOUTS: Final = 144

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Work in steps, between which other things can be done, and its result."""


class Found(NamedTuple):
    """The figures of a search for its choice and for the best other decision, in the same deals.

    The chances are those of its player to win. `is_clear` says that they differ by more than the
    standard error of that difference.
    """

    deals: int
    chance: float
    other: Decision
    other_chance: float
    is_clear: bool


class SearchPolicy:
    """Tries the decisions that the game puts on its shortlist; the rest it leaves to a policy.

    `found` has the figures of the last decision that was tried out.
    """

    found: Found | None = None

    def __init__(
        self, game: GamePolicies, policy: Policy, seed: int, playouts: int = PLAYOUTS
    ) -> None:
        self._game = game
        self._policy = policy
        self._chance = Random(seed)
        self._playouts = playouts

    def choose(self, playout: Playout) -> Decision:
        """The decision that did best; the policy's own if it is the only candidate."""
        return at_once(self.steps(playout))

    def steps(self, playout: Playout) -> Steps[Decision]:
        """The same choice in steps of one deal each."""
        tried = self.candidates(playout)
        if len(tried) < 2:
            return self._policy.choose(playout)
        return (yield from self._best(playout, tried))

    def candidates(self, playout: Playout) -> list[Decision]:
        """The decisions that are tried out; with fewer than two there is nothing to compare."""
        shortlist = self._game.shortlist
        return [] if shortlist is None else list(shortlist(playout))[:CANDIDATES]

    def _best(self, playout: Playout, tried: Sequence[Decision]) -> Steps[Decision]:
        state = playout.freeze()
        player = tried[0].player
        seat = state.players.index(player)
        reached: dict[Decision, list[float]] = {decision: [] for decision in tried}
        left = list(tried)
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(2, self._playouts // (rounds * len(left)))):
                dealt = redeal(state, player, self._chance)
                for decision in left:
                    twin = dealt.playout()
                    twin.play(decision)
                    reached[decision].append(self._chances_ahead(twin, state.players)[seat])
                yield
            if len(left) == 2:
                break
            # All that are left had as many playouts; the first of the shortlist always stays.
            best = sorted(left[1:], key=lambda decision: -sum(reached[decision]))
            left = [left[0], *best[: (len(left) + 1) // 2 - 1]]
        first, other = left
        gaps = [two - one for one, two in zip(reached[first], reached[other], strict=True)]
        chosen, beside = (other, first) if _is_clear(gaps) else (first, other)
        self.found = _findings(reached[chosen], beside, reached[beside])
        return chosen

    def _chances_ahead(self, playout: Playout, names: Sequence[str]) -> Sequence[float]:
        """Each player's chance of winning, at the end of the stage or of the game."""
        stage, estimate = self._game.stage, self._game.estimate
        begun = None if stage is None else stage(playout)
        while playout.due is not None:
            if stage is not None and estimate is not None and stage(playout) != begun:
                return estimate(playout)
            playout.play(self._policy.choose(playout))
        return outcome_of(playout.freeze().position()["result"], names).wins


def at_once(steps: Steps[T]) -> T:
    """The result of work that is done without a break."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def _findings(chosen: Sequence[float], other: Decision, others: Sequence[float]) -> Found:
    """The figures of the choice and of another decision in the same deals."""
    count = len(chosen)
    gaps = [one - two for one, two in zip(chosen, others, strict=True)]
    is_clear = _is_clear(gaps)
    return Found(count, sum(chosen) / count, other, sum(others) / count, is_clear)


def _is_clear(gaps: Sequence[float]) -> bool:
    """Whether the mean is above zero by more than its standard error: few playouts err."""
    count = len(gaps)
    mean = sum(gaps) / count
    return mean > sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count * (count - 1)))
