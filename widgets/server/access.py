"""Access to all addresses of the server; a request that is refused here reaches no handler.

A cookie identifies a visitor by a random name and a signature. Only a server that knows
the token can sign. So a valid cookie proves that its visitor once came with the whole
link, also after a restart of the server. A signature is a guess at the token, so the
server soon ignores an address that shows wrong signatures. A kernel answers only the
visitor for whom it was started. The number of guesses allowed is in `limits.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from itertools import islice
from typing import Any
from urllib.parse import unquote, unquote_plus

from jinja2 import Environment
from tornado.httputil import HTTPServerRequest
from tornado.iostream import IOStream
from tornado.routing import Matcher
from tornado.web import RequestHandler

from widgets.server.answers import (
    Hosts,
    is_secure,
)
from widgets.server.arrivals import Arrivals, neighbourhood
from widgets.server.limits import GUESSES_A_SECOND, GUESSES_AT_ONCE

# Without letters or digits that look alike, for reading aloud and typing from a projector.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TOKEN_LENGTH = 12

# Pages that open at the same moment may each set a cookie; the check of many takes long.
MOST_COOKIES = 16
NAME = re.compile(r"[\w-]{1,80}", re.ASCII)
VALUE = re.compile(r"([0-9a-f]{64})\.([0-9a-f]{64})", re.ASCII)
REMEMBERED = 8192
"""The most cookies whose check is remembered, valid and invalid ones."""


def new_token() -> str:
    """Return a token that is hard to guess and easy to type."""
    return "".join(secrets.choice(LETTERS) for _ in range(TOKEN_LENGTH))


class Visitors:
    """The visitors of one server; without a token, all visitors may enter.

    A random token (`new_token`) cannot be guessed, so the server does not limit guesses at
    it. With a limit, a page elsewhere could send wrong words through a learner's browser and
    so keep the learner out.
    """

    def __init__(self, token: str, port: int, base: str = "/", *, is_random: bool = False) -> None:
        self._token = token
        # Without its last slash, the path of the cookies also fits a base that was typed without
        # one.
        self.path = base.rstrip("/") or "/"
        self._is_guessable = bool(token) and not is_random
        self._key = token.encode() or secrets.token_bytes()
        # A browser keeps one set of cookies for all ports of a machine.
        self._cookie = f"tutor-{port}-"
        self._kernels: dict[str, frozenset[str]] = {}
        # Counted apart: cookies of an earlier lesson do not use up the guesses at the token.
        self._words = Arrivals(GUESSES_AT_ONCE, GUESSES_A_SECOND)
        self._signatures = Arrivals(GUESSES_AT_ONCE, GUESSES_A_SECOND)
        self._judged: OrderedDict[str, bool] = OrderedDict()

    @property
    def has_token(self) -> bool:
        """Whether a visitor needs a token to enter."""
        return bool(self._token)

    def may_guess(self, source: str, words: int) -> bool:
        """Return whether the server may check `words` more words from the address `source`.

        The result is False if the address has sent too many guesses.
        """
        return not self._is_guessable or self._words.allow(source, words)

    def note_right(self, source: str, words: int) -> None:
        """Give back the `words` guesses of an address that sent the right word, so they do not count."""
        if self._is_guessable:
            self._words.give_back(source, words)

    def is_token(self, word: str) -> bool:
        """Return whether a word is the token; the time of the check does not depend on the word."""
        return self.has_token and hmac.compare_digest(word.encode(), self._token.encode())

    def may_enter(self, request: HTTPServerRequest) -> bool:
        """Return whether no token is needed, or whether the visitor's cookies prove an earlier entrance."""
        return not self.has_token or bool(self._names(request))

    def welcome(self, handler: RequestHandler) -> frozenset[str]:
        """Return the names in the visitor's cookies; give a visitor without a name a new cookie.

        If a new visitor opens several pages at the same moment, each page may give the visitor a
        name. Each name is a cookie of its own. So the browser keeps all names, and each page
        keeps its kernel.
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
            samesite="Lax",  # also sent when a visitor follows a link in a message
        )
        return frozenset((name,))

    def give(self, kernel: str, visitor: frozenset[str], alive: Container[str]) -> None:
        """Let a kernel answer only this visitor, and forget kernels that are not in `alive`.

        A visitor with several names must send all of these names later, because one name alone
        could come from an attacker.
        """
        self._kernels = {
            known: whose for known, whose in self._kernels.items() if known in alive
        } | {kernel: visitor}

    def has(self, request: HTTPServerRequest, kernel: str) -> bool:
        """Return whether the kernel was started for the visitor who sent the request."""
        names = self._kernels.get(kernel)
        return names is not None and names <= self._names(request)

    def _names(self, request: HTTPServerRequest) -> set[str]:
        """Return the names in a request that have a valid signature; there is almost always only one."""
        source = neighbourhood(request.remote_ip or "")
        borne = (value for _, value in self._borne(request))
        return {value.partition(".")[0] for value in borne if self._is_signed(value, source)}

    def _is_signed(self, value: str, source: str) -> bool:
        """Return whether this server has signed the value of a cookie.

        If the same value comes again, it does not count as a further guess.
        """
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
        """Yield the names and values of cookies that have our form, at most `MOST_COOKIES` of them."""
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


# The path at which a warm kernel, which sends no cookies, asks for the address of its page.
HANDSHAKE = re.compile(r"voila/query/[\w-]{1,64}")

# The paths of one kernel's channel; the kernel's id follows them.
KERNEL_PLACES = ("api/kernels", "voila/api/shutdown")
CHANNEL = "/channels"
SAFE = ("GET", "HEAD")
LONGEST_PATH = 512
LONGEST_NAME = 200
MOST_WORDS = 16
LONGEST_LIKING = 1_000  # the most characters that are read of a browser's languages
NAMELESS = ".ipynb"  # the ending of a notebook, without a name
TOKEN = "token"  # noqa: S105 - the parameter's name


@dataclass(frozen=True)
class Refusals:
    """The sentences for visitors who may not enter, in one language."""

    no_entry: str
    no_token: str
    unknown_host: str


class Access(Matcher):
    """A matcher of the requests that are refused, and of those that enter with the token.

    A request below one of the paths `open_to_all` needs no token. If there is a path `lobby`,
    a visitor without the token is redirected to it from the front door.
    """

    def __init__(
        self,
        hosts: Hosts,
        visitors: Visitors,
        base: str = "/",
        *,
        open_to_all: tuple[str, ...] = (),
        lobby: str = "",
    ) -> None:
        self._hosts = hosts
        self._visitors = visitors
        self._base = base
        self._open = open_to_all
        self._lobby = lobby

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """Return the parameters of a refusal or redirection; None lets the request through.

        A request is also refused if its sender has hung up while the request was waiting.
        """
        if has_hung_up(request):
            return {"target_kwargs": {"why": "nothing_there"}}
        place = below(self._base, request.path)
        if place is not None and HANDSHAKE.fullmatch(place):
            return None
        if not self._hosts.is_known(request):
            return {"target_kwargs": {"why": "unknown_host"}}
        if is_absurd(request.path):
            is_inside = self._visitors.may_enter(request)
            return {"target_kwargs": {"why": "no_address" if is_inside else "nothing_there"}}
        if is_from_elsewhere(request):
            return {"target_kwargs": {"why": "no_token"}}
        if place is not None and self._open and place.startswith(self._open):
            return None
        words, rest = without_token(request.query)
        is_inside = self._visitors.may_enter(request)
        may_come_in = is_inside or self._has_token(request, words)
        if words and may_come_in and self._visitors.has_token and request.method in SAFE:
            there = self._base if place is None else request.path
            return {"target_kwargs": {"onward": onward(there, rest)}}
        if not is_inside:
            if self._lobby and place == "" and not words:
                return {"target_kwargs": {"lobby": self._base + self._lobby}}
            return {"target_kwargs": {"why": "no_token"}}
        if place is None:
            return {"target_kwargs": {"why": "no_address"}}
        kernel = kernel_in(place)
        if kernel is not None and not self._visitors.has(request, kernel):
            return {"target_kwargs": {"why": "nothing_there"}}
        return None

    def _has_token(self, request: HTTPServerRequest, words: list[str]) -> bool:
        """Return whether the token is among `words`, the words that a request sends as the token.

        The result is False if the address has sent too many guesses.
        """
        source = neighbourhood(request.remote_ip or "")
        if not words or not self._visitors.may_guess(source, len(words)):
            return False
        if not any(map(self._visitors.is_token, words)):
            return False
        self._visitors.note_right(source, len(words))
        return True


class Answer(RequestHandler):
    """The handler that answers refused requests; it is the same for every address and method."""

    def initialize(self, why: str = "", onward: str = "", lobby: str = "") -> None:
        """Store the reason for the refusal, or the address to which the answer redirects.

        A visitor who is redirected to `onward` has the token; a visitor who is redirected to
        `lobby` has no token.
        """
        self._why = why
        self._onward = onward
        self._lobby = lobby

    def prepare(self) -> None:
        """Answer every request, before Tornado looks for the request's method."""
        self.set_header("Cache-Control", "no-store")
        if self._onward:
            visitors: Visitors = self.settings["visitors"]
            visitors.welcome(self)
            self.redirect(self._onward, status=HTTPStatus.SEE_OTHER)
        elif self._lobby:
            self.redirect(self._lobby, status=HTTPStatus.SEE_OTHER)
        elif self._why == "nothing_there":
            self.set_status(HTTPStatus.NOT_FOUND)
            self.finish()
        elif self._why == "no_address":
            self.set_status(HTTPStatus.NOT_FOUND)
            self.finish(page_of_mistake(self))
        else:
            self.set_status(HTTPStatus.FORBIDDEN)
            self._say(self._why)

    def _say(self, why: str) -> None:
        refusals: Mapping[str, Refusals] = self.settings["refusals"]
        language = language_liked(self, refusals)
        words = refusals.get(language)
        heading = words.no_entry if words else ""
        self.finish(page_of_words(self, language, heading, getattr(words, why, "")))


