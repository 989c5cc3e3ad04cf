"""Events: each reports one change of a game with its player, its amount and its rule.

Each game lists its own event types and fields. Every change has an event: the position before a
decision and the events of the decision together give the position after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject

CHOSEN: Final = "chosen"
REVEALED: Final = "revealed"
"""The event types of secret choices: a player chooses in secret, and all choices are revealed."""
ROUND_ENDED: Final = "round_ended"
"""The event type for the end of a round, in every game with rounds."""


class Event(NamedTuple):
    """A change in a game, and the rule that causes it.

    `rule` is a rule id. `data` holds JSON values. `secret` has the keys of `data` that only the
    players in `seen_by` may know. `seen_by` is None for an event without secrets.
    """

    type: str
    rule: str
    data: JSONObject
    secret: tuple[str, ...] = ()
    seen_by: tuple[str, ...] | None = None

    def to_json(self) -> JSONObject:
        """Return the event as a JSON object, secret fields included."""
        written: JSONObject = {"type": self.type, "rule": self.rule, **self.data}
        if self.seen_by is not None:
            written["seen_by"] = list(self.seen_by)
        return written


def is_choice(events: Iterable[Event]) -> bool:
    """Return whether these events report a secret choice of a player.

    The game shows the choice only after all players have chosen.
    """
    return any(event.type == CHOSEN and event.seen_by is not None for event in events)


def is_shown(events: Iterable[Event]) -> bool:
    """Return whether these events show the secret choices of all players."""
    return any(event.type == REVEALED for event in events)


def is_awaiting(events: Sequence[Event]) -> bool:
    """Return whether these events report a secret choice and do not yet show it."""
    return is_choice(events) and not is_shown(events)


def is_secret(events: Iterable[Event]) -> bool:
    """Return whether some of these events have fields that not all players may know."""
    return any(event.seen_by is not None for event in events)


def view_of(events: Iterable[Event], player: str) -> tuple[Event, ...]:
    """Return the events as one player may know them.

    The fields that are secret to this player are left out.
    """
    return tuple(
        event
        if event.seen_by is None or player in event.seen_by
        else event._replace(
            data={key: value for key, value in event.data.items() if key not in event.secret}
        )
        for event in events
    )
