"""What the controls and keys of a presentation do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from widgets.lines.timeline import Timeline
from widgets.presenter.controller import Presenting
from widgets.presenter.windows import Slideshow
from widgets.shared.commands import Commands
from widgets.shared.host import Display, Navigator

PRESENTING: Final = {
    " ": "present-next",
    "PageDown": "present-next",
    "ArrowRight": "present-next",
    "PageUp": "present-back",
    "ArrowLeft": "present-back",
    "Home": "present-first",
}
"""What the keys ask for while somebody presents; clickers send the first five."""
DIGITS: Final = tuple("123456789")
"""Each leads to the act of its number."""
PRESENTING_LETTERS: Final = {
    "b": "beside",
    "c": "covered",
    **dict.fromkeys(DIGITS, "present-act"),
}
"""What the keys ask for that can be turned off."""


@dataclass(frozen=True)
class PresenterCommands:
    """Carries out what was asked for while somebody presents; in other views nothing."""

    presenting: Presenting
    slideshow: Slideshow
    timeline: Timeline
    display: Display
    navigator: Navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of a presentation."""
        presenting = self.presenting
        done: dict[str, Callable[[str], None]] = {
            "present-next": lambda _: presenting.step(1),
            "present-back": lambda _: presenting.step(-1),
            "present-first": lambda _: presenting.first(),
            "present-act": self._act,
            "present-line": lambda _: presenting.present_line(),
            "present-lesson": lambda _: presenting.present_lesson(),
            "covered": self._covered,
            "covered-anew": self._anew,
            "beside": self._beside,
        }
        for name, command in done.items():
            commands.add(name, self._while_presenting(command))

    def _while_presenting(self, command: Callable[[str], None]) -> Callable[[str], None]:
        def carry_out(value: str) -> None:
            if self.navigator.is_presenting:
                self.timeline.stop()
                command(value)

        return carry_out

    def _act(self, value: str) -> None:
        if value in DIGITS:
            self.presenting.act(int(value))

    def _covered(self, _: str) -> None:
        presenting = self.presenting
        presenting.is_covered_open = not presenting.is_covered_open
        self.display.show()

    def _anew(self, _: str) -> None:
        self.presenting.begin_anew()
        self.display.show()

    def _beside(self, _: str) -> None:
        """Beside a question the board comes and goes; elsewhere it has the screen to itself."""
        presenting = self.presenting
        presenting.is_covered_open = False
        if presenting.is_asking:
            presenting.wants_board = not self.slideshow.has_board
        else:
            presenting.is_board_alone = not presenting.is_board_alone
        self.display.show()


def command_of(key: str) -> tuple[str, str]:
    """The command that a key asks for, and its value; no name where it does nothing here."""
    return {**PRESENTING, **PRESENTING_LETTERS}.get(key, ""), key if key in DIGITS else ""
