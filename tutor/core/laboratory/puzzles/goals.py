"""The declaration of a game for puzzles: the goals of a turn, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tutor.core.base.events import Event
from tutor.core.base.game import State

Gain = Callable[[State, State, Sequence[Event], str], int]
"""The gain of a player by a decision, from the states before and after it and its events."""


@dataclass(frozen=True)
class Goal:
    """Something that a player may gain in a turn; `least` makes a puzzle of it.

    A gain that `is_lasting` cannot be lost again in the same turn, so it counts at once. If a turn
    can return to an earlier position, the gains on that circle must add up to zero or less; and
    every turn must be able to end.
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
