"""What is open beside a place of the game: written in the address, and opened as it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tutor.core.base.game import State
from widgets.app.windows import View, Windows
from widgets.presenter.controller import PresenterController
from widgets.shared.notices import Sentence
from widgets.shared.place import LONGEST_QUESTION, TABS, UNFOLDED, Place
from widgets.shared.stage import Stage
from widgets.shared.workspaces import SHOWN

BESIDE: Final = ("lesson", "explore", "play")
"""The views whose column has tabs."""
IN_SIGHT: Final = {"wide": ("events", "stocks"), "medium": ("stocks",)}
"""The tabs whose content stands under the first one, by the layout that has the room."""


class Opened:
    """The panel, the answer of the rules and the comparison that lie beside a place or over it."""

    def __init__(
        self, asked: Place, stage: Stage, view: View, windows: Windows, shown: PresenterController
    ) -> None:
        self._asked = asked
        self._stage = stage
        self._view = view
        self._windows = windows
        self._presenting = shown

    # As the address says it

    def beside(self, place: Place) -> Place:
        """A place with what is open beside it."""
        if self._view.tab != "rules":
            return replace(place, panel=self.panel(), compare=self._windows.compare.asked)
        asked = self._windows.lookups.asked
        if asked and len(asked) <= LONGEST_QUESTION:
            return replace(place, looked_up=asked)
        return place if self._view.name == "rules" else replace(place, panel="rules")

    def panel(self) -> str:
        """The panel that is open; empty where it is the usual one."""
        view, windows = self._view, self._windows
        if view.is_presenting:
            return "covered" if self._presenting.is_covered_open else ""
        if view.tab == "games" and self.unfolded:
            return self.unfolded
        if view.tab != "now":
            return view.tab
        course = view.course if view.name == "lesson" else None
        if course is not None and course.is_contents_open:
            return "contents"
        return "editor" if view.name == "explore" and windows.editor.is_open else ""

    @property
    def unfolded(self) -> str:
        """What is unfolded under the games, one of `UNFOLDED`; empty where nothing is."""
        windows, is_exploring = self._windows, self._view.name == "explore"
        is_open = {
            "setup": is_exploring and windows.editor.is_asking,
            "puzzles": windows.puzzles.is_open,
        }
        return ".".join(name for name, is_so in is_open.items() if is_so)

    def unfold(self, names: str) -> None:
        """Unfold under the games what is named, and nothing else."""
        unfolded = names.split(".")
        self._windows.editor.is_asking = "setup" in unfolded
        self._windows.puzzles.is_open = "puzzles" in unfolded

    @property
    def needs_lines(self) -> bool:
        """Whether the reader's own lines are in sight, wherever on the example one stands."""
        tree = self._view.workspaces.session.tree
        is_listed = self._view.tab == "lines" or self._windows.compare.asked is not None
        return is_listed and len(tree.nodes) > tree.protected

    # As the address asks for it

    def open(
        self,
        turn_to: Callable[[str], None],
        set_up: Callable[[State], bool],
        tell: Callable[[Sentence], None],
    ) -> None:
        """Open what the address asks for beside its place; what cannot be opened is said.

        `turn_to` shows a tab, `set_up` opens the editor with a position.
        """
        asked, view = self._asked, self._view
        has_tabs = view.name in BESIDE
        if asked.looked_up and (has_tabs or view.name == "rules"):
            turn_to("rules")
            self._windows.lookups.look_up(asked.looked_up)
        elif asked.looked_up:
            tell(_cannot("address-open-here", "rules"))
        panel = asked.panel
        if panel:
            is_open = has_tabs and self._turn(panel, turn_to)
            if not (is_open or self._open(panel, set_up)):
                tell(_cannot("address-open-here", panel))
        compared = asked.compare
        if compared is not None and not (has_tabs and self._windows.compare.open_as(compared)):
            tell(_cannot("address-compare", str(compared)))

    def _turn(self, panel: str, turn_to: Callable[[str], None]) -> bool:
        """Turn to a tab, unless what it has is in sight already; whether the panel is one."""
        if panel in UNFOLDED:
            is_here = self._view.name == "explore" or "setup" not in panel
            self.unfold(panel if is_here else "")
            panel = "games" if is_here else panel
        if panel in TABS and panel not in IN_SIGHT.get(self._stage.layout or "", ()):
            turn_to(panel)
        return panel in TABS

    def _open(self, panel: str, set_up: Callable[[State], bool]) -> bool:
        """Open a panel of one view; whether it is there."""
        view, course = self._view, self._view.course
        if panel == "contents" and view.name == "lesson" and course is not None:
            course.is_contents_open = True
            return True
        if panel == "covered" and view.is_presenting:
            self._presenting.is_covered_open = True
            return True
        if panel == "editor" and view.name == "explore" and view.workspaces.at != SHOWN:
            return set_up(view.workspaces.session.state)
        return panel == "rules" == view.name


def _cannot(message: str, found: str) -> Sentence:
    return lambda text: text.say(message, found=found)
