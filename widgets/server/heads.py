"""The head of a request, looked at before anything takes it apart.

Taking apart thousands of short lines or cookies costs far more time and memory than sending them.
Whoever sends them need not have the token, so that the head is measured while it is still bytes.
"""

from __future__ import annotations

import re

from tornado.httputil import HTTPInputError

from widgets.server.limits import LONGEST_COOKIES, MOST_COOKIES, MOST_LINES

LINE_END = b"\n"
COOKIES = re.compile(rb"^cookie[ \t]*:(.*)$", re.IGNORECASE | re.MULTILINE)
CHUNKED = re.compile(rb"^transfer-encoding[ \t]*:", re.IGNORECASE | re.MULTILINE)


def check_head(head: bytes) -> None:
    """Refuse a head that no browser sends to this server. Raises HTTPInputError."""
    if head.count(LINE_END) > MOST_LINES:
        raise HTTPInputError("too many lines")
    cookies = COOKIES.findall(head)
    if sum(map(len, cookies)) > LONGEST_COOKIES:
        raise HTTPInputError("too long cookies")
    if len(cookies) + sum(line.count(b";") for line in cookies) > MOST_COOKIES:
        raise HTTPInputError("too many cookies")
    if CHUNKED.search(head):
        raise HTTPInputError("a body in pieces")
