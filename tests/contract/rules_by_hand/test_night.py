"""The end of a day, the last turns, and what the night pays to each player in order."""

import pytest

from tests.positions import NAMES, TILES, position
from tests.situations import after, due, goods, legal, refusing_rule, scout, seat


def night_falls(**kwargs):
    """Build a position with Gina in the last turn of the day, in which Bert has the Sun tile.

    No player has goods or Incas in districts.
    """
    start = position(turn="Gina", **kwargs).no_goods().bare()
    return start.day_ending(sun="Bert", last_turns=1)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.rules(
    "day.end", "turn.order", "night.time", "night.restock", "night.moon", "day.track_corn"
)
def test_after_the_third_tile_each_other_player_has_one_more_turn(count):
    """Bert takes the third tile and the Sun tile.

    Each other player moves once, then the night comes, and Bert begins the next day.
    """
    names = NAMES[:count]
    start = position(*names).no_goods().bare().moon("Bert", "steps_2", "corn_3")
    state = after(start.started_by(names[-1]), "Bert stay steps_3")
    for left, name in zip(range(count - 1, 0, -1), names[1:], strict=True):
        told = state.position()
        assert (due(state), told["last_turns"], told["sun_tile"]) == (f"{name} turn", left, "Bert")
        state = after(state, f"{name} move corn_terraces")
    told = state.position()
    assert due(state) == "Bert turn"
    assert (told["day"], told["start_player"], told["sun_tile"], told["last_turns"]) == (
        6,
        "Bert",
        None,
        None,
    )
    assert (told["track_corn"], told["moon_tiles"]) == (3, list(TILES))
    assert told["turn"] == {"player": "Bert", "number": 20 + count}
    assert set(told["bonus"].values()) == {1}
    assert (scout(state, "Bert"), goods(state, "Bert")) == (6, (3, 0, 0, 0, 0))
    assert goods(state, names[-1]) == (1, 0, 0, 0, 0)


@pytest.mark.rules("day.end", "night.time")
def test_the_third_tile_counts_for_any_taker():
    """Each of three players takes a tile, and the player of the last one starts the next day."""
    start = position(turn="Ralph").no_goods().bare().moon("Bert", "corn_3").moon("Gina", "steps_2")
    state = after(start, "Ralph stay steps_3")
    assert (due(state), state.position()["sun_tile"]) == ("Gina turn", "Ralph")
    state = after(state, "Gina move corn_terraces", "Bert move corn_terraces")
    assert due(state) == "Ralph turn"
    assert state.position()["start_player"] == "Ralph"


@pytest.mark.rules("day.end")
def test_the_second_tile_does_not_end_the_day():
    """With two tiles taken the day goes on."""
    state = after(position().moon("Gina", "corn_3"), "Bert stay steps_2")
    assert (state.position()["last_turns"], state.position()["sun_tile"]) == (None, None)


@pytest.mark.rules("day.end", "move.stay", "day.track_corn", "night.moon")
def test_in_the_last_turns_tiles_may_still_be_taken_down_to_the_last():
    """Of five players and seven tiles the fifth player finds one tile left, and pays with the track's corn."""
    start = position(*NAMES).no_goods().bare().moon("Bert", "steps_2", "corn_3")
    lines = ["Bert stay steps_3", "Ralph stay llama", "Gina stay coca", "Dora stay pottery"]
    state = after(start, *lines)
    assert [line for line in legal(state) if "stay" in line] == ["Emil stay cloth"]
    state = after(state, "Emil stay cloth")
    assert legal(state) == ["Emil redeem", "Emil redeem cloth"]
    state = after(state, "Emil redeem cloth")
    assert goods(state, "Emil") == (0, 0, 0, 0, 1)
    assert goods(state, "Ralph") == (0, 0, 0, 0, 0)
    assert (due(state), state.position()["day"]) == ("Bert turn", 6)


@pytest.mark.rules("day.track_corn")
def test_on_day_eight_the_last_corn_of_the_track_is_taken():
    """On day 8 the last player to move takes the one corn left, and day 9 begins."""
    start = night_falls(day=8).moon("Bert", "steps_2", "steps_3", "corn_3")
    state = after(start, "Gina move corn_terraces")
    assert goods(state, "Gina") == (1, 0, 0, 0, 0)
    assert (state.position()["day"], state.position()["track_corn"]) == (9, 0)


