"""The ledger of a game: how each decision, and the cards after it, change the expected result.

For each seat, the expectation at the start plus all rows is the result, in points and in chances to
win. A row describes the part of the game between two moments. Each displayed figure is the
difference of two rounded figures, so that the displayed figures also add up exactly.
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
"""The unit of a displayed figure: tenths of a point, hundredths of a chance."""


class Change(NamedTuple):
    """The change of a seat's expectation by a row: the exact change, the displayed one, the 95 % interval.

    `shown` counts the units of `GRAINS`. `interval` is None after too few games. `is_clear` says
    that 0 is outside of the interval.
    """

    value: float
    shown: int
    interval: Interval | None
    is_clear: bool


class Row(NamedTuple):
    """A part of the game: a decision, the cards after a decision, or several steps without playouts.

    The part begins after `first` decisions and ends after `last`. `player` made the decisions; it is
    empty for cards, and for steps of several players.
    """

    kind: Kind
    first: int
    last: int
    player: str
    before: Estimate
    after: Estimate

    @property
    def is_even(self) -> bool:
        """Whether the row surely changes nothing: the same estimate holds before and after it."""
        return self.before is self.after

    def change(self, seat: int, measure: Measure) -> Change:
        """Return the change of a seat's expectation by the row."""
        return change(self.before, self.after, seat, measure)

    def figure(self, seat: int, measure: Measure) -> int:
        """Return the change as a displayed figure, without an interval."""
        return figure_of(self.after, seat, measure) - figure_of(self.before, seat, measure)


class Group(NamedTuple):
    """The rows of a turn. `turn` is None for rows that cover several turns."""

    turn: Turn | None
    rows: tuple[Row, ...]

    def change(self, seat: int, measure: Measure) -> Change:
        """Return the change of a seat's expectation by all rows of the group."""
        return change(self.rows[0].before, self.rows[-1].after, seat, measure)


def figures_of(study: Study, *, ledger: bool) -> JSONObject:
    """Return all figures of a study as JSON, with its ledger if `ledger` is true."""
    figures = study.to_json()
    return figures | {"ledger": Ledger(study).to_json()} if ledger else figures


def figure_of(estimate: Estimate, seat: int, measure: Measure) -> int:
    """Return an estimate as a displayed figure, in the units of `GRAINS`."""
    return round(GRAINS[measure] * estimate.value(seat, measure))


def change(before: Estimate, after: Estimate, seat: int, measure: Measure) -> Change:
    """Return the change of a seat's expectation between two moments.

    The error includes one game that ends with one point, or one win, more or less, because a few games
    with equal results prove nothing.
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
    """The ledger of a study so far. It has no rows until playouts from the start are counted.

    The ledger leaves out places with fewer than `enough` playouts and joins the steps around such a
    place into one row.
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
        """The estimate of the result before the first decision."""
        return self._knots[0].estimate

    @property
    def result(self) -> Estimate:
        """The result of the game, or the estimate at the last moment if the game is not over."""
        return self._knots[-1].estimate

    def groups(self) -> list[Group]:
        """Return the rows in groups by turn, in the order of the game."""
        found = groupby(self.rows, key=self._turn)
        return [Group(turn, tuple(rows)) for turn, rows in found]

    def to_json(self) -> list[JSONObject]:
        """Return each row with its change for each player, as JSON.

        An interval is null if it is not known.
        """
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
    """Return the player who made all these decisions; empty if there are several."""
    return players[0] if len(set(players)) == 1 else ""
