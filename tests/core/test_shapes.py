"""From one declaration, a shape is read with every fault, written, hidden in views and described by a schema."""

from operator import itemgetter
from types import SimpleNamespace

import pytest
from jsonschema import Draft202012Validator

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision
from tutor.core.base.reading import Reader
from tutor.core.base.schema import or_null, record_of, refer
from tutor.core.base.shapes.decisions import Decisions
from tutor.core.base.shapes.fields import (
    COUNTED,
    ByName,
    Definition,
    Derived,
    Exactly,
    Field,
    Items,
    Object,
    OneKey,
    Row,
    Shape,
    Variants,
)
from tutor.core.base.shapes.position import PlayerName, Players, PositionShape, SeatNumber
from tutor.core.base.shapes.setup import SetupShape
from tutor.core.base.shapes.values import (
    Counts,
    Flag,
    InOrder,
    Members,
    OneOf,
    OrNull,
    Text,
    Whole,
    Writing,
)
from tutor.core.records.schema import NAME

PRIZE = Object(
    Shape(
        Field("cup", OneOf(("gold", "tin")), of=itemgetter(0)),
        Field("worth", Whole(), of=itemgetter(1)),
    ),
    lambda cup, worth: (cup, worth),
)
PLAYER = Shape(
    Field("stones", Counts(("red", "blue"), Whole(most=9))),
    Field("name", PlayerName()),
    Field("hand", Members(("ace", "king", "queen")), veil=COUNTED),
    Field("prizes", Items(Definition("prize", PRIZE), 2, known_by="cup")),
    first=("name",),
)  # fmt: skip
TABLE = Shape(
    Field("leader", SeatNumber(), "lead"),
    Field("guest", OrNull(SeatNumber())),
    Field("turn", Shape(Field("number", Whole(1)), told_missing=True)),
    Field("round", Whole(1, high=lambda at: at.figures)),
    Field("players", Players(PLAYER, (2, 3), lambda seat, values: SimpleNamespace(**values))),
    Field("deck", InOrder(("ace", "king", "queen")), veil=COUNTED),
    Field("count", Derived(Whole().schema()), of=lambda table: len(table.players)),
    first=("players",),
)
POSITION = PositionShape("stones", TABLE)


def position(**changes):
    """Return a complete position with some keys changed."""
    seats = [
        {"stones": {"red": 1, "blue": 0}, "name": name, "hand": hand, "prizes": prizes}
        for name, hand, prizes in (("Ana", ["ace"], []), ("Beto", [], [{"cup": "tin", "worth": 2}]))
    ]
    head = {"format": "tutor-position", "version": 1, "game": "stones"}
    body = {"leader": "Beto", "guest": None, "turn": {"number": 4}, "round": 2, "players": seats}
    return head | body | {"deck": ["queen", "king"], "count": 2} | changes


def read(data):
    """Return the values that the shape reads from a position, with at most 5 rounds."""
    reader = Reader()
    found = POSITION.read(reader, data, 5)
    reader.finish()
    return SimpleNamespace(**found.values)


def faults(data):
    """Return the place and code of every fault of a position, in the order of the error."""
    with pytest.raises(RecordError) as raised:
        read(data)
    return [(fault.place, fault.code) for fault in raised.value.faults]


def schema(of):
    """Return a validator of positions or of views by their schema."""
    prize = {"type": "object"}
    defs = POSITION.schemas() | {"player": NAME, "prize": prize}
    return Draft202012Validator({**refer(of), "$defs": defs})


def test_a_read_position_is_written_again():
    """A position that was read is written with its keys in the declared order.

    A deck keeps its order, and a hand has the order of the rules.
    """
    table = read(position())
    assert (table.lead, table.guest, table.number, table.round) == (1, None, 4, 2)
    assert (table.deck, table.players[1].prizes) == (("queen", "king"), (("tin", 2),))
    assert list(POSITION.write(table, ("Ana", "Beto")).items()) == list(position().items())