@pytest.mark.rules("day.track_corn", "last.no_night", "end.conquest")
def test_on_day_nine_the_track_is_empty_and_no_night_follows():
    """On day 9 the last player to move gets no corn, and the Conquest comes."""
    start = (
        night_falls(day=9).moon("Bert", "steps_2", "steps_3", "corn_3").incas("Bert", sun_clock=1)
    )
    state = after(start, "Gina move corn_terraces")
    told = state.position()
    assert (due(state), goods(state, "Gina")) == (None, (0, 0, 0, 0, 0))
    assert (told["day"], told["last_turns"], told["sun_tile"]) == (9, 0, "Bert")
    assert (told["result"]["ending"], told["result"]["reason"]) == ("conquest", "day_9")
    assert seat(state, "Bert")["moon_tiles"] == ["steps_2", "steps_3", "corn_3"]
    assert seat(state, "Bert")["incas"]["sun_clock"] == 1


@pytest.mark.rules("day.track_corn")
def test_only_the_last_turn_of_a_day_gives_the_tracks_corn():
    """The turn before the last one of a day gives no corn."""
    start = position(turn="Ralph").no_goods().bare().day_ending(sun="Bert", last_turns=2)
    state = after(start.moon("Bert", "steps_2", "steps_3", "corn_3"), "Ralph move corn_terraces")
    assert (due(state), goods(state, "Ralph")) == ("Gina turn", (0, 0, 0, 0, 0))
    assert state.position()["track_corn"] == 4


@pytest.mark.rules("night.order")
def test_the_night_pays_from_the_player_who_started_the_day():
    """The night pays from Gina, who started the day: Moon tiles, then Incas on the clock, then Trail goods."""
    start = (
        night_falls()
        .started_by("Gina")
        .scout("Gina", 6)
        .incas("Gina", sun_clock=1)
        .incas("Bert", sun_clock=1)
    )
    for name, tile in (("Bert", "llama"), ("Ralph", "coca"), ("Gina", "cloth")):
        start.goods(name, corn=2).moon(name, tile)
    state = after(start, "Gina move corn_terraces")
    asked = []
    for line in ("Gina redeem", "Bert redeem llama", "Ralph redeem coca"):
        asked.append(due(state))
        assert state.position()["last_turns"] == 0
        state = after(state, line)
    assert asked == ["Gina redeem", "Bert redeem", "Ralph redeem"]
    assert due(state) == "Gina choose_goods"
    state = after(state, "Gina choose_goods llama coca cloth")
    assert due(state) == "Bert choose_goods"
    assert (scout(state, "Gina"), goods(state, "Gina")) == (9, (3, 1, 1, 0, 1))
    assert seat(state, "Gina")["trail_due"] == {"corn": 3, "llama": 0}
    assert set(state.position()["bonus"].values()) == {0}
    state = after(state, "Bert choose_goods llama coca cloth")
    assert goods(state, "Gina") == (6, 1, 1, 0, 1)
    assert goods(state, "Bert") == (1, 2, 1, 0, 1)
    assert goods(state, "Ralph") == (1, 0, 1, 0, 0)
    assert due(state) == "Bert turn"


@pytest.mark.rules("night.moon")
def test_the_three_corn_tile_pays_for_the_others():
    """With only the tile's three corn, a player may pay for any set of up to three of the four priced tiles."""
    start = night_falls().moon("Bert", "corn_3", "llama", "coca", "pottery", "cloth")
    state = after(start, "Gina move corn_terraces")
    assert due(state) == "Bert redeem"
    assert goods(state, "Bert") == (3, 0, 0, 0, 0)
    assert (seat(state, "Bert")["moon_tiles"], state.position()["moon_tiles"]) == ([], list(TILES))
    assert len(legal(state)) == 1 + 4 + 6 + 4
    assert refusing_rule(state, "Bert redeem llama coca pottery cloth") == "night.moon"
    state = after(state, "Bert redeem llama pottery cloth")
    assert goods(state, "Bert") == (0, 1, 0, 1, 1)


