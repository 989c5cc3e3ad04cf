"""What moves on the board when an event happens, as `tutor.core.drawing.motion` requires it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.drawing.motion import STILL, Beat, Movement
from tutor.princes.game import PrincesState
from tutor.princes.motion.beats import OF_NIGHTS, OF_TURNS, way_of_prince
from tutor.princes.motion.seen import Seen

__all__ = ["MOTION"]


class _Motion:
    """The beats of events: a beat is what moves and lights up on the board when an event happens.

    The beats of a night leave a reader time to read.
    """

    still: Final = frozenset({"declined", "nothing_possible", "trade_finished", "no_night"})

    def __call__(self, event: Event, before: State, after: State) -> Beat:
        """Return the beat of an event.

        Its decision leads from the state `before` to the state `after`.
        """
        assert isinstance(before, PrincesState)
        assert isinstance(after, PrincesState)
        if event.type in self.still:
            return STILL
        maker = OF_TURNS.get(event.type) or OF_NIGHTS[event.type]
        seen = Seen(event, before, after)
        beat = maker(seen)
        return replace(beat, reads=True) if seen.is_night and not beat.counts else beat

    def ways(self, state: State, decisions: Iterable[Decision]) -> Mapping[Decision, Movement]:
        """Return the route of the Prince for each move; first placements and stays have no route."""
        assert isinstance(state, PrincesState)
        moves = [decision for decision in decisions if decision.type == "move"]
        players = state.public_view()["players"] if moves else ()
        found = {}
        for move in moves:
            seat = state.players.index(move.player)
            start, end = players[seat]["prince"], move.choice
            if start is not None:
                is_far = end not in state.components.neighbours[start]
                found[move] = way_of_prince(seat + 1, start, str(end), is_far=is_far)
        return found


MOTION: Final = _Motion()
