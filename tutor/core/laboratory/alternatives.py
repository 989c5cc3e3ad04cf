"""The alternatives at a turning point: the decision that was made, compared with the others.

The decisions of that moment, or some of them, are raced from what their player could know, as in a
forecast. One is called better only when it surely is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.base.game import Decision, legal_for
from tutor.core.laboratory.forecast import Rounds, Terms
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.lines import Line


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
