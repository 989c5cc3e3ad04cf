"""Changes of the players' figures, and the causes that a game names for them.

A game says, for each event, which of the figures that compare positions it changes: of which
player, by how much, and from what cause, such as `produced`. The words of the game have a message
`cause-…` for each cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import Playout, State
from tutor.core.base.kit import kit_of
from tutor.core.base.states import TablePlayout

Changes = Mapping[tuple[str, str], int]
"""The amount by which each figure changed, by figure and cause; a loss is negative."""


class Change(NamedTuple):
    """One change of a player's figure by an event: `more` is the amount, negative for a loss."""

    player: str
    key: str
    more: int
    cause: str


Causes = Callable[[Event], Iterable[Change]]
"""Gives the changes that an event makes to public figures; none if the event only explains."""


Ahead = Callable[[State, str | None], Mapping[str, Sequence[Event]]]
"""Gives, by player, the events that will come before the next turn if nothing more changes.

They are worked out from what the given seat may know, or from all hands for None.
"""


def note_events(playout: Playout) -> list[Event]:
    """The list to which the playout adds each event from now on; always empty if it cannot."""
    return playout.note_events() if isinstance(playout, TablePlayout) else []


def changes(game: str, events: Iterable[Event], player: str) -> Counter[tuple[str, str]]:
    """A player's changes by figure and cause, added up; empty if the game has no causes."""
    causes, found = kit_of(game).causes, Counter[tuple[str, str]]()
    if causes is not None:
        for event in events:
            for change in causes(event):
                if change.player == player:
                    found[change.key, change.cause] += change.more
    return found
