"""What the log says of a request that failed: where and why, but not what was asked."""

from __future__ import annotations

import logging
from typing import Final

from widgets.server.limits import FAULTS_A_SECOND, FAULTS_AT_ONCE, Pace

LONGEST_TRACEBACK: Final = 4_000
LONGEST_ADDRESS: Final = 200


class Faults(logging.Filter):
    """Lets so many faults into the log and shortens them.

    What follows the question mark holds games and tokens, which are nobody's.
    """

    def __init__(self) -> None:
        super().__init__()
        self._pace = Pace(FAULTS_AT_ONCE, FAULTS_A_SECOND)
        self._formatter = logging.Formatter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written, which is shortened for it."""
        if not self._pace.allows():
            return False
        if str(record.msg).startswith("Uncaught exception") and isinstance(record.args, tuple):
            asked = str(record.args[0]).partition("?")[0] if record.args else ""
            record.msg, record.args = "Uncaught exception: %s", (asked[:LONGEST_ADDRESS],)
        if record.exc_info:
            told = self._formatter.formatException(record.exc_info)
            record.exc_text = told[-LONGEST_TRACEBACK:]
            record.exc_info = None
        return True
