"""Makes the parts of a page: regions of markup, boxes of regions, and fields.

The layout and the style of every field are widgets as well, which the page would make one by one;
fields of one kind that look the same share them, and a hidden field has another layout. The length
of a text field is limited here as well as in the browser.
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
    """The one widget of a kind that many others refer to; no code may change it."""
    known = _SHARED.get((kind, display))
    if known is None or known.comm is None:  # closed: a notebook can close all
        known = kind() if display is None else kind(display=display)
        _SHARED[kind, display] = known
    return known


def make_field(kind: type[Kind], names: str = "", **traits: object) -> Kind:
    """A field with some classes, with the look that all fields of its kind share."""
    looks: dict[str, object] = {"layout": _share(ipywidgets.Layout)}
    style = kind.class_traits().get("style")
    if style is not None:
        looks["style"] = _share(style.klass)
    field: Kind = kind(_dom_classes=names.split(), **(looks | traits))
    return field


def html(names: str = "", value: str = "") -> Region:
    """A region of markup with some classes."""
    return Region(f"tutor-html {names}", value)


def box(names: str, *children: Region | Field) -> Box:
    """A column with some classes; with `tutor-across` among them it is a row."""
    return Box(f"tutor-box {names}", children)


def show_if(is_wanted: bool, part: Region | ipywidgets.DOMWidget) -> None:
    """Show a region or a field of this module, or hide it so that it takes no room."""
    if isinstance(part, Region):
        (part.remove_class if is_wanted else part.add_class)("tutor-gone")
    else:
        part.layout = _share(ipywidgets.Layout, None if is_wanted else "none")


LONGEST = LONGEST_COMMENT + 1
"""One more than a record accepts, so that a longer text is refused and not silently cut."""


LONGEST_DOCUMENT = 400_000
"""The characters of a whole game as text; a long game with many comments has a tenth of it."""


class _Limited(ipywidgets.ValueWidget):
    """A field whose text is cut at the limit; the validator is that of its `value`."""

    longest = LONGEST

    @traitlets.validate("value")
    def _cut(self, proposal: Any) -> str:
        return str(proposal["value"])[: self.longest]


class Line(_Limited, ipywidgets.Text):
    """A field of one line."""


class Paragraph(_Limited, ipywidgets.Textarea):
    """A field of several lines."""


class Document(_Limited, ipywidgets.Textarea):
    """A field with a whole text, such as a game in its notation."""

    longest = LONGEST_DOCUMENT
