"""The reasons of the other players, as far as a seat may hear them.

While the game goes on, a seat hears only what it may know. When hands lie open, or the game is
over, it hears everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.core.base.advice import Reason
from tutor.core.base.game import State
from tutor.core.base.players import Chosen, Player
from tutor.core.records.tree import Tree, in_one_line

Words = Callable[[Reason | None], str]


def reason_for(seat: str | None, player: Player, state: State, chosen: Chosen) -> Reason | None:
    """The reason for a decision in a state, as far as a seat may know it; None knows everything."""
    return chosen.reason if seat is None else player.told(state, chosen.decision, seat)


def told_in_full(tree: Tree, players: Mapping[str, Player], seat: str | None, words: Words) -> Tree:
    """The tree with the whole reasons of its players, where a seat was told less of them.

    What people have written beside their steps stays.
    """
    if seat is None:
        return tree
    current = tree.current
    for place, node in enumerate(tree.nodes, start=1):
        player = players.get(node.decision.player)
        if player is None or not node.reason:
            continue
        state = tree.step(node.parent).state
        told = player.told(state, node.decision, seat)
        if told is None or node.reason != in_one_line(words(told)):
            continue
        chosen = player.choose(state)
        if chosen.decision == node.decision:
            tree = tree.explained(place, words(chosen.reason))
    return tree.at(current)
