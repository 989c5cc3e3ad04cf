"""What else could have been done where a game turned: the decision that was made beside the others.

The decisions of that moment, or some of them, are raced from what their player could know, as any
forecast is. That one is better is said only when it surely is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.base.game import Decision, legal_for
from tutor.core.laboratory.forecast import Rounds, Terms
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.line import Line


class Alternative(NamedTuple):
    """What was done, the most valuable of the rest, and in what the games after them go apart.

    `is_better` says that the other is surely better; `reasons` are what it leaves more or less of,
    the clearest first.
    """

    made: Candidate
    other: Candidate
    is_better: bool
    reasons: tuple[Difference, ...]

    @property
    def cost(self) -> float:
        """How much more the other is worth than what was done, as a chance to win."""
        return self.other.win_chance - self.made.win_chance


class Alternatives(Rounds):
    """The race of the decisions at a ply of a line, under way; `standing` is how things stand.

    `others` are the decisions beside the one that was made, if not all that were legal. Raises
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
        """How often each decision was tried that is still in the race."""
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
