"""Whose turn it is, where the Prince may go, and what staying gives."""

import pytest

from tests.positions import position
from tests.situations import after, due, goods, legal, refusing_rule, scout, seat


@pytest.mark.rules("turn.order", "move.share", "move.adjacent")
def test_turns_go_round_in_seat_order():
    """Bert, Ralph, Gina and Bert take turns, and each turn is counted.

    Two Princes may share a district.
    """
    state = after(position(turn="Ralph").bare(), "Ralph move corn_terraces")
    assert (due(state), state.position()["turn"]["number"]) == ("Gina turn", 21)
    state = after(state, "Gina move corn_terraces")
    assert (due(state), state.position()["turn"]["number"]) == ("Bert turn", 22)
    assert seat(state, "Ralph")["prince"] == seat(state, "Gina")["prince"] == "corn_terraces"


@pytest.mark.rules("turn.player")
@pytest.mark.parametrize(
    "line", ["Ralph move corn_terraces", "Bert sell coca", "Bert produce 0", "Gina stay llama"]
)
def test_only_the_due_decision_of_the_due_player_is_taken(line):
    """A decision of another player or of another type is refused."""
    assert refusing_rule(after(position()), line) == "turn.player"


@pytest.mark.rules("turn.player")
def test_a_forced_decision_is_not_asked():
    """A player without an Inca in the district is not asked to produce, and may not answer."""
    state = after(position(), "Bert move coca_plantation")
    assert due(state) == "Ralph turn"
    assert refusing_rule(state, "Bert produce 0") == "turn.player"


@pytest.mark.rules("move.adjacent", "move.stay")
def test_without_a_llama_only_the_neighbours():
    """From the Watchman's Hut a Prince may go to three neighbours, or stay and take a Moon tile."""
    state = after(position().goods("Bert", corn=9).moon("Gina", "coca"))
    assert legal(state) == [
        "Bert move corn_terraces",
        "Bert move llama_meadow",
        "Bert move coca_plantation",
        "Bert stay steps_2",
        "Bert stay steps_3",
        "Bert stay corn_3",
        "Bert stay llama",
        "Bert stay pottery",
        "Bert stay cloth",
    ]
    assert refusing_rule(state, "Bert move main_temple") == "move.llama"


@pytest.mark.rules("move.adjacent")
def test_an_adjacent_district_is_entered_free():
    """A Prince who enters the next district keeps the llama."""
    state = after(position().bare(), "Bert move corn_terraces")
    assert goods(state, "Bert") == (3, 1, 1, 1, 1)


@pytest.mark.rules("move.llama")
def test_a_llama_carries_the_prince_anywhere():
    """For one llama the Prince may go to any of the other fourteen districts."""
    state = after(position().bare())
    assert len([line for line in legal(state) if "move" in line]) == 14
    state = after(state, "Bert move puma_temple")
    assert goods(state, "Bert") == (3, 0, 1, 1, 1)


@pytest.mark.rules("move.llama", "recruit.hut")
def test_the_llama_is_paid_before_the_action():
    """The llama paid for the way to the Hut cannot pay for a farmer, so the player is not asked."""
    start = position().at("Bert", "main_temple").goods("Bert", llama=1, pottery=1)
    state = after(start, "Bert move watchmans_hut")
    assert due(state) == "Ralph turn"
    assert goods(state, "Bert") == (0, 0, 0, 1, 0)


@pytest.mark.rules("move.llama", "temple.llama")
def test_the_llama_paid_for_the_way_is_not_sacrificed():
    """Bert pays his one llama for the way to a temple, so he takes the stone and cannot sacrifice."""
    start = position().at("Bert", "main_temple").orders("Bert", condor=1).goods("Bert", llama=1)
    state = after(start, "Bert move condor_temple")
    assert due(state) == "Ralph turn"
    assert scout(state, "Bert") == 4


@pytest.mark.rules("move.no_repeat")
def test_the_present_district_is_never_entered_again():
    """A Prince may not enter the district where it stands, even with ten llamas."""
    state = after(position().goods("Bert", llama=10))
    assert "Bert move watchmans_hut" not in legal(state)
    assert refusing_rule(state, "Bert move watchmans_hut") == "move.no_repeat"


