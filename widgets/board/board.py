"""The board: shows a scene on a canvas in layers, or as SVG if ipycanvas is missing.

A scene is the drawing of a position, as a value. The board gets each scene and reports
which thing of the scene was tapped; it knows no game. If the board has an overlay, the
canvas shows only the static layer, and the overlay shows in SVG everything that moves or
is marked. When the static layer changes, the whole layer is painted; of other layers only
the changed parts are painted. A canvas does not adapt to device pixels, so it is drawn
`ratio` times as large as it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import ipywidgets

from tutor.core.drawing.outline import Box, around
from tutor.core.drawing.scene import Layer, LayerName, Scene, extent
from tutor.core.drawing.svg import to_svg
from widgets.board.motion import STAYS, Move
from widgets.board.overlay import MOVING, Overlay
from widgets.board.painter import Painter, Things, changes, things
from widgets.page.regions import Region
from widgets.shared.making import html

try:
    from ipycanvas import MultiCanvas, hold_canvas
    from ipycanvas.canvas import _CANVAS_MANAGER
except ImportError:
    MultiCanvas = None

CSS_CLASS: Final = "tutor-board"
FINE: Final = 2.0
FINEST: Final = 3.0


class Board:
    """A board in a page: `show` shows a scene, and `on_hit` reports taps.

    `widget` is the widget of the board. `on_painted` is called after a scene has been sent to
    a browser.
    """

    def __init__(
        self,
        ratio: float = FINE,
        on_painted: Callable[[], object] | None = None,
        css_class: str = CSS_CLASS,
        overlay: Overlay | None = None,
    ) -> None:
        self._listeners: list[Callable[[str], object]] = []
        self._scene: Scene | None = None
        self._shown_at = 0.0
        self._awaited = ""
        painted = on_painted or _nothing
        self._overlay = None if MultiCanvas is None else overlay
        painting = MOVING if self._overlay is None else ()
        self._view: View = (
            SvgView(painted)
            if MultiCanvas is None
            else CanvasView(ratio, self._report_tap, painted, painting)
        )
        self.widget = self._view.widget
        self.widget.add_class(css_class)

    @property
    def ratio(self) -> float:
        """The number of drawn pixels for each pixel of the scene."""
        return self._view.ratio

    @ratio.setter
    def ratio(self, ratio: float) -> None:
        self._view.ratio = ratio

    def panels_of(self, thing: str) -> list[str]:
        """Return the ids of the panels of the drawing in which a thing lies."""
        scene = self._scene
        found = scene.find(thing) if scene is not None else None
        if scene is None or found is None or not found.shapes:
            return []
        panels = (each for each in scene.groups() if each.role == "panel" and each.area)
        return [each.id for each in panels if around(each.area or ()).contains(extent(found))]

    def show(self, scene: Scene, move: Move = STAYS) -> None:
        """Show a scene, with the motion that leads to it.

        If no browser shows the page yet, the scene appears as soon as a browser opens the page.
        """
        is_known = move.kind == "stay" and move.awaited in ("", self._awaited)
        if scene is self._scene and is_known and self.ratio == self._shown_at:
            return  # showing the same scene again would end its motion
        self._scene, self._shown_at, self._awaited = scene, self.ratio, move.awaited
        if self._overlay is not None:
            # The overlay goes first, so that it is complete when the canvas reports that it is
            # painted.
            self._overlay.show(scene, self.ratio, move)
        self._view.show(scene)

    def on_hit(self, listener: Callable[[str], object]) -> None:
        """Call the listener with the id of each thing that is tapped."""
        self._listeners.append(listener)

    def _report_tap(self, x: float, y: float) -> None:
        found = self._scene.hit(x, y) if self._scene else None
        if found is not None:
            for listener in tuple(self._listeners):
                listener(found)


def _nothing() -> None:
    """Do nothing; this is the default for what the board calls after it has been painted."""


class View(Protocol):
    """The interface of a view: it shows scenes on a canvas, or as SVG."""

    widget: Region | ipywidgets.DOMWidget
    ratio: float

    def show(self, scene: Scene) -> None:
        """Show a scene in place of the scene that was shown before."""


class SvgView:
    """A view that shows the scene as SVG text in the page.

    The function that writes the text escapes what people wrote.
    """

    def __init__(self, painted: Callable[[], object]) -> None:
        self.widget = html()
        self.ratio = 1.0
        self._painted = painted

    def show(self, scene: Scene) -> None:
        """Replace the SVG text by the SVG text of a scene."""
        self.widget.value = to_svg(scene)
        self._painted()


class CanvasView:
    """A view that paints the scene on a MultiCanvas, one canvas for each layer.

    Nothing is painted until a browser shows the view.
    """

    def __init__(
        self,
        ratio: float,
        tapped: Callable[[float, float], None],
        painted: Callable[[], object],
        moving: tuple[LayerName, ...] = MOVING,
    ) -> None:
        self._layers = moving
        self._ratio = ratio
        self._tapped = tapped
        self._painted = painted
        self._ready = False
        self._scene: Scene | None = None
        self._still: Layer | None = None
        self._moving: dict[LayerName, Things] = {}
        count = 1 + len(moving)
        self.widget = MultiCanvas(count, width=1, height=1, tabbable=False)
        self._painters = tuple(
            Painter(self.widget[number], ratio) for number in range(1 + len(moving))
        )
        self.widget.on_client_ready(self._client_ready)
        self.widget.on_mouse_down(self._tap)

    @property
    def ratio(self) -> float:
        """The number of drawn pixels for each pixel of the scene.

        After a change everything is painted again.
        """
        return self._ratio

    @ratio.setter
    def ratio(self, ratio: float) -> None:
        ratio = min(max(ratio, 1.0), FINEST)
        if ratio != self._ratio:
            self._ratio = ratio
            for painter in self._painters:
                painter.ratio = ratio
            self._forget()
            if self._scene:
                self.show(self._scene)

    def show(self, scene: Scene) -> None:
        """Paint the parts in which the scene differs from what the canvas shows."""
        self._scene = scene
        self._resize(scene)
        if self._ready:
            self._paint(scene)
            self._painted()

    def _resize(self, scene: Scene) -> None:
        """Give the canvas the size of the scene; a change of size empties the canvas."""
        size = round(scene.width * self._ratio), round(scene.height * self._ratio)
        if (self.widget.width, self.widget.height) != size:
            # Both lengths go in one message: between two messages the board would have a wrong shape.
            with self.widget.hold_sync():
                self.widget.width, self.widget.height = size
            self.widget.layout.width = f"{scene.width}px"
            self._forget()

    def _forget(self) -> None:
        """Forget which scene the canvas shows, so that the next scene is painted whole."""
        self._still = None
        self._moving = {}

    def _client_ready(self) -> None:
        self._ready = True
        self._forget()
        if self._scene:
            self.show(self._scene)

    def _paint(self, scene: Scene) -> None:
        """Paint a scene in one message to the browser.

        If the painting fails, raise the error only after the canvas has been released.
        """
        failure: Exception | None = None
        # The library names a canvas only if it differs from the last one. After a reload the
        # browser knows none, and a message that names none would fail there as a whole
        # (https://github.com/jupyter-widgets-contrib/ipycanvas/issues/322).
        _CANVAS_MANAGER._current_canvas = None  # noqa: SLF001
        with hold_canvas():
            try:
                layers = {layer.name: layer for layer in scene.layers}
                if layers["static"] != self._still:
                    self._paint_still(scene, layers["static"])
                for name, painter in zip(self._layers, self._painters[1:], strict=True):
                    self._paint_moving(name, painter, layers.get(name))
            except Exception as error:
                failure = error
                self._forget()
        if failure is not None:
            raise failure

    def _paint_still(self, scene: Scene, layer: Layer) -> None:
        """Wipe all layers, and paint the whole static layer; the other layers then count as empty."""
        for painter in self._painters:
            painter.begin()
            painter.clear(Box(0, 0, scene.width, scene.height))
        self._painters[0].paint(layer.groups)
        self._still = layer
        self._moving = {}

    def _paint_moving(self, name: LayerName, painter: Painter, layer: Layer | None) -> None:
        """Wipe and repaint the things that have changed; if `layer` is None, wipe everything."""
        known = self._moving.get(name, {})
        found = {} if layer is None else things(layer, known)
        wiped, painted = changes(known, found)
        for box in wiped:
            painter.clear(box)
        painter.paint(painted)
        self._moving[name] = found

    def _tap(self, x: float, y: float) -> None:
        self._tapped(x / self._ratio, y / self._ratio)
