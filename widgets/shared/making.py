"""How widgets are made: with the classes of their window, and the looks of their kind.

Of every widget its layout and its style are widgets as well, which the page would make one by one.
All that look as their kind does share them; what is not to be seen has another layout.
"""

from __future__ import annotations

from typing import TypeVar

import ipywidgets

Kind = TypeVar("Kind", bound=ipywidgets.DOMWidget)


_SHARED: dict[tuple[type[ipywidgets.Widget], str | None], ipywidgets.Widget] = {}


def _shared(kind: type[ipywidgets.Widget], display: str | None = None) -> ipywidgets.Widget:
    """The one widget of a kind that many others refer to; nobody may change it."""
    known = _SHARED.get((kind, display))
    if known is None or known.comm is None:  # closed, as all widgets of a notebook can be at once
        known = kind() if display is None else kind(display=display)
        _SHARED[kind, display] = known
    return known


def made(kind: type[Kind], names: str = "", **traits: object) -> Kind:
    """A widget with some classes, which looks as all of its kind do."""
    looks: dict[str, object] = {"layout": _shared(ipywidgets.Layout)}
    style = kind.class_traits().get("style")
    if style is not None:
        looks["style"] = _shared(style.klass)
    widget: Kind = kind(_dom_classes=names.split(), **(looks | traits))
    return widget


def html(names: str = "", value: str = "") -> ipywidgets.HTML:
    """A window of markup with some classes."""
    return made(ipywidgets.HTML, names, value=value)


def box(kind: type[ipywidgets.Box], names: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    """A box with some classes round its children."""
    return made(kind, names, children=children)


def show_if(is_wanted: bool, widget: ipywidgets.DOMWidget) -> None:
    """Show a widget that was made here, or hide it so that it takes no room."""
    widget.layout = _shared(ipywidgets.Layout, None if is_wanted else "none")
