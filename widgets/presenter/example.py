"""A first round or day to show to a class, for a game that has no lesson of its own."""

from __future__ import annotations

from functools import cache
from typing import Final

from tutor.core.base.game import Game, State, find_game
from tutor.core.base.players import NAMES, advised_player
from tutor.core.base.schema import JSONObject
from tutor.core.records.moments import finished_parts
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.session.workspace import USUAL_PLAYERS, Workspace

SEED: Final = 26
"""The seed of a short round in which one explorer leaves first, and no hazard ends it."""
MOST: Final = 200
"""The most decisions of an example."""


@cache
def deal(name: str) -> State:
    """How the example of a game begins."""
    game = find_game(name)
    return game.start(_setup(game))


@cache
def first_part(name: str) -> Tree | None:
    """The first part of a game by the tutor's players, at its start; None without such players."""
    game, player = find_game(name), advised_player(name)
    if player is None:
        return None
    tree = Tree(game, start_of(deal(name)), _setup(game))
    for _ in range(MOST):
        before = tree.step(tree.current).state
        if before.due is None:
            break
        tree = tree.add(tree.current, player.choose(before).decision)
        step = tree.step(tree.current)
        if "part" in finished_parts(before, step.state, step.events):
            break
    return tree.at(0)


def example(name: str) -> Workspace | None:
    """The example as an opened game with open hands, or None."""
    tree = first_part(name)
    return None if tree is None else Workspace(tree, given=len(tree.nodes))


def is_example(workspace: Workspace) -> bool:
    """Whether a workspace is the example of its game, without any other decision."""
    tree = workspace.tree
    return not workspace.is_begun and tree.start == deal(tree.game.name)


def _setup(game: Game) -> JSONObject:
    return game.random_setup(NAMES[:USUAL_PLAYERS], game.variants[0], SEED)
