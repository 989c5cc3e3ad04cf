"""The loop of one page: it carries out an action, and then renders the page once.

Every action of a person or of the browser comes through a handler of the loop. The page is rendered
when the outermost handler is done. A change outside of any handler, such as the decision of another
player, renders the page at once. An exception becomes a line in the log and a notice: a sentence
above the board that stays until the reader closes it.
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
"""A function that returns one sentence in the language of the words it gets.

A notice is stored in this form, so that it changes with the language of the page.
"""


def sentence_of(error: TutorError) -> Sentence:
    """Return a function that returns the sentence of an error in a language, for a notice."""
    return lambda text: error.sentence(text.language)


class Notices:
    """The notices above the board: the last few sentences on failures and unexpected results."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._told: list[Sentence] = []
        self.widget = html("tutor-notice-box")

    def tell(self, sentence: Sentence) -> None:
        """Add a sentence as the last notice; if the sentence is shown already, do not repeat it."""
        said = sentence(self._text)
        kept = [each for each in self._told if each(self._text) != said]
        self._told = [*kept, sentence][-MOST:]
        self.show()

    def clear(self) -> None:
        """Close all notices."""
        self._told = []
        self.show()

    def show(self) -> None:
        """Write the sentences in the present language of the page."""
        said = [each(self._text) for each in self._told]
        told = [element("p", each, class_="tutor-notice", data={"heard": 1}) for each in said]
        close = control("hush", "", self._text.say("notice-close"))
        self.widget.value = element("div", *told, close, class_="tutor-notices") if told else ""


Arguments = ParamSpec("Arguments")
LOG = logging.getLogger("machu_tutor")


class Loop:
    """The loop of one page, which carries out actions and renders the page after them.

    `tell` is called with a sentence for the learner when an action fails. `focus` is the selector
    of the element that takes the focus at the next rendering if the pressed control has
    disappeared; when it is empty, the page chooses the element. `is_busy` says that a computation
    is running.
    """

    def __init__(self, tell: Callable[[Sentence], None]) -> None:
        self._tell = tell
        self._render: Callable[[], None] = lambda: None
        self._begin_busy: Callable[[], None] = lambda: None
        self._depth = 0
        self._is_changed = self._is_filling = False
        self.is_busy = False
        self.focus = ""
        # The kernel's standard error is lost, so this log uses the handlers of the kernel's log.
        log = get_logger()
        if isinstance(log, logging.Logger):
            for handler in log.handlers:
                LOG.addHandler(handler)

    def run(self, render: Callable[[], None], begin_busy: Callable[[], None]) -> None:
        """Set the function that renders the page, and the function that shows that the page is busy."""
        self._render, self._begin_busy = render, begin_busy

    def render(self) -> None:
        """Render the page now; if a handler is running, render the page when the handler is done."""
        with self.turn():
            self._is_changed = True

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Render the page once, after all changes in the `with` block."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._is_changed and not self._depth:
                self._is_changed = self.is_busy = False
                self._depth += 1  # rendering may cause changes; they are in the same rendering
                try:
                    self._render()
                finally:
                    self._depth -= 1
                    self._is_changed, self.focus = False, ""

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Show in the page that a computation is running, until the page is rendered."""
        with self.turn():
            self.is_busy = self._is_changed = True
            self._begin_busy()
            yield

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Fill fields in the `with` block, so that the loop ignores the changes of these fields.

        Outside of the block a change of a field counts as the action of a person.
        """
        before, self._is_filling = self._is_filling, True
        try:
            yield
        finally:
            self._is_filling = before

    def handler(self, callback: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """Return a callback that calls `callback`, handles its exceptions, and renders the page."""

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
        """Show the exception that is being handled as a notice, and log it."""
        number = secrets.token_hex(3)
        LOG.exception("A callback failed (%s)", number)
        self._tell(
            lambda text: (
                f"{text.say('error-unexpected')} {text.say('error-unexpected.log', id=number)}"
            )
        )
