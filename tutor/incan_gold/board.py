"""The board of a state for notebooks, handouts and static pages."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State, known_to
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.words.game_words import GameWords
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.scene import board_scene


def board(
    state: State,
    words: GameWords,
    *,
    seat: str | None = None,
    theme: ThemeName = "light",
    points: Collection[str] = (),
    refusal: Refusal | None = None,
) -> Scene:
    """The board; points and refusals have no place on it."""
    assert isinstance(state, IncanGoldState)
    position = known_to(state, seat)
    return board_scene(position, components=state.components, text=words, theme=theme)
