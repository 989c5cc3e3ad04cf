"""What the controls of games and files do: begin a game, fetch and keep one, go back to one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.base.reading import LARGEST_FILE, parse_json
from tutor.core.lessons.progress import FORMAT as PROGRESS
from tutor.core.print.handout import LONGEST
from tutor.core.records.files import read_tree
from widgets.games.games import ALONE
from widgets.games.handout import FORMS
from widgets.shared.notices import sentence_of
from widgets.shared.workspace import Workspace, new_game

if TYPE_CHECKING:
    from widgets.app.app import App


LONGEST_NAME: Final = 60


def shortened(name: str) -> str:
    """The name of a file as far as a sentence has room for it."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"


class FileActs:
    """Puts games and progress on the workspaces. `app` has the windows to tell."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.acts: Mapping[str, Callable[[str], None]] = {
            "keep": lambda _: app.games.keep(),
            "earlier": self._earlier,
            "too-large": self.too_large,
            "handout": self._handout,
            "handout-keep": self._hand_out,
        }

    def _handout(self, _: str) -> None:
        """Open the sheet of handouts, or close it; its caption begins with what is spoken of."""
        app = self._app
        if app.handout.is_open:
            app.handout.close()
        else:
            spoken_of = app.slideshow.caption if app.is_presenting else app.lesson_card.title
            app.handout.open(spoken_of or app.stage.standing())
        app.show_frame()

    def _hand_out(self, value: str) -> None:
        """Give the file of a form, with the caption that stood in its field at the press."""
        handout = self._app.handout
        form, _, caption = value.partition("\n")
        if handout.is_open and form in FORMS:
            handout.caption.value = caption[:LONGEST]
            self._app.page.give(handout.file(form, handout.caption.value))

    def begin(self) -> None:
        """Begin the game that the form asks for."""
        app, form = self._app, self._app.games
        try:
            workspace = new_game(
                find_game(form.game.value),
                form.count.value,
                form.variant.value,
                None if form.others.value == ALONE else form.others.value,
                form.name.value.strip(),
            )
        except TutorError as error:
            app.tell(sentence_of(error))
            return
        self._sit_down(workspace, "play" if workspace.others else "explore")

    def too_large(self, name: str) -> None:
        """Say that a file is too large to be opened; the browser has not sent it."""
        most = LARGEST_FILE // 1_000_000
        self._app.tell(lambda text: text.say("keep-too-large", name=shortened(name), most=most))

    def fetch(self, name: str, content: bytes) -> None:
        """Open a file somebody chose; the present game is kept among the earlier ones."""
        app = self._app
        try:
            data = parse_json(content)
            if isinstance(data, dict) and data.get("format") == PROGRESS:
                self._go_on_with(data)
                return
            tree = read_tree(data)
        except TutorError as error:
            wrong = sentence_of(error)
            app.tell(lambda text: text.say("keep-faulty", name=shortened(name), what=wrong(text)))
            return
        self._sit_down(Workspace(tree), "explore")

    def _go_on_with(self, progress: object) -> None:
        """Go on with a lesson where a file says. Raises RecordError."""
        app = self._app
        app.go_to_view("lesson")
        if app.course is not None:
            app.lessons.take(progress)
            app.course.arrive()
            app.tell(lambda text: text.say("progress-loaded"))

    def _earlier(self, value: str) -> None:
        workspaces = self._app.workspaces
        if value.isdecimal() and int(value[:3]) < len(workspaces.earlier):
            workspaces.reopen(int(value))
            self._app.go_to_view("explore")

    def _sit_down(self, workspace: Workspace, view: str) -> None:
        app = self._app
        app.workspaces.begin(workspace)
        app.tab = "now"
        app.go_to_view(view)
