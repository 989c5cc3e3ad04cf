"""The page without running widgets: its board as a picture and in words, and how to open it.

A notebook that is exported, or read without a kernel, has only the stored output of its cells. A
live page hides the picture (`guest.css`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from IPython.display import display

from tutor.core.drawing.svg import to_svg
from tutor.core.print.sheet import Folded, Picture, Said, html, plain
from widgets.app.startup import is_served
from widgets.page import Page
from widgets.shared.stage import Stage

Bundle = dict[str, str]


class Tutor(Page):
    """The whole page; a cell that shows it also stores `still`."""

    still: Callable[[], Bundle] | None = None

    def _repr_mimebundle_(self, **options: Any) -> Any:
        if self.still is not None and not is_served():
            display(self.still(), raw=True)
        return super()._repr_mimebundle_(**options)


def still(stage: Stage) -> Bundle:
    """The present moment by media type, limited to what the seat may know."""
    showing = stage.showing()
    scene = stage.panels.scene(showing)
    svg = to_svg(scene, "still-").strip()
    words = tuple(map(Said, stage.game.position(showing.position)))
    pieces = (
        Picture(svg, f"{scene.title}. {stage.say('page-still')}"),
        Folded(stage.say("page-board-text"), words),
    )
    return {
        "text/plain": plain(pieces),
        "text/html": f'<div class="tutor-still">{html(pieces, stage.text.language)}</div>',
        "image/svg+xml": svg,
    }
