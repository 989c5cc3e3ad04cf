"""The frame of the page: links for the keyboard, and the tabs of the column."""

from __future__ import annotations

from typing import Final

from widgets.shared.controls import Markup, control, element, join
from widgets.shared.model import PageModel
from widgets.shared.window import Card

TABS: Final = ("now", "events", "stocks", "lines", "rules", "games")
ELSEWHERE: Final = ("lines", "games")
"""The tabs that the menu behind the name of the game can open as well."""
SKIPS: Final = (
    *("door", "lesson", "now", "happened", "stocks", "lines", "rules", "games", "compare"),
    *("choices", "board-text", "timeline"),
)
"""The names of the parts to which a skip link leads, in order; only visible parts get a link."""


class Skips(Card):
    """The skip links for the keyboard, which are visible while they have the focus.

    If the reader has left the step of a lesson, the link back to the step comes first.
    """

    names = ("tutor-skips",)
    is_card = False

    def draw(self, model: PageModel) -> Markup:
        """Return a link to each visible part of the page."""
        say = self.stage.say
        back = control("lesson-here", "", say("lesson-here"), class_="tutor-skip")
        without = {
            "lesson": model.is_away,
            "timeline": not model.has_timeline or model.is_unbegun,
        }
        names = [name for name in SKIPS if not without.get(name)]
        return join(
            back if model.is_away else Markup(""),
            *(
                element("a", say(f"skip-{name}"), href=f"#tutor-{name}", class_="tutor-skip")
                for name in names
            ),
        )


class Tabs(Card):
    """The tabs of the column beside the board.

    On a wide page the tab `now` also shows the narration and the stocks. While a lesson is
    open on a wide page, only this tab is visible, and the menu of the bar opens what the
    other tabs show. The bar has a field for rules; the open rules cover the tab from which
    the reader opened them. On a phone all tabs are visible.
    """

    names = ("tutor-tabs",)
    is_card = False

    def draw(self, model: PageModel) -> Markup:
        """Return the row of tabs.

        On a phone the row is part of the handle that pulls the column up.
        """
        say = self.stage.say
        summary = element(
            "summary",
            aria_label=say("sheet-pull"),
            title=say("sheet-pull"),
            data={"key": "pull", "more": say("sheet-more")},
        )
        pull = element("details", summary, class_="tutor-pull", data={"menu": "pull"})
        is_alone = model.is_led and _below(model) == "now"
        row = element(
            "nav",
            *(self._tab(tab, model) for tab in TABS),
            self._forecast(model) if model.has_forecast else Markup(""),
            class_=f"tutor-tab-row{' tutor-tabs-of-one' if is_alone else ''}",
            aria_label=say("aria-tabs"),
        )
        return join(pull, row)

    def _forecast(self, model: PageModel) -> Markup:
        """Return the button that opens and closes the forecast under the decision."""
        is_open = model.is_forecasting and model.tab == "now"
        is_over = self.stage.session.state.due is None
        return control(
            "forecast",
            "",
            self.stage.say("tab-study" if is_over else "tab-forecast"),
            class_="tutor-caret tutor-tab tutor-tab-forecast",
            title=self.stage.say("study-ask" if is_over else "forecast-ask"),
            aria_expanded=str(is_open).lower(),
        )

    def _tab(self, tab: str, model: PageModel) -> Markup:
        below = _below(model)
        is_hidden = tab != below and model.is_led and tab in ELSEWHERE
        kind = " tutor-tab-elsewhere" if tab == "rules" or is_hidden else ""
        under = " tutor-tab-under" if tab == below != model.tab else ""
        return control(
            "tab",
            tab,
            self.stage.say("tab-lesson" if tab == "now" and model.is_led else f"tab-{tab}"),
            class_=f"tutor-tab tutor-tab-{tab}{kind}{under}",
            **({"aria_current": "true"} if tab == model.tab else {}),
        )


def _below(model: PageModel) -> str:
    """Return the name of the open tab, or of the tab that the open rules cover."""
    return model.under if model.tab == "rules" else model.tab
