"""The parts of the page: one folder each, with its windows, commands, style sheet and words.

To add a part is to add its folder, and its name here. What games bring is declared by their kits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PARTS: Final = (
    *("shared", "app", "board", "decide", "editor", "lesson", "rules", "forecast"),
    *("puzzles", "analyses", "review", "studies", "lines", "start_and_save", "presenter"),
)
"""In the order of the cascade: a part may arrange what those before it show."""

PAGE: Final = Path(__file__).parent
WIDGETS: Final = PAGE.parent
HOST: Final = PAGE / "host.css"
"""The sheet that comes first, in no layer."""

MEDIA: Final = ("guest", "middle", "phone", "low", "contrast", "unseen", "print", "forced_colours")
"""The sheets that come last: in a notebook, on a middle page, on a phone, on a low one, where
contrast is high, for what is not to be seen, on paper, in the system's own colours."""


def style_sheets() -> list[Path]:
    """The style sheets of the page and of its parts, in the order of the cascade."""
    return [
        PAGE / "palette.css",
        PAGE / "page.css",
        *(WIDGETS / part / f"{part}.css" for part in PARTS),
    ]


def media_sheets() -> list[Path]:
    """The style sheets that come after those of the games."""
    return [PAGE / f"{media}.css" for media in MEDIA]


def make_layer(name: str, sheet: str) -> str:
    """A style sheet as a cascade layer: what a later one says wins, whatever the selectors are."""
    return f"@layer tutor.{name} {{\n{sheet}\n}}"


def packages() -> tuple[str, ...]:
    """The packages whose catalogues have the words of the page."""
    return tuple(f"widgets.{part}" for part in PARTS)
