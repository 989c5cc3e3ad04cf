"""The commands of the page itself, by control and by key: views, tabs, menus, the front door."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from tutor.core.words.text import Text, text_for
from widgets.app.frame import TABS
from widgets.app.navigation import Navigation
from widgets.app.shortcuts import KEYS, LETTERS, WAY_ON
from widgets.app.storage import Storage
from widgets.app.visits import Visits
from widgets.app.windows import View, Windows
from widgets.decide.commands import DecisionCommands
from widgets.front_door import WAYS
from widgets.presenter.commands import command_of
from widgets.presenter.controller import PresenterController
from widgets.shared.commands import Commands
from widgets.shared.notices import Notices
from widgets.shared.panels import games_shown
from widgets.shared.place import DOOR, VIEWS
from widgets.shared.workspaces import FREE

MOST_DIGITS: Final = 9
BESIDE: Final = {
    "back": ("compare-step", "both-back"),
    "next": ("compare-step", "both-on"),
    "turn-back": ("compare-step", "both-back"),
    "turn-on": ("compare-step", "both-on"),
    "last": ("compare-step", "both-end"),
    "play": ("compare-play", ""),
}
"""What the timeline's keys do while two lines are compared that it cannot follow."""
EDITS: Final = ("undo", "redo", "variation")
"""The keys whose commands the list of lines offers as well."""
EVERYWHERE: Final = ("forget", "sheet")
"""The commands that keys send during a presentation as well."""


@dataclass(frozen=True)
class PageCommands:
    """The commands of the page and of its keys; a key runs a command of the page or of a part."""

    commands: Commands
    view: View
    windows: Windows
    navigation: Navigation
    visits: Visits
    storage: Storage
    presenting: PresenterController
    decisions: DecisionCommands
    notices: Notices

    def register(self) -> None:
        """Add the commands of the page."""
        add = self.commands.add
        add("key", self._key, moves_on=True)
        add("forget", self._forget)
        add("view", self._go_to, moves_on=True)
        add("game", self._change_game, moves_on=True)
        add("play-from-here", self.navigation.play_from_here, moves_on=True)
        add("enter", self._enter)
        add("door", self._home)
        add("return", self._return, moves_on=True)
        add("resume", self._resume)
        add("tab", self._open_tab)
        add("sheet", self._sheet)
        add("menu", self._menu)
        add("part", self.windows.parts.press)
        add("things", lambda _: self.windows.overlay.send_all())
        add("hush", lambda _: self.notices.clear())
        add(
            "speaker-blocked", lambda _: self.notices.tell(lambda text: text.say("speaker-blocked"))
        )
        add("progress-heard", self.view.lessons.hear)
        add("unkept", lambda _: self.notices.tell(lambda text: text.say("keep-full")))

    # Keys

    def _key(self, key: str) -> None:
        name, run = {**KEYS, **LETTERS}.get(key, ""), self.commands.run
        if name in EVERYWHERE:
            run(name)
        elif self.view.is_presenting:
            run(*command_of(key))
        elif name == "first" and self.windows.compare.is_open:
            run("close-compare")
        elif name in BESIDE and self.windows.compare.is_beside:
            run(*BESIDE[name])
        elif name in TABS:
            self.navigation.leave_door()
            self._open_tab(name)
        elif name in EDITS:
            run(name)
        elif name and name != WAY_ON:
            self.windows.timeline.press(name)

    def _forget(self, _: str) -> None:
        """Close the topmost window, or clear a decision that was picked or refused."""
        windows, run = self.windows, self.commands.run
        if windows.sheet.is_open:
            run("sheet")
        elif windows.handout.is_open:
            run("handout")
        elif self.view.is_presenting and self.presenting.is_covered_open:
            run("covered")
        elif windows.compare.is_open:
            run("close-compare")
        elif self.view.tab == "rules":
            run(*windows.lookups.leaving)
        else:
            self.decisions.forget()

    # Views and tabs

    def _go_to(self, value: str) -> None:
        if value == "lesson" and not self.navigation.has_lesson:
            self._learn_by_rules()
        elif value in VIEWS:
            self.navigation.go_to_view(value)

    def _learn_by_rules(self) -> None:
        """Open the rules of a game that has no lesson, and say so.

        The rules take the place of the open tab, as a lesson would.
        """
        if self.view.is_presenting:
            self.navigation.go_to_view("play")
        self.navigation.turn_to("now")
        self.navigation.open_tab("rules")
        self.notices.tell(partial(_without_lesson, self.view.workspaces.session.tree.game.name))

    def _change_game(self, value: str) -> None:
        if value in games_shown():
            self.navigation.change_game(value)

    def _enter(self, value: str) -> None:
        if value in WAYS:
            self.storage.remember("door", value)
            self.navigation.go_to_view(value)
            if value == WAYS[0]:
                self.navigation.begin_lesson()

    def _home(self, _: str) -> None:
        """Go back to where the comparison was opened; from anywhere else go to the front door."""
        if self.windows.compare.is_open:
            self.commands.run("close-compare")
        else:
            self.navigation.go_to_view(DOOR)

    def _return(self, value: str) -> None:
        """Follow the browser's back or forward button to the screen with a number."""
        if value.isdecimal() and len(value) <= MOST_DIGITS:
            self.visits.go(int(value), self.navigation.open)

    def _resume(self, _: str) -> None:
        place = self.storage.resume()
        if place is None:
            self.notices.tell(lambda text: text.say("door-nothing"))
        else:
            self.navigation.open(place)

    def _open_tab(self, value: str) -> None:
        if value not in TABS:
            return
        if self.view.name == "rules" and value != "rules":
            is_free = self.view.workspaces.at == FREE
            self.navigation.go_to_view("explore" if is_free else "lesson")
        self.navigation.open_tab(value)

    def _sheet(self, _: str) -> None:
        self.windows.sheet.is_open = not self.windows.sheet.is_open

    def _menu(self, _: str) -> None:
        self.view.is_menu_open = not self.view.is_menu_open


def _without_lesson(game: str, text: Text) -> str:
    """The sentence that says how to learn a game that has no lesson."""
    return text.say("view-without-lesson", game=text_for(game, text.language).say("game-name"))
