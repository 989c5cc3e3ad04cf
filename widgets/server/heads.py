"""The limits on the head of a request, checked on its bytes before it is parsed.

Parsing thousands of short lines or cookies costs far more time and memory than sending them, and so
does searching for the end of a head that arrives byte by byte. The sender need not have the token,
so a head is measured while it is still bytes.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable

from tornado.httputil import HTTPInputError
from tornado.iostream import IOStream, UnsatisfiableReadError

from widgets.server.limits import (
    LONGEST_COOKIES,
    LONGEST_HOST,
    MOST_COOKIES_OF_ALL,
    MOST_LINES,
    MOST_PARAMETERS,
    MOST_PIECES,
)

LINE_END = b"\n"
HOST = re.compile(rb"^host[ \t]*:(.*)$", re.IGNORECASE | re.MULTILINE)
COOKIES = re.compile(rb"^cookie[ \t]*:(.*)$", re.IGNORECASE | re.MULTILINE)
CHUNKED = re.compile(rb"^transfer-encoding[ \t]*:", re.IGNORECASE | re.MULTILINE)

# The end of a head, as long as it can be.
HEAD_END = len(b"\r\n\r\n")


def check_head(head: bytes) -> None:
    """Refuse a head that no browser sends to this server. Raises HTTPInputError."""
    if head.count(LINE_END) > MOST_LINES:
        raise HTTPInputError("too many lines")
    if head.partition(LINE_END)[0].count(b"&") >= MOST_PARAMETERS:
        raise HTTPInputError("too many parameters")
    if any(len(host) > LONGEST_HOST for host in HOST.findall(head)):
        raise HTTPInputError("too long a host")
    cookies = COOKIES.findall(head)
    if sum(map(len, cookies)) > LONGEST_COOKIES:
        raise HTTPInputError("too long cookies")
    if len(cookies) + sum(line.count(b";") for line in cookies) > MOST_COOKIES_OF_ALL:
        raise HTTPInputError("too many cookies")
    if CHUNKED.search(head):
        raise HTTPInputError("a body in pieces")


class RequestStream(IOStream):
    """A connection on which a request comes in few pieces, each of them searched once.

    Tornado looks through all that has come whenever a byte is added. Web sockets do not read in
    either of the two ways that are counted here.
    """

    _pieces = 0
    _searched = 0

    def read_until_regex(self, regex: bytes, max_bytes: int | None = None) -> Awaitable[bytes]:
        """Begin to read the head of a request."""
        self._pieces = self._searched = 0
        return super().read_until_regex(regex, max_bytes)

    def read_bytes(self, num_bytes: int, partial: bool = False) -> Awaitable[bytes]:
        """Read a part of the body, or of a web socket's message."""
        if partial:
            try:
                self._count_piece()
            except UnsatisfiableReadError:
                self.close()
                raise
        return super().read_bytes(num_bytes, partial)

    def _find_read_pos(self) -> int | None:
        """The place where the head ends that is being read, looked for in what is new."""
        if self._read_regex is None:
            return super()._find_read_pos()
        size = self._read_buffer_size
        if size == self._searched:
            return None
        self._count_piece()
        found = self._read_regex.search(self._read_buffer, max(0, self._searched - HEAD_END + 1))
        self._searched = size
        self._check_max_bytes(self._read_regex, found.end() if found else size)
        return found.end() if found else None

    def _count_piece(self) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise UnsatisfiableReadError("too many pieces")
