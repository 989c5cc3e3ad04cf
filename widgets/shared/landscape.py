"""The landscape of the front door and of the titles of acts, as the page's template shows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from widgets.shared.markup import Markup

LANDSCAPE: Final = Path(__file__).parents[1] / "template" / "landscape.svg"
"""The landscape; the template of the page shows the same while the kernel starts."""


@cache
def landscape() -> Markup:
    """The landscape as a picture without a name: it says nothing that the words do not."""
    return Markup(LANDSCAPE.read_text(encoding="utf-8"))
