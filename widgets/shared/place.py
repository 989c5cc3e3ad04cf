"""A place of the page: the view, the work in it, and what is open beside it.

The address of a page gives its place; a step, a comparison and a question are written with full
stops. For a damaged or unknown value the reader gets a sentence, and the default is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tutor.core.base.errors import TreeError, TutorError
from tutor.core.base.game import find_game
from tutor.core.base.kit import games
from tutor.core.base.reading import well_formed
from tutor.core.lessons.files import (
    games_in_order,
    has_course,
    lesson_named,
    open_course,
    opening_lesson,
)
from tutor.core.lessons.lesson import FORMAT, LessonKey
from tutor.core.lessons.line_study import LineStudy, read_study
from tutor.core.lessons.line_study_lesson import open_study, opened_study
from tutor.core.lessons.parts import Spot
from tutor.core.lessons.presentation import parts_of
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.text import lesson_words
from tutor.core.records.files import read_link, read_tree, unpack, write_link
from tutor.core.records.lines import lesson_ids
from tutor.core.records.tree import Tree
from tutor.core.words.text import LANGUAGES, Text, text_for
from widgets.session.workspace import (
    HOT_SEAT,
    Kind,
    Workspace,
    is_of_lesson,
    is_put_away,
    lesson_workspace,
    new_game,
    seat_game,
    taken_out,
)
from widgets.shared.loop import Sentence, sentence_of
from widgets.shared.themes import THEMES, ThemeName

MOST_DIGITS: Final = 6
NUMBER: Final = rf"0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}}"
COMPARED: Final = re.compile(rf"({NUMBER})(?:\.({NUMBER})\.({NUMBER}))?")
ASKED: Final = re.compile(
    rf"([a-z][a-z0-9_-]*)\.({NUMBER})\.([a-z]+(?:-[0-9]+)?)(?:\.({NUMBER})\.({NUMBER}))?(\.again)?"
)
ALONE: Final = (1, 1)
"""The place of a question that is asked alone; an address leaves it out."""


class Step(NamedTuple):
    """A step of a lesson by its id, and which of its slides: 1 has its text, 0 opens its act."""

    id: str
    part: int = 1

    def __str__(self) -> str:
        return self.id if self.part == 1 else f"{self.id}.{self.part}"


class Compared(NamedTuple):
    """A comparison by nodes of the tree: one of the other line, and those shown on either side.

    Without sides, both are at the moment of the node in view.
    """

    other: int
    sides: tuple[int, int] | None = None

    def __str__(self) -> str:
        return ".".join(map(str, (self.other, *(self.sides or ()))))


class FreshQuestion(NamedTuple):
    """A question on a fresh position: its concept, the number of its subject, and its form.

    `is_again` says that it comes back after an act, because it was missed there; `place` is its
    number, and the number of questions.
    """

    concept: str
    about: int
    form: str
    is_again: bool = False
    place: tuple[int, int] = ALONE

    def __str__(self) -> str:
        place = () if self.place == ALONE else self.place
        parts = (self.concept, self.about, self.form, *place, *(["again"] * self.is_again))
        return ".".join(map(str, parts))


def read_compared(value: str) -> Compared | None:
    """A comparison as an address has it, or None."""
    found = COMPARED.fullmatch(value)
    if found is None:
        return None
    other, left, right = found.groups()
    return Compared(int(other), (int(left), int(right)) if left and right else None)


def read_question(value: str) -> FreshQuestion | None:
    """A question as an address has it, or None."""
    found = ASKED.fullmatch(value)
    if found is None:
        return None
    concept, about, form, number, count, again = found.groups()
    place = (int(number), int(count)) if number and count else ALONE
    is_place = 1 <= place[0] <= place[1]
    return FreshQuestion(concept, int(about), form, bool(again), place) if is_place else None


VIEWS: Final = ("lesson", "explore", "play", "rules", "presenter")
DOOR: Final = "door"
"""The view of an address that asks for nothing: the front door."""
USUAL: Final = "lesson"
"""The view of an address that names none, unless it has a game of the reader's own."""
ALSO: Final = {"learn": "lesson", "teach": "presenter"}
"""Other names of views in an address; the page writes these."""
TABS: Final = ("events", "stocks", "lines", "rules", "games")
UNFOLDED: Final = ("setup", "puzzles", "setup.puzzles")
"""The parts that the tab of games can unfold: the positions to begin with, the puzzles, or both."""
PANELS: Final = (*TABS, *UNFOLDED, "contents", "covered", "editor")
"""The panels by their names in an address: a tab, an unfolded part of a tab, or another panel."""
CHOSEN: Final[Mapping[str, tuple[str, Callable[[], tuple[str, ...]]]]] = {
    "lang": ("address-language", lambda: LANGUAGES),
    "game": ("address-game", games),
    "open": ("address-open", lambda: PANELS),
    "theme": ("address-theme", lambda: tuple(THEMES)),
    "view": ("address-view", lambda: (*VIEWS, *ALSO)),
}
"""The parameters with a fixed set of values: the sentence for another value, and the set."""
LATER: Final = ("ply", "step", "seat", "exhibit", "compare", "question", "ask")
"""The parameters that can only be read once the work is known."""
LONGEST: Final = 60
MOST_CHARACTERS: Final = 12_000
LONGEST_QUESTION: Final = 200
"""The most characters of a question to the rules."""
SLIDE: Final = re.compile(r"0|[1-9][0-9]?")
"""The number of a slide as the page writes it."""


