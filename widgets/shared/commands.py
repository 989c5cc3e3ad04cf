"""Commands: the actions of the page's controls, by name. Each part of the page adds its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from widgets.page import Action
from widgets.shared.loop import Loop
from widgets.shared.notices import Notices


@dataclass(frozen=True)
class Command:
    """A command: `carry_out` gets the value of its control and the chosen file, if any.

    `is_of_moment` says that it is refused if its control was drawn for another moment. `moves_on`
    says that it leaves the subject of the notices behind, so that they are closed.
    """

    carry_out: Callable[[str, bytes], None]
    is_of_moment: bool = False
    moves_on: bool = False


class Commands:
    """The commands of one page.

    `moment` is the present moment, as controls name it. After each command the loop renders the
    page.
    """

    def __init__(self, moment: Callable[[], str], notices: Notices, loop: Loop) -> None:
        self._moment = moment
        self._loop = loop
        self._notices = notices
        self._known: dict[str, Command] = {}

    def add(
        self,
        name: str,
        carry_out: Callable[[str], None],
        *,
        is_of_moment: bool = False,
        moves_on: bool = False,
    ) -> None:
        """Add a command that needs only the value of its control."""

        def without_file(value: str, _: bytes) -> None:
            carry_out(value)

        self.register(name, Command(without_file, is_of_moment, moves_on))

    def register(self, name: str, command: Command) -> None:
        """Add a command. Raises ValueError if another command has this name."""
        if name in self._known:
            raise ValueError(f"two commands are called {name}")
        self._known[name] = command

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all commands."""
        return tuple(self._known)

    def carry_out(self, action: Action) -> None:
        """Carry out an action; an unknown name does nothing."""
        command = self._known.get(action.name)
        if command is None:
            return
        if command.is_of_moment and action.at != self._moment():
            return
        with self._loop.turn():
            self._loop.changed()
            if command.moves_on:
                self._notices.clear()
            command.carry_out(action.value, action.content)

    def run(self, name: str, value: str = "") -> None:
        """Carry out the command of a key or of another command, if its name is known."""
        command = self._known.get(name)
        if command is not None:
            command.carry_out(value, b"")


class CommandingPart(Protocol):
    """A part of the page that adds commands of its own."""

    def register(self, commands: Commands) -> None:
        """Add the commands of the part."""
