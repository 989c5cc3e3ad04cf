"""The addresses of a class: the phone's page, the console, the wall, their sockets and files.

They need only Tornado: the tutor's server mounts them, and so does a Jupyter server
(`extension.py`). A phone joins only with the code, or with the long word of the QR code.
Only a browser with the teacher's cookie opens the console, the wall's socket and the
files with names.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final

from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from tutor.core.classroom.ballot import is_opening
from tutor.core.classroom.report import facts
from tutor.core.print.class_sheet import class_sheet
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES, best_language
from widgets.classroom.codes import LETTERS, Door
from widgets.classroom.live import PRESSES, LiveClass
from widgets.classroom.network import qr_svg
from widgets.classroom.pages import PageName, make_class_page, page_script, visit_words
from widgets.server.arrivals import neighbourhood
from widgets.server.limits import Pace

PLACE: Final = "c/"
"""The path of the class below the path of the server."""
LARGEST_MESSAGE: Final = 2_048
MESSAGES_AT_ONCE: Final = 20
MESSAGES_A_SECOND: Final = 2
MOST_SOCKETS: Final = 900
"""The most connections of a class: two for each seat, those without a seat, and the teacher's."""
SOCKETS_OF_SEAT: Final = 2
PING: Final = 20.0
LONGEST_LIKING: Final = 1_000
MOST_TOKEN: Final = 64
COOKIE: Final = "tutor-class"
COOKIE_DAYS: Final = 1
TOO_MANY, TOO_OFTEN, NOT_OURS = 1013, 1008, 1007
CODE: Final = f"([{LETTERS}{LETTERS.lower()}]{{4}})"


@dataclass
class Classes:
    """What all handlers share: the one class of a server, and the door that checks its visitors.

    `live` is None before a class is opened. `origin` is the server's address for phones, and
    `base` the path of the server. `after` is the address to which the teacher's link leads,
    below that path. `sockets` is the number of open connections.
    """

    live: LiveClass | None = None
    door: Door = field(default_factory=Door)
    origin: str = ""
    base: str = "/"
    after: str = "?view=teach"
    sockets: int = 0

    @property
    def path(self) -> str:
        """The path of the addresses of a class."""
        return f"{self.base}{PLACE}"

    def join_link(self, *, has_word: bool = False) -> str:
        """Return the link by which phones join; with the long word for a QR code."""
        assert self.live is not None
        link = f"{self.origin}{self.path}{self.live.code.lower()}"
        return f"{link}?w={self.live.room.word}" if has_word else link

    def teacher_link(self, secret: str) -> str:
        """Return the link that gives a browser the right of the teacher, and opens the wall."""
        return f"{self.join_link()}/teach?key={secret}"


def routes(classes: Classes) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """Return the handlers of the class with their addresses, for an application of Tornado."""
    here = classes.path
    given = {"classes": classes}
    ours: list[tuple[str, type[RequestHandler]]] = [
        ("?", Lobby),
        (r"(phone|console)\.js", Script),
        ("mine", Mine),
        (f"{CODE}/?", Phone),
        (f"{CODE}/socket", PhoneSocket),
        (rf"{CODE}/board/([0-9a-f]{{16}})-([a-z]{{2}})(-dark)?\.svg", Board),
        (f"{CODE}/teach", Teach),
        (f"{CODE}/wall", WallSocket),
        (f"{CODE}/console", Console),
        (f"{CODE}/console/socket", ConsoleSocket),
        (rf"{CODE}/qr\.svg", QrCode),
        (rf"{CODE}/(answers|attendance)\.csv", Table),
        (f"{CODE}/sheet", Sheet),
        (".*", Nowhere),  # no other handler of the server may answer here, where no token is needed
    ]
    return [(here + path, handler, given) for path, handler in ours]


SENTENCES: Final[Mapping[int, str]] = {
    HTTPStatus.FORBIDDEN: "visit-not-teacher",
    HTTPStatus.TOO_MANY_REQUESTS: "visit-too-often",
}
"""The messages for the errors about which a visitor can do something, by their status."""


