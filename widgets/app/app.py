"""The tutor: makes one session, its windows and the page around them, and connects them.

`dashboard()` shows the tutor under Voila and in the cell of a notebook. Each part of the page is
described in its own folder.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from typing import Final

from tutor.core.words.text import DEFAULT_LANGUAGE
from widgets.app.commands import PAGE_COMMANDS
from widgets.app.here import Here
from widgets.app.navigation import Navigation
from widgets.app.page_state import PageState
from widgets.app.preferences import Preferences
from widgets.app.screen import Screen
from widgets.app.shortcuts import shortcuts
from widgets.app.startup import Tutor, prepare, query_string, still, take_whole_characters
from widgets.app.storage import BrowserShelf, Storage
from widgets.app.visits import Visits
from widgets.app.windows import View, Windows
from widgets.decide.commands import tap
from widgets.editor.commands import set_up
from widgets.front_door import WAYS
from widgets.lesson.lessons import Lessons
from widgets.lines.lines import Editing
from widgets.presenter.controller import PresenterController
from widgets.puzzles.puzzles import Solved
from widgets.shared.commands import Context
from widgets.shared.loop import Loop, Notices
from widgets.shared.panels import panel_styles
from widgets.shared.place import DOOR, USUAL, Address, read_address
from widgets.shared.stage import PageText, Stage
from widgets.shared.themes import layout_for
from widgets.shared.workspaces import Workspaces
from widgets.start_and_save.commands import begin
from widgets.studies.commands import write

SWITCH_AFTER: Final = 0.0005
IN_SIGHT: Final = {"wide": ("events", "stocks"), "medium": ("stocks",)}
"""The tabs whose content is visible below the first tab, by the layouts that have room for this."""
PUZZLES: Final = "puzzles"
"""The name under which the browser stores the ids of the puzzles that the reader has solved."""


def dashboard(query: str | None = None) -> Tutor:
    """Return the tutor at the place that an address names.

    `query` is the query string of the address; by default it is the query string of the page.
    """
    # A short interval: the thread that sends messages must not wait for the next window.
    sys.setswitchinterval(SWITCH_AFTER)
    take_whole_characters()
    asked = query_string(lambda: prepare(PageText())) if query is None else query
    return App(read_address(asked)).widget


class App:
    """The tutor of one learner.

    `widget` is the page to show; `asked` is the content of its address.
    """

    def __init__(self, asked: Address) -> None:
        self.asked = asked
        self.text = PageText(asked.language or DEFAULT_LANGUAGE)
        self.notices = Notices(self.text)
        self.loop = Loop(self.notices.tell)
        self.workspaces = Workspaces(asked.place, self.text)
        self.session = self.workspaces.session
        self.stage = Stage(self.session, self.text, self.loop, asked.theme or "light")
        self.page = Tutor(styles=panel_styles(), shortcuts=shortcuts(True))
        self.presenting = PresenterController(self.workspaces)
        self.lessons = Lessons(self.workspaces)
        self.storage = Storage(self.page, self.workspaces, self.lessons, self.presenting)
        if self.workspaces.view == "play" and not self.session.tree.nodes:
            self.session.play_on()  # another player may decide first
        self.editing = Editing(self.session, self.notices.tell)
        tab = "rules" if self.workspaces.view == "rules" else "now"
        self.view = View(self.workspaces, self.lessons, tab)
        solved = Solved(
            lambda: self.storage.preferences.get(PUZZLES),
            partial(self.storage.remember, PUZZLES),
        )
        self.kept = BrowserShelf(
            self.page, self.lessons, self.storage, self.notices.tell, self.loop.render
        )
        self.windows = Windows(
            self.stage,
            self.workspaces,
            self.presenting,
            self.editing,
            self.page.send,
            self.page.speak,
            self.lessons,
            solved,
            self.kept,
            self.notices.tell,
        )
        self.windows.looks.theme, self.windows.looks.language = asked.theme, asked.language
        self.here = Here(self.view, self.windows, self.presenting)
        self.visits = Visits(self.here, self.windows, self.presenting, self.session)
        self.screen = Screen(
            self.stage,
            self.view,
            self.windows,
            self.page,
            self.presenting,
            self.notices,
            PageState(
                self.stage,
                self.view,
                self.windows,
                self.page,
                self.here,
                self.visits,
                self.storage,
            ),
        )
        self.navigation = Navigation(
            self.view,
            self.windows,
            self.screen,
            self.presenting,
            lambda state: set_up(self.context, state),
            self.notices.tell,
        )
        self.preferences = Preferences(
            self.stage,
            self.text,
            self.page,
            self.view,
            self.windows.looks,
            self.windows.timeline,
            self.windows.lines,
            self.storage,
        )
        self.context = Context(
            self.stage,
            self.workspaces,
            self.navigation,
            self.notices,
            self.page,
            self.windows.timeline,
            self.windows.compare,
            self.storage.remember,
            self._parts(),
            PAGE_COMMANDS,
        )
        self.windows.games.on_begin(partial(begin, self.context))
        self.windows.studies.changed = partial(write, self.context)
        self.widget = self.page
        self.widget.still = partial(still, self.stage)
        for fault in asked.faults:
            self.notices.tell(fault)
        self._listen()
        self.loop.render()

    def _parts(self) -> dict[type, object]:
        """Return a dict of the parts of the page by their classes, which `Context.of` reads."""
        windows, kept = self.windows, self.kept
        parts = (
            *(self.view, windows, self.navigation, self.visits, self.storage, kept),
            *(self.preferences, self.presenting, self.lessons, self.editing),
            *(kept.analyses, kept.cards, *vars(windows).values()),
        )
        return {type(part): part for part in parts}

    def _listen(self) -> None:
        """Connect the handlers that run when the session, the board or the browser reports a change."""
        handler, windows = self.loop.handler, self.windows
        self.loop.run(self.screen.render, self.screen.begin_busy)
        windows.timeline.before_moving(self.navigation.leave_door)
        windows.timeline.wait_while(self._is_asked)
        windows.timeline.after_stopping(self.session.tell)
        self.session.listen(self.loop.render)
        self.page.observe(handler(self._page_changed), names=["width", "ratio"])
        self.page.observe(handler(self._system_changed), names="prefers")
        self.page.on_action(handler(self.context.carry_out))
        windows.board.on_hit(handler(partial(tap, self.context)))

    def _is_asked(self) -> bool:
        """Return whether the step in view waits for an answer or a decision.

        If the step waits, show a notice that says so.
        """
        course = self.view.course
        if self.view.name != "lesson" or course is None or not course.is_waiting:
            return False
        self.notices.tell(lambda text: text.say("timeline-asked"))
        return True

    # Messages from the browser

    def _page_changed(self, _: object) -> None:
        if self.stage.layout is None:
            self._take_up()
        else:
            self.screen.fit()

    def _system_changed(self, _: object) -> None:
        if self.stage.layout is not None:
            self.preferences.follow_system()

    def _take_up(self) -> None:
        """Restore what the browser stored, and then open the place that the address of the page names."""
        with self.session.hold():
            place = self.storage.find(self.asked.place)
            self.preferences.take_up()
            self.kept.take_up()
            if self.storage.has_returned:
                self.notices.tell(lambda text: text.say("lost-returned"))
            if place.panel in IN_SIGHT.get(layout_for(self.page.width), ()):
                place = replace(place, panel="")
            door = self.storage.preferences.get("door")
            if place.view == DOOR and door in (USUAL, *WAYS):
                self.navigation.go_to_view(str(door))
            else:
                self.navigation.open(place)
            self.visits.open()
