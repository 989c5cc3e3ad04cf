"""What the controls and keys of a presentation do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from widgets.app.app import App

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


class PresenterActs:
    """Carries out what was asked for while somebody presents; in other views nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        presenting = app.presenting
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
        self.acts: Mapping[str, Callable[[str], None]] = {
            name: self._while_presenting(act) for name, act in done.items()
        }

    def _while_presenting(self, act: Callable[[str], None]) -> Callable[[str], None]:
        def carry_out(value: str) -> None:
            if self._app.workspaces.view == "presenter":
                self._app.timeline.stop()
                act(value)

        return carry_out

    def asked_by(self, key: str) -> tuple[str, str]:
        """The name and the value of what a key asks for; no name where it does nothing here."""
        return {**PRESENTING, **PRESENTING_LETTERS}.get(key, ""), key if key in DIGITS else ""

    def _act(self, value: str) -> None:
        if value in DIGITS:
            self._app.presenting.act(int(value))

    def _covered(self, _: str) -> None:
        presenting = self._app.presenting
        presenting.is_covered_open = not presenting.is_covered_open
        self._app.show()

    def _anew(self, _: str) -> None:
        self._app.presenting.begin_anew()
        self._app.show()

    def _beside(self, _: str) -> None:
        """Beside a question the board comes and goes; elsewhere it has the screen to itself."""
        app, presenting = self._app, self._app.presenting
        presenting.is_covered_open = False
        if presenting.is_asking:
            presenting.wants_board = not app.slideshow.has_board
        else:
            presenting.is_board_alone = not presenting.is_board_alone
        app.show()
