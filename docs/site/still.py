"""The tutor where nothing answers: instead of the live page a picture of its board.

Imported in a notebook's kernel before the first cell, it stands in for the dashboard.
"""

from __future__ import annotations

from tutor.core.drawing.svg import to_svg
from widgets.app import app
from widgets.shared.place import read_address


class Still:
    """The first board of a dashboard, as a drawing."""

    def __init__(self, query: str | None = None) -> None:
        asked = query or ""
        made = app.App(read_address(asked))
        made.stage.layout = "wide"
        self._svg = to_svg(made.stage.panels.scene(made.stage.showing()))

    def add_class(self, _: str) -> Still:
        """As a widget does; a drawing has no page around it that a class could take away."""
        return self

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"image/svg+xml": self._svg}


app.dashboard = Still
