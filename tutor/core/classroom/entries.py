"""The entries of a class: everything that happened in it, in order, as values.

A class consists of its entries. The program only adds entries and never changes them, and it
computes the state of a class from them (`room.py`). An entry from a file is read with limits,
because a file can be damaged.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.reading import TURNING, Reader, parse_json
from tutor.core.base.shapes.fields import Field, Items, Shape
from tutor.core.base.shapes.values import Flag, OneOf, Reading, Text, Whole
from tutor.core.words.text import LANGUAGES

Kind = Literal["open", "seat", "at", "answer", "close", "again", "show", "lost", "left", "end"]
"""The kinds of entries.

`open` begins the class, or goes on with it after a restart. `seat` is a phone that comes or comes
back, `left` a phone that is gone. `at` says which slide the wall shows. `answer` is the answer of a
seat. `close`, `again` and `show` change the phase of the question. `lost` says whether a seat asks
for help. `end` ends the class.
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LONGEST_NAME: Final = 24
LONGEST_ADDRESS: Final = 1_200
"""The greatest length of an address. The address of a game has one character for each decision."""
LONGEST_WORD: Final = 64
MOST_OPTIONS: Final = 100
"""The greatest number of options of a question. A game never has so many legal decisions."""
MOST_VOICES: Final = 9
"""The most players of a game for whom phones choose."""
LONGEST_BODY: Final = 4_000
SEAT: Final = re.compile(r"[0-9a-f]{0,64}")
_NUMBER: Final = Whole(0, MOST_OPTIONS - 1)

BODIES: Final[Mapping[Kind, Shape]] = {
    "open": Shape(Field("word", Text(LONGEST_WORD)), Field("key", Text(LONGEST_WORD))),
    "seat": Shape(Field("name", Text(LONGEST_NAME)), Field("language", OneOf(LANGUAGES))),
    "at": Shape(
        Field("address", Text(LONGEST_ADDRESS)),
        Field("topic", Text(LONGEST_ADDRESS)),
        Field("options", Whole(0, MOST_OPTIONS)),
        Field("right", Items(_NUMBER, MOST_OPTIONS)),
        Field("reveals", Flag()),
        Field("voices", Whole(0, MOST_VOICES), may_lack=True),
        Field("deciding", Items(Whole(0, MOST_VOICES - 1), MOST_VOICES), may_lack=True),
    ),
    "answer": Shape(Field("n", Whole(1)), Field("v", _NUMBER)),
    "close": Shape(),
    "again": Shape(),
    "show": Shape(),
    "lost": Shape(Field("is", Flag())),
    "left": Shape(),
    "end": Shape(),
}
"""The body of an entry of each kind.

The `key` of an opened class is the digest of the teacher's secret, and its `word` opens the class
to a phone without the code. An entry `at` has the question of the slide: its `topic`, the number of
its `options` and the numbers of the `right` options. The topic of a slide without a question is
empty. If the slide `reveals`, it shows the answer to the question. In a game that the class plays,
`voices` is the number of the players, and `deciding` has the numbers of the players who choose now.
`n` is the number of a question, `v` the number of an option.
"""


class Entry(NamedTuple):
    """An entry of a class: its number `seq`, the class, the time in seconds, and what happened.

    `seat` is the id of the phone. It is empty for an action of the teacher.
    """

    seq: int
    room: str
    at: float
    kind: Kind
    seat: str = ""
    body: Mapping[str, Any] = {}

    def body_text(self) -> str:
        """Return the body as JSON."""
        return json.dumps(dict(self.body), ensure_ascii=False, separators=(",", ":"))


def read_entry(seq: int, room: str, at: float, kind: str, seat: str, body: str) -> Entry:
    """Return an entry from the columns of a file. Raises RecordError if the entry is faulty."""
    return new_entry(seq, room, at, kind, seat, parse_json(body, LONGEST_BODY))


def new_entry(seq: int, room: str, at: float, kind: str, seat: str, body: object) -> Entry:
    """Return an entry after a check of its body. Raises RecordError if the body is faulty."""
    known = next((each for each in KINDS if each == kind), None)
    if known is None or not SEAT.fullmatch(seat):
        raise RecordError([Fault("kind", "unknown_id", {"found": kind, "expected": list(KINDS)})])
    reader = Reader()
    values = BODIES[known].read(Reading(reader), body, "body")
    reader.finish()
    return Entry(seq, room, at, known, seat, values)


def clean_name(name: str) -> str:
    """Return a name without control characters and with at most 24 characters, to be shown for a seat."""
    shown = (letter for letter in name if letter not in TURNING)
    plain = "".join(letter if letter.isprintable() else " " for letter in shown)
    return " ".join(plain.split())[:LONGEST_NAME].rstrip()
