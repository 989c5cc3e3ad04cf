"""The place of a page: its view, the tree that is open in the view, and the panels beside it.

A place is written as the query string of an address, and is read from this string. A
step, a comparison and a question are written as parts with full stops between them. If a
value is damaged or unknown, the reader gets a sentence, and the default takes the place
of the value.
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
"""The place of a question that is asked alone, as its number and the number of all questions.

An address leaves it out.
"""


class Step(NamedTuple):
    """A step of a lesson by its id, and the number of one of its slides.

    Slide 1 has the text of the step. Slide 0 has the title of the act, if the step begins an
    act.
    """

    id: str
    part: int = 1

    def __str__(self) -> str:
        return self.id if self.part == 1 else f"{self.id}.{self.part}"


class Compared(NamedTuple):
    """A comparison of two lines, by nodes of the tree.

    `other` is a node of the line beside the line in view. `sides` are the nodes that are
    shown left and right; if it is None, both sides show the moment of the node in view.
    """

    other: int
    sides: tuple[int, int] | None = None

    def __str__(self) -> str:
        return ".".join(map(str, (self.other, *(self.sides or ()))))


class FreshQuestion(NamedTuple):
    """A question of a quiz, on a position made for the quiz.

    The question has the id of its concept, the number of its subject, and its form.
    `is_again` says that the learner has missed the question before, and gets it again after
    the act. `place` is the number of the question and the number of all questions.
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
    """Return the comparison in a value of an address; None if the value is malformed."""
    found = COMPARED.fullmatch(value)
    if found is None:
        return None
    other, left, right = found.groups()
    return Compared(int(other), (int(left), int(right)) if left and right else None)


def read_question(value: str) -> FreshQuestion | None:
    """Return the question in a value of an address; None if the value is malformed."""
    found = ASKED.fullmatch(value)
    if found is None:
        return None
    concept, about, form, number, count, again = found.groups()
    place = (int(number), int(count)) if number and count else ALONE
    is_place = 1 <= place[0] <= place[1]
    return FreshQuestion(concept, int(about), form, bool(again), place) if is_place else None


VIEWS: Final = ("lesson", "explore", "play", "rules", "presenter")
DOOR: Final = "door"
"""The view of an address without parameters: the front door."""
USUAL: Final = "lesson"
"""The default view, for an address that names no view and has no game of the reader's own."""
ALSO: Final = {"learn": "lesson", "teach": "presenter"}
"""The views of an address that have another name in the page, with that name."""
TABS: Final = ("events", "stocks", "lines", "rules", "games")
UNFOLDED: Final = ("setup", "puzzles", "setup.puzzles")
"""The parts of the tab `games` that an address can unfold: the set-ups, the puzzles, or both."""
PANELS: Final = (*TABS, *UNFOLDED, "contents", "covered", "editor")
"""The names of panels in an address: tabs, unfolded parts of a tab, and other panels."""
CHOSEN: Final[Mapping[str, tuple[str, Callable[[], tuple[str, ...]]]]] = {
    "lang": ("address-language", lambda: LANGUAGES),
    "game": ("address-game", games),
    "open": ("address-open", lambda: PANELS),
    "theme": ("address-theme", lambda: tuple(THEMES)),
    "view": ("address-view", lambda: (*VIEWS, *ALSO)),
}
"""The parameters of an address with a fixed set of values.

Each has the message for a value outside of the set, and a function that returns the set.
"""
LATER: Final = ("ply", "step", "seat", "exhibit", "compare", "question", "ask")
"""The parameters of an address that can only be read once the lesson or the game is known."""
LONGEST: Final = 60
MOST_CHARACTERS: Final = 12_000
LONGEST_QUESTION: Final = 200
"""The most characters of a question to the rules."""
SLIDE: Final = re.compile(r"0|[1-9][0-9]?")
"""The pattern of a slide's number in an address: 0 to 99."""