class QuizPlace(NamedTuple):
    """Questions on fresh positions, the number of the one shown, and whether they follow an act."""

    quiz: Quiz
    number: int
    is_after_act: bool


@dataclass(frozen=True)
class Place:
    """A place of a page, as its address gives it.

    `lesson` is the present lesson, `game` the game of free play; the front door has neither. `link`
    is the reader's own lines, packed or as the name of a table; they are beside `lesson` if there
    is one. `ply` counts along the example of the lesson, or along the exhibit that its step or
    `exhibit` shows. `panel` is the open tab or panel, `looked_up` the question to the rules. The
    other fields are in no address. `work` is the workspace of the place, at its node; one that
    `is_new` begins there, others go on. `is_led`: the board shows what the lesson's step is about.
    `quiz` are the questions that are asked there.
    """

    view: str = DOOR
    lesson: LessonKey | None = None
    game: str = ""
    link: str = ""
    seat: str | None = None
    ply: int | None = None
    step: Step | None = None
    exhibit: str = ""
    question: FreshQuestion | None = None
    panel: str = ""
    looked_up: str = ""
    compare: Compared | None = None
    work: Workspace | None = field(default=None, compare=False, repr=False)
    is_new: bool = field(default=False, compare=False, repr=False)
    is_led: bool = field(default=False, compare=False, repr=False)
    quiz: QuizPlace | None = field(default=None, compare=False, repr=False)

    @classmethod
    def from_query(cls, query: str) -> Place:
        """The place of a query string; faulty values are left out."""
        return read_address(query).place

    @property
    def spot(self) -> Spot | None:
        """The place in the lesson that its step is about."""
        if self.step is None or self.lesson is None:
            return None
        return open_course(self.lesson.lesson, self.lesson.game).step(self.step.id).at

    @property
    def query(self) -> str:
        """The query string of the place, as `from_query` understands it."""
        return write_address(self.parameters)

    @property
    def parameters(self) -> dict[str, str | int | None]:
        """The parameters of the address of the place; absent ones are None."""
        if self.view == DOOR:
            return {}
        lesson = {"game": self.game or None} if self.lesson is None else lesson_part(self.lesson)
        if self.link:
            # The lines contain the name of their game.
            lesson = {"r": self.link, **({} if self.question is None else lesson)}
            lesson["lesson"] = None if self.lesson is None else self.lesson.lesson
        is_usual = self.view == USUAL and bool(lesson.get("lesson")) and not self.link
        return {
            **lesson,
            "ply": self.ply,
            "step": None if self.step is None else str(self.step),
            "seat": self.seat,
            "exhibit": self.exhibit or None,
            "question": None if self.question is None else str(self.question),
            "view": None if is_usual else VIEW_NAMES.get(self.view, self.view),
            "ask": self.looked_up or None,
            "open": self.panel or None,
            "compare": None if self.compare is None else str(self.compare),
        }


