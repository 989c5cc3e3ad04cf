"""The worth of decisions for notebooks: forecasts, twin worlds, and the study of a game.

A notebook displays the results as sentences and tables. The results are also iterables of rows:
`pandas.DataFrame(forecast(state))`. In twin worlds two decisions have the same cards to come, pair
by pair: `twin_worlds(state, "torch", "camp")`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from tutor.core.base.game import Decision, State
from tutor.core.base.players import CHANCE, RULES, policies_of
from tutor.core.laboratory.experiment import last_report, obstacle, quiet_executor
from tutor.core.laboratory.forecast import Forecast, Terms, forecast
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.laboratory.race import Candidate
from tutor.core.laboratory.study import Account, Study, round_parts, study
from tutor.core.laboratory.turnings import Turning
from tutor.core.laboratory.worlds import Gap, World, Worlds, worlds
from tutor.core.print.sheet import Heading, Piece, Rows, Said, Shown
from tutor.core.records.lines import Chapter, Line
from tutor.core.records.notation import spell_decision
from tutor.core.words.text import own_words, words_of

MOST_WORKERS: Final = 2
"""The largest number of processes for one notebook, because a machine may run many notebooks."""
GUARD: Final = 'if __name__ == "__main__":'
Row = dict[str, str | int | float | None]


@dataclass(frozen=True)
class Valued(Shown):
    """The value of each legal decision in a state to the deciding player."""

    state: State
    found: Forecast

    def __iter__(self) -> Iterator[Row]:
        """Yield a row for each decision, the most valuable first; chances are from 0 to 1."""
        verdicts = self.found.race.verdicts()
        for each in self.found.ranking():
            points = each.points_interval
            yield {
                "decision": spell_decision(each.decision),
                "verdict": verdicts[each.index],
                "win": each.win_chance,
                "win_low": each.win_interval.low,
                "win_high": each.win_interval.high,
                "points": each.points,
                "points_low": points and points.low,
                "points_high": points and points.high,
                "playouts": each.playouts,
                **{f"ending_{name}": each.endings.get(name, 0.0) for name in self._endings},
            }

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: player and method of the forecast, table of the decisions."""
        say, words = own_words().say, words_of(self.state.game.name)
        yield Said(say("value-head", player=self.found.player, count=self.found.playouts))
        keys = {name: f"ending-{name}" for name in self._endings}
        endings = (words.say(key) if words.text.knows(key) else name for name, key in keys.items())
        columns = ("decision", "wins", "between", "points", "verdict")
        heads = tuple(say(f"value-{name}") for name in columns)
        verdicts = self.found.race.verdicts()
        rows = tuple(
            (
                words.decision(each.decision, self.state),
                *self._cells(each),
                say("value-judged", verdict=verdicts[each.index]),
                *(_percent(each.endings.get(name, 0.0)) for name in self._endings),
            )
            for each in self.found.ranking()
        )
        yield Rows((*heads, *endings), rows)

    @property
    def _endings(self) -> list[str]:
        """The names of the endings that occurred; empty for a game that has only one."""
        return sorted({name for each in self.found.candidates for name in each.endings})

    @staticmethod
    def _cells(each: Candidate) -> tuple[str, ...]:
        """Return the cells of a decision: the chance to win, its interval, and the mean of the points."""
        low, high = each.win_interval
        between = f"{floor(100 * low)}–{ceil(100 * high)} %"
        return _percent(each.win_chance), between, f"{each.points:.0f}"


@dataclass(frozen=True)
class Studied(Shown):
    """The study of a game: chances, turning points, and accounts of the players' points."""

    line: Line
    found: Study

    def __iter__(self) -> Iterator[Row]:
        """Yield a row for each moment and player.

        Chances are from 0 to 1, errors are standard errors.
        """
        for chapter, each in zip(self.found.moments, self.found.estimates, strict=True):
            for seat, name in enumerate(self.found.players):
                yield {
                    "ply": chapter.ply,
                    "kind": chapter.kind,
                    "turn_of": chapter.player,
                    "player": name,
                    "win": each.win(seat),
                    "win_error": each.win_error(seat),
                    "points": each.points(seat),
                    "points_error": each.points_error(seat),
                    "playouts": each.playouts,
                }

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: turning points, and each player's chances and account."""
        say, players = own_words().say, self.found.players
        turnings = self.found.turning_points()
        yield Heading(say("studied-turned"))
        yield from map(Said, map(self._turning, turnings))
        if not turnings:
            yield Said(say("studied-even"))
        yield Heading(say("studied-chances"))
        seats = range(len(players))
        moments = [
            (str(chapter.ply), self._moment_name(chapter), *map(_percent, map(each.win, seats)))
            for chapter, each in zip(self.found.moments, self.found.estimates, strict=True)
        ]
        yield Rows((say("studied-ply"), say("studied-moment"), *players), tuple(moments))
        yield Heading(say("studied-accounts"))
        columns = [_column(self.found.account(seat)) for seat in seats]
        names = [say("studied-part", part=part) for part in Account._fields]
        rows = list(zip(names, *columns, strict=True))
        if self.line.part != "day":
            del rows[Account._fields.index("nights")]
        yield Rows((say("studied-points"), *players), tuple(rows))

    def _turning(self, each: Turning) -> str:
        return own_words().say(
            "studied-change",
            ply=each.chapter.ply,
            moment=self._moment_name(each.chapter),
            player=self.found.players[each.seat],
            before=_percent(each.before),
            after=_percent(each.after),
        )

    def _moment_name(self, chapter: Chapter) -> str:
        """Return the name of a moment; the last is "over" only if the game is over there."""
        is_left = chapter.kind == "over" and self.line.states[-1].due is not None
        kind = "left" if is_left else chapter.kind
        return own_words().say("studied-named", **{**chapter._asdict(), "kind": kind})


