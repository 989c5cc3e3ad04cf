"""A playout made of immutable states, for games that are fast enough without one of their own."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.base.game import Decision, Due, State


class StatePlayout:
    """Plays on from a state, one new state for every decision."""

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._state.due

    def legal(self) -> Sequence[Decision]:
        """Every legal decision in the order of the rules."""
        return self._state.legal()

    def play(self, decision: Decision) -> None:
        """Carry out a decision taken from `legal()`."""
        self._state = self._state.play(decision)

    def freeze(self) -> State:
        """The present moment."""
        return self._state
