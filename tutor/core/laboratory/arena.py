"""The arena: a tournament of policies, in which each deal is played from every seat.

The seed and the number of a game alone fix its deal and all other chance. The games can be kept as
records, to be shown and studied afterwards.

Findings are figures about what winners have in common, measured over many games of automatic
players. The kit of a game names the function that measures them; the seed and the number of games
fix the result.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple, Protocol

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision
from tutor.core.base.kit import kit_of
from tutor.core.base.players import NAMES, Choose, ChosenPolicy, policy_named
from tutor.core.base.redeal import SEEDS
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import SerialExecutor, run
from tutor.core.laboratory.intervals import Interval, normal_interval, wilson_interval
from tutor.core.laboratory.playing import Outcome, Source, play_out
from tutor.core.records.record import Record

MOST_GAMES: Final = 1_000_000


class Pairing(NamedTuple):
    """One game of a tournament. `seats` are the policies in seat order.

    `own` has the functions that choose for the policies with these names.
    """

    source: Source
    variant: str
    seats: tuple[str, ...]
    deal: str
    number: str
    is_kept: bool = False
    own: Mapping[str, Choose] | None = None

    def play(self) -> Played:
        """Play the game and return its result."""
        game, names = self.source.open(), NAMES[: len(self.seats)]
        deal = Random(self.deal).randrange(SEEDS)
        setup = game.random_setup(names, self.variant, deal)
        start = game.start(setup)
        own = self.own or {}
        policies = [
            ChosenPolicy(own[policy])
            if policy in own
            else policy_named(game.name, policy, _seed(f"{self.number}/{seat}"), f"seats[{seat}]")
            for seat, policy in enumerate(self.seats)
        ]
        made: list[Decision] = []
        outcome = play_out(start.playout(), policies, names, made)
        if not self.is_kept:
            return Played(outcome)
        record = Record(game, start, tuple(made), setup, title=", ".join(self.seats))
        return Played(outcome, json.dumps(record.to_json(), ensure_ascii=False))


class Played(NamedTuple):
    """The result of a tournament game.

    `record` is the game as one line of JSON; it is empty if the record is not kept.
    """

    outcome: Outcome
    record: str = ""


@dataclass
class Contender:
    """A policy in the tournament, with its results over all seats."""

    policy: str
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    @property
    def win_interval(self) -> Interval:
        """The interval of the chance to win, for a number of games fixed beforehand."""
        return wilson_interval(sum(self.wins), len(self.wins))

    @property
    def points_interval(self) -> Interval | None:
        """The interval of the mean of the points, for a number of games fixed beforehand.

        It is None for fewer than two games.
        """
        return normal_interval(self.points)

    def to_json(self) -> JSONObject:
        """Return the figures of the policy as JSON."""
        games = len(self.wins)
        return {
            "policy": self.policy,
            "wins": sum(self.wins),
            "win_chance": sum(self.wins) / games,
            "win_interval": list(self.win_interval),
            "points": sum(self.points) / games,
            "points_interval": self.points_interval and list(self.points_interval),
        }


class Tournament:
    """A tournament in progress, with the results of the games so far.

    `seats` names a policy for each player. In the next game each policy moves to the next seat,
    until every policy has played the deal from every seat. `keep` is called with the record of each
    game, as one line of JSON, before the figures include the game. `own` has functions that choose for
    the policies with these names; a tournament with such functions cannot use other processes. Making a
    tournament raises RecordError if the tournament is impossible.
    """

    def __init__(
        self,
        source: Source,
        seats: Sequence[str],
        games: int,
        seed: int,
        variant: str | None = None,
        keep: Callable[[str], None] | None = None,
        own: Mapping[str, Choose] | None = None,
    ) -> None:
        variant = source.open().variants[0] if variant is None else variant
        _check(source, seats, games, variant, own or {})
        self.game, self.games, self.played = source.game, games, 0
        self.contenders = tuple(Contender(policy) for policy in seats)
        self.endings = Counter[str]()
        self._seats, self._seed, self._keep = tuple(seats), seed, keep
        self._pairing = Pairing(source, variant, self._seats, "", "", keep is not None, own)

    @property
    def is_done(self) -> bool:
        """Whether all games were played."""
        return self.played >= self.games

    def jobs(self) -> Iterator[tuple[int, Pairing]]:
        """Yield the remaining games, each with its number."""
        count = len(self._seats)
        for game in range(self.played, self.games):
            turned = self._seats[game % count :] + self._seats[: game % count]
            deal, number = f"{self._seed}/deal/{game // count}", f"{self._seed}/game/{game}"
            yield game, self._pairing._replace(seats=turned, deal=deal, number=number)

    def count(self, game: int, played: Played) -> None:
        """Count the result of the next game."""
        outcome, count = played.outcome, len(self._seats)
        if self._keep is not None:
            self._keep(played.record)
        for seat in range(count):
            contender = self.contenders[(seat + game) % count]
            contender.wins.append(outcome.wins[seat])
            contender.points.append(outcome.points[seat])
        self.endings[outcome.ending] += 1
        self.played += 1

    def to_json(self) -> JSONObject:
        """Return the figures of all policies, and the share of each ending, as JSON."""
        endings: Mapping[str, float] = {
            ending: count / self.played for ending, count in sorted(self.endings.items()) if ending
        }
        return {
            "game": self.game,
            "games": self.played,
            "contenders": [each.to_json() for each in self.contenders],
            "endings": dict(endings),
        }


def arena(
    source: Source,
    seats: Sequence[str],
    games: int,
    seed: int,
    variant: str | None = None,
    pool: Executor | None = None,
    keep: Callable[[str], None] | None = None,
) -> Iterator[Tournament]:
    """Yield the tournament after each of its games. It is the same object each time.

    The arguments and errors are those of `Tournament`.
    """
    return run(Tournament(source, seats, games, seed, variant, keep), pool)


def _check(
    source: Source, seats: Sequence[str], games: int, variant: str, own: Mapping[str, Choose]
) -> None:
    game = source.open()
    low, high = game.seats
    if not low <= len(seats) <= high:
        numbers = {"found": len(seats), "low": low, "high": high}
        raise RecordError([Fault("seats", "out_of_range", numbers)])
    if not 1 <= games <= MOST_GAMES:
        numbers = {"found": games, "low": 1, "high": MOST_GAMES}
        raise RecordError([Fault("games", "out_of_range", numbers)])
    for seat, policy in enumerate(seats):
        if policy not in own:
            policy_named(game.name, policy, 0, f"seats[{seat}]")
    game.start(game.random_setup(NAMES[: len(seats)], variant, 0))


def _seed(text: str) -> int:
    return Random(text).randrange(SEEDS)


class Measured(Protocol):
    """Figures about the common features of winners, from the games played so far."""

    def to_json(self) -> JSONObject:
        """Return the figures as JSON, each with its number of cases and its interval."""


Measure = Callable[[Source, int, int, Executor], Iterator[Measured]]
"""A function that plays a number of games from a seed, and yields the figures after each."""


def findings(
    source: Source, games: int, seed: int, pool: Executor | None = None
) -> Iterator[Measured]:
    """Yield the figures about the common features of a game's winners, after each played game.

    Raises RecordError for an impossible number of games, and for a game that measures no such
    figures.
    """
    measure = kit_of(source.game).findings
    if measure is None:
        raise RecordError([Fault("game", "no_findings", {"found": source.game})])
    if not 1 <= games <= MOST_GAMES:
        numbers = {"found": games, "low": 1, "high": MOST_GAMES}
        raise RecordError([Fault("games", "out_of_range", numbers)])
    yield from measure(source, games, seed, pool or SerialExecutor())
