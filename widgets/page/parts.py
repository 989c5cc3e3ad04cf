"""The parts of the page: one folder each, with windows, commands, a style sheet and words.

To add a part, add its folder, and the name of the folder in this module. A game declares
its parts in its kit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
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

FIGURES: Final[Mapping[str, int]] = json.loads(
    PAGE.joinpath("figures.json").read_text(encoding="utf-8")
)
"""The figures of the layout in CSS pixels, for the kernel, the scripts and the style sheets.

`wide`, `beside` and `large` are the widths of a window from which the wide layout, the middle
layout and a larger board fit. A phone's board is drawn `across` wide, and `sight` is the height of its
visible part; beside a step of a lesson only the height `city` is visible.
"""

MEDIA: Final = (
    *("guest", "middle", "phone", "low", "telling"),
    *("contrast", "unseen", "print", "forced_colours"),
)
"""The style sheets that come last, in the order of the cascade.

These are for a notebook, a page of middle width, a phone, a low page, the narration while a decision
is played, high contrast, text for screen readers only, paper, and the colours of the system.
"""


def style_sheets() -> list[Path]:
    """Return the style sheets of the page and of its parts, in the order of the cascade."""
    return [
        PAGE / "palette.css",
        PAGE / "page.css",
        *(WIDGETS / part / f"{part}.css" for part in PARTS),
    ]


def shape_of_phone_board() -> str:
    """Return the style sheet with the width of a phone's board and the shapes of its visible parts.

    A shape is the height divided by the width.
    """
    across = FIGURES["across"]
    shapes = "".join(f"--{part}: calc({FIGURES[part]} / {across}); " for part in ("sight", "city"))
    return f":root {{ --drawn-across: {across}px; {shapes}}}"


def media_sheets() -> list[Path]:
    """Return the style sheets for media such as paper, which come after the style sheets of the games."""
    return [PAGE / f"{media}.css" for media in MEDIA]


def make_layer(name: str, sheet: str) -> str:
    """Return a style sheet wrapped in the cascade layer `name`.

    The rules of a later layer override those of an earlier layer, whatever their selectors
    are.
    """
    return f"@layer tutor.{name} {{\n{sheet}\n}}"


def packages() -> tuple[str, ...]:
    """Return the packages whose catalogues have the words of the page."""
    return tuple(f"widgets.{part}" for part in PARTS)