VIEW_NAMES: Final = {view: name for name, view in ALSO.items()}


class Address(NamedTuple):
    """The content of an address: a place, colours and a language; `faults` are sentences."""

    place: Place
    theme: ThemeName | None = None
    language: str | None = None
    faults: tuple[Sentence, ...] = ()


def read_address(query: str) -> Address:
    """Read a query string."""
    return _Reading(query).address()


def write_address(parameters: Mapping[str, str | int | None]) -> str:
    """The query string of some parameters; None is left out."""
    told = {name: value for name, value in parameters.items() if value is not None}
    # Half a surrogate pair, which no browser sends, becomes a question mark.
    return f"?{urlencode(told, errors='replace')}"


def lesson_part(lesson: LessonKey) -> dict[str, str | int | None]:
    """A lesson as an address has it, with the game only if the id alone means another lesson.

    A study is part of the address; if it is too long for a link, only its game is left.
    """
    study = opened_study(lesson)
    if study is not None:
        link = study_link(study)
        return {"game": lesson.game} if link is None else {"r": link}
    name = lesson.lesson
    return {"lesson": name, "game": None if lesson_named(name) == lesson else lesson.game}


def study_link(study: LineStudy) -> str | None:
    """The address parameter of a study; None if it is too long for a link."""
    try:
        return write_link(study.to_json())
    except TreeError:
        return None


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