@pytest.mark.rules("move.no_repeat", "move.stay")
def test_staying_does_not_free_the_present_district():
    """After a stay a Prince still may not use the district where it stands."""
    start = position().bare()
    state = after(start, "Bert stay cloth", "Ralph move corn_terraces", "Gina move corn_terraces")
    assert due(state) == "Bert turn"
    assert refusing_rule(state, "Bert move watchmans_hut") == "move.no_repeat"


@pytest.mark.rules("move.no_repeat")
def test_a_district_may_be_used_every_second_time():
    """A Prince may go from the Terraces to the Hut and back again."""
    start = position("Bert", "Ralph").bare().no_goods()
    lines = ["Bert move corn_terraces", "Ralph move corn_terraces", "Bert move watchmans_hut"]
    state = after(start, *lines, "Ralph move watchmans_hut", "Bert move corn_terraces")
    assert seat(state, "Bert")["prince"] == "corn_terraces"


@pytest.mark.rules("move.stay")
def test_staying_takes_a_moon_tile_and_nothing_else():
    """A Prince who stays does nothing in the district, and the tile pays at night."""
    start = position().at("Bert", "central_plaza")
    state = after(start, "Bert stay corn_3")
    assert due(state) == "Ralph turn"
    assert goods(state, "Bert") == (3, 1, 1, 1, 1)
    assert seat(state, "Bert")["moon_tiles"] == ["corn_3"]
    assert state.position()["moon_tiles"] == [
        "steps_2",
        "steps_3",
        "llama",
        "coca",
        "pottery",
        "cloth",
    ]


@pytest.mark.rules("move.stay")
def test_a_moon_tile_is_taken_only_once():
    assert refusing_rule(after(position().moon("Gina", "cloth")), "Bert stay cloth") == "move.stay"


@pytest.mark.rules("move.trigger", "production.bonus")
def test_a_bonus_is_always_taken():
    """The player who enters takes the bonus without being asked, also without an Inca there."""
    start = position().at("Bert", "central_plaza").bonus(weavers_quarter=2)
    state = after(start, "Bert move weavers_quarter")
    assert due(state) == "Ralph turn"
    assert goods(state, "Bert") == (3, 1, 1, 1, 3)
    assert state.position()["bonus"]["weavers_quarter"] == 0


@pytest.mark.rules("move.trigger")
@pytest.mark.parametrize(
    ("district", "declined"),
    [
        ("watchmans_hut", ["Bert recruit"]),
        ("royal_palace", ["Bert recruit"]),
        ("house_of_priests", ["Bert acquire -"]),
        ("house_of_virgins", ["Bert acquire -"]),
        ("sun_clock", ["Bert send_to_clock -"]),
        ("central_plaza", ["Bert adjust -", "Bert finish_trade"]),
        ("main_temple", ["Bert offer", "Ralph offer", "Gina offer"]),
    ],
)
def test_an_offer_may_be_declined(district, declined):
    """A player may decline to recruit, acquire, trade, offer or use the Sun Clock, at no cost."""
    start = position().at("Bert", "llama_meadow").incas("Bert", llama_meadow=1)
    start.goods("Bert", corn=9, llama=9, coca=9, pottery=9, cloth=9)
    state = after(start, f"Bert move {district}", *declined)
    llamas = 9 if district in ("watchmans_hut", "royal_palace") else 8
    assert due(state) == "Ralph turn"
    assert goods(state, "Bert") == (9, llamas, 9, 9, 9)


@pytest.mark.rules("turn.over")
def test_no_player_decides_after_the_game():
    """After the last turn of day 9 decisions of every type are refused."""
    start = position(day=9, turn="Gina").bare()
    start.moon("Bert", "steps_2", "steps_3", "corn_3").day_ending(sun="Bert", last_turns=1)
    state = after(start, "Gina move corn_terraces")
    assert (due(state), legal(state)) == (None, [])
    for line in (
        "Bert move corn_terraces",
        "Gina produce 0",
        "Ralph finish_trade",
        "Bert stay llama",
    ):
        assert refusing_rule(state, line) == "turn.over"
