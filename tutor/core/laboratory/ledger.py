"""The ledger of a game: what each decision changed, and what the cards brought.

The expectation at the start and all rows add up to the result, for each seat, in points and in
chances to win. A row lies between two places of the game; each figure shown is the difference of
two figures that are rounded, so what is shown adds up to the last digit too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import Final, Literal, NamedTuple

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.estimate import MEASURES, SLOTS, Estimate, Measure, standard_error
from tutor.core.laboratory.intervals import Interval, student_half
from tutor.core.laboratory.playouts import LedgerPlace
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.moments import Turn, turn_of, turns

Kind = Literal["decision", "cards", "stretch"]
GRAINS: Final[dict[Measure, int]] = {"points": 10, "win": 100}
"""The parts in which figures are shown: tenths of a point, and chances in 100."""


class Change(NamedTuple):
    """The change by a row for a seat: its exact value, the figure shown, and its interval of 95 %.

    `shown` is in parts as `GRAINS` says. `interval` is None after too few games; `is_clear` says
    that 0 lies outside of it.
    """

    value: float
    shown: int
    interval: Interval | None
    is_clear: bool


class Row(NamedTuple):
    """A part of the game: a decision, its cards, or a stretch whose steps were not played out yet.

    It goes from `first` decisions to `last`. `player` decided; it is empty for cards, and for a
    stretch of several players.
    """

    kind: Kind
    first: int
    last: int
    player: str
    before: Estimate
    after: Estimate

    @property
    def is_even(self) -> bool:
        """Whether it changed nothing: the players of the study would have decided the same."""
        return self.before is self.after

    def change(self, seat: int, measure: Measure) -> Change:
        """The change for a seat."""
        return change(self.before, self.after, seat, measure)

    def figure(self, seat: int, measure: Measure) -> int:
        """The change as a figure shown, without its interval."""
        return figure_of(self.after, seat, measure) - figure_of(self.before, seat, measure)


class Group(NamedTuple):
    """The rows of a turn. `turn` is None for a stretch of several turns."""

    turn: Turn | None
    rows: tuple[Row, ...]

    def change(self, seat: int, measure: Measure) -> Change:
        """The change by all its rows for a seat."""
        return change(self.rows[0].before, self.rows[-1].after, seat, measure)


def figures_of(study: Study, *, ledger: bool) -> JSONObject:
    """All figures of a study, with those of its ledger if that is asked for."""
    figures = study.to_json()
    return figures | {"ledger": Ledger(study).to_json()} if ledger else figures


def figure_of(estimate: Estimate, seat: int, measure: Measure) -> int:
    """An estimate in the parts in which figures are shown."""
    return round(GRAINS[measure] * estimate.value(seat, measure))


def change(before: Estimate, after: Estimate, seat: int, measure: Measure) -> Change:
    """The difference between two moments for a seat.

    Games with equal results leave some doubt: the error is as if one had ended with one more or
    less.
    """
    value = after.value(seat, measure) - before.value(seat, measure)
    parts = figure_of(after, seat, measure) - figure_of(before, seat, measure)
    if before is after:
        return Change(0.0, 0, Interval(0.0, 0.0), is_clear=False)
    played = [each.playouts for each in (before, after) if each.result is None]
    fewest = min(played, default=0)
    if played and fewest < FEWEST_PLAYOUTS:
        return Change(value, parts, None, is_clear=False)
    half = 0.0
    if played:
        error = standard_error([(-1, before), (1, after)], seat, measure)
        half = student_half(hypot(error, 1 / (fewest + 2)), min(fewest, SLOTS))
    between = Interval(value - half, value + half)
    return Change(value, parts, between, is_clear=between.low > 0 or between.high < 0)


class Ledger:
    """The rows of a study so far; none before its start was played out.

    Places that were played out less than `enough` times are left out: their steps are a stretch.
    """

    def __init__(self, study: Study, enough: int = 1) -> None:
        self.players, self._line = study.players, study.playouts.line
        self._turns = turns(self._line)
        places = study.playouts.places
        told = [each for each in places if each.estimate.result or each.estimate.playouts >= enough]
        is_whole = bool(told) and told[0] is places[0] and told[-1] is places[-1]
        self._knots = told if is_whole else []
        self._chance = {each.ply for each in places if each.is_decided}
        self.rows = tuple(self._row(*ends) for ends in pairwise(self._knots))

    @property
    def start(self) -> Estimate:
        """The estimate before the first decision."""
        return self._knots[0].estimate

    @property
    def result(self) -> Estimate:
        """The result, or the estimate of a game that is not over."""
        return self._knots[-1].estimate

    def groups(self) -> list[Group]:
        """The rows by turns, in the order of the game."""
        found = groupby(self.rows, key=self._turn)
        return [Group(turn, tuple(rows)) for turn, rows in found]

    def to_json(self) -> list[JSONObject]:
        """Each row with its change for each player; an interval is null if it is not known."""
        return [
            {
                "kind": row.kind,
                "first": row.first,
                "last": row.last,
                "player": row.player,
                "even": row.is_even,
                "players": [self._of(row, seat) for seat in range(len(self.players))],
            }
            for row in self.rows
        ]

    def _of(self, row: Row, seat: int) -> JSONObject:
        told: JSONObject = {"name": self.players[seat]}
        for measure in MEASURES:
            found = row.change(seat, measure)
            told[measure] = found.value
            told[f"{measure}_interval"] = None if found.interval is None else [*found.interval]
            told[f"{measure}_clear"] = found.is_clear
        return told

    def _row(self, begun: LedgerPlace, ended: LedgerPlace) -> Row:
        first, last = begun.ply, ended.ply + ended.is_decided
        decided = self._line.record.decisions[first:last]
        kind: Kind = "stretch"
        if len(decided) == 1 and begun.is_decided:
            kind = "cards"
        elif len(decided) == 1 and (ended.is_decided or first not in self._chance):
            kind = "decision"
        player = _only([each.player for each in decided[int(begun.is_decided) :]])
        return Row(kind, first, last, player, begun.estimate, ended.estimate)

    def _turn(self, row: Row) -> Turn | None:
        turn = turn_of(self._turns, row.first + 1)
        return turn if turn is None or row.last <= turn.last else None


def _only(players: Sequence[str]) -> str:
    """The player of all these decisions, if they have one."""
    return players[0] if len(set(players)) == 1 else ""
