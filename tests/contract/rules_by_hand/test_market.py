"""Trading on the Central Plaza: prices at both ends of a column, the adjustment, and the end of a visit."""

import pytest

from tests.positions import TRADED, position
from tests.situations import after, due, goods, legal, refusing_rule
from tutor.core.base.errors import RecordError


def at_the_market(stock=None, adjusted="-", **held):
    """Bring Bert to the Plaza with these goods.

    `adjusted` is made, and None leaves the adjustment due.
    """
    start = position().at("Bert", "main_temple").goods("Bert", **held).market(**(stock or {}))
    state = after(start, "Bert move central_plaza")
    return state if adjusted is None else after(state, f"Bert adjust {adjusted}")


def column(state, good):
    """Return the number of goods in a column."""
    return state.position()["market"][good]


@pytest.mark.parametrize(
    ("stock", "price", "left"), [(0, 6, 1), (1, 5, 2), (2, 4, 3), (3, 3, 4), (4, 3, 4)]
)
@pytest.mark.rules("market.sell")
def test_a_sale_pays_the_highest_empty_space(stock, price, left):
    """Sales pay 6, 5, 4 and 3 from the top; a full column pays 3 and stays full."""
    state = after(at_the_market({"coca": stock}, coca=1, cloth=1), "Bert sell coca")
    assert goods(state, "Bert") == (price, 0, 0, 0, 1)
    assert column(state, "coca") == left


@pytest.mark.parametrize(
    ("stock", "price", "left"), [(0, 6, 0), (1, 6, 0), (2, 5, 1), (3, 4, 2), (4, 3, 3)]
)
@pytest.mark.rules("market.buy")
def test_a_purchase_costs_the_lowest_occupied_space(stock, price, left):
    """Purchases cost 3, 4, 5 and 6 from the bottom.

    An empty column sells at 6, even for the last corn.
    """
    state = after(at_the_market({"pottery": stock}, corn=price, llama=1), "Bert buy pottery")
    assert goods(state, "Bert") == (0, 1, 0, 1, 0)
    assert column(state, "pottery") == left


@pytest.mark.parametrize(("stock", "price"), [(0, 6), (1, 6), (2, 5), (3, 4), (4, 3)])
@pytest.mark.rules("market.buy")
def test_one_corn_short_buys_nothing(stock, price):
    """A player who has a corn less than the price cannot buy."""
    state = at_the_market({"pottery": stock}, corn=price - 1, llama=1)
    assert refusing_rule(state, "Bert buy pottery") == "market.buy"


@pytest.mark.rules("market.adjust")
def test_every_adjustment_is_asked_first():
    """Before trading a player adds a good to a column with room, takes one away, or changes nothing."""
    state = at_the_market({"llama": 4, "cloth": 0}, adjusted=None, coca=1)
    assert legal(state) == [
        "Bert adjust -",
        "Bert adjust coca add",
        "Bert adjust pottery add",
        "Bert adjust cloth add",
        "Bert adjust llama remove",
        "Bert adjust coca remove",
        "Bert adjust pottery remove",
    ]
    assert refusing_rule(state, "Bert adjust llama add") == "market.adjust"
    assert refusing_rule(state, "Bert adjust cloth remove") == "market.adjust"


@pytest.mark.parametrize("line", ["Bert sell coca", "Bert buy coca", "Bert finish_trade"])
@pytest.mark.rules("market.adjust")
def test_trading_waits_for_the_adjustment(line):
    """A player cannot trade before the adjustment, even when the player changes nothing."""
    assert refusing_rule(at_the_market(adjusted=None, corn=9, coca=1), line) == "market.adjust"


@pytest.mark.rules("market.adjust", "turn.player")
def test_the_market_is_adjusted_only_once():
    """After the adjustment a player trades and cannot adjust again."""
    assert refusing_rule(at_the_market(corn=9), "Bert adjust coca remove") == "turn.player"


@pytest.mark.rules("market.adjust", "market.sell")
def test_removing_first_sells_dearer():
    """After a coca is taken away, one is left, and the next coca sells at 5 in place of 4."""
    state = after(at_the_market(adjusted="coca remove", coca=1), "Bert sell coca")
    assert (goods(state, "Bert")[0], column(state, "coca")) == (5, 2)


@pytest.mark.rules("market.adjust", "market.sell")
def test_removing_from_a_full_column_gains_nothing():
    """The space that becomes free is the lowest, so a sale still pays 3 corn."""
    state = after(at_the_market({"coca": 4}, adjusted="coca remove", coca=1), "Bert sell coca")
    assert (goods(state, "Bert")[0], column(state, "coca")) == (3, 4)


@pytest.mark.rules("market.adjust", "market.buy")
def test_adding_first_buys_cheaper():
    """A third cloth lies on the space of 4, so the next purchase costs 4."""
    state = after(at_the_market(adjusted="cloth add", corn=4), "Bert buy cloth")
    assert (goods(state, "Bert"), column(state, "cloth")) == ((0, 0, 0, 0, 1), 2)


