"""The base class of a game's panels, through which the shared windows show any game.

The kit of a game names the object with its panels. The package of that object may have words and a
style sheet of its own, in a folder `locale` and a file `panels.css`. This module knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State, known_to, legal_for, seen_from
from tutor.core.base.kit import games, kit_of, package_of, resolve
from tutor.core.base.questions import About
from tutor.core.base.schema import Position
from tutor.core.drawing.faces import Face, draw_face, plain_face
from tutor.core.drawing.scene import Scene, Symbol
from tutor.core.drawing.svg import picture
from tutor.core.lessons.files import games_in_order
from tutor.core.records.lines import Line
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.session.reasons import Draft
from widgets.shared.controls import Markup, player_mark
from widgets.shared.themes import BoardName, ThemeName

FACE: Final = 40.0
"""The height of a face beside what its player says, in pixels."""


@dataclass(frozen=True)
class Showing:
    """The input of every panel: a state, the player who sees it, and the words and looks.

    `before` is the state one step earlier. `seat` is the player whose knowledge is shown; if
    it is None, all hands are shown, and if it is `ONLOOKER`, only what all players may know.
    At the end of a game all hands are shown, because they score. `game` and `page` are the
    words of the game and of the page. `picked` is the decision whose thing was tapped once,
    and `refusal` the answer to the last illegal decision; both are None in the next state.
    `turn` has the earlier decisions of the turn that the seat may know, each with the state
    before it. `points` are the ids of the things on the board at which a lesson or a teacher
    points; if there are any, only these things are marked. `points` is None if nothing is
    pointed at. `drafted` is a decision that the reader is putting together. `is_between` says
    that the state is in the middle of a decision, so that no player decides. `asked_of` is
    the player whom the question of a lesson is about, or empty; `is_answered` says that the
    question is answered. `is_step` says that the decision is asked for by a step of a lesson
    for beginners, which builds on no other lesson.
    """

    state: State
    before: State
    seat: str | None
    game: GameWords
    page: Text
    theme: ThemeName
    layout: BoardName
    picked: Decision | None = None
    refusal: Refusal | None = None
    turn: tuple[tuple[Decision, State], ...] = ()
    points: tuple[str, ...] | None = None
    drafted: Draft | None = None
    is_between: bool = False
    asked_of: str = ""
    is_answered: bool = False
    is_step: bool = False

    @cached_property
    def position(self) -> Position:
        """The position of the state, with what `seat` may not know hidden."""
        if self.is_between:
            return {**seen_from(self.state, self.seat), "pending": None}
        return known_to(self.state, self.seat)

    @cached_property
    def earlier(self) -> Position:
        """The position one step earlier, with what `seat` may not know hidden."""
        return known_to(self.before, self.seat)

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """The legal decisions of the state that `seat` may see."""
        if self.is_between:
            return ()
        return self.state.legal() if self.seat is None else legal_for(self.state, self.seat)

    def within(self, moment: State) -> Showing:
        """Return a copy of this input that shows `moment`, a state in the middle of a decision.

        The copy has no marks on the board.
        """
        return replace(
            self,
            state=moment,
            picked=None,
            refusal=None,
            turn=(),
            points=(),
            drafted=None,
            is_between=True,
        )


@dataclass(frozen=True)
class Spectacle:
    """A great moment of a game as a moving picture over the page, with a title and a sentence.

    `parts` are drawings of one size, the farthest first, each with the manner in which it comes in:
    "still", "turn", "rise" or "sail". `sky` is the colour above them.
    """

    title: str
    sentence: str
    sky: str
    parts: tuple[tuple[str, Symbol], ...]


class ShowOfHands(NamedTuple):
    """A question that a class answers by raised hands: the ids of its message and of its choices."""

    question: str
    choices: Mapping[str, str]


class Panels(ABC):
    """The panels of a game: board, stocks and choices, which the shared windows show.

    `faces` are the faces of the game's persons, by name; other players have plain faces. `hands` is
    the question to a class before the players show their secret choices; None in a game without
    secret choices.
    """

    faces: Mapping[str, Face] = {}
    hands: ShowOfHands | None = None

    @abstractmethod
    def scene(self, showing: Showing) -> Scene:
        """Return the drawing of the board, with marks on legal, picked and refused decisions."""

    @abstractmethod
    def stocks(self, showing: Showing) -> Markup:
        """Return the table of all players' stocks, with each change since the step before."""

    @abstractmethod
    def deciding(self, showing: Showing) -> Markup:
        """Return the panel of the decision that is due, with a control for every way to make it."""

    def small_scene(self, showing: Showing) -> Scene:
        """Return the board without marks, drawn so small that two boards fit side by side."""
        return self.scene(showing)

    def mark(self, showing: Showing, player: str) -> Markup:
        """Return a player's shape and letter as a picture that screen readers skip."""
        return player_mark(showing.state.players, player, showing.theme)

    def face(self, showing: Showing, player: str) -> Markup:
        """Return a player's face as a picture that screen readers skip."""
        seat = showing.state.players.index(player)
        face = self.faces.get(player) or plain_face(seat)
        return Markup(picture(draw_face(face, seat, showing.theme), FACE))

    def good(self, name: str, theme: ThemeName) -> Markup:
        """Return the picture of the figure or good `name` of the game.

        The result is empty if there is no picture.
        """
        return Markup("")

    def legend(self, showing: Showing) -> Markup:
        """Return the note on the game's reconstructed figures; empty if all figures are known."""
        return Markup("")

    def decision_of_tap(self, showing: Showing, thing: str) -> Decision | None:
        """Return the decision that a tap on a thing of the board makes.

        `thing` is the id of the thing in the scene. Return None if the tap makes no decision.
        """
        return None

    def describe(self, showing: Showing, thing: str) -> list[str]:
        """Return sentences on a thing of the board: what it is, and what a player can do with it now."""
        return []

    def ahead(self, showing: Showing) -> Markup:
        """Return a table of what each player would get from the position.

        The markup is empty if the game has nothing more to give.
        """
        return Markup("")

    def standing(self, showing: Showing) -> Mapping[str, str]:
        """Return the text of each player's element `.tutor-standing`, by player.

        The page replaces this text while it shows the motion of a decision.
        """
        return {}

    def at_hand(self, showing: Showing) -> Markup:
        """Return what a player needs to see beside the choices of the decision; empty if nothing."""
        return Markup("")

    def landmarks(self, showing: Showing, line: Line) -> Sequence[tuple[int, Markup]] | None:
        """Return the pictures that a timeline shows along a line, each with its ply.

        If the result is None, the timeline shows whose turn it was instead.
        """
        return None

    def picture_of(self, showing: Showing, about: About) -> Markup:
        """Return the picture of the subject of a question; empty if the board shows the subject."""
        return Markup("")

    def spectacle(self, showing: Showing, events: Sequence[Event]) -> Spectacle | None:
        """Return the picture of a great moment, such as the end of the game, for the events of a decision.

        `showing` shows the state after the decision. The result is None if there is no great
        moment.
        """
        return None

    def taps(self, showing: Showing, scene: Scene) -> dict[str, Decision]:
        """Return the decision that a tap on each thing of a scene makes, by the thing's id.

        The decision need not be legal.
        """
        things = (group.id for group in scene.groups() if group.area is not None)
        tried = ((thing, self.decision_of_tap(showing, thing)) for thing in things)
        return {thing: decision for thing, decision in tried if decision is not None}


