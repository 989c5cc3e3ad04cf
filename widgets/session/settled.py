"""The nodes of a played game at which no new decision is allowed, because something was shown.

A player who has seen a turned card, or the secret choice of another player, may not
decide again as if the card or choice were still hidden. A game with open hands and a
finished game have no such nodes. The module also has the decisions of other players that
need time to compute.
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
    """A record of the steps that have shown something hidden to one of the players in `people`."""

    def __init__(self, people: Collection[str]) -> None:
        self.people = people
        self._shown: WeakKeyDictionary[Step, bool] = WeakKeyDictionary()

    def has_shown(self, tree: Tree, places: Iterable[int]) -> bool:
        """Return whether one of these nodes has shown something that was hidden."""
        return bool(self.people) and any(self._has_shown(tree, place) for place in places)

    def is_settled(self, tree: Tree, place: int) -> bool:
        """Return whether node `place` is settled, so that only decisions in the tree are allowed at it."""
        if not self.people:
            return False
        way = {0, *tree.path(place)}
        elsewhere = (each for each in range(1, len(tree.nodes) + 1) if each not in way)
        return self.has_shown(tree, elsewhere) and not _ends(tree)

    def played_steps(self, tree: Tree, places: Iterable[int]) -> list[int]:
        """Return the nodes in `places` that belong to the played game.

        If the game is over, nodes that were tried after its end do not belong to it.
        """
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
    """Return the numbers of the nodes at which the game is over."""
    places = range(1, len(tree.nodes) + 1)
    ends = (place for place in places if not tree.children(place))
    return [place for place in ends if tree.step(place).state.due is None]


class Awaited(NamedTuple):
    """The decision that a player computes while the page goes on: its state, and the player."""

    state: State
    player: SearchPlayer


def chosen_at_once(player: Player, state: State) -> Chosen | None:
    """Return the decision of a player; None if the player needs time to compute the decision."""
    if not isinstance(player, SearchPlayer):
        return player.choose(state)
    return None if player.is_searching(state) else player.quick.choose(state)


def awaited_in(players: Mapping[str, Player], state: State) -> Awaited | None:
    """Return the due decision if one of these players makes it and needs time to compute it.

    Return None in all other cases.
    """
    player = players.get(state.due.player) if state.due else None
    if isinstance(player, SearchPlayer) and player.is_searching(state):
        return Awaited(state, player)
    return None
