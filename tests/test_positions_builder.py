"""The tests' position builder makes valid positions from a description in words."""

import pytest

from tests.contract.adding_up import seat_of
from tests.positions import CARDS, NAMES, TILES, position
from tests.situations import load


def test_all_else_is_the_plain_case():
    """`position()` alone has three players, the goods of the start, and every other value as usual."""
    data = position().json()
    assert [seat["name"] for seat in data["players"]] == ["Bert", "Ralph", "Gina"]
    assert data["turn"] == {"player": "Bert", "number": 20}
    assert (data["day"], data["track_corn"]) == (5, 4)
    assert data["deck"] == list(CARDS)
    assert data["moon_tiles"] == list(TILES)


def test_28_cards_are_in_the_components_order():
    """The builder's list of cards has every pair of icons once, in the order of the components."""
    assert (len(CARDS), CARDS[0], CARDS[-1]) == (28, "farmer+shepherd", "puma+virgin")


def test_goods_are_exactly_those_named():
    data = position().goods("Bert", corn=2, cloth=1).json()
    assert seat_of(data, "Bert")["goods"] == {
        "corn": 2,
        "llama": 0,
        "coca": 0,
        "pottery": 0,
        "cloth": 1,
    }
    assert seat_of(data, "Ralph")["goods"]["corn"] == 3


def test_incas_come_out_of_the_supply():
    """Placed Incas and supply add up to the number for the player count."""
    data = position("Ann", "Bob").incas("Bob", llama_meadow=2, sun_clock=1).json()
    assert seat_of(data, "Bob")["supply"] == 9
    assert seat_of(data, "Bob")["incas"]["sun_clock"] == 1


def test_orders_of_players_leave_their_rows():
    """A priest or virgin that a player holds is missing from its row on the board."""
    data = position().orders("Bert", puma=2).orders("Gina", puma=1, virgin=6).json()
    assert data["orders_left"] == {"condor": 4, "puma": 2, "virgin": 0}


def test_moon_tiles_come_off_the_board():
    data = position().moon("Bert", "cloth", "steps_2").json()
    assert seat_of(data, "Bert")["moon_tiles"] == ["steps_2", "cloth"]
    assert data["moon_tiles"] == ["steps_3", "corn_3", "llama", "coca", "pottery"]


def test_cards_in_hand_are_not_in_the_deck():
    data = position().cards("Bert", "puma+virgin", "farmer+puma").json()
    assert seat_of(data, "Bert")["cards"] == ["farmer+puma", "puma+virgin"]
    assert data["deck"] == [card for card in CARDS if card not in ("farmer+puma", "puma+virgin")]


def test_a_short_deck_leaves_the_rest_in_one_hand():
    data = (
        position()
        .cards("Bert", "farmer+puma")
        .deck("puma+virgin", "farmer+virgin", rest="Gina")
        .json()
    )
    assert data["deck"] == ["puma+virgin", "farmer+virgin"]
    assert len(seat_of(data, "Gina")["cards"]) == 25


def test_every_json_is_a_new_one():
    """A test may change the JSON without changing the builder."""
    built = position()
    built.json()["players"][0]["goods"]["corn"] = 99
    assert built.json()["players"][0]["goods"]["corn"] == 3


EVERYTHING = (
    position("Ann", "Bob", "Cid", "Dan", day=8, turn="Cid", number=3)
    .goods("Ann", llama=2)
    .at("Ann", "sun_clock")
    .scout("Bob", 19)
    .incas("Bob", corn_terraces=2, sun_clock=1)
    .orders("Cid", virgin=3)
    .cards("Dan", "farmer+puma")
    .moon("Ann", "llama", "coca")
    .moon("Dan", "steps_2")
    .day_ending(sun="Dan", last_turns=1)
    .started_by("Bob")
    .bonus(main_temple=2)
    .market(coca=4, cloth=0)
    .awards("Dan", 1)
)


@pytest.mark.parametrize(
    "built",
    [
        *(position(*NAMES[:count]) for count in (2, 3, 4, 5)),
        position().no_goods().bare(),
        EVERYTHING,
    ],
    ids=["two", "three", "four", "five", "bare", "everything"],
)
def test_the_engine_reads_what_is_built(built):
    """Built positions are complete and valid: the engine loads and saves them unchanged."""
    assert load(built).position() == built.json()
