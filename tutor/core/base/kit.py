"""The kit in which a game declares its parts, and how the kits of all games are found.

A game is a package with a module `kit`, whose `KIT` is an instance of a subclass of `GameKit`. The
package lies beside `core`, or elsewhere on Python's path. No list names the games: the search finds
a game by its folder, and imports nothing of it until a caller asks for its kit. The kit imports
each part at its first use, so that making a kit costs nothing. The types of the parts come from all
layers of the core; this module imports them for the type checker only.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from abc import ABC, abstractmethod
from functools import cache
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the kits of games import these types from this module
    from tutor.core.base.causes import Ahead as Ahead
    from tutor.core.base.causes import Causes as Causes
    from tutor.core.base.editing.form import PositionForm as PositionForm
    from tutor.core.base.game import Game as Game
    from tutor.core.base.players import Adviser as Adviser
    from tutor.core.base.players import GamePolicies as GamePolicies
    from tutor.core.base.questions import Teaching as Teaching
    from tutor.core.base.redeal import Pile as Pile
    from tutor.core.base.redeal import Redeal as Redeal
    from tutor.core.drawing.board import Board as Board
    from tutor.core.drawing.motion import Motion as Motion
    from tutor.core.drawing.strokes import ThingNamer as ThingNamer
    from tutor.core.laboratory.arena import Measure as Measure
    from tutor.core.laboratory.puzzles.search import GamePuzzles as GamePuzzles
    from tutor.core.print.guide import AidWriter as AidWriter
    from tutor.core.print.guide import GuideWriter as GuideWriter
    from tutor.core.print.handout import HoldingsWriter as HoldingsWriter
    from tutor.core.print.reference import Reference as Reference
    from tutor.core.records.compare import Measured as Measured
    from tutor.core.records.lines import Chapters as Chapters
    from tutor.core.words.game_words import GameWords as GameWords


BESIDE_CORE: Final = "tutor"
ELSEWHERE: Final = "machu_tutor_games"
MODULE: Final = "kit"


class GameKit(ABC):
    """The parts of one game; None for a part that the game does not have."""

    lessons: str | None = None
    """The name of the package whose folders are the lessons."""
    panels: str | None = None
    """The place of the game's `Panels` (`widgets.shared.panels`), as `package.module:attribute`.

    It is a text because the package `tutor` does not import the page.
    """

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules."""

    @property
    def words(self) -> type[GameWords]:
        """The class of the words: the game's own, or `GameWords`, which uses the catalogue only."""
        from tutor.core.words.game_words import GameWords

        return GameWords

    @property
    def board(self) -> Board | None:
        """Draws a state."""

    @property
    def motion(self) -> Motion | None:
        """Says what moves when an event happens."""

    @property
    def chapters(self) -> Chapters | None:
        """Finds the beginnings of rounds and turns."""

    @property
    def advice(self) -> Adviser | None:
        """Weighs the legal decisions."""

    @property
    def policies(self) -> GamePolicies | None:
        """The players for fast play."""

    @property
    def findings(self) -> Measure | None:
        """Measures what winners have in common."""

    @property
    def teaching(self) -> Teaching | None:
        """The questions about a state."""

    @property
    def compare(self) -> Measured | None:
        """The figures by which states are compared."""

    @property
    def causes(self) -> Causes | None:
        """Gives the changes of those figures by an event."""

    @property
    def ahead(self) -> Ahead | None:
        """Finds the events that will come before the next turn."""

    @property
    def aid(self) -> AidWriter | None:
        """Writes the player aid."""

    @property
    def guide(self) -> GuideWriter | None:
        """Writes chapters on how to play well."""

    @property
    def holdings(self) -> HoldingsWriter | None:
        """Writes the holdings of the players as a table."""

    @property
    def things(self) -> ThingNamer | None:
        """Says the short names of things on the board."""

    @property
    def redeal(self) -> Redeal | None:
        """Deals again what a player cannot see."""

    @property
    def pile(self) -> Pile | None:
        """Finds the cards that are turned over one by one."""

    @property
    def form(self) -> PositionForm | None:
        """The form by which a position is set up by hand."""

    @property
    def reference(self) -> Reference | None:
        """The closed lists of events and refusals."""

    @property
    def puzzles(self) -> GamePuzzles | None:
        """The goals that a puzzle can set for a turn."""

    def has(self, part: str) -> bool:
        """Whether the game has a part of that name; the part is not imported."""
        return getattr(type(self), part) is not getattr(GameKit, part)


def games() -> tuple[str, ...]:
    """The names of all games found, sorted."""
    return tuple(sorted(_packages(tuple(sys.path))))


def package_of(name: str) -> str:
    """The package of the game of that name. Raises KeyError when no such game is found."""
    return _packages(tuple(sys.path))[name]


@cache
def _packages(path: tuple[str, ...]) -> dict[str, str]:
    """Every game's package: those beside `core`, and those elsewhere on Python's path.

    Each folder `machu_tutor_games` on the path may hold games, one package each; a game there
    cannot replace a game of the same name beside `core`. The search runs once for each `path` and
    imports no game.
    """
    found: dict[str, str] = {}
    for parent in (ELSEWHERE, BESIDE_CORE):
        folders = _folders(parent, list(path))
        for module in pkgutil.iter_modules(folders):
            name = f"{parent}.{module.name}"
            inside = _folders(name, folders) if module.ispkg else []
            if any(each.name == MODULE for each in pkgutil.iter_modules(inside)):
                found[module.name] = name
    return found


def _folders(package: str, path: list[str]) -> list[str]:
    """The folders of a package, searched for on a path; none if the package is not there."""
    spec = PathFinder.find_spec(package, path)
    return list(spec.submodule_search_locations or ()) if spec else []


def resolve(reference: str) -> object:
    """The object at `package.module:attribute` or the module at `package.module`, imported at need.

    Raises ImportError, AttributeError.

    >>> resolve("tutor.core.base.kit:ELSEWHERE")
    'machu_tutor_games'
    """
    module, _, attribute = reference.partition(":")
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


def kit_of(name: str) -> GameKit:
    """The kit of the game of that name. Raises KeyError when no such game is found."""
    kit = importlib.import_module(f"{package_of(name)}.{MODULE}").KIT
    assert isinstance(kit, GameKit)
    return kit
