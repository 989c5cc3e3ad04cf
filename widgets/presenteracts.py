"""What the controls and keys of a presentation do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from widgets.app import App

PRESENTING: Final = {
    " ": "present-next",
    "PageDown": "present-next",
    "ArrowRight": "present-next",
    "PageUp": "present-back",
    "ArrowLeft": "present-back",
    "Home": "present-first",
}
"""What the keys ask for while somebody presents; clickers send the first five."""
PRESENTING_LETTERS: Final = {"b": "beside", "c": "covered"}


class PresenterActs:
    """Carries out what was asked for while somebody presents; in other views nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        presenting = app.presenting
        done: dict[str, Callable[[], None]] = {
            "present-next": lambda: presenting.step(1),
            "present-back": lambda: presenting.step(-1),
            "present-first": presenting.first,
            "present-line": presenting.present_line,
            "present-lesson": presenting.present_lesson,
            "covered": self._covered,
            "covered-anew": self._anew,
            "beside": self._beside,
        }
        self.acts: Mapping[str, Callable[[str], None]] = {
            name: self._while_presenting(act) for name, act in done.items()
        }

    def _while_presenting(self, act: Callable[[], None]) -> Callable[[str], None]:
        def carry_out(_: str) -> None:
            if self._app.desks.view == "presenter":
                self._app.timeline.stop()
                act()

        return carry_out

    def name_of(self, key: str) -> str:
        """What a key asks for while somebody presents; empty for a key that does nothing then."""
        return {**PRESENTING, **PRESENTING_LETTERS}.get(key, "")

    def _covered(self) -> None:
        presenting = self._app.presenting
        presenting.is_covered_open = not presenting.is_covered_open
        self._app.show()

    def _anew(self) -> None:
        self._app.presenting.begin_anew()
        self._app.show()

    def _beside(self) -> None:
        """Beside a question the board comes and goes; elsewhere it has the screen to itself."""
        app, presenting = self._app, self._app.presenting
        presenting.is_covered_open = False
        if presenting.is_asking:
            presenting.wants_board = not app.slideshow.has_board
        else:
            presenting.is_board_alone = not presenting.is_board_alone
        app.show()
