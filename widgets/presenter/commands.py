"""The commands of the controls and keys of a presentation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from widgets.presenter.controller import PresenterController
from widgets.shared.commands import Commands

PRESENTING: Final = {
    " ": "present-next",
    "PageDown": "present-next",
    "ArrowRight": "present-next",
    "PageUp": "present-back",
    "ArrowLeft": "present-back",
    "Home": "present-first",
}
"""The commands of keys during a presentation; the first five are those that clickers send."""
DIGITS: Final = tuple("123456789")
"""Each digit goes to the act with its number."""
PRESENTING_LETTERS: Final = {
    "b": "beside",
    "c": "covered",
    **dict.fromkeys(DIGITS, "present-act"),
}
"""The commands of letters and digits, which the reader can turn off."""


@dataclass(frozen=True)
class PresenterCommands:
    """Carries out commands during a presentation; in other views they do nothing.

    `stop` stops Play, `hush` clears the words about the slide before.
    """

    presenter: PresenterController
    stop: Callable[[], None]
    hush: Callable[[], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of a presentation."""
        presenter = self.presenter
        done: dict[str, Callable[[str], None]] = {
            "present-next": lambda _: presenter.step(1),
            "present-back": lambda _: presenter.step(-1),
            "present-first": lambda _: self._leap(presenter.first),
            "present-act": self._act,
            "present-line": lambda _: presenter.present_line(),
            "present-lesson": lambda _: presenter.present_lesson(),
            "covered": lambda _: presenter.toggle_covered(),
            "covered-anew": lambda _: presenter.begin_anew(),
            "beside": lambda _: presenter.toggle_board(),
        }
        for name, command in done.items():
            commands.add(name, self._while_presenting(command))

    def _act(self, value: str) -> None:
        if value in DIGITS:
            self._leap(lambda: self.presenter.act(int(value)))

    def _leap(self, far: Callable[[], None]) -> None:
        """Leave the slide for one far away, unless the key may answer this slide's question."""
        if not self.presenter.has_options:
            far()

    def _while_presenting(self, command: Callable[[str], None]) -> Callable[[str], None]:
        def carry_out(value: str) -> None:
            if self.presenter.is_presenting:
                self.stop()
                self.hush()
                command(value)

        return carry_out


def command_of(key: str) -> tuple[str, str]:
    """The command that a key stands for, and its value; an empty name if it has none."""
    return {**PRESENTING, **PRESENTING_LETTERS}.get(key, ""), key if key in DIGITS else ""