@pytest.mark.rules("night.moon")
def test_only_own_tiles_can_be_redeemed():
    start = night_falls().goods("Bert", corn=5).moon("Bert", "corn_3", "llama", "coca")
    state = after(start, "Gina move corn_terraces")
    assert legal(state) == [
        "Bert redeem",
        "Bert redeem llama",
        "Bert redeem coca",
        "Bert redeem llama coca",
    ]
    assert refusing_rule(state, "Bert redeem cloth") == "night.moon"


@pytest.mark.rules("night.moon")
def test_a_tile_that_cannot_be_paid_gives_nothing_and_is_not_asked_about():
    """Without corn to pay for tiles no player is asked at night, and the tiles return."""
    start = night_falls().moon("Bert", "llama", "coca", "pottery")
    state = after(start, "Gina move corn_terraces")
    assert due(state) == "Bert turn"
    assert goods(state, "Bert") == (0, 0, 0, 0, 0)
    assert state.position()["moon_tiles"] == list(TILES)


@pytest.mark.rules("night.moon")
def test_paying_for_a_tile_is_optional():
    """A player who does not pay for a tile keeps the corn."""
    start = night_falls().goods("Bert", corn=2).moon("Bert", "llama", "coca", "steps_2")
    state = after(start, "Gina move corn_terraces", "Bert redeem")
    assert (goods(state, "Bert"), scout(state, "Bert")) == ((2, 0, 0, 0, 0), 3)


@pytest.mark.rules("night.moon", "night.order", "trail.summit")
def test_both_step_tiles_are_one_advance_after_the_payments():
    """After the payments the 2 and 3 steps of both tiles are one advance, from 16 over the Summit to 1."""
    start = (
        night_falls()
        .goods("Bert", corn=1)
        .scout("Bert", 16)
        .moon("Bert", "steps_2", "steps_3", "llama")
    )
    state = after(start, "Gina move corn_terraces")
    assert (due(state), scout(state, "Bert")) == ("Bert redeem", 16)
    state = after(state, "Bert redeem llama")
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", 1)
    assert goods(state, "Bert") == (0, 1, 0, 0, 0)


@pytest.mark.rules("trail.granary", "night.order", "night.moon")
def test_trail_corn_of_the_night_comes_too_late_for_the_tiles():
    """Ralph's step tile passes the Granary, but its corn comes after the payments for his llama tile."""
    start = (
        night_falls().scout("Ralph", 5).moon("Ralph", "steps_2", "llama").moon("Bert", "steps_3")
    )
    state = after(start, "Gina move corn_terraces")
    assert due(state) == "Bert turn"
    assert (scout(state, "Ralph"), goods(state, "Ralph")) == (7, (3, 0, 0, 0, 0))


@pytest.mark.rules("night.restock")
def test_restocking_never_makes_more_than_two():
    """Each production district and temple with 0 or 1 gets one more; one with 2 keeps 2."""
    start = night_falls().moon("Bert", "steps_2", "steps_3", "corn_3")
    start.bonus(llama_meadow=1, coca_plantation=2, condor_temple=1, puma_temple=2)
    state = after(start, "Gina move corn_terraces")
    assert state.position()["bonus"] == {
        "corn_terraces": 1,
        "llama_meadow": 2,
        "coca_plantation": 2,
        "potters_quarter": 1,
        "weavers_quarter": 1,
        "main_temple": 1,
        "condor_temple": 2,
        "puma_temple": 2,
        "temple_of_the_sun": 1,
    }


@pytest.mark.rules("end.deck", "night.order", "night.restock", "end.first", "end.both")
def test_a_rescue_at_night_comes_after_the_payments_and_before_the_restocking():
    """Bert's step tiles take the last card.

    Ralph's clock and Granary are paid, and no stone is added.
    """
    start = (
        night_falls().scout("Bert", 18).moon("Bert", "steps_2", "steps_3").moon("Gina", "corn_3")
    )
    start.scout("Ralph", 6).incas("Ralph", sun_clock=1).deck("condor+puma", rest="Gina")
    state = after(start, "Gina move corn_terraces")
    assert due(state) == "Ralph choose_goods"
    state = after(state, "Ralph choose_goods llama coca cloth")
    told = state.position()
    assert (due(state), told["result"]["reason"], told["day"]) == (None, "deck", 5)
    assert set(told["bonus"].values()) == {0}
    assert goods(state, "Ralph") == (3, 1, 1, 0, 1)
    assert goods(state, "Gina") == (4, 0, 0, 0, 0)
