"""The alternatives to decisions that were made: at one turning point, and over a whole game.

At a turning point the decisions of that moment, or some of them, are raced from what their player
could know, as in a forecast. One is called better only when it surely is.

Over a game the costliest decisions of one player are looked for: those with the largest gain by
another choice. First every alternative of every decision is tried in a few deals of what the player
could not know, to the end of the day if the game estimates its positions. The most promising ones
are tried again in other deals, so that luck does not decide. This only says where to look: whole
games, which had no part in the choice, then say what a decision cost.

If cards are turned over one by one, each possible next card comes in one of the first deals and in
one of the second: so luck of the next card hides no mistake. If the second deals do not say clearly
whether another way was worth more, a decision is tried in twice as many of them while there is
time, up to `MOST_TIMES` as many.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, legal_for
from tutor.core.base.redeal import cards_to_come
from tutor.core.laboratory.forecast import Deal, Reached, Rounds, Terms, Until
from tutor.core.laboratory.playing import seed_apart, stage_of
from tutor.core.laboratory.playouts import Playouts
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.lines import Line

FIRST: Final = 4
"""Deals in which every way of every decision is tried, where no cards are turned over."""
AGAIN: Final = 16
"""Deals in which the promising ones are tried again."""
PROMISING: Final = 20
"""Decisions that are tried again: those at which another way seemed worth most more."""
WAYS: Final = 3
"""The number of other ways of each decision that are tried again."""
CLEAR: Final = 2.0
"""Standard errors by which another way has to be worth more in the second deals."""
WORTH: Final = 0.05
"""The share of the games that another way may win more, for it to be tried in more deals."""
MOST_TIMES: Final = 16
"""The largest multiple of the second deals."""
MOST: Final = 4
"""Decisions that are left for whole games."""


class Alternative(NamedTuple):
    """The decision that was made, the most valuable other one, and how the games after them differ.

    `is_better` says that the other is surely better; `reasons` are the stocks of which it leaves
    more or less, the clearest first.
    """

    made: Candidate
    other: Candidate
    is_better: bool
    reasons: tuple[Difference, ...]

    @property
    def cost(self) -> float:
        """The gain of the other over the decision that was made, as a chance to win."""
        return self.other.win_chance - self.made.win_chance


class Alternatives(Rounds):
    """The race of the decisions at a ply of a line, under way; `standing` is how things stand.

    `others` are the alternatives to the decision that was made; by default all legal ones. Raises
    RecordError for a ply at which nothing is due, and for a policy that the game lacks.
    """

    def __init__(
        self,
        line: Line,
        ply: int,
        policy: str,
        seed: int = 1,
        components: bytes | None = None,
        others: Sequence[Decision] = (),
    ) -> None:
        state = line.states[ply]
        self.ply, self.others = ply, tuple(others)
        among = (line.record.decisions[ply], *others) if others else ()
        terms = Terms(policy=policy, components=components)
        super().__init__(state, seed=seed, terms=terms, among=among)
        made = line.record.decisions[ply]
        self._made = list(among or legal_for(state, self.player)).index(made)

    @property
    def playouts(self) -> int:
        """The number of playouts of each decision that is still in the race."""
        return 0 if self.forecast is None else self.forecast.playouts

    @property
    def standing(self) -> Alternative | None:
        """How things stand; None before each decision was tried."""
        if self.forecast is None:
            return None
        race = self.forecast.race
        made = race.candidates[self._made]
        others = [each for each in race.candidates if each is not made]
        surely = [each for each in others if race.gap(each.index, made.index).low > 0]
        best = max(surely or others, key=lambda each: each.value)
        reasons = self.forecast.stocks.differences(best.index, made.index)
        return Alternative(made, best, bool(surely), tuple(reasons))


def is_choice(line: Line, ply: int) -> bool:
    """Whether the decision at a ply was one among several."""
    due = line.states[ply].due
    return due is not None and len(list(legal_for(line.states[ply], due.player))) > 1


class Tried(NamedTuple):
    """One decision of the game: all its ways, the one that was chosen, the number of next cards.

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
    def again(self) -> int:
        """The deals in which those that promise most are tried again, once."""
        return self.cards or AGAIN


