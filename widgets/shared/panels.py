"""The base of a game's panels, through which the shared windows show any game.

The kit of a game names the object with its panels. Their package may have words and a style sheet
of its own: a folder `locale` and a file `panels.css`. This module knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision, State, known_to, legal_for, seen_from
from tutor.core.base.kit import games, kit_of, package_of, resolve
from tutor.core.base.questions import About
from tutor.core.base.schema import Position
from tutor.core.drawing.scene import Scene
from tutor.core.lessons.files import games_in_order
from tutor.core.records.lines import Line
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.session.reasons import Draft
from widgets.shared.controls import Markup, player_mark
from widgets.shared.themes import BoardName, ThemeName


@dataclass(frozen=True)
class Showing:
    """The input of a panel: the content, its reader and the way to show it.

    `before` is the state one step earlier; `seat` is the player whose knowledge is shown (None:
    hands are open; `ONLOOKER`: only what all players may know). At the end of a game everybody sees
    all hands, as they score. `game` and `page` are the words. `picked` is a decision tapped once,
    `refusal` the answer to the last illegal one; both last only as long as their state. `turn` are
    the earlier decisions of the turn that are known, each with the state it was made in. `points`
    are the things on the board that a lesson or a teacher points at, and then only they are marked;
    None if nothing points. `drafted` is a decision that is being put together. `is_between` says
    that the state is one within a decision, in which no player decides. `asked_of` is the player
    that a question of a lesson is about, or empty.
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

    @cached_property
    def position(self) -> Position:
        """The position, or the seat's view of it."""
        if self.is_between:
            return {**seen_from(self.state, self.seat), "pending": None}
        return known_to(self.state, self.seat)

    @cached_property
    def earlier(self) -> Position:
        """The same one step earlier."""
        return known_to(self.before, self.seat)

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """The legal decisions that the seat may see."""
        if self.is_between:
            return ()
        return self.state.legal() if self.seat is None else legal_for(self.state, self.seat)

    def within(self, moment: State) -> Showing:
        """The same at a moment within a decision, without marks."""
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


class Panels(ABC):
    """The panels of a game, which the shared windows show; each game draws its own content."""

    @abstractmethod
    def scene(self, showing: Showing) -> Scene:
        """The board, with marks on legal, picked and refused decisions."""

    @abstractmethod
    def stocks(self, showing: Showing) -> Markup:
        """The stocks of all players as a table, with the change since the step before."""

    @abstractmethod
    def deciding(self, showing: Showing) -> Markup:
        """The panel of the due decision: every way to make it as a control."""

    def small_scene(self, showing: Showing) -> Scene:
        """The board without marks, in its smallest readable size: two fit side by side."""
        return self.scene(showing)

    def mark(self, showing: Showing, player: str) -> Markup:
        """A player's shape and letter; screen readers do not read the name."""
        return player_mark(showing.state.players, player, showing.theme)

    def good(self, name: str, theme: ThemeName) -> Markup:
        """A picture for a figure of the game, or an empty string."""
        return Markup("")

    def legend(self, showing: Showing) -> Markup:
        """The note on reconstructed figures and how to correct them; empty without any."""
        return Markup("")

    def decision_of_tap(self, showing: Showing, thing: str) -> Decision | None:
        """The decision of a tap on the thing with this id on the board, or None."""
        return None

    def describe(self, showing: Showing, thing: str) -> list[str]:
        """The thing with this id on the board and its present use, as sentences."""
        return []

    def ahead(self, showing: Showing) -> Markup:
        """What each player would get from the position; empty if nothing is to come."""
        return Markup("")

    def standing(self, showing: Showing) -> Mapping[str, str]:
        """What `.tutor-standing` of a player's rows says, by player; it changes in a decision."""
        return {}

    def at_hand(self, showing: Showing) -> Markup:
        """What a decision needs besides its choices; may be empty."""
        return Markup("")

    def landmarks(self, showing: Showing, line: Line) -> Sequence[tuple[int, Markup]] | None:
        """What a timeline shows along a line: each picture with its ply.

        None if the timeline should show whose turn it was.
        """
        return None

    def picture_of(self, showing: Showing, about: About) -> Markup:
        """The thing that a question is about, if the board does not show it; else empty."""
        return Markup("")

    def taps(self, showing: Showing, scene: Scene) -> dict[str, Decision]:
        """For each thing of a scene, by its id, the decision that a tap means, legal or not."""
        things = (group.id for group in scene.groups() if group.area is not None)
        tried = ((thing, self.decision_of_tap(showing, thing)) for thing in things)
        return {thing: decision for thing, decision in tried if decision is not None}


STYLES: Final = "panels.css"


def panels_of(game: str) -> Panels:
    """The panels of a game. Raises LookupError if it has none."""
    reference = kit_of(game).panels
    if reference is None:
        raise LookupError(game)
    found = resolve(reference)
    assert isinstance(found, Panels)
    return found


def has_panels(game: str) -> bool:
    """Whether the page can show a game. Raises KeyError when no such game is found."""
    return kit_of(game).panels is not None


def games_shown() -> tuple[str, ...]:
    """The games that the page can show, first the one that it opens with."""
    return tuple(game for game in games_in_order() if has_panels(game))


def panel_words(page: Text, game: str) -> Text:
    """The words of the page, with those of a game's panels in a package of their own.

    Panels in the game's own package get its words from `Showing.game`.
    """
    own = _catalogues(kit_of(game).panels, package_of(game))
    return _words(page.language, (*page.packages, *own)) if own else page


def panel_styles() -> str:
    """The style sheets of the panels of every game."""
    found = (kit_of(game).panels for game in games())
    sheets = (_file(_package(each), STYLES) for each in found if each)
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())


@cache
def _catalogues(reference: str | None, game: str) -> tuple[str, ...]:
    """The package of the panels, if it has words of its own."""
    package = _package(reference) if reference else game
    return (package,) if package != game and _file(package, "locale").is_dir() else ()


@cache
def _words(language: str, packages: tuple[str, ...]) -> Text:
    return Text(language, packages)


def _package(reference: str) -> str:
    """The package of the panels."""
    return reference.partition(":")[0].rpartition(".")[0]


def _file(package: str, name: str) -> Traversable:
    return files(package).joinpath(name)


def still(showing: Showing, theme: ThemeName) -> Showing:
    """The same for paper: the whole board, without marks of what is possible."""
    points = showing.points or ()
    return replace(showing, theme=theme, layout="wide", points=points, picked=None, refusal=None)
