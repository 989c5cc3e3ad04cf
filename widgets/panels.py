"""The panels a game brings along: shared windows find them here and know no game.

Each folder of `widgets` that is named as a game has `PANELS`, an object of this protocol.
"""

from __future__ import annotations

import importlib
from typing import Protocol

from tutor.core.game import State
from tutor.core.scene import Scene
from tutor.core.text import GameText, Text
from widgets.look import LayoutName, ThemeName
from widgets.markup import Markup


class Panels(Protocol):
    """What the shared windows ask of a game."""

    def scene(self, state: State, text: GameText, theme: ThemeName, layout: LayoutName) -> Scene:
        """The board at a state; `layout` is wide, medium or phone."""

    def stocks(
        self, state: State, before: State, text: GameText, page: Text, theme: ThemeName
    ) -> Markup:
        """The stocks of all players as a table, with what changed since `before`."""

    def mark(self, state: State, player: str, theme: ThemeName) -> Markup:
        """A player's shape and letter, with the name for readers aloud left out."""

    def legend(self, state: State, text: GameText, page: Text) -> Markup:
        """What is reconstructed and how to correct it."""


def panels_of(game: str) -> Panels:
    """The panels of a game. Raises ModuleNotFoundError if it brings none."""
    found: Panels = importlib.import_module(f"widgets.{game}").PANELS
    return found
