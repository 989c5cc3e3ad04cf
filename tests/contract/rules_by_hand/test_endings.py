"""How the game ends, in Rescue or Conquest, and what the last turn still pays."""

import pytest

from tests.contract.rules_by_hand.the_end import last_virgin, scores
from tests.positions import position
from tests.situations import after, due, goods, legal, scout, seat


@pytest.mark.rules("end.orders", "score.rescue")
def test_the_fifteenth_tile_ends_the_game_after_the_turn():
    """The fifteenth tile brings the Rescue: points are not multiplied, and the result still lists gold."""
    start = last_virgin().cards("Gina", "condor+puma").scout("Gina", 13).scout("Bert", 0)
    state = after(start, "Bert move house_of_virgins", "Bert acquire virgin")
    result = state.position()["result"]
    assert (due(state), result["ending"], result["reason"]) == (None, "rescue", "orders")
    assert scores(result, "icons") == [0, 0, 9]
    assert scores(result, "trail") == [0, 0, 2]
    assert scores(result, "total") == scores(result, "points") == [0, 0, 11]
    assert scores(result, "gold") == [0, 0, 9]
    assert result["winners"] == ["Gina"]


@pytest.mark.rules("end.orders")
def test_the_fourteenth_tile_does_not_end_the_game():
    """With one virgin left the game goes on."""
    start = last_virgin().orders("Gina", condor=4, puma=5, virgin=4)
    state = after(start, "Bert move house_of_virgins", "Bert acquire virgin")
    assert (due(state), state.position()["result"]) == ("Ralph turn", None)


@pytest.mark.rules("end.orders", "end.first")
def test_declining_the_fifteenth_tile_goes_on():
    """The game goes on while the last virgin is not acquired."""
    state = after(last_virgin(), "Bert move house_of_virgins", "Bert acquire -")
    assert due(state) == "Ralph turn"


@pytest.mark.rules("end.first", "end.orders")
def test_a_rescue_ends_the_day_with_last_turns_outstanding():
    """The Rescue leaves no more turns and no night: players keep tiles, and the clock is not paid."""
    start = (
        last_virgin()
        .moon("Gina", "corn_3", "steps_2", "llama")
        .day_ending(sun="Gina", last_turns=2)
    )
    start.incas("Ralph", sun_clock=1)
    state = after(start, "Bert move house_of_virgins", "Bert acquire virgin")
    told = state.position()
    assert (due(state), told["day"], told["last_turns"]) == (None, 5, 1)
    assert seat(state, "Gina")["moon_tiles"] == ["steps_2", "corn_3", "llama"]
    assert (seat(state, "Ralph")["incas"]["sun_clock"], scout(state, "Ralph")) == (1, 2)
    assert goods(state, "Gina") == (3, 1, 1, 1, 1)


@pytest.mark.rules("end.first", "end.orders", "last.no_night")
def test_the_fifteenth_tile_on_the_last_turn_of_day_nine_is_a_rescue():
    """When Rescue and Conquest would come at once, the Rescue counts."""
    start = (
        position(day=9, turn="Gina")
        .at("Gina", "central_plaza")
        .goods("Gina", coca=1, pottery=2, cloth=2)
    )
    start.orders("Bert", condor=4, puma=5, virgin=5)
    start.moon("Bert", "llama", "coca", "corn_3").day_ending(sun="Bert", last_turns=1)
    state = after(start, "Gina move house_of_virgins", "Gina acquire virgin")
    assert state.position()["result"]["ending"] == "rescue"


@pytest.mark.rules("end.both", "score.ties", "end.deck", "day.track_corn")
def test_the_corn_of_the_track_decides_a_tie():
    """The last card of the track gives Bert a third corn, so he has one unit more than the others."""
    start = position().no_goods().at("Bert", "central_plaza").started_by("Ralph")
    start.goods("Bert", corn=2).goods("Ralph", corn=2).scout("Bert", 17).deck(
        "condor+puma", rest="Gina"
    )
    start.moon("Ralph", "llama", "coca", "cloth").day_ending(sun="Ralph", last_turns=1)
    state = after(start, "Bert move puma_temple")
    result = state.position()["result"]
    assert (goods(state, "Bert")[0], state.position()["track_corn"]) == (3, 3)
    assert scores(result, "total") == [0, 0, 0]
    assert scores(result, "units") == [1, 0, 0]
    assert result["winners"] == ["Bert"]


@pytest.mark.rules("end.both", "trail.granary", "score.ties")
def test_trail_goods_of_the_last_turn_count_for_ties():
    """Ralph's offer passes the Granary in the turn of the Rescue, and the 3 corn count as a unit."""
    start = position().no_goods().at("Bert", "central_plaza").scout("Bert", 17)
    start.scout("Ralph", 6).goods("Ralph", cloth=1).deck("condor+puma", rest="Bert")
    state = after(start, "Bert move main_temple", "Ralph offer cloth")
    result = state.position()["result"]
    assert goods(state, "Ralph") == (3, 0, 0, 0, 0)
    assert scores(result, "trail") == [0, 1, 0]
    assert scores(result, "units") == [0, 1, 0]
    assert result["winners"] == ["Ralph"]


@pytest.mark.rules("end.conquest")
def test_before_day_nine_no_conquest_comes():
    """The last turn of day 8 leads into the night."""
    start = position(day=8, turn="Gina").no_goods().bare()
    start.moon("Bert", "steps_2", "steps_3", "corn_3").day_ending(sun="Bert", last_turns=1)
    state = after(start, "Gina move corn_terraces")
    assert (due(state), state.position()["result"]) == ("Bert turn", None)
    assert legal(state) != []
