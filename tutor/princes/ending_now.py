"""The points of every player if the game ended as things stand, by Rescue and by Conquest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.princes.compare import player_view
from tutor.princes.components import Components
from tutor.princes.rules.scoring import CONQUEST, RESCUE, final_result
from tutor.princes.rules.table import Match, Table

Position = Mapping[str, Any]


class Ended(NamedTuple):
    """A player's points after a Rescue and after the Conquest; None where a hand hides them."""

    rescue: int | None
    conquest: int | None


def ended_now(position: Position, components: Components) -> dict[str, Ended]:
    """The points of every player of a position or view, in seat order.

    Gold is compared at the Conquest (`score.gold`): one hidden hand hides it for everybody.
    """
    players = position["players"]
    names = tuple(player["name"] for player in players)
    table = Table(
        Match(components, names), [player_view(player, seat) for seat, player in enumerate(players)]
    )
    hidden = {player["name"] for player in players if isinstance(player["cards"], Mapping)}
    totals = {}
    for ending in (RESCUE, CONQUEST):
        table.ending = ending
        totals[ending] = [score["total"] for score in final_result(table)["scores"]]
    return {
        name: Ended(None if name in hidden else rescue, None if hidden else conquest)
        for name, rescue, conquest in zip(names, totals[RESCUE], totals[CONQUEST], strict=True)
    }
