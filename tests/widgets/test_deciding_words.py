"""The words of the panel of the due decision, in chosen positions."""

import pytest

from tests.panels import decisions, expect_words, markup, panel, press_switches
from tests.positions import position
from tests.situations import after, load
from widgets.shared.themes import THEMES

DARK = "dark"


@pytest.mark.parametrize("theme", THEMES.values())
def test_every_theme_has_its_pictures(theme):
    """In another theme the panel has the same controls, with pictures in other colours."""
    state = load(position())
    found = panel(state, theme=theme)
    assert len(found.controls) == len(panel(state).controls)
    assert markup(state, theme=theme) != markup(state, theme=DARK if theme != DARK else "light")


def test_the_decision_of_a_tap_is_marked():
    """The decision picked by a tap on the board is the current control."""
    state = load(position())
    picked = state.legal()[3]
    marked = [each.decision for each in panel(state, picked=picked).controls if each.is_picked]
    assert marked == [picked]


def test_a_decision_in_another_players_turn_names_its_player():
    """The panel names the player who decides during another player's turn, such as a player who produces."""
    start = position().at("Bert", "watchmans_hut").incas("Ralph", potters_quarter=2)
    start.goods("Ralph", corn=3).goods("Bert", llama=1)
    state = after(start, "Bert move potters_quarter")
    expect_words(
        state, "Ralph decides, in Bert's turn.", "Produce 2 pottery for 2 corn", "leaves 1 corn"
    )


def test_incas_without_pay_are_shown():
    """With three potters and one corn, the panel says what two and three potters lack."""
    start = position().incas("Bert", potters_quarter=3).goods("Bert", corn=1, llama=1)
    state = after(start, "Bert move potters_quarter")
    expect_words(
        state, "1 corn short", "2 corn short", "Produce 1 pottery for 1 corn", "leaves no corn"
    )


def test_the_panel_says_what_entering_does():
    """The panel says what entering a district does: its bonus, the stones, and what is used up."""
    start = position().at("Bert", "central_plaza").incas("Bert", weavers_quarter=2)
    start.bonus(weavers_quarter=2, main_temple=2, corn_terraces=0).goods("Bert", llama=1)
    expect_words(
        load(start), "+2 cloth; 2 weavers", "+6 steps; then you may offer", "used up today"
    )


def test_many_goals_in_a_narrow_column_have_the_names_of_the_board():
    """In a narrow column a control for a move shows only the district's name, as on the board.

    A screen reader reads the whole decision.
    """
    state = load(position().at("Bert", "sun_clock").goods("Bert", llama=1))
    wide, medium = markup(state), markup(state, layout="medium")
    assert ">House of Priests</b>" in wide
    assert ">House of Priests</b>" not in medium
    assert ">Priests</b>" in medium
    assert decisions(state, layout="medium") == decisions(state)


def test_the_tile_that_ends_the_day_says_so():
    """With two tiles taken the panel says that the next tile is the third of the day."""
    start = position().moon("Gina", "llama", "coca")
    expect_words(load(start), "The next tile taken ends the day", "Gina has it")


def test_an_inca_says_what_it_needs():
    """At the Palace the control of an Inca shows its price and the player's stock, with what remains or is missing."""
    start = position().at("Bert", "temple_of_the_sun").goods("Bert", coca=2, pottery=1, llama=1)
    state = after(start, "Bert move royal_palace")
    expect_words(state, "1 needed, 2 held", "leaves 1 llama and 1 coca", "1 cloth short")


def test_the_scout_s_way_is_described():
    """The panel says how far the offered goods take the Scout, and what the Scout earns on the way."""
    start = position().at("Bert", "watchmans_hut").scout("Bert", 1)
    start.goods("Bert", corn=3, llama=2, coca=1, pottery=1, cloth=1)
    state = after(start, "Bert move main_temple")
    expect_words(state, "for 2 steps", "Scout from 4 to 6", drafted=press_switches(state, "cloth"))
    both = press_switches(state, "coca", "pottery")
    expect_words(state, "for 4 steps", "Scout from 4 to 8, earns 3 corn", drafted=both)


def test_the_market_shows_where_the_next_sale_and_purchase_go():
    """The panel says that in a full or an empty column the next sale or purchase goes to the bank."""
    start = position().at("Bert", "temple_of_the_sun").market(llama=4, coca=0, pottery=1)
    start.goods("Bert", corn=6, llama=1, pottery=1)
    state = after(start, "Bert move central_plaza", "Bert adjust -")
    expect_words(
        state, "bank", "sell 3", "buy 6", "Sell at 5", "none to sell", "Finish with 6 corn"
    )


