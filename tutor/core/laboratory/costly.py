"""The costliest decisions of one player in a game: where another would have been worth most more.

All of a player's decisions are tried first, each way of each, in a few deals of what that player
could not know, to the end of the day where a game estimates its positions. Those that promise most
are tried again in other deals, so that what looked good by luck falls back. That only says where to
look: what a decision cost is told by whole games, which had no part in the choice.

Where cards are turned over one by one, each that may be next is so in one of the first deals and in
one of the second: then no mistake is missed by the luck of the next card.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, legal_for
from tutor.core.base.redeal import cards_to_come
from tutor.core.laboratory.alternatives import is_choice
from tutor.core.laboratory.deals import Deal, Reached, Until
from tutor.core.laboratory.early import stage_of
from tutor.core.laboratory.playing import seed_apart
from tutor.core.laboratory.playouts import Playouts

FIRST: Final = 4
"""Deals in which every way of every decision is tried, where no cards are turned over."""
AGAIN: Final = 16
"""Deals in which the promising ones are tried again."""
PROMISING: Final = 20
"""Decisions that are tried again: those at which another way seemed worth most more."""
WAYS: Final = 3
"""Other ways that are tried again of each."""
CLEAR: Final = 2.0
"""Standard errors by which another way has to be worth more in the second deals."""
MOST: Final = 4
"""Decisions that are left for whole games."""


class Tried(NamedTuple):
    """One decision of the game: all ways of it, which of them was gone, how many cards may be next.

    `cards` is 0 where none is turned over.
    """

    ways: tuple[Decision, ...]
    made: int
    cards: int

    @property
    def first(self) -> int:
        """The deals in which all ways are tried."""
        return self.cards or FIRST

    @property
    def all(self) -> int:
        """The deals in which those are tried that promise most."""
        return self.first + (self.cards or AGAIN)


class Costly:
    """The decisions of a seat in a game that is studied; hands out what is to be tried of them.

    At most one decision of a turn is picked: to go wrong there once is enough.
    """

    def __init__(self, playouts: Playouts, seat: int) -> None:
        self._playouts, self._seat = playouts, seat
        line = playouts.line
        self._turns = [each.ply for each in line.chapters if each.kind in ("turn", "round")]
        self._tried = dict(_decisions_of(playouts, line.states[0].players[seat]))
        self._values: dict[int, dict[int, list[float]]] = {ply: {} for ply in self._tried}
        self._again: dict[int, tuple[int, ...]] | None = None

    @property
    def made(self) -> int:
        """How many decisions were tried in all of their first deals."""
        return sum(self._count(ply) >= tried.first for ply, tried in self._tried.items())

    @property
    def ways(self) -> int:
        """How many decisions there are."""
        return len(self._tried)

    def jobs(self) -> list[tuple[int, Deal]]:
        """The deals that are still to be played, each with the ply of its decision."""
        if self._again is None:
            ahead = [
                (ply, self._deal(ply, range(len(tried.ways)), number))
                for ply, tried in self._tried.items()
                for number in range(self._count(ply), tried.first)
            ]
            if ahead:
                return ahead
            self._again = self._promising()
        return [
            (ply, self._deal(ply, ways, number))
            for ply, ways in self._again.items()
            for number in range(self._count(ply), self._tried[ply].all)
        ]

    def count(self, ply: int, reached: Mapping[int, Reached]) -> None:
        """Count what came of a deal, by the ply that came with it."""
        for way, each in reached.items():
            self._values[ply].setdefault(way, []).append(each.outcome.wins[self._seat])

    def picked(self) -> dict[int, tuple[Decision, ...]]:
        """The plies of the costliest, the costliest first, each with what would be worth more."""
        found = []
        for ply in self._again or {}:
            better = {
                way: gain for way, gain in self._gains(ply, is_again=True).items() if gain > 0
            }
            clear = sorted(better, key=lambda way: -better[way])
            if clear:
                found.append((better[clear[0]], ply, clear))
        picked: dict[int, tuple[Decision, ...]] = {}
        turns = set[int]()
        for _, ply, clear in sorted(found, reverse=True):
            turn = bisect_right(self._turns, ply)
            if turn not in turns and len(picked) < MOST:
                turns.add(turn)
                picked[ply] = tuple(self._tried[ply].ways[way] for way in clear)
        return picked

    def _promising(self) -> dict[int, tuple[int, ...]]:
        """The ways that are tried again, what was done among them, by ply."""
        best = []
        for ply, tried in self._tried.items():
            gains = self._gains(ply, is_again=False)
            ways = sorted(gains, key=lambda way: -gains[way])[:WAYS]
            if ways and gains[ways[0]] > 0:
                best.append((gains[ways[0]], ply, (tried.made, *ways)))
        return {ply: ways for _, ply, ways in sorted(best, reverse=True)[:PROMISING]}

    def _gains(self, ply: int, *, is_again: bool) -> dict[int, float]:
        """What each other way is worth more than what was done, in the first or the second deals.

        In the second ones only what is clear of luck counts.
        """
        values, tried = self._values[ply], self._tried[ply]
        gains = {}
        for way in values.keys() - {tried.made}:
            pairs = zip(values[way], values[tried.made], strict=False)
            differences = [other - done for other, done in pairs]
            before, after = differences[: tried.first], differences[tried.first :]
            if not (after if is_again else before):
                continue
            if not is_again:
                gains[way] = fmean(before)
                continue
            if tried.cards:  # the luck of the next card is in both alike
                apart = [(one - other) / sqrt(2) for one, other in zip(before, after, strict=True)]
                error = hypot(*apart) / len(apart)
            else:
                error = stdev(after) / sqrt(len(after))
            gain = fmean(after)
            gains[way] = gain if gain > CLEAR * error else 0.0
        return gains

    def _count(self, ply: int) -> int:
        """In how many deals a decision was tried."""
        return len(self._values[ply].get(self._tried[ply].made, ()))

    def _deal(self, ply: int, ways: range | tuple[int, ...], number: int) -> Deal:
        playouts, tried = self._playouts, self._tried[ply]
        game = playouts.source.game
        until: Until = "end" if stage_of(game) is None else "stage"
        return Deal(
            playouts.source,
            playouts.position(ply),
            tuple((way, tried.ways[way]) for way in ways),
            playouts.policy,
            seed_apart(playouts.seed, "costly"),
            number,
            until=until,
            is_spread=tried.cards > 0,
        )


def _decisions_of(playouts: Playouts, player: str) -> list[tuple[int, Tried]]:
    """A player's decisions that were one among several, by ply."""
    line, found = playouts.line, []
    for ply, made in enumerate(line.record.decisions):
        if made.player == player and is_choice(line, ply):
            ways = tuple(legal_for(line.states[ply], player))
            cards = cards_to_come(line.states[ply])
            found.append((ply, Tried(ways, ways.index(made), cards)))
    return found
