"""The registry of commands: the functions that carry out what the controls of the page ask for.

Each part of the page registers its commands by name with the decorator `command`. A command gets
the context of the page and the value of the control that was pressed.
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
    """The part of the page that opens views and tabs."""

    @property
    def tab(self) -> str:
        """The name of the tab that is open in the column beside the board."""

    @property
    def is_presenting(self) -> bool:
        """Whether the view for a class (`presenter`) is open."""

    @property
    def has_rules(self) -> bool:
        """Whether the reader can open the rules beside the present view."""

    def open(self, place: Place) -> None:
        """Open a place with its stored tree; show a sentence if the place cannot be opened."""

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Open a view, and in it the tab `tab`.

        The other views stay as the reader left them.
        """

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Open a tab of the column.

        `focus` is the selector of the element that takes the focus if the pressed control
        disappears.
        """

    def leave_door(self) -> None:
        """Leave the front door and open the view of lessons."""


class Player(Protocol):
    """The interface of Play, which shows the steps of a line one after the other, like a film."""

    def stop(self) -> None:
        """Stop Play; the page stays at the present step."""

    def press(self, name: str) -> None:
        """Carry out the button `name` of the timeline, such as the button for the next step."""


class Comparison(Protocol):
    """The part of the page that shows two lines side by side."""

    @property
    def parting(self) -> Parting | None:
        """The last common node of the compared lines, with the next decision of each line.

        The value is None if no lines are compared.
        """

    def open(self, place: int) -> None:
        """Show the line through node `place` of the tree beside the line in view."""

    def open_beside(self, tree: Tree, names: tuple[str, ...]) -> None:
        """Show the two lines of a tree side by side.

        The main line is on the left; `names` are the headings of the left and the right line.
        """

    def close(self) -> None:
        """Close the comparison and show one board again."""


@dataclass(frozen=True)
class Context:
    """The context of a command: one page with its parts.

    `remember` stores a preference of the reader in the browser, under a name. `parts` maps each
    class to the one part of the page that is an instance of it, `commands` maps names to commands.
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
        """Return the part of the page that is an instance of the class `kind`."""
        part = self.parts[kind]
        assert isinstance(part, kind)
        return part

    @property
    def session(self) -> Session:
        """The learner's session, which has the game on the board."""
        return self.stage.session

    @property
    def loop(self) -> Loop:
        """The loop, which renders the page after each command."""
        return self.stage.loop

    def tell(self, sentence: Sentence) -> None:
        """Show a sentence as a notice above the board."""
        self.notices.tell(sentence)

    def speak(self, sentence: str) -> None:
        """Let a screen reader read a sentence aloud."""
        self.page.speak(sentence)

    def give(self, file: File) -> None:
        """Let the browser save a file on the reader's machine."""
        self.page.give(file)

    def run(self, name: str, value: str = "") -> None:
        """Carry out the command `name`, which a key or another command asks for.

        If no command has this name, do nothing.
        """
        command = self.commands.get(name)
        if command is not None:
            command.carry_out(self, value, b"")

    def carry_out(self, action: Action) -> None:
        """Carry out what a pressed control asks for, and render the page.

        If no command has the name in the action, do nothing.
        """
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
    """A command that a control of the page names.

    `carry_out` gets the context, the value of the control, and the content of the chosen file
    (empty if no file was chosen). If `is_of_moment`, the command is refused when the page has
    moved to another moment since its control was drawn. If `moves_on`, the command closes the
    notices above the board.
    """

    carry_out: CarryOutWithFile
    is_of_moment: bool = False
    moves_on: bool = False


COMMANDS: Final[dict[str, Command]] = {}
"""All commands by their names; `register` adds a command."""


def register(name: str, command: Command) -> None:
    """Add a command. Raises ValueError if another command has this name."""
    if name in COMMANDS:
        raise ValueError(f"two commands are called {name}")
    COMMANDS[name] = command


def command(
    name: str, *, is_of_moment: bool = False, moves_on: bool = False
) -> Callable[[Function], Function]:
    """Return a decorator that registers a function as the command `name`, which takes no file."""

    def add(carry_out: Function) -> Function:
        def without_file(context: Context, value: str, _: bytes) -> None:
            carry_out(context, value)

        register(name, Command(without_file, is_of_moment, moves_on))
        return carry_out

    return add


def file_command(name: str) -> Callable[[CarryOutWithFile], CarryOutWithFile]:
    """Return a decorator that registers a function as the command `name`, which may take a file.

    The command closes the notices above the board.
    """

    def add(carry_out: CarryOutWithFile) -> CarryOutWithFile:
        register(name, Command(carry_out, moves_on=True))
        return carry_out

    return add


Seek = Callable[[Context, str], bool]
SEEKERS: Final[list[Seek]] = []
"""The functions that can use a tap on the board before it counts as a decision.

Each gets the id of the tapped thing, and returns whether it has used the tap. The lesson's function
does so while a question asks for a thing on the board.
"""


def seek(function: Seek) -> Seek:
    """Register a function that may use a tap on the board (in `SEEKERS`), and return it."""
    SEEKERS.append(function)
    return function


Take = Callable[[Context, object], Sentence | None]
TAKERS: Final[dict[str, Take]] = {}
"""The functions that read a file the learner opens, by the format of the file.

Each returns a sentence that says what has been read, and raises TutorError for a faulty file.
"""


def take(form: str) -> Callable[[Take], Take]:
    """Return a decorator that registers a function that reads files of the format `form`.

    The function is registered in `TAKERS`.
    """

    def add(function: Take) -> Take:
        TAKERS[form] = function
        return function

    return add