STYLES: Final = "panels.css"


def panels_of(game: str) -> Panels:
    """Return the panels of a game. Raises LookupError if the game has no panels."""
    reference = kit_of(game).panels
    if reference is None:
        raise LookupError(game)
    found = resolve(reference)
    assert isinstance(found, Panels)
    return found


def has_panels(game: str) -> bool:
    """Return whether the page can show a game. Raises KeyError if no game has this name."""
    return kit_of(game).panels is not None


def games_shown() -> tuple[str, ...]:
    """Return the names of the games that the page can show.

    The page opens with the first of these games.
    """
    return tuple(game for game in games_in_order() if has_panels(game))


def panel_words(page: Text, game: str) -> Text:
    """Return the words of the page, together with those of the package that has the game's panels.

    Panels in the game's own package find their words in `Showing.game`.
    """
    own = _catalogues(kit_of(game).panels, package_of(game))
    return _words(page.language, (*page.packages, *own)) if own else page


def panel_styles() -> str:
    """Return the text of the style sheets of all games' panels."""
    found = (kit_of(game).panels for game in games())
    sheets = (_file(_package(each), STYLES) for each in found if each)
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())


@cache
def _catalogues(reference: str | None, game: str) -> tuple[str, ...]:
    """Return the name of the package that has the words of a game's panels, as a tuple.

    The tuple is empty if the package has no words, or if it is the package of the game.
    """
    package = _package(reference) if reference else game
    return (package,) if package != game and _file(package, "locale").is_dir() else ()


@cache
def _words(language: str, packages: tuple[str, ...]) -> Text:
    return Text(language, packages)


def _package(reference: str) -> str:
    """Return the name of the package in a reference such as `package.module:object`."""
    return reference.partition(":")[0].rpartition(".")[0]


def _file(package: str, name: str) -> Traversable:
    return files(package).joinpath(name)


def still(showing: Showing, theme: ThemeName) -> Showing:
    """Return the input with which panels draw for paper: the wide board, with no decision marked."""
    points = showing.points or ()
    return replace(showing, theme=theme, layout="wide", points=points, picked=None, refusal=None)
