"""Commands: the actions of the page's controls, by name.

Each part of the page registers its own, as functions of the page's context and the value of the
control, where they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from tutor.core.records.compare import Parting
from tutor.core.records.tree import Tree
from widgets.page import Action, File, Page
from widgets.session.session import Session
from widgets.shared.loop import Loop, Notices, Sentence
from widgets.shared.place import Place
from widgets.shared.stage import Stage
from widgets.shared.workspaces import Workspaces

Part = TypeVar("Part")


class Navigator(Protocol):
    """Goes from view to view and from tab to tab."""

    @property
    def tab(self) -> str:
        """The tab of the column that is open."""

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""

    @property
    def has_rules(self) -> bool:
        """Whether the rules can be read beside the present view."""

    def open(self, place: Place) -> None:
        """Go to a place, with its work as it is now; if it cannot be opened, say why."""

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Change the view, with this tab open; each view keeps its work."""

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Show another tab of the column; `focus` takes the focus when its control is gone."""

    def leave_door(self) -> None:
        """Go from the front door into the lesson."""


class Player(Protocol):
    """What plays the line that is shown, step by step."""

    def stop(self) -> None:
        """Stop where it is."""

    def press(self, name: str) -> None:
        """Do what a control of the timeline asks for."""


class Comparison(Protocol):
    """Two lines side by side."""

    @property
    def parting(self) -> Parting | None:
        """Where the two lines part that are compared, if any are."""

    def open(self, place: int) -> None:
        """Show the line of a place of the tree beside the one shown."""

    def open_beside(self, tree: Tree, names: tuple[str, ...]) -> None:
        """Show the two lines of a tree, the first the main line, side by side under names."""

    def close(self) -> None:
        """Show the board alone again."""


@dataclass(frozen=True)
class Context:
    """What a command works on: one page.

    `remember` lets the browser remember a choice of the reader by its name. `parts` are the parts
    of the page by their class, `commands` all commands by name.
    """

    stage: Stage
    workspaces: Workspaces
    navigator: Navigator
    notices: Notices
    page: Page
    timeline: Player
    comparison: Comparison
    remember: Callable[[str, str | int], None]
    parts: Mapping[type, object]
    commands: Mapping[str, Command]

    def of(self, kind: type[Part]) -> Part:
        """The part of the page of a class."""
        part = self.parts[kind]
        assert isinstance(part, kind)
        return part

    @property
    def session(self) -> Session:
        """The session on the board."""
        return self.stage.session

    @property
    def loop(self) -> Loop:
        """The loop of the page."""
        return self.stage.loop

    def tell(self, sentence: Sentence) -> None:
        """Show a sentence above the board."""
        self.notices.tell(sentence)

    def speak(self, sentence: str) -> None:
        """Read a sentence aloud."""
        self.page.speak(sentence)

    def give(self, file: File) -> None:
        """Let the browser save a file."""
        self.page.give(file)

    def run(self, name: str, value: str = "") -> None:
        """Carry out the command of a key or of another command, if its name is known."""
        command = self.commands.get(name)
        if command is not None:
            command.carry_out(self, value, b"")

    def carry_out(self, action: Action) -> None:
        """Carry out what a control asks for, and render the page; an unknown name does nothing."""
        command = self.commands.get(action.name)
        if command is None:
            return
        if command.is_of_moment and action.at != self.session.moment:
            return
        with self.loop.turn():
            self.loop.render()
            if command.moves_on:
                self.notices.clear()
            command.carry_out(self, action.value, action.content)


CarryOut = Callable[[Context, str], None]
CarryOutWithFile = Callable[[Context, str, bytes], None]
Function = TypeVar("Function", bound=CarryOut)


@dataclass(frozen=True)
class Command:
    """A command: `carry_out` gets the value of its control and the chosen file, if any.

    `is_of_moment` says that it is refused if its control was drawn for another moment. `moves_on`
    says that it leaves the subject of the notices behind, so that they are closed.
    """

    carry_out: CarryOutWithFile
    is_of_moment: bool = False
    moves_on: bool = False


COMMANDS: Final[dict[str, Command]] = {}
"""All commands by name."""


def register(name: str, command: Command) -> None:
    """Add a command. Raises ValueError if another command has this name."""
    if name in COMMANDS:
        raise ValueError(f"two commands are called {name}")
    COMMANDS[name] = command


def command(
    name: str, *, is_of_moment: bool = False, moves_on: bool = False
) -> Callable[[Function], Function]:
    """Register a function as the command of a name, one that needs no file."""

    def add(carry_out: Function) -> Function:
        def without_file(context: Context, value: str, _: bytes) -> None:
            carry_out(context, value)

        register(name, Command(without_file, is_of_moment, moves_on))
        return carry_out

    return add


def file_command(name: str) -> Callable[[CarryOutWithFile], CarryOutWithFile]:
    """Register a function as the command of a name that may bring a file, and moves on."""

    def add(carry_out: CarryOutWithFile) -> CarryOutWithFile:
        register(name, Command(carry_out, moves_on=True))
        return carry_out

    return add


Seek = Callable[[Context, str], bool]
SEEKERS: Final[list[Seek]] = []
"""What may wait for a thing on the board: each answers a tap if it does, and says whether."""


def seek(function: Seek) -> Seek:
    """Register a function that answers taps on the board before they are decisions."""
    SEEKERS.append(function)
    return function


Take = Callable[[Context, object], Sentence | None]
TAKERS: Final[dict[str, Take]] = {}
"""What takes a file of a format; each says what came of it and raises TutorError for faults."""


def take(form: str) -> Callable[[Take], Take]:
    """Register a function that takes the data of files of a format."""

    def add(function: Take) -> Take:
        TAKERS[form] = function
        return function

    return add
