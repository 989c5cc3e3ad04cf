"""The table on which the game is played: where all pieces are, and how pieces move.

The rules change a `Table` by its few methods, and after each change note the event that explains
the change. The table knows the pieces; only the rules know when a piece may move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tutor.core.base.events import Event
from tutor.core.base.game import Choice, Decision
from tutor.princes.components import Components, Cost


def subsets(members: Iterable[str], most: int | None = None) -> Iterator[tuple[str, ...]]:
    """Yield every set of at most `most` members, smaller sets first; without `most`, every set.

    Sets of one size come in the order of the members.
    """
    pool = tuple(members)
    for size in range(min(len(pool), len(pool) if most is None else most) + 1):
        yield from combinations(pool, size)


@dataclass(frozen=True, eq=False)
class Match:
    """The parts of a game that never change: figures, player names, a cache of decisions."""

    components: Components
    names: tuple[str, ...]
    listed: dict[object, tuple[Decision, ...]] = field(default_factory=dict)

    def decisions(
        self, player: str, kind: str, key: object, choices: Iterable[Choice]
    ) -> tuple[Decision, ...]:
        """Return the decisions with these choices.

        A later call with the same `kind` and `key` returns the same list.
        """
        found = self.listed.get((player, kind, key))
        if found is None:
            found = tuple(Decision(player, kind, choice) for choice in choices)
            self.listed[player, kind, key] = found
        return found


@dataclass(slots=True, eq=False)
class Player:
    """The pieces of one player.

    The rules change `goods` in place, and give every other attribute a new value.
    """

    name: str
    seat: int
    goods: dict[str, int]
    prince: str | None
    scout: int
    supply: int
    incas: dict[str, int]
    orders: dict[str, int]
    cards: tuple[str, ...]
    moon_tiles: tuple[str, ...]
    awards: int
    due_corn: int
    due_llama: int

    def copy(self) -> Player:
        """Return an independent copy of the player."""
        return Player(
            self.name,
            self.seat,
            self.goods.copy(),
            self.prince,
            self.scout,
            self.supply,
            self.incas,
            self.orders,
            self.cards,
            self.moon_tiles,
            self.awards,
            self.due_corn,
            self.due_llama,
        )

    @property
    def hand(self) -> int:
        """The number of cards in hand."""
        return len(self.cards)

    def can_pay(self, cost: Cost) -> bool:
        """Whether the player has all these goods."""
        goods = self.goods
        # A loop, because this runs very often and the generator of `all` takes longer.
        for good, amount in cost.items():  # noqa: SIM110
            if goods[good] < amount:
                return False
        return True

    def short_of(self, cost: Cost) -> dict[str, int]:
        """Return the pieces of each good that the player lacks for the cost.

        Empty if none are lacking.
        """
        return {
            good: amount - self.goods[good]
            for good, amount in cost.items()
            if self.goods[good] < amount
        }


@dataclass(slots=True, eq=False)
class Table:
    """The whole state of a game, which the rules change.

    Each state and each playout has a table of its own.
    """

    match: Match
    players: list[Player]
    day: int = 1
    start: int = 0
    sun_tile: int | None = None
    last_turns: int | None = None
    turn_seat: int = 0
    turn_number: int = 0
    bonus: dict[str, int] = field(default_factory=dict)
    market: dict[str, int] = field(default_factory=dict)
    orders_left: dict[str, int] = field(default_factory=dict)
    moon_tiles: tuple[str, ...] = ()
    track_corn: int = 0
    deck: tuple[str, ...] = ()
    # What happens next: the step, the number of players whose step is over, and the decision due.
    step: str = "place"
    served: int = 0
    due: str | None = None
    asked: Player = field(init=False)
    options: tuple[Decision, ...] | None = None
    sold: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    steps: int = 0
    count: int = 0
    draws: int = 0
    ending: str | None = None
    reason: str | None = None
    log: list[Event] | None = None
    moments: list[Table] | None = None
    figures: Components = field(init=False)

    def __post_init__(self) -> None:
        self.asked = self.players[0]
        self.figures = self.match.components

    @property
    def is_last_day(self) -> bool:
        """Whether Moon tiles and Sun Clock pay at once (`last.moon`, `last.clock`)."""
        return self.day == self.figures.last_day

    def copy(self) -> Table:
        """Return an independent copy of the table, without its log of events."""
        players = [player.copy() for player in self.players]
        twin = Table(self.match, players)
        twin.day = self.day
        twin.start = self.start
        twin.sun_tile = self.sun_tile
        twin.last_turns = self.last_turns
        twin.turn_seat = self.turn_seat
        twin.turn_number = self.turn_number
        twin.bonus = self.bonus.copy()
        twin.market = self.market.copy()
        twin.orders_left = self.orders_left
        twin.moon_tiles = self.moon_tiles
        twin.track_corn = self.track_corn
        twin.deck = self.deck
        twin.step = self.step
        twin.served = self.served
        twin.due = self.due
        twin.asked = players[self.asked.seat]
        twin.options = self.options
        twin.sold = self.sold
        twin.bought = self.bought
        twin.tiles = self.tiles
        twin.steps = self.steps
        twin.count = self.count
        twin.draws = self.draws
        twin.ending = self.ending
        twin.reason = self.reason
        return twin

    def with_components(self, components: Components) -> Table:
        """Return a copy of the table in a game with other printed figures."""
        twin = self.copy()
        twin.match, twin.figures = Match(components, self.match.names), components
        twin.options = None
        return twin

    # The players

    @property
    def active(self) -> Player:
        """The player whose turn it is; at night, the player of the last turn."""
        return self.players[self.turn_seat]

    def seated_from(self, first: int) -> list[Player]:
        """Return all players in seat order, beginning with the player in seat `first`."""
        return self.players[first:] + self.players[:first]

    def next_served(self, first: int) -> Player | None:
        """Return the next player of a round that begins with seat `first`.

        Return None if all players have had their turn in the round.
        """
        served = self.served
        if served == len(self.players):
            return None
        self.served = served + 1
        return self.players[(first + served) % len(self.players)]

    def ask(self, player: Player, due: str, options: tuple[Decision, ...] | None = None) -> None:
        """Make a decision due.

        Without `options`, the rules list the legal decisions when these are needed.
        """
        self.asked = player
        self.due = due
        self.options = options

    # Hands and payments

    def note(self, kind: str, rule: str, **data: Any) -> None:
        """Add an event to the log, if there is a log, after the change that the event describes.

        Code that runs every turn checks for a log before it collects the data of an event; fast
        play has no log and would lose much time on events.
        """
        if self.log is not None:
            self.log.append(Event(kind, rule, _own(data)))
            self._keep()

    def keep_moments(self) -> list[Table]:
        """Return a list to which each later event adds a copy of the table."""
        self.moments = []
        return self.moments

    def _keep(self) -> None:
        if self.moments is not None:
            self.moments.append(self.copy())

    def note_order(self, rule: str, district: str, able: list[Player]) -> None:
        """Note the order in which several players act; for a single player, note nothing.

        The rules are `temple.order` and `production.order`.
        """
        if len(able) > 1:
            acting = [player.name for player in able]
            self.note("all_may_act", rule, players=acting, district=district)

    def note_secret(
        self, kind: str, rule: str, player: Player, secret: tuple[str, ...], **data: Any
    ) -> None:
        """Add an event to the log; only the player may know its fields that `secret` names."""
        if self.log is not None:
            data["player"] = player.name
            self.log.append(Event(kind, rule, _own(data), secret, (player.name,)))
            self._keep()

    def pay(self, player: Player, cost: Cost) -> None:
        """Move goods from the player to the bank."""
        goods = player.goods
        for good, amount in cost.items():
            goods[good] -= amount

    def gain(self, player: Player, gift: Cost) -> None:
        """Move goods from the bank to the player; the bank does not run out (`info.bank`)."""
        goods = player.goods
        for good, amount in gift.items():
            goods[good] += amount

    def move_inca(self, player: Player, origin: str | None, target: str | None) -> None:
        """Move an Inca of the player from one district to another; None stands for the supply."""
        incas = player.incas.copy()
        if origin is None:
            player.supply -= 1
        else:
            incas[origin] -= 1
        if target is None:
            player.supply += 1
        else:
            incas[target] += 1
        player.incas = incas


def _own(data: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of an event's data, which later changes of the original mappings do not affect."""
    return {
        key: dict(value) if isinstance(value, Mapping) else value for key, value in data.items()
    }
