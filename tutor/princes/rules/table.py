"""The table the game is played on: the places of all pieces, and the few ways to move them.

The rules change it through a few verbs and note beside each change the event that explains it.
`Table` knows what a piece is, not when it may move.
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
    """Every set of the members, the empty one first, by size and then in the members' order."""
    pool = tuple(members)
    for size in range(min(len(pool), len(pool) if most is None else most) + 1):
        yield from combinations(pool, size)


@dataclass(frozen=True, eq=False)
class Match:
    """The constants of one game: figures and seats; and a memory of listed decisions."""

    components: Components
    names: tuple[str, ...]
    listed: dict[object, tuple[Decision, ...]] = field(default_factory=dict)

    def decisions(
        self, player: str, kind: str, key: object, choices: Iterable[Choice]
    ) -> tuple[Decision, ...]:
        """The decisions with these choices; `key` names the list, so that it is made only once."""
        found = self.listed.get((player, kind, key))
        if found is None:
            found = tuple(Decision(player, kind, choice) for choice in choices)
            self.listed[player, kind, key] = found
        return found


@dataclass(slots=True, eq=False)
class Player:
    """The pieces of one player. Only `goods` is changed in place; the rest is replaced."""

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
        """A player of their own with the same pieces."""
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
        """The number of cards."""
        return len(self.cards)

    def can_pay(self, cost: Cost) -> bool:
        """Whether all these goods are held."""
        goods = self.goods
        # A loop: asked so often that the generator of `all` would cost more than the answer.
        for good, amount in cost.items():  # noqa: SIM110
            if goods[good] < amount:
                return False
        return True

    def short_of(self, cost: Cost) -> dict[str, int]:
        """The goods missing to pay the cost, in pieces."""
        return {
            good: amount - self.goods[good]
            for good, amount in cost.items()
            if self.goods[good] < amount
        }


@dataclass(slots=True, eq=False)
class Table:
    """The whole state of a game, mutable; states and playouts each own one."""

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
    # What happens next: the step going on, how many seats it has served, and what is asked.
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
        """Whether tiles and clock pay at once (`last.moon`, `last.clock`)."""
        return self.day == self.figures.last_day

    def copy(self) -> Table:
        """A table of its own with the same pieces; its log is empty."""
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
        """A copy of the table in a game with other figures."""
        twin = self.copy()
        twin.match, twin.figures = Match(components, self.match.names), components
        twin.options = None
        return twin

    # Who is who

    @property
    def active(self) -> Player:
        """The player whose turn it is (at night: whose turn was the last)."""
        return self.players[self.turn_seat]

    def seated_from(self, first: int) -> list[Player]:
        """All players in seat order beginning with seat `first`."""
        return self.players[first:] + self.players[:first]

    def next_served(self, first: int) -> Player | None:
        """The next player of a round that begins with seat `first`; None after a whole round."""
        served = self.served
        if served == len(self.players):
            return None
        self.served = served + 1
        return self.players[(first + served) % len(self.players)]

    def ask(self, player: Player, due: str, options: tuple[Decision, ...] | None = None) -> None:
        """Make a decision due; its options are listed when first needed, unless they are given."""
        self.asked = player
        self.due = due
        self.options = options

    # Hands and payments

    def note(self, kind: str, rule: str, **data: Any) -> None:
        """Add an event to the log, if a log is kept, after what it tells has been done.

        Code that runs every turn checks for the log first: fast play would spend more time on the
        data of events that no one reads than on the rules.
        """
        if self.log is not None:
            self.log.append(Event(kind, rule, _own(data)))
            self._keep()

    def keep_moments(self) -> list[Table]:
        """Begin to keep a copy of the table with each event, in the list that is returned."""
        self.moments = []
        return self.moments

    def _keep(self) -> None:
        if self.moments is not None:
            self.moments.append(self.copy())

    def note_order(self, rule: str, district: str, able: list[Player]) -> None:
        """Tell the order in which players act, where there are several (`temple.order`)."""
        if len(able) > 1:
            acting = [player.name for player in able]
            self.note("all_may_act", rule, players=acting, district=district)

    def note_secret(
        self, kind: str, rule: str, player: Player, secret: tuple[str, ...], **data: Any
    ) -> None:
        """Add an event of which only one player may know the secret fields."""
        if self.log is not None:
            data["player"] = player.name
            self.log.append(Event(kind, rule, _own(data), secret, (player.name,)))
            self._keep()

    def pay(self, player: Player, cost: Cost) -> None:
        """Goods go from the player to the bank."""
        goods = player.goods
        for good, amount in cost.items():
            goods[good] -= amount

    def gain(self, player: Player, gift: Cost) -> None:
        """Goods go from the bank to the player (`info.bank`: it does not run out)."""
        goods = player.goods
        for good, amount in gift.items():
            goods[good] += amount

    def move_inca(self, player: Player, origin: str | None, target: str | None) -> None:
        """An Inca goes from a district to another; None stands for the supply."""
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
    """The data with a copy of its goods, so that a reader of the event may change them."""
    return {
        key: dict(value) if isinstance(value, Mapping) else value for key, value in data.items()
    }
