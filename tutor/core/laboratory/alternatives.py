"""The search for the decisions of a game that cost their player most.

The cost of a decision is the chance to win that the best other decision would have gained. First
the search judges every decision of a player in a few deals of the hidden cards. If the game
estimates its positions, these deals are played to the end of the day. Then the search judges the
decisions that seem to cost most in more deals, step by step, and then in whole games. At the end
`mistakes` returns the decisions that cost something. The whole page shares these judgements.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.redeal import cards_to_come
from tutor.core.laboratory.forecast import Deal, Reached
from tutor.core.laboratory.judgement import FEWEST, Judgement, Mistake
from tutor.core.records.lines import Line

FIRST: Final = 4
"""The number of deals of the hidden cards in which every decision is judged.

In a game that turns cards over one by one, the number of hidden cards replaces this number.
"""
PROMISING: Final = 12
"""The greatest number of decisions judged in more deals: those that seem to cost most."""
MOST: Final = 4
"""The greatest number of decisions that whole games then judge."""
WHOLE: Final = 20
"""The number of whole games for each of the `MOST` decisions, and the number that `go_on` adds."""

KEYS: Final = 1_000_000
"""A number that exceeds the deals of any decision. A key is the ply times `KEYS` plus the deal."""


def is_choice(line: Line, ply: int) -> bool:
    """Return whether the player had several legal decisions at a ply."""
    due = line.states[ply].due
    return due is not None and len(list(legal_for(line.states[ply], due.player))) > 1


class Found(NamedTuple):
    """A decision of a line that cost something: its ply, and the better decision.

    `gains` is the change of each seat's chance to win by the decision that was made; the sum is 0.
    """

    ply: int
    mistake: Mistake
    gains: tuple[float, ...]


class Costly:
    """A search for the costliest decisions of a seat in a line, as jobs for an executor.

    `judge` returns the judgement of a state. `judged` has the judgements by ply. The search lists at
    most one decision of a turn, because one mistake in a turn is enough to show.
    """

    def __init__(self, line: Line, seat: int, judge: Callable[[State], Judgement]) -> None:
        self._line = line
        player = line.states[0].players[seat]
        self._turns = [each.ply for each in line.chapters if each.kind in ("turn", "round")]
        self.judged = {
            ply: judge(line.states[ply])
            for ply, made in enumerate(line.record.decisions)
            if made.player == player and is_choice(line, ply)
        }
        for ply, judged in self.judged.items():
            judged.ask_about(self._decision_at(ply))
        self._ranked: dict[int, float] = {}
        self._known: set[int] = set()
        self._whole = WHOLE

    def progress(self, is_wanted: Callable[[int], bool] = lambda ply: True) -> tuple[int, int]:
        """Return two numbers: the decisions that were judged in the first deals, and all decisions.

        Both count only the decisions for which `is_wanted` returns true for the ply.
        """
        wanted = [ply for ply in self.judged if is_wanted(ply)]
        return sum(map(self._is_tried, wanted)), len(wanted)

    def trials(self) -> list[int]:
        """Return the plies of the decisions that were judged in the first deals."""
        return [ply for ply in self.judged if self._is_tried(ply)]

    def take_up(self, plies: Iterable[int]) -> None:
        """Count the decisions at these plies as judged in the first deals by an earlier search."""
        self._known |= {*plies}

    def _is_tried(self, ply: int) -> bool:
        judged = self.judged[ply]
        return ply in self._known or judged.deals >= _first(judged) or judged.is_done

    @property
    def is_done(self) -> bool:
        """Whether the search is complete. Whole games may still make the costs more certain."""
        return not self.jobs()

    def jobs(self, is_wanted: Callable[[int], bool] = lambda ply: True) -> list[tuple[int, Deal]]:
        """Return the next deals of the search: first for every decision, then for the promising ones.

        `is_wanted` returns whether the search now judges the decision at a ply.
        """
        wanted = [ply for ply in self.judged if is_wanted(ply) and ply not in self._known]
        if few := self._jobs(wanted, _first):
            return few
        return self._jobs(self._promising(), lambda each: max(FEWEST, _first(each)))

    def closer_jobs(self, most: int = MOST) -> list[tuple[int, Deal]]:
        """Return whole games of one of the `most` decisions that seem to cost most, if it has too few."""
        for ply in self._costliest()[:most]:
            judged = self.judged[ply]
            if judged.games < self._whole and not judged.is_done:
                return self._round(ply)
        return []

    def go_on(self) -> None:
        """Demand more whole games for the decisions that seem to cost most."""
        self._whole += WHOLE

    def count(self, key: int, reached: Mapping[int, Reached]) -> None:
        """Count the outcomes of a deal. `key` is the key that `jobs` returned with the deal."""
        ply, number = divmod(key, KEYS)
        self.judged[ply].rounds.count(number, reached)

    def mistakes(self) -> list[Found]:
        """Return the decisions that cost something, at most one of each turn.

        The surest and costliest decisions come first.
        """
        found = []
        for ply, judged in self.judged.items():
            mistake = judged.mistake(self._decision_at(ply))
            if mistake is not None and mistake.cost.mean > 0:
                gains = judged.gains(mistake)
                found.append(Found(ply, mistake, tuple(gains)))
        found.sort(key=_order)
        of_turn: dict[int, Found] = {}
        for each in found:
            of_turn.setdefault(bisect_right(self._turns, each.ply), each)
        return list(of_turn.values())

    def _jobs(
        self, plies: Iterable[int], wanted: Callable[[Judgement], int]
    ) -> list[tuple[int, Deal]]:
        """Return a round of deals for each decision that has fewer deals than `wanted` demands."""
        few = [ply for ply in plies if self.judged[ply].deals < wanted(self.judged[ply])]
        return [job for ply in few if not self.judged[ply].is_done for job in self._round(ply)]

    def _round(self, ply: int) -> list[tuple[int, Deal]]:
        jobs = self.judged[ply].rounds.jobs()
        return [(ply * KEYS + number, deal) for number, deal in jobs]

    def _promising(self) -> list[int]:
        """Return the plies of the decisions that seem to cost most after the first deals.

        These decisions stay promising, even if later deals change their cost.
        """
        tried = {ply for ply, each in self.judged.items() if each.deals >= _first(each)}
        new = tried - self._ranked.keys()
        self._ranked |= {ply: self.judged[ply].first_cost(self._decision_at(ply)) for ply in new}
        found = [ply for ply in self._ranked if self._ranked[ply] > 0]
        return sorted(found, key=lambda ply: -self._ranked[ply])[:PROMISING]

    def _costliest(self) -> list[int]:
        """Return the plies of the decisions that need whole games: those with the highest judged cost."""
        return [each.ply for each in self.mistakes()][:MOST]

    def _decision_at(self, ply: int) -> Decision:
        return self._line.record.decisions[ply]


def _first(judged: Judgement) -> int:
    """Return the number of deals in which a decision is first judged."""
    return cards_to_come(judged.state) or FIRST


def _order(each: Found) -> tuple[bool, bool, float]:
    mistake = each.mistake
    return not mistake.is_sure, not mistake.is_clear, -mistake.cost.mean
