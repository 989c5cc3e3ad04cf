"""Production districts: the bonus, and which players produce, at what cost and in which order."""

import pytest

from tests.positions import position
from tests.situations import after, due, goods, legal, refusing_rule


@pytest.mark.rules("production.corn", "production.bonus")
def test_two_bonus_units_of_corn_are_six_and_farmers_are_free():
    """Bert takes 2 x 3 corn; every farmer yields its owner 3 corn without a payment."""
    start = (
        position()
        .bonus(corn_terraces=2)
        .incas("Bert", corn_terraces=1)
        .incas("Ralph", corn_terraces=2)
    )
    state = after(start, "Bert move corn_terraces")
    assert [goods(state, name)[0] for name in ("Bert", "Ralph", "Gina")] == [12, 9, 3]
    assert due(state) == "Ralph turn"
    assert state.position()["bonus"]["corn_terraces"] == 0


@pytest.mark.rules("production.once")
def test_a_district_without_bonus_is_used_up():
    """A Prince may enter a district without a bonus, but the farmers there yield nothing."""
    start = (
        position()
        .bonus(corn_terraces=0)
        .incas("Bert", corn_terraces=3)
        .incas("Gina", corn_terraces=1)
    )
    state = after(start, "Bert move corn_terraces")
    assert [goods(state, name)[0] for name in ("Bert", "Ralph", "Gina")] == [3, 3, 3]


@pytest.mark.rules("production.once")
def test_the_second_visitor_gets_nothing():
    """The first visit of the day takes the bonus."""
    start = position().incas("Ralph", corn_terraces=1)
    state = after(start, "Bert move corn_terraces", "Ralph move corn_terraces")
    assert [goods(state, name)[0] for name in ("Bert", "Ralph")] == [6, 6]


@pytest.mark.rules("production.cost", "production.order")
def test_every_player_with_incas_and_corn_is_asked_from_the_entering_player_on():
    """Ralph enters, so Ralph, Gina and Bert are asked in turn, up to their Incas there or their corn."""
    start = (
        position(turn="Ralph").goods("Bert", corn=1).goods("Ralph", corn=3).goods("Gina", corn=5)
    )
    start.incas("Bert", coca_plantation=2).incas("Ralph", coca_plantation=1).incas(
        "Gina", coca_plantation=3
    )
    state = after(start, "Ralph move coca_plantation")
    assert goods(state, "Ralph") == (3, 0, 1, 0, 0)
    assert legal(state) == ["Ralph produce 0", "Ralph produce 1"]
    state = after(state, "Ralph produce 1")
    assert legal(state) == ["Gina produce 0", "Gina produce 1", "Gina produce 2", "Gina produce 3"]
    state = after(state, "Gina produce 2")
    assert legal(state) == ["Bert produce 0", "Bert produce 1"]
    assert refusing_rule(state, "Bert produce 2") == "production.cost"
    state = after(state, "Bert produce 0")
    assert [goods(state, name) for name in ("Bert", "Ralph", "Gina")] == [
        (1, 0, 0, 0, 0),
        (2, 0, 2, 0, 0),
        (3, 0, 2, 0, 0),
    ]
    assert due(state) == "Gina turn"


@pytest.mark.rules("production.cost")
def test_a_player_without_corn_is_not_asked():
    """The shepherds of a player without corn stand idle."""
    start = position().goods("Gina").incas("Gina", llama_meadow=2).incas("Ralph", llama_meadow=1)
    state = after(start, "Bert move llama_meadow")
    assert due(state) == "Ralph produce"
    assert due(after(state, "Ralph produce 1")) == "Ralph turn"


@pytest.mark.rules("production.cost")
def test_more_than_the_own_incas_is_refused():
    """A player with much corn produces only with the Incas that stand in the district."""
    start = position().goods("Bert", corn=9).incas("Bert", llama_meadow=1)
    assert (
        refusing_rule(after(start, "Bert move llama_meadow"), "Bert produce 2") == "production.cost"
    )


@pytest.mark.parametrize(
    ("prince", "district", "expected"),
    [
        ("watchmans_hut", "llama_meadow", (2, 3, 1, 1, 1)),
        ("watchmans_hut", "coca_plantation", (2, 1, 3, 1, 1)),
        ("puma_temple", "potters_quarter", (2, 1, 1, 3, 1)),
        ("central_plaza", "weavers_quarter", (2, 1, 1, 1, 3)),
    ],
)
@pytest.mark.rules("production.bonus", "production.cost")
def test_each_district_yields_its_own_good(prince, district, expected):
    """The visitor takes one bonus unit, and one unit produced for 1 corn."""
    start = position().at("Bert", prince).incas("Bert", **{district: 1})
    state = after(start, f"Bert move {district}", "Bert produce 1")
    assert goods(state, "Bert") == expected


@pytest.mark.rules("production.cost")
def test_the_corn_of_a_llama_bonus_cannot_be_spent():
    """A bonus of llamas gives no corn, so a player without corn does not produce."""
    start = position().goods("Bert").incas("Bert", llama_meadow=1)
    assert due(after(start, "Bert move llama_meadow")) == "Ralph turn"
