"""Starts the real server in a process of its own, and measures it from outside."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import psutil

LINK = re.compile(r"http://\S+/")
FAULT = re.compile(r"\b(ERROR|CRITICAL|Traceback)\b")
PATIENCE = 60


class Server:
    """A command that serves pages and prints a link to them, from its first line to its end."""

    def __init__(
        self,
        command: Sequence[str],
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.lines: list[str] = []
        self._heard = threading.Condition()
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=cwd,
            env=env,
        )
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()
        self._wait(lambda: self._ended or any(map(LINK.search, self.lines)))
        links = [found[0] for found in map(LINK.search, self.lines) if found]
        if not links:
            self.stop()
            raise AssertionError("".join(self.lines) or "the server said nothing")
        self.link = links[0]

    _ended = False

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._heard:
                self.lines.append(line)
                self._heard.notify_all()
        with self._heard:
            self._ended = True
            self._heard.notify_all()

    def _wait(self, come: Callable[[], bool]) -> None:
        with self._heard:
            assert self._heard.wait_for(come, PATIENCE), "".join(self.lines)

    def stop(self) -> str:
        """End the server as Ctrl-C does, and return all its output."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return "".join(self.lines)

    def kill(self) -> None:
        """Kill the server without a warning."""
        self._process.kill()
        self.stop()

    def hear(self, words: str) -> None:
        """Wait until the server's log has these words."""
        self._wait(lambda: any(words in line for line in self.lines))

    def has_said(self, words: str) -> bool:
        """Return whether the server's log has these words by now."""
        return any(words in line for line in list(self.lines))

    def faults(self, since: int = 0) -> str:
        """Return the server's log from the first fault after line `since` on.

        Return an empty text if the log has no fault.
        """
        lines = self.lines[since:]
        for place, line in enumerate(lines):
            if FAULT.search(line):
                return "".join(lines[place:])
        return ""

    def memory(self) -> int:
        """Return the resident memory of the server without its kernels, in bytes."""
        held: int = psutil.Process(self._process.pid).memory_info().rss
        return held

    def resources(self) -> tuple[int, int]:
        """Return the numbers of descriptors and threads that the server has without its kernels."""
        process = psutil.Process(self._process.pid)
        return process.num_fds(), process.num_threads()

    def children(self) -> list[psutil.Process]:
        """Return all processes that the server has started, and those that these processes have started."""
        found: list[psutil.Process] = psutil.Process(self._process.pid).children(recursive=True)
        return found

    def kernels(self) -> dict[str, psutil.Process]:
        """Return the processes of the living kernels, keyed by the kernel's id."""
        found = {}
        for child in psutil.Process(self._process.pid).children():
            with suppress(psutil.NoSuchProcess):  # it may end meanwhile
                connection = re.search(r"kernel-([0-9a-f-]{36})\.json", " ".join(child.cmdline()))
                if connection:
                    found[connection[1]] = child
        return found


class Served(Server):
    """A running server, started by `python -m widgets.serve` with some options."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-m", "widgets.serve", "--no-browser", "--port", "0", *options]
        super().__init__(command)
