"""The history of a game, from its events: its chapters, and the cause of every change.

A chapter begins with a round or a choice. Every choice is a turn of its player; all choices before
the same card have the same number. A cause says why a public figure of a player changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tutor.core.base.causes import Change
from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.records.lines import Chapter

LEAVING: Final = "leaving"
FINDS: Final = "finds"
HAZARDS: Final = "hazards"


def chapters(states: Sequence[State], events: Sequence[tuple[Event, ...]]) -> tuple[Chapter, ...]:
    """Return the chapters of a line, in the order in which they begin.

    `states` are the states of the line and `events` the events of each decision in it. The `ply` of
    a chapter is the number of decisions made before it begins.
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


def causes(event: Event) -> Iterator[Change]:
    """Yield every change that an event makes to a public figure of a player, with its cause."""
    data = event.data
    if event.type == "treasure_found":
        for player in data["players"]:
            yield Change(player, "beside", data["share"], FINDS)
    elif event.type == "path_shared":
        for player in data["players"]:
            yield Change(player, "beside", data["share"], LEAVING)
    elif event.type == "artifacts_taken":
        yield Change(data["player"], "artifacts", len(data["cards"]), LEAVING)
    elif event.type == "left":
        yield Change(data["player"], "beside", -data["treasure"], LEAVING)
    elif event.type == "treasure_lost":
        yield Change(data["player"], "beside", -data["treasure"], HAZARDS)