@pytest.mark.rules("market.adjust")
def test_adjusting_is_asked_even_with_nothing_to_trade():
    """A player without goods chooses among nine adjustments.

    Then the visit ends, since no trade is possible.
    """
    state = at_the_market(adjusted=None)
    assert len(legal(state)) == 9
    state = after(state, "Bert adjust llama remove")
    assert (due(state), column(state, "llama")) == ("Ralph turn", 1)


@pytest.mark.rules("market.any")
def test_a_visit_is_any_number_of_trades_step_by_step():
    """Sales come first in the list, then purchases, then the end.

    The corn of a sale pays for a purchase.
    """
    state = at_the_market(corn=1, llama=1, cloth=1)
    assert legal(state) == ["Bert sell llama", "Bert sell cloth", "Bert finish_trade"]
    state = after(state, "Bert sell llama")
    assert legal(state) == [
        "Bert sell cloth",
        "Bert buy coca",
        "Bert buy pottery",
        "Bert buy cloth",
        "Bert finish_trade",
    ]
    state = after(state, "Bert buy coca")
    assert goods(state, "Bert") == (0, 0, 1, 0, 1)
    assert legal(state) == ["Bert sell cloth", "Bert finish_trade"]
    assert due(after(state, "Bert finish_trade")) == "Ralph turn"


@pytest.mark.rules("market.any")
def test_a_visit_ends_by_itself_when_only_finishing_is_left():
    """Bert's 4 corn buy nothing at 5, and he may not buy back the coca that he sold."""
    state = after(at_the_market(coca=1), "Bert sell coca")
    assert (due(state), goods(state, "Bert")) == ("Ralph turn", (4, 0, 0, 0, 0))


@pytest.mark.rules("market.no_wash")
def test_what_was_sold_is_not_bought_back_nor_the_reverse():
    """In one visit a player may sell a good or buy it, as often as they like, but not both."""
    state = after(at_the_market(corn=20, llama=1, coca=3), "Bert sell coca", "Bert buy llama")
    assert refusing_rule(state, "Bert buy coca") == "market.no_wash"
    assert refusing_rule(state, "Bert sell llama") == "market.no_wash"
    state = after(state, "Bert sell coca", "Bert buy llama")
    assert goods(state, "Bert") == (20 + 4 - 5 + 3 - 6, 3, 1, 0, 0)


@pytest.mark.rules("market.no_wash")
def test_the_rule_of_the_visit_comes_before_the_lack():
    """A refusal names the rule of one direction a visit before the lack of goods or corn."""
    state = after(
        at_the_market({"coca": 0}, corn=1, llama=1, coca=1), "Bert sell coca", "Bert buy cloth"
    )
    assert goods(state, "Bert") == (2, 1, 0, 0, 1)
    assert refusing_rule(state, "Bert buy coca") == "market.no_wash"
    assert refusing_rule(state, "Bert sell cloth") == "market.no_wash"
    assert refusing_rule(state, "Bert sell pottery") == "market.sell"


@pytest.mark.rules("market.no_wash")
def test_the_next_visit_starts_anew():
    """A good bought in one visit may be sold in the next."""
    start = (
        position("Bert", "Ralph")
        .bare()
        .at("Bert", "main_temple")
        .goods("Bert", corn=6)
        .goods("Ralph", corn=1)
    )
    state = after(start, "Bert move central_plaza", "Bert adjust -", "Bert buy cloth")
    state = after(state, "Ralph move corn_terraces", "Bert move main_temple")
    state = after(state, "Ralph move watchmans_hut", "Bert move central_plaza", "Bert adjust -")
    assert "Bert sell cloth" in legal(state)


@pytest.mark.rules("market.no_corn")
@pytest.mark.parametrize("line", ["Bert sell corn", "Bert buy corn", "Bert adjust corn add"])
def test_corn_is_not_traded(line):
    """Corn has no column, so no decision that trades corn can be written."""
    with pytest.raises(RecordError):
        refusing_rule(at_the_market(adjusted=None, corn=9), line)


@pytest.mark.rules("info.bank", "market.sell")
def test_the_bank_never_runs_out():
    """A full column buys thirty llamas at 3 corn each.

    An empty one sells thirty cloths at 6 each.
    """
    full = dict.fromkeys(TRADED, 4)
    state = after(at_the_market(full, llama=30, cloth=1), *["Bert sell llama"] * 30)
    assert goods(state, "Bert") == (90, 0, 0, 0, 1)
    state = after(at_the_market({"cloth": 0}, corn=180, llama=1), *["Bert buy cloth"] * 30)
    assert goods(state, "Bert") == (0, 1, 0, 0, 30)
