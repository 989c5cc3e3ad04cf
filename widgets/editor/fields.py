"""Fields of a form as markup; a field asks for its command as soon as its value changes."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.shared.markup import Markup, element


def option(value: str, words: str, *, is_chosen: bool) -> Markup:
    """One of the options of a field."""
    if is_chosen:
        return element("option", words, value=value, selected="")
    return element("option", words, value=value)


def select(do: str, value: str, options: Sequence[Markup], label: str) -> Markup:
    """A field in which the reader chooses one of some options."""
    return field("select", do, value, *options, aria_label=label)


def field(tag: str, do: str, of_what: str, *parts: Markup, **more: str) -> Markup:
    """A field that asks for `do` as soon as its value changes."""
    data = {"change": do, "value": of_what, "key": f"{do}:{of_what}"}
    return element(tag, *parts, data=data, of="tutor-editor-field", **more)
