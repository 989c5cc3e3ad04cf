"""Events: each reports one change with its player, amount and rule; every change has an event.

Each game lists its own event types and fields. The position before a decision and all events of the
decision together give the position after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject

CHOSEN: Final = "chosen"
REVEALED: Final = "revealed"
"""The event types of every game with secret choices: one is chosen, all are shown."""
ROUND_ENDED: Final = "round_ended"
"""The event type for the end of a round, in every game with rounds; no player decides it."""


class Event(NamedTuple):
    """A change in a game, and the rule that causes it.

    `rule` is a rule id. `data` holds JSON values. `secret` names the fields of `data` that only the
    players in `seen_by` may know; `seen_by` is None for an event without secrets.
    """

    type: str
    rule: str
    data: JSONObject
    secret: tuple[str, ...] = ()
    seen_by: tuple[str, ...] | None = None

    def to_json(self) -> JSONObject:
        """The event as a JSON object, hidden fields included."""
        written: JSONObject = {"type": self.type, "rule": self.rule, **self.data}
        if self.seen_by is not None:
            written["seen_by"] = list(self.seen_by)
        return written


def is_secret(events: Iterable[Event]) -> bool:
    """Whether some of the events of a decision may not be known to all players."""
    return any(event.seen_by is not None for event in events)


def view_of(events: Iterable[Event], player: str) -> tuple[Event, ...]:
    """The events as one player may know them, without the fields that are secret to this player."""
    return tuple(
        event
        if event.seen_by is None or player in event.seen_by
        else event._replace(
            data={key: value for key, value in event.data.items() if key not in event.secret}
        )
        for event in events
    )
