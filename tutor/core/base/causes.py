"""Changes of the players' figures, such as points or goods, and the cause of each change.

The kit of a game may have a function `causes`. For an event it returns the changes of the figures
by which positions are compared. Each change names a player, a figure, an amount and a cause, such
as `produced`. The game's catalogue of messages has a message `cause-…` for each cause.
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
"""The sum of the changes for each pair of figure and cause; a negative sum is a loss."""


class Change(NamedTuple):
    """A change of one player's figure by an event.

    `key` is the id of the figure, `more` the amount (negative for a loss), `cause` the id of the
    cause.
    """

    player: str
    key: str
    more: int
    cause: str


Causes = Callable[[Event], Iterable[Change]]
"""A function that returns the changes of players' figures by an event; empty if there are none."""


Ahead = Callable[[State, str | None], Mapping[str, Sequence[Event]]]
"""A function that returns the events that come before the next turn if no player decides anything.

The result has the events by player. The second argument is the player whose knowledge the function
may use. None lets it use every hidden card too.
"""


def note_events(playout: Playout) -> list[Event]:
    """Return the list to which the playout adds each event from now on.

    The list stays empty if the playout is not a `TablePlayout`, because no other playout records
    events.
    """
    return playout.note_events() if isinstance(playout, TablePlayout) else []


def changes(game: str, events: Iterable[Event], player: str) -> Counter[tuple[str, str]]:
    """Return a player's changes, summed by figure and cause.

    The result is empty if the kit of the game has no `causes`.
    """
    causes, found = kit_of(game).causes, Counter[tuple[str, str]]()
    if causes is not None:
        for event in events:
            for change in causes(event):
                if change.player == player:
                    found[change.key, change.cause] += change.more
    return found
