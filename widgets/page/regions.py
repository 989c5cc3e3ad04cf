"""Regions: parts of the page, each of which is sent alone when something in it changes.

A region holds markup, or other regions and fields one after the other. The page morphs the new
markup into place, so that open parts, typed text and the focus survive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Final, Protocol

from tutor.core.print.markup import Markup, element, join

_NUMBERS: Final = count()

Note = Callable[[str, Callable[[], object]], None]
"""A function that is called with each change.

The arguments are the key under which the page knows the value, and a function that returns the new
value.
"""


class Field(Protocol):
    """The interface of a widget that has a model of its own and stands in a region."""

    @property
    def model_id(self) -> str:
        """The id by which the page finds the model of the widget."""


class Region:
    """A part of the page with some CSS classes and attributes; `value` is the markup in it."""

    def __init__(self, names: str = "", value: str = "") -> None:
        self.key = f"region-{next(_NUMBERS)}"
        self._classes = names.split()
        self._attributes: dict[str, str] = {}
        self._value = value
        self._note: Note | None = None

    @property
    def value(self) -> str:
        """The markup in the region."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        if value != self._value:
            self._value = value
            self._tell_inside()

    @property
    def classes(self) -> tuple[str, ...]:
        """The CSS classes of the region."""
        return tuple(self._classes)

    def add_class(self, name: str) -> None:
        """Add a CSS class to the region."""
        if name not in self._classes:
            self._classes.append(name)
            self._tell_attributes()

    def remove_class(self, name: str) -> None:
        """Remove a CSS class from the region."""
        if name in self._classes:
            self._classes.remove(name)
            self._tell_attributes()

    def describe(self, **attributes: str) -> None:
        """Set the attributes of the region; their names are written as for `element`.

        Attributes that the region has and that are not in `attributes` are removed.
        """
        named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        if named != self._attributes:
            self._attributes = named
            self._tell_attributes()

    @property
    def attributes(self) -> dict[str, str]:
        """All attributes of the region, with its classes."""
        return {"class": " ".join(self._classes), **self._attributes}

    def attach(self, note: Note) -> None:
        """Call `note` with the region and its content, and then again after each change."""
        if self._note is None:
            self._note = note
            self._tell_inside()
            self._tell_attributes()

    def _inside(self) -> Markup:
        """Return the content that the page puts into the region."""
        return element("div", Markup(self._value), class_="tutor-inside")

    def _tell_inside(self) -> None:
        if self._note is not None:
            self._note(self.key, self._inside)

    def _tell_attributes(self) -> None:
        if self._note is not None:
            self._note(f"{self.key}:", lambda: self.attributes)


class Box(Region):
    """A region that contains other regions and fields, one after the other."""

    def __init__(self, names: str = "", children: Iterable[Region | Field] = ()) -> None:
        super().__init__(names)
        self._children = tuple(children)

    @property
    def children(self) -> tuple[Region | Field, ...]:
        """The regions and fields in the box."""
        return self._children

    @children.setter
    def children(self, children: Iterable[Region | Field]) -> None:
        found = tuple(children)
        if found != self._children:
            self._children = found
            self._tell_inside()

    def _inside(self) -> Markup:
        return join(*map(_place, self._children))

    def _tell_inside(self) -> None:
        if self._note is not None:
            for child in self._children:
                if isinstance(child, Region):
                    child.attach(self._note)
        super()._tell_inside()


def _place(child: Region | Field) -> Markup:
    """Return the empty element that marks where the page shows the region or field `child`."""
    if isinstance(child, Region):
        return element("div", data={"region": child.key})
    return element("div", data={"field": child.model_id})