def value_moves(state: State, playouts: int, seed: int) -> Valued:
    """Return the forecast for the decision that is due.

    Raises RecordError if no decision is due.
    """
    policy = RULES if RULES in policies_of(state.game.name) else CHANCE
    with quiet_pool() as pool:
        found = last_report(forecast(state, playouts, seed, Terms(policy=policy), pool))
    return Valued(state, found)


def study_line(line: Line, passes: int, seed: int) -> Studied:
    """Return the study of a line.

    Raises RecordError for a line without decisions, and for wrong passes.
    """
    with quiet_pool() as pool:
        return Studied(line, last_report(study(line, passes, seed, pool=pool)))


def quiet_pool() -> Executor:
    """Return an executor of processes with low priority.

    Prints a message if no process can start.
    """
    if why := obstacle():
        sys.stderr.write(own_words().say("serial-here", why=why, guard=GUARD) + "\n")
    return quiet_executor(min(MOST_WORKERS, os.cpu_count() or 1))


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _column(account: Account) -> list[str]:
    """Return the parts of an account in whole points, which add up, with standard errors."""
    parts = account[:-1]
    start, *changes = round_parts(parts, account.result)
    told = [str(start), *map(_gain, changes), str(round(account.result.points))]
    return [
        f"{points} ± {entry.error:.0f}" if entry.error else points
        for points, entry in zip(told, account, strict=True)
    ]


def _gain(points: int) -> str:
    return f"\u2212{-points}" if points < 0 else f"+{points}"


@dataclass(frozen=True)
class Twinned(Shown):
    """Two decisions of a state in twin worlds: pairs of games with the same cards to come."""

    state: State
    found: Worlds

    def __iter__(self) -> Iterator[Row]:
        """Yield a row for each pair; a shared victory counts as a part of a win."""
        first, second = map(spell_decision, self.found.decisions)
        for pair in self.found.pairs:
            yield {
                "pair": pair.number + 1,
                "a": first,
                "b": second,
                "points_a": self.found.score(pair.first),
                "points_b": self.found.score(pair.second),
                "win_a": self.found.win_share(pair.first),
                "win_b": self.found.win_share(pair.second),
                "winners_a": ", ".join(self.found.winners(pair.first)),
                "winners_b": ", ".join(self.found.winners(pair.second)),
                "ending_a": pair.first.outcome.ending,
                "ending_b": pair.second.outcome.ending,
            }

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the two decisions, their comparison, and a table of the pairs."""
        say, words = own_words().say, words_of(self.state.game.name)
        first, second = (words.decision(each, self.state) for each in self.found.decisions)
        count = len(self.found.pairs)
        yield Said(say("twinned-head", player=self.found.player, count=count))
        yield Said(say("twinned-moves", first=first, second=second))
        yield Said(self._comparison("points", self.found.points, 1))
        yield Said(self._comparison("wins", self.found.win, 100))
        heads = tuple(say(f"twinned-{name}") for name in ("pair", "of-a", "of-b", "more"))
        rows = []
        for pair in self.found.pairs:
            points = [self.found.score(world) for world in (pair.first, pair.second)]
            more = "A" if points[0] > points[1] else "B" if points[1] > points[0] else "="
            told = self._world(pair.first), self._world(pair.second)
            rows.append((str(pair.number + 1), *told, more))
        yield Rows(heads, tuple(rows))

    def _world(self, world: World) -> str:
        """Return the text of a world: the points, the ending if the game has several, and the winners."""
        words, ending = words_of(self.state.game.name), world.outcome.ending
        key = f"ending-{ending}"
        named = words.say(key) if ending and words.text.knows(key) else ending
        winners = own_words().all_of(self.found.winners(world))
        parts = (f"{self.found.score(world):.0f}", named, winners)
        return " · ".join(part for part in parts if part)

    @staticmethod
    def _comparison(measure: str, gap: Gap, scale: int) -> str:
        interval = gap.interval
        low, high = (0.0, 0.0) if interval is None else interval
        return own_words().say(
            "twinned-gap",
            measure=measure,
            better=gap.better,
            worse=gap.worse,
            equal=gap.equal,
            mean=_with_sign(scale * gap.mean),
            known="no" if interval is None else "yes",
            low=_with_sign(scale * low),
            high=_with_sign(scale * high),
            needed=FEWEST,
            verdict=gap.verdict,
        )


def play_twins(state: State, first: Decision, second: Decision, pairs: int, seed: int) -> Twinned:
    """Return the comparison of two decisions in `pairs` pairs of games with the same cards to come.

    Raises RecordError for wrong arguments, and IllegalDecision for an illegal decision.
    """
    policy = RULES if RULES in policies_of(state.game.name) else CHANCE
    with quiet_pool() as pool:
        found = last_report(worlds(state, first, second, pairs, seed, policy=policy, pool=pool))
    return Twinned(state, found)


def _with_sign(value: float) -> str:
    """Return a difference with its sign and at most one digit after the point."""
    shown = f"{abs(value):.1f}".removesuffix(".0")
    sign = "" if shown == "0" else "\u2212" if value < 0 else "+"
    return sign + shown
