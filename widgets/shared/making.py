"""Functions that make the parts of a page: regions of markup, boxes of regions, and input fields.

The layout and the style of an ipywidgets field are widgets as well, and the browser would create
them one by one. Therefore visible fields of one kind share one layout and one style; a hidden field
has another layout. The length of a text field is limited here as well as in the browser.
"""

from __future__ import annotations

from typing import Any, TypeVar

import ipywidgets
import traitlets

from tutor.core.records.record import LONGEST_COMMENT
from widgets.page.regions import Box, Field, Region

Kind = TypeVar("Kind", bound=ipywidgets.DOMWidget)

_SHARED: dict[tuple[type[ipywidgets.Widget], str | None], ipywidgets.Widget] = {}


def _share(kind: type[ipywidgets.Widget], display: str | None = None) -> ipywidgets.Widget:
    """Return the one widget of the class `kind` that many fields share; no code may change it."""
    known = _SHARED.get((kind, display))
    if known is None or known.comm is None:  # a notebook can close all its widgets
        known = kind() if display is None else kind(display=display)
        _SHARED[kind, display] = known
    return known


def make_field(kind: type[Kind], names: str = "", **traits: object) -> Kind:
    """Return a field of the class `kind`, with some CSS classes.

    All fields of one class share one layout and one style.
    """
    looks: dict[str, object] = {"layout": _share(ipywidgets.Layout)}
    style = kind.class_traits().get("style")
    if style is not None:
        looks["style"] = _share(style.klass)
    field: Kind = kind(_dom_classes=names.split(), **(looks | traits))
    return field


def html(names: str = "", value: str = "") -> Region:
    """Return a region with some CSS classes that shows the markup `value`."""
    return Region(f"tutor-html {names}", value)


def box(names: str, *children: Region | Field) -> Box:
    """Return a box that stacks its children in a column.

    If `names` contains the CSS class `tutor-across`, the box is a row.
    """
    return Box(f"tutor-box {names}", children)


def show_if(is_wanted: bool, part: Region | ipywidgets.DOMWidget) -> None:
    """Show a region or a field that this module has made, or hide it so that it takes no room."""
    if isinstance(part, Region):
        (part.remove_class if is_wanted else part.add_class)("tutor-gone")
    else:
        part.layout = _share(ipywidgets.Layout, None if is_wanted else "none")


LONGEST = LONGEST_COMMENT + 1
"""The most characters of a text field: one more than a record accepts.

A text that is too long is then refused with a sentence, and not silently cut.
"""


LONGEST_DOCUMENT = 400_000
"""The most characters of a field with the text of a whole game.

A long game with many comments has a tenth of this number.
"""


class _Limited(ipywidgets.ValueWidget):
    """A base class of text fields that cut their text at a limit.

    The limit is checked in Python too, because a browser may send anything.
    """

    longest = LONGEST

    @traitlets.validate("value")
    def _cut(self, proposal: Any) -> str:
        return str(proposal["value"])[: self.longest]


class Line(_Limited, ipywidgets.Text):
    """A text field of one line."""


class Paragraph(_Limited, ipywidgets.Textarea):
    """A text field of several lines."""


class Document(_Limited, ipywidgets.Textarea):
    """A text field for a whole document, such as a game in its notation."""

    longest = LONGEST_DOCUMENT
