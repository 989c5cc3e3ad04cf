"""The Inca Trail: Granary, Stable, Summit, several laps, and the last cards of the deck."""

import pytest

from tests.positions import CARDS, position
from tests.situations import after, due, goods, legal, refusing_rule, scout, seat

LAST = ("condor+puma", "condor+virgin", "puma+virgin")


def before_the_temple(step, stones=1):
    """Put Bert's Scout on this step and his Prince beside the Puma Temple, without goods or priests."""
    start = position().no_goods().at("Bert", "central_plaza")
    return start.scout("Bert", step).bonus(puma_temple=stones)


@pytest.mark.parametrize(
    ("step", "stones", "ends", "corn", "llama"),
    [
        (3, 1, 6, 0, 0),
        (4, 1, 7, 3, 0),
        (6, 1, 9, 3, 0),
        (7, 1, 10, 0, 0),
        (1, 2, 7, 3, 0),
        (9, 1, 12, 0, 0),
        (10, 1, 13, 0, 1),
        (12, 1, 15, 0, 1),
        (13, 1, 16, 0, 0),
        (7, 2, 13, 0, 1),
        (16, 1, 19, 0, 0),
    ],
)
@pytest.mark.rules("trail.granary", "trail.stable")
def test_reaching_or_passing_pays_at_the_end_of_the_turn(step, stones, ends, corn, llama):
    """A Scout that reaches or passes step 7 brings 3 corn, step 13 a llama.

    One that stands there brings nothing.
    """
    state = after(before_the_temple(step, stones), "Bert move puma_temple")
    assert due(state) == "Ralph turn"
    assert (scout(state, "Bert"), goods(state, "Bert")) == (ends, (corn, llama, 0, 0, 0))


@pytest.mark.parametrize(("step", "ends", "corn", "llama"), [(4, 12, 6, 1), (10, 18, 3, 2)])
@pytest.mark.rules("trail.granary", "trail.stable", "trail.laps")
def test_goods_of_stones_and_sacrifice_in_one_turn_add_up(step, ends, corn, llama):
    """The stone moves 3 steps and five llamas 25.

    Both passes of the Granary are paid at the end of the turn.
    """
    start = position().no_goods().at("Bert", "central_plaza").goods("Bert", llama=5)
    start = start.scout("Bert", step).orders("Bert", virgin=5)
    state = after(start, "Bert move temple_of_the_sun", "Bert sacrifice 5")
    state = after(state, f"Bert return_cards {CARDS[0]} {CARDS[1]}")
    assert due(state) == "Ralph turn"
    assert (scout(state, "Bert"), goods(state, "Bert")) == (ends, (corn, llama, 0, 0, 0))


@pytest.mark.parametrize(
    ("step", "stones", "ends"), [(17, 1, 0), (18, 1, 1), (19, 1, 2), (19, 2, 5), (14, 2, 0)]
)
@pytest.mark.rules("trail.summit")
def test_over_the_summit_three_cards_are_drawn_and_two_returned(step, stones, ends):
    """The Scout goes on from 0.

    The player takes three cards and puts any two of the hand under the deck.
    """
    state = after(before_the_temple(step, stones), "Bert move puma_temple")
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", ends)
    first, second, third = CARDS[:3]
    assert seat(state, "Bert")["cards"] == [first, second, third]
    assert legal(state) == [
        f"Bert return_cards {first} {second}",
        f"Bert return_cards {first} {third}",
        f"Bert return_cards {second} {third}",
    ]
    state = after(state, f"Bert return_cards {second} {third}")
    assert seat(state, "Bert")["cards"] == [first]
    assert state.position()["deck"] == [*CARDS[3:], second, third]
    assert due(state) == "Ralph turn"


@pytest.mark.rules("trail.summit", "trail.return_order")
def test_cards_held_before_may_be_returned():
    """Any two of four cards may be returned.

    They lie in the components' order, in whatever order they are named.
    """
    start = before_the_temple(17).cards("Bert", "puma+virgin")
    state = after(start, "Bert move puma_temple")
    assert len(legal(state)) == 6
    state = after(state, "Bert return_cards puma+virgin farmer+coca_planter")
    assert seat(state, "Bert")["cards"] == ["farmer+shepherd", "farmer+potter"]
    assert state.position()["deck"][-2:] == ["farmer+coca_planter", "puma+virgin"]


