"""The panel of the due decision: a control for every way to make the decision.

The type of the decision chooses the panel. The panel does not contain the heading with
the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from widgets.princes.deciding.hiring import (
    acquire,
    choose_goods,
    offer,
    produce,
    recruit,
    return_cards,
    sacrifice,
)
from widgets.princes.deciding.panel_input import PanelInput
from widgets.princes.deciding.places import place_inca, redeem, send_to_clock, turn
from widgets.princes.deciding.result import result
from widgets.princes.deciding.trading import adjust, price_list, trade
from widgets.shared.controls import Markup, element
from widgets.shared.panels import Showing

PANELS: dict[str, Callable[[PanelInput], Iterable[Markup]]] = {
    "place_inca": place_inca,
    "turn": turn,
    "produce": produce,
    "sacrifice": sacrifice,
    "offer": offer,
    "recruit": recruit,
    "acquire": acquire,
    "adjust": adjust,
    "trade": trade,
    "send_to_clock": send_to_clock,
    "redeem": redeem,
    "choose_goods": choose_goods,
    "return_cards": return_cards,
}


def deciding(showing: Showing) -> Markup:
    """Return the controls of the due decision.

    If another seat decides, return a note instead; after the game, return the result.
    """
    due = showing.state.due
    if due is None:
        return result(showing)
    if showing.seat not in (None, due.player):
        note = showing.page.say("deciding-not-yours", player=due.player)
        return element("div", element("p", note), class_="tutor-deciding")
    asked = PanelInput(showing)
    panels = list(PANELS[due.type](asked))
    return element(
        "div", *_whose(asked), *panels, asked.pictures.definitions(), class_="tutor-deciding"
    )


def costs_ahead(showing: Showing, picture: Callable[[str], Markup]) -> Markup:
    """Return the costs of people before a turn in which the player may hire them; otherwise empty."""
    due = showing.state.due
    if due is None or due.type != "turn" or showing.seat not in (None, due.player):
        return Markup("")
    return price_list(PanelInput(showing), picture)


def _whose(asked: PanelInput) -> list[Markup]:
    """Return a note on the player who decides, if another player has the turn; otherwise empty."""
    turn_of = asked.position["turn"]["player"]
    if turn_of == asked.player or asked.position["last_turns"] == 0:
        return []
    note = asked.say("deciding-in-turn", player=asked.player, other=turn_of)
    return [
        element("p", asked.pictures.player(asked.player), note, class_="tutor-hint tutor-whose")
    ]
