"""One game among the tutor's players, and the record kept of it.

In two games of three a lot decides the first Inca and the first district of every Prince, so that
their effect does not depend on the players who choose them. In the others all players choose.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, Playout
from tutor.core.base.players import NAMES, PLANNER, RULES, Policy, policy_named
from tutor.core.base.redeal import SEEDS
from tutor.core.base.states import table_of
from tutor.core.laboratory.playing import Source
from tutor.princes.identifiers import ORDERS, SEATS
from tutor.princes.rules.scoring import CONQUEST, final_result
from tutor.princes.rules.table import Table
from tutor.princes.variants import STANDARD

POLICIES: Final = (RULES, PLANNER)
"""The players; each seat gets one of them by lot."""
LOTS: Final = 3
"""One game in this number begins by the players' own choice."""


class Numbered(NamedTuple):
    """One game of a measurement."""

    source: Source
    seed: int
    number: int


@dataclass
class Seat:
    """The record of one player: the beginning, the day of joining each order, and the end."""

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
    """The record of one game; `rounds` are the turns of a player before each third Moon tile."""

    is_drawn: bool
    seats: list[Seat]
    rounds: list[int] = field(default_factory=list)
    days: int = 0
    ending: str = ""
    most_gold_won: bool | None = None


def observe(job: Numbered) -> Observed:
    """Play one game of a measurement."""
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
    """The decision of a player, or of the lot at the beginning."""
    table = table_of(playout, Table)
    is_first = table.due == "place_inca" or (table.due == "turn" and table.asked.prince is None)
    if is_drawn and is_first:
        return chance.choice(playout.legal())
    return policy.choose(playout)


def _keep(found: Observed, player: int, decision: Decision, day: int) -> None:
    """Keep the beginnings that a decision makes; an Inca placed later is not the first."""
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
    """Keep the end of the game for every player."""
    result = final_result(table)
    winners = set(result["winners"])
    found.ending = str(table.reason)
    for seat, player, score in zip(found.seats, table.players, result["scores"], strict=True):
        seat.win = (player.name in winners) / len(winners)
        seat.orders = {order: player.orders[order] for order in ORDERS}
        seat.cards = len(player.cards)
        # Each lap ends with a card to keep or, from an empty deck, with an award.
        seat.laps = seat.cards - 1 + player.awards
        seat.gold, seat.points, seat.total = score["gold"], score["points"], score["total"]
    if table.ending == CONQUEST:
        most = max(seat.gold for seat in found.seats)
        found.most_gold_won = any(seat.win and seat.gold == most for seat in found.seats)
