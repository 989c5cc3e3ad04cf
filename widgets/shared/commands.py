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
    """A command: `carry_out` gets the value of its control and the file that was chosen, if any.

    `is_of_moment` says that it is refused for another moment than the one its control was drawn
    for. `moves_on` says that it goes on from what the notices speak of, so that they are closed.
    """

    carry_out: Callable[[str, bytes], None]
    is_of_moment: bool = False
    moves_on: bool = False


class Commands:
    """The commands of one page. `moment` is what is shown now, as controls name it.

    After each command the loop renders the page.
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
        """Add a command that needs the value of its control alone."""

        def without_file(value: str, _: bytes) -> None:
            carry_out(value)

        self.register(name, Command(without_file, is_of_moment, moves_on))

    def register(self, name: str, command: Command) -> None:
        """Add a command. Raises ValueError when another has this name."""
        if name in self._known:
            raise ValueError(f"two commands are called {name}")
        self._known[name] = command

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all commands."""
        return tuple(self._known)

    def carry_out(self, action: Action) -> None:
        """Carry out what was asked for; an unknown name does nothing."""
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
        """Carry out a command that a key or another command asks for, if it is known."""
        command = self._known.get(name)
        if command is not None:
            command.carry_out(value, b"")


class CommandingPart(Protocol):
    """A part of the page that adds commands of its own."""

    def register(self, commands: Commands) -> None:
        """Add them."""