class _Reading:
    """One query string as it is read: the values so far, and the faults.

    `is_around`: the game of the link is a hot seat game and opens as one, whatever seat the address
    asks for.
    """

    def __init__(self, query: str) -> None:
        asked = well_formed(query.removeprefix("?")[:MOST_CHARACTERS])
        self.faults: list[Sentence] = []
        self.asked: dict[str, str] = {}
        self.lesson: LessonKey | None = None
        self.link: str | None = None
        self.tree: Tree | None = None
        self.is_around = False
        for name, value in parse_qsl(asked, keep_blank_values=True):
            self._read(name, value)
        self.game = self.asked.get("game")

    def address(self) -> Address:
        """The content of the address."""
        self._check_together()
        place = self._place()
        theme = self.asked.get("theme")
        language = self.asked.get("lang")
        return Address(place, THEMES[theme] if theme else None, language, tuple(self.faults))

    def _read(self, name: str, value: str) -> None:
        found = _short(value)
        if name == "lesson":
            self.lesson = lesson_named(value)
            if self.lesson is None:
                known = lesson_ids()
                self.faults.append(
                    lambda text: _lesson_fault(
                        text, "address-lesson", found=found, known=text.all_of(known)
                    )
                )
        elif name in CHOSEN:
            message, options = CHOSEN[name]
            if value in options():
                self.asked[name] = value
            else:
                known = options()
                self.faults.append(
                    lambda text: text.say(message, found=found, known=text.all_of(known))
                )
        elif name in LATER:
            self.asked[name] = value
        elif name == "r" and self.link is None:  # one is enough: opening each takes a while
            self.link = value
            try:
                self._open_link(value)
            except TutorError as error:
                what = sentence_of(error)
                self.faults.append(
                    lambda text: _lesson_fault(text, "address-link", what=what(text))
                )
        elif name != "r":
            self.faults.append(lambda text: text.say("address-unknown", name=name[:LONGEST]))

    def _open_link(self, link: str) -> None:
        """Open the content of a link: a record, a tree, a study, or a name. Raises TutorError."""
        if is_put_away(link):
            self._open_table(link)
            return
        data = read_link(link)
        if isinstance(data, dict) and data.get("format") == FORMAT:
            self.lesson = open_study(read_study(data))
        else:
            self.tree = read_tree(data)

    def _open_table(self, link: str) -> None:
        """Open a hot seat game by its name, if this server stores it. Raises TutorError."""
        packed = taken_out(link)
        if packed is None:
            self.faults.append(lambda text: _lesson_fault(text, "address-table"))
            return
        self.tree, self.is_around = read_tree(unpack(packed)), True

    def _check_together(self) -> None:
        """Note a fault if the address asks for two games, with the one that is opened.

        If several games have a lesson of one id, it is that of the game in the address.
        """
        game, tree = self.game, self.tree
        if self.lesson is not None:
            wanted = game if tree is None else tree.game.name
            self.lesson = lesson_named(self.lesson.lesson, wanted)
        if game is None:
            return
        if tree is not None:
            self._two_games("address-link-game", game, tree.game.name)
        elif self.lesson is not None:
            self._two_games("address-lesson-game", game, self.lesson.game)

    def _two_games(self, message: str, asked: str, opened: str) -> None:
        def name(game: str, text: Text) -> str:
            return text_for(game, text.language).say("game-name")

        if asked != opened:
            self.faults.append(
                lambda text: text.say(message, game=name(asked, text), opened=name(opened, text))
            )

    def _place(self) -> Place:
        """The place of the address, with its work."""
        step, seat, exhibit = self._step(), self._seat(), self._exhibit()
        compare, question = self._comparison(), self._question()
        beside = replace(
            Place(exhibit=exhibit, question=question, compare=compare),
            panel=self.asked.get("open", ""),
            looked_up=self.asked.get("ask", "")[:LONGEST_QUESTION].strip(),
        )
        view, ply = self.asked.get("view"), self.asked.get("ply")
        work = (self.lesson, self.tree, self.game, view, ply, step)
        if beside == Place() and not any(each is not None for each in work) and not self.faults:
            return Place(work=lesson_workspace(opening_lesson()))
        view = None if view is None else ALSO.get(view, view)
        if self._is_free(view, question):
            return self._free(replace(beside, exhibit="", view=view or "explore"), seat)
        place = self._of_lesson(replace(beside, view=view or USUAL, step=step))
        # At another ply than that of its step the learner looks around.
        is_exhibit = place.spot is not None and bool(place.spot.exhibit)
        return replace(place, is_led=not place.link and (place.ply is None or is_exhibit))

    def _is_free(self, view: str | None, question: FreshQuestion | None) -> bool:
        """Whether the place is in free play; lines beside the example of a lesson are not."""
        tree, lesson = self.tree, self.lesson
        if tree is not None:
            is_beside = lesson is not None and is_of_lesson(tree, lesson)
            return question is None and not is_beside
        return lesson is None and (self.game is not None or view == "play")

    def _free(self, place: Place, seat: str | None) -> Place:
        """The place with the reader's own game: that of the link, or a new one."""
        tree = self.tree
        if tree is not None and self.link is not None:
            place = replace(place, game=tree.game.name, link=self.link, seat=seat)
            return self._along(place, replace(seat_game(tree, seat), given=len(tree.nodes)))
        game = self.game or games_in_order()[0]
        others: Kind | None = "advised" if place.view == "play" else None
        return self._along(replace(place, game=game), new_game(find_game(game), others=others))

    def _of_lesson(self, place: Place) -> Place:
        """The place with the example of a lesson, and with the lines of the link beside it."""
        place = replace(place, lesson=self.lesson or opening_lesson())
        assert place.lesson is not None
        work = lesson_workspace(place.lesson)
        if self.tree is None or self.link is None:
            return self._along(place, work)
        place = replace(place, link=self.link)
        if place.question is not None:
            return replace(place, work=work)
        return self._along(place, replace(work, tree=self.tree))

    def _along(self, place: Place, work: Workspace) -> Place:
        """The place at the ply of the address; the lesson itself shows an exhibit."""
        spot = None if place.step is None or place.link else place.spot
        asked = self.asked.get("ply")
        main = (0, *work.tree.path(work.tree.end(0)))
        exhibit = place.exhibit or ("" if spot is None else spot.exhibit)
        if exhibit:
            assert place.lesson is not None
            course = open_course(place.lesson.lesson, place.lesson.game)
            # A slide of its step may show another exhibit.
            is_led = place.view == USUAL
            plies = len(course.exhibits[exhibit].decisions) if is_led else 10**MOST_DIGITS
            return replace(place, ply=None if asked is None else self._ply(asked, plies), work=work)
        wanted = None if spot is None else spot.ply
        if asked is not None:
            wanted = self._ply(asked, len(main) - 1)
            place = replace(place, ply=wanted)
        if wanted is not None:
            work = replace(work, tree=work.tree.at(main[wanted]))
        return replace(place, work=work)

    def _ply(self, value: str, plies: int) -> int:
        """The ply of the address in a line of `plies`; a wrong one is a fault, and 0."""
        if value.isascii() and value.isdigit() and int(value[:9]) <= plies:
            return int(value[:9])
        found = _short(value)
        self.faults.append(lambda text: text.say("address-ply", found=found, last=plies))
        return 0

    def _step(self) -> Step | None:
        """The step of a lesson that has steps; its slide follows its id after a full stop."""
        value = self.asked.get("step")
        if value is None:
            return None
        key = self.lesson or opening_lesson()
        step, stop, number = value.partition(".")
        part = int(number) if SLIDE.fullmatch(number) else -1
        if not stop:
            part = 1
        if has_course(key.lesson, key.game) and part in parts_of(
            open_course(key.lesson, key.game), step
        ):
            return Step(step, part)
        self._cannot("address-step", value)
        return None

    def _seat(self) -> str | None:
        """The player whose hand is open, in a game that a link holds; or the hot seat."""
        value = self.asked.get("seat")
        if self.is_around:
            return HOT_SEAT
        if value is None:
            return None
        if self.tree is not None and value in (*self.tree.start.players, HOT_SEAT):
            return value
        self._cannot("address-seat", value)
        return None

    def _exhibit(self) -> str:
        """The exhibit of the lesson, by its id."""
        value = self.asked.get("exhibit")
        if value is None:
            return ""
        key = self.lesson or opening_lesson()
        is_shown = self.tree is None and has_course(key.lesson, key.game)
        if is_shown and value in open_course(key.lesson, key.game).exhibits:
            return value
        self._cannot("address-exhibit", value)
        return ""

    def _comparison(self) -> Compared | None:
        """The comparison of lines."""
        value = self.asked.get("compare")
        compared = None if value is None else read_compared(value)
        if value is not None and compared is None:
            self._cannot("address-compare", value)
        return compared

    def _question(self) -> FreshQuestion | None:
        """The question on the position of the link."""
        value = self.asked.get("question")
        is_there = self.tree is not None and self.lesson is not None and not self.is_around
        question = read_question(value) if is_there and value is not None else None
        if value is not None and question is None:
            self._cannot("address-question", value)
        return question

    def _cannot(self, message: str, value: str) -> None:
        found = _short(value)
        self.faults.append(lambda text: text.say(message, found=found))


def _lesson_fault(text: Text, message: str, **arguments: str) -> str:
    """The fault of an address, and the lesson that is opened instead."""
    lesson = opening_lesson()
    here = lesson_words(lesson, text_for(lesson.game, text.language)).get("here")
    return " ".join((text.say(message, **arguments), here)).rstrip()
