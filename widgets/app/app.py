"""The dashboard: one session, its windows, and the page around them.

`dashboard()` shows the tutor under Voila and in a notebook cell alike. The windows are made once
and changed in place.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import ipywidgets

from tutor.core.words.text import DEFAULT_LANGUAGE
from widgets.app.announcer import Voice
from widgets.app.commands import Acts
from widgets.app.frame import DOORS, Bar, Door, Skips, Tabs
from widgets.app.layout import arrange
from widgets.app.location import Whereabouts
from widgets.app.page_state import tell_page, title
from widgets.app.preferences import Wishes
from widgets.app.prepare import prepare
from widgets.app.shortcuts import Sheet, resort, shortcuts
from widgets.app.storage import Keeping
from widgets.app.visit import query_string
from widgets.board.board import Board
from widgets.board.position import Legend, PositionWords, Stocks, Thing
from widgets.board.status import Status
from widgets.decide.choices import Choices
from widgets.decide.narration import Narration
from widgets.decide.now import Now
from widgets.decide.refused import Refused
from widgets.games.games import Games
from widgets.games.handout import Handout
from widgets.lesson.card import LessonCard
from widgets.lesson.controller import LessonController
from widgets.lesson.lessons import Lessons
from widgets.lines.compare import Compare
from widgets.lines.lines import Lines
from widgets.lines.timeline import Timeline
from widgets.page import Page
from widgets.presenter.controller import PresenterController
from widgets.presenter.windows import Slideshow, Ways
from widgets.rules.lookup import Lookups
from widgets.shared.address import Address, read_address
from widgets.shared.guard import Calm
from widgets.shared.notices import Notices
from widgets.shared.page_text import PageText
from widgets.shared.panels import panel_styles
from widgets.shared.stage import Stage
from widgets.shared.themes import WIDE_FROM, layout_for
from widgets.shared.workspace import Kind, Workspace, new_game
from widgets.shared.workspaces import DOOR, LESSON, SHOWN, Workspaces

SWITCH_AFTER: Final = 0.0005
LARGER: Final = 1.25


def dashboard(query: str | None = None) -> ipywidgets.VBox:
    """The tutor, where the address asks for; in a notebook `query` stands for the address."""
    # What is sent leaves through another thread, which must not wait for the next window.
    sys.setswitchinterval(SWITCH_AFTER)
    asked = query_string(lambda: prepare(PageText())) if query is None else query
    return App(read_address(asked)).widget


class App:
    """The windows of one learner. `widget` is what is shown, `asked` what the address asked for."""

    def __init__(self, address: Address) -> None:
        self.asked = address
        self.text = PageText(address.language or DEFAULT_LANGUAGE)
        self.notices = Notices(self.text)
        self.tell = self.notices.tell
        self.calm = Calm(self.tell)
        self.workspaces = Workspaces(address, self.text)
        self.whereabouts = Whereabouts(self)
        self.session = self.workspaces.session
        self.stage = Stage(self.session, self.text, self.calm, address.theme or "light")
        self.tab = "rules" if self.workspaces.view == "rules" else "now"
        self.is_menu_open = False
        self._tag = ""
        self._modes: set[str] = set()
        self.lessons = Lessons(self.workspaces)
        self.presenting = PresenterController(self.workspaces)
        self.shown = 0
        self.wishes = Wishes(self)
        self.acts = Acts(self)
        self._make_windows()
        self.widget = arrange(self)
        for fault in address.faults:
            self.tell(fault)
        self.session.watch(self.show)
        self.page.observe(self.calm.handler(self._page_changed), names=["width", "ratio"])
        self.page.observe(self.calm.handler(self._preferences_changed), names="prefers")
        self.page.on_action(self.calm.handler(self.acts.act))
        self.board.on_hit(self.calm.handler(self.acts.tapped))
        self.show()

    def _make_windows(self) -> None:
        stage = self.stage
        self.page = Page(styles=panel_styles(), shortcuts=shortcuts(True))
        self.keeping = Keeping(self.page, self.workspaces, self.lessons, self.presenting)
        self.bar, self.door, self.tabs = Bar(stage), Door(stage), Tabs(stage)
        self.sheet, self.skips = Sheet(stage), Skips(stage)
        self.board = Board(on_painted=self._painted)
        self.status = Status(stage)
        self.now, self.refused, self.thing = Now(stage), Refused(stage), Thing(stage)
        self.narration, self.stocks = Narration(stage), Stocks(stage)
        self.voice = Voice(stage)
        self.timeline = Timeline(stage, self.leave_door)
        self.choices, self.words, self.legend = Choices(stage), PositionWords(stage), Legend(stage)
        self.lines = Lines(stage, self.acts.lines.rename, self.acts.lines.comment)
        self.games = Games(stage, self.acts.files.begin, self.workspaces)
        self.compare = Compare(stage)
        self.lookups, self.handout = Lookups(stage), Handout(stage)
        self.lesson_card = LessonCard(stage)
        self.slideshow = Slideshow(stage, self.presenting)
        self.ways = Ways(stage, self.presenting)

    # Showing

    def show(self) -> None:
        """Show the present moment in every window that can be seen."""
        self.shown += 1
        self.thing.forget_elsewhere()
        course = self.course if self.workspaces.view == "lesson" else None
        self.stage.points = course.points if course else None
        if self.is_presenting:
            self.stage.points = self.presenting.points
        self.stage.is_public = self.is_presenting and self.presenting.is_line
        self._show_board()
        self.lesson_card.course = course
        self._show_resort()
        for window in (
            self.lesson_card,
            self.now,
            self.refused,
            self.thing,
            self.narration,
            self.stocks,
        ):
            window.show()
        if self.is_presenting:
            self.slideshow.show()
        self.choices.show()
        self.timeline.show()
        self.words.show()
        self.legend.show()
        if self.handout.is_open:
            self.handout.show()
        self.show_frame()
        self.notices.show()
        tell_page(self)
        self.keeping.keep(self.address_now())
        # Last: whoever waits for a ply finds everything else in place.
        self.status.show()

    def show_frame(self) -> None:
        """Show the bar, the tabs, what the open tab holds, and what lies over the page."""
        self._show_resort()
        self.bar.view, self.tabs.tab = self.workspaces.view, self.tab
        self.tabs.is_led = self.lesson_card.course is not None
        self.bar.is_menu_open = self.ways.is_menu_open = self.is_menu_open
        self.page.shortcuts = shortcuts(self.sheet.has_letters, self.is_presenting)
        self.sheet.is_presenting = self.is_presenting
        self.door.unfinished = self.keeping.has_unfinished
        self.skips.is_away = self.lesson_card.course is not None and not self.lesson_card.modes
        for window in (self.skips, self.bar, self.tabs, self.door):
            window.show()
        if self.tab == "rules":
            self.lookups.show(is_led=self.lesson_card.course is not None)
        {"lines": self.lines.show, "games": self.games.show}.get(self.tab, _nothing)()
        if self.compare.is_open:
            self.compare.show()
        self.sheet.show()
        modes = {f"tutor-view-{self.workspaces.view}", f"tutor-on-{self.tab}"}
        modes |= {"tutor-is-comparing"} if self.compare.is_open else set()
        modes |= self.lesson_card.modes
        if self.is_presenting:
            modes |= self.slideshow.modes
        modes |= {"tutor-is-menu"} if self.is_menu_open else set()
        modes |= {"tutor-is-sheet"} if self.sheet.is_open else set()
        modes |= {"tutor-is-handout"} if self.handout.is_open else set()
        with self.widget.hold_sync():
            for mode in self._modes - modes:
                self.widget.remove_class(mode)
            for mode in sorted(modes - self._modes):
                self.widget.add_class(mode)
        self._modes = modes
        if self.is_presenting:
            self.ways.show()
        self.page.title = title(self)

    def _show_resort(self) -> None:
        """Say where the focus goes before anything goes: on a slow line messages come alone."""
        is_refused, is_led = self.session.refusal is not None, self.lesson_card.is_leading
        self.page.resort = self._tag or resort(
            self.tab, is_refused=is_refused, is_led=is_led, is_presenting=self.is_presenting
        )

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""
        return self.workspaces.view == "presenter"

    def _show_board(self) -> None:
        if self.stage.layout is not None:
            self.board.show(self.stage.panels.scene(self.stage.showing()))

    def address_now(self) -> str:
        """The address of where the learner stands."""
        return self.whereabouts.address()

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Say on the page that something is being worked out, as long as it is."""
        self.status.is_busy = True
        self.status.show()
        try:
            yield
        finally:
            self.status.is_busy = False
            self.status.show()

    # Going from view to view

    def go_to_view(self, view: str) -> None:
        """Use the page in another way; each view finds its workspace as it was left."""
        from_door = self.workspaces.view == DOOR
        self.is_menu_open = False
        self.timeline.stop()
        self.handout.close()
        self.lookups.source = None
        self.workspaces.view = view
        self._fit()
        self.compare.close()
        if view == "explore" and self.workspaces.at == SHOWN:
            self.workspaces.begin(Workspace(self.session.tree))
        elif view == "lesson":
            self.workspaces.open_lesson()
            self._follow(is_fresh=from_door)
        elif view == "play" or (view == "explore" and from_door):
            game = self.session.tree.game
            others: Kind | None = "advised" if view == "play" else None
            self.workspaces.open_free(lambda: new_game(game, others=others))
        if view == "play":
            self.session.play_on()
        if self.is_presenting:
            self.presenting.open()
        is_now = self.is_presenting or self.tab == "rules"
        self.open_tab("rules" if view == "rules" else "now" if is_now else self.tab)
        self.show()

    @property
    def course(self) -> LessonController | None:
        """The lesson that is followed."""
        return self.lessons.current

    def _follow(self, *, is_fresh: bool) -> None:
        """Follow the lesson of the workspace, if it has acts; `is_fresh` goes to its step."""
        course = self.lessons.follow()
        if course is not None and is_fresh:
            course.arrive()

    def leave_door(self) -> None:
        """Whoever steps on at the front door is in the lesson."""
        if self.workspaces.view == DOOR:
            self.go_to_view("lesson")

    def open_tab(self, tab: str) -> None:
        """Show another tab of the column."""
        self.tab = tab
        if tab != "rules":
            self.lookups.source = None
        self.show_frame()

    def open_rule(self, rule: str) -> None:
        """Show a rule in the rulebook."""
        self.lookups.open(rule, self.tab)
        self.open_tab("rules")

    def leave_rule(self) -> None:
        """Go back to where a rule was looked up, with the focus on its tag."""
        source = self.lookups.source
        if source is not None:
            self._tag = f'[data-key="rule:{source.rule}"]'
            self.open_tab(source.tab)
            self._tag = ""

    def show_comparison(self, place: int | None) -> None:
        """Compare the node shown with another; None closes the comparison."""
        if place is None:
            self.compare.close()
        else:
            self.compare.open(place)
        self.show_frame()

    # What comes from the browser

    def _page_changed(self, _: object) -> None:
        if self.stage.layout is None:
            self._take_up()
        if self._fit():
            self.show()

    def _preferences_changed(self, _: object) -> None:
        if self.stage.layout is not None and self.wishes.follow_system():
            self.show()

    def _fit(self) -> bool:
        """Choose the layout for the page and the view; whether it is another than before."""
        before = self.stage.layout
        self.stage.layout = layout_for(self.page.width, is_presenting=self.is_presenting)
        self.presenting.is_wide = self.page.width >= WIDE_FROM
        # On a projector the board is drawn as large as the page lets it.
        self.board.ratio = self.page.ratio * (LARGER if self.is_presenting else 1)
        return self.stage.layout != before

    def _take_up(self) -> None:
        """Take up what the browser kept: its reader's wishes, and the work of this tab."""
        is_back, asked = self.keeping.find(), self.asked
        self.wishes.take_up()
        if self.keeping.has_returned:
            self.tell(lambda text: text.say("lost-returned"))
        if self.workspaces.view == "lesson" and self.workspaces.at == LESSON:
            is_led = asked.ply is None and asked.tree is None
            self._follow(is_fresh=self.keeping.was_led if is_back else is_led)
            if not is_back and asked.step is not None:
                self.whereabouts.open_step(asked.step.id)
        if self.is_presenting:
            self.presenting.restore(self.keeping.presented)
            self.presenting.open(asked.step)
        door = self.keeping.wishes.get("door")
        if self.workspaces.view == DOOR and door in DOORS:
            self.go_to_view(door)

    def _painted(self) -> None:
        """The board has reached the browser: the page is usable."""
        if not self.status.is_ready:
            self.status.is_ready = True
            self.status.show()


def _nothing() -> None:
    """Most tabs are always up to date."""