class Gain(NamedTuple):
    """The gain of another way over the one that was chosen, and its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is worth more, not by luck alone."""
        return self.mean > max(CLEAR * self.error, 0.0)

    @property
    def is_open(self) -> bool:
        """Whether more deals may show that it is worth more."""
        return not self.is_clear and self.mean + CLEAR * self.error > WORTH


class Costly:
    """The decisions of a seat in a game that is studied; hands out the deals to try.

    At most one decision of a turn is picked: one mistake of a turn is enough to show.
    """

    def __init__(self, playouts: Playouts, seat: int) -> None:
        self._playouts, self._seat = playouts, seat
        line = playouts.line
        self._turns = [each.ply for each in line.chapters if each.kind in ("turn", "round")]
        self._tried = dict(_decisions_of(playouts, line.states[0].players[seat]))
        self._values: dict[int, dict[int, list[float]]] = {ply: {} for ply in self._tried}
        self._again: dict[int, tuple[int, ...]] | None = None
        self._times: dict[int, int] = {}

    @property
    def trials(self) -> int:
        """How many decisions were tried in all of their first deals."""
        return sum(self._count(ply) >= tried.first for ply, tried in self._tried.items())

    @property
    def ways(self) -> int:
        """The number of decisions."""
        return len(self._tried)

    @property
    def is_done(self) -> bool:
        """Whether what was asked for was tried; `go_on` may ask for more."""
        return not self.jobs()

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
            self._times = dict.fromkeys(self._again, 1)
        return [
            (ply, self._deal(ply, ways, number))
            for ply, ways in self._again.items()
            for number in range(self._count(ply), self._all(ply))
        ]

    def go_on(self) -> None:
        """Ask for more deals of the decisions whose cost is not clear."""
        for ply, times in self._times.items():
            gains = self._gains(ply).values()
            is_open = any(each.is_open for each in gains)
            if times < MOST_TIMES and is_open and not any(each.is_clear for each in gains):
                self._times[ply] = 2 * times

    def count(self, ply: int, reached: Mapping[int, Reached]) -> None:
        """Count the result of a deal, by the ply that came with it."""
        for way, each in reached.items():
            self._values[ply].setdefault(way, []).append(each.outcome.wins[self._seat])

    def pick(self) -> dict[int, tuple[Decision, ...]]:
        """The plies of the costliest, the costliest first, each with what would be worth more."""
        found = []
        for ply in self._again or {}:
            better = {way: gain.mean for way, gain in self._gains(ply).items() if gain.is_clear}
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
        """The ways to try again, with the one that was chosen, by ply."""
        best = []
        for ply, tried in self._tried.items():
            means = {way: fmean(more) for way, more in self._differences(ply).items()}
            ways = sorted(means, key=lambda way: -means[way])[:WAYS]
            if ways and means[ways[0]] > 0:
                best.append((means[ways[0]], ply, (tried.made, *ways)))
        return {ply: ways for _, ply, ways in sorted(best, reverse=True)[:PROMISING]}

    def _gains(self, ply: int) -> dict[int, Gain]:
        """The gain of each other way over the one that was chosen, in the second deals."""
        tried, gains = self._tried[ply], {}
        for way, differences in self._differences(ply).items():
            after = differences[tried.first :]
            if not after:
                continue
            # If cards are turned over, all deals with the same next card share its luck.
            alike = [differences[card :: tried.cards] for card in range(tried.cards)] or [after]
            spread = fmean(map(variance, alike))
            gains[way] = Gain(fmean(after), sqrt(spread / len(after)))
        return gains

    def _differences(self, ply: int) -> dict[int, list[float]]:
        """The gain of each other way over the one that was chosen, deal by deal."""
        values, made = self._values[ply], self._tried[ply].made
        return {
            way: [other - done for other, done in zip(values[way], values[made], strict=False)]
            for way in values.keys() - {made}
        }

    def _all(self, ply: int) -> int:
        """In how many deals a decision that promises much is to be tried."""
        return self._tried[ply].first + self._times[ply] * self._tried[ply].again

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
