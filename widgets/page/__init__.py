"""The page around the widgets: what ipywidgets cannot do from Python, and nothing else.

Address, keys, accessible names, live region, the reader's preferences and the width of the window.
The script beside this file is the only JavaScript of the tutor; it knows no game and no words.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

HERE = Path(__file__).parent


class Page(anywidget.AnyWidget):
    """The window the tutor is shown in.

    `width` (CSS pixels), `ratio` (device pixels per CSS pixel) and `prefers` come from the
    browser; the rest goes to it. `names` maps CSS selectors to attributes such as `aria-label`.
    """

    _esm = HERE / "page.js"
    _css = HERE / "page.css"

    address = traitlets.Unicode("").tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    names: traitlets.Dict[str, dict[str, str]] = traitlets.Dict().tag(sync=True)
    width = traitlets.Int(0).tag(sync=True)
    ratio = traitlets.Float(1.0).tag(sync=True)
    prefers: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def on_action(self, act: Callable[[str, str], None]) -> None:
        """Call `act(name, value)` for a key (`key`, its name) or a marked control on the page."""

        def received(_: object, content: dict[str, Any], __: object) -> None:
            act(str(content.get("name", "")), str(content.get("value", "")))

        self.on_msg(received)
