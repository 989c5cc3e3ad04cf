"""The loop of one page: a press or an event causes a change, and then the page is rendered once.

Every action of a person or the browser comes through a handler of the loop. When the outermost
handler is done, the page is rendered; a change without a handler, such as another player's
decision, renders it at once. An exception becomes a line in the log and a notice: a sentence above
the board that stays until it is closed.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec

from traitlets.log import get_logger

from tutor.core.base.errors import TutorError
from tutor.core.words.text import Text
from widgets.shared.controls import control, element
from widgets.shared.making import html

MOST: Final = 4
Sentence = Callable[[Text], str]
"""Makes a sentence in the language of some words, so that it can change its language."""


def sentence_of(error: TutorError) -> Sentence:
    """The sentence of an error."""
    return lambda text: error.sentence(text.language)


class Notices:
    """The last few sentences on things that went wrong or otherwise than expected."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._told: list[Sentence] = []
        self.widget = html("tutor-notice-box")

    def tell(self, sentence: Sentence) -> None:
        """Show one more sentence; a repeated one is shown once."""
        said = sentence(self._text)
        kept = [each for each in self._told if each(self._text) != said]
        self._told = [*kept, sentence][-MOST:]
        self.show()

    def clear(self) -> None:
        """Close them all."""
        self._told = []
        self.show()

    def show(self) -> None:
        """Show the sentences in the present language."""
        said = [each(self._text) for each in self._told]
        told = [element("p", each, of="tutor-notice", data={"heard": 1}) for each in said]
        close = control("hush", "", self._text.say("notice-close"))
        self.widget.value = element("div", *told, close, of="tutor-notices") if told else ""


Arguments = ParamSpec("Arguments")
LOG = logging.getLogger("machu_tutor")


class Loop:
    """Carries out actions and renders the page after them.

    `tell` is called with the sentence for the learner when something fails. `focus` is the selector
    of the element that takes the focus at the next rendering if its control is gone; empty for the
    usual one. `is_busy` says that a computation is running.
    """

    def __init__(self, tell: Callable[[Sentence], None]) -> None:
        self._tell = tell
        self._render: Callable[[], None] = lambda: None
        self._begin_busy: Callable[[], None] = lambda: None
        self._depth = 0
        self._is_changed = self._is_filling = False
        self.is_busy = False
        self.focus = ""
        # The kernel hides its standard error; only its own handlers reach the server.
        log = get_logger()
        if isinstance(log, logging.Logger):
            for handler in log.handlers:
                LOG.addHandler(handler)

    def run(self, render: Callable[[], None], begin_busy: Callable[[], None]) -> None:
        """Render by `render` from now on; `begin_busy` says at once that something takes time."""
        self._render, self._begin_busy = render, begin_busy

    def render(self) -> None:
        """Render the page: now, or when the present handler is done."""
        with self.turn():
            self._is_changed = True

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Render once, at the end, for all changes inside."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._is_changed and not self._depth:
                self._is_changed = self.is_busy = False
                self._depth += 1  # changes that rendering causes are shown with it
                try:
                    self._render()
                finally:
                    self._depth -= 1
                    self._is_changed, self.focus = False, ""

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Say on the page that a computation is running, until the page is rendered."""
        with self.turn():
            self.is_busy = self._is_changed = True
            self._begin_busy()
            yield

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Fill fields: what they report inside is no action of a person."""
        before, self._is_filling = self._is_filling, True
        try:
            yield
        finally:
            self._is_filling = before

    def handler(self, callback: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """The same callback, from which no exception reaches the page, and the page after it."""

        def guard(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            if self._is_filling:
                return
            try:
                with self.turn():
                    self._is_changed = True
                    try:
                        callback(*arguments, **named)
                    except Exception:
                        self.report_failure()
            except Exception:
                self.report_failure()

        return guard

    def report_failure(self) -> None:
        """Show and log the exception that is being handled."""
        number = secrets.token_hex(3)
        LOG.exception("A callback failed (%s)", number)
        self._tell(
            lambda text: (
                f"{text.say('error-unexpected')} {text.say('error-unexpected.log', id=number)}"
            )
        )
