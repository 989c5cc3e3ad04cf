"""The alternatives to the decisions of a game: at one turning point, and over a whole game.

At a turning point a race compares all decisions of that moment, or some of them, from what their
player could know, as in a forecast. An alternative is called better only when it surely is.

Over a game `Costly` searches for the costliest decisions of one player: those with the largest gain
by another choice. First it tries every alternative to every decision in a few deals of the hidden
cards, played to the end of the day if the game estimates its positions. Then it tries the most
promising ones again in other deals, so that luck does not decide. The result says only which
decisions to examine. Whole games, which had no part in the selection, then measure the cost of a
decision.

If a game turns cards over one by one, each possible next card comes in one of the first deals and
in one of the second deals, so that luck of the next card hides no mistake. If the second deals
leave open whether an alternative is worth more, the number of second deals is doubled while time
remains, up to `MOST_TIMES` as many.
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
from tutor.core.laboratory.playing import seed_apart, stages_of
from tutor.core.laboratory.playouts import Playouts
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.lines import Line

FIRST: Final = 4
"""The number of first deals of the hidden cards, in which every alternative is tried.

A game that turns over cards has one first deal for each card instead.
"""
AGAIN: Final = 16
"""The number of second deals, in which only the promising alternatives are tried again."""
PROMISING: Final = 20
"""The greatest number of decisions tried again. Their alternatives seem to gain most."""
WAYS: Final = 3
"""The greatest number of alternatives of each decision that are tried again."""
CLEAR: Final = 2.0
"""The gain, in standard errors of the second deals, from which an alternative is clearly better."""
WORTH: Final = 0.05
"""The gain in the chance to win that must still be possible before more deals are played."""
MOST_TIMES: Final = 16
"""The largest factor by which the number of second deals grows."""
MOST: Final = 4
"""The greatest number of decisions that whole games then examine."""


class Alternative(NamedTuple):
    """The decision that was made, the best other decision, and their differences.

    `is_better` says that the other one is surely better. `reasons` are the stocks of which it
    clearly leaves more or less than the decision that was made, the clearest first.
    """

    made: Candidate
    other: Candidate
    is_better: bool
    reasons: tuple[Difference, ...]

    @property
    def cost(self) -> float:
        """The chance to win that the other decision gains over the one that was made."""
        return self.other.win_chance - self.made.win_chance


class Alternatives(Rounds):
    """A race between the decision that was made at a ply of a line and its alternatives.

    `others` are the alternatives, by default all legal decisions. `standing` is the present result.
    Making a race raises RecordError if no decision is due at the ply, or if the game does not have
    the policy.
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
        """The present result; None until each decision was tried."""
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
    """Return whether the player had several legal decisions at a ply."""
    due = line.states[ply].due
    return due is not None and len(list(legal_for(line.states[ply], due.player))) > 1


class Tried(NamedTuple):
    """A moment of a game: its legal decisions, and the index of the one that was made.

    `cards` is the number of hidden cards of which the game may turn over one next; it is 0 in a
    game without such cards.
    """

    ways: tuple[Decision, ...]
    made: int
    cards: int

    @property
    def first(self) -> int:
        """The number of first deals of the hidden cards, in which all legal decisions are tried."""
        return self.cards or FIRST

    @property
    def again(self) -> int:
        """The least number of second deals, in which only the promising decisions are tried."""
        return self.cards or AGAIN


class Gain(NamedTuple):
    """The gain of an alternative over the decision that was made, and its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether the alternative is worth more, and not only by luck."""
        return self.mean > max(CLEAR * self.error, 0.0)

    @property
    def is_open(self) -> bool:
        """Whether more deals may show that the alternative is worth more."""
        return not self.is_clear and self.mean + CLEAR * self.error > WORTH


class Costly:
    """A search for the costliest decisions of a seat in a studied game, as jobs for an executor.

    At most one decision of a turn is picked, because one mistake in a turn is enough to show.
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
        """The number of decisions whose alternatives were tried in all first deals."""
        return sum(self._count(ply) >= tried.first for ply, tried in self._tried.items())

    @property
    def ways(self) -> int:
        """The number of the seat's decisions that had alternatives."""
        return len(self._tried)

    @property
    def is_done(self) -> bool:
        """Whether no job remains at present. `go_on` may add jobs."""
        return not self.jobs()

    def jobs(self) -> list[tuple[int, Deal]]:
        """Return the deals that remain to be played, each with the ply of its decision."""
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
        """Double the number of second deals for the decisions whose cost is still uncertain."""
        for ply, times in self._times.items():
            gains = self._gains(ply).values()
            is_open = any(each.is_open for each in gains)
            if times < MOST_TIMES and is_open and not any(each.is_clear for each in gains):
                self._times[ply] = 2 * times

    def count(self, ply: int, reached: Mapping[int, Reached]) -> None:
        """Count the outcomes of a deal by the index of each alternative.

        `ply` is the ply that came with the deal.
        """
        for way, each in reached.items():
            self._values[ply].setdefault(way, []).append(each.outcome.wins[self._seat])

    def pick(self) -> dict[int, tuple[Decision, ...]]:
        """Return the clearly better alternatives by ply. The costliest decision is first."""
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
        """Return, by ply, the indices of the decisions to try again.

        The decision that was made is first.
        """
        best = []
        for ply, tried in self._tried.items():
            means = {way: fmean(more) for way, more in self._differences(ply).items()}
            ways = sorted(means, key=lambda way: -means[way])[:WAYS]
            if ways and means[ways[0]] > 0:
                best.append((means[ways[0]], ply, (tried.made, *ways)))
        return {ply: ways for _, ply, ways in sorted(best, reverse=True)[:PROMISING]}

    def _gains(self, ply: int) -> dict[int, Gain]:
        """Return the gain of each alternative over the decision at a ply, in the second deals."""
        tried, gains = self._tried[ply], {}
        for way, differences in self._differences(ply).items():
            after = differences[tried.first :]
            if not after:
                continue
            # Deals with the same next card have the same luck with this card.
            alike = [differences[card :: tried.cards] for card in range(tried.cards)] or [after]
            spread = fmean(map(variance, alike))
            gains[way] = Gain(fmean(after), sqrt(spread / len(after)))
        return gains

    def _differences(self, ply: int) -> dict[int, list[float]]:
        """Return the gains of each alternative over the decision at a ply, deal by deal."""
        values, made = self._values[ply], self._tried[ply].made
        return {
            way: [other - done for other, done in zip(values[way], values[made], strict=False)]
            for way in values.keys() - {made}
        }

    def _all(self, ply: int) -> int:
        """Return the number of deals, first and second, in which to try a promising decision."""
        return self._tried[ply].first + self._times[ply] * self._tried[ply].again

    def _count(self, ply: int) -> int:
        """Return the number of deals in which the decision at a ply was tried."""
        return len(self._values[ply].get(self._tried[ply].made, ()))

    def _deal(self, ply: int, ways: range | tuple[int, ...], number: int) -> Deal:
        playouts, tried = self._playouts, self._tried[ply]
        game = playouts.source.game
        until: Until = "end" if stages_of(game) is None else "stage"
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
    """Return a player's decisions that had alternatives, each with its ply."""
    line, found = playouts.line, []
    for ply, made in enumerate(line.record.decisions):
        if made.player == player and is_choice(line, ply):
            ways = tuple(legal_for(line.states[ply], player))
            cards = cards_to_come(line.states[ply])
            found.append((ply, Tried(ways, ways.index(made), cards)))
    return found
