"""The guard of callbacks: an exception becomes a sentence on the page and a line in the log."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import ParamSpec

from traitlets.log import get_logger

from widgets.shared.notices import Sentence

Arguments = ParamSpec("Arguments")
LOG = logging.getLogger("machu_tutor")


class Guard:
    """Wraps callbacks; `tell` is called with the sentence for the learner."""

    def __init__(self, tell: Callable[[Sentence], None]) -> None:
        self._tell = tell
        # A kernel keeps its standard error to itself; only its own handlers lead to the server.
        log = get_logger()
        if isinstance(log, logging.Logger):
            for handler in log.handlers:
                LOG.addHandler(handler)

    def handler(self, callback: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """The same callback, from which no exception reaches the page."""

        def guarded(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            try:
                callback(*arguments, **named)
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
