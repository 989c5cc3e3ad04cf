"""Pages to be printed: whole HTML pages that need nothing from outside.

Black on white, so that a copier takes nothing away; on A4 as on Letter.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tutor.core.print.markup import Markup, element

STYLE: Final = "printed.css"


def printed(title: str, language: str, *parts: str, of: str = "", style: str = "") -> str:
    """A page with a title round these parts; `of` is the class of its body, `style` more style."""
    sheet = files("tutor.core.print").joinpath(STYLE).read_text(encoding="utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", Markup(sheet + style)),
    )
    body = element("body", element("main", *parts), of=of)
    return f"<!doctype html>{element('html', head, body, lang=language)}\n"
