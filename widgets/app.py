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

from tutor.core.text import DEFAULT_LANGUAGE, LANGUAGES
from widgets.acts import Acts
from widgets.address import DEFAULT_LESSON, Address, asked_language, read_address
from widgets.arrange import arrange
from widgets.board import Board
from widgets.calm import Calm
from widgets.choices import Choices
from widgets.compare import Compare
from widgets.desk import Kind, lesson_desk, new_game
from widgets.desks import DOOR, FREE, LESSON, Desks
from widgets.frame import DOORS, Bar, Door, Skips, Tabs
from widgets.games import Games
from widgets.keeping import Keeping
from widgets.keys import RESORTS, Sheet, resort, shortcuts
from widgets.lines import Lines
from widgets.look import SIZES, THEMES, ThemeName, layout_for, size_for
from widgets.lookup import Lookups
from widgets.markup import element
from widgets.narration import Narration
from widgets.notices import Notices
from widgets.now import Now
from widgets.page import Page
from widgets.pagetext import PageText, preferred
from widgets.position import Legend, PositionWords, Stocks, Thing
from widgets.prepare import prepare
from widgets.refused import Refused
from widgets.stage import Stage
from widgets.status import Status
from widgets.timeline import Timeline
from widgets.visit import query_string

SWITCH_AFTER: Final = 0.0005


def dashboard(query: str | None = None) -> ipywidgets.VBox:
    """The tutor, where the address asks for; in a notebook `query` stands for the address."""
    # What is sent leaves through another thread, which must not wait for the next window.
    sys.setswitchinterval(SWITCH_AFTER)
    asked = query_string(lambda: prepare(PageText())) if query is None else query
    return App(read_address(asked, PageText(asked_language(asked)))).widget


