"""The cookies that identify visitors: they prove the token, and tell whose kernel is whose.

A cookie holds a random name and a signature. Only a server that knows the token can sign, so a
valid cookie proves that its bearer once came with the whole link, also after a restart of the
server. A signature is a guess at the token, so an address that shows wrong ones is soon ignored. A
kernel answers only the visitor it was made for. The number of guesses allowed is in `limits.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Container, Iterator
from itertools import islice

from tornado.httputil import HTTPServerRequest
from tornado.web import RequestHandler

from widgets.server.answers import is_secure
from widgets.server.arrivals import Arrivals, neighbourhood
from widgets.server.limits import GUESSES_A_SECOND, GUESSES_AT_ONCE

# For reading aloud and typing from a projector: no letters or digits that look alike.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TOKEN_LENGTH = 12

# Pages opened at the same moment may each set one; to check many takes time from all visitors.
MOST_COOKIES = 16
NAME = re.compile(r"[\w-]{1,80}", re.ASCII)
VALUE = re.compile(r"([0-9a-f]{64})\.([0-9a-f]{64})", re.ASCII)
REMEMBERED = 8192
"""The number of cookies whose signature is remembered, right ones and wrong ones."""


def new_token() -> str:
    """A token that is hard to guess and easy to type."""
    return "".join(secrets.choice(LETTERS) for _ in range(TOKEN_LENGTH))


class Visitors:
    """The visitors of one server. Without a token everybody may enter.

    A random token (`new_token`) cannot be guessed, so wrong words do not keep a visitor out: a page
    elsewhere could send them through a learner's browser.
    """

    def __init__(self, token: str, port: int, base: str = "/", *, is_random: bool = False) -> None:
        self._token = token
        # Without its last slash, the path of the cookies also fits a base that is typed without
        # one.
        self.path = base.rstrip("/") or "/"
        self._is_guessable = bool(token) and not is_random
        self._key = token.encode() or secrets.token_bytes()
        # A browser keeps one set of cookies for all ports of a machine.
        self._cookie = f"tutor-{port}-"
        self._kernels: dict[str, frozenset[str]] = {}
        # Counted apart: cookies of an earlier lesson do not use up the tries of a link.
        self._words = Arrivals(GUESSES_AT_ONCE, GUESSES_A_SECOND)
        self._signatures = Arrivals(GUESSES_AT_ONCE, GUESSES_A_SECOND)
        self._judged: OrderedDict[str, bool] = OrderedDict()

    @property
    def has_token(self) -> bool:
        """Whether a token is needed to enter."""
        return bool(self._token)

    def may_guess(self, source: str, words: int) -> bool:
        """Whether this number of words from a source is checked; a guesser is soon ignored."""
        return not self._is_guessable or self._words.allow(source, words)

    def note_right(self, source: str, words: int) -> None:
        """Note that a word was right and counts as no guess."""
        if self._is_guessable:
            self._words.give_back(source, words)

    def is_token(self, word: str) -> bool:
        """Whether this is the token; the time of the check does not depend on the word."""
        return self.has_token and hmac.compare_digest(word.encode(), self._token.encode())

    def may_enter(self, request: HTTPServerRequest) -> bool:
        """Whether the visitor needs no token, or came with it before."""
        return not self.has_token or bool(self._names(request))

    def welcome(self, handler: RequestHandler) -> frozenset[str]:
        """The visitor's names, with a cookie in the answer for a visitor without a name.

        Pages that a new visitor opens at the same moment may each give a name. Each name is a
        cookie of its own, so that the browser keeps them all and each page keeps its kernel.
        """
        names = self._names(handler.request)
        if names:
            return frozenset(names)
        for stale, _ in list(self._borne(handler.request)):
            handler.clear_cookie(stale, path=self.path)
        name = secrets.token_hex()
        value = f"{name}.{self._signature(name)}"
        self._remember(value, is_ours=True)
        handler.set_cookie(
            self._cookie + name[:8],
            value,
            expires_days=None,
            path=self.path,
            httponly=True,
            secure=is_secure(handler.request),
            samesite="Lax",  # it is also sent after a press on a link in a message
        )
        return frozenset((name,))

    def give(self, kernel: str, visitor: frozenset[str], alive: Container[str]) -> None:
        """Let a kernel answer only this visitor, and forget kernels that are no longer alive.

        A visitor must have all of several names: one of them may come from an attacker.
        """
        self._kernels = {
            known: whose for known, whose in self._kernels.items() if known in alive
        } | {kernel: visitor}

    def has(self, request: HTTPServerRequest, kernel: str) -> bool:
        """Whether the kernel was made for the visitor who sent the request."""
        names = self._kernels.get(kernel)
        return names is not None and names <= self._names(request)

    def _names(self, request: HTTPServerRequest) -> set[str]:
        """The names in the request that carry a valid signature; almost always one."""
        source = neighbourhood(request.remote_ip or "")
        borne = (value for _, value in self._borne(request))
        return {value.partition(".")[0] for value in borne if self._is_signed(value, source)}

    def _is_signed(self, value: str, source: str) -> bool:
        """Whether a cookie's value is ours; a repeated value counts as one guess."""
        if value in self._judged:
            self._judged.move_to_end(value)
            return self._judged[value]
        parts = VALUE.fullmatch(value)
        if parts is None or (self._is_guessable and not self._signatures.allow(source)):
            return False
        is_ours = hmac.compare_digest(parts[2], self._signature(parts[1]))
        if is_ours:
            self._signatures.give_back(source)
        self._remember(value, is_ours)
        return is_ours

    def _remember(self, value: str, is_ours: bool) -> None:
        self._judged[value] = is_ours
        if len(self._judged) > REMEMBERED:
            self._judged.popitem(last=False)

    def _borne(self, request: HTTPServerRequest) -> Iterator[tuple[str, str]]:
        """The names and values of cookies that may be ours, `MOST_COOKIES` at most."""
        parts = ";".join(request.headers.get_list("Cookie")).split(";")
        pairs = (part.strip().partition("=") for part in parts)
        ours = (
            (name, value)
            for name, _, value in pairs
            if name.startswith(self._cookie) and NAME.fullmatch(name)
        )
        return islice(ours, MOST_COOKIES)

    def _signature(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), hashlib.sha256).hexdigest()
