"""Kinds of values that belong to a game: its name, a position, a decision.

The reader keeps the game and the position of an object as context, because the values after them
depend on them.
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
        """Return the name of the game; None if the name is faulty.

        The reader reads the values after the name as values of this game.
        """
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
"""The name of the game to which the object belongs; checked only if the game is known."""


@dataclass(frozen=True)
class Rules(Value):
    """A list of ids of the game's rules, all different, in the order of the file."""

    most: int | None = None
    fewest: int = 0

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return the ids of the rules; empty if a fault is found or the game is unknown."""
        if context.game is None:
            return ()
        found = context.reader.members(data, place, sorted(context.game.rules), self.most)
        if found is None or not isinstance(data, list | tuple):
            return ()
        if len(found) < self.fewest:
            context.reader.fault(place, "too_few", found=len(found), least=self.fewest)
        return tuple(data)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the ids as a list."""
        return list(value)

    def schema(self) -> Schema:
        """Return the schema of a list of texts."""
        return list_of(Text(LONGEST_ID).schema(), self.fewest, self.most)


class Moment(Value):
    """A position of the game. If `is_due`, a decision must be due in it."""

    def __init__(self, *, is_due: bool = False) -> None:
        self.is_due = is_due

    def read(self, context: Reading, data: object, place: str) -> State | None:
        """Return the state of the position; None if the position is faulty.

        The reader reads the values after the position as values of this state and its players.
        """
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
    """The setup of a game: its players, its variant and the source of chance."""

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the setup unchanged. The reader notes the faults of the setup.

        The reader reads the values after the setup as values of the first state of this game.
        """
        if context.game is not None:
            try:
                show(context, context.game.start(data))  # type: ignore[arg-type]  # as above
            except RecordError as error:
                context.reader.take(error.faults)
        return data

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the setup unchanged."""
        return dict(value)


def show(context: Reading, state: State) -> None:
    """Make a state and its players the context in which the following values are read."""
    context.state, context.names = state, state.players


class OneDecision(Value):
    """A decision of one of the players."""

    nothing = Decision("", "")
    described = OBJECT

    def read(self, context: Reading, data: object, place: str) -> Decision:
        """Return the decision; for a faulty decision, a decision with empty names."""
        if context.game is None or not context.names:
            return self.nothing
        try:
            return context.game.read_decision(data, context.names, place)
        except RecordError as error:
            context.reader.take(error.faults)
            return self.nothing

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON object of the decision. The game must be in `to`."""
        assert to.game is not None
        return to.game.write_decision(value)


class OfGame(Object):
    """An object that names its game. The value that `make` builds has the game in `game`."""

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value that `make` builds. The method ignores the game of an enclosing object."""
        return super().read(replace(context, game=None, state=None, names=()), data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON object of a value that has the declared attributes."""
        game = find_game(value.game) if isinstance(value.game, str) else value.game
        return super().write(value, to._replace(game=game))
