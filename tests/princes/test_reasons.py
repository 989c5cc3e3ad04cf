"""The reasons of advised players are true, and the players keep the plans that their reasons name."""

import pytest

from tests.positions import position
from tests.princes.advised import states_with_advice
from tests.princes.claims import CLAIMS, Claim, holds, keeps_plan, player_in
from tests.princes.games import SHAPES, start_state
from tests.situations import after, line_of
from tutor.core.base.players import Reason
from tutor.core.words.text import text_for
from tutor.princes.advice import advise
from tutor.princes.spec import SPEC

AT_NIGHT = ("redeem", "choose_goods", "place_inca")


def claims_of(state, advice):
    """Return every reason for a decision in a state."""
    before = state.position()
    return [
        Claim(
            state, before, each.decision, each.reason.key, each.reason.numbers, each.weight, advice
        )
        for each in advice
    ]


def turns(state):
    """Yield each turn of a game whose players follow the advice, as a list of claims for its decisions."""
    turn, number = [], 0
    while state.due is not None:
        whose = state.position()["turn"]
        if whose["number"] != number:
            if turn:
                yield turn
            turn, number = [], whose["number"]
        claim = claims_of(state, advise(state, state.due.player))[0]
        if state.due.player == whose["player"] and state.due.type not in AT_NIGHT:
            turn.append(claim)
        state = claim.after
    yield turn


def broken_plans(state):
    """Yield the decision, reason and numbers of each plan that players of an advised game did not keep."""
    for turn in turns(state):
        if turn:
            ended = player_in(turn[-1].after.position(), turn[-1].decision.player)["goods"]
            for number, claim in enumerate(turn, start=1):
                if not keeps_plan(claim, [each.decision for each in turn[number:]], ended):
                    yield claim[2:5]


def best(start, *lines):
    """Return Bert's advised decision after some lines, with its reason."""
    state = after(start, *lines)
    advice = advise(state, "Bert")[0]
    return line_of(advice.decision), advice.reason.key, dict(advice.reason.numbers)


def reason(start, *lines):
    """Return the key of the reason for the last line, once the lines before it are played."""
    *before, last = lines
    state = after(start, *before)
    (found,) = (each for each in advise(state, "Bert") if line_of(each.decision) == last)
    return found.reason.key


def test_every_reason_has_a_check():
    """Each reason of the game has a function that checks its claims."""
    assert set(CLAIMS) == set(SPEC.reasons)


def test_reasons_are_true():
    """Every claim and number of a reason is true, in thousands of positions from games of every shape."""
    assert len(states_with_advice()) > 2000
    false = []
    for state, advice in states_with_advice():
        false += [claim[2:5] for claim in claims_of(state, advice) if not holds(claim)]
    assert false == []


@pytest.mark.parametrize("shape", SHAPES)
def test_a_named_plan_is_kept(shape):
    """In an advised game each player keeps the plan that a reason names.

    Goods bought for an Inca are not sold again, and an Inca for whom the Prince goes is recruited.
    """
    assert list(broken_plans(start_state(*shape, 31))) == []


def test_the_price_is_paid_before_a_set_is_complete():
    """A reason says that a coca is bought for a shepherd only if the corn of his price is left afterwards."""
    start = position().bare().at("Bert", "house_of_priests").market(coca=3)
    start = start.cards("Bert", "shepherd+puma", "shepherd+virgin")
    lines = ("Bert move central_plaza", "Bert adjust -", "Bert buy coca")
    assert reason(start.goods("Bert", corn=6), *lines) in ("buy", "buy_dear")
    assert reason(start.goods("Bert", corn=7), *lines) == "buy_for_inca"


def test_a_needed_good_is_not_sold():
    """A player who needs a pottery and a cloth for a condor priest is advised to buy coca and to sell neither."""
    start = position().bare().at("Bert", "house_of_priests").market(coca=4, pottery=0)
    start = start.goods("Bert", corn=3, pottery=1, cloth=1)
    start = start.cards("Bert", "condor+puma", "condor+virgin")
    lines = ["Bert move central_plaza", "Bert adjust -"]
    numbers = {"good": "coca", "price": 3, "order": "condor"}
    assert best(start, *lines) == ("Bert buy coca", "buy_for_order", numbers)
    state = after(start, *lines, "Bert buy coca")
    assert player_in(state.position(), "Bert")["goods"]["pottery"] == 1
    assert state.due is None or state.due.type != "trade" or best(state)[1] == "finish_trade"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "as prices stand"),
        ("es", "con los precios de ahora"),
        ("it", "ai prezzi di adesso"),
    ],
)
@pytest.mark.parametrize(
    ("sold", "bought"), [({"coca": 2}, {}), ({}, {"cloth": 1}), ({"coca": 1}, {"cloth": 1})]
)
def test_the_purpose_of_a_market_visit_is_told_of_its_prices_at_the_start(
    language, said, sold, bought
):
    """The reason of a move to the market names only trades that are possible at the prices of the start.

    The visitor may first adjust a price, so the reason says no more than this.
    """
    numbers = {"district": "central_plaza", "sold": sold, "bought": bought}
    assert said in text_for("princes", language).reason(Reason("visit_market", numbers))
