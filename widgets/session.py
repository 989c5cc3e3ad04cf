"""Where the learner stands: the line, the ply, the theme and the language; and who wants to know.

Windows ask the session and are told when it changes. It knows no widget and no game.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.game import State
from tutor.core.line import Line


class Session:
    """One learner's place in one line."""

    def __init__(self, line: Line, lesson: str, ply: int = 0) -> None:
        self.line = line
        self.lesson = lesson
        self.ply = ply
        self._watchers: list[Callable[[], None]] = []

    @property
    def state(self) -> State:
        """The state at the present ply."""
        return self.line.states[self.ply]

    @property
    def before(self) -> State:
        """The state one step earlier (at the start: the start itself)."""
        return self.line.states[max(self.ply - 1, 0)]

    @property
    def is_at_end(self) -> bool:
        """Whether there is no further step."""
        return self.ply == self.line.plies

    def watch(self, changed: Callable[[], None]) -> None:
        """Call `changed` after every step."""
        self._watchers.append(changed)

    def go(self, ply: int) -> None:
        """Go to a ply; beyond either end means that end."""
        ply = min(max(ply, 0), self.line.plies)
        if ply == self.ply:
            return
        self.ply = ply
        for changed in self._watchers:
            changed()
