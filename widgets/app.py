"""The dashboard: one session, its windows, and the page around them.

`dashboard()` shows the tutor under Voila and in a notebook cell alike. The windows are made once
and changed in place.
"""

from __future__ import annotations

import ipywidgets

from tutor.core.line import open_lesson, play_line
from tutor.core.text import Text, text_for
from widgets.address import Address, read_address, write_address
from widgets.board import Board
from widgets.calm import Calm
from widgets.look import THEMES, LayoutName, ThemeName, layout_for
from widgets.markup import Markup, element, joined
from widgets.narration import Narration
from widgets.now import Now
from widgets.page import Page
from widgets.panels import panels_of
from widgets.session import Session
from widgets.status import Status
from widgets.timeline import Timeline
from widgets.visit import query_string

KEYS = {"ArrowLeft": "back", "ArrowRight": "next", "Home": "first", "End": "last"}


def dashboard(query: str | None = None) -> ipywidgets.VBox:
    """The tutor, where the address asks for; in a notebook `query` stands for the address."""
    page_text = Text("en").with_catalogue("widgets")
    address = read_address(query_string() if query is None else query, page_text)
    return App(address).widget


class App:
    """The windows of one learner. `widget` is what is shown."""

    def __init__(self, address: Address) -> None:
        self._language = address.language or "en"
        self._text = Text(self._language).with_catalogue("widgets")
        record = open_lesson(address.lesson)
        line = play_line(record)
        self._address = address
        self._session = Session(line, address.lesson, address.place_in(line.plies, self._text))
        self._game_text = text_for(record.game.name, self._language)
        self._panels = panels_of(record.game.name)
        self._theme: ThemeName = address.theme or "light"
        self._layout: LayoutName | None = None
        self._notice = ipywidgets.HTML()
        self._notice.add_class("tutor-notice-box")
        self._calm = Calm(self._text, self._tell)
        self._make_windows()
        self.widget = self._arrange()
        for fault in address.faults:
            self._tell(fault)
        self._session.watch(self._show_step)
        self._page.observe(self._calm.handler(self._page_changed), names=["width", "ratio"])
        self._page.on_action(self._calm.handler(self._act))
        self._show_theme()

    # Making

    def _make_windows(self) -> None:
        session, game_text, text = self._session, self._game_text, self._text
        self._page = Page()
        self._board = Board(on_painted=self._painted)
        self._status = Status(session, game_text, text)
        self._now = Now(session, game_text, text, self._mark)
        self._narration = Narration(session, game_text, text, self._mark)
        self._timeline = Timeline(session, text, self._calm, self._mark)
        self._stocks = _card("tutor-stocks-card")
        self._words = _card("tutor-words-card")
        self._legend = _card("tutor-legend-card")
        self._theme_buttons = {theme: self._theme_button(theme) for theme in THEMES.values()}

    def _arrange(self) -> ipywidgets.VBox:
        say = self._text.say
        title = ipywidgets.HTML(
            element(
                "div",
                element("span", of="tutor-logo", aria_hidden="true"),
                element("h1", say("page-title")),
                element(
                    "span",
                    say(f"lesson-{self._session.lesson}"),
                    of="tutor-lesson-name",
                ),
                of="tutor-title",
            )
        )
        skip = ipywidgets.HTML(
            joined(
                *(
                    element("a", say(f"skip-{name}"), href=f"#tutor-{name}", of="tutor-skip")
                    for name in ("timeline", "happened", "stocks", "board-text")
                )
            )
        )
        skip.add_class("tutor-skips")
        themes = _box(ipywidgets.HBox, "tutor-themes", *self._theme_buttons.values())
        bar = _box(ipywidgets.HBox, "tutor-bar", title, self._status.widget, themes)
        column = _box(
            ipywidgets.VBox,
            "tutor-column",
            self._now.widget,
            self._narration.widget,
            self._stocks,
        )
        board = _box(ipywidgets.VBox, "tutor-board-box", self._board.widget)
        below = _box(ipywidgets.HBox, "tutor-below", self._words, self._legend)
        main = _box(ipywidgets.VBox, "tutor-main", board, column, below)
        return _box(
            ipywidgets.VBox,
            "tutor-app",
            self._page,
            skip,
            bar,
            self._notice,
            main,
            self._timeline.widget,
        )

    def _theme_button(self, theme: ThemeName) -> ipywidgets.Button:
        say = self._text.say
        button = ipywidgets.Button(
            description=say(f"theme-{theme}"), tooltip=say(f"theme-{theme}.hint")
        )
        button.add_class("tutor-theme")
        button.add_class(f"tutor-theme-{theme}")
        button.on_click(self._calm.handler(lambda _: self._choose_theme(theme)))
        return button

    # Showing

    def _show_step(self) -> None:
        self._show_board()
        self._now.show()
        self._narration.show()
        self._timeline.show()
        self._show_stocks()
        self._show_words()
        self._show_page()
        # Last: whoever waits for a ply finds everything else in place.
        self._status.show()

    def _show_board(self) -> None:
        if self._layout is not None:
            scene = self._panels.scene(
                self._session.state, self._game_text, self._theme, self._layout
            )
            self._board.show(scene)

    def _show_stocks(self) -> None:
        session = self._session
        self._stocks.value = self._panels.stocks(
            session.state, session.before, self._game_text, self._text, self._theme
        )

    def _show_words(self) -> None:
        say = self._text.say
        sentences = self._game_text.position(self._session.state.position())
        self._words.value = element(
            "section",
            element("h2", say("page-board-text")),
            element(
                "div",
                joined(*(element("p", sentence) for sentence in sentences)),
                of="tutor-board-text",
            ),
        )

    def _show_page(self) -> None:
        """Tell the page around the windows everything it shows, in one message."""
        session, address = self._session, self._address
        with self._page.hold_sync():
            self._page.address = write_address(
                session.lesson, session.ply, address.theme, address.language
            )
            self._page.theme = self._theme
            self._page.language = self._language
            self._page.title = self._text.say("page-title")
            self._page.names = self._names()
            self._page.spoken = " ".join(self._narration.sentences)

    def _show_theme(self) -> None:
        self._legend.value = self._panels.legend(self._session.state, self._game_text, self._text)
        self._show_step()

    def _names(self) -> dict[str, dict[str, str]]:
        say = self._text.say
        names = {
            ".tutor-board": {"role": "img", "aria-label": say("aria-board")},
            ".tutor-happened": {"id": "tutor-happened", "tabindex": "0"},
            ".tutor-stocks-card": {"id": "tutor-stocks", "tabindex": "-1"},
            ".tutor-words-card": {"id": "tutor-board-text", "tabindex": "-1"},
            ".tutor-main": {"role": "main"},
            **self._timeline.names(),
        }
        for theme in THEMES:
            pressed = "true" if theme == self._theme else "false"
            names[f".tutor-theme-{theme}"] = {
                "aria-pressed": pressed,
                "aria-label": say(f"theme-{theme}.hint"),
            }
        return names

    def _mark(self, player: str) -> Markup:
        return self._panels.mark(self._session.state, player, self._theme)

    def _tell(self, sentence: str) -> None:
        """Show a sentence above the board until it is closed by the next page."""
        self._notice.value += element("p", sentence, of="tutor-notice", role="status")

    # Acting

    def _page_changed(self, _: object) -> None:
        layout = layout_for(self._page.width)
        self._board.ratio = self._page.ratio
        if layout != self._layout:
            self._layout = layout
            self._show_board()

    def _painted(self) -> None:
        """The board has reached the browser: the page is usable."""
        if not self._status.is_ready:
            self._status.is_ready = True
            self._status.show()

    def _choose_theme(self, theme: ThemeName) -> None:
        self._theme = self._address.theme = theme
        self._show_theme()

    def _act(self, name: str, value: str) -> None:
        if name == "key" and value in KEYS:
            self._timeline.press(KEYS[value])
        elif name == "goto" and value.isdigit():
            self._timeline.go(int(value))


def _card(kind: str) -> ipywidgets.HTML:
    card = ipywidgets.HTML()
    card.add_class("tutor-card")
    card.add_class(kind)
    return card


def _box(kind: type[ipywidgets.Box], name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    box = kind(list(children))
    box.add_class(name)
    return box
