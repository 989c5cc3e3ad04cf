"""The course of the game: which decision is due, and what follows from a decision.

A table lists each type of decision with the functions that check it and carry it out. If a step
leaves the player no choice, the rules carry out the step, and no record contains a decision for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.rules import (
    market,
    night,
    priests,
    production,
    recruiting,
    setup,
    sun_clock,
    temples,
    trail,
    turn,
)
from tutor.princes.rules.table import Player, Table

Check = Callable[[Table, Player, Any], Against | None]
Act = Callable[[Table, Player, Any], None]


class Answer(NamedTuple):
    """The handler of one type of decision: one function checks a decision, another carries it out."""

    against: Check
    play: Act


def _nothing(table: Table, player: Player, choice: Any) -> Against | None:
    return None


LEGAL: Final[dict[str, Callable[[Table, Player], tuple[Decision, ...]]]] = {
    "place_inca": setup.legal_placements,
    "turn": turn.legal_turns,
    "produce": production.legal_counts,
    "sacrifice": temples.legal_sacrifices,
    "offer": temples.legal_offers,
    "recruit": recruiting.legal_sets,
    "acquire": priests.legal_orders,
    "adjust": market.legal_adjustments,
    "trade": market.legal_trades,
    "send_to_clock": sun_clock.legal_sendings,
    "redeem": night.legal_redemptions,
    "choose_goods": sun_clock.legal_triples,
    "return_cards": trail.legal_returns,
}

ANSWERS: Final[dict[str, Answer]] = {
    "place_inca": Answer(_nothing, setup.place_inca),
    "move": Answer(turn.against_move, turn.move),
    "stay": Answer(turn.against_stay, turn.stay),
    "produce": Answer(production.against_count, production.produce),
    "sacrifice": Answer(temples.against_sacrifice, temples.sacrifice),
    "offer": Answer(temples.against_offer, temples.offer),
    "recruit": Answer(recruiting.against_set, recruiting.recruit),
    "acquire": Answer(
        lambda table, player, order: (
            None if order is None else priests.against_order(table, player, order)
        ),
        priests.acquire,
    ),
    "adjust": Answer(
        lambda table, player, choice: (
            None if choice is None else market.against_adjustment(table, *choice)
        ),
        market.adjust,
    ),
    "sell": Answer(market.against_sale, market.sell),
    "buy": Answer(market.against_purchase, market.buy),
    "finish_trade": Answer(
        _nothing, lambda table, player, choice: market.finish_trade(table, player)
    ),
    "send_to_clock": Answer(
        lambda table, player, district: (
            None if district is None else sun_clock.against_sending(player, district)
        ),
        sun_clock.send_to_clock,
    ),
    "redeem": Answer(night.against_redemption, night.redeem),
    "choose_goods": Answer(_nothing, sun_clock.choose_goods),
    "return_cards": Answer(
        lambda table, player, cards: trail.against_return(player, cards),
        trail.return_cards,
    ),
}

ANSWERED_BY: Final[dict[str, tuple[str, ...]]] = {due: (due,) for due in LEGAL} | {
    "turn": ("move", "stay"),
    "trade": ("sell", "buy", "finish_trade"),
}

STEPS: Final[dict[str, Callable[[Table], None]]] = {
    "place": setup.place_step,
    "turn": turn.begin_turn,
    "production": production.production_step,
    "temple": temples.temple_step,
    "trade": market.trade_step,
    "turn_end": turn.turn_end,
    "moon": night.moon_step,
    "clock": sun_clock.clock_step,
    "night_end": night.night_end,
}


def go_on(table: Table) -> None:
    """Carry out all steps that need no decision, until a decision is due or the game is over."""
    while table.due is None and table.step != "over":
        STEPS[table.step](table)


def legal(table: Table) -> tuple[Decision, ...]:
    """Return the legal decisions in the order of the rules; empty when the game is over."""
    options = table.options
    if options is None:
        options = () if table.due is None else LEGAL[table.due](table, table.asked)
        table.options = options
    return options


def play(table: Table, decision: Decision) -> None:
    """Carry out a legal decision and everything that follows from it."""
    table.due = None
    table.options = None
    _, kind, choice = decision
    _, act = ANSWERS[kind]
    act(table, table.asked, choice)
    go_on(table)


def against(table: Table, decision: Decision) -> Against | None:
    """Return the refusal by the first rule that a well-formed decision breaks; None if it is legal.

    The rules `turn.over` and `turn.player` come first.
    """
    if table.due is None:
        return Against("game_over", "turn.over", {})
    if decision.player != table.asked.name:
        figures = {"due_player": table.asked.name, "due_type": table.due}
        return Against("not_your_decision", "turn.player", figures)
    if decision.type not in ANSWERED_BY[table.due]:
        if table.due == "adjust" and decision.type in ANSWERED_BY["trade"]:
            return Against("adjust_first", "market.adjust", {})
        return Against("something_else_due", "turn.player", {"due_type": table.due})
    return ANSWERS[decision.type].against(table, table.asked, decision.choice)
