"""What the controls and keys of the page itself do: views, tabs, menus, the front door."""

from __future__ import annotations

from typing import Final

from widgets.app.frame import DOORS, TABS
from widgets.app.navigation import Navigation
from widgets.app.screen import Screen
from widgets.app.shortcuts import KEYS, LETTERS
from widgets.app.storage import Storage
from widgets.app.view import View
from widgets.app.windows import Windows
from widgets.decide.commands import DecisionCommands
from widgets.presenter.commands import command_of
from widgets.presenter.controller import Presenting
from widgets.shared.address import VIEWS
from widgets.shared.commands import Commands
from widgets.shared.notices import Notices
from widgets.shared.workspaces import DOOR, FREE

EVERYWHERE: Final = ("forget", "sheet")
"""What keys ask for also while somebody presents."""


class PageCommands:
    """The commands of the page, and of its keys, which ask for those of its parts."""

    def __init__(
        self,
        commands: Commands,
        view: View,
        windows: Windows,
        screen: Screen,
        navigation: Navigation,
        storage: Storage,
        presenting: Presenting,
        decisions: DecisionCommands,
        notices: Notices,
    ) -> None:
        self._commands = commands
        self._view = view
        self._windows = windows
        self._screen = screen
        self._navigation = navigation
        self._storage = storage
        self._presenting = presenting
        self._decisions = decisions
        self._notices = notices

    def register(self) -> None:
        """Add the commands of the page."""
        add = self._commands.add
        add("key", self._key, moves_on=True)
        add("forget", self._forget)
        add("view", self._go_to, moves_on=True)
        add("enter", self._enter)
        add("door", self._home)
        add("resume", self._resume)
        add("tab", self._open_tab)
        add("sheet", self._sheet)
        add("menu", self._menu)
        add("hush", lambda _: self._notices.clear())
        add("unkept", lambda _: self._notices.tell(lambda text: text.say("keep-full")))

    # Keys

    def _key(self, key: str) -> None:
        name, run = {**KEYS, **LETTERS}.get(key, ""), self._commands.run
        if name in EVERYWHERE:
            run(name)
        elif self._view.is_presenting:
            run(*command_of(key))
        elif name == "first" and self._windows.compare.is_open:
            run("close-compare")
        elif name in TABS:
            self._navigation.leave_door()
            self._open_tab(name)
        elif name:
            self._windows.timeline.press(name)

    def _forget(self, _: str) -> None:
        """Close what lies uppermost, or put away what was picked or refused."""
        windows, run = self._windows, self._commands.run
        if windows.sheet.is_open:
            run("sheet")
        elif windows.handout.is_open:
            run("handout")
        elif self._view.is_presenting and self._presenting.is_covered_open:
            run("covered")
        elif windows.compare.is_open:
            run("close-compare")
        elif self._view.tab == "rules" and windows.lookups.source is not None:
            run("rule-back")
        else:
            self._decisions.forget()

    # Views and tabs

    def _go_to(self, value: str) -> None:
        if value in VIEWS:
            self._navigation.go_to_view(value)

    def _enter(self, value: str) -> None:
        if value in DOORS:
            self._storage.remember("door", value)
            self._navigation.go_to_view(value)

    def _home(self, _: str) -> None:
        """Home is where the comparison was opened; from anywhere else it is the front door."""
        if self._windows.compare.is_open:
            self._commands.run("close-compare")
        else:
            self._navigation.go_to_view(DOOR)

    def _resume(self, _: str) -> None:
        if not self._storage.resume():
            self._notices.tell(lambda text: text.say("door-nothing"))
        self._screen.show()

    def _open_tab(self, value: str) -> None:
        if value not in TABS:
            return
        if self._view.name == "rules" and value != "rules":
            is_free = self._view.desks.at == FREE
            self._navigation.go_to_view("explore" if is_free else "lesson")
        self._navigation.open_tab(value)

    def _sheet(self, _: str) -> None:
        self._windows.sheet.is_open = not self._windows.sheet.is_open
        self._screen.show_frame()

    def _menu(self, _: str) -> None:
        self._view.is_menu_open = not self._view.is_menu_open
        self._screen.show_frame()
