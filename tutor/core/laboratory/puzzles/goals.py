"""What a game declares for puzzles: what can be reached in a turn, and where a turn ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tutor.core.base.events import Event
from tutor.core.base.game import State

Gain = Callable[[State, State, Sequence[Event], str], int]
"""How much a decision brings a player, of the states before and after it and what happened."""


@dataclass(frozen=True)
class Goal:
    """Something that a player may gain in a turn; `least` makes a puzzle of it.

    What is `is_lasting` cannot be lost again in the same turn, so that it counts at once. Where a
    turn can lead back to a position it came from, the gains on the way round must add up to nothing
    at most; and every turn must be able to end.
    """

    gain: Gain
    least: int
    is_lasting: bool = True


@dataclass(frozen=True)
class GamePuzzles:
    """The puzzles of a game: its goals by name, where turns begin and end, and what is stored."""

    goals: Mapping[str, Goal]
    begins: Callable[[State], bool]
    """Whether a turn begins in a state."""
    ends: Callable[[Sequence[Event]], bool]
    """Whether the turn is over with these events."""
    stored: Callable[[], bytes]
    """The file of puzzles that were found and proved; `tutor-puzzles` as JSON."""
