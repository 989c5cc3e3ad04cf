"""The changes in the stocks of players, by the causes that a game names.

A game declares the figures that an event changes, among those by which positions are compared: for
whom, by how much, and from what cause, such as `produced`; its words have a message `cause-…` for
each.
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
"""The amount of each figure by cause; a loss is below 0."""


class Change(NamedTuple):
    """A figure of a player that an event changes: by how much, and from what cause."""

    player: str
    key: str
    more: int
    cause: str


Causes = Callable[[Event], Iterable[Change]]
"""The changes that an event makes to the figures that lie open; none if it only explains."""


Ahead = Callable[[State, str | None], Mapping[str, Sequence[Event]]]
"""The events that will come to each player as things stand, before the next turn.

They are worked out from what a seat may know; None opens all hands.
"""


def note_events(playout: Playout) -> list[Event]:
    """The list in which a playout notes from now on what happens; empty where it cannot."""
    return playout.note_events() if isinstance(playout, TablePlayout) else []


def changes(game: str, events: Iterable[Event], player: str) -> Counter[tuple[str, str]]:
    """What changed each figure of a player, added up over events; nothing in a game without."""
    causes, found = kit_of(game).causes, Counter[tuple[str, str]]()
    if causes is not None:
        for event in events:
            for change in causes(event):
                if change.player == player:
                    found[change.key, change.cause] += change.more
    return found
