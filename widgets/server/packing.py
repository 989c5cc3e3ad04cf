"""What is sent over the network is packed where a browser asks for it, and kept where it may be.

The front end is five megabytes of text, the same for all visitors. What is packed holds nothing
secret beside what a visitor has sent, from the length of which the secret could be guessed: the
words that let a visitor in stand in cookies, which are headers, and the id of a kernel is a new one
on each page.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import GZipContentEncoding

CODING: Final = re.compile(r"\s*(gzip|\*)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?", re.IGNORECASE)
FRONT_END: Final = re.compile(r"/voila/(?:static|labextensions|templates/\w+/static)/")
HASHED: Final = re.compile(r"[./][0-9a-f]{8,}\.\w+$")
"""A name in which a hash of the content stands, so that a change has another name."""
FOR_EVER: Final = "private, max-age=31536000, immutable"
FOR_A_LESSON: Final = "private, max-age=3600"


class Packing(GZipContentEncoding):
    """The packing of one answer, and how long a browser may keep it."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self._gzipping = wants_packed(request.headers.get("Accept-Encoding", ""))
        self._path = request.path

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Pack an answer that is whole; a part of a file stays what it is."""
        self._gzipping &= status_code == HTTPStatus.OK
        if status_code in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED) and FRONT_END.search(self._path):
            is_hashed = HASHED.search(self._path) is not None
            headers["Cache-Control"] = FOR_EVER if is_hashed else FOR_A_LESSON
        code, headers, chunk = super().transform_first_chunk(status_code, headers, chunk, finishing)
        tag = headers.get("Etag", "")
        if self._gzipping and tag.startswith('"'):
            headers["Etag"] = f"W/{tag}"  # the same content in other bytes
        return code, headers, chunk


def wants_packed(said: str) -> bool:
    """Whether a browser that says so takes an answer that is packed."""
    asked = {}
    for each in said.split(","):
        found = CODING.fullmatch(each)
        if found:
            asked[found[1].lower()] = found[2] is None or found[2].strip("0.") != ""
    return asked.get("gzip", asked.get("*", False))
