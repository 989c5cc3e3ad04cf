"""On day 9 tiles and clock pay at once, and no night follows the last turns."""

import pytest

from tests.positions import position
from tests.situations import after, due, goods, legal, load, refusing_rule, scout, seat


@pytest.mark.rules("last.moon")
def test_the_three_corn_tile_pays_at_once_and_is_kept():
    """The tile pays three corn at once, and the player keeps it."""
    state = after(position(day=9).no_goods(), "Bert stay corn_3")
    assert (due(state), goods(state, "Bert")) == ("Ralph turn", (3, 0, 0, 0, 0))
    assert seat(state, "Bert")["moon_tiles"] == ["corn_3"]


@pytest.mark.parametrize(
    ("tile", "step", "ends", "corn"),
    [("steps_2", 5, 7, 3), ("steps_3", 5, 8, 3), ("steps_2", 4, 6, 0)],
)
@pytest.mark.rules("last.moon", "trail.granary")
def test_a_step_tile_moves_the_scout_at_once(tile, step, ends, corn):
    """The Scout passes the Granary, which pays at the end of the turn."""
    state = after(position(day=9).no_goods().scout("Bert", step), f"Bert stay {tile}")
    assert (scout(state, "Bert"), goods(state, "Bert")) == (ends, (corn, 0, 0, 0, 0))


@pytest.mark.rules("last.moon", "trail.summit")
def test_a_step_tile_may_reach_the_summit():
    """The player draws and returns cards within the turn."""
    state = after(position(day=9).scout("Bert", 18), "Bert stay steps_3")
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", 1)


@pytest.mark.parametrize("tile", ["llama", "coca", "pottery", "cloth"])
@pytest.mark.rules("last.moon")
def test_a_priced_tile_may_be_paid_for_at_once(tile):
    """The player may pay one corn for the good of the tile just taken, and for no other tile."""
    start = position(day=9).no_goods().goods("Bert", corn=2)
    state = after(start, f"Bert stay {tile}")
    assert legal(state) == ["Bert redeem", f"Bert redeem {tile}"]
    paid = after(state, f"Bert redeem {tile}")
    assert seat(paid, "Bert")["goods"] == {
        **dict.fromkeys(["llama", "coca", "pottery", "cloth"], 0),
        "corn": 1,
        tile: 1,
    }
    assert goods(after(state, "Bert redeem"), "Bert") == (2, 0, 0, 0, 0)
    assert seat(paid, "Bert")["moon_tiles"] == [tile]


@pytest.mark.rules("last.moon")
def test_no_steps_wait_behind_a_priced_tile():
    """While the payment for a tile is due no steps are pending, and the position loads the same."""
    data = after(position(day=9).goods("Bert", corn=2), "Bert stay llama").position()
    assert (data["pending"]["tiles"], data["pending"]["steps"]) == (["llama"], 0)
    assert load(data).position() == data


@pytest.mark.rules("last.moon")
def test_an_earlier_tile_is_not_redeemed_later():
    """A tile that its player did not pay for when taking it gives nothing any more."""
    start = position(day=9).no_goods().goods("Bert", corn=5).moon("Bert", "coca")
    state = after(start, "Bert stay llama")
    assert refusing_rule(state, "Bert redeem coca") == "last.moon"


@pytest.mark.rules("last.moon")
def test_without_corn_no_player_is_asked():
    """A player without corn takes a priced tile and is not asked to pay."""
    state = after(position(day=9).no_goods(), "Bert stay cloth")
    assert (due(state), goods(state, "Bert")) == ("Ralph turn", (0, 0, 0, 0, 0))


@pytest.mark.rules("last.moon", "day.end", "last.no_night", "end.conquest")
def test_the_third_tile_of_day_nine_still_gives_the_others_their_turn():
    """Bert takes the third tile and pays in his turn, then Ralph and Gina move, and the game is over."""
    start = position(day=9).no_goods().bare().goods("Bert", corn=1).moon("Gina", "coca", "steps_2")
    state = after(start, "Bert stay llama")
    told = state.position()
    assert (due(state), told["sun_tile"], told["last_turns"]) == ("Bert redeem", "Bert", 3)
    state = after(state, "Bert redeem llama")
    assert (due(state), state.position()["last_turns"]) == ("Ralph turn", 2)
    state = after(state, "Ralph move corn_terraces")
    assert (due(state), state.position()["last_turns"]) == ("Gina turn", 1)
    state = after(state, "Gina move corn_terraces")
    told = state.position()
    assert (due(state), told["last_turns"], told["result"]["ending"]) == (None, 0, "conquest")
    assert told["moon_tiles"] == ["steps_3", "corn_3", "pottery", "cloth"]
    assert goods(state, "Bert") == (0, 1, 0, 0, 0)


@pytest.mark.rules("last.moon", "end.first", "end.deck")
def test_a_rescue_in_the_last_turns_of_day_nine_forestalls_the_conquest():
    """Ralph takes the fifteenth tile with Gina's turn outstanding: a Rescue, and nothing is multiplied."""
    start = position(day=9, turn="Ralph").scout("Ralph", 18).deck("condor+puma", rest="Bert")
    start.moon("Bert", "llama", "coca", "corn_3").day_ending(sun="Bert", last_turns=2)
    state = after(start, "Ralph stay steps_2")
    result = state.position()["result"]
    assert (due(state), result["ending"], result["reason"]) == (None, "rescue", "deck")
    assert [score["multiplier"] for score in result["scores"]] == [1, 1, 1]
    assert state.position()["last_turns"] == 1
