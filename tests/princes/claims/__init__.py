"""Checks of the claims in reasons: whether the rules confirm each claim about a position."""

from tests.princes.claims.acting import (
    acquire,
    adjust_prices,
    buy,
    buy_for,
    does_nothing,
    finish,
    give_for_steps,
    give_for_summit,
    held_off,
    idle_column,
    is_price_of_next_trade,
    keep_best,
    keep_corn,
    keep_goods,
    keep_llamas,
    nothing,
    recruit,
    recruit_more,
    redeem,
    scarce_goods,
    sell,
    send,
    send_one,
    takes_one_of_the_last,
    working,
)
from tests.princes.claims.claim import Claim, cost_of, pays, player_in
from tests.princes.claims.going import (
    able_to_acquire,
    able_to_recruit,
    able_to_serve,
    able_to_trade,
    approach,
    harvest,
    is_district,
    place_goods,
    place_match,
    reach_summit,
    stay_corn,
    stay_goods,
    stay_steps,
    stay_third,
    stay_unpaid,
    stay_wait,
    stones,
    temple_gift,
    visit_clock,
    visit_house,
    visit_market,
    visit_recruits,
)
from tutor.core.base.game import Decision

__all__ = ["CLAIMS", "Claim", "holds", "keeps_plan", "player_in"]

CLAIMS = {
    "place_match": place_match,
    "place_goods": place_goods,
    "harvest": harvest,
    "stones": stones,
    "temple_gift": temple_gift,
    "reach_summit": reach_summit,
    "visit_recruits": visit_recruits,
    "visit_house": visit_house,
    "visit_market": visit_market,
    "visit_clock": visit_clock,
    "approach": approach,
    "idle": is_district,
    "able_to_recruit": able_to_recruit,
    "able_to_acquire": able_to_acquire,
    "able_to_trade": able_to_trade,
    "able_to_serve": able_to_serve,
    "stay_steps": stay_steps,
    "stay_corn": stay_corn,
    "stay_goods": stay_goods,
    "stay_unpaid": stay_unpaid,
    "stay_third": stay_third,
    "stay_wait": stay_wait,
    "produce": working,
    "produce_many": working,
    "produce_dear": working,
    "keep_corn": keep_corn,
    "give_for_steps": give_for_steps,
    "give_for_summit": give_for_summit,
    "keep_llamas": keep_llamas,
    "keep_goods": keep_goods,
    "recruit_match": recruit,
    "recruit_early": recruit,
    "recruit_late": recruit,
    "recruit_more": recruit_more,
    "recruit_nobody": does_nothing,
    "acquire_match": acquire,
    "acquire_steps": acquire,
    "acquire_late": acquire,
    "acquire_nobody": does_nothing,
    "race_rescue": takes_one_of_the_last,
    "hold_rescue": held_off,
    "adjust_to_buy": is_price_of_next_trade,
    "adjust_to_sell": is_price_of_next_trade,
    "adjust_idly": idle_column,
    "adjust_prices": adjust_prices,
    "adjust_nothing": nothing,
    "sell": sell,
    "sell_cheap": sell,
    "buy_for_inca": buy_for,
    "buy_for_order": buy_for,
    "buy": buy,
    "buy_dear": buy,
    "finish_trade": finish,
    "finish_early": finish,
    "send_shown": send,
    "send_unshown": send,
    "send_one": send_one,
    "send_nobody": does_nothing,
    "redeem": redeem,
    "redeem_mixed": redeem,
    "redeem_dear": redeem,
    "redeem_nothing": does_nothing,
    "scarce_goods": scarce_goods,
    "keep_best": keep_best,
}


def holds(claim):
    """Return whether the rules confirm every claim that a reason makes about the position."""
    return bool(CLAIMS[claim.key](claim))


def keeps_plan(claim, decisions, ended):
    """Return whether the player keeps the plan that a reason names, in the same turn.

    `decisions` are those that the player makes later in the turn; `ended` is the position before
    the turn ends.
    """
    numbers = claim.numbers
    first = decisions[0] if decisions else None
    if claim.key == "visit_recruits":
        return first is not None and first.choice == tuple(numbers["districts"])
    if claim.key == "visit_house":
        return first is not None and first.choice == numbers["order"]
    if claim.key == "visit_clock":
        return first is not None and first.choice == numbers["district"]
    if claim.key == "harvest" and first is not None:
        return first.choice == numbers["incas"]
    if claim.key == "temple_gift":
        given = numbers["goods"]
        return first is not None and first.choice in (given.get("llama"), tuple(given))
    if claim.key in ("adjust_to_buy", "adjust_to_sell"):
        trade = "buy" if claim.key == "adjust_to_buy" else "sell"
        return Decision(claim.decision.player, trade, numbers["good"]) in decisions
    if claim.key in ("buy_for_inca", "buy_for_order"):
        return pays(ended, cost_of(claim))
    return True
