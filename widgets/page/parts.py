"""The parts of the page: one folder each, with windows, commands, a style sheet and words.

To add a part, add its folder, and its name here. A game declares its parts in its kit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PARTS: Final = (
    *("shared", "app", "board", "decide", "editor", "lesson", "rules", "forecast"),
    *("puzzles", "analyses", "review", "studies", "lines", "start_and_save", "presenter"),
)
"""The folders of the parts, in the order of the cascade: a later style sheet wins."""

PAGE: Final = Path(__file__).parent
WIDGETS: Final = PAGE.parent
HOST: Final = PAGE / "host.css"
"""The style sheet that comes first, in no cascade layer."""

MEDIA: Final = (
    *("guest", "middle", "phone", "low", "telling"),
    *("contrast", "unseen", "print", "forced_colours"),
)
"""The style sheets that come last, in the order of the cascade.

These are for a notebook, a middle page, a phone, a low page, the narration while a decision is
played, high contrast, text for screen readers only, paper, and the colours of the system.
"""


def style_sheets() -> list[Path]:
    """Return the style sheets of the page and of its parts, in the order of the cascade."""
    return [
        PAGE / "palette.css",
        PAGE / "page.css",
        *(WIDGETS / part / f"{part}.css" for part in PARTS),
    ]


def media_sheets() -> list[Path]:
    """Return the style sheets that come after those of the games."""
    return [PAGE / f"{media}.css" for media in MEDIA]


def make_layer(name: str, sheet: str) -> str:
    """Return a style sheet as the cascade layer `name`.

    The rules of a later layer win, whatever their selectors are.
    """
    return f"@layer tutor.{name} {{\n{sheet}\n}}"


def packages() -> tuple[str, ...]:
    """Return the packages whose catalogues have the words of the page."""
    return tuple(f"widgets.{part}" for part in PARTS)
