"""The Sun Clock: which Incas may be sent, and what the night or the last day gives for them."""

import pytest

from tests.positions import CARDS, position
from tests.situations import after, due, goods, legal, refusing_rule, scout, seat


def last_turn(day=5, **kwargs):
    """Let Gina take the last turn of the day and move to the used-up Terraces.

    No player has goods.
    """
    start = position(day=day, turn="Gina", **kwargs).no_goods().bare()
    return (
        start.moon("Ralph", "steps_3", "corn_3")
        .moon("Bert", "coca")
        .day_ending(sun="Bert", last_turns=1)
    )


@pytest.mark.rules("clock.send")
def test_one_inca_may_go_to_the_clock():
    """A player sends no Inca, or one from a district where one stands.

    The Inca leaves the district.
    """
    start = position().at("Bert", "central_plaza").incas("Bert", llama_meadow=1, weavers_quarter=2)
    state = after(start, "Bert move sun_clock")
    assert legal(state) == [
        "Bert send_to_clock -",
        "Bert send_to_clock llama_meadow",
        "Bert send_to_clock weavers_quarter",
    ]
    assert refusing_rule(state, "Bert send_to_clock potters_quarter") == "clock.send"
    state = after(state, "Bert send_to_clock weavers_quarter")
    incas = seat(state, "Bert")["incas"]
    assert (incas["weavers_quarter"], incas["sun_clock"], seat(state, "Bert")["supply"]) == (
        1,
        1,
        7,
    )
    assert (due(state), goods(state, "Bert")) == ("Ralph turn", (3, 1, 1, 1, 1))


@pytest.mark.rules("clock.send")
def test_a_player_without_an_inca_in_a_district_is_not_asked():
    """A player whose only Inca is already on the clock is not asked."""
    start = position().at("Bert", "central_plaza").incas("Bert", sun_clock=2)
    assert due(after(start, "Bert move sun_clock")) == "Ralph turn"


@pytest.mark.rules("clock.reward", "night.clock")
def test_each_inca_on_the_clock_brings_three_goods_and_three_steps():
    """Two Incas bring two choices of goods and six steps, and both return to the supply."""
    state = after(last_turn().incas("Bert", sun_clock=2), "Gina move corn_terraces")
    assert len(legal(state)) == 10
    assert legal(state)[0] == "Bert choose_goods corn llama coca"
    assert legal(state)[-1] == "Bert choose_goods coca pottery cloth"
    state = after(state, "Bert choose_goods corn coca cloth")
    assert (due(state), scout(state, "Bert")) == ("Bert choose_goods", 4)
    assert goods(state, "Bert") == (3, 0, 1, 0, 1)
    state = after(state, "Bert choose_goods llama coca pottery")
    assert due(state) == "Bert turn"
    assert (scout(state, "Bert"), goods(state, "Bert")) == (7, (6, 1, 2, 1, 1))
    assert (seat(state, "Bert")["supply"], seat(state, "Bert")["incas"]["sun_clock"]) == (10, 0)


@pytest.mark.rules("clock.reward", "trail.summit", "trail.at_once")
def test_a_summit_between_two_incas_is_settled_at_once():
    """The first Inca's steps lead over the Summit, so its player draws cards before the second Inca counts."""
    start = last_turn().incas("Bert", sun_clock=2).scout("Bert", 18)
    state = after(start, "Gina move corn_terraces", "Bert choose_goods corn coca cloth")
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", 1)
    state = after(state, f"Bert return_cards {CARDS[0]} {CARDS[1]}")
    assert due(state) == "Bert choose_goods"


@pytest.mark.rules("last.clock", "trail.granary")
def test_on_day_nine_the_clock_pays_at_once_and_keeps_the_inca():
    """The player chooses three goods and goes three steps, to the Granary.

    The Inca stays on the clock.
    """
    start = position(day=9).no_goods().at("Bert", "central_plaza").scout("Bert", 4)
    state = after(
        start.incas("Bert", llama_meadow=2),
        "Bert move sun_clock",
        "Bert send_to_clock llama_meadow",
    )
    assert len(legal(state)) == 10
    state = after(state, "Bert choose_goods corn llama cloth")
    assert (scout(state, "Bert"), goods(state, "Bert")) == (7, (6, 1, 0, 0, 1))
    incas = seat(state, "Bert")["incas"]
    assert (incas["llama_meadow"], incas["sun_clock"], seat(state, "Bert")["supply"]) == (1, 1, 8)
    assert due(state) == "Ralph turn"


@pytest.mark.rules("last.clock", "trail.summit")
def test_on_day_nine_the_clocks_steps_may_reach_the_summit():
    """After the choice of goods the steps lead over the Summit, and the player draws in the same turn."""
    start = (
        position(day=9).at("Bert", "central_plaza").scout("Bert", 17).incas("Bert", llama_meadow=1)
    )
    lines = [
        "Bert move sun_clock",
        "Bert send_to_clock llama_meadow",
        "Bert choose_goods corn llama cloth",
    ]
    state = after(start, *lines)
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", 0)


@pytest.mark.rules("last.clock", "clock.send")
def test_on_day_nine_a_player_may_decline():
    """A player who declines to send an Inca gets nothing."""
    start = position(day=9).at("Bert", "central_plaza").incas("Bert", llama_meadow=1)
    state = after(start, "Bert move sun_clock", "Bert send_to_clock -")
    assert (due(state), goods(state, "Bert")) == ("Ralph turn", (3, 1, 1, 1, 1))
