"""The report of a finished game: what each player gave away, and what luck and others did.

All figures are hundredths of a chance to win, and each comes from the judgement of a decision. The
result is the sum of four parts: the chance at the start, what the player's own decisions gave away,
what the decisions of others gave, and the rest. The rest is luck and all that was not judged.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tutor.core.laboratory.alternatives import Found
from tutor.core.laboratory.stocks import count_stocks
from tutor.core.laboratory.study import Study

HUNDRED: Final = 100
MOMENTS: Final = 3
"""The greatest number of key moments of a seat."""
HABITS: Final = 4
"""The greatest number of stocks in which two players are compared at the end."""


class Cost(NamedTuple):
    """What the decisions of a part of the game gave away, in hundredths of a chance to win.

    `clear` is the cost of the decisions whose cost is surely more than luck. `unclear` is the cost of
    the other decisions. It is not counted, because the best of several doubtful figures is too high.
    """

    clear: int
    unclear: int


class Balance(NamedTuple):
    """The parts that lead from a player's chance at the start to the result, in hundredths.

    `own` is what the player's own decisions gave away, at most 0. `others` is what the decisions of
    other players gave. `rest` is luck and all decisions whose cost is not clear. The start and these
    three parts add up to the result.
    """

    start: int
    own: int
    others: int
    rest: int
    result: int


class Habit(NamedTuple):
    """A stock at the end of the game: its key, the player's amount, and the winner's amount."""

    key: str
    mine: int
    winners: int


def cost_of(found: Found) -> int:
    """Return the cost of a decision in hundredths of a chance to win."""
    return round(HUNDRED * found.mistake.cost.mean)


def _best_chance(found: Found) -> int:
    """Return the chance to win that the better decision had, in hundredths."""
    chance = found.mistake.other.chance
    return 0 if chance is None else round(HUNDRED * chance.mean)


class GameReport:
    """The report of a studied game. `found` has the decisions that cost each seat something."""

    def __init__(self, study: Study, found: Mapping[int, Sequence[Found]]) -> None:
        self.study, self.players = study, study.players
        self._found = {seat: [each for each in found[seat] if cost_of(each) > 0] for seat in found}
        self._begun = [study.moments[place].ply for place in study.beginnings]

    def part_of(self, ply: int) -> int:
        """Return the number of the day or round to which a ply belongs, counted from 0 in this line."""
        return max(bisect_right(self._begun, ply) - 1, 0)

    def costs(self, seat: int) -> list[Cost]:
        """Return the cost of the decisions of a seat, for each day or round of the line."""
        found = [Cost(0, 0)] * len(self._begun)
        for each in self._found.get(seat, ()):
            part = self.part_of(each.ply)
            clear, unclear = found[part]
            if each.mistake.is_clear:
                found[part] = Cost(clear + cost_of(each), unclear)
            else:
                found[part] = Cost(clear, unclear + cost_of(each))
        return found

    def given_away(self, seat: int) -> int:
        """Return the clear cost of all decisions of a seat, in hundredths of a chance to win."""
        return sum(each.clear for each in self.costs(seat))

    def moments(self, seat: int) -> list[Found]:
        """Return the decisions that cost a seat most: the clear ones first, then the costliest first.

        Among decisions that cost about as much, the one at which most could still be won is first;
        of several such, the last one.
        """
        found = sorted(
            self._found.get(seat, ()), key=lambda each: (not each.mistake.is_clear, -cost_of(each))
        )
        if not found:
            return []
        first = max(self._as_costly(found), key=lambda each: (_best_chance(each), each.ply))
        return [first, *(each for each in found if each is not first)][:MOMENTS]

    def _as_costly(self, found: Sequence[Found]) -> list[Found]:
        """Return the decisions that cannot be told from the costliest, the first of the list."""
        most = found[0].mistake
        least = most.cost.mean - most.cost.half
        return [
            each
            for each in found
            if each.mistake.is_clear == most.is_clear and each.mistake.cost.mean >= least
        ]

    def balance(self, seat: int) -> Balance:
        """Return the parts that lead from a seat's chance at the start to the result."""
        start, result = (round(HUNDRED * self.study.estimates[end].win(seat)) for end in (0, -1))
        own = -self.given_away(seat)
        gained = sum(
            each.gains[seat]
            for other, found in self._found.items()
            if other != seat
            for each in found
            if each.mistake.is_clear
        )
        others = round(HUNDRED * gained)
        return Balance(start, own, others, result - start - own - others, result)

    def winner(self) -> int:
        """Return the seat with the most wins. If several seats have as many, return the first."""
        last = self.study.estimates[-1]
        return max(range(len(self.players)), key=last.win)

    def habits(self, seat: int) -> list[Habit]:
        """Return the stocks at the end of the game in which a seat and the winner differ most.

        The list is empty for the winner, and in a game that compares no stocks.
        """
        state, best = self.study.playouts.line.states[-1], self.winner()
        if seat == best:
            return []
        mine, theirs = (count_stocks(state, self.players[each]) for each in (seat, best))
        found = [Habit(key, mine[key], theirs.get(key, 0)) for key in mine]
        found = [each for each in found if each.mine != each.winners]
        found.sort(
            key=lambda each: -abs(each.mine - each.winners) / max(each.mine, each.winners, 1)
        )
        return found[:HABITS]