def test_every_fault_is_reported_in_the_order_of_reading():
    """The error lists faults of keys first, and then those of values in the order of reading.

    A missing object names each of its parts.
    """
    data = position(leader="Zed", round=6, deck=["ace", "ace"], guest=3, more=1)
    data["players"][0] |= {"name": "", "hand": ["duke"], "stones": {"red": 10}}
    del data["turn"]
    assert faults(data) == [
        ("more", "unknown_key"),
        ("turn", "missing_key"),
        ("players[0].name", "wrong_length"),
        ("players[0].stones.blue", "missing_key"),
        ("players[0].stones.red", "out_of_range"),
        ("players[0].hand[0]", "unknown_id"),
        ("leader", "unknown_player"),
        ("guest", "wrong_type"),
        ("turn.number", "missing_key"),
        ("round", "out_of_range"),
        ("deck[1]", "named_twice"),
    ]


def test_a_wrong_number_of_players_is_reported_once():
    """A wrong number of players is one fault, without a further fault for each missing player."""
    seat = position()["players"][0]
    assert faults(position(players=[seat], leader="Ana")) == [("players", "wrong_length")]
    assert faults(position(players=[seat] * 4))[0] == ("players", "too_many")


def test_a_view_hides_secrets():
    """A view hides each hand from the other players and the deck from all, and its schema says so."""
    view = POSITION.view(position(), "Beto")
    assert list(view)[:4] == ["format", "version", "game", "player"]
    assert (view["format"], view["player"]) == ("tutor-view", "Beto")
    assert [seat["hand"] for seat in view["players"]] == [{"hidden": 1}, []]
    assert view["deck"] == {"hidden": 2}
    assert schema("view").is_valid(view)
    assert not schema("view").is_valid(view | {"deck": ["ace"]})
    assert not schema("position").is_valid(view)


def test_the_schema_describes_the_shape_for_any_components():
    """The schema has only the limits and keys that do not depend on components.

    The reader checks those that components decide.
    """
    assert schema("position").is_valid(position(round=6))
    for wrong in ({"round": 0}, {"guest": 1}, {"turn": {}}, {"players": []}, {"more": 1}):
        assert not schema("position").is_valid(position(**wrong))


def test_a_setup_has_a_seed_or_decks():
    """A setup has both keys, the seed and the decks, and exactly one of the two is null."""
    setups = SetupShape((1, 2), ("plain",), "cards", Items(OneOf(("ace", "king"))))
    written = setups.write(["Ana"], "plain", 7)
    assert written == {"players": ["Ana"], "variant": "plain", "seed": 7, "cards": None}
    assert setups.read(written, None).chance == (7, None)
    dealt = written | {"seed": None, "cards": ["ace"]}
    assert setups.read(dealt, None) == (("Ana",), "plain", (None, ("ace",)))
    for wrong in (written | {"cards": ["ace"]}, written | {"seed": None}):
        with pytest.raises(RecordError) as raised:
            setups.read(wrong, None)
        assert [fault.code for fault in raised.value.faults] == ["exactly_one"]


def test_an_enumeration_may_have_null():
    """The schema of an enumeration lists null beside its other values."""
    assert OrNull(OneOf(("a", "b"))).schema() == {"enum": ["a", "b", None]}
    assert OrNull(OneOf(("a",), "letter")).schema() == or_null(refer("letter"))
    assert PLAYER.schema() == record_of(PLAYER.properties())


THING = Shape(
    Field("format", Exactly("stone")),
    Field("owner", Exactly(lambda at: at.figures)),
    Field("label", Text(5)),
    Field("note", Text(9, 1), may_lack=True),
    Field("is_red", Flag(), may_lack=True),
    Field("sizes", Items(Row(Text(2), Whole()), 2, 1)),
    Field("worth", ByName(Whole(most=9))),
    Field("task", OneKey({"throw": Whole(1), "keep": Exactly(True)}), may_lack=True),
    Field(
        "kin",
        Variants(
            {
                "of": Object(Shape(Field("of", Text(5))), lambda of: of),
                "none": Object(Shape(Field("none", Flag())), lambda none: ""),
            }
        ),
        of=lambda thing: {"of": thing.kin},
    ),
)
STONE = Object(THING, SimpleNamespace)
PLAIN = {
    "format": "stone",
    "owner": "Ana",
    "label": "s",
    "sizes": [["a", 1]],
    "worth": {"tin": 3},
    "kin": {"of": "t"},
}


