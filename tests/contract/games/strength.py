"""Measures the strength of advice in games of one player who follows it among players who decide at random."""

from statistics import mean
from typing import NamedTuple

from tests.contract.games.shelf import start_state
from tutor.core.base.players import advised_player, random_player


class AmongChance(NamedTuple):
    """The games won by a player who follows advice, among players who decide at random.

    It also has the mean total of that player and of the others.
    """

    won: int
    own: float
    others: float


def among_chance(name, games):
    """Return the results of games of one advised player against two random ones, in each seat in turn."""
    won, own, others = 0, [], []
    for seed in range(games):
        state, chance = start_state(name, 3, "standard", seed), random_player(seed)
        me, advised = state.players[seed % 3], advised_player(name)
        while state.due is not None:
            player = advised if state.due.player == me else chance
            state = state.play(player.choose(state).decision)
        result = state.position()["result"]
        won += result["winners"] == [me]
        totals = {score["name"]: score["total"] for score in result["scores"]}
        own.append(totals.pop(me))
        others += totals.values()
    return AmongChance(won, mean(own), mean(others))
