"""Temples: stones, sacrifices, the steps of a llama, and the offers at the Main Temple."""

import pytest

from tests.positions import position
from tests.situations import after, due, goods, legal, refusing_rule, scout, seat

VALUES = {"condor": (7, 6, 5, 4), "puma": (8, 7, 6, 5, 4), "virgin": (9, 8, 7, 6, 5, 4)}
TEMPLE = {"condor": "condor_temple", "puma": "puma_temple", "virgin": "temple_of_the_sun"}


def beside(district="central_plaza", **kwargs):
    """Put Bert's Prince beside the temples; no player has goods."""
    return position(**kwargs).no_goods().at("Bert", district)


@pytest.mark.rules("temple.stones")
def test_two_stones_are_six_steps():
    """Two stones move the Scout three steps each, and leave the temple."""
    state = after(beside().scout("Bert", 0).bonus(puma_temple=2), "Bert move puma_temple")
    assert scout(state, "Bert") == 6
    assert state.position()["bonus"]["puma_temple"] == 0


@pytest.mark.parametrize(
    ("order", "taken", "value"),
    [(order, n, value) for order, values in VALUES.items() for n, value in enumerate(values, 1)],
)
@pytest.mark.rules("order.value", "temple.llama")
def test_a_llama_goes_the_lowest_uncovered_number(order, taken, value):
    """The more tiles of the order players have, the fewer steps a llama is worth.

    From 0 the stone leads to 3, and each number of steps leads at least to the Granary.
    """
    start = beside().goods("Bert", llama=1).scout("Bert", 0)
    start.orders("Bert", **{order: 1}).orders("Gina", **{order: taken - 1})
    state = after(start, f"Bert move {TEMPLE[order]}", "Bert sacrifice 1")
    assert scout(state, "Bert") == 3 + value
    assert goods(state, "Bert") == (3, 0, 0, 0, 0)


@pytest.mark.parametrize("order", ["condor", "puma", "virgin"])
@pytest.mark.rules("order.value")
def test_before_any_tile_is_taken_no_player_can_sacrifice(order):
    """Without a tile taken no number is uncovered: Bert takes the stone, and no player sacrifices."""
    state = after(position().at("Bert", "central_plaza"), f"Bert move {TEMPLE[order]}")
    assert due(state) == "Ralph turn"


@pytest.mark.rules("temple.once")
def test_without_a_stone_no_player_sacrifices():
    """A Prince who enters a temple without a stone does nothing there."""
    start = position().at("Bert", "central_plaza").orders("Bert", condor=1).bonus(condor_temple=0)
    state = after(start, "Bert move condor_temple")
    assert (due(state), scout(state, "Bert")) == ("Ralph turn", 1)


@pytest.mark.rules("temple.once", "temple.main")
def test_without_a_stone_no_player_offers():
    """A Prince who enters the Main Temple without a stone does nothing there."""
    state = after(
        position().at("Bert", "central_plaza").bonus(main_temple=0), "Bert move main_temple"
    )
    assert due(state) == "Ralph turn"


@pytest.mark.rules("temple.order", "temple.llama")
def test_sacrifices_go_round_from_the_entering_player_each_scout_at_once():
    """Ralph enters, so Ralph, Gina and Bert sacrifice in turn.

    Three virgins taken make 7 steps a llama.
    """
    start = position(turn="Ralph").at("Ralph", "central_plaza")
    for name in ("Bert", "Ralph", "Gina"):
        start.orders(name, virgin=1)
    state = after(start, "Ralph move temple_of_the_sun")
    assert (legal(state), scout(state, "Ralph")) == (["Ralph sacrifice 0", "Ralph sacrifice 1"], 5)
    state = after(state, "Ralph sacrifice 1")
    assert (due(state), scout(state, "Ralph")) == ("Gina sacrifice", 12)
    state = after(state, "Gina sacrifice 1")
    assert (due(state), scout(state, "Gina")) == ("Bert sacrifice", 10)
    state = after(state, "Bert sacrifice 0")
    assert (due(state), scout(state, "Bert")) == ("Gina turn", 1)
    assert [goods(state, name)[1] for name in ("Bert", "Ralph", "Gina")] == [1, 0, 0]


