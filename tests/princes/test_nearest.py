"""A refusal offers legal decisions that lead to the wanted one, if another place or the market is needed."""

import pytest

from tests.positions import position
from tests.princes.figures import file_with, played_with
from tests.princes.where_refused import bert
from tests.situations import after, decision, line_of, load
from tutor.princes.identifiers import PRODUCTION, TEMPLES

TO_PLAZA = "central_plaza weavers_quarter main_temple"
TO_CLOCK = "sun_clock corn_terraces main_temple"
TO_PRIESTS = "house_of_priests house_of_virgins central_plaza"
NOWHERE = "corn_terraces llama_meadow coca_plantation"

ELSEWHERE = {
    "produce 1": "llama_meadow coca_plantation potters_quarter",
    "sacrifice 1": "condor_temple puma_temple temple_of_the_sun",
    "offer coca": "main_temple corn_terraces temple_of_the_sun",
    "adjust coca add": TO_PLAZA,
    "adjust -": TO_PLAZA,
    "sell coca": TO_PLAZA,
    "buy coca": TO_PLAZA,
    "finish_trade": TO_PLAZA,
    "send_to_clock llama_meadow": TO_CLOCK,
    "send_to_clock -": TO_CLOCK,
    "acquire -": TO_PRIESTS,
    "acquire puma": TO_PRIESTS,
    "acquire virgin": "house_of_virgins house_of_priests central_plaza",
    "recruit": "royal_palace llama_meadow coca_plantation",
    "recruit coca_plantation potters_quarter weavers_quarter": "royal_palace llama_meadow coca_plantation",
    "recruit corn_terraces": "royal_palace corn_terraces llama_meadow",
    "redeem llama": NOWHERE,
    "return_cards farmer+puma": NOWHERE,
    "choose_goods corn llama coca": NOWHERE,
    "place_inca llama_meadow": NOWHERE,
}


def nearest(state, tried):
    """Return the lines of the decisions that the refusal of Bert's tried decision offers."""
    refusal = state.refusal(decision(state, f"Bert {tried}"))
    return [line_of(near).removeprefix("Bert ") for near in refusal.nearest]


@pytest.mark.parametrize("tried", ELSEWHERE)
def test_a_turn_leads_to_the_place_of_the_decision(tried):
    """If a decision is refused on a turn, the refusal offers moves in the order of their use.

    First come moves to a place of the decision, then moves towards such a place, then free moves.
    """
    assert nearest(bert(), tried) == [f"move {place}" for place in ELSEWHERE[tried].split()]


def test_recruiting_for_both_places_works_at_neither():
    """If no place offers what the player tries, moves next door come first.

    No place offers farmers and weavers together.
    """
    assert nearest(bert(), "recruit corn_terraces weavers_quarter") == [
        f"move {place}" for place in NOWHERE.split()
    ]


def trading(corn, **levels):
    """Return a state in which Bert trades on the Central Plaza with a llama, a coca, a pottery and some corn."""
    start = position().at("Bert", "sun_clock").market(**levels)
    start = start.goods("Bert", corn=corn, llama=1, coca=1, pottery=1)
    return after(start, "Bert move central_plaza", "Bert adjust -")


def test_the_best_paid_sale_comes_first():
    """In place of an impossible sale, the refusal offers other sales, the best paid first, then finishing.

    It offers no purchase.
    """
    state = trading(9, llama=3, coca=2, pottery=1)
    assert nearest(state, "sell cloth") == ["sell pottery", "sell coca", "sell llama"]
    state = after(state, "Bert sell pottery", "Bert sell coca")
    assert nearest(state, "sell cloth") == ["sell llama", "finish_trade", "buy llama"]


def test_finishing_comes_before_purchases_instead_of_a_sale():
    """After a refused sale by a player without goods, the refusal offers finishing before any purchase."""
    start = position().at("Bert", "sun_clock").goods("Bert", corn=9)
    state = after(start, "Bert move central_plaza", "Bert adjust -")
    assert nearest(state, "sell cloth") == ["finish_trade", "buy llama", "buy coca"]


def test_the_best_sale_pays_for_a_purchase():
    """In place of a purchase that the player cannot pay, the refusal first offers sales that bring enough corn.

    The best paid sale comes first.
    """
    state = trading(1, llama=1, coca=3, pottery=2, cloth=3)
    assert nearest(state, "buy cloth") == ["sell llama", "sell pottery", "sell coca"]
    assert nearest(state, "buy pottery") == ["sell llama", "finish_trade", "sell pottery"]


