"""The shelf: things that the page stores in the browser one by one, such as review cards.

Because each thing is stored by itself, two tabs never overwrite each other's things, and
each tab hears of the other's changes. If the browser has no room for a thing, the thing
stays on the page, and the page tries again to store it at the next change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tutor.core.base.reading import load_json

NUMBER: Final = "#"
"""The key under which a message to the browser has its number; no thing has this id."""
MOST_KEPT: Final = 2_000_000
"""The most characters of all stored things together; the browser sends them in one message."""
LONGEST_ID: Final = 80

Changes = Mapping[str, str]


class Shelf:
    """The shelf: the things that one page stores in the browser, as texts by their ids.

    `send` sends changes to the page: the text of each changed thing by its id, and an empty
    text for a removed thing. `full` is called with the ids of the things for which the
    browser has no room. `unkept` has the ids of all things that are not stored now.
    """

    def __init__(self, send: Callable[[Changes], None], full: Callable[[list[str]], None]) -> None:
        self._send, self._full = send, full
        self._texts: dict[str, str] = {}
        self._waiting: dict[str, str] = {}
        self._number = 0
        self._roomless: list[str] = []
        self._observers: list[Callable[[], None]] = []
        self.unkept: frozenset[str] = frozenset()

    def observe(self, changed: Callable[[], None]) -> None:
        """Call `changed` after every change that comes from the browser or from another tab."""
        self._observers.append(changed)

    def all(self, kind: str) -> dict[str, str]:
        """Return the texts of all things of a kind, by their ids, oldest first.

        An id is the kind, a colon and a name.
        """
        return {name: text for name, text in self._texts.items() if name.startswith(f"{kind}:")}

    def put(self, name: str, text: str) -> None:
        """Store a text under the id `name`; an earlier text under this id is replaced."""
        self._texts[name] = text
        self._change({name: text})

    def remove(self, name: str) -> None:
        """Remove the thing with the id `name`."""
        if self._texts.pop(name, None) is not None:
            self._change({name: ""})

    # Messages from the browser

    def take_up(self, found: str) -> None:
        """Load the things that the browser has stored, when the page opens."""
        for name, text in _read(found).items():
            self._texts.setdefault(name, text)
        self._tell()

    def hear(self, told: str) -> None:
        """Apply a change that another tab has made."""
        for name, text in _read(told).items():
            if name in self._waiting:
                continue
            if text:
                self._texts[name] = text
            else:
                self._texts.pop(name, None)
        self._tell()

    def settle(self, told: str) -> None:
        """Read the browser's answer to the last message.

        The answer has the number of the message, and the ids that were not stored.
        """
        try:
            number, *failed = load_json(told)
        except (ValueError, TypeError, RecursionError):
            return
        if number != str(self._number):
            return
        missed = [
            name
            for name in (*failed, *self._roomless)
            if isinstance(name, str) and self._waiting.get(name)
        ]
        self._waiting = {name: self._waiting[name] for name in missed}
        self._miss(missed)

    # Inside

    def _change(self, changes: Changes) -> None:
        self._waiting |= changes
        room = MOST_KEPT - sum(
            len(text) for name, text in self._texts.items() if name not in self._waiting
        )
        sent, missed = {}, []
        for name, text in self._waiting.items():
            room -= len(text)
            if text and room < 0:
                missed.append(name)
            else:
                sent[name] = text
        self._number, self._roomless = self._number + 1, missed
        self._send({NUMBER: str(self._number), **sent})
        if missed:
            self._miss(missed)

    def _miss(self, missed: list[str]) -> None:
        """Note the ids of the things that could not be stored.

        `full` is called with the ids that were not noted before.
        """
        fresh = [name for name in missed if name not in self.unkept]
        is_other = frozenset(missed) != self.unkept
        self.unkept = frozenset(missed)
        if fresh:
            self._full(fresh)
        if is_other:
            self._tell()

    def _tell(self) -> None:
        for changed in tuple(self._observers):
            changed()


def _read(told: str) -> dict[str, str]:
    """Return the texts by their ids in a JSON message, without malformed entries."""
    try:
        found = load_json(told) if told else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        name: text
        for name, text in found.items()
        if isinstance(text, str) and ":" in name and len(name) <= LONGEST_ID
    }
