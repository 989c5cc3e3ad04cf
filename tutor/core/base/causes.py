"""The changes in the stocks of players, by the causes that a game names.

A game declares the figures that an event changes, among those by which positions are compared: for
whom, by how much, and from what cause, such as `produced`; its words have a message `cause-…` for
each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from tutor.core.base.events import Event
from tutor.core.base.game import Playout, State
from tutor.core.base.kit import Part
from tutor.core.base.states import TablePlayout

Changes = Mapping[tuple[str, str], int]
"""The amount of each figure by cause; a loss is below 0."""


class Change(NamedTuple):
    """A figure of a player that an event changes: by how much, and from what cause."""

    player: str
    key: str
    more: int
    cause: str


@runtime_checkable
class Causes(Protocol):
    """The changes that an event makes to open figures."""

    def __call__(self, event: Event) -> Iterable[Change]:
        """Every change, each with its cause; none for an event that only explains."""


CAUSES: Final = Part("causes", Causes)


@runtime_checkable
class Ahead(Protocol):
    """The events that will come to each player from this position, before the next turn."""

    def __call__(self, state: State, seat: str | None) -> Mapping[str, Sequence[Event]]:
        """They follow from the knowledge of a seat; None opens all hands."""


AHEAD: Final = Part("ahead", Ahead)


def note_events(playout: Playout) -> list[Event]:
    """The list in which a playout notes its events from now on; it stays empty if it cannot."""
    return playout.note_events() if isinstance(playout, TablePlayout) else []


def changes(game: str, events: Iterable[Event], player: str) -> Counter[tuple[str, str]]:
    """The changes of each figure of a player, added up over events.

    Empty in a game without causes.
    """
    causes, found = CAUSES.of(game), Counter[tuple[str, str]]()
    if causes is not None:
        for event in events:
            for change in causes(event):
                if change.player == player:
                    found[change.key, change.cause] += change.more
    return found