def test_the_wanted_good_is_not_sold_to_pay_for_it():
    """The refusal does not offer first to sell the wanted good, because a sold good cannot be bought back."""
    state = trading(1, llama=1, coca=3, pottery=2, cloth=3)
    assert nearest(state, "buy llama") == ["finish_trade", "sell llama", "sell pottery"]


def test_the_cheapest_purchase_comes_before_finishing():
    """In place of a purchase that is too dear, the refusal offers cheaper ones, the cheapest first.

    Finishing comes after the purchases.
    """
    state = trading(4, llama=3, coca=0, pottery=4, cloth=2)
    state = after(state, "Bert sell llama")
    assert nearest(state, "buy llama")[:2] == ["buy pottery", "buy cloth"]


def test_free_decisions_come_before_those_that_cost_a_llama():
    """Among districts of one kind, and among districts on the way, the refusal offers the one next door first."""
    start = position().at("Bert", "weavers_quarter").goods("Bert", llama=1)
    assert nearest(load(start), "move weavers_quarter") == [
        "move potters_quarter",
        "move corn_terraces",
        "move llama_meadow",
    ]
    start.moon("Ralph", "llama", "steps_2", "steps_3", "corn_3", "coca", "pottery")
    assert nearest(load(start.day_ending("Ralph", 1)), "stay llama") == [
        "stay cloth",
        "move potters_quarter",
        "move condor_temple",
    ]


def test_the_cheapest_inca_comes_first():
    """If other figures make farmers dear, the refusal offers to recruit a shepherd first."""
    game = played_with(file_with("recruit", "watchmans_hut", "corn_terraces", {"corn": 9}))
    start = position().at("Bert", "corn_terraces").goods("Bert", corn=9, coca=1)
    state = after(game.load(start.json()), "Bert move watchmans_hut")
    assert nearest(state, "recruit weavers_quarter") == [
        "recruit llama_meadow",
        "recruit corn_terraces",
        "recruit",
    ]


def test_without_a_way_the_order_of_the_rules_stays():
    """If no decision leads to a refused trade, the refusal offers the first legal sets of goods."""
    start = position(day=9).at("Bert", "corn_terraces").incas("Bert", llama_meadow=1)
    state = after(start, "Bert move sun_clock", "Bert send_to_clock llama_meadow")
    assert nearest(state, "buy llama") == [
        "choose_goods corn llama coca",
        "choose_goods corn llama pottery",
        "choose_goods corn llama cloth",
    ]


def test_a_used_up_district_is_not_offered():
    """A used-up district gives nothing, so other districts come first, then staying."""
    start = position().at("Bert", "weavers_quarter").goods("Bert", llama=0)
    free = nearest(load(start), "move watchmans_hut")
    assert free == ["move potters_quarter", "move condor_temple", "move puma_temple"]
    left = nearest(load(start.bonus(potters_quarter=0, puma_temple=0)), "move watchmans_hut")
    assert left[0] == "move condor_temple"
    assert {"move potters_quarter", "move puma_temple"}.isdisjoint(left)
    assert len(left) == 3


def test_where_all_neighbours_are_used_up_staying_is_offered():
    """If all districts next door are used up, the refusal offers staying for a Moon tile instead of moves there."""
    start = position().at("Bert", "potters_quarter").goods("Bert", llama=0).bare()
    for tried in ("move watchmans_hut", "sacrifice 1"):
        offered = nearest(load(start), tried)
        assert offered
        assert {each.removeprefix("move ") for each in offered}.isdisjoint((*PRODUCTION, *TEMPLES))


def test_walking_in_place_of_staying_skips_used_up_districts():
    """If another player has the wanted Moon tile, the refusal offers no move to a used-up district."""
    start = position().at("Bert", "weavers_quarter").goods("Bert", llama=1)
    start.moon("Ralph", "llama", "steps_2", "steps_3", "corn_3", "coca", "pottery")
    start.bonus(potters_quarter=0)
    offered = nearest(load(start.day_ending("Ralph", 1)), "stay llama")
    assert offered[:2] == ["stay cloth", "move condor_temple"]
    assert "move potters_quarter" not in offered