@pytest.mark.rules("trail.summit")
def test_a_card_not_in_hand_cannot_be_returned():
    """A return of a card that the player does not hold is refused."""
    state = after(before_the_temple(17), "Bert move puma_temple")
    assert refusing_rule(state, "Bert return_cards farmer+shepherd puma+virgin") == "trail.summit"


@pytest.mark.rules("trail.laps", "trail.granary", "trail.stable", "order.value")
def test_one_advance_may_pass_the_granary_twice():
    """From 6 three llamas at 7 steps pass 7, 13 and 20 and end on 7 again.

    Each pass of the Granary counts.
    """
    start = position().no_goods().at("Bert", "central_plaza").scout("Bert", 3)
    start.goods("Bert", llama=3).orders("Bert", virgin=3)
    state = after(start, "Bert move temple_of_the_sun", "Bert sacrifice 3")
    assert (due(state), scout(state, "Bert")) == ("Bert return_cards", 7)
    assert seat(state, "Bert")["trail_due"] == {"corn": 6, "llama": 1}
    assert goods(state, "Bert") == (0, 0, 0, 0, 0)
    state = after(state, f"Bert return_cards {CARDS[0]} {CARDS[1]}")
    assert goods(state, "Bert") == (6, 1, 0, 0, 0)


def before_two_laps(*deck):
    """Put Bert's Scout at 18 behind a stone: four llamas at 6 steps each lead to 2, twice over the Summit."""
    start = position().no_goods().at("Bert", "central_plaza").scout("Bert", 15)
    start.goods("Bert", llama=4).orders("Bert", virgin=4).deck(*deck, rest="Gina")
    return after(start, "Bert move temple_of_the_sun", "Bert sacrifice 4")


@pytest.mark.rules("trail.laps", "trail.summit", "trail.at_once")
def test_two_summits_are_two_draws_each_with_its_own_return():
    """Bert draws three cards and returns two, and then does so again."""
    state = before_two_laps(*CARDS[:7])
    assert seat(state, "Bert")["cards"] == list(CARDS[:3])
    state = after(state, f"Bert return_cards {CARDS[0]} {CARDS[1]}")
    assert due(state) == "Bert return_cards"
    assert seat(state, "Bert")["cards"] == list(CARDS[2:6])
    state = after(state, f"Bert return_cards {CARDS[2]} {CARDS[5]}")
    assert seat(state, "Bert")["cards"] == list(CARDS[3:5])
    assert state.position()["deck"] == [CARDS[6], CARDS[0], CARDS[1], CARDS[2], CARDS[5]]
    assert (scout(state, "Bert"), goods(state, "Bert")) == (2, (3, 1, 0, 0, 0))


@pytest.mark.rules("trail.short_deck", "trail.laps", "end.deck")
def test_two_laps_with_two_cards():
    """Bert draws two cards and returns one, then takes that one.

    The deck is empty, and the turn is the last.
    """
    state = before_two_laps(*LAST[:2])
    assert legal(state) == [f"Bert return_cards {LAST[0]}", f"Bert return_cards {LAST[1]}"]
    state = after(state, f"Bert return_cards {LAST[1]}")
    assert due(state) is None
    assert seat(state, "Bert")["cards"] == list(LAST[:2])
    assert seat(state, "Bert")["awards"] == 0
    assert state.position()["result"]["reason"] == "deck"


@pytest.mark.rules("trail.short_deck", "trail.laps", "end.deck", "score.exhausted")
def test_two_laps_with_one_card():
    """Bert takes the last card without a decision, and gets 3 points in place of a second draw."""
    state = before_two_laps("farmer+shepherd")
    assert due(state) is None
    assert (seat(state, "Bert")["cards"], seat(state, "Bert")["awards"]) == (["farmer+shepherd"], 1)
    score = state.position()["result"]["scores"][0]
    assert (score["icons"], score["trail"], score["awards"], score["total"]) == (0, 0, 3, 3)


@pytest.mark.rules("trail.short_deck", "trail.summit")
def test_three_cards_left_are_drawn_as_usual():
    """Bert draws three and returns two, and the game goes on with two cards in the deck."""
    state = after(before_the_temple(17).deck(*LAST, rest="Gina"), "Bert move puma_temple")
    assert len(legal(state)) == 3
    state = after(state, f"Bert return_cards {LAST[0]} {LAST[2]}")
    assert due(state) == "Ralph turn"
    assert state.position()["deck"] == [LAST[0], LAST[2]]


