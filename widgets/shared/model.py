"""The model of the page: what one rendering shows, made anew after each command."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.shared.place import DOOR
from widgets.shared.themes import LayoutName


@dataclass(frozen=True)
class PageModel:
    """What the page shows beside the position, the words and the looks, which the stage has.

    `view` and `tab` are open; `under` is the tab that the rules cover. `is_led`: a lesson is open
    in its view; `is_leading`: its step is in view, and the learner plays no game of it; `is_away`:
    the learner looks around. `is_watched`: the game plays by itself, and no person has to decide.
    `is_short`: the choices need the room, so that the narration is one line. `is_lost`: the
    computation of another player's decision has failed. `can_keep`: a position can be kept as a
    review card. `has_timeline`: there is a line to move along; `is_unbegun`: nothing is decided on
    it. `has_forecast`: the reader can ask for a forecast here.
    `left` is the place to carry on from, in words, and `due` the number of review cards that are
    due, at the front door and on the first slide; empty and 0 elsewhere. `part_modes` are the modes
    that the lesson, the slide and the board ask for.
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
    is_editing: bool = False
    is_studying: bool = False
    is_comparing: bool = False
    is_beside: bool = False
    is_sheet: bool = False
    is_handout: bool = False
    is_busy: bool = False
    left: str = ""
    due: int = 0
    part_modes: frozenset[str] = frozenset()

    @property
    def is_door(self) -> bool:
        """Whether the front door is shown."""
        return self.view == DOOR

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""
        return self.view == "presenter"

    @property
    def is_awaited(self) -> bool:
        """Whether the page waits for its layout; until then it shows outlines of its parts."""
        return self.layout is None and not self.is_door


def modes(model: PageModel) -> frozenset[str]:
    """The layout of the page, as the names of classes by which the style sheets arrange it."""
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
        "tutor-is-editing": model.view == "explore" and model.is_editing,
        "tutor-is-studying": model.is_studying,
    }
    named = {f"tutor-view-{model.view}", f"tutor-on-{model.tab}"}
    return model.part_modes | named | {mode for mode, is_so in opened.items() if is_so}