@pytest.mark.rules("temple.llama")
def test_a_player_sacrifices_no_more_llamas_than_priests_of_that_order():
    """Bert has three llamas and one puma priest, so he sacrifices one llama at the Puma Temple."""
    start = beside().goods("Bert", llama=3).orders("Bert", puma=1, condor=2)
    state = after(start, "Bert move puma_temple")
    assert legal(state) == ["Bert sacrifice 0", "Bert sacrifice 1"]
    assert refusing_rule(state, "Bert sacrifice 2") == "temple.llama"


@pytest.mark.rules("temple.llama")
def test_a_player_sacrifices_no_more_llamas_than_they_have():
    """With three priests and one llama Bert sacrifices one llama."""
    start = beside().goods("Bert", llama=1).orders("Bert", puma=3)
    state = after(start, "Bert move puma_temple")
    assert refusing_rule(state, "Bert sacrifice 2") == "temple.llama"


@pytest.mark.rules("temple.main")
def test_offers_are_all_sets_of_units_held():
    """Three corn are one unit; the sets come by size and then in the order of the goods."""
    start = beside().goods("Bert", corn=3, llama=1, cloth=4)
    assert legal(after(start, "Bert move main_temple")) == [
        "Bert offer",
        "Bert offer corn",
        "Bert offer llama",
        "Bert offer cloth",
        "Bert offer corn llama",
        "Bert offer corn cloth",
        "Bert offer llama cloth",
        "Bert offer corn llama cloth",
    ]


@pytest.mark.rules("temple.main")
def test_two_corn_are_no_unit():
    """A player with two corn and nothing else is not asked."""
    assert due(after(beside().goods("Bert", corn=2), "Bert move main_temple")) == "Ralph turn"


@pytest.mark.rules("temple.main", "trail.granary", "trail.stable")
def test_five_different_units_are_ten_steps():
    """Five units are 10 steps: 1 + 3 + 10 = 14, past Granary and Stable, which pay at the end of the turn."""
    start = beside().goods("Bert", corn=4, llama=1, coca=1, pottery=1, cloth=1)
    state = after(start, "Bert move main_temple")
    assert len(legal(state)) == 32
    state = after(state, "Bert offer corn llama coca pottery cloth")
    assert (scout(state, "Bert"), goods(state, "Bert")) == (14, (4, 1, 0, 0, 0))


@pytest.mark.rules("temple.main", "temple.order")
def test_the_others_offer_too_in_seat_order():
    """Gina enters, so Gina, Bert and Ralph are asked in turn, but no player without goods."""
    start = position(turn="Gina").no_goods().at("Gina", "central_plaza")
    start.goods("Gina", cloth=1).goods("Ralph", coca=2, corn=1)
    state = after(start, "Gina move main_temple", "Gina offer cloth")
    assert (scout(state, "Gina"), due(state)) == (8, "Ralph offer")
    state = after(state, "Ralph offer coca")
    assert (scout(state, "Ralph"), goods(state, "Ralph")) == (4, (1, 0, 1, 0, 0))


@pytest.mark.rules("trail.granary", "temple.main")
def test_granary_corn_comes_too_late_to_offer():
    """The stone brings the Scout to the Granary, whose corn comes only at the end of the turn."""
    start = beside().goods("Bert", corn=2, cloth=1).scout("Bert", 4)
    state = after(start, "Bert move main_temple")
    assert legal(state) == ["Bert offer", "Bert offer cloth"]
    assert seat(state, "Bert")["trail_due"] == {"corn": 3, "llama": 0}
    assert goods(state, "Bert")[0] == 2
    state = after(state, "Bert offer")
    assert goods(state, "Bert") == (5, 0, 0, 0, 1)
    assert seat(state, "Bert")["trail_due"] == {"corn": 0, "llama": 0}


@pytest.mark.rules("trail.stable", "temple.llama")
def test_the_stables_llama_comes_too_late_to_sacrifice():
    """The stone passes the Stable; only the llama that the player has already can be sacrificed."""
    start = beside().goods("Bert", llama=1).orders("Bert", puma=2).scout("Bert", 11)
    state = after(start, "Bert move puma_temple")
    assert legal(state) == ["Bert sacrifice 0", "Bert sacrifice 1"]
    assert seat(state, "Bert")["trail_due"] == {"corn": 0, "llama": 1}
