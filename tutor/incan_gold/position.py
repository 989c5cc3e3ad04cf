"""Positions: the shapes of a position and of a setup, the invariants of positions, and their reader.

Reader, writer and schema follow from the shapes. `pending` has the player whose choice is due and
the source of the decks of later rounds, so that a game can go on from a position. The invariants
say that every card exists exactly once and that treasure adds up. `read_position` makes the table
that a JSON object describes, or raises RecordError with every fault.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import Final

from tutor.core.base.reading import Reader
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
from tutor.incan_gold.components import (
    CHOICES,
    CHOOSE,
    LARGEST,
    SEATS,
    STANDARD,
    VARIANTS,
    Components,
)
from tutor.incan_gold.rules.leaving import final_result
from tutor.incan_gold.rules.table import Chance, Player, Table, match_of

ASKED: Final = Shape(Field("type", Exactly(CHOOSE)), Field("player", Derived(refer("player"))))


def figures(context: Reading) -> Components:
    """Return the components with which a position is read."""
    assert isinstance(context.figures, Components)
    return context.figures


def _cards(context: Reading) -> tuple[str, ...]:
    return figures(context).cards


class Decks(Value):
    """The value `decks`: a deck for every round, the top card first.

    The cards of a deck are checked when its round begins.
    """

    nothing = ()
    described = refer("decks")

    def read(self, context: Reading, data: object, place: str) -> tuple[tuple[str, ...], ...]:
        """Return the decks, one for each round; any other number of decks is a fault."""
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
    """The value `pending`: the player whose choice is due, and the source of later decks."""

    nothing = Chance(0, None, "pending")

    def read(self, context: Reading, data: object, place: str) -> Chance:
        """Return the source of the decks; `_check_moment` checks the player later."""
        if data is None:
            return self.nothing
        found = context.reader.record(data, place, (*ASKED.keys, *SETUP.chance.keys))
        ASKED.values(context, found, place)
        return Chance(*SETUP.read_chance(context, found, place), place)

    def schema(self) -> Schema:
        """Return the schema of an object with a seed or with decks, or null after the end of the game."""
        keys = ASKED.properties() | SETUP.chance.properties()
        return or_null(exactly_one(record_of(keys), SETUP.chance.keys))


class Inside(Value):
    """The value `inside`: the players in the temple.

    In JSON it is a set of names; on the table, a tuple of seats from the leader on.
    """

    nothing = ()
    described = members(refer("player"), most=SEATS[1])

    def read(self, context: Reading, data: object, place: str) -> tuple[int, ...]:
        """Return the seats of the players inside; empty if the name of a player is missing."""
        names = context.names
        if not context.all_are_named:
            return ()
        leader = (context.read["round"] - 1) % len(names)
        order = names[leader:] + names[:leader]
        return tuple(map(names.index, context.reader.members(data, place, order) or ()))

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the names of the players inside."""
        return [to.names[seat] for seat in value]

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield the entry of a form for the set of players inside."""
        yield Entry(path, Several(context.names))


class Chosen(Value):
    """The value `chosen`: the secret choices of the players inside, in the order of the players."""

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return the choices; empty if the name of a player is missing."""
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
        """Return the schema of an object with the choices by the names of players."""
        return {"type": "object", "additionalProperties": refer("choice")}

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry of a form for each player: a choice, or none yet."""
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
"""The shape of a position.

