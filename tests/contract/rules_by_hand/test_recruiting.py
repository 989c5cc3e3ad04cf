"""Recruiting Incas at the Hut and the Palace, acquiring priests and virgins."""

import pytest

from tests.positions import position
from tests.situations import after, due, goods, legal, refusing_rule, seat


def at_the_hut(**held):
    """Bring Bert to the Watchman's Hut with these goods."""
    return after(
        position().at("Bert", "corn_terraces").goods("Bert", **held), "Bert move watchmans_hut"
    )


def at_the_palace(supply=None, **held):
    """Bring Bert to the Royal Palace with these goods, and leave `supply` Incas in his supply."""
    start = position().at("Bert", "central_plaza").goods("Bert", **held)
    if supply is not None:
        start.incas("Bert", llama_meadow=10 - supply)
    return after(start, "Bert move royal_palace")


def in_the_house(house, start=None, **held):
    """Bring Bert to a house of priests or virgins with these goods."""
    start = (start or position()).at("Bert", "central_plaza").goods("Bert", **held)
    return after(start, f"Bert move {house}")


@pytest.mark.rules("recruit.hut")
def test_the_hut_hires_a_farmer_and_a_shepherd():
    """A farmer costs llama and pottery, a shepherd 3 corn and coca.

    Bert hires both with just these goods.
    """
    state = at_the_hut(corn=3, llama=1, coca=1, pottery=1)
    assert legal(state) == [
        "Bert recruit",
        "Bert recruit corn_terraces",
        "Bert recruit llama_meadow",
        "Bert recruit corn_terraces llama_meadow",
    ]
    state = after(state, "Bert recruit corn_terraces llama_meadow")
    assert goods(state, "Bert") == (0, 0, 0, 0, 0)
    assert seat(state, "Bert")["supply"] == 8
    assert seat(state, "Bert")["incas"]["corn_terraces"] == 1
    assert seat(state, "Bert")["incas"]["llama_meadow"] == 1


@pytest.mark.rules("recruit.hut")
def test_two_corn_hire_no_shepherd():
    """With two corn Bert can hire only the farmer."""
    state = at_the_hut(corn=2, llama=1, coca=5, pottery=1)
    assert legal(state) == ["Bert recruit", "Bert recruit corn_terraces"]
    assert refusing_rule(state, "Bert recruit llama_meadow") == "recruit.hut"


@pytest.mark.rules("recruit.hut")
def test_a_player_who_can_pay_for_nothing_is_not_asked():
    """Bert enters the Hut without goods, and his turn is over."""
    assert due(at_the_hut(corn=9, pottery=9)) == "Ralph turn"


@pytest.mark.rules("recruit.palace", "recruit.limit")
def test_the_palace_hires_up_to_three():
    """Two each of coca, pottery and cloth pay for three Incas, so every set of up to three is legal."""
    state = at_the_palace(coca=2, pottery=2, cloth=2)
    assert len(legal(state)) == 8
    state = after(state, "Bert recruit coca_plantation potters_quarter weavers_quarter")
    assert goods(state, "Bert") == (0, 0, 0, 0, 0)
    assert seat(state, "Bert")["supply"] == 7


@pytest.mark.rules("recruit.palace")
def test_the_costs_of_a_set_are_summed():
    """One of each good pays for any one Inca.

    Each two Incas share a good, so two cannot be paid for.
    """
    state = at_the_palace(coca=1, pottery=1, cloth=1)
    assert legal(state) == [
        "Bert recruit",
        "Bert recruit coca_plantation",
        "Bert recruit potters_quarter",
        "Bert recruit weavers_quarter",
    ]
    assert refusing_rule(state, "Bert recruit coca_plantation potters_quarter") == "recruit.palace"


@pytest.mark.rules("recruit.limit")
def test_the_supply_bounds_the_set():
    """With two Incas in the supply every set of at most two is legal."""
    state = at_the_palace(supply=2, coca=9, pottery=9, cloth=9)
    assert len(legal(state)) == 7
    everybody = "Bert recruit coca_plantation potters_quarter weavers_quarter"
    assert refusing_rule(state, everybody) == "recruit.limit"


