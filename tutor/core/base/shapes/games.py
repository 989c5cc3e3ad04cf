"""The kinds of values that belong to a game: its name, a position, a decision.

The game and the position in an object are the context in which later values are read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision, State, find_game
from tutor.core.base.kit import games
from tutor.core.base.schema import JSON, OBJECT, Schema, list_of
from tutor.core.base.shapes.fields import Exactly, Object
from tutor.core.base.shapes.values import Reading, Text, Value, Writing

LONGEST_ID: Final = 80


class GameName(Value):
    """The name of an installed game."""

    described = Text(LONGEST_ID).schema()

    def read(self, context: Reading, data: object, place: str) -> str | None:
        """The name; the game becomes the context of the values after it."""
        if not isinstance(data, str):
            context.reader.wrong_type(place, "text", data)
        elif data not in games():
            context.reader.fault(place, "unknown_game", found=data[:60], expected=list(games()))
        else:
            context.game = (context.choose or find_game)(data)
            return data
        return None


THIS_GAME: Final = Exactly(
    lambda context: context.game.name if context.game else None, Text(LONGEST_ID).schema()
)
"""The name of the game of an object, checked if the context already has a game."""


@dataclass(frozen=True)
class Rules(Value):
    """The ids of some rules of the game, all different, in the order of the file."""

    most: int | None = None
    fewest: int = 0

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """The ids of the rules."""
        if context.game is None:
            return ()
        found = context.reader.members(data, place, sorted(context.game.rules), self.most)
        if found is None or not isinstance(data, list | tuple):
            return ()
        if len(found) < self.fewest:
            context.reader.fault(place, "too_few", found=len(found), least=self.fewest)
        return tuple(data)

    def write(self, value: JSON, to: Writing) -> JSON:
        """The ids as a list."""
        return list(value)

    def schema(self) -> Schema:
        """The schema of a list of texts."""
        return list_of(Text(LONGEST_ID).schema(), self.fewest, self.most)


class Moment(Value):
    """A position of the game; if `is_due`, a position in which a decision is due."""

    def __init__(self, *, is_due: bool = False) -> None:
        self.is_due = is_due

    def read(self, context: Reading, data: object, place: str) -> State | None:
        """The state; it and its players become the context of the values after it."""
        if context.game is None:
            return None
        try:
            state = context.game.load(data)  # type: ignore[arg-type]  # `load` reports what is wrong
        except RecordError as error:
            context.reader.take(error.faults, place)
            return None
        if self.is_due and state.due is None:
            context.reader.fault(place, "nothing_due")
            return None
        show(context, state)
        return state


class Beginning(Value):
    """The setup of a game."""

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The setup unchanged; the start of the game becomes the context of the values after it."""
        if context.game is not None:
            try:
                show(context, context.game.start(data))  # type: ignore[arg-type]  # as above
            except RecordError as error:
                context.reader.take(error.faults)
        return data

    def write(self, value: JSON, to: Writing) -> JSON:
        """The setup unchanged."""
        return dict(value)


def show(context: Reading, state: State) -> None:
    """Make a position and its players the context of the values after it."""
    context.state, context.names = state, state.players


class OneDecision(Value):
    """A decision of one of the players."""

    nothing = Decision("", "")
    described = OBJECT

    def read(self, context: Reading, data: object, place: str) -> Decision:
        """The decision, as the game reads it."""
        if context.game is None or not context.names:
            return self.nothing
        try:
            return context.game.read_decision(data, context.names, place)
        except RecordError as error:
            context.reader.take(error.faults)
            return self.nothing

    def write(self, value: JSON, to: Writing) -> JSON:
        """The decision, as the game writes it."""
        assert to.game is not None
        return to.game.write_decision(value)


class OfGame(Object):
    """An object that names its game; the value that `make` returns has it in `game`."""

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The result of `make`; the context of the objects around it does not apply."""
        return super().read(replace(context, game=None, state=None, names=()), data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """The JSON object of a value with these attributes."""
        game = find_game(value.game) if isinstance(value.game, str) else value.game
        return super().write(value, to._replace(game=game))
