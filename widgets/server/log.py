"""The output of the server in the log and on the terminal, kept short, and its folders.

A failed request is logged with its place and reason but without its content. The output
of kernels is logged as well. Jupyter writes into the user's own folders, or into
temporary folders if the user's folders cannot be written to.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from jupyter_core.paths import jupyter_data_dir, jupyter_runtime_dir

from widgets.server.limits import (
    FAULTS_A_SECOND,
    FAULTS_AT_ONCE,
    PRINTED_A_SECOND,
    PRINTED_AT_ONCE,
    Pace,
)

LONGEST_TRACEBACK: Final = 4_000
LONGEST_ADDRESS: Final = 200
LONGEST_LINE: Final = 1_000
LOGS: Final = ("tornado.application", "tornado.general", "tornado.access", "asyncio", "Server")
CHUNK: Final = 65_536
SHOWN: Final = dict.fromkeys((*range(9), *range(11, 32), *range(127, 160)), "�")
"""The control characters, each with the sign that the log shows in its place.

Control characters themselves would change the terminal of the server.
"""
LEFT_OUT: Final = "\n[…]\n"


class FaultFilter(logging.Filter):
    """The filter that limits the number of faults and refusals in the log, and shortens them.

    The filter leaves out the query of an address, because the query may hold games and
    tokens.
    """

    def __init__(self) -> None:
        super().__init__()
        self._paces: dict[str, Pace] = {}
        self._formatter = logging.Formatter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written into the log, and shorten the record's message."""
        if record.levelno < logging.WARNING:
            return True
        pace = self._paces.setdefault(record.name, Pace(FAULTS_AT_ONCE, FAULTS_A_SECOND))
        if not pace.allows():
            return False
        if str(record.msg).startswith("Uncaught exception") and isinstance(record.args, tuple):
            asked = str(record.args[0]).partition("?")[0] if record.args else ""
            record.msg, record.args = "Uncaught exception: %s", (asked[:LONGEST_ADDRESS],)
        # A visitor may have chosen some of the words.
        record.msg = record.getMessage()[:LONGEST_LINE].translate(SHOWN)
        record.args = None
        if record.exc_info:
            told = self._formatter.formatException(record.exc_info)
            record.exc_text = told[-LONGEST_TRACEBACK:]
            record.exc_info = None
        return True


class KernelOutput:
    """A pipe for the output of all kernels, limited so that no visitor can fill the log.

    The pipe stays open as long as the server runs, because a restarted kernel uses it again.
    """

    def __init__(self) -> None:
        self._from_kernels, self.into = os.pipe()
        self._pace = Pace(PRINTED_AT_ONCE, PRINTED_A_SECOND)
        self._is_cut = False
        threading.Thread(target=self._pass_on, name="kernel_output", daemon=True).start()

    def _pass_on(self) -> None:
        while chunk := os.read(self._from_kernels, CHUNK):
            text = self._shorten(chunk)
            if text and sys.stderr is not None:
                sys.stderr.write(text)
                sys.stderr.flush()

    def _shorten(self, chunk: bytes) -> str:
        """Return a chunk of output as printable characters.

        If the output exceeds the limit, return a remark for the first chunk, and an empty text
        for the chunks after it.
        """
        if self._pace.allows(len(chunk)):
            self._is_cut = False
            return chunk.decode(errors="replace").translate(SHOWN)
        was_cut, self._is_cut = self._is_cut, True
        return "" if was_cut else LEFT_OUT


PROBE = b"x" * 4096  # on a full disk even an empty file can be made


class NoFolder(Exception):
    """The error that no folder can be written to."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


@contextmanager
def writable_folders() -> Iterator[None]:
    """Let Jupyter write in the `with` block; if its own folders are not writable, in temporary ones.

    Raises NoFolder if no folder can be written to.
    """
    usual = jupyter_data_dir()
    if all(map(_can_be_written, (usual, jupyter_runtime_dir()))):
        yield
        return
    # The user's own installations are still found where they are.
    paths = os.pathsep.join(filter(None, [os.environ.get("JUPYTER_PATH"), usual]))
    try:
        own = tempfile.TemporaryDirectory(prefix="machu_tutor_", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoFolder(usual) from error
    with own as folder:
        if not _can_be_written(folder):
            raise NoFolder(folder)
        os.environ |= {
            "JUPYTER_PATH": paths,
            "JUPYTER_DATA_DIR": folder,
            "JUPYTER_RUNTIME_DIR": str(Path(folder) / "runtime"),
            "IPYTHONDIR": str(Path(folder) / "ipython"),
        }
        yield


def _can_be_written(folder: str) -> bool:
    try:
        Path(folder).mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".probe_") as probe:
            probe.write(PROBE)
            probe.flush()
    except OSError:
        return False
    return True
