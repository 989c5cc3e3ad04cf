"""What everybody round the table may know: for a screen that all of them look at.

It is what every player knows: of two views that differ, what is hidden in one of them stays hidden.
It knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tutor.core.events import Event
from tutor.core.game import State

ONLOOKER: Final = ""
"""The seat of whoever has none; no player has an empty name."""


def onlookers_view(state: State) -> dict[str, Any]:
    """What a player without a seat may know, as a `tutor-view`."""
    first, *others = (state.view(player) for player in state.players)
    for other in others:
        first = _common(first, other)
    return {**first, "player": ONLOOKER}


def shared_view(state: State, player: str, other: str) -> dict[str, Any]:
    """What two players both know, as a `tutor-view` of the first.

    Raises RecordError for a stranger.
    """
    return {**_common(state.view(player), state.view(other)), "player": player}


def is_secret(events: Iterable[Event]) -> bool:
    """Whether a decision, by what happened in it, is not everybody's to know."""
    return any(event.seen_by is not None for event in events)


def _common(one: Any, other: Any) -> Any:
    """What two views both tell."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        return {key: _common(each, other[key]) for key, each in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_common(*each) for each in zip(one, other, strict=True)]
    return other if isinstance(other, Mapping) and "hidden" in other else one
