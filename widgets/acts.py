"""What the controls of the page do: each name of a control has one method here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tutor.core.errors import TutorError
from tutor.core.game import Decision, find_game
from tutor.core.lines import beginning, letter_for
from tutor.core.text import LANGUAGES
from tutor.core.tree import MARKS, Tree
from tutor.core.treefile import load_tree
from widgets.address import VIEWS
from widgets.desk import KINDS, Desk, Kind, new_game
from widgets.desks import DOOR
from widgets.frame import DOORS, TABS
from widgets.games import ALONE
from widgets.keys import KEYS, LETTERS
from widgets.look import SIZES, THEMES
from widgets.page import Action

if TYPE_CHECKING:
    from widgets.app import App

STALE: Final = frozenset({"decide", "prune", "promote", "mark", "compare", "show"})
"""What must not be done to another moment than the one its control was drawn for."""


class Acts:
    """Carries out what was asked for on the page. `app` has the windows to tell."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._acts: dict[str, Callable[[str], None]] = {
            "key": self._key,
            "goto": self._goto,
            "show": self._show,
            "decide": self._decide,
            "forget": self._forget,
            "back": lambda _: self._step("back"),
            "main": lambda _: app.session.back_to_main(),
            "play-on": self._play_on,
            "view": self._view,
            "enter": self._enter,
            "door": lambda _: app.go_to_view(DOOR),
            "resume": self._resume,
            "tab": self._tab,
            "theme": self._theme,
            "language": self._language,
            "size": self._size,
            "sheet": self._sheet,
            "letters": self._letters,
            "menu": self._menu,
            "rule": self._rule,
            "undo": lambda _: app.session.undo(),
            "redo": lambda _: app.session.redo(),
            "mark": self._mark,
            "prune": self._prune,
            "promote": self._promote,
            "compare": self._compare,
            "close-compare": lambda _: app.show_comparison(None),
            "keep": lambda _: app.games.keep(),
            "earlier": self._earlier,
            "hush": lambda _: app.notices.clear(),
            "unkept": lambda _: app.tell(app.text.say("keep-full")),
        }

    def act(self, action: Action) -> None:
        """Carry out one action; one for another moment, or of no known name, is not."""
        app = self._app
        if action.name in STALE and action.at != app.session.moment:
            app.tell(app.text.say("act-stale"))
            return
        carry_out = self._acts.get(action.name)
        if carry_out is not None:
            carry_out(action.value)

    def tapped(self, thing: str) -> None:
        """Something on the board was tapped: the first tap tells, the second does."""
        app, session = self._app, self._app.session
        app.thing.tell(thing)
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
        if name in ("forget", "sheet"):
            self._acts[name]("")
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
        elif app.compare.is_open:
            app.show_comparison(None)
        elif app.session.refusal or app.session.picked or app.thing.thing:
            app.thing.tell("")
            app.session.forget()

    # Deciding

    def _decide(self, value: str) -> None:
        session = self._app.session
        data = json.loads(value)
        self._make(session.tree.game.read_decision(data, session.state.players, "decision"))

    def _make(self, decision: Decision) -> None:
        app = self._app
        app.timeline.stop()
        try:
            with app.busy():
                app.session.play(decision)
        except TutorError as error:
            app.tell(error.sentence(app.text.language))

    def _play_on(self, value: str) -> None:
        """Let the others play from here on, or take their seats back."""
        app, session = self._app, self._app.session
        app.timeline.stop()
        others: dict[str, Kind] = {}
        due = session.state.due
        for kind in KINDS:
            if kind == value and due is not None:
                others = {name: kind for name in session.state.players if name != due.player}
        with app.busy():
            session.let_play(others)

    # Views and looks

    def _view(self, value: str) -> None:
        if value in VIEWS:
            self._app.go_to_view(value)

    def _enter(self, value: str) -> None:
        app = self._app
        if value in DOORS:
            app.keeping.wish("door", value)
            app.go_to_view(value)

    def _resume(self, _: str) -> None:
        app = self._app
        if not app.keeping.resume():
            app.tell(app.text.say("door-nothing"))
        app.show()

    def _tab(self, value: str) -> None:
        if value in TABS:
            self._app.open_tab(value)

    def _theme(self, value: str) -> None:
        app = self._app
        if value in THEMES:
            app.choose_theme(THEMES[value])

    def _language(self, value: str) -> None:
        if value in LANGUAGES:
            self._app.choose_language(value)

    def _size(self, value: str) -> None:
        app = self._app
        if value.isdecimal() and int(value[:4]) in SIZES:
            app.bar.size = app.page.size = int(value)
            app.keeping.wish("size", int(value))
            app.show_frame()

    def _sheet(self, _: str) -> None:
        self._app.sheet.is_open = not self._app.sheet.is_open
        self._app.show_frame()

    def _letters(self, _: str) -> None:
        app = self._app
        app.listen_to_letters(not app.sheet.has_letters)
        app.keeping.wish("letters", app.sheet.has_letters)
        app.show_frame()

    def _menu(self, _: str) -> None:
        self._app.is_menu_open = not self._app.is_menu_open
        self._app.show_frame()

    def _rule(self, value: str) -> None:
        app = self._app
        if value in app.session.tree.game.rules:
            app.open_rule(value)

    # The tree

    def _mark(self, value: str) -> None:
        session = self._app.session
        if value in MARKS and session.place:
            marks = session.tree.node(session.place).marks
            chosen = tuple(mark for mark in MARKS if (mark in marks) != (mark == value))
            self._edit(lambda: session.tree.marked(session.place, chosen))

    def _prune(self, value: str) -> None:
        self._edit(lambda: self._app.session.tree.pruned(int(value)))

    def _promote(self, value: str) -> None:
        """Make a line the first; the one it takes the place of gets a name like any other."""
        tree, place = self._app.session.tree, int(value)

        def promoted() -> Tree:
            parent, grown = tree.node(place).parent, tree.promoted(place)
            for left in grown.children(parent)[1:]:
                if not grown.node(left).name:
                    grown = grown.named(left, letter_for(grown))
            return grown

        self._edit(promoted)

    def rename(self, name: str) -> None:
        """Give the line that is shown another name."""
        session = self._app.session
        begins = beginning(session.tree, session.place)
        if begins:
            self._edit(lambda: session.tree.named(begins, name))

    def comment(self, comment: str) -> None:
        """Write something beside the step that is shown."""
        session = self._app.session
        if session.place:
            self._edit(lambda: session.tree.commented(session.place, comment))

    def _edit(self, edited: Callable[[], Tree]) -> None:
        """Go on with an edited tree, or say why it cannot be."""
        app = self._app
        try:
            app.session.edit(edited())
        except TutorError as error:
            app.tell(error.sentence(app.text.language))

    def _compare(self, value: str) -> None:
        if value.isdecimal():
            self._app.show_comparison(int(value[:9]))

    # Games and files

    def begin(self) -> None:
        """Begin the game that the form asks for."""
        app, form = self._app, self._app.games
        try:
            desk = new_game(
                find_game(form.game.value),
                form.count.value,
                form.variant.value,
                None if form.others.value == ALONE else form.others.value,
                form.name.value.strip(),
            )
        except TutorError as error:
            app.tell(error.sentence(app.text.language))
            return
        self._sit_down(desk, "play" if desk.others else "explore")

    def fetch(self, content: bytes) -> None:
        """Open a file somebody chose; the present game is kept among the earlier ones."""
        app = self._app
        try:
            tree = load_tree(content)
        except TutorError as error:
            app.tell(app.text.say("keep-faulty", what=error.sentence(app.text.language)))
            return
        self._sit_down(Desk(tree), "explore")

    def _earlier(self, value: str) -> None:
        desks = self._app.desks
        if value.isdecimal() and int(value[:3]) < len(desks.earlier):
            desks.reopen(int(value))
            self._app.go_to_view("explore")

    def _sit_down(self, desk: Desk, view: str) -> None:
        app = self._app
        app.desks.put(desk)
        app.tab = "now"
        app.go_to_view(view)
