"""The kit in which a game declares its parts, and how the kits of all games are found.

A game is a package with a module `kit`, whose `KIT` is one object of a class over `GameKit`. Games
stand beside `core`, or elsewhere on Python's path. There is no list: a game is found by its folder,
and nothing of it is imported until its kit is asked for. Each part is imported when it is first
asked for, so that a kit costs nothing. The types of the parts stand in every layer of the core;
this module names them for the type checker alone.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from abc import ABC, abstractmethod
from functools import cache
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # every game's kit names them from here
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
    """The parts of one game; None for a part that it does without."""

    lessons: str | None = None
    """The name of the package whose folders are the lessons."""
    panels: str | None = None
    """Where the `Panels` stand (`widgets.shared.panels`), as `package.module:attribute`.

    It is a text, because the tutor knows no page.
    """

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules."""

    @property
    def words(self) -> type[GameWords]:
        """The words; those of the catalogue alone unless the game has a class of its own."""
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
        """Measures what goes with winning."""

    @property
    def teaching(self) -> Teaching | None:
        """The questions about a state."""

    @property
    def compare(self) -> Measured | None:
        """The figures that states are compared by."""

    @property
    def causes(self) -> Causes | None:
        """Says what an event changes of those figures."""

    @property
    def ahead(self) -> Ahead | None:
        """Finds the events that will come as things stand."""

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
        """Deals anew what a player cannot see."""

    @property
    def pile(self) -> Pile | None:
        """Finds the cards that are turned over one by one."""

    @property
    def form(self) -> PositionForm | None:
        """What of a position is set by hand."""

    @property
    def reference(self) -> Reference | None:
        """The closed lists of events and refusals."""

    @property
    def puzzles(self) -> GamePuzzles | None:
        """What a turn can be asked to reach."""

    def has(self, part: str) -> bool:
        """Whether the game brings a part of that name, which is not imported for it."""
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

    Any folder `machu_tutor_games` there may hold more, a package each; the name of a game beside
    `core` cannot be taken. The search runs once for each `path` and imports none of them.
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
    """The folders of a package looked for on a path; none where it is not found."""
    spec = PathFinder.find_spec(package, path)
    return list(spec.submodule_search_locations or ()) if spec else []


def resolve(reference: str) -> object:
    """The object at `package.module:attribute`, or the module; imported if need be.

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
