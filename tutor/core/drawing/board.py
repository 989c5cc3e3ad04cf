"""The board of a state as a scene: the protocol of a game that can be drawn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.words.game_words import GameWords


class Board(Protocol):
    """Draws a state for a reader who only looks: in a notebook, on a handout, on a static page."""

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
        """The board, or what a seat may know of it. Raises RecordError for an unknown seat.

        `points` are things to look at; a refusal is marked where it was met.
        """
