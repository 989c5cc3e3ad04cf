"""The causes of changes in treasure and artifacts: the effect of each event on open figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.causes import Change
from tutor.core.base.events import Event

LEAVING: Final = "leaving"
FINDS: Final = "finds"
HAZARDS: Final = "hazards"


def causes(event: Event) -> Iterator[Change]:
    """Every change that an event makes to open figures, each with its cause."""
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
