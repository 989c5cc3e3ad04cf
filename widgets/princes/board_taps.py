"""Taps on the board: the decision that a tap means, and the marks of the possible decisions.

The drawing of the marks is in `tutor/princes/scene/marks`.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision
from tutor.princes.identifiers import PRODUCTION
from tutor.princes.scene.marks.marked import Marked, Tapped
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, split_id, thing_of
from tutor.princes.words import Words
from widgets.shared.panels import Showing

WORKPLACE: Final = ("place_inca", "send_to_clock")


def marks_of(showing: Showing) -> Marked:
    """The marks of a board: legal things, the picked one, the refused one, and alternatives."""
    if showing.points is not None and showing.picked is None and showing.refusal is None:
        return Marked(pointed=showing.points)
    enter, choose = [], []
    for decision in showing.legal:
        found = thing_of(decision)
        if decision.type == "move":
            enter.append(str(decision.choice))
        elif found is not None:
            choose.append(found)
    picked = None if showing.picked is None else _tap_meaning(showing.picked)
    return Marked(
        enter, tuple(dict.fromkeys(choose)), picked, _refusal_marks(showing), _ways(showing)
    )


def decision_of_tap(showing: Showing, tapped: str) -> Decision | None:
    """The decision that a tap on a thing means, or None."""
    kind, name = split_id(tapped)
    due = showing.state.due
    asked = "" if due is None else due.type
    player = showing.seat or (showing.position["turn"]["player"] if due is None else due.player)
    if kind == DISTRICT:
        return _district(showing, player, asked, name)
    if not name:
        return None
    if kind == MOON and asked == "turn":
        return Decision(player, "stay", name)
    if kind == ORDER and asked == "acquire":
        return Decision(player, "acquire", name)
    if kind == MARKET and asked == "trade":
        sale = Decision(player, "sell", name)
        return sale if sale in showing.legal else Decision(player, "buy", name)
    return None


def _district(showing: Showing, player: str, asked: str, district: str) -> Decision | None:
    """The due decision in a district, or else the move there, legal or not."""
    if district in PRODUCTION:
        if asked in WORKPLACE:
            return Decision(player, asked, district)
        if asked == "recruit":
            return Decision(player, "recruit", (district,))
    here = next(seat["prince"] for seat in showing.position["players"] if seat["name"] == player)
    return None if here == district else Decision(player, "move", district)


def _tap_meaning(decision: Decision, note: str = "") -> Tapped | None:
    found = thing_of(decision)
    return None if found is None else Tapped(found, decision.type == "move", note)


def _refusal_marks(showing: Showing) -> Tapped | None:
    refusal = showing.refusal
    if refusal is None:
        return None
    words = Words(showing.game.text)
    return _tap_meaning(refusal.decision, words.shortfall(refusal))


def _ways(showing: Showing) -> tuple[tuple[int, str], ...]:
    """The legal alternatives, numbered as on the card; a thing with several gets the first."""
    nearest = () if showing.refusal is None else showing.refusal.nearest
    found: dict[str, int] = {}
    for number, decision in enumerate(nearest, start=1):
        on_board = thing_of(decision)
        if on_board is not None:
            found.setdefault(on_board, number)
    return tuple((number, name) for name, number in found.items())
