"""The guide of the game: when to go home, in a few lines that follow from the rules alone.

No figure is written in a sentence: all come from the components.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tutor.core.drawing.palette import ThemeName
from tutor.core.print.guide import Chapter
from tutor.core.print.markup import element, join
from tutor.core.words.text import Text, text_for
from tutor.incan_gold.components_file import printed_components

LINES: Final = tuple(
    f"guide-leave-{name}"
    for name in ("hazards", "stake", "crowd", "path", "artifacts", "removed", "last")
)


def guide(language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """The one chapter in a language. It has no drawing, so the theme changes nothing."""
    del theme
    return (when_to_leave(text_for("incan_gold", language).text),)


def when_to_leave(text: Text) -> Chapter:
    """The points to check before each card, in these words."""
    figures = printed_components()
    kinds = Counter(figures.hazard_kind.values())
    numbers: dict[str, str | int] = {
        "kinds": len(kinds),
        "alike": max(kinds.values()),
        "first": figures.first_taken,
        "early": figures.first_value,
        "late": figures.later_value,
        "rounds": figures.rounds,
    }
    lines = (element("li", text.fill(name, numbers)) for name in LINES)
    body = join(element("p", text.say("guide-leave.about")), element("ol", *lines))
    return Chapter("when-to-leave", text.say("guide-leave"), body)
