"""Small pieces of HTML, with everything a person can have written escaped.

Elements are strings; `element` is the only place that makes one from parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape


class Markup(str):
    """Text that is HTML already; every other text is escaped where it enters an element."""

    __slots__ = ()


def joined(*parts: str) -> Markup:
    """Parts one after another; those that are not markup are escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def element(
    tag: str,
    *parts: str,
    of: str = "",
    data: Mapping[str, str | int] | None = None,
    **more: str,
) -> Markup:
    """An element: `of` is its class, `data` its data attributes, `more` other attributes.

    An underscore in a name of `more` becomes a hyphen (`aria_label`); a trailing one is dropped.
    """
    attributes = {"class": of} if of else {}
    attributes |= {f"data-{name}": str(value) for name, value in (data or {}).items()}
    attributes |= {name.rstrip("_").replace("_", "-"): value for name, value in more.items()}
    written = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return Markup(f"<{tag}{written}>{joined(*parts)}</{tag}>")
