"""The curve of the chances over a finished game; the table under it has the same figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.drawing.scene import Scene
from tutor.core.laboratory.study import Study
from widgets.board.board import Board
from widgets.board.curves import Curves, curves_scene, step_of
from widgets.forecast.findings import when
from widgets.shared.making import box
from widgets.shared.stage import Stage
from widgets.shared.themes import ThemeName

CSS_CLASS: Final = "tutor-chances-board"
SIZES: Final = {"wide": (400, 170), "medium": (300, 150), "phone": (340, 160)}
"""The size of the picture by the layout of the page, in pixels."""


def chances_scene(
    stage: Stage, study: Study, ply: int, theme: ThemeName, size: tuple[int, int]
) -> Scene:
    """Each player's chance to win, in percent, at the start of each day or round and at the end.

    The reader's place, after `ply` decisions, is marked. Moments in between are left out: with a
    few games each they would show nothing but luck.
    """
    places = _places(study)
    values = tuple(
        tuple(round(100 * study.estimates[place].win(seat)) for place in places)
        for seat in range(len(study.players))
    )
    parts = tuple((step, when(stage, study.moments[each])) for step, each in enumerate(places[:-1]))
    curves = Curves(study.players, values, parts)
    here = max(step for step, each in enumerate(places) if study.moments[each].ply <= ply)
    return curves_scene(curves, here, stage.say("studied-chances-over"), theme, size)


def _places(study: Study) -> list[int]:
    """The moments that are drawn."""
    return [*study.beginnings, len(study.moments) - 1]


class Chances:
    """The curve in the page; a tap goes to the start of the nearest day or round."""

    def __init__(self, stage: Stage, go: Callable[[int], None]) -> None:
        self._stage, self._go = stage, go
        self._board: Board | None = None
        self._study: Study | None = None
        self.widget = box("tutor-chances")

    def names(self) -> dict[str, dict[str, str]]:
        """The accessible name of the picture, by CSS selector."""
        say = self._stage.say
        return {f".{CSS_CLASS}": {"role": "img", "aria-label": say("studied-chances-over")}}

    def show(self, study: Study | None, ply: int) -> None:
        """Show the chances that a study has found, and the reader's place; for None, nothing."""
        self._study = study
        if study is None:
            self.widget.children = ()
            return
        stage = self._stage
        if self._board is None:
            self._board = Board(css_class=CSS_CLASS)
            self._board.on_hit(stage.loop.handler(self._go_to_tap))
        size = SIZES[stage.layout or "wide"]
        self._board.show(chances_scene(stage, study, ply, stage.theme, size))
        self.widget.children = (self._board.widget,)

    def _go_to_tap(self, thing: str) -> None:
        step, study = step_of(thing), self._study
        if step is not None and study is not None:
            self._go(study.moments[_places(study)[step]].ply)
