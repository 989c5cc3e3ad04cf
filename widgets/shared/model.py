"""The model of the page: an immutable value that the windows show; each command makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.runner import Reached
from widgets.shared.place import DOOR
from widgets.shared.themes import LayoutName


@dataclass(frozen=True)
class PageModel:
    """The state of the page that its windows show, besides what the windows find in the stage.

    `view` and `tab` are the open view and tab; `under` is the tab that the rules cover.
    `is_led` says that a lesson is open in the view of lessons. `is_leading` says that this
    lesson shows its step, and that the learner plays no game from it. `is_away` says that the
    learner has left the step to look around. `is_watched` says that the game plays by itself,
    and that no person has to decide. `is_short` says that the narration is cut to one line,
    to make room for the choices. `is_lost` says that the computation of another player's
    decision has failed. `can_keep` says that the position can become a review card.
    `has_timeline` says that there is a line to move along, and `is_unbegun` that this line
    has no decision yet. `has_forecast` says that the reader can ask for a forecast. `left`
    says in words where the reader can carry on, and `due` is the number of review cards to
    answer today. Both are for the front door and the first slide; elsewhere they are empty
    and 0. `reached` says, for each lesson of the front door that the learner has begun, how
    far the learner is; it is empty elsewhere. `part_modes` are the CSS classes that the
    lesson, the slide and the board ask for.
    """

    view: str
    tab: str
    under: str = "now"
    layout: LayoutName | None = None
    is_menu_open: bool = False
    has_letters: bool = True
    is_led: bool = False
    is_leading: bool = False
    is_away: bool = False
    is_watched: bool = False
    is_short: bool = False
    is_lost: bool = False
    can_keep: bool = False
    has_timeline: bool = True
    is_unbegun: bool = False
    has_forecast: bool = False
    is_forecasting: bool = False
    is_reporting: bool = False
    is_editing: bool = False
    is_studying: bool = False
    is_comparing: bool = False
    is_beside: bool = False
    is_sheet: bool = False
    is_handout: bool = False
    is_busy: bool = False
    left: str = ""
    due: int = 0
    reached: Mapping[LessonKey, Reached] = field(default_factory=dict)
    part_modes: frozenset[str] = frozenset()

    @property
    def is_door(self) -> bool:
        """Whether the page shows the front door."""
        return self.view == DOOR

    @property
    def is_presenting(self) -> bool:
        """Whether the view for a class (`presenter`) is open."""
        return self.view == "presenter"

    @property
    def is_awaited(self) -> bool:
        """Whether the page waits for its layout, which depends on the width of the browser.

        Until then the page shows outlines of its parts.
        """
        return self.layout is None and not self.is_door


def modes(model: PageModel) -> frozenset[str]:
    """Return the CSS classes of the page, by which the style sheets arrange its parts."""
    opened = {
        "tutor-is-awaited": model.is_awaited,
        "tutor-is-comparing": model.is_comparing,
        "tutor-is-beside": model.is_comparing and model.is_beside,
        "tutor-is-menu": model.is_menu_open,
        "tutor-is-watched": model.is_watched,
        "tutor-is-timeless": not model.has_timeline,
        "tutor-is-unbegun": model.is_unbegun,
        "tutor-is-sheet": model.is_sheet,
        "tutor-is-handout": model.is_handout,
        "tutor-is-forecasting": model.has_forecast and model.is_forecasting,
        "tutor-is-reporting": model.has_forecast and model.is_reporting and model.tab == "now",
        "tutor-is-editing": model.view == "explore" and model.is_editing,
        "tutor-is-studying": model.is_studying,
    }
    named = {f"tutor-view-{model.view}", f"tutor-on-{model.tab}"}
    return model.part_modes | named | {mode for mode, is_so in opened.items() if is_so}