def language_liked(handler: RequestHandler, known: Container[str]) -> str:
    """Return the first known language that the address names or the browser prefers.

    If none is known, return English (`en`).
    """
    liked = handler.request.headers.get("Accept-Language", "")[:LONGEST_LIKING].lower()
    tags = [tag.partition(";")[0].strip() for tag in liked.split(",")]
    asked = [handler.get_query_argument("lang", ""), *(tag.partition("-")[0] for tag in tags)]
    return next((language for language in asked if language in known), "en")


def page_of_words(handler: RequestHandler, language: str, heading: str, text: str) -> str:
    """Return the page for a visitor who is refused."""
    pages: Environment = handler.settings["voila_jinja2_env"]
    return pages.get_template("refused.html").render(language=language, heading=heading, text=text)


def page_of_mistake(handler: RequestHandler) -> str:
    """Return the page for a wrong address, or for another error; the page has a link home."""
    pages: Environment = handler.settings["voila_jinja2_env"]
    status = handler.get_status()
    page = pages.select_template([f"{status}.html", "error.html"])
    told = {"status_code": status, "status_message": HTTPStatus(status).phrase}
    return page.render(base_url=handler.settings["base_url"], **told)


class Quiet(RequestHandler):
    """A handler that answers a wrong address or method with a page, not with a traceback."""

    def write_error(self, *_: Any, **__: Any) -> None:
        """Show the page for a wrong address, or for another error."""
        self.finish(page_of_mistake(self))


