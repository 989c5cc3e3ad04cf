"""The board of a state as a scene: what a game that can be drawn brings along."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tutor.core.base.game import State
from tutor.core.base.refusal import Refusal
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.words.game_words import GameWords


class Board(Protocol):
    """Draws a state for somebody who only looks: in a notebook, on a handout, on a static page."""

    def __call__(
        self,
        state: State,
        words: GameWords,
        *,
        seat: str | None = None,
        theme: ThemeName = "light",
        points: Collection[str] = (),
        refusal: Refusal | None = None,
    ) -> Scene:
        """The board, or what a seat may know of it. Raises RecordError for a seat nobody has.

        `points` are things to look at; a refusal is marked where it was met.
        """
