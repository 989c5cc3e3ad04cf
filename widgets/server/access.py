"""Access to all addresses of the server; a request that is refused here reaches no handler."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote, unquote_plus

from jinja2 import Environment
from tornado.httputil import HTTPServerRequest
from tornado.iostream import IOStream
from tornado.routing import Matcher
from tornado.web import RequestHandler

from widgets.server.arrivals import neighbourhood
from widgets.server.hosts import Hosts
from widgets.server.visitor_cookies import Visitors

# The address at which a warm kernel asks for the address of its page. It sends no cookies.
HANDSHAKE = re.compile(r"voila/query/[\w-]{1,64}")

# The address of one kernel's channel; the kernel's id is the rest of it.
KERNEL_PLACES = ("api/kernels", "voila/api/shutdown")
CHANNEL = "/channels"
SAFE = ("GET", "HEAD")
LONGEST_PATH = 512
LONGEST_NAME = 200
MOST_WORDS = 16
LONGEST_LIKING = 1_000  # of a browser's languages, in letters
NAMELESS = ".ipynb"  # a notebook's ending without a notebook
TOKEN = "token"  # noqa: S105 - the parameter's name


@dataclass(frozen=True)
class Refusals:
    """The sentences for visitors who may not enter, in one language."""

    no_entry: str
    no_token: str
    unknown_host: str


class Access(Matcher):
    """Matches the requests that are refused, and those that enter with the token."""

    def __init__(self, hosts: Hosts, visitors: Visitors, base: str = "/") -> None:
        self._hosts = hosts
        self._visitors = visitors
        self._base = base

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """The parameters of a refusal or redirection; None lets the request through.

        A waiting request whose sender has hung up reaches no handler either.
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
        words, rest = without_token(request.query)
        is_inside = self._visitors.may_enter(request)
        may_come_in = is_inside or self._has_token(request, words)
        if words and may_come_in and self._visitors.has_token and request.method in SAFE:
            there = self._base if place is None else request.path
            return {"target_kwargs": {"onward": onward(there, rest)}}
        if not is_inside:
            return {"target_kwargs": {"why": "no_token"}}
        if place is None:
            return {"target_kwargs": {"why": "no_address"}}
        kernel = kernel_in(place)
        if kernel is not None and not self._visitors.has(request, kernel):
            return {"target_kwargs": {"why": "nothing_there"}}
        return None

    def _has_token(self, request: HTTPServerRequest, words: list[str]) -> bool:
        """Whether the token is among the words; a source that guesses too often is ignored."""
        source = neighbourhood(request.remote_ip or "")
        if not words or not self._visitors.may_guess(source, len(words)):
            return False
        if not any(map(self._visitors.is_token, words)):
            return False
        self._visitors.note_right(source, len(words))
        return True


class Answer(RequestHandler):
    """The answer to refused requests, the same for every address and method."""

    def initialize(self, why: str = "", onward: str = "") -> None:
        """Store the reason for the refusal, or the address to go on to."""
        self._why = why
        self._onward = onward

    def prepare(self) -> None:
        """Answer before Tornado looks for a method."""
        self.set_header("Cache-Control", "no-store")
        if self._onward:
            visitors: Visitors = self.settings["visitors"]
            visitors.welcome(self)
            self.redirect(self._onward, status=HTTPStatus.SEE_OTHER)
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
    """The first of our languages that the address names or the browser prefers; else English."""
    liked = handler.request.headers.get("Accept-Language", "")[:LONGEST_LIKING].lower()
    tags = [tag.partition(";")[0].strip() for tag in liked.split(",")]
    asked = [handler.get_query_argument("lang", ""), *(tag.partition("-")[0] for tag in tags)]
    return next((language for language in asked if language in known), "en")


def page_of_words(handler: RequestHandler, language: str, heading: str, text: str) -> str:
    """The page for a visitor who is refused."""
    pages: Environment = handler.settings["voila_jinja2_env"]
    return pages.get_template("refused.html").render(language=language, heading=heading, text=text)


def page_of_mistake(handler: RequestHandler) -> str:
    """The page for a wrong address, or for another mistake; it has a link home."""
    pages: Environment = handler.settings["voila_jinja2_env"]
    status = handler.get_status()
    page = pages.select_template([f"{status}.html", "error.html"])
    told = {"status_code": status, "status_message": HTTPStatus(status).phrase}
    return page.render(base_url=handler.settings["base_url"], **told)


class Quiet(RequestHandler):
    """A handler that answers a wrong address or method with the page for it, not a traceback."""

    def write_error(self, *_: Any, **__: Any) -> None:
        """Show the page for a wrong address, or for another mistake."""
        self.finish(page_of_mistake(self))


def without_token(query: str) -> tuple[list[str], str]:
    """The tokens in a query, and the query without them, otherwise unchanged."""
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
    """An address on this server; with several slashes at its head it would mean another server."""
    here = "/" + path.lstrip("/\\")
    return f"{here}?{query}" if query else here


def below(base: str, path: str) -> str | None:
    """The path below the base that everything is served under; None if it is not below it.

    The base without its last slash counts as well.
    """
    if path == base.rstrip("/"):
        return ""
    return path.removeprefix(base) if path.startswith(base) else None


def has_hung_up(request: HTTPServerRequest) -> bool:
    """Whether the connection of a request has ended."""
    stream: IOStream | None = getattr(request.connection, "stream", None)
    return stream is None or stream.closed()


def is_absurd(path: str) -> bool:
    """Whether none of our pages and files can have such an address; some would raise an error."""
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
    """Whether a page of another site asks for something other than a visit, as browsers say.

    A picture or a frame of ours in another page would cost a kernel each.
    """
    said = request.headers
    if said.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
        return False
    is_link = said.get("Sec-Fetch-Mode") == "navigate" and said.get("Sec-Fetch-Dest") == "document"
    return not (is_link and request.method in SAFE)


def kernel_in(path: str) -> str | None:
    """The kernel's id in a path below the base; None if the path addresses no kernel."""
    for place in KERNEL_PLACES:
        if path == place or path.startswith(f"{place}/"):
            return unquote(path.removeprefix(place)).removeprefix("/").removesuffix(CHANNEL)
    return None