class App:
    """The windows of one learner. `widget` is what is shown."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.text = PageText(address.language or DEFAULT_LANGUAGE)
        self.notices = Notices(self.text)
        self.tell = self.notices.tell
        self.calm = Calm(self.text, self.tell)
        self.desks = Desks(address, self.text)
        self.session = self.desks.session
        self.stage = Stage(self.session, self.text, self.calm, address.theme or "light")
        self.tab = "rules" if self.desks.view == "rules" else "now"
        self.is_menu_open = False
        self._modes: set[str] = set()
        self.acts = Acts(self)
        self._make_windows()
        self.widget = arrange(self)
        for fault in address.faults:
            self.tell(fault)
        self.session.watch(self.show)
        self.page.observe(self.calm.handler(self._page_changed), names=["width", "ratio"])
        self.page.on_action(self.calm.handler(self.acts.act))
        self.board.on_hit(self.calm.handler(self.acts.tapped))
        self.show()

    def _make_windows(self) -> None:
        stage = self.stage
        self.page = Page(shortcuts=shortcuts(True))
        self.keeping = Keeping(self.page, self.desks)
        self.bar, self.door, self.tabs = Bar(stage), Door(stage), Tabs(stage)
        self.sheet, self.skips = Sheet(stage), Skips(stage)
        self.board = Board(on_painted=self._painted)
        self.status = Status(stage)
        self.now, self.refused, self.thing = Now(stage), Refused(stage), Thing(stage)
        self.narration, self.stocks = Narration(stage), Stocks(stage)
        self.timeline = Timeline(stage, self.leave_door)
        self.choices, self.words, self.legend = Choices(stage), PositionWords(stage), Legend(stage)
        self.lines = Lines(stage, self.acts.rename, self.acts.comment)
        self.games = Games(stage, self.acts.begin, self.acts.fetch, self.desks)
        self.compare = Compare(stage)
        self.lookups = Lookups(stage)

    # Showing

    def show(self) -> None:
        """Show the present moment in every window that can be seen."""
        self.page.resort = resort(self.tab, self.session.refusal is not None)
        self.thing.forget_elsewhere()
        self._show_board()
        for window in (self.now, self.refused, self.thing, self.narration, self.stocks):
            window.show()
        self.choices.show()
        self.timeline.show()
        self.words.show()
        self.legend.show()
        self.show_frame()
        self._show_page()
        self.keeping.keep(self._address_now())
        # Last: whoever waits for a ply finds everything else in place.
        self.status.show()

    def show_frame(self) -> None:
        """Show the bar, the tabs, what the open tab holds, and what lies over the page."""
        self.page.resort = resort(self.tab, self.session.refusal is not None)
        self.bar.view, self.tabs.tab = self.desks.view, self.tab
        self.bar.is_menu_open = self.is_menu_open
        self.door.unfinished = self.keeping.has_unfinished
        for window in (self.skips, self.bar, self.tabs, self.door):
            window.show()
        {"lines": self.lines.show, "rules": self.lookups.show, "games": self.games.show}.get(
            self.tab, _nothing
        )()
        if self.compare.is_open:
            self.compare.show()
        self.sheet.show()
        modes = {f"tutor-view-{self.desks.view}", f"tutor-on-{self.tab}"}
        modes |= {"tutor-is-comparing"} if self.compare.is_open else set()
        modes |= {"tutor-is-menu"} if self.is_menu_open else set()
        modes |= {"tutor-is-sheet"} if self.sheet.is_open else set()
        with self.widget.hold_sync():
            for mode in self._modes - modes:
                self.widget.remove_class(mode)
            for mode in sorted(modes - self._modes):
                self.widget.add_class(mode)
        self._modes = modes

    def _show_board(self) -> None:
        if self.stage.layout is not None:
            self.board.show(self.stage.panels.scene(self.stage.showing()))

    def _show_page(self) -> None:
        """Tell the page around the windows everything it shows, in one message."""
        page, say = self.page, self.text.say
        again = element("button", say("lost-reload"), data={"do": "reload"}, of="tutor-do")
        with page.hold_sync():
            page.address = self._address_now()
            page.theme = self.stage.theme
            page.language = self.text.language
            page.title = self.stage.game.say("game-name")
            page.lost = element("p", say("lost-server"), " ", again, of="tutor-notice")
            page.names = {
                **{card: {"tabindex": "-1"} for card in RESORTS.values()},
                ".tutor-board": {"tabindex": "-1", "role": "img", "aria-label": say("aria-board")},
                ".tutor-happened": {"id": "tutor-happened", "tabindex": "0"},
                ".tutor-now-card": {"id": "tutor-now", "tabindex": "-1"},
                ".tutor-stocks-card": {"id": "tutor-stocks", "tabindex": "-1"},
                ".tutor-words-card": {"id": "tutor-board-text", "tabindex": "-1"},
                ".tutor-main": {"role": "main"},
                **self.timeline.names(),
            }
            page.spoken = self.refused.sentence or " ".join(self.narration.sentences)

    def _address_now(self) -> str:
        asked = self._address
        return self.desks.address(asked.theme, asked.language)

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
        """Use the page in another way; each view finds its desk as it was left."""
        from_door = self.desks.view == DOOR
        self.is_menu_open = False
        self.timeline.stop()
        self.desks.view = view
        self.compare.close()
        if view == "lesson":
            self.desks.sit(LESSON, lambda: lesson_desk(DEFAULT_LESSON))
        elif view == "play" or (view == "explore" and from_door):
            game = self.session.tree.game
            others: Kind | None = "advised" if view == "play" else None
            self.desks.sit(FREE, lambda: new_game(game, others=others))
        if view == "play":
            self.session.play_on()
        self.open_tab("rules" if view == "rules" else "now" if self.tab == "rules" else self.tab)
        self.show()

    def leave_door(self) -> None:
        """Whoever steps on at the front door is in the lesson."""
        if self.desks.view == DOOR:
            self.go_to_view("lesson")

    def choose_theme(self, theme: ThemeName) -> None:
        """Use other colours, and remember them."""
        self.stage.theme = self._address.theme = theme
        self.keeping.wish("theme", theme)
        self.show()

    def listen_to_letters(self, has_letters: bool) -> None:
        """Let letters be keys of the page, or let them be."""
        self.sheet.has_letters = has_letters
        self.page.shortcuts = shortcuts(has_letters)

    def choose_language(self, language: str) -> None:
        """Say everything in another language, and remember it."""
        self._address.language = language
        self.text.speak(language)
        self.keeping.wish("language", language)
        self.show()

    def open_tab(self, tab: str) -> None:
        """Show another tab of the column."""
        self.tab = tab
        self.show_frame()

    def open_rule(self, rule: str) -> None:
        """Show a rule in the rulebook."""
        self.lookups.open(rule)
        self.open_tab("rules")

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
        layout = layout_for(self.page.width)
        self.board.ratio = self.page.ratio
        if layout != self.stage.layout:
            self.stage.layout = layout
            self.show()

    def _take_up(self) -> None:
        """Take up what the browser kept: its reader's wishes, and the work of this tab."""
        self.keeping.find()
        wishes = self.keeping.wishes
        if self._address.theme is None and wishes.get("theme") in THEMES:
            self.stage.theme = THEMES[wishes["theme"]]
        if self._address.language is None:
            wished = wishes.get("language")
            languages = self.page.prefers.get("languages", ())
            self.text.speak(wished if wished in LANGUAGES else preferred(languages))
        size = wishes.get("size")
        window = self.page.prefers.get("window", (0, 0))
        self.bar.size = self.page.size = size if size in SIZES else size_for(*window)
        self.listen_to_letters(wishes.get("letters") is not False)
        door = wishes.get("door")
        if self.desks.view == DOOR and door in DOORS:
            self.go_to_view(door)

    def _painted(self) -> None:
        """The board has reached the browser: the page is usable."""
        if not self.status.is_ready:
            self.status.is_ready = True
            self.status.show()


def _nothing() -> None:
    """Most tabs are always up to date."""