@pytest.mark.rules("recruit.limit")
def test_an_empty_supply_is_not_asked():
    """A player with no Inca in the supply is not asked to recruit."""
    assert due(at_the_palace(supply=0, coca=9, pottery=9, cloth=9)) == "Ralph turn"


@pytest.mark.rules("recruit.limit", "recruit.palace")
def test_a_refusal_names_the_offer_first_then_the_supply_then_the_cost():
    """A set that breaks several rules is refused by the offer, then the supply, then the cost."""
    state = at_the_palace(supply=1, coca=1, pottery=1)
    assert refusing_rule(state, "Bert recruit coca_plantation potters_quarter") == "recruit.limit"
    assert refusing_rule(state, "Bert recruit corn_terraces coca_plantation") == "recruit.palace"
    assert refusing_rule(state, "Bert recruit potters_quarter") == "recruit.palace"


@pytest.mark.rules("order.one", "order.cost")
def test_the_priests_house_offers_condor_and_puma():
    """A puma priest costs a second cloth, and a player takes only one of the two."""
    state = in_the_house("house_of_priests", coca=1, pottery=1, cloth=2)
    assert legal(state) == ["Bert acquire -", "Bert acquire condor", "Bert acquire puma"]
    state = after(state, "Bert acquire puma")
    assert goods(state, "Bert") == (0, 0, 0, 0, 0)
    assert seat(state, "Bert")["orders"] == {"condor": 0, "puma": 1, "virgin": 0}
    assert state.position()["orders_left"] == {"condor": 4, "puma": 4, "virgin": 6}
    assert due(state) == "Ralph turn"


@pytest.mark.rules("order.cost")
def test_a_condor_costs_coca_pottery_and_cloth():
    """With one cloth Bert can pay for the condor priest only."""
    state = in_the_house("house_of_priests", corn=20, llama=5, coca=1, pottery=1, cloth=1)
    assert legal(state) == ["Bert acquire -", "Bert acquire condor"]
    assert refusing_rule(state, "Bert acquire puma") == "order.cost"
    assert goods(after(state, "Bert acquire condor"), "Bert") == (20, 5, 0, 0, 0)


@pytest.mark.rules("order.cost")
def test_a_virgin_costs_five_goods():
    """A virgin costs coca, two pottery and two cloth."""
    state = in_the_house("house_of_virgins", coca=1, pottery=2, cloth=2)
    assert legal(state) == ["Bert acquire -", "Bert acquire virgin"]
    assert goods(after(state, "Bert acquire virgin"), "Bert") == (0, 0, 0, 0, 0)


@pytest.mark.rules("order.cost")
@pytest.mark.parametrize(
    "held",
    [
        {"pottery": 9, "cloth": 9},
        {"coca": 9, "pottery": 1, "cloth": 9},
        {"coca": 9, "pottery": 9, "cloth": 1},
    ],
)
def test_a_player_who_cannot_pay_for_a_virgin_is_not_asked(held):
    """With one good too few Bert is not asked, and the visit is over."""
    assert due(in_the_house("house_of_virgins", **held)) == "Ralph turn"


@pytest.mark.rules("order.one")
def test_an_empty_row_comes_before_the_cost():
    """With no condor priest left, rule `order.one` refuses to acquire one before the cost is checked."""
    start = position().orders("Gina", condor=4)
    state = in_the_house("house_of_priests", start, coca=1, pottery=1, cloth=2)
    assert legal(state) == ["Bert acquire -", "Bert acquire puma"]
    assert refusing_rule(state, "Bert acquire condor") == "order.one"
    assert refusing_rule(state, "Bert acquire virgin") == "order.one"


@pytest.mark.rules("order.one")
def test_an_empty_row_of_virgins_is_not_asked_about():
    """A player who enters the House of Virgins when no virgin is left is not asked."""
    start = position().orders("Gina", virgin=6)
    assert due(in_the_house("house_of_virgins", start, coca=9, pottery=9, cloth=9)) == "Ralph turn"