class Place(RequestHandler):
    """A handler of the class, which decides who may see it and in which language it answers."""

    classes: Classes

    def initialize(self, classes: Classes) -> None:
        """Store the class."""
        self.classes = classes

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer an error with a sentence, if the visitor can do something about the error."""
        name = SENTENCES.get(status_code)
        if name is not None:
            self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(str(status_code) if name is None else visit_words(name, self.language))

    @property
    def language(self) -> str:
        """The language of the address, or else the first language of the browser that the tutor knows."""
        asked = self.get_query_argument("lang", "")
        liked = self.request.headers.get("Accept-Language", "")[:LONGEST_LIKING].lower()
        tags = [tag.partition(";")[0].strip().partition("-")[0] for tag in liked.split(",")]
        return next((tag for tag in (asked, *tags) if tag in LANGUAGES), DEFAULT_LANGUAGE)

    def find(self, code: str) -> LiveClass | None:
        """Return the class if the visitor sent its code or its long word; otherwise return None.

        A class that is over is found as long as its answers are kept.
        """
        live = self.classes.live
        word = self.get_query_argument("w", "")
        source = neighbourhood(self.request.remote_ip or "")
        if live is None or not live.room.word:
            return None
        opens = self.classes.door.opens(live.code, live.room.word, code, word, source)
        return live if opens else None

    def find_for_teacher(self, code: str) -> LiveClass:
        """Return the class if the visitor has the teacher's cookie. Raise HTTPError for other visitors."""
        live = self.classes.live
        secret = self.get_cookie(COOKIE) or ""
        if live is None or code.upper() != live.code or not live.is_teacher(secret):
            raise HTTPError(HTTPStatus.FORBIDDEN)
        return live

    def show(self, live: LiveClass | None) -> None:
        """Send the phone's page: the page of the class, or without a class the page to type a code."""
        code = live.code if live else ""
        word = live.room.word if live else ""
        self.set_header("Cache-Control", "no-store")
        base = self.classes.path
        self.finish(make_class_page("phone", self.language, code, base, word=word))


def give_right(handler: RequestHandler, secret: str, path: str) -> None:
    """Give a browser the teacher's rights for the addresses below a path, by setting a cookie."""
    handler.set_cookie(
        COOKIE,
        secret,
        path=path,
        expires_days=COOKIE_DAYS,
        httponly=True,
        secure=handler.request.protocol == "https",
        samesite="Lax",
    )


class Lobby(Place):
    """The page on which a phone types the code."""

    def get(self) -> None:
        """Send the page on which a phone types the code."""
        self.show(None)


class Phone(Place):
    """The page of a phone in the class."""

    def get(self, code: str) -> None:
        """Send the page of the class; if the code is wrong, send the page on which a phone types a code."""
        live = self.find(code)
        if live is None:
            self.set_status(HTTPStatus.NOT_FOUND)
        self.show(live)


class Nowhere(Place):
    """The handler of all other addresses below the path of the class."""

    def get(self) -> None:
        """Send the page on which a phone types the code once more."""
        self.find("")
        self.set_status(HTTPStatus.NOT_FOUND)
        self.show(None)


class Script(Place):
    """The script of the phone's page or of the console; it is the same for all phones."""

    def get(self, name: PageName) -> None:
        """Send the script; the address of the script contains its version."""
        self.set_header("Content-Type", "application/javascript; charset=utf-8")
        self.set_header("Cache-Control", "private, max-age=31536000, immutable")
        self.finish(page_script(name))


class Board(Place):
    """The board of the slide on the wall as SVG, which the server compresses once for all phones."""

    def get(self, code: str, name: str, language: str, dark: str | None) -> None:
        """Send the board in the colours of the phone, if this board is still on the wall."""
        live = self.find(code)
        packed = (
            None
            if live is None
            else live.board(name, best_language(language), "dark" if dark else "light")
        )
        if packed is None:
            raise HTTPError(HTTPStatus.NOT_FOUND)
        self.set_header("Content-Type", "image/svg+xml")
        self.set_header("Content-Encoding", "gzip")
        self.set_header("Cache-Control", "private, max-age=86400")
        self.finish(packed)


class Teach(Place):
    """The teacher's link: it gives the browser a cookie, and redirects the browser to the wall."""

    def get(self, code: str) -> None:
        """If the secret is right, set the cookie, and redirect to an address without the secret.

        Raise HTTPError if the secret is wrong, or if the visitor's address has tried too often.
        """
        live, secret = self.classes.live, self.get_query_argument("key", "")
        source = neighbourhood(self.request.remote_ip or "")
        if not self.classes.door.lets_try(source):
            raise HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        if live is None or code.upper() != live.code or not live.is_teacher(secret):
            raise HTTPError(HTTPStatus.FORBIDDEN)
        give_right(self, secret, self.classes.path)
        to = self.get_query_argument("to", "")
        there = f"{PLACE}{code.lower()}/console" if to == "console" else self.classes.after
        self.redirect(f"{self.classes.base}{there}", status=HTTPStatus.SEE_OTHER)


class Console(Place):
    """The teacher's console."""

    def get(self, code: str) -> None:
        """Send the console's page, if the browser has the teacher's cookie."""
        live, classes = self.find_for_teacher(code), self.classes
        wall = f"{classes.base}{classes.after}"
        self.set_header("Cache-Control", "no-store")
        base = classes.path
        self.finish(make_class_page("console", self.language, live.code, base, wall=wall))