def without_token(query: str) -> tuple[list[str], str]:
    """Return the tokens in a query, and the query without them, otherwise unchanged."""
    words: list[str] = []
    others: list[str] = []
    for part in query.split("&"):
        name, _, word = part.partition("=")
        if name != TOKEN:
            others.append(part)
        elif len(words) < MOST_WORDS:
            words.append(unquote_plus(word))
    return words, "&".join(others)


def onward(path: str, query: str) -> str:
    """Return a path and query as an address on this server.

    Several slashes at the beginning of the path would mean another server, so only one is
    kept.
    """
    here = "/" + path.lstrip("/\\")
    return f"{here}?{query}" if query else here


def below(base: str, path: str) -> str | None:
    """Return the part of a path after the base; None if the path does not begin with the base.

    All addresses of the server begin with the base. If the path is the base without its last
    slash, the result is empty.
    """
    if path == base.rstrip("/"):
        return ""
    return path.removeprefix(base) if path.startswith(base) else None


def has_hung_up(request: HTTPServerRequest) -> bool:
    """Return whether the connection of a request has ended."""
    stream: IOStream | None = getattr(request.connection, "stream", None)
    return stream is None or stream.closed()


def is_absurd(path: str) -> bool:
    """Return whether a path has a form that no page or file of ours has.

    Some of these paths would raise an error in a handler.
    """
    if len(path) > LONGEST_PATH:
        return True
    try:
        plain = unquote(path, errors="strict")
    except UnicodeDecodeError:
        return True
    names = plain.split("/")
    return (
        not plain.isprintable()
        or any(len(name.encode()) > LONGEST_NAME for name in names)
        or names[-1] == NAMELESS
    )


def is_from_elsewhere(request: HTTPServerRequest) -> bool:
    """Return whether another site sent a request that is not a click on a link to the page.

    The headers of the browser tell this. Otherwise each picture or frame with our address in
    another page would cost a kernel.
    """
    said = request.headers
    if said.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
        return False
    is_link = said.get("Sec-Fetch-Mode") == "navigate" and said.get("Sec-Fetch-Dest") == "document"
    return not (is_link and request.method in SAFE)


def kernel_in(path: str) -> str | None:
    """Return the kernel's id in a path below the base; None if the path addresses no kernel."""
    for place in KERNEL_PLACES:
        if path == place or path.startswith(f"{place}/"):
            return unquote(path.removeprefix(place)).removeprefix("/").removesuffix(CHANNEL)
    return None
