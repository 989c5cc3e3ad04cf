"""The address of the page: the parameters of its query string, and the address of a place.

A damaged or unknown value is answered by a sentence, and the default is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tutor.core.base.discovery import games
from tutor.core.base.errors import TreeError, TutorError
from tutor.core.base.reading import well_formed
from tutor.core.lessons.files import has_course, open_course
from tutor.core.lessons.lesson import FORMAT, LessonKey
from tutor.core.lessons.line_study import LineStudy
from tutor.core.lessons.line_study_lesson import open_study, opened_study
from tutor.core.lessons.line_study_reading import read_study
from tutor.core.lessons.opening import lesson_named, opening_lesson
from tutor.core.lessons.parts import Spot
from tutor.core.lessons.presentation import parts_of
from tutor.core.lessons.text import lesson_words
from tutor.core.records.files import read_tree
from tutor.core.records.line import lesson_ids
from tutor.core.records.link import PARAMETER, read_link, unpack, write_link
from tutor.core.records.tree import Tree
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES, Text, text_for
from widgets.session.tables import is_put_away, taken_out
from widgets.session.workspace import HOT_SEAT
from widgets.shared.address_parts import (
    LONGEST_QUESTION,
    PANELS,
    ComparedAsked,
    QuestionAsked,
    read_compared,
    read_question,
)
from widgets.shared.notices import Sentence, sentence_of
from widgets.shared.themes import THEMES, ThemeName

VIEWS: Final = ("lesson", "explore", "play", "rules", "presenter")
ALSO: Final = {"learn": "lesson", "teach": "presenter"}
"""The names of views in an address where they are others; it is these that the page writes."""
CHOSEN: Final[Mapping[str, tuple[str, str, Callable[[], tuple[str, ...]]]]] = {
    "lang": ("language", "address-language", lambda: LANGUAGES),
    "game": ("game", "address-game", games),
    "open": ("opened", "address-open", lambda: PANELS),
}
"""The parameters that are one of several: their fields, what is said else, and what they can be."""
LATER: Final = ("step", "seat", "exhibit", "compare", "question")
"""The parameters that are read once it is known in what."""
LONGEST: Final = 60
MOST_CHARACTERS: Final = 12_000
SLIDE: Final = re.compile(r"0|[1-9][0-9]?")
"""The number of a slide as the page writes it."""


class StepAsked(NamedTuple):
    """A step of a lesson by its id, and which of its slides: 1 tells it, 0 opens its act."""

    id: str
    part: int = 1

    def __str__(self) -> str:
        return self.id if self.part == 1 else f"{self.id}.{self.part}"


@dataclass
class Address:
    """The parameters of an address; those it does not have are None.

    `tree` is what the first parameter `r` holds (`is_linked`: there was one); it goes before
    `lesson`, unless it is the lesson's example with lines beside it. `ply` is as it was asked for:
    `place_in` decides once the line is known. `opened` is a panel, `ask` what the rules are asked,
    `exhibit` what the lesson shows by the way. `is_around`: its game goes round a screen and is
    opened so, whatever seat is asked for. `faults` are sentences.
    """

    lesson: LessonKey | None = None
    ply: str | None = None
    step: StepAsked | None = None
    tree: Tree | None = None
    is_linked: bool = False
    seat: str | None = None
    game: str | None = None
    view: str | None = None
    theme: ThemeName | None = None
    language: str | None = None
    opened: str | None = None
    ask: str | None = None
    compare: ComparedAsked | None = None
    exhibit: str | None = None
    question: QuestionAsked | None = None
    is_around: bool = False
    faults: list[Sentence] = field(default_factory=list)

    def place_in(self, plies: int) -> int:
        """The ply asked for in a line of so many; a ply that does not exist is a fault, and 0."""
        if self.ply is None:
            return 0
        if self.ply.isascii() and self.ply.isdigit() and int(self.ply[:9]) <= plies:
            return int(self.ply[:9])
        found = _short(self.ply)
        self.faults.append(lambda text: text.say("address-ply", found=found, last=plies))
        return 0

    @property
    def spot(self) -> Spot | None:
        """The place of the step that is asked for."""
        if self.step is None:
            return None
        key = self.lesson or opening_lesson()
        return open_course(key.lesson, key.game).step(self.step.id).at


def asked_language(query: str) -> str:
    """The language a query string asks for, to say in it what is wrong with the rest."""
    asked = dict(_parts(query)).get("lang", "")
    return asked if asked in LANGUAGES else DEFAULT_LANGUAGE


def read_address(query: str) -> Address:
    """Understand a query string."""
    address = Address()
    parts = _parts(query)
    for name, value in parts:
        _read(address, name, value)
    asked = dict(parts)
    _check_together(address)
    _read_step(address, asked.get("step"))
    _read_seat(address, asked.get("seat"))
    _read_exhibit(address, asked.get("exhibit"))
    _read_places(address, asked)
    return address


def _parts(query: str) -> list[tuple[str, str]]:
    asked = well_formed(query.removeprefix("?")[:MOST_CHARACTERS])
    return parse_qsl(asked, keep_blank_values=True)


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


def _read(address: Address, name: str, value: str) -> None:
    found = _short(value)

    def unknown(message: str, options: tuple[str, ...]) -> None:
        address.faults.append(
            lambda text: text.say(message, found=found, known=text.all_of(options))
        )

    if name == "lesson":
        address.lesson = lesson_named(value)
        if address.lesson is None:
            known = lesson_ids()
            address.faults.append(
                lambda text: _opened(text, "address-lesson", found=found, known=text.all_of(known))
            )
    elif name == "ply":
        address.ply = value
    elif name == "theme":
        address.theme = THEMES.get(value)
        if address.theme is None:
            unknown("address-theme", tuple(THEMES))
    elif name in CHOSEN:
        field_name, message, options = CHOSEN[name]
        if value in options():
            setattr(address, field_name, value)
        else:
            unknown(message, options())
    elif name == "view":
        if value in VIEWS or value in ALSO:
            address.view = ALSO.get(value, value)
        else:
            unknown("address-view", (*VIEWS, *ALSO))
    elif name == "ask":
        address.ask = value[:LONGEST_QUESTION].strip() or None
    elif name == "r" and address.is_linked:
        return  # one link is enough: opening each takes a while
    elif name == "r":
        address.is_linked = True
        try:
            _open_link(address, value)
        except TutorError as error:
            what = sentence_of(error)
            address.faults.append(lambda text: _opened(text, "address-link", what=what(text)))
    elif name not in LATER:
        address.faults.append(lambda text: text.say("address-unknown", name=name[:LONGEST]))


def _open_link(address: Address, link: str) -> None:
    """Open what a link holds or names: a record, a tree or a study. Raises TutorError."""
    if is_put_away(link):
        _open_table(address, link)
        return
    data = read_link(link)
    if isinstance(data, dict) and data.get("format") == FORMAT:
        address.lesson = open_study(read_study(data))
    else:
        address.tree = read_tree(data)


def _open_table(address: Address, link: str) -> None:
    """Open a game that goes round a screen, if it is kept here. Raises TutorError."""
    packed = taken_out(link)
    if packed is None:
        address.faults.append(lambda text: _opened(text, "address-table"))
        return
    address.tree, address.is_around = read_tree(unpack(packed)), True


def _opened(text: Text, message: str, **arguments: str) -> str:
    """The fault of an address, and the lesson that is opened instead."""
    lesson = opening_lesson()
    here = lesson_words(lesson, text_for(lesson.game, text.language)).get("here")
    return " ".join((text.say(message, **arguments), here)).rstrip()


def _check_together(address: Address) -> None:
    """Note a fault where the address asks for two games, with the one that is opened.

    Where several games have a lesson of one id, it is that of the game that is asked for.
    """
    game, tree = address.game, address.tree
    if address.lesson is not None:
        wanted = game if tree is None else tree.game.name
        address.lesson = lesson_named(address.lesson.lesson, wanted)
    if game is None:
        return
    if tree is not None:
        _two_games(address, "address-link-game", game, tree.game.name)
    elif address.lesson is not None:
        _two_games(address, "address-lesson-game", game, address.lesson.game)


def _two_games(address: Address, message: str, asked: str, opened: str) -> None:
    def name(game: str, text: Text) -> str:
        return text_for(game, text.language).say("game-name")

    if asked != opened:
        address.faults.append(
            lambda text: text.say(message, game=name(asked, text), opened=name(opened, text))
        )


def _read_step(address: Address, value: str | None) -> None:
    """The step of a lesson that has steps; a slide of it follows its id after a full stop."""
    if value is None:
        return
    key = address.lesson or opening_lesson()
    step, stop, number = value.partition(".")
    part = int(number) if SLIDE.fullmatch(number) else -1
    if not stop:
        part = 1
    if has_course(key.lesson, key.game) and part in parts_of(
        open_course(key.lesson, key.game), step
    ):
        address.step = StepAsked(step, part)
    else:
        _cannot(address, "address-step", value)


def _read_seat(address: Address, value: str | None) -> None:
    """The player whose hand is open, in a game that a link holds; or everybody in turn."""
    if address.is_around:
        address.seat = HOT_SEAT
    elif value is None:
        return
    elif address.tree is not None and value in (*address.tree.start.players, HOT_SEAT):
        address.seat = value
    else:
        _cannot(address, "address-seat", value)


def _read_exhibit(address: Address, value: str | None) -> None:
    """An exhibit of the lesson, by its id."""
    if value is None:
        return
    key = address.lesson or opening_lesson()
    is_shown = address.tree is None and has_course(key.lesson, key.game)
    if is_shown and value in open_course(key.lesson, key.game).exhibits:
        address.exhibit = value
    else:
        _cannot(address, "address-exhibit", value)


def _read_places(address: Address, asked: Mapping[str, str]) -> None:
    """What is compared, and a question on the position that a link holds."""
    if "compare" in asked:
        address.compare = read_compared(asked["compare"])
        if address.compare is None:
            _cannot(address, "address-compare", asked["compare"])
    if "question" in asked:
        has_both = address.tree is not None and address.lesson is not None
        is_there = has_both and not address.is_around
        address.question = read_question(asked["question"]) if is_there else None
        if address.question is None:
            _cannot(address, "address-question", asked["question"])


def _cannot(address: Address, message: str, value: str) -> None:
    found = _short(value)
    address.faults.append(lambda text: text.say(message, found=found))


def lesson_parts(lesson: LessonKey) -> dict[str, str | int | None]:
    """A lesson as written in an address: the game only if the id alone means another lesson.

    A study goes along whole; where it is too long for a link, only its game is left.
    """
    study = opened_study(lesson)
    if study is not None:
        link = study_link(study)
        return {"game": lesson.game} if link is None else {PARAMETER: link}
    name = lesson.lesson
    return {"lesson": name, "game": None if lesson_named(name) == lesson else lesson.game}


def study_link(study: LineStudy) -> str | None:
    """The parameter of a link that holds a study; None where it is too long for one."""
    try:
        return write_link(study.to_json())
    except TreeError:
        return None


def written_view(view: str) -> str:
    """A view by its name in an address."""
    return next((name for name, meant in ALSO.items() if meant == view), view)


def write_address(**parts: str | int | None) -> str:
    """The query string of a place, as `read_address` understands it; None is left out."""
    told = {name: value for name, value in parts.items() if value is not None}
    # What no browser would send, half of a character, is written as a question mark.
    return f"?{urlencode(told, errors='replace')}"
