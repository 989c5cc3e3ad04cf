"""Fits the weights of the estimate (`tutor/princes/advice/planning.py`) to the winners of games.

`python -m tests.benchmarks.ladder.fitting --games 4000` plays games of two to five players by the
planner and by rules of thumb, some with a few random decisions. It prints the weights, and how well
they and the weights in use predict the winners of games outside the fit: the loss, divided by the
loss of equal chances.
"""

import argparse
import os
from random import Random

import numpy

from tutor.core.base.game import find_game
from tutor.core.base.players import NAMES, policy_named
from tutor.core.base.states import table_of
from tutor.core.laboratory.experiment import executor, in_order
from tutor.core.laboratory.playing import outcome_of
from tutor.princes.advice.planning import FOR_DAYS, WEIGHTS, days_ahead, player_figures
from tutor.princes.rules.table import Table

PLAYERS = (2, 3, 4, 5)
KINDS = ("planner", "planner", "rules")
BY_CHANCE = (0.0, 0.02, 0.05)
MOST_PLAYERS = max(PLAYERS)
FOR_TEST = 5  # every fifth game is left out of the fit
STEPS = 25
SMALL = 1.0  # keeps a weight small when the games say nothing about it


def play(number):
    """Play game `number`.

    Return each player's share of the win, and all figures at the beginning of each day.
    """
    chance = Random(f"fitting/{number}")
    game, names = find_game("princes"), NAMES[: PLAYERS[number % len(PLAYERS)]]
    playout = game.start(game.random_setup(names, "standard", chance.randrange(2**50))).playout()
    policies = {name: policy_named("princes", chance.choice(KINDS), 0) for name in names}
    share, day, rows = chance.choice(BY_CHANCE), None, []
    while (due := playout.due) is not None:
        table = table_of(playout, Table)
        if table.day != day:
            day = table.day
            rows.append((days_ahead(table), player_figures(table)))
        if share and chance.random() < share:
            playout.play(chance.choice(list(playout.legal())))
        else:
            playout.play(policies[due.player].choose(playout))
    return outcome_of(playout.freeze().position()["result"], names).wins, rows


def samples(games):
    """Return an array of moments x players x weights, with each figure minus the mean over the players.

    The result also has the mask of the players who take part, and the shares won.
    """
    figures, there, won = [], [], []
    for wins, rows in games:
        empty = MOST_PLAYERS - len(wins)
        for ahead, players in rows:
            above = numpy.array(players) - numpy.mean(players, axis=0)
            both = numpy.concatenate([above, above * ahead], axis=1)
            figures.append(numpy.pad(both, ((0, empty), (0, 0))))
            there.append([True] * len(wins) + [False] * empty)
            won.append([*wins, *[0.0] * empty])
    return numpy.array(figures), numpy.array(there), numpy.array(won)


def chances(weights, figures, there):
    """Return each player's chance of winning, by these weights."""
    levels = numpy.where(there, figures @ weights, -numpy.inf)
    odds = numpy.exp(levels - levels.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fit(figures, there, won):
    """Return the likeliest weights, by Newton's method."""
    size = numpy.sqrt((figures**2).sum(axis=(0, 1)) / there.sum())
    figures, weights = figures / size, numpy.zeros(len(size))
    for _ in range(STEPS):
        chance = chances(weights, figures, there)
        slope = numpy.einsum("nmk,nm->k", figures, won - chance) - SMALL * weights
        mean = numpy.einsum("nmk,nm->nk", figures, chance)
        bend = numpy.einsum("nmk,nm,nml->kl", figures, chance, figures) - mean.T @ mean
        weights = weights + numpy.linalg.solve(bend + SMALL * numpy.eye(len(size)), slope)
    return weights / size


def loss(weights, figures, there, won):
    """Return the loss of the predictions by these weights, divided by the loss of equal chances."""
    chance = numpy.clip(chances(weights, figures, there), 1e-9, 1)
    return -(won * numpy.log(chance)).sum() / numpy.log(there.sum(axis=1)).sum()


def main() -> None:
    """Play the games, fit the weights, and print them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ladder.fitting")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args()
    with executor(options.workers) as pool:
        games = list(in_order(pool, play, range(options.games)))
    unseen = samples(games[::FOR_TEST])
    seen = samples([each for number, each in enumerate(games) if number % FOR_TEST])
    weights = fit(*seen)
    half = len(weights) // 2
    for name, part in (("WEIGHTS", weights[:half]), ("FOR_DAYS", weights[half:])):
        print(f"{name} = ({', '.join(f'{each:.3g}' for each in part)})")
    for name, each in (("fitted", weights), ("in use", numpy.array(WEIGHTS + FOR_DAYS))):
        print(f"{name}: {loss(each, *unseen):.4f} of the loss of equal chances")


if __name__ == "__main__":
    main()
