"""The alternatives at a turning point: the decision that was made, compared with the others.

The decisions of that moment, or some of them, are raced from what their player could know, as in a
forecast. One is called better only when it surely is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.core.base.game import Decision, legal_for
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.deals import Deal, Reached
from tutor.core.laboratory.forecast import Forecast, Rounds
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.line import Line


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


class Alternatives:
    """The race of the decisions at a ply of a line, under way; `standing` has the figures so far.

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
        self._rounds = Rounds(state, seed=seed, policy=policy, components=components, among=among)
        made = line.record.decisions[ply]
        self._made = list(among or legal_for(state, self._rounds.player)).index(made)
        self.forecast: Forecast | None = None
        """The forecast of all decisions in the race; None before each was tried."""

    @property
    def playouts(self) -> int:
        """The number of playouts of each decision that is still in the race."""
        return 0 if self.forecast is None else self.forecast.playouts

    @property
    def is_done(self) -> bool:
        """Whether more games would change no verdict."""
        return self._rounds.is_done

    def deals(self) -> list[Deal]:
        """The games of this round not counted yet; always with the decision that was made."""
        return self._rounds.deals()

    def count(self, reached: Mapping[int, Reached]) -> None:
        """Count the result of the next of them."""
        self.forecast = self._rounds.count(reached)

    def hand_over(self) -> JSONObject:
        """All sums so far, for `take_up`."""
        return self._rounds.hand_over()

    def take_up(self, written: Any) -> None:
        """Go on from sums of another race of these decisions. Raises as `Rounds.take_up`."""
        self.forecast = self._rounds.take_up(written)

    @property
    def standing(self) -> Alternative | None:
        """The comparison so far; None before each decision was tried."""
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
