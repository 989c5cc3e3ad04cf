"""The decisions of other players that are waited for: those that take time, beside the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.base.game import State
from tutor.core.base.players import Player
from tutor.core.laboratory.searching import SearchPlayer


class Awaited(NamedTuple):
    """A decision that a player works out beside the page."""

    state: State
    player: SearchPlayer


def takes_time(player: Player, state: State) -> bool:
    """Whether a player works its decision out beside the page."""
    return isinstance(player, SearchPlayer) and player.is_searching(state)


def awaited_in(players: Mapping[str, Player], state: State) -> Awaited | None:
    """The decision that is due from one of these players and takes time; None for none."""
    player = players.get(state.due.player) if state.due else None
    if isinstance(player, SearchPlayer) and takes_time(player, state):
        return Awaited(state, player)
    return None
