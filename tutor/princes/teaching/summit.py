"""Questions on the Summit: where the Scout goes on, and how many cards are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import TEMPLES
from tutor.princes.teaching.line import Line, due_of, goes_on, played, seat
from tutor.princes.teaching.subject import Draft, Subject
from tutor.princes.teaching.temples import gifts


def _over(state: PrincesState, about: About) -> tuple[Line, str, Event] | None:
    """The line, the player whose Scout goes over the Summit in it, and that advance."""
    line = played(state, about.decisions)
    if line is None:
        return None
    for event in line.events:
        player = event.data.get("player")
        is_over = event.type == "scout_advanced" and event.data["laps"] == 1
        if is_over and about.player in ("", player):
            return line, event.data["player"], event
    return None


def _step(state: PrincesState, about: About) -> Draft | None:
    over = _over(state, about)
    if over is None:
        return None
    _, player, event = over
    summit = state.components.summit
    # Counted from where the Scout is to be seen: the stones before a sacrifice count, too.
    start, end = seat(state.position(), player)["scout"], event.data["to"]
    steps = end + summit - start
    return Draft(
        {"player": player, "step": start, "steps": steps, "summit": summit},
        end,
        (
            (summit, "stops_at_the_summit"),
            (start + steps, "trail_without_end"),
            (end + 1, "summit_is_no_step"),
            (0, "begins_again_at_the_bottom"),
        ),
        ("trail.summit",),
        ("trail",),
    )


def _cards(state: PrincesState, about: About) -> Draft | None:
    over = _over(state, about)
    if over is None:
        return None
    line, player, _ = over

    def returned(after: PrincesState) -> Decision | None:
        return after.legal()[0] if due_of(after, "return_cards") == player else None

    line = goes_on(line, returned)
    drawn = sum(event.data["count"] for event in line.of(player, "cards_drawn"))
    back = sum(event.data["count"] for event in line.of(player, "cards_returned"))
    if not drawn:
        return None
    held = len(seat(state.position(), player)["cards"])
    return Draft(
        {"player": player, "held": held, "drawn": drawn, "returned": back},
        held + drawn - back,
        (
            (held + drawn, "keeps_all_cards"),
            (drawn - back, "hand_is_replaced"),
            (held, "returns_all_drawn"),
            (held + drawn - 1, "returns_one_card"),
        ),
        ("trail.summit",) if drawn == state.components.cards_drawn else ("trail.short_deck",),
        ("deck", "trail"),
    )


def _abouts(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, TEMPLES):
        line = played(state, visit)
        names = [
            event.data["player"]
            for event in (line.events if line else ())
            if event.type == "scout_advanced" and event.data["laps"] == 1
        ]
        for name in names:
            yield About(visit, name)


SUBJECTS: Final = (
    Subject("over_the_summit", ("trail.summit",), _step, _abouts),
    Subject("cards_kept", ("trail.summit", "trail.short_deck"), _cards, _abouts),
)
