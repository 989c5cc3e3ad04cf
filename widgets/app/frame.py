"""The frame of the page around its parts: links for the keyboard, and the tabs of the column."""

from __future__ import annotations

from typing import Final

from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage
from widgets.shared.window import Card

TABS: Final = ("now", "events", "stocks", "lines", "rules", "games")
SKIPS: Final = (
    *("door", "lesson", "now", "happened", "stocks", "lines", "rules", "games", "compare"),
    *("choices", "board-text", "timeline"),
)
"""The parts of the page that are skipped to, in their order; those in sight are offered."""


class Skips(Card):
    """Links for the keyboard that appear when they have the focus.

    `is_away` says that a lesson waits: the way back to it comes first. `has_timeline` says that
    there is a timeline to skip to.
    """

    names = ("tutor-skips",)
    is_away = False
    has_timeline = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")

    def draw(self) -> Markup:
        """A link to each part of the page."""
        say = self.stage.say
        back = control("lesson-here", "", say("lesson-here"), of="tutor-skip")
        without = {"lesson": self.is_away, "timeline": not self.has_timeline}
        names = [name for name in SKIPS if not without.get(name)]
        return joined(
            back if self.is_away else Markup(""),
            *(
                element("a", say(f"skip-{name}"), href=f"#tutor-{name}", of="tutor-skip")
                for name in names
            ),
        )


class Tabs(Card):
    """The tabs of the column; on a wide page narration and stocks stand under `now`.

    `is_led` says that a lesson leads there.
    """

    names = ("tutor-tabs",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")
        self.tab = "now"
        self.is_led = False

    def draw(self) -> Markup:
        """The row of tabs; on a phone after what pulls the sheet up, in which they stand."""
        say = self.stage.say
        summary = element(
            "summary", aria_label=say("sheet-pull"), title=say("sheet-pull"), data={"key": "pull"}
        )
        pull = element("details", summary, of="tutor-pull", data={"menu": "pull"})
        tabs = [
            control(
                "tab",
                tab,
                say("tab-lesson" if tab == "now" and self.is_led else f"tab-{tab}"),
                of=f"tutor-tab tutor-tab-{tab}",
                **({"aria_current": "true"} if tab == self.tab else {}),
            )
            for tab in TABS
        ]
        row = element("nav", *tabs, of="tutor-tab-row", aria_label=say("aria-tabs"))
        return joined(pull, row)
