"""Advice for the Princes gives each decision a reason, uses no secrets, and wins games."""

from random import Random

import pytest

from tests.contract.games.strength import among_chance
from tests.positions import CARDS, position
from tests.princes.advised import (
    planner_states,
    reasons_for_others,
    states_with_advice,
    tiles_to_pay,
)
from tests.situations import after, line_of, load
from tests.situations import start_state as begun
from tutor.core.base.errors import RecordError
from tutor.core.base.players import UNTOLD
from tutor.core.base.redeal import redeal
from tutor.princes.advice import advise
from tutor.princes.spec import SPEC, TYPES


def best(start, *lines):
    """Return the advised decision, the key of its reason and the figures of the reason."""
    state = after(start, *lines)
    advice = advise(state, state.due.player)[0]
    return line_of(advice.decision), advice.reason.key, dict(advice.reason.numbers)


def test_every_legal_decision_is_weighed_once():
    """The advice has each legal decision once, with the best decision first."""
    for state, advice in states_with_advice():
        assert sorted(map(repr, state.legal())) == sorted(repr(one.decision) for one in advice)
        weights = [one.weight for one in advice]
        assert weights == sorted(weights, reverse=True)


def test_every_type_of_decision_has_advice():
    """Each type of decision is the best in some position."""
    assert {advice[0].decision.type for _, advice in states_with_advice()} == set(TYPES)


def test_every_rule_of_thumb_gives_a_reason():
    """Each rule of thumb gives a reason with its figures in some position."""
    reasons = [
        one.reason for _, advice in (*states_with_advice(), *planner_states()) for one in advice
    ]
    reasons += [reason for _, _, reason in reasons_for_others() if reason != UNTOLD]
    assert {reason.key for reason in reasons} == set(SPEC.reasons)
    for reason in reasons:
        assert set(reason.numbers) == set(SPEC.reasons[reason.key]), reason


def test_secrets_do_not_count():
    """The advice for a player is the same in all states that look the same to the player."""
    chance = Random(4)
    for state, advice in states_with_advice()[::9]:
        player = state.due.player
        assert advise(redeal(state, player, chance), player) == advice


def test_only_the_player_who_is_due_gets_advice():
    """Only the player who is due gets advice, and no player gets any after the end of the game.

    An unknown name raises RecordError.
    """
    for state, _ in states_with_advice()[::60]:
        for player in state.players:
            assert bool(advise(state, player)) == (player == state.due.player)
    last, advice = states_with_advice()[-1]
    over = last.play(advice[0].decision)
    while over.due is not None:
        over = over.play(over.legal()[0])
    assert advise(over, over.players[0]) == []
    with pytest.raises(RecordError):
        advise(last, "Nobody")


def test_following_it_beats_chance():
    """A player who follows the advice nearly always wins against random players.

    The advised player has at least 8 times the points of the others.
    """
    found = among_chance("princes", 9)
    assert found.won >= 8
    assert found.own > 8 * found.others


def test_the_icons_of_the_card_place_the_first_inca():
    """The advice places the first Inca in a district of the card, and prefers the good that is needed more often.

    For a card with farmer and coca planter this is the coca planter.
    """
    cards = ["farmer+coca_planter", *(card for card in CARDS if card != "farmer+coca_planter")]
    numbers = {"district": "coca_plantation", "card": "farmer+coca_planter"}
    dealt = begun(["Gina", "Bert"], deck=cards)
    assert best(dealt) == ("Gina place_inca coca_plantation", "place_match", numbers)


def test_the_summit_is_worth_a_visit():
    """The advice is to move to a temple whose stone carries the Scout over the Summit."""
    start = position().bare().bonus(condor_temple=1).at("Bert", "royal_palace")
    start = start.scout("Bert", 18).cards("Bert", "farmer+potter").incas("Bert", potters_quarter=4)
    start = start.goods("Bert", corn=9).moon("Gina", "steps_2", "steps_3")
    numbers = {"district": "condor_temple", "steps": 3, "drawn": 3}
    assert best(start) == ("Bert move condor_temple", "reach_summit", numbers)


def test_incas_of_the_cards_are_recruited():
    """A player with two symbols of weavers and the goods for one weaver is advised to recruit a weaver."""
    start = position().bare().at("Bert", "temple_of_the_sun").goods("Bert", coca=1, pottery=1)
    start = start.cards("Bert", "farmer+weaver", "weaver+puma")
    numbers = {"district": "royal_palace", "districts": ["weavers_quarter"], "points": 2}
    assert best(start) == ("Bert move royal_palace", "visit_recruits", numbers)
    numbers = {"districts": ["weavers_quarter"], "points": 2}
    assert best(start, "Bert move royal_palace") == (
        "Bert recruit weavers_quarter",
        "recruit_match",
        numbers,
    )


def test_the_only_missing_good_is_bought():
    """The advice buys the only missing good, if it completes the price of a priest that the cards show most."""
    start = position().bare().at("Bert", "house_of_priests").market(cloth=4)
    start = start.goods("Bert", corn=3, coca=1, pottery=1)
    start = start.cards("Bert", "condor+puma", "condor+virgin")
    lines = ("Bert move central_plaza", "Bert adjust -")
    numbers = {"good": "cloth", "price": 3, "order": "condor"}
    assert best(start, *lines) == ("Bert buy cloth", "buy_for_order", numbers)


def test_cards_that_fit_are_kept():
    """The player with three potters is advised to keep the cards that show potters."""
    start = position(day=8).at("Bert", "royal_palace").scout("Bert", 19).goods("Bert")
    start = start.incas("Bert", potters_quarter=3).cards("Bert", "farmer+potter", "farmer+weaver")
    start = start.deck("farmer+puma", "shepherd+potter", "shepherd+weaver", rest="Gina")
    line, key, numbers = best(start, "Bert move condor_temple")
    assert line == "Bert return_cards farmer+weaver shepherd+weaver"
    assert (key, numbers["points"]) == ("keep_best", 6)


def test_corn_is_not_spent_on_goods_in_plenty():
    """The player with seven coca, seven cloth and 2 corn is advised not to spend the corn."""
    assert best(tiles_to_pay()) == ("Bert redeem", "redeem_nothing", {})


def test_goods_are_spent_when_no_turn_needs_them():
    """On the last turn of the last day the advice turns llamas and corn into steps to the Granary."""
    start = position(day=9).at("Bert", "sun_clock").scout("Bert", 1).bare().bonus(main_temple=1)
    start = start.goods("Bert", corn=3, llama=1).moon("Gina", "coca", "pottery", "cloth")
    start = start.day_ending("Gina", 2).started_by("Gina")
    state = load(start)
    assert best(state)[0] == "Bert move main_temple"
    line, key, numbers = best(state, "Bert move main_temple")
    assert line in ("Bert offer corn llama", "Bert offer corn", "Bert offer llama")
    assert key == "give_for_steps"
    assert numbers["step"] >= 7 or numbers["steps"] == 2
