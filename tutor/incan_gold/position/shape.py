"""The shapes of a position and of a setup; reader, writer and schema are made from them.

`pending` holds the player whose choice is due and the source of the decks of the rounds to come, so
that a game can go on from a position alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import Final

from tutor.core.base.schema import (
    COUNT,
    JSON,
    JSONObject,
    Schema,
    exactly_one,
    members,
    or_null,
    record_of,
    refer,
)
from tutor.core.base.shapes.asking import Choice, Entry, Path, Several
from tutor.core.base.shapes.fields import (
    CLOSED,
    COUNTED,
    Definition,
    Derived,
    Exactly,
    Field,
    Items,
    Object,
    Shape,
    Veil,
)
from tutor.core.base.shapes.position import PlayerName, Players, PositionShape
from tutor.core.base.shapes.setup import LONGEST_NAME, SEED, SetupShape
from tutor.core.base.shapes.values import (
    InOrder,
    OneOf,
    Reading,
    Value,
    Whole,
    Writing,
)
from tutor.incan_gold.components import Components
from tutor.incan_gold.components_file import LARGEST
from tutor.incan_gold.identifiers import CHOICES, CHOOSE, SEATS
from tutor.incan_gold.rules.scoring import final_result
from tutor.incan_gold.rules.table import Chance, Player, Table
from tutor.incan_gold.variants import VARIANTS

ASKED: Final = Shape(Field("type", Exactly(CHOOSE)), Field("player", Derived(refer("player"))))


def figures(context: Reading) -> Components:
    """The components a position is read with."""
    assert isinstance(context.figures, Components)
    return context.figures


def _cards(context: Reading) -> tuple[str, ...]:
    return figures(context).cards


class Decks(Value):
    """A deck for every round, from the top; whether it is the right one shows when it begins."""

    nothing = ()
    described = refer("decks")

    def read(self, context: Reading, data: object, place: str) -> tuple[tuple[str, ...], ...]:
        """The decks, one for each round."""
        rounds = figures(context).rounds
        items = context.reader.items(data, place, rounds)
        if items is not None and len(items) < rounds:
            context.reader.fault(place, "wrong_length", found=len(items), low=rounds, high=rounds)
        deck = InOrder(_cards)
        return tuple(
            deck.read(context, item, f"{place}[{index}]") for index, item in enumerate(items or ())
        )


SETUP: Final = SetupShape(SEATS, VARIANTS, "decks", Decks(), Definition("seed", SEED))


class Pending(Value):
    """The player whose choice is due, and the source of the decks of later rounds."""

    nothing = Chance(0, None, "pending")

    def read(self, context: Reading, data: object, place: str) -> Chance:
        """The chance; who is due is compared once all is read."""
        if data is None:
            return self.nothing
        found = context.reader.record(data, place, (*ASKED.keys, *SETUP.chance.keys))
        ASKED.values(context, found, place)
        return Chance(*SETUP.read_chance(context, found, place), place)

    def schema(self) -> Schema:
        """Either a seed or decks, or null when the game is over."""
        keys = ASKED.properties() | SETUP.chance.properties()
        return or_null(exactly_one(record_of(keys), SETUP.chance.keys))


class Inside(Value):
    """The players in the temple: a set, known by their seats from the leader on."""

    nothing = ()
    described = members(refer("player"), most=SEATS[1])

    def read(self, context: Reading, data: object, place: str) -> tuple[int, ...]:
        """The seats, where every player has a name."""
        names = context.names
        if not context.all_are_named:
            return ()
        leader = (context.read["round"] - 1) % len(names)
        order = names[leader:] + names[:leader]
        return tuple(map(names.index, context.reader.members(data, place, order) or ()))

    def write(self, value: JSON, to: Writing) -> JSON:
        """The players' names."""
        return [to.names[seat] for seat in value]

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """A set of the players, in their order."""
        yield Entry(path, Several(context.names))


class Chosen(Value):
    """The choices not yet shown of the first of those inside, in their order."""

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """The choices of players by name, where every player has one."""
        if not context.all_are_named:
            return ()
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return ()
        for name, choice in data.items():
            context.reader.identifier(choice, f"{place}.{str(name)[:LONGEST_NAME]}", CHOICES)
        inside = (context.names[seat] for seat in context.read["inside"])
        return tuple(data[name] for name in inside if name in data)

    def schema(self) -> Schema:
        """A choice by the name of each player."""
        return {"type": "object", "additionalProperties": refer("choice")}

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """A choice for each player, or none yet."""
        for name in context.names:
            yield Entry((*path, name), Choice((None, *CHOICES)), name)


def _write_chosen(table: Table) -> JSONObject:
    return dict(zip(table.names(table.inside), table.chosen, strict=False))


def _write_pending(table: Table) -> JSONObject | None:
    if table.due_player is None:
        return None
    seed, given = table.match.chance.seed, table.match.chance.decks
    decks = None if given is None else [list(deck) for deck in given]
    return {"type": CHOOSE, "player": table.due_player.name, "seed": seed, "decks": decks}


def _without_chance(pending: JSON) -> JSON:
    return None if pending is None else {key: pending[key] for key in ASKED.keys}


def _player(seat: int, values: JSONObject) -> Player:
    return Player(**values)


def _artifact(card: str, value: int) -> tuple[str, int]:
    return card, value


ARTIFACT: Final = Object(
    Shape(
        Field("card", OneOf(lambda context: figures(context).artifacts, "card"), of=itemgetter(0)),
        Field("value", Whole(high=LARGEST), of=itemgetter(1)),
    ),
    _artifact,
)
PLAYER: Final = Shape(
    Field("name", PlayerName()),
    Field(
        "tent",
        Whole(high=lambda context: context.read["round"] * figures(context).treasure),
        veil=CLOSED,
    ),
    Field("beside", Whole(high=lambda context: figures(context).treasure)),
    Field(
        "artifacts",
        Items(
            Definition("artifact", ARTIFACT),
            lambda context: len(figures(context).artifacts),
            known_by="card",
        ),
    ),
)
TABLE: Final = Shape(
    Field("variant", OneOf(VARIANTS), of=lambda table: table.match.variant),
    Field("round", Whole(1, high=lambda context: figures(context).rounds)),
    Field("leader", Derived(refer("player")), of=lambda table: table.match.names[table.leader]),
    Field("path", InOrder(_cards, whole="cards")),
    Field("left_on_path", Whole(high=lambda context: figures(context).treasure)),
    Field("inside", Inside()),
    Field("chosen", Chosen(), of=_write_chosen, veil=Veil(list, members(refer("player")))),
    Field("players", Players(PLAYER, SEATS, _player)),
    Field("deck", InOrder(_cards, whole="cards"), veil=COUNTED),
    Field("removed", InOrder(lambda context: tuple(figures(context).hazard_kind), whole="cards")),
    Field("lost_artifacts", InOrder(lambda context: figures(context).artifacts, whole="cards")),
    Field("artifacts_taken", Derived(COUNT), "taken_artifacts"),
    Field(
        "pending",
        Pending(),
        "chance",
        of=_write_pending,
        veil=Veil(_without_chance, or_null(ASKED.schema())),
    ),
    Field(
        "result",
        Derived(refer("result")),
        of=lambda table: final_result(table) if table.is_over else None,
    ),
    first=("variant", "round", "players", "pending"),
    last=("inside", "chosen"),
)
POSITION: Final = PositionShape("incan_gold", TABLE)
"""A view hides other tents, choices and the cards to come (`info.tents`)."""
