"""The form of positions: the entries that a user sets, their groups, and the computed entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tutor.core.base.editing.form import NAMES, Pool, Question, Spot
from tutor.core.base.game import Game
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.asking import Choice, Entry
from tutor.core.base.shapes.fields import Derived
from tutor.core.base.shapes.values import Reading, Value
from tutor.princes.components import Components
from tutor.princes.game import Princes
from tutor.princes.identifiers import (
    BONUS_PLACES,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
)
from tutor.princes.pending import MORE, NOTHING_MORE, TYPES
from tutor.princes.position import POSITION
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, STEP, split_id

PENDING: Final = "pending"
SCOUTS: Final = (Spot("players-scout"), Spot("players-trail_due-corn"), Spot("players-awards"))
TILES: Final = (Spot("moon_tiles"), Spot("players-moon_tiles"))
PANEL_SPOTS: Final = {
    "trail": SCOUTS,
    STEP: SCOUTS,
    "market": (Spot(MARKET),),
    "orders": (Spot("orders_left"), Spot("players-orders")),
    "moons": (*TILES, Spot("sun_tile"), Spot("last_turns")),
    MOON: TILES,
    "days": (Spot("day"), Spot("track_corn")),
    "deck": (Spot("deck"), Spot("players-cards")),
}
"""The entries that a click on a panel or on a kind of thing opens together."""


class Form:
    """The form of the game's positions; see `tutor.core.base.editing.form.PositionForm`."""

    shape = POSITION
    groups: Final = {
        "turn": ("day", "start_player", "turn", PENDING, "last_turns", "sun_tile", "result"),
        "board": ("bonus", "orders_left", "moon_tiles", "track_corn"),
        "market": ("market",),
        "decks": ("deck",),
    }
    short: Final = (
        Question(NAMES, "names", (Spot("players-name"),)),
        Question(
            "when",
            "rows",
            (Spot("day"), Spot("turn-player"), Spot("start_player")),
            follows=("track_corn",),
        ),
        Question(
            "people",
            "lines",
            (Spot("players-prince"), Spot("players-incas"), Spot("players-scout")),
            follows=("players-supply",),
        ),
        Question(
            "held",
            "lines",
            (Spot("players-goods"), Spot("players-orders")),
            follows=("orders_left",),
        ),
        Question("table", "lines", (Spot("market"), Spot("bonus"))),
    )
    naming: Final = frozenset({"name", "player", "start_player", "sun_tile", "next", "winners"})

    def figures(self, game: Game) -> Components:
        """Return the components of the game, with its printed figures."""
        assert isinstance(game, Princes)
        return game.components

    def pools(self, game: Game) -> tuple[Pool, ...]:
        """Return the pools of things that can be dealt: the Sacrifice cards and the Moon tiles."""
        return (
            Pool(self.figures(game).cards, (("deck",), ("players", "cards"))),
            Pool(MOON_TILES, (("moon_tiles",), ("players", "moon_tiles"))),
        )

    def empty(self, game: Game, names: Sequence[str]) -> JSONObject:
        """Return an almost empty position: the first turn of the first day, without goods.

        All Incas are in the supplies, all tiles on the board and all cards in the deck.
        """
        figures = self.figures(game)
        players: list[JSONObject] = [
            {
                "name": name,
                "goods": dict.fromkeys(GOODS, 0),
                "prince": None,
                "scout": 0,
                "supply": figures.incas[len(names)],
                "incas": dict.fromkeys(INCA_PLACES, 0),
                "orders": dict.fromkeys(ORDERS, 0),
                "cards": [],
                "moon_tiles": [],
                "awards": 0,
                "trail_due": {"corn": 0, "llama": 0},
            }
            for name in names
        ]
        return {
            **POSITION.head,
            "day": 1,
            "start_player": names[0],
            "sun_tile": None,
            "last_turns": None,
            "turn": {"player": names[0], "number": 1},
            "players": players,
            "bonus": dict.fromkeys(BONUS_PLACES, 0),
            "market": dict.fromkeys(MARKET_GOODS, 0),
            "orders_left": {order: figures.orders[order].tiles for order in ORDERS},
            "moon_tiles": list(MOON_TILES),
            "track_corn": figures.last_day - 1,
            "deck": list(figures.cards),
            PENDING: None,
            "result": None,
        }

    def due(self, context: Reading) -> Iterator[Entry]:
        """Yield the entries for the decision that is due: its type, its player, and further values."""
        yield Entry((PENDING, "type"), Choice((None, *TYPES)))
        pending = context.data((PENDING,))
        if pending is None:
            return
        yield Entry((PENDING, "player"), Choice(context.names))
        for field in MORE.get(pending["type"], NOTHING_MORE).fields:
            path = (PENDING, field.key)
            if isinstance(field.kind, Derived):
                yield Entry(path, Choice((None, *context.names)))
            else:
                yield from field.kind.entries(context, path)

    def follow(self, game: Game, position: JSONObject) -> None:
        """Give the pending decision the keys of its type.

        Remove the decision if its type is None.
        """
        pending = position[PENDING]
        if pending is None:
            return
        kind = pending["type"]
        if kind is None:
            position[PENDING] = None
            return
        more = MORE.get(kind, NOTHING_MORE)
        missing = {
            field.key: field.kind.missing()
            for field in more.fields
            if isinstance(field.kind, Value)
        }
        player = pending.get("player", position["turn"]["player"])
        position[PENDING] = {
            "type": kind,
            "player": player,
            **{key: pending.get(key, _plain(value)) for key, value in missing.items()},
        }

    def settle(self, game: Game, position: JSONObject, question: str) -> None:
        """Compute the entries that follow from the question that a user has answered.

        These are the corn on the time track, the Incas in supplies, and the tiles of orders left.
        `question` is the name of the question.
        """
        figures, players = self.figures(game), position["players"]
        if question == "when":
            # The player of the last turn of a day takes a corn from the track.
            ahead = figures.last_day - position["day"]
            position["track_corn"] = max(ahead - (position["last_turns"] == 0), 0)
        if question in (NAMES, "people"):
            for player in players:
                left = figures.incas[len(players)] - sum(player["incas"].values())
                player["supply"] = max(left, 0)
        if question in (NAMES, "held"):
            for order in ORDERS:
                held = sum(player["orders"][order] for player in players)
                position["orders_left"][order] = max(figures.orders[order].tiles - held, 0)

    def spots(self, thing: str) -> tuple[Spot, ...]:
        """Return the entries of the form that a click on a thing of the board opens.

        The result is empty if the click opens no entry.
        """
        kind, name = split_id(thing)
        if kind == DISTRICT:
            bonus = (Spot("bonus", name),) if name in BONUS_PLACES else ()
            incas = (Spot("players-incas", name),) if name in INCA_PLACES else ()
            return (*bonus, *incas, Spot("players-prince"))
        if kind == ORDER:
            return Spot("orders_left", name), Spot("players-orders", name)
        if kind == MARKET and name:
            return Spot(MARKET, name), Spot("players-goods", name)
        return PANEL_SPOTS.get(kind, ())


def _plain(value: object) -> object:
    """Return a value as JSON has it: a list for a tuple."""
    return list(value) if isinstance(value, tuple) else value


FORM: Final = Form()
