"""The tutor without a kernel: a picture of its board in place of the live page.

A notebook's kernel imports this module before the first cell; it replaces the dashboard.
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
        """Do nothing: a drawing has no page around it whose looks a class could change."""
        return self

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"image/svg+xml": self._svg}


app.dashboard = Still
