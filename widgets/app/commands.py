"""What the controls of the page do: each name of a control has one method here."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.reading import parse_json
from tutor.core.words.text import LANGUAGES, Text
from widgets.app.frame import DOORS, TABS
from widgets.app.shortcuts import KEYS, LETTERS
from widgets.games.commands import FileActs
from widgets.lesson.commands import LESSON_COMMANDS
from widgets.lines.commands import LineActs
from widgets.page import Action
from widgets.presenter.commands import PresenterCommands
from widgets.shared.address import VIEWS
from widgets.shared.notices import sentence_of
from widgets.shared.themes import SIZES, THEMES
from widgets.shared.workspace import KINDS, Kind
from widgets.shared.workspaces import DOOR, FREE

if TYPE_CHECKING:
    from widgets.app.app import App

STALE: Final = frozenset({"decide", "prune", "promote", "mark", "compare", "show"})
"""What must not be done to another moment than the one its control was drawn for."""

MOVING: Final = frozenset(
    {"decide", "goto", "key", "lesson-next", "lesson-back", "act", "view", "open", "too-large"}
)
"""What goes on from what a notice spoke of."""


class Acts:
    """Carries out what was asked for on the page.

    `app` has the windows to tell; `lines` and `files` are the acts of those windows.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.lines, self.files = LineActs(app), FileActs(app)
        self._presenter = PresenterCommands(app.presenting, lambda: app.timeline.stop())
        self._acts: dict[str, Callable[[str], None]] = {
            "key": self._key,
            "goto": self._goto,
            "show": self._show,
            "decide": self._decide,
            "forget": self._forget,
            "back": self._take_back,
            "play-on": self._play_on,
            "view": self._view,
            "enter": self._enter,
            "door": self._door,
            "resume": self._resume,
            "tab": self._tab,
            "theme": self._theme,
            "language": self._language,
            "size": self._size,
            "sheet": self._sheet,
            "letters": lambda _: app.wishes.turn_letters(),
            "menu": self._menu,
            "rule": self._rule,
            "rule-back": lambda _: app.leave_rule(),
            "exhibit": self._exhibit,
            **self.lines.acts,
            **self.files.acts,
            **self._presenter.acts,
            **{name: self._lesson(name) for name in LESSON_COMMANDS},
            "hush": lambda _: app.notices.clear(),
            "unkept": lambda _: app.tell(lambda text: text.say("keep-full")),
        }

    def _lesson(self, name: str) -> Callable[[str], None]:
        """Carry out an act of the lesson, if one is followed."""

        def carry_out(value: str) -> None:
            app = self._app
            course = app.course
            if course is None:
                return
            app.timeline.stop()
            shown = app.shown
            with app.busy():
                LESSON_COMMANDS[name](course, app.stage, value)
            # Drawn twice, the card would be another under the next press.
            if app.shown == shown:
                app.show()

        return carry_out

    def _exhibit(self, name: str) -> None:
        """Show an exhibit of the lesson, wherever it was asked for."""
        app = self._app
        app.go_to_view("lesson")
        if app.course is not None and name in app.course.lesson.exhibits:
            app.course.show_exhibit(name)
        app.open_tab("now")
        app.show()

    def act(self, action: Action) -> None:
        """Carry out one action; one for another moment, or of no known name, is not."""
        app = self._app
        if action.name in STALE and action.at != app.session.moment:
            app.tell(lambda text: text.say("act-stale"))
            return
        if action.name in MOVING:
            app.notices.clear()
        if action.name == "open":
            self.files.fetch(action.value, action.content)
        carry_out = self._acts.get(action.name)
        if carry_out is not None:
            carry_out(action.value)

    def tapped(self, thing: str) -> None:
        """Something on the board was tapped: the first tap tells, the second does."""
        app, session = self._app, self._app.session
        if app.is_presenting:
            return
        app.thing.tell(thing)
        if app.stage.points is not None:
            return
        decision = app.stage.panels.tried(app.stage.showing(), thing)
        if decision is None:
            return
        if decision == session.picked:
            self._make(decision)
        elif session.state.refusal(decision) is None:
            session.pick(decision)
        else:
            self._make(decision)

    # Going about

    def _step(self, name: str) -> None:
        self._app.timeline.press(name)

    def _key(self, key: str) -> None:
        name = {**KEYS, **LETTERS}.get(key, "")
        if self._app.is_presenting and name not in ("forget", "sheet"):
            asked, value = self._presenter.asked_by(key)
            self._acts.get(asked, _nothing)(value)
        elif name in ("forget", "sheet"):
            self._acts[name]("")
        elif name == "first" and self._app.compare.is_open:
            self._app.show_comparison(None)
        elif name in TABS:
            self._app.leave_door()
            self._tab(name)
        elif name:
            self._step(name)

    def _goto(self, value: str) -> None:
        if value.isdecimal():
            self._app.timeline.go(int(value[:9]))

    def _show(self, value: str) -> None:
        app = self._app
        if value.isdecimal() and int(value[:9]) <= len(app.session.tree.nodes):
            app.timeline.stop()
            app.session.show(int(value[:9]))

    def _forget(self, _: str) -> None:
        app = self._app
        if app.sheet.is_open:
            self._sheet("")
        elif app.handout.is_open:
            self._acts["handout"]("")
        elif app.is_presenting and app.presenting.is_covered_open:
            self._acts["covered"]("")
        elif app.compare.is_open:
            app.show_comparison(None)
        elif app.tab == "rules" and app.lookups.source is not None:
            app.leave_rule()
        elif app.session.refusal or app.session.picked or app.thing.thing:
            app.thing.tell("")
            app.session.forget()

    # Deciding

    def _decide(self, value: str) -> None:
        app, session = self._app, self._app.session
        try:
            data = parse_json(value)
            made = session.tree.game.read_decision(data, session.state.players, "decision")
        except TutorError as error:
            app.tell(sentence_of(error))
            return
        self._make(made)

    def _make(self, decision: Decision) -> None:
        app = self._app
        app.timeline.stop()
        try:
            with app.busy():
                app.session.play(decision)
        except TutorError as error:
            app.tell(sentence_of(error))

    def _take_back(self, _: str) -> None:
        self._app.leave_door()
        self._app.timeline.stop()
        self._app.session.take_back()

    def _play_on(self, value: str) -> None:
        """Let the others play from here on, or take their seats back."""
        app, session = self._app, self._app.session
        app.timeline.stop()
        others: dict[str, Kind] = {}
        due, turn = session.state.due, session.line.place(session.ply + 1, "turn")
        for kind in KINDS:
            if kind == value and due is not None:
                # Whose turn it is plays on, also while others decide in it.
                mine = turn.player if turn is not None else due.player
                others = {name: kind for name in session.state.players if name != mine}
        place = session.place
        with app.busy():
            session.let_play(others)
        if value == "stop":
            app.tell(lambda text: text.say("now-plays-all"))
        elif others and session.place == place:
            # It is still one's own turn: nothing else on the board tells that anything was done.
            app.tell(partial(_seats_given, others, session.mine))

    # Views and looks

    def _view(self, value: str) -> None:
        if value in VIEWS:
            self._app.go_to_view(value)

    def _enter(self, value: str) -> None:
        app = self._app
        if value in DOORS:
            app.keeping.wish("door", value)
            app.go_to_view(value)

    def _door(self, _: str) -> None:
        """Home is where the comparison was opened; from anywhere else it is the front door."""
        app = self._app
        if app.compare.is_open:
            app.show_comparison(None)
        else:
            app.go_to_view(DOOR)

    def _resume(self, _: str) -> None:
        app = self._app
        if not app.keeping.resume():
            app.tell(lambda text: text.say("door-nothing"))
        app.show()

    def _tab(self, value: str) -> None:
        app = self._app
        if value not in TABS:
            return
        if app.workspaces.view == "rules" and value != "rules":
            app.go_to_view("explore" if app.workspaces.at == FREE else "lesson")
        app.open_tab(value)

    def _theme(self, value: str) -> None:
        app = self._app
        if value in THEMES:
            app.wishes.choose_theme(THEMES[value])

    def _language(self, value: str) -> None:
        if value in LANGUAGES:
            self._app.wishes.choose_language(value)

    def _size(self, value: str) -> None:
        if value.isdecimal() and int(value[:4]) in SIZES:
            self._app.wishes.choose_size(int(value))

    def _sheet(self, _: str) -> None:
        self._app.sheet.is_open = not self._app.sheet.is_open
        self._app.show_frame()

    def _menu(self, _: str) -> None:
        self._app.is_menu_open = not self._app.is_menu_open
        self._app.show_frame()

    def _rule(self, value: str) -> None:
        app = self._app
        if value in app.session.tree.game.rules:
            app.open_rule(value)


def _seats_given(others: Collection[str], mine: Collection[str], text: Text) -> str:
    """Who decides for whom from now on."""
    names = {"players": text.all_of(sorted(mine)), "others": text.all_of(sorted(others))}
    return text.say("now-plays-others", **names)


def _nothing(_: str) -> None:
    """Some keys do nothing while somebody presents."""
