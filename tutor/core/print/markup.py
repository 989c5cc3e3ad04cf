"""HTML in which every text by a person is escaped, and whole pages to print.

Elements are strings; only `element` makes one from parts. Pages need no other files. They are black
on white, so that a copier loses nothing, and fit on A4 and Letter.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape as escape_anew
from importlib.resources import files
from typing import Final

STYLE: Final = "printed.css"

# Most texts of a page are short and come again with every drawing.
escape = lru_cache(maxsize=2048)(escape_anew)


class Markup(str):
    """Text that is HTML. The function `element` escapes every other text."""

    __slots__ = ()


def join(*parts: str) -> Markup:
    """Return the parts one after another. Each part that is not markup is escaped."""
    return Markup("".join([part if isinstance(part, Markup) else escape(part) for part in parts]))


def element(
    tag: str,
    *parts: str,
    class_: str = "",
    data: Mapping[str, str | int] | None = None,
    **more: str,
) -> Markup:
    """Return an HTML element: `class_` is its class, `data` its data attributes.

    `more` are other attributes. An underscore in their names becomes a hyphen (`aria_label`); an
    underscore at the end is dropped.
    """
    written = f' class="{escape(class_)}"' if class_ else ""
    for name, datum in (data or {}).items():
        written += f' data-{name}="{escape(str(datum))}"'
    for name, value in more.items():
        written += f' {_attribute(name)}="{escape(value)}"'
    return Markup(f"<{tag}{written}>{join(*parts)}</{tag}>")


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def make_page(title: str, language: str, *parts: str, class_: str = "", style: str = "") -> str:
    """Return a page with a title and these parts.

    `class_` is the class of its body, and `style` is added to its style sheet.
    """
    sheet = files("tutor.core.print").joinpath(STYLE).read_text(encoding="utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", Markup(sheet + style)),
    )
    body = element("body", element("main", *parts), class_=class_)
    return f"<!doctype html>{element('html', head, body, lang=language)}\n"


def data_address(content: bytes, kind: str) -> str:
    """Return the address that has a whole file in it; `kind` is the file's media type."""
    return f"data:{kind};base64,{b64encode(content).decode('ascii')}"
