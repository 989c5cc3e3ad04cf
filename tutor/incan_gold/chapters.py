"""The chapters of a game: where its rounds and choices begin.

Every choice is a turn of the player who makes it. All choices before one card have one number.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.records.lines import Chapter


def chapters(states: Sequence[State], events: Sequence[tuple[Event, ...]]) -> tuple[Chapter, ...]:
    """The chapters of a line in the order they begin.

    `ply` is the number of decisions made when the chapter begins, so that its first decision
    leads to the ply after it.
    """
    found = [Chapter(0, "start")]
    if states[0].due is not None:
        found.append(Chapter(0, "round", states[0].position()["round"]))
    number = 1
    for ply, state in enumerate(states):
        if ply:
            number += any(event.type == "revealed" for event in events[ply - 1])
            began = [event for event in events[ply - 1] if event.type == "round_began"]
            found += [Chapter(ply, "round", event.data["round"]) for event in began[-1:]]
            number = 1 if began else number
        if state.due is not None:
            found.append(Chapter(ply, "turn", number, state.due.player))
    return tuple(found)
