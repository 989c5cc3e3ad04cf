"""The kit in which a game declares its parts, and the search for the kits of all games.

A game is a package with a module `kit`, whose `KIT` is an instance of a subclass of `GameKit`. The
package lies beside `core`, or elsewhere on Python's path. No list names the games: the search finds
a game by its folder. It imports nothing of the game until a caller asks for the kit. The kit
imports each part at its first use, so making a kit takes almost no time. The types of the parts
come from all layers of the core; this module imports them for the type checker only.
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
    """The parts of one game. A part is None if the game does not have it."""

    lessons: str | None = None
    """The name of the package whose subfolders hold the lessons."""
    panels: str | None = None
    """The place of the game's `Panels` (`widgets.shared.panels`), as `package.module:attribute`.

    It is a text, because the package `tutor` does not import the package `widgets`.
    """

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules of the game."""

    @property
    def words(self) -> type[GameWords]:
        """The class that says the game's states and events in words.

        A game without such a class gets `GameWords`, which only uses the messages of the catalogue.
        """
        from tutor.core.words.game_words import GameWords

        return GameWords

    @property
    def board(self) -> Board | None:
        """The object that draws a state of the game."""

    @property
    def motion(self) -> Motion | None:
        """The function that says which things an event moves on the board, and where to."""

    @property
    def chapters(self) -> Chapters | None:
        """The function that finds the decisions at which rounds and turns begin."""

    @property
    def advice(self) -> Adviser | None:
        """The function that weighs the legal decisions of a player."""

    @property
    def policies(self) -> GamePolicies | None:
        """The policies that choose decisions in fast play."""

    @property
    def findings(self) -> Measure | None:
        """The function that measures the common features of the winners of many games."""

    @property
    def teaching(self) -> Teaching | None:
        """The questions that a lesson can ask about a state."""

    @property
    def compare(self) -> Measured | None:
        """The figures by which two states are compared."""

    @property
    def causes(self) -> Causes | None:
        """The function that returns how an event changes the figures of `compare`."""

    @property
    def ahead(self) -> Ahead | None:
        """The function that returns the events that come before the next turn."""

    @property
    def aid(self) -> AidWriter | None:
        """The function that writes the player aid, a summary of the rules for one page."""

    @property
    def guide(self) -> GuideWriter | None:
        """The function that writes the chapters of a guide on how to play well."""

    @property
    def holdings(self) -> HoldingsWriter | None:
        """The function that writes the possessions of the players as a table."""

    @property
    def things(self) -> ThingNamer | None:
        """The function that returns the short names of things on the board."""

    @property
    def redeal(self) -> Redeal | None:
        """The function that deals again the cards that a player cannot see."""

    @property
    def pile(self) -> Pile | None:
        """The function that returns the pile of hidden cards that the game turns over one by one."""

    @property
    def form(self) -> PositionForm | None:
        """The form in which a person sets up a position."""

    @property
    def reference(self) -> Reference | None:
        """The closed lists of events and refusals, for the reference pages."""

    @property
    def puzzles(self) -> GamePuzzles | None:
        """The goals that a puzzle can set for a turn."""

    def has(self, part: str) -> bool:
        """Return whether the game has the part of this name. The part is not imported."""
        return getattr(type(self), part) is not getattr(GameKit, part)


def games() -> tuple[str, ...]:
    """Return the names of all games that the search finds, sorted."""
    return tuple(sorted(_packages(tuple(sys.path))))


def package_of(name: str) -> str:
    """Return the name of a game's package. Raises KeyError if there is no such game."""
    return _packages(tuple(sys.path))[name]


@cache
def _packages(path: tuple[str, ...]) -> dict[str, str]:
    """Return the package of every game by the name of the game.

    Games are packages beside `core`, and in each folder `machu_tutor_games` on Python's path. A
    game elsewhere cannot replace a game of the same name beside `core`. The search runs once for
    each `path` and imports no game.
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
    """Return the folders of a package on a search path; empty if the package is not found."""
    spec = PathFinder.find_spec(package, path)
    return list(spec.submodule_search_locations or ()) if spec else []


def resolve(reference: str) -> object:
    """Import and return the object `package.module:attribute`, or the module `package.module`.

    Raises ImportError for an unknown module, AttributeError for an unknown attribute.

    >>> resolve("tutor.core.base.kit:ELSEWHERE")
    'machu_tutor_games'
    """
    module, _, attribute = reference.partition(":")
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


def kit_of(name: str) -> GameKit:
    """Return the kit of the game of this name. Raises KeyError if there is no such game."""
    kit = importlib.import_module(f"{package_of(name)}.{MODULE}").KIT
    assert isinstance(kit, GameKit)
    return kit