class QuizPlace(NamedTuple):
    """A quiz on positions made for it, with the number of its question in view.

    `is_after_act` says that the quiz follows an act of a lesson.
    """

    quiz: Quiz
    number: int
    is_after_act: bool


@dataclass(frozen=True)
class Place:
    """A place of a page.

    `lesson` is the open lesson, `game` the game of free play; the front door has neither.
    `link` has the reader's own lines, packed, or the name of a stored hot-seat game; if there
    is a `lesson`, they are lines beside its example. `ply` counts along the example of the
    lesson, or along the exhibit that `step` or `exhibit` shows. `panel` is the open tab or
    panel, `looked_up` the question to the rules. The fields that follow are in no address.
    `work` is the workspace to open, at its node. If `is_new`, this workspace begins a new
    game; otherwise a stored workspace of the same game takes its place. If `is_led`, the
    board shows what the step of the lesson is about. `quiz` is the quiz that is open.
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
        """Return the place in a query string; faulty values are left out."""
        return read_address(query).place

    @property
    def spot(self) -> Spot | None:
        """The position of the lesson that the step is about: a ply or an exhibit.

        The value is None if the place has no step, or no lesson.
        """
        if self.step is None or self.lesson is None:
            return None
        return open_course(self.lesson.lesson, self.lesson.game).step(self.step.id).at

    @property
    def query(self) -> str:
        """The query string of the place, which `from_query` reads."""
        return write_address(self.parameters)

    @property
    def parameters(self) -> dict[str, str | int | None]:
        """The parameters of the address by name; a parameter that the address leaves out is None."""
        if self.view == DOOR:
            return {}
        lesson = {"game": self.game or None} if self.lesson is None else lesson_part(self.lesson)
        if self.link:
            # The packed lines contain the name of their game.
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
    """The content of an address: a place, a theme and a language.

    Theme and language are None if the address does not name them. `faults` are the sentences on
    faulty values.
    """

    place: Place
    theme: ThemeName | None = None
    language: str | None = None
    faults: tuple[Sentence, ...] = ()


def read_address(query: str) -> Address:
    """Return the content of a query string."""
    return _Reading(query).address()


def write_address(parameters: Mapping[str, str | int | None]) -> str:
    """Return the query string of some parameters; a parameter that is None is left out."""
    told = {name: value for name, value in parameters.items() if value is not None}
    # Half a surrogate pair, which no browser sends, becomes a question mark.
    return f"?{urlencode(told, errors='replace')}"


def lesson_part(lesson: LessonKey) -> dict[str, str | int | None]:
    """Return the parameters of an address that name a lesson.

    The game is among the parameters only if other games have a lesson with this id. A study
    of the reader is written into the address as a whole; if it is too long for a link, the
    parameters name only its game.
    """
    study = opened_study(lesson)
    if study is not None:
        link = study_link(study)
        return {"game": lesson.game} if link is None else {"r": link}
    name = lesson.lesson
    return {"lesson": name, "game": None if lesson_named(name) == lesson else lesson.game}


def study_link(study: LineStudy) -> str | None:
    """Return a study packed as the value of an address; None if it is too long for a link."""
    try:
        return write_link(study.to_json())
    except TreeError:
        return None


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


class _Reading:
    """A reader of one query string, with the values and the faults found so far.

    `is_around` says that the link names a hot-seat game. Such a game opens at a hot seat,
    whatever seat the address asks for.
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
        """Return the place, the theme, the language and the faults of the address."""
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
        elif name == "r" and self.link is None:  # only the first link is opened: each takes a while
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
        """Open the content of a link: a record, a tree, a study, or the name of a stored game.

        Raises TutorError if the link is damaged.
        """
        if is_put_away(link):
            self._open_table(link)
            return
        data = read_link(link)
        if isinstance(data, dict) and data.get("format") == FORMAT:
            self.lesson = open_study(read_study(data))
        else:
            self.tree = read_tree(data)

    def _open_table(self, link: str) -> None:
        """Open a hot-seat game by its name, if this server stores the game.

        Raises TutorError if the stored text is damaged.
        """
        packed = taken_out(link)
        if packed is None:
            self.faults.append(lambda text: _lesson_fault(text, "address-table"))
            return
        self.tree, self.is_around = read_tree(unpack(packed)), True

    def _check_together(self) -> None:
        """Note a fault if the address names one game and its link or lesson belongs to another game.

        If several games have a lesson with this id, take the lesson of the game that the address
        names.
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
        """Return the place that the address names, with the workspace to open."""
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
        # If the address names another ply than the step has, the learner looks around.
        spot = place.spot
        is_there = spot is not None and (bool(spot.exhibit) or place.ply == spot.ply)
        return replace(place, is_led=not place.link and (place.ply is None or is_there))

    def _is_free(self, view: str | None, question: FreshQuestion | None) -> bool:
        """Return whether the place is in free play.

        Lines beside the example of a lesson belong to the lesson, not to free play.
        """
        tree, lesson = self.tree, self.lesson
        if tree is not None:
            is_beside = lesson is not None and is_of_lesson(tree, lesson)
            return question is None and not is_beside
        return lesson is None and (self.game is not None or view == "play")

    def _free(self, place: Place, seat: str | None) -> Place:
        """Return the place in free play, with the game of the link, or with a new game."""
        tree = self.tree
        if tree is not None and self.link is not None:
            place = replace(place, game=tree.game.name, link=self.link, seat=seat)
            return self._along(place, replace(seat_game(tree, seat), given=len(tree.nodes)))
        game = self.game or games_in_order()[0]
        others: Kind | None = "advised" if place.view == "play" else None
        return self._along(replace(place, game=game), new_game(find_game(game), others=others))

    def _of_lesson(self, place: Place) -> Place:
        """Return the place in a lesson, with the lesson's example and beside it the lines of the link."""
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
        """Return the place with its tree at the ply that the address or the step names.

        If the step shows an exhibit, the tree stays at its node, and only `Place.ply` has the
        ply, because the lesson shows the exhibit.
        """
        spot = None if place.step is None or place.link else place.spot
        asked = self.asked.get("ply")
        main = (0, *work.tree.path(work.tree.end(0)))
        exhibit = place.exhibit or ("" if spot is None else spot.exhibit)
        if exhibit:
            assert place.lesson is not None
            course = open_course(place.lesson.lesson, place.lesson.game)
            # The slide of the step may show another exhibit, with a line of another length.
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
        """Return the ply that the address names, in a line of `plies` decisions.

        If the line has no such ply, return 0 and note a fault.
        """
        if value.isascii() and value.isdigit() and int(value[:9]) <= plies:
            return int(value[:9])
        found = _short(value)
        self.faults.append(lambda text: text.say("address-ply", found=found, last=plies))
        return 0

    def _step(self) -> Step | None:
        """Return the step that the address names.

        Return None if the address names no step, or a step that the lesson does not have.
        """
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
        """Return the player whose hand the page shows, or `HOT_SEAT`; None shows all hands."""
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
        """Return the id of the lesson's exhibit that the address names; empty if it names no exhibit."""
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
        """Return the comparison of lines that the address names; None if it names no comparison."""
        value = self.asked.get("compare")
        compared = None if value is None else read_compared(value)
        if value is not None and compared is None:
            self._cannot("address-compare", value)
        return compared

    def _question(self) -> FreshQuestion | None:
        """Return the quiz question that the address asks about the position of its link.

        Return None if the address asks no question.
        """
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
    """Return the sentence on a fault of the address, which also names the lesson opened instead."""
    lesson = opening_lesson()
    here = lesson_words(lesson, text_for(lesson.game, text.language)).get("here")
    return " ".join((text.say(message, **arguments), here)).rstrip()
