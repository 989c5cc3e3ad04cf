"""Events: each tells a change, its player, its amount and its rule; nothing else explains a change.

Each game lists its own event types and fields. Adding the events of a decision up, from the
position before it, gives the position after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject

CHOSEN: Final = "chosen"
REVEALED: Final = "revealed"
"""In every game that has them: a choice made in secret, and what shows all such choices."""
ROUND_ENDED: Final = "round_ended"
"""In every game that has it: the end of a round, which no player decides."""


class Event(NamedTuple):
    """A change in a game, and the rule it happened by.

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
    """Whether a decision has events that not all players may know."""
    return any(event.seen_by is not None for event in events)


def view_of(events: Iterable[Event], player: str) -> tuple[Event, ...]:
    """The events as one player may know them: secret fields of others are left out."""
    return tuple(
        event
        if event.seen_by is None or player in event.seen_by
        else event._replace(
            data={key: value for key, value in event.data.items() if key not in event.secret}
        )
        for event in events
    )
