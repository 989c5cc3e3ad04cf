"""Questions on the Summit: where the Scout goes on, how many cards are kept, and a short deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import TEMPLES
from tutor.princes.teaching.line import Line, due_of, goes_on, play_line, seat
from tutor.princes.teaching.subject import Draft, Subject
from tutor.princes.teaching.temples import gifts

SHORT: Final = ("1", "2")
"""The sizes of a deck that is too small for a usual draw."""


def _over(state: PrincesState, about: About) -> tuple[Line, str, Event] | None:
    """The line, the player whose Scout goes over the Summit in it, and that advance."""
    line = play_line(state, about.decisions)
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
    drawn, back = _count_cards(line, player)
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


def _count_cards(line: Line, player: str) -> tuple[int, int]:
    """The number of cards that a Scout at the Summit draws, and the number that go back."""

    def give_back(after: PrincesState) -> Decision | None:
        return after.legal()[0] if due_of(after, "return_cards") == player else None

    line = goes_on(line, give_back)
    drawn = sum(event.data["count"] for event in line.of(player, "cards_drawn"))
    return drawn, sum(event.data["count"] for event in line.of(player, "cards_returned"))


def _short(state: PrincesState, about: About) -> Draft | None:
    """The cards that go back from a deck of this size; the rest is in hands."""
    left = int(about.thing) if about.thing in SHORT else 0
    short = _with_deck(state, left) if left else None
    over = None if short is None else _over(short, about)
    if over is None:
        return None
    line, player, _ = over
    drawn, back = _count_cards(line, player)
    if drawn != left:
        return None
    figures = state.components
    return Draft(
        {"player": player, "left": left},
        back,
        (
            (figures.cards_to_return(figures.cards_drawn), "as_from_a_full_deck"),
            (0, "nothing_goes_back"),
            (figures.cards_to_return(2), "one_always_goes_back"),
        ),
        ("trail.short_deck",),
        ("deck", "trail"),
        state=short,
    )


def _with_deck(state: PrincesState, left: int) -> PrincesState | None:
    """The state with `left` cards in the deck; the others go to the players with the fewest."""
    position = state.position()
    deck = position["deck"]
    if len(deck) <= left:
        return state if len(deck) == left else None
    hands = [[*player["cards"]] for player in position["players"]]
    for card in deck[left:]:
        min(hands, key=len).append(card)
    rank = state.components.rank
    players = [
        {**player, "cards": sorted(hand, key=rank.__getitem__)}
        for player, hand in zip(position["players"], hands, strict=True)
    ]
    try:
        return state.game.load({**position, "players": players, "deck": [*deck[:left]]})
    except RecordError:
        return None


def _short_abouts(state: PrincesState) -> Iterator[About]:
    for about in _abouts(state):
        for left in SHORT:
            yield about._replace(thing=left)


def _abouts(state: PrincesState) -> Iterator[About]:
    for visit in gifts(state, TEMPLES):
        line = play_line(state, visit)
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
    Subject("short_deck", ("trail.short_deck",), _short, _short_abouts),
)
