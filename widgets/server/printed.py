"""What kernels print on the terminal, passed on as long as it stays short."""

from __future__ import annotations

import os
import sys
import threading

from widgets.server.limits import PRINTED_A_SECOND, PRINTED_AT_ONCE, Pace

CHUNK = 65_536
LEFT_OUT = "\n[…]\n"


class Printed:
    """One pipe for all kernels: a visitor who makes a kernel complain does not fill the log.

    It stays open as long as the server, because a kernel that died is started again with it.
    """

    def __init__(self) -> None:
        self._from_kernels, self.into = os.pipe()
        self._pace = Pace(PRINTED_AT_ONCE, PRINTED_A_SECOND)
        self._is_cut = False
        threading.Thread(target=self._pass_on, name="printed", daemon=True).start()

    def _pass_on(self) -> None:
        while chunk := os.read(self._from_kernels, CHUNK):
            text = self._shortened(chunk)
            if text and sys.stderr is not None:
                sys.stderr.write(text)
                sys.stderr.flush()

    def _shortened(self, chunk: bytes) -> str:
        """What of it is shown; what is left out leaves one mark."""
        if self._pace.allows(len(chunk)):
            self._is_cut = False
            return chunk.decode(errors="replace")
        was_cut, self._is_cut = self._is_cut, True
        return "" if was_cut else LEFT_OUT