def test_a_market_visit_is_described_step_by_step():
    """The panel lists the steps of the visit with their corn and the balance."""
    start = (
        position().at("Bert", "temple_of_the_sun").goods("Bert", corn=3, coca=1, pottery=1, llama=1)
    )
    first = after(start, "Bert move central_plaza")
    second = after(first, "Bert adjust coca remove")
    third = after(second, "Bert sell coca")
    turn = tuple(
        (made, state)
        for state, made in (
            (first, *[each for each in first.legal() if each.choice == ("coca", "remove")]),
            (second, *[each for each in second.legal() if each[1:] == ("sell", "coca")]),
        )
    )
    expect_words(third, "Sold on this visit: coca.", "just sold", "Finish with 8 corn")
    expect_words(
        third,
        *("Before trading 3", "1. Take 1 coca off the market free 3", "2. Sell 1 coca +5 8"),
        turn=turn,
    )


def test_cards_show_what_they_score_now():
    """The panel lists the pairs of cards by the points that they score now, the least first."""
    cards = ("farmer+potter", "potter+condor", "weaver+puma")
    start = position(day=9).at("Bert", "watchmans_hut").scout("Bert", 18).cards("Bert", *cards[:1])
    start.incas("Bert", potters_quarter=2).orders("Bert", condor=1).goods("Bert", llama=1)
    start.deck(*cards[1:], "shepherd+weaver", rest="Gina")
    state = after(start, "Bert move main_temple")
    assert state.due.type == "return_cards"
    expect_words(
        state,
        "farmer + potter 2 points now",
        "potter + condor 3 points now",
        "weaver + puma 0 points now",
    )
    order = [each.decision.choice for each in panel(state).controls if each.decision.choice]
    points = {"farmer+potter": 2, "potter+condor": 3}
    sums = [sum(points.get(card, 0) for card in pair) for pair in order]
    assert sums == sorted(sums)


def test_returned_cards_differ_from_kept_cards():
    """The choice of cards to return says how many points the player gives up and how many remain.

    Both numbers add up to the points of the hand.
    """
    start = position().at("Bert", "weavers_quarter").scout("Bert", 18).incas("Bert", llama_meadow=2)
    start.cards("Bert", "farmer+shepherd", "shepherd+weaver", "farmer+potter")
    start.deck("potter+weaver", "farmer+weaver", "condor+puma", rest="Ralph")
    state = after(start, "Bert move condor_temple")
    least = press_switches(state, "condor+puma", "farmer+weaver")
    expect_words(state, "You lose no card points. That leaves you 4 points.", drafted=least)
    most = press_switches(state, "farmer+shepherd", "shepherd+weaver")
    expect_words(state, "You lose 4 card points. That leaves you no points.", drafted=most)
    expect_words(state, "They go under the deck and no longer count for you")


def test_a_draft_shows_its_sum():
    """An unfinished offer says what it costs and what it brings.

    A choice of cards says how many cards are missing or too many.
    """
    start = position().at("Bert", "weavers_quarter").goods("Bert", llama=2, cloth=1, coca=0)
    state = after(start, "Bert move main_temple")
    assert state.due.type == "offer"
    expect_words(
        state, "Choose what to offer: at most a unit of each good, 2 steps each.", "0 held"
    )
    drafted = press_switches(state, "llama", "cloth")
    expect_words(state, "You give 1 llama and 1 cloth for 4 steps.", "Scout from", drafted=drafted)


def test_missing_or_extra_cards_are_counted():
    """When cards are missing or too many, the panel has, in place of the button, the number to add or to take out."""
    start = position().at("Bert", "weavers_quarter").scout("Bert", 18).incas("Bert", llama_meadow=2)
    hand = ("farmer+shepherd", "shepherd+weaver", "farmer+potter")
    start.cards("Bert", *hand)
    start.deck("potter+weaver", "farmer+weaver", "condor+puma", rest="Ralph")
    state = after(start, "Bert move condor_temple")
    expect_words(state, "Choose 2 cards to put back.")
    one, three = press_switches(state, hand[0]), press_switches(state, *hand)
    lost = "You lose 2 card points. That leaves you 2 points."
    expect_words(state, "Choose 1 more card to put back.", lost, drafted=one)
    expect_words(state, "That is 1 card too many: switch one back to “keep”.", drafted=three)
    listed = decisions(state)
    assert [decisions(state, drafted=drafted) for drafted in (one, three)] == [listed, listed]
    assert len(decisions(state, drafted=press_switches(state, *hand[:2]))) == len(listed) + 1
