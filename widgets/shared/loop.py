"""The loop of one page: a press or an event becomes a change, and then the page is shown once.

Everything that a person or the browser does comes through a handler of the loop. When the outermost
one is done the page is rendered; what happens by itself, as another player's decision, renders it
at once. An exception becomes a sentence on the page and a line in the log.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, Protocol

from traitlets.log import get_logger

from widgets.shared.notices import Sentence
from widgets.shared.place import Place

Arguments = ParamSpec("Arguments")
LOG = logging.getLogger("machu_tutor")


class Loop:
    """Carries out what is asked for and renders the page after it.

    `tell` is called with the sentence for the learner when something fails. `focus` is the selector
    of the element that takes the focus at the next rendering if its control is gone; empty for the
    usual one. `is_busy` says that something is being worked out meanwhile.
    """

    def __init__(self, tell: Callable[[Sentence], None]) -> None:
        self._tell = tell
        self._render: Callable[[], None] = lambda: None
        self._begin_busy: Callable[[], None] = lambda: None
        self._depth = 0
        self._is_changed = self._is_filling = False
        self.is_busy = False
        self.focus = ""
        # A kernel keeps its standard error to itself; only its own handlers lead to the server.
        log = get_logger()
        if isinstance(log, logging.Logger):
            for handler in log.handlers:
                LOG.addHandler(handler)

    def run(self, render: Callable[[], None], begin_busy: Callable[[], None]) -> None:
        """Render by `render` from now on; `begin_busy` says at once that something takes time."""
        self._render, self._begin_busy = render, begin_busy

    def changed(self) -> None:
        """Render the page: now, or when the handler that goes on is done."""
        with self.turn():
            self._is_changed = True

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Render once, at the end, whatever changes meanwhile."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._is_changed and not self._depth:
                self._is_changed = self.is_busy = False
                self._depth += 1  # what rendering sets off is shown with it
                try:
                    self._render()
                finally:
                    self._depth -= 1
                    self._is_changed, self.focus = False, ""

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Say on the page that something is being worked out, until it is rendered."""
        with self.turn():
            self.is_busy = self._is_changed = True
            self._begin_busy()
            yield

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Fill fields: what they report meanwhile is nothing that a person did."""
        before, self._is_filling = self._is_filling, True
        try:
            yield
        finally:
            self._is_filling = before

    def handler(self, callback: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """The same callback, from which no exception reaches the page, and the page after it."""

        def guarded(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            if self._is_filling:
                return
            try:
                with self.turn():
                    self._is_changed = True
                    try:
                        callback(*arguments, **named)
                    except Exception:
                        self.failed()
            except Exception:
                self.failed()

        return guarded

    def failed(self) -> None:
        """Tell and log the exception being handled."""
        number = secrets.token_hex(3)
        LOG.exception("A callback failed (%s)", number)
        self._tell(
            lambda text: (
                f"{text.say('error-unexpected')} {text.say('error-unexpected.log', id=number)}"
            )
        )


class Navigator(Protocol):
    """Goes from view to view and from tab to tab."""

    @property
    def tab(self) -> str:
        """The tab of the column that is open."""

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""

    @property
    def has_rules(self) -> bool:
        """Whether the rules can be read beside what is shown."""

    def open(self, place: Place) -> None:
        """Go to a place, to its work as it is now; what cannot be opened there is said."""

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Use the page in another way, with this tab open; each view finds its work as it was."""

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Show another tab of the column; `focus` takes the focus when its control is gone."""

    def leave_door(self) -> None:
        """Go from the front door into the lesson."""
