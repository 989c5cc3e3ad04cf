"""The decisions of other players that take time and are computed beside the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.base.game import State
from tutor.core.base.players import Chosen, Player
from tutor.core.laboratory.search import SearchPlayer


class Awaited(NamedTuple):
    """A decision that a player works out beside the page."""

    state: State
    player: SearchPlayer


def chosen_at_once(player: Player, state: State) -> Chosen | None:
    """What a player decides; None if it computes its decision beside the page."""
    if not isinstance(player, SearchPlayer):
        return player.choose(state)
    return None if player.is_searching(state) else player.quick.choose(state)


def awaited_in(players: Mapping[str, Player], state: State) -> Awaited | None:
    """The due decision if one of these players must make it and takes time; else None."""
    player = players.get(state.due.player) if state.due else None
    if isinstance(player, SearchPlayer) and player.is_searching(state):
        return Awaited(state, player)
    return None
