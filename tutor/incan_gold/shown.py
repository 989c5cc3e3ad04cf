"""The board of a state as it is shown in passing: in a notebook, on a static page."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.base.refusal import Refusal
from tutor.core.drawing.scene import Scene
from tutor.core.words.text import GameText
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.scene import board_scene


def scene(
    state: IncanGoldState, words: GameText, points: Collection[str], refusal: Refusal | None
) -> Scene:
    """The board; nothing on it is pointed at, and no refusal has a place there."""
    return board_scene(state.position(), components=state.components, text=words)