class Mine(Place):
    """The address that tells the wall's page about the class of the teacher who asks."""

    def get(self) -> None:
        """Send the teacher's browser how phones join; send other browsers an empty response.

        `address` is the address that learners type. `fresh` says that the wall has shown no slide
        yet. `at` is the address of the slide that the wall showed last.
        """
        live, secret = self.classes.live, self.get_cookie(COOKIE) or ""
        self.set_header("Cache-Control", "no-store")
        if live is None or live.room.is_over or not live.is_teacher(secret):
            self.set_status(HTTPStatus.NO_CONTENT)
            return
        base, origin = self.classes.base, self.classes.origin
        # Our own server leads from its front door to the class; other servers need the whole path.
        path = "" if origin and base == "/" else self.classes.path
        host = (origin or f"//{self.request.host}").partition("//")[2]
        self.finish(
            {
                "t": "join",
                "code": live.code,
                "join": self.classes.join_link(),
                "address": host + path,
                "qr": f"{self.classes.path}{live.code.lower()}/qr.svg",
                "fresh": not live.room.address,
                "at": live.room.address,
            }
        )


class QrCode(Place):
    """The QR code by which phones join, for the wall."""

    def get(self, code: str) -> None:
        """Send the QR code as SVG."""
        self.find_for_teacher(code)
        self.set_header("Content-Type", "image/svg+xml")
        self.set_header("Cache-Control", "no-store")
        origin = "" if self.classes.origin else f"{self.request.protocol}://{self.request.host}"
        self.finish(qr_svg(origin + self.classes.join_link(has_word=True)))


class Table(Place):
    """The answers or the attendance of the class as CSV, for the teacher."""

    def get(self, code: str, what: str) -> None:
        """Send the table as a CSV file."""
        live = self.find_for_teacher(code)
        text = live.attendance() if what == "attendance" else live.answers(self.language)
        self.set_header("Content-Type", "text/csv; charset=utf-8")
        self.set_header("Content-Disposition", f'attachment; filename="{live.code}-{what}.csv"')
        self.set_header("Cache-Control", "no-store")
        self.finish(text)


class Sheet(Place):
    """The sheet of the class for the teacher to print."""

    def get(self, code: str) -> None:
        """Send the sheet as a page."""
        live = self.find_for_teacher(code)
        self.set_header("Cache-Control", "no-store")
        day = datetime.fromtimestamp(live.room.opened).astimezone().date()
        self.finish(class_sheet(live.code, facts(live.room), day, self.language))


class Socket(Place, WebSocketHandler):
    """A connection to the class, with limits on messages."""

    live: LiveClass | None = None
    _is_counted = False

    @property
    def max_message_size(self) -> int:
        """The most bytes of a message; a larger one ends the connection."""
        return LARGEST_MESSAGE

    @property
    def ping_interval(self) -> float:
        """The seconds between two pings; a phone that does not answer a ping counts as lost."""
        return PING

    def get_compression_options(self) -> None:
        """Return None, so that no message is compressed.

        Messages are small, and compression would take 300 kB for each connection.
        """
        return

    def enter(self, live: LiveClass | None, pace: Pace) -> bool:
        """Accept the connection if there is a class and room for one more; otherwise close it.

        Return whether the connection was accepted. `pace` limits the messages of the connection.
        """
        self._pace = pace
        if live is None:
            self.tell('{"t":"over"}')
            self.close()
            return False
        if self.classes.sockets >= MOST_SOCKETS:
            self.close(TOO_MANY)
            return False
        self.classes.sockets += 1
        self._is_counted = True
        self.live = live
        return True

    def on_close(self) -> None:
        """Note that the connection is closed."""
        if self._is_counted:
            self.classes.sockets -= 1

    def on_message(self, message: str | bytes) -> Awaitable[None] | None:
        """Read a message and carry it out.

        Close the connection if it sends too many messages, or one that is not in the form of the
        class.
        """
        if self.live is None:
            return None
        if not self._pace.allows():
            self.close(TOO_OFTEN)
            return None
        told = read_message(message)
        if told is None:
            self.close(NOT_OURS)
            return None
        return self.hear(self.live, told)

    def hear(self, live: LiveClass, told: dict[str, Any]) -> Awaitable[None] | None:
        """Carry out a message that the other side has sent."""
        raise NotImplementedError

    def tell(self, message: str) -> None:
        """Send a message; do nothing if the connection is closed already."""
        try:
            self.write_message(message)
        except WebSocketClosedError:
            return

    def leave(self) -> None:
        """Close the connection."""
        self.close()


def read_message(message: str | bytes) -> dict[str, Any] | None:
    """Return a message as an object with a name `t`; None if the text is no such object."""
    try:
        told = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) and isinstance(told.get("t"), str) else None