A view hides the tents and choices of other players and the cards to come (`info.tents`).
"""


def check_invariants(reader: Reader, table: Table) -> None:
    """Note a fault for every invariant that the table breaks, each at its place."""
    _check_cards(reader, table)
    _check_hazards(reader, table)
    _check_values(reader, table)
    _check_treasure(reader, table)
    if table.inside:
        if not table.deck:
            most = len(table.match.components.cards)
            reader.fault("deck", "wrong_length", found=0, low=1, high=most)
    else:
        _check_end(reader, table)


def _check_cards(reader: Reader, table: Table) -> None:
    """Note a fault for each card that is missing, in two places, or not in the game so far."""
    figures = table.match.components
    found = figures.artifacts[: table.round] if table.match.variant == STANDARD else ()
    # A lost artifact was on the path of an earlier round.
    lost = found if not table.inside else found[: table.round - 1]
    seen: set[str] = set()
    for place, card in _places(table):
        allowed = lost if place.startswith("lost") else (*figures.quest, *found)
        if card not in allowed:
            reader.fault(place, "card_not_in_game", found=card)
        elif card in seen:
            reader.fault(place, "card_twice", found=card)
        seen.add(card)
    if table.inside:
        for card in (*figures.quest, *found):
            if card not in seen:
                reader.fault("deck", "card_missing", found=card)


def _places(table: Table) -> Iterator[tuple[str, str]]:
    """Yield every card on the table, with its place."""
    for seat, player in enumerate(table.players):
        for index, (card, _) in enumerate(player.artifacts):
            yield f"players[{seat}].artifacts[{index}].card", card
    for place in ("removed", "lost_artifacts", "path", "deck"):
        cards: tuple[str, ...] = getattr(table, place)
        for index, card in enumerate(cards):
            yield f"{place}[{index}]", card


def _check_hazards(reader: Reader, table: Table) -> None:
    kinds = Counter(table.match.components.hazards_on(table.path))
    for kind, count in kinds.items():
        if count > 1:
            reader.fault("path", "hazard_twice", found=kind)


def _check_values(reader: Reader, table: Table) -> None:
    """Note a fault if a taken artifact has a wrong value (`leave.value`).

    The value depends on the number of artifacts that players took before this one.
    """
    figures = table.match.components
    due = Counter(figures.artifact_value(number) for number in range(table.taken_artifacts))
    for seat, player in enumerate(table.players):
        for index, (_, value) in enumerate(player.artifacts):
            due[value] -= 1
            if due[value] < 0:
                place = f"players[{seat}].artifacts[{index}].value"
                reader.fault(place, "wrong_artifact_value", found=value)


def _check_treasure(reader: Reader, table: Table) -> None:
    """Note a fault if path and tents have more treasure than the cards of the path gave.

    Players outside have no treasure beside the tent.
    """
    values = table.match.components.treasure_value
    turned = sum(values.get(card, 0) for card in table.path)
    beside = 0
    for seat, player in enumerate(table.players):
        beside += player.beside
        if player.beside and seat not in table.inside:
            numbers = {"found": player.beside, "low": 0, "high": 0}
            reader.fault(f"players[{seat}].beside", "out_of_range", **numbers)
    if beside + table.left_on_path > turned:
        numbers = {"found": beside + table.left_on_path, "expected": turned}
        reader.fault("left_on_path", "wrong_treasure", **numbers)


def _check_end(reader: Reader, table: Table) -> None:
    """Note a fault if the temple is not empty after the last round (`round.end`)."""
    reader.exactly(table.round, "round", table.match.components.rounds)
    for place in ("path", "deck"):
        found = len(getattr(table, place))
        if found:
            reader.fault(place, "wrong_length", found=found, low=0, high=0)


def read_position(data: object, components: Components) -> Table:
    """Return the table that a position describes. Raises RecordError with every fault."""
    reader = Reader()
    found, values = POSITION.read(reader, data, components)
    reader.finish()
    players = values.pop("players")
    names = tuple(player.name for player in players)
    match = match_of(components, names, values.pop("variant"), values.pop("chance"))
    table = Table(match, players)
    for attribute, value in values.items():
        setattr(table, attribute, value)
    _check_whether_over(reader, found, table)
    check_invariants(reader, table)
    _check_moment(reader, found, table)
    reader.finish()
    return table


def _check_whether_over(reader: Reader, found: Mapping[str, JSON], table: Table) -> None:
    """Note a fault if a choice is due but no player is inside, or if no choice is due but players are.

    The checks of other invariants rely on this check.
    """
    if table.inside and found["pending"] is None:
        reader.wrong_type("pending", "object", None)
    elif not table.inside and found["pending"] is not None:
        reader.fault("inside", "wrong_length", found=0, low=1, high=len(table.players))
    reader.finish()


def _check_moment(reader: Reader, found: Mapping[str, JSON], table: Table) -> None:
    """Note a fault for each field that contradicts the fields from which its value follows."""
    inside = table.names(table.inside)
    # Players choose one after the other; the last choice is shown at once, so it is never secret.
    early = inside[: max(min(len(found["chosen"]), len(inside) - 1), 0)]
    for name in found["chosen"]:
        if name not in early:
            place = f"chosen.{name[:LONGEST_NAME]}"
            reader.fault(place, "chosen_out_of_turn", expected=inside)
    reader.exactly(found["leader"], "leader", table.match.names[table.leader])
    reader.exactly(found["artifacts_taken"], "artifacts_taken", table.taken_artifacts)
    if inside and not reader.faults:
        reader.exactly(found["pending"]["player"], "pending.player", inside[len(table.chosen)])
    if inside and found["result"] is not None:
        reader.fault("result", "result_in_unfinished_game")
    elif not inside and not reader.faults and not _is_same(found["result"], final_result(table)):
        reader.fault("result", "result_mismatch")


def _is_same(one: object, other: object) -> bool:
    """Whether two values have the same JSON text.

    Unlike `==`, this distinguishes 1, true and 1.0.
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
