"""Figures of many games between the tutor's policies, each with its cases and its interval.

In two of three games, chance decides the first Inca and the first district of every player, so the
effect of this beginning does not depend on a policy. In the third game the policies choose. Shares
are in percent, with the 95 % interval; `fair` is the share that equal chances of all players would
give in the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, Playout
from tutor.core.base.players import NAMES, PLANNER, RULES, Policy, policy_named
from tutor.core.base.redeal import SEEDS
from tutor.core.base.schema import JSONObject
from tutor.core.base.states import table_of
from tutor.core.laboratory.experiment import in_order
from tutor.core.laboratory.intervals import normal_interval, wilson_interval
from tutor.core.laboratory.playing import Source
from tutor.princes.identifiers import DISTRICTS, ORDERS, PRODUCTION, SEATS, STANDARD
from tutor.princes.rules.scoring import CONQUEST, final_result
from tutor.princes.rules.table import Table

POLICIES: Final = (RULES, PLANNER)
"""The policies that play; each seat gets one of them at random."""
LOTS: Final = 3
"""One game in this many begins with choices of the policies instead of chance."""

VERSION: Final = 1
"""The version of the measurement; change it if the games or the figures change."""
DIGITS: Final = 2
LONGEST: Final = 9
"""Days with this many rounds or more count together."""
ENDINGS: Final = ("orders", "deck", "day_9")
HELD: Final = ("cards", "laps", "gold", "points", "total", "suns", *ORDERS)
"""The figures at the end of a game by which the findings compare winners with other players."""


class Numbered(NamedTuple):
    """The number of one game of a measurement, with the source of its rules and the measurement's seed."""

    source: Source
    seed: int
    number: int


@dataclass
class Seat:
    """The figures of one player in a game: the beginning, the first day with each order, the end.

    `inca` and `prince` are the first Inca and the first district. `joined` has the first day with a
    tile of each order, `win` is the player's share of the victory, `suns` the number of Sun tiles
    taken, and `laps` the number of times that the Scout reached the Summit.
    """

    policy: str
    inca: str = ""
    prince: str = ""
    joined: dict[str, int] = field(default_factory=dict)
    suns: int = 0
    win: float = 0.0
    orders: dict[str, int] = field(default_factory=dict)
    cards: int = 0
    laps: int = 0
    gold: int = 0
    points: int = 0
    total: int = 0


@dataclass
class Observed:
    """The events of one game that the findings count.

    `is_drawn` says whether chance decided the beginning; `rounds` has, for each day, the round in
    which a player took the third Moon tile.
    """

    is_drawn: bool
    seats: list[Seat]
    rounds: list[int] = field(default_factory=list)
    days: int = 0
    ending: str = ""
    most_gold_won: bool | None = None


