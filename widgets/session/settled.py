"""What can be decided anew in a game that is played: nothing from before something was revealed.

A player who has seen a turned card, or the secret choice of another, may not decide again as if
they had not. This does not hold for a game with open hands, which is explored, and a finished game,
which is studied. The decisions of other players that take time stand below.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from tutor.core.base.game import State
from tutor.core.base.players import Chosen, Player
from tutor.core.base.redeal import shows
from tutor.core.laboratory.search import SearchPlayer
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree


class Settled:
    """Tells which steps have revealed something to one of the players whom `people` play."""

    def __init__(self, people: Collection[str]) -> None:
        self.people = people
        self._shown: WeakKeyDictionary[Step, bool] = WeakKeyDictionary()

    def has_shown(self, tree: Tree, places: Iterable[int]) -> bool:
        """Whether one of these steps has revealed something that was hidden."""
        return bool(self.people) and any(self._has_shown(tree, place) for place in places)

    def is_settled(self, tree: Tree, place: int) -> bool:
        """Whether only those decisions can be made at a place that were made there already.

        That is so if something was revealed that is not on the way to the place, as long as the
        game is not over: the player has seen it.
        """
        if not self.people:
            return False
        way = {0, *tree.path(place)}
        elsewhere = (each for each in range(1, len(tree.nodes) + 1) if each not in way)
        return self.has_shown(tree, elsewhere) and not _ends(tree)

    def played_steps(self, tree: Tree, places: Iterable[int]) -> list[int]:
        """The steps that were played, and not only tried after the game was over."""
        if not self.people:
            return []
        ends = _ends(tree)
        game = {place for end in ends for place in tree.path(end)}
        return [place for place in places if not ends or place in game]

    def _has_shown(self, tree: Tree, place: int) -> bool:
        node = tree.node(place)
        if node.step not in self._shown:
            state = tree.step(node.parent).state
            self._shown[node.step] = any(shows(state, node.decision, each) for each in self.people)
        return self._shown[node.step]


def _ends(tree: Tree) -> list[int]:
    """The places at which the game is over."""
    places = range(1, len(tree.nodes) + 1)
    ends = (place for place in places if not tree.children(place))
    return [place for place in ends if tree.step(place).state.due is None]


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
