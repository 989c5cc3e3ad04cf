"""The board of a state for notebooks, handouts and static pages."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State, known_to
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.words.game_words import GameWords
from tutor.princes.game import PrincesState
from tutor.princes.scene import board_scene
from tutor.princes.scene.marks.marked import Marked, Tapped
from tutor.princes.things import thing_of
from tutor.princes.words import Words


def board(
    state: State,
    words: GameWords,
    *,
    seat: str | None = None,
    theme: ThemeName = "light",
    points: Collection[str] = (),
    refusal: Refusal | None = None,
) -> Scene:
    """The board with marks on the things pointed at, or on a refused decision and alternatives."""
    assert isinstance(state, PrincesState)
    return board_scene(
        known_to(state, seat),
        components=state.components,
        text=words,
        theme=theme,
        marked=Marked(pointed=tuple(points)) if refusal is None else _mark_refusal(words, refusal),
    )


def _mark_refusal(words: GameWords, refusal: Refusal) -> Marked:
    decision, note = refusal.decision, Words(words.text).shortfall(refusal)
    found = thing_of(decision)
    tapped = None if found is None else Tapped(found, decision.type == "move", note)
    ways = ((number, thing_of(near)) for number, near in enumerate(refusal.nearest, start=1))
    return Marked(
        refused=tapped, ways=tuple((number, name) for number, name in ways if name is not None)
    )
