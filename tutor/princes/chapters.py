"""The chapters of a game: where its rounds, turns, nights and days begin.

A round begins whenever the start player of the day begins a turn. Turns are counted in their day.
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
    position = states[0].position()
    start_player = position["start_player"]
    found = [Chapter(0, "start"), Chapter(0, "day", position["day"])]
    rounds = turns = 0
    if position["turn"]["number"] and position["result"] is None:
        rounds = turns = 1
        found.append(Chapter(0, "round", rounds))
        found.append(Chapter(0, "turn", turns, position["turn"]["player"]))
    for ply, happened in enumerate(events, start=1):
        for event in happened:
            if event.type == "day_began":
                start_player, turns = event.data["player"], 0
                found.append(Chapter(ply, "day", event.data["day"]))
            elif event.type == "night_began":
                found.append(Chapter(ply, "night"))
            elif event.type == "turn_began":
                turns += 1
                if event.data["player"] == start_player:
                    rounds += 1
                    found.append(Chapter(ply, "round", rounds))
                found.append(Chapter(ply, "turn", turns, event.data["player"]))
    return tuple(found)