def observe(job: Numbered) -> Observed:
    """Play one game of a measurement and return its `Observed`."""
    chance = Random(f"{job.seed}/findings/{job.number}")
    low, high = SEATS
    lap, more = divmod(job.number, high - low + 1)
    names = NAMES[: low + more]
    game = job.source.open()
    start = game.start(game.random_setup(names, STANDARD, chance.randrange(SEEDS)))
    seats = [Seat(chance.choice(POLICIES)) for _ in names]
    policies = [policy_named(game.name, seat.policy, 0) for seat in seats]
    found = Observed(lap % LOTS > 0, seats)
    playout = start.playout()
    table = table_of(playout, Table)
    first_day, turns = table.day, 0
    while (due := playout.due) is not None:
        player = names.index(due.player)
        decision = _decide(playout, policies[player], found.is_drawn, chance)
        day, sun = table.day, table.sun_tile
        turns += table.due == "turn"
        playout.play(decision)
        _keep(found, player, decision, day - first_day + 1)
        if decision.type == "stay" and sun is None and table.sun_tile is not None:
            found.rounds.append((turns - 1) // len(names) + 1)
            seats[player].suns += 1
        if table.day != day:
            turns = 0
    found.days = table.day - first_day + 1
    _finish(found, table)
    return found


def _decide(playout: Playout, policy: Policy, is_drawn: bool, chance: Random) -> Decision:
    """Return the decision of the policy.

    If `is_drawn` is true, draw the first Inca and the first district at random.
    """
    table = table_of(playout, Table)
    is_first = table.due == "place_inca" or (table.due == "turn" and table.asked.prince is None)
    if is_drawn and is_first:
        return chance.choice(playout.legal())
    return policy.choose(playout)


def _keep(found: Observed, player: int, decision: Decision, day: int) -> None:
    """Note the first Inca, the first district, or the first day with a tile of an order."""
    seat, choice = found.seats[player], decision.choice
    if not isinstance(choice, str):
        return
    if decision.type == "place_inca":
        seat.inca = seat.inca or choice
    elif decision.type == "move":
        seat.prince = seat.prince or choice
    elif decision.type == "acquire":
        seat.joined.setdefault(choice, day)


def _finish(found: Observed, table: Table) -> None:
    """Note in `found` how the game ended for every player."""
    result = final_result(table)
    winners = set(result["winners"])
    found.ending = str(table.reason)
    for seat, player, score in zip(found.seats, table.players, result["scores"], strict=True):
        seat.win = (player.name in winners) / len(winners)
        seat.orders = {order: player.orders[order] for order in ORDERS}
        seat.cards = len(player.cards)
        # Each lap brings a card or, once the deck is empty, an award; the setup deals one card.
        seat.laps = seat.cards - 1 + player.awards
        seat.gold, seat.points, seat.total = score["gold"], score["points"], score["total"]
    if table.ending == CONQUEST:
        most = max(seat.gold for seat in found.seats)
        found.most_gold_won = any(seat.win and seat.gold == most for seat in found.seats)


class Findings:
    """The games measured so far."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.games: list[Observed] = []

    def to_json(self) -> JSONObject:
        """Return all figures as JSON.

        `inca` and `prince` come from the games in which chance decided the beginning, `policy` from
        all games, and the others from the games in which the policies chose the beginning.
        """
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
    """Play games in the processes of a pool, and yield the findings so far after each game."""
    found = Findings(seed)
    jobs = (Numbered(source, seed, number) for number in range(games))
    for game in in_order(pool, observe, jobs):
        found.games.append(game)
        yield found


def _seats(games: Iterable[Observed], *, won: bool) -> Iterator[Seat]:
    """Return the seats of all winners, including shared victories, or of all other players."""
    return (seat for game in games for seat in game.seats if bool(seat.win) == won)


def _mean_holdings(seats: Sequence[Seat]) -> JSONObject:
    """Return, for each name in HELD, the mean of that figure over these players at the end."""
    return {
        name: _mean(seat.orders[name] if name in ORDERS else getattr(seat, name) for seat in seats)
        for name in HELD
    }


def _chances(
    games: Sequence[Observed], names: Iterable[str], of: Callable[[Seat], str]
) -> JSONObject:
    """Return, for each name that `of` gives, the share of games won and the share of equal chances."""
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
    """Return the mean of the values with its interval; None if there are no values."""
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
    """Return the share of each ending, and the mean number of days of a game."""
    counts = Counter(game.ending for game in games)
    shares: JSONObject = {ending: _of_wins(counts[ending], len(games)) for ending in ENDINGS}
    return shares | {"days": _mean(game.days for game in games)}


def _rounds(games: Sequence[Observed]) -> JSONObject:
    """Return the number of days by the round of the third Moon tile, and the mean of these rounds."""
    counts = Counter(min(rounds, LONGEST) for game in games for rounds in game.rounds)
    return {
        "days": {str(rounds): counts[rounds] for rounds in range(1, LONGEST + 1)},
        "mean": _mean(rounds for game in games for rounds in game.rounds),
    }


def _first_joining(games: Sequence[Observed], order: str) -> JSONObject:
    """Return the share of winners and of others with a tile of the order, and the mean first day."""
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
