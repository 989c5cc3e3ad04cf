"""The panels a game brings along: shared windows find them here and know no game.

A game brings a package of its own name in `widgets`, with `PANELS`, an object of this protocol.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from tutor.core.game import Decision, State, legal_for
from tutor.core.onlooker import ONLOOKER, onlookers_view
from tutor.core.refusal import Refusal
from tutor.core.scene import Scene
from tutor.core.text import GameText, Text
from widgets.look import LayoutName, ThemeName
from widgets.markup import Markup


@dataclass(frozen=True)
class Showing:
    """What is to be shown, to whom and how.

    `before` is the state one step earlier, `seat` whose knowledge is shown (None: hands are open;
    `ONLOOKER`: what everybody may know). At the end of a game a seat sees all hands, as they score.
    `game` and `page` are the words. `picked` is a decision tapped once, `refusal` the answer to the
    last one that was not legal; neither outlives its state. `turn` are the earlier decisions of the
    turn, each with the state it was made in, as far as they are known. `points` are the things on
    the board that a teacher speaks of; while one speaks, nothing else is marked. None: nobody does.
    """

    state: State
    before: State
    seat: str | None
    game: GameText
    page: Text
    theme: ThemeName
    layout: LayoutName
    picked: Decision | None = None
    refusal: Refusal | None = None
    turn: tuple[tuple[Decision, State], ...] = ()
    points: tuple[str, ...] | None = None

    @cached_property
    def position(self) -> Mapping[str, Any]:
        """The position, or the seat's view of it."""
        return _seen(self.state, self.seat)

    @cached_property
    def earlier(self) -> Mapping[str, Any]:
        """The same one step earlier."""
        return _seen(self.before, self.seat)

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """The legal decisions that may be seen."""
        return self.state.legal() if self.seat is None else legal_for(self.state, self.seat)


class Panels(Protocol):
    """What the shared windows ask of a game."""

    def scene(self, showing: Showing) -> Scene:
        """The board, with what may be done now, what is picked and what was refused."""

    def small_scene(self, showing: Showing) -> Scene:
        """The board without what may be done, as small as it is readable: two fit side by side."""

    def stocks(self, showing: Showing) -> Markup:
        """The stocks of all players as a table, with the change since the step before."""

    def mark(self, showing: Showing, player: str) -> Markup:
        """A player's shape and letter, with the name for readers aloud left out."""

    def good(self, name: str, theme: ThemeName) -> Markup:
        """A picture for a figure of the game called `name`; empty where there is none."""

    def legend(self, showing: Showing) -> Markup:
        """What is reconstructed and how to correct it; empty where nothing is."""

    def deciding(self, showing: Showing) -> Markup:
        """The panel of the decision that is due: every way to make it as a control."""

    def tried(self, showing: Showing, thing: str) -> Decision | None:
        """What somebody tries who taps the thing with this id on the board; None for nothing."""

    def explained(self, showing: Showing, thing: str) -> list[str]:
        """What the thing with this id on the board is, and what it does now: sentences."""


def panels_of(game: str) -> Panels:
    """The panels of a game. Raises ModuleNotFoundError if it brings none."""
    found: Panels = importlib.import_module(f"widgets.{game}").PANELS
    return found


def has_panels(game: str) -> bool:
    """Whether the page can show a game."""
    return importlib.util.find_spec(f"widgets.{game}") is not None


def _seen(state: State, seat: str | None) -> Mapping[str, Any]:
    if seat == ONLOOKER:
        return onlookers_view(state)
    return state.position() if seat is None or state.due is None else state.view(seat)