def text_in(told: dict[str, Any], name: str) -> str:
    """Return the text under a name in a message; empty if the message has no text there."""
    value = told.get(name)
    return value if isinstance(value, str) else ""


class PhoneSocket(Socket):
    """The connection of a phone."""

    seat = ""

    def open(self, code: str) -> None:
        """Accept the connection of a phone that sends the code or the long word."""
        self.enter(self.find(code), Pace(MESSAGES_AT_ONCE, MESSAGES_A_SECOND))

    def hear(self, live: LiveClass, told: dict[str, Any]) -> Awaitable[None] | None:
        """Carry out a message: `hello` takes a seat, `answer` answers, `lost` asks for help."""
        match told["t"]:
            case "hello":
                self._hello(live, told)
            case "answer" if self.seat:
                return self._answer(live, told)
            case "lost" if self.seat:
                live.cry(self.seat, told.get("is") is not False)
        return None

    def _hello(self, live: LiveClass, told: dict[str, Any]) -> None:
        """Give the phone its seat. If a seat has more than two connections, close the oldest."""
        if self.seat and live.greet_again(self, self.seat, best_language(text_in(told, "lang"))):
            return
        token, name = text_in(told, "seat")[:MOST_TOKEN], text_in(told, "name")
        language = best_language(text_in(told, "lang"))
        self.seat = live.join(self, token, name, language) or ""
        if self.seat:
            for former in live.phones[self.seat][:-SOCKETS_OF_SEAT]:
                former.leave()

    async def _answer(self, live: LiveClass, told: dict[str, Any]) -> None:
        await live.answer(self, self.seat, told.get("n"), told.get("v"))

    def on_close(self) -> None:
        """Note that the connection is closed; a seat without any connection counts as away."""
        super().on_close()
        if self.live is not None and self.seat:
            self.live.leave(self, self.seat)


class TeacherSocket(Socket):
    """A connection of the teacher's browser, which needs the teacher's cookie."""

    def prepare(self) -> None:
        """Refuse a browser without the teacher's cookie before the connection is made."""
        code = self.path_args[0]
        self.teaches = self.find_for_teacher(code)


class WallSocket(TeacherSocket):
    """The connection of the wall's page, which carries messages between the server and the kernel.

    If a second browser opens the teacher's link, the class stays on its slide until the
    teacher presses something in that browser. The class also stays on its slide when a new
    wall opens for which the teacher chose no lesson. The new wall goes on to the slide of the
    class as soon as it has heard of that slide.
    """

    _has_come = False

    def open(self, _: str) -> None:
        """From now on, send the wall the counts of the class."""
        if self.enter(self.teaches, Pace(10 * MESSAGES_AT_ONCE, 10 * MESSAGES_A_SECOND)):
            self.teaches.walls.append(self)
            self.teaches.tell_tally(at_once=True)

    def hear(self, live: LiveClass, told: dict[str, Any]) -> Awaitable[None] | None:
        """Carry out a message: the address of the slide on the wall, or what the teacher pressed."""
        match told["t"]:
            case "at":
                address = text_in(told, "address")
                is_wall = live.walls[:1] == [self]
                if self._has_come or (is_wall and not (live.room.address and is_opening(address))):
                    live.go(address)
                self._has_come = True
            case "close" | "again" | "show" as press:
                live.turn(press)
            case "end":
                return live.end(is_kept=told.get("keep") is True)
        return None

    def on_close(self) -> None:
        """Note that the wall's connection is closed."""
        super().on_close()
        if self in self.teaches.walls:
            self.teaches.walls.remove(self)
            self.teaches.tell_tally()


class ConsoleSocket(TeacherSocket):
    """The connection of the teacher's console."""

    def open(self, _: str) -> None:
        """From now on, send the console the notes and the seats."""
        live = self.teaches
        if self.enter(live, Pace(10 * MESSAGES_AT_ONCE, 10 * MESSAGES_A_SECOND)):
            live.consoles[self] = self.language
            self._tell_all(live)

    def _tell_all(self, live: LiveClass) -> None:
        live.tell_cards(self)
        live.tell_tally(at_once=True)

    def hear(self, live: LiveClass, told: dict[str, Any]) -> Awaitable[None] | None:
        """Carry out a message: a greeting, a press for the wall, or the end of the class."""
        if told["t"] == "hello":
            live.consoles[self] = best_language(text_in(told, "lang"))
            self._tell_all(live)
        elif told["t"] == "press" and told.get("press") in PRESSES:
            live.press(told["press"])
        elif told["t"] == "end":
            return live.end(is_kept=told.get("keep") is True)
        return None

    def on_close(self) -> None:
        """Note that the console's connection is closed."""
        super().on_close()
        self.teaches.consoles.pop(self, None)
