"""The figures of many games, each with its number of cases and its interval of 95 in 100.

A share is a number of cases in 100; `fair` is what equal chances would give in the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Final

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import in_order
from tutor.core.laboratory.intervals import normal_interval, wilson_interval
from tutor.core.laboratory.playing import Source
from tutor.princes.findings.observing import POLICIES, Numbered, Observed, Seat, observe
from tutor.princes.identifiers import DISTRICTS, ORDERS, PRODUCTION

VERSION: Final = 1
"""The version of the measurement: change it with the games or the figures."""
DIGITS: Final = 2
LONGEST: Final = 9
"""Days of this many rounds and more are counted together."""
ENDINGS: Final = ("orders", "deck", "day_9")
HELD: Final = ("cards", "laps", "gold", "points", "total", "suns", *ORDERS)
"""The figures by which winners and others are compared at the end of a game."""


class Findings:
    """The games measured so far."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.games: list[Observed] = []

    def to_json(self) -> JSONObject:
        """All figures; those of the beginning from games in which it was drawn by lot."""
        drawn = [game for game in self.games if game.is_drawn]
        free = [game for game in self.games if not game.is_drawn]
        return {
            "game": "princes",
            "version": VERSION,
            "seed": self.seed,
            "games": len(self.games),
            "drawn": len(drawn),
            "policies": list(POLICIES),
            "policy": _chances(self.games, POLICIES, lambda seat: seat.policy),
            "inca": _chances(drawn, PRODUCTION, lambda seat: seat.inca),
            "prince": _chances(drawn, DISTRICTS, lambda seat: seat.prince),
            "endings": {
                str(players): _endings([game for game in free if len(game.seats) == players])
                for players in sorted({len(game.seats) for game in free})
            },
            "rounds": _rounds(free),
            "winners": _mean_holdings(list(_seats(free, won=True))),
            "others": _mean_holdings(list(_seats(free, won=False))),
            "joined": {order: _first_joining(free, order) for order in ORDERS},
            "gold_won": _share(
                [game.most_gold_won for game in free if game.most_gold_won is not None]
            ),
        }


def measure(source: Source, games: int, seed: int, pool: Executor) -> Iterator[Findings]:
    """The findings after each game."""
    found = Findings(seed)
    jobs = (Numbered(source, seed, number) for number in range(games))
    for game in in_order(pool, observe, jobs):
        found.games.append(game)
        yield found


def _seats(games: Iterable[Observed], *, won: bool) -> Iterator[Seat]:
    """The seats of those who won, shared victories among them, or of all others."""
    return (seat for game in games for seat in game.seats if bool(seat.win) == won)


def _mean_holdings(seats: Sequence[Seat]) -> JSONObject:
    """The means of what some players had at the end."""
    return {
        name: _mean(seat.orders[name] if name in ORDERS else getattr(seat, name) for seat in seats)
        for name in HELD
    }


def _chances(
    games: Sequence[Observed], names: Iterable[str], of: Callable[[Seat], str]
) -> JSONObject:
    """For each name the share of wins of its owners, with a fair share."""
    found = {}
    for name in names:
        cases = [
            (seat.win, 1 / len(game.seats))
            for game in games
            for seat in game.seats
            if of(seat) == name
        ]
        if cases:
            wins = sum(win for win, _ in cases)
            fair = sum(share for _, share in cases) / len(cases)
            found[name] = _of_wins(wins, len(cases)) | {"fair": _round(100 * fair)}
    return found


def _of_wins(wins: float, cases: int) -> JSONObject:
    low, high = wilson_interval(wins, cases)
    return {
        "cases": cases,
        "share": _round(100 * wins / cases),
        "low": _round(100 * low),
        "high": _round(100 * high),
    }


def _share(cases: Sequence[bool]) -> JSONObject | None:
    return _of_wins(sum(cases), len(cases)) if cases else None


def _mean(values: Iterable[float]) -> JSONObject | None:
    """The mean of values; None for none."""
    known = list(values)
    if not known:
        return None
    mean = sum(known) / len(known)
    low, high = normal_interval(known) or (mean, mean)
    return {
        "cases": len(known),
        "mean": _round(mean),
        "low": _round(low),
        "high": _round(high),
    }


def _endings(games: Sequence[Observed]) -> JSONObject:
    """The share of each ending, and how many days the games took."""
    counts = Counter(game.ending for game in games)
    shares: JSONObject = {ending: _of_wins(counts[ending], len(games)) for ending in ENDINGS}
    return shares | {"days": _mean(game.days for game in games)}


def _rounds(games: Sequence[Observed]) -> JSONObject:
    """The number of days by their rounds until the third Moon tile was taken."""
    counts = Counter(min(rounds, LONGEST) for game in games for rounds in game.rounds)
    return {
        "days": {str(rounds): counts[rounds] for rounds in range(1, LONGEST + 1)},
        "mean": _mean(rounds for game in games for rounds in game.rounds),
    }


def _first_joining(games: Sequence[Observed], order: str) -> JSONObject:
    """The days of play on which an order was first joined, each with the number of players."""
    found: JSONObject = {}
    for name, won in (("winners", True), ("others", False)):
        seats = list(_seats(games, won=won))
        days = [seat.joined[order] for seat in seats if order in seat.joined]
        found[name] = {
            "joined": _share([order in seat.joined for seat in seats]),
            "day": _mean(days),
        }
    return found


def _round(value: float) -> float:
    return round(value, DIGITS)