def test_a_thing_is_read_written_and_described_from_one_declaration():
    """An object with a declaration is read and written the same by it.

    An optional value without content is left out, and a field that is only checked becomes no attribute.
    """
    for data in (PLAIN, PLAIN | {"note": "n", "is_red": True, "task": {"throw": 2}}):
        stone = STONE.load(data, figures="Ana")
        assert not hasattr(stone, "format")
        written = STONE.write(SimpleNamespace(owner="Ana", **vars(stone)), Writing())
        assert written == data


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"format": "tin"}, [("format", "wrong_value")]),
        ({"owner": "Beto"}, [("owner", "wrong_value")]),
        ({"label": 3, "note": "x" * 10}, [("label", "wrong_type"), ("note", "wrong_length")]),
        ({"is_red": 1}, [("is_red", "wrong_type")]),
        ({"sizes": [["a"], [1, "a"]]}, [
            ("sizes[0]", "wrong_length"), ("sizes[1][0]", "wrong_type"), ("sizes[1][1]", "wrong_type"),
        ]),
        ({"sizes": [["a", 1]] * 3}, [("sizes", "too_many")]),
        ({"worth": []}, [("worth", "wrong_type")]),
        ({"worth": {"tin": 10}}, [("worth.tin", "out_of_range")]),
        ({"task": {}}, [("task", "exactly_one")]),
        ({"task": {"throw": 1, "keep": True}}, [("task", "exactly_one")]),
        ({"task": {"keep": 1}}, [("task.keep", "wrong_value")]),
        ({"kin": {"none": 3}}, [("kin.none", "wrong_type")]),
        ({"kin": {}}, [("kin.of", "missing_key")]),
        ({"more": 1}, [("more", "unknown_key")]),
    ],
)  # fmt: skip
def test_every_fault_of_a_thing_has_its_place(change, faults):
    """Each kind of declared value reports its faults with their places."""
    with pytest.raises(RecordError) as raised:
        STONE.load(PLAIN | change, figures="Ana")
    assert [(fault.place, fault.code) for fault in raised.value.faults] == faults


def test_optional_keys_of_older_files_are_written():
    """A reader accepts an older file without an optional key, and the writer writes the key."""
    shape = Shape(
        Field("name", Text(3)), Field("day", OrNull(Whole()), may_lack=True), writes_all=True
    )
    thing = Object(shape, SimpleNamespace).load({"name": "a"})
    assert shape.write(thing, Writing()) == {"name": "a", "day": None}
    assert shape.schema()["required"] == ["name"]


def test_the_schema_of_a_definition_is_a_reference():
    """The schema of a value of a defined kind is a reference to the definition.

    The schema of the kind itself is in the definition.
    """
    size = Definition("size", Whole(1))
    assert Items(size, 4).schema()["items"] == refer("size")
    assert size.kind.schema() == {"type": "integer", "minimum": 1}


def test_decisions_of_one_field_and_of_several():
    """A decision may have one field or several, and several fields together make one choice.

    If the choice is empty, all of its fields are null.
    """
    decisions = Decisions(
        {
            "take": {"count": Whole()},
            "swap": {"give": OneOf(("a",)), "get": OneOf(("b",))},
            "end": {},
        }
    )
    for decision, written in (
        (Decision("Ana", "take", 2), {"count": 2}),
        (Decision("Ana", "swap", ("a", "b")), {"give": "a", "get": "b"}),
        (Decision("Ana", "swap"), {"give": None, "get": None}),
        (Decision("Ana", "end"), {}),
    ):
        data = {"player": "Ana", "type": decision.type, **written}
        assert decisions.write(decision) == data
        assert decisions.read(data, ["Ana"], "") == decision
    for spoilt, place in (
        ({"player": "Ana", "type": "swap", "give": "a", "get": None}, "here.get"),
        ({"player": "Ana", "type": "go"}, "here.type"),
        ({"player": "Ana", "type": "take"}, "here.count"),
        ([], "here"),
    ):
        with pytest.raises(RecordError) as raised:
            decisions.read(spoilt, ["Ana"], "here")
        assert [fault.place for fault in raised.value.faults] == [place]
