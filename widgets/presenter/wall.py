"""What the wall knows of a live class: where phones join, and the last counts of the server.

The page of the wall opens the socket of the class, and passes each message on to the
kernel. This module checks every message, because a browser sent it. No message to the
wall has the name of a learner.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from tutor.core.base.errors import TutorError
from tutor.core.base.reading import Reader, parse_json
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.fields import Field, Items, Shape
from tutor.core.base.shapes.values import Flag, OneOf, OrNull, Reading, Text, Whole
from tutor.core.classroom.entries import LONGEST_ADDRESS, MOST_OPTIONS, MOST_VOICES
from tutor.core.classroom.room import MOST_ROUNDS, MOST_SEATS, OFFERED, OPEN, SERVED, Phase
from tutor.core.words.text import DEFAULT_LANGUAGE

BASE: Final = "VOILA_BASE_URL"
"""The variable of the environment by which Voila tells a kernel the path of the server."""
LONGEST_MESSAGE: Final = 8_000
LONGEST_TEXT: Final = 512
QR: Final = re.compile(r"/(?:[\w.~@%-]+/)*c/[a-z]{4}/qr\.svg")
"""The path of the picture of a QR code on the server."""
COUNT: Final = Whole(0, MOST_SEATS)
JOIN: Final = Shape(
    Field("code", Text(LONGEST_TEXT)),
    Field("address", Text(LONGEST_TEXT)),
    Field("qr", Text(LONGEST_TEXT)),
    Field("fresh", Flag()),
    Field("at", Text(LONGEST_ADDRESS), may_lack=True),
)
TALLY: Final = Shape(
    Field("topic", Text(LONGEST_ADDRESS)),
    Field("phase", OrNull(OneOf(get_args(Phase)))),
    Field("here", COUNT),
    Field("came", COUNT),
    Field("answered", COUNT),
    Field("bars", OrNull(Items(Items(COUNT, MOST_OPTIONS), MOST_ROUNDS))),
    Field("asked", OrNull(COUNT), may_lack=True),
    Field("chosen", Items(Items(Whole(0, MOST_OPTIONS), 2), MOST_VOICES), may_lack=True),
)
"""The messages of the server that the wall reads, without the parts of a tally that it does not show."""
Cover = Literal["", "joining", "over"]
"""A slide of the class that covers the lesson: how phones join, or that the class is over."""
Press = Literal["close", "again", "show", "open"]
"""A press of the teacher that the server carries out; `open` opens a class that the server offers."""


@dataclass(frozen=True)
class Joining:
    """What a phone needs to join: the code, the address to type, and the path of the QR code's picture."""

    code: str
    address: str
    qr: str


@dataclass(frozen=True)
class Tally:
    """The counts of the question with a `topic`; the topic is empty if no question is asked.

    `here` is the number of the phones that are connected, `came` the number of all that ever
    were. `bars` has the number of answers for each option, as a tuple for each vote with
    answers. `bars` is empty as long as the class may not see the numbers. `asked` is the
    number of the connected phones that may answer, None if all may. `chosen` has the option
    of each player in a game that the class plays, once all are shown.
    """

    topic: str = ""
    phase: Phase = "open"
    here: int = 0
    came: int = 0
    answered: int = 0
    bars: tuple[tuple[int, ...], ...] = ()
    asked: int | None = None
    chosen: Mapping[int, int] = field(default_factory=dict)

    @property
    def of(self) -> int:
        """The number of phones that have answered or can still answer."""
        return max(self.here if self.asked is None else self.asked, self.answered)

    @property
    def is_complete(self) -> bool:
        """Whether all phones that can answer have answered."""
        return 0 < self.of == self.answered

    @property
    def is_open(self) -> bool:
        """Whether phones can answer the question now."""
        return self.phase in OPEN


class Wall:
    """The wall of a class; `joining` is None as long as the page has no connection to the class.

    `cover` is the slide of the class that covers the slide of the lesson, if any. `pressed`
    is the last press of the teacher with its number, which the page passes to the server.
    `at` is the address that the class's previous wall showed; it is empty after this page has
    gone there.
    """

    def __init__(self) -> None:
        self.joining: Joining | None = None
        self.tally = Tally()
        self.cover: Cover = ""
        self.at = ""
        self.pressed = "0"
        self._presses = 0
        self.is_served = bool(os.environ.get(SERVED))
        self._is_offered = os.environ.get(SERVED) == OFFERED

    def guide(self, language: str) -> str:
        """Return the path of the teacher's guide on the tutor's own server; empty on other servers."""
        base = os.environ.get(BASE)
        if base is None or not self.is_served:
            return ""
        folder = "" if language == DEFAULT_LANGUAGE else f"{language}/"
        return f"{base}voila/render/{folder}teacher_guide.ipynb"

    @property
    def can_open(self) -> bool:
        """Whether the server can open a class at a press of the teacher."""
        return self._is_offered and self.joining is None

    def press(self, press: Press) -> None:
        """Note what the teacher pressed, so that the page tells the server."""
        self._presses += 1
        self.pressed = f"{self._presses} {press}"

    def hear(self, text: str) -> None:
        """Read a message that the page has passed on from the server; ignore a faulty message."""
        try:
            told = parse_json(text, LONGEST_MESSAGE)
            kind = told.get("t") if isinstance(told, dict) else None
            if kind == "join":
                read = _read(JOIN, told)
                qr = read["qr"] if QR.fullmatch(read["qr"]) else ""
                self.joining = Joining(read["code"], read["address"], qr)
                self.cover = "joining" if read["fresh"] else self.cover
                self.at = read.get("at") or ""
            elif kind == "tally":
                self.tally = _tally(_read(TALLY, told))
            elif kind in ("away", "over"):
                self.joining, self.tally = None, Tally()
                self.cover = "over" if kind == "over" else ""
        except TutorError:
            return

    def about(self, topic: str) -> Tally | None:
        """Return the counts of a question; None if there is no class or no question.

        If the server has not told counts for this question yet, the result has no answers.
        """
        if self.joining is None or not topic:
            return None
        told = self.tally
        return told if told.topic == topic else Tally(topic, here=told.here, came=told.came)


def _read(shape: Shape, told: dict[str, object]) -> JSONObject:
    """Return the values of a message that the wall reads. Raises RecordError for a faulty message."""
    reader = Reader()
    known = {key: value for key, value in told.items() if key in shape.keys}
    values = shape.read(Reading(reader), known, "message")
    reader.finish()
    return values


def _tally(read: JSONObject) -> Tally:
    bars = tuple(tuple(vote) for vote in read["bars"] or () if any(vote))
    chosen = {pair[0]: pair[-1] for pair in read.get("chosen") or () if pair}
    return Tally(**{**read, "phase": read["phase"] or "open", "bars": bars, "chosen": chosen})
