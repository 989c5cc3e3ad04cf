"""The commands of games and files: begin, open and save a game, hand a position out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.base.reading import LARGEST_FILE, parse_json, text_of
from tutor.core.lessons.progress import FORMAT as PROGRESS
from tutor.core.print.handout import LONGEST
from tutor.core.records.files import read_tree
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.record import FORMAT as RECORD_FORMAT
from tutor.core.records.record import TREE_FORMAT
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text
from widgets.page import File
from widgets.session.workspace import Workspace, dealt_anew, new_game
from widgets.shared.commands import Command, Commands
from widgets.shared.loop import Navigator
from widgets.shared.merging import Merging, read_text
from widgets.shared.notices import Sentence, sentence_of
from widgets.shared.place import Place
from widgets.shared.workspaces import Workspaces
from widgets.start_and_save.games import ALONE, AROUND, Games
from widgets.start_and_save.handout import Handout

LONGEST_NAME: Final = 60
FORMATS: Final = (RECORD_FORMAT, TREE_FORMAT, PROGRESS)
"""The formats of files with games or progress."""


def shortened(name: str) -> str:
    """The name of a file, shortened for a sentence."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"


def _faulty(name: str, wrong: Sentence, text: Text) -> str:
    """The sentence on a file that cannot be opened."""
    return text.say("keep-faulty", name=name, what=wrong(text))


@dataclass(frozen=True)
class GameCommands:
    """Begins, opens and saves games.

    `tell` gets the sentence on what cannot be opened. `go_on` goes on with the lesson whose
    progress a file holds, and returns whether there is one; it raises RecordError for a faulty
    file. `takers` read files of other formats and return the sentence on the result; they raise
    RecordError, too.
    """

    form: Games
    workspaces: Workspaces
    navigator: Navigator
    tell: Callable[[Sentence], None]
    go_on: Callable[[object], bool]
    merging: Merging
    takers: Mapping[str, Callable[[object], Sentence]] = field(default_factory=dict)

    def register(self, commands: Commands) -> None:
        """Add the commands of games and files, and begin a game when the form asks for one."""
        self.form.on_begin(self.begin)
        commands.add("play-again", self._play_again)
        commands.add("keep", lambda _: self.form.keep())
        commands.add("earlier", self._earlier)
        commands.add("too-large", self._too_large, moves_on=True)
        for name, read in {
            "open": self.fetch,
            "open-text": self._open_text,
            "merge-file": self._merge_file,
            "merge-text": self._merge_text,
        }.items():
            commands.register(
                name, Command(partial(self._read_if_there_is_room, read), moves_on=True)
            )
        commands.add("merge-earlier", self._merge_earlier, moves_on=True)

    def _read_if_there_is_room(
        self, read: Callable[[str, bytes], None], value: str, content: bytes
    ) -> None:
        """Read a file or a text, or say that it takes more memory than a kernel may have."""
        try:
            read(value, content)
        except MemoryError:
            self.tell(lambda text: text.say("keep-too-much"))

    def begin(self) -> None:
        """Begin the game that the form describes."""
        form = self.form
        try:
            workspace = new_game(
                find_game(form.game.value),
                form.count.value,
                form.variant.value,
                None if form.others.value in (ALONE, AROUND) else form.others.value,
                form.player_names,
                is_hot_seat=form.others.value == AROUND,
            )
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        self._sit_down(workspace, "play" if workspace.seat is not None else "explore")

    def _play_again(self, _: str) -> None:
        """Begin a game like the open one: the same game, variant, names and others."""
        self._sit_down(dealt_anew(self.workspaces.session.workspace), "play")

    def fetch(self, name: str, content: bytes) -> None:
        """Open a chosen file; the present game joins the earlier games."""
        try:
            text = text_of(content)
            if is_movetext(text):
                self._read(text, name)
                return
            data = parse_json(text)
            form = data.get("format") if isinstance(data, Mapping) else None
            if isinstance(form, str) and form in self.takers:
                self.tell(self.takers[form](data))
                return
            if form not in FORMATS:
                self.tell(lambda text: text.say("keep-strange", name=shortened(name)))
                return
            if form == PROGRESS:
                if self.go_on(data):
                    self.tell(lambda text: text.say("progress-loaded"))
                return
            tree = read_tree(data)
        except TutorError as error:
            wrong = sentence_of(error)
            self.tell(partial(_faulty, shortened(name), wrong))
            return
        self._open(tree)

    def _open_text(self, value: str, content: bytes) -> None:
        """Open the notation in a field, which begins on the second line of `value`."""
        self._read(value.partition("\n")[2])

    def _merge_file(self, name: str, content: bytes) -> None:
        """Add the lines of a file to the open tree."""
        try:
            other = read_text(text_of(content))
        except TutorError as error:
            self.tell(partial(_faulty, shortened(name), sentence_of(error)))
            return
        self.merging.put_together(other)

    def _merge_text(self, value: str, _: bytes) -> None:
        """Add the lines of the notation or of the link in a field to the open tree."""
        self.merging.take(value.partition("\n")[2])

    def _merge_earlier(self, value: str) -> None:
        if value.isdecimal() and int(value[:3]) < len(self.workspaces.earlier):
            self.merging.put_together(self.workspaces.earlier[int(value)].tree)

    def _read(self, text: str, name: str = "") -> None:
        """Open a game in its notation, or say what is wrong in which line."""
        try:
            tree = read_movetext(text)
        except TutorError as error:
            wrong = sentence_of(error)
            if name:
                wrong = partial(_faulty, shortened(name), wrong)
            self.tell(wrong)
            return
        self._open(tree)

    def _open(self, tree: Tree) -> None:
        workspace = self.workspaces.opened(tree)
        self._sit_down(workspace, "play" if workspace.seat is not None else "explore")

    def _too_large(self, name: str) -> None:
        """Say that a file is too large to open; the browser has not sent it."""
        most = LARGEST_FILE // 1_000_000
        self.tell(lambda text: text.say("keep-too-large", name=shortened(name), most=most))

    def _earlier(self, value: str) -> None:
        if value.isdecimal() and int(value[:3]) < len(self.workspaces.earlier):
            game = self.workspaces.earlier[int(value)]
            is_going_on = game.seat is not None and not game.is_over
            self.navigator.open(Place("play" if is_going_on else "explore", work=game))

    def _sit_down(self, workspace: Workspace, view: str) -> None:
        self.navigator.open(Place(view, work=workspace, is_new=True))


@dataclass(frozen=True)
class HandoutCommands:
    """Opens the sheet of handouts and gives its files to the page.

    `spoken_of` is the beginning of the caption.
    """

    sheet: Handout
    give: Callable[[File], None]
    spoken_of: Callable[[], str]

    def register(self, commands: Commands) -> None:
        """Add the commands of handouts."""
        commands.add("handout", self._open_or_close)
        commands.add("handout-keep", self._keep)

    def _open_or_close(self, _: str) -> None:
        if self.sheet.is_open:
            self.sheet.close()
        else:
            self.sheet.open(self.spoken_of())

    def _keep(self, value: str) -> None:
        """Offer the file of a form, with the caption that stood in its field at the press."""
        form, _, caption = value.partition("\n")
        if self.sheet.is_open and self.sheet.is_offered(form):
            self.sheet.caption.value = caption[:LONGEST]
            try:
                file = self.sheet.file(form, self.sheet.caption.value)
            except MemoryError:  # a kernel may have only so much memory
                self.sheet.tell_too_much()
                return
            self.give(file)