@pytest.mark.rules("trail.short_deck")
def test_two_cards_left_draw_two_return_one():
    """Bert returns one card, also one held before, and the game goes on with one card in the deck."""
    start = before_the_temple(17).cards("Bert", LAST[0]).deck(*LAST[1:], rest="Gina")
    state = after(start, "Bert move puma_temple")
    assert legal(state) == [f"Bert return_cards {card}" for card in LAST]
    state = after(state, f"Bert return_cards {LAST[0]}")
    assert (due(state), state.position()["deck"]) == ("Ralph turn", [LAST[0]])


@pytest.mark.rules("trail.short_deck", "end.deck")
def test_after_the_last_card_the_game_ends_with_the_turn():
    """Bert takes the one card left without a choice; the deck is empty, and the Rescue comes."""
    state = after(before_the_temple(17).deck(LAST[0], rest="Gina"), "Bert move puma_temple")
    assert due(state) is None
    assert seat(state, "Bert")["cards"] == [LAST[0]]
    result = state.position()["result"]
    assert (result["ending"], result["reason"]) == ("rescue", "deck")


@pytest.mark.rules("end.deck", "score.exhausted", "trail.at_once")
def test_a_summit_without_a_card_gives_three_points_each_time():
    """Bert takes the last card, and in the same turn Ralph and Gina get 3 points each for the Summit."""
    start = position().no_goods().at("Bert", "central_plaza").scout("Bert", 17)
    start.scout("Ralph", 18).goods("Ralph", cloth=1).scout("Gina", 18).goods("Gina", cloth=1)
    start.deck(LAST[0], rest="Bert")
    state = after(start, "Bert move main_temple", "Ralph offer cloth")
    assert (due(state), seat(state, "Ralph")["awards"]) == ("Gina offer", 1)
    state = after(state, "Gina offer cloth")
    assert due(state) is None
    assert [score["awards"] for score in state.position()["result"]["scores"]] == [0, 3, 3]
    assert state.position()["result"]["winners"] == ["Ralph", "Gina"]


@pytest.mark.rules("trail.at_once", "temple.order")
def test_a_summit_is_settled_before_the_next_player_offers():
    """Ralph draws and returns cards before Gina decides."""
    start = position().no_goods().at("Bert", "central_plaza")
    start.scout("Ralph", 18).goods("Ralph", cloth=1).goods("Gina", cloth=1)
    state = after(start, "Bert move main_temple", "Ralph offer cloth")
    assert due(state) == "Ralph return_cards"
    state = after(state, f"Ralph return_cards {CARDS[0]} {CARDS[1]}")
    assert due(state) == "Gina offer"
    assert refusing_rule(state, "Ralph offer cloth") == "turn.player"


@pytest.mark.rules("trail.at_once", "temple.stones")
def test_stones_over_the_summit_are_settled_before_the_own_sacrifice():
    """Bert draws and returns cards for the stones' steps before he is asked to sacrifice llamas."""
    start = position().no_goods().at("Bert", "central_plaza").scout("Bert", 17)
    start.goods("Bert", llama=1).orders("Bert", puma=1)
    state = after(start, "Bert move puma_temple")
    assert due(state) == "Bert return_cards"
    state = after(state, f"Bert return_cards {CARDS[0]} {CARDS[1]}")
    assert legal(state) == ["Bert sacrifice 0", "Bert sacrifice 1"]


@pytest.mark.rules("trail.granary")
def test_all_granaries_pay_at_the_end_of_the_same_turn():
    """A Scout that moves in another player's turn is paid at the end of that turn."""
    start = position().no_goods().at("Bert", "central_plaza")
    start.scout("Ralph", 6).goods("Ralph", cloth=1).goods("Gina", cloth=1)
    state = after(start, "Bert move main_temple", "Ralph offer cloth")
    assert (due(state), goods(state, "Ralph")) == ("Gina offer", (0, 0, 0, 0, 0))
    assert seat(state, "Ralph")["trail_due"] == {"corn": 3, "llama": 0}
    state = after(state, "Gina offer")
    assert goods(state, "Ralph") == (3, 0, 0, 0, 0)
