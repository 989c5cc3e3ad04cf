"""The kit in which a game declares its parts.

A game is a package with a module `kit`, whose `KIT` names its parts by where they stand. A part is
imported when it is first asked for, so that a kit costs nothing and may name what is not installed.
This module knows no protocol: the layer that asks for a part declares it as a `Part`, with its own.
`discovery` looks for the games.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass, fields
from typing import Generic, TypeVar

from tutor.core.base.discovery import MODULE, package_of

Reference = str
"""A reference: `package.module:attribute`, or `package.module` for the whole module."""

P = TypeVar("P")


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """The parts of one game; None for what it does without."""

    game: Reference
    """The rules: a `Game` (`tutor.core.base.game`)."""
    words: Reference
    """Makes a `GameText` of a `Text` (`tutor.core.words.text`)."""
    board: Reference | None = None
    """Draws a state: a `Board` (`tutor.core.drawing.board`)."""
    motion: Reference | None = None
    """What moves when an event happens: `Motion` (`tutor.core.drawing.motion`)."""
    chapters: Reference | None = None
    """The beginnings of rounds and turns: `Chapters` (`tutor.core.records.line`)."""
    advice: Reference | None = None
    """Weighs the legal decisions: an `Adviser` (`tutor.core.base.advice`)."""
    policies: Reference | None = None
    """Players for fast play: `GamePolicies` (`tutor.core.base.policy`)."""
    findings: Reference | None = None
    """What goes with winning, measured: a `Measure` (`tutor.core.laboratory.findings`)."""
    teaching: Reference | None = None
    """The questions about a state: a `Teaching` (`tutor.core.base.questions`)."""
    compare: Reference | None = None
    """The figures that states are compared by: `Measured` (`tutor.core.records.compare`)."""
    causes: Reference | None = None
    """What an event changes of those figures: `Causes` (`tutor.core.base.causes`)."""
    ahead: Reference | None = None
    """The events that will come as things stand: `Ahead` (`tutor.core.base.causes`)."""
    aid: Reference | None = None
    """Writes the player aid: an `AidWriter` (`tutor.core.print.aid`)."""
    guide: Reference | None = None
    """Writes chapters on how to play well: a `GuideWriter` (`tutor.core.print.guide`)."""
    holdings: Reference | None = None
    """The holdings of the players as a table: a `HoldingsWriter` (`tutor.core.print.handout`)."""
    things: Reference | None = None
    """Short names of things on the board: a `ThingNamer` (`tutor.core.drawing.strokes`)."""
    redeal: Reference | None = None
    """Deals anew what a player cannot see: a `Redeal` (`tutor.core.base.redeal`)."""
    pile: Reference | None = None
    """The cards that are turned over one by one: a `Pile` (`tutor.core.base.redeal`)."""
    form: Reference | None = None
    """What of a position is set by hand: a `PositionForm` (`tutor.core.base.editing.form`)."""
    reference: Reference | None = None
    """The closed lists of events and refusals: a `Reference` (`tutor.core.print.reference`)."""
    puzzles: Reference | None = None
    """What a turn can be asked to reach: `GamePuzzles` (`tutor.core.laboratory.puzzles.goals`)."""
    lessons: Reference | None = None
    """The package whose folders are the lessons."""
    panels: Reference | None = None
    """The panels of the page: `Panels` (`widgets.shared.panels`)."""


class Part(Generic[P]):
    """One field of every kit, with the protocol that its owner speaks."""

    def __init__(self, field: str, protocol: type[P]) -> None:
        assert field in {each.name for each in fields(GameKit)}
        self.field = field
        self.protocol = protocol
        self._found: dict[Reference, P] = {}

    def reference(self, game: str) -> Reference | None:
        """The reference of a game to the part. Raises KeyError when no such game is found."""
        found: Reference | None = getattr(kit_of(game), self.field)
        return found

    def is_in(self, game: str) -> bool:
        """Whether a game has the part, which is not imported. Raises KeyError as `reference`."""
        return self.reference(game) is not None

    def of(self, game: str) -> P | None:
        """The part of a game, or None when it does without.

        Raises KeyError when no such game is found, TypeError for what does not speak the protocol.
        """
        reference = self.reference(game)
        if reference is None:
            return None
        if reference not in self._found:
            found = resolve(reference)
            if not isinstance(found, self.protocol):
                raise TypeError(f"{reference} is not {self.protocol.__name__}")
            self._found[reference] = found
        return self._found[reference]


def resolve(reference: Reference) -> object:
    """The object at a reference, imported if need be. Raises ImportError, AttributeError.

    >>> resolve("tutor.core.base.discovery:ELSEWHERE")
    'machu_tutor_games'
    """
    module, _, attribute = reference.partition(":")
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


def kit_of(name: str) -> GameKit:
    """The kit of the game of that name. Raises KeyError when no such game is found."""
    kit = resolve(f"{package_of(name)}.{MODULE}:KIT")
    assert isinstance(kit, GameKit)
    return kit
