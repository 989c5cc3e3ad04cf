"""Compares OpenSpiel's search over hidden information with the tutor's, with equal seconds a turn.

`python -m tests.benchmarks.ladder.openspiel --seconds 2 --games 8` lets one of the two play every
turn of one seat among planners; a planner plays the rest of each turn in all seats. It prints the
share won and the games tried for a turn. Needs the extra `openspiel`.
"""

import argparse
from random import Random
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tutor.adapters import openspiel
from tutor.adapters.moment import BASE, DIGITS
from tutor.core.base.players import policy_named
from tutor.core.base.states import table_of
from tutor.core.laboratory.playing import outcome_of
from tutor.core.laboratory.search import SearchPolicy
from tutor.princes.policies import POLICIES, PlannerPolicy
from tutor.princes.rules.table import Table

PLAYERS = 4
LEAST = 8


class Theirs:
    """OpenSpiel's information-set search with random playouts, limited to a number of CPU seconds a turn."""

    def __init__(self, game, seed, seconds):
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = ismcts.ISMCTSBot(
            game, evaluator, 1.4, LEAST, random_state=chance, allow_inconsistent_action_sets=True
        )
        self._bot.set_resampler(openspiel.resampler(seed))
        self._seconds, self.tried = seconds, []

    def action(self, state):
        """Return the action that OpenSpiel takes.

        The time that this search takes sets the number of games of the next one.
        """
        begun = process_time()
        found = self._bot.step(state)
        tried = self._bot._max_simulations  # the bot has no public option for the number of games
        self.tried.append(tried)
        each = (process_time() - begun) / tried
        self._bot._max_simulations = max(LEAST, int(self._seconds / each))
        return found


class Ours:
    """The tutor's search, which sets its number of games itself."""

    def __init__(self, game, seed, seconds):
        self._policy, self.tried = SearchPolicy(POLICIES, PlannerPolicy(), seed), []

    def action(self, state):
        """Return the action that the tutor's search takes."""
        return at(state, self._policy.choose(state.moment.state.playout()))


KINDS = {"openspiel": Theirs, "ours": Ours}


def at(state, decision):
    """Return the action of a decision, which is its place among the legal decisions."""
    return list(state.moment.state.legal()).index(decision)


def play(kind, number, seconds):
    """Play game `number`.

    Return the searching seat's share, its CPU seconds a turn, and the games tried.
    """
    seat = number % PLAYERS
    game = pyspiel.load_game(f"{openspiel.PREFIX}princes(players={PLAYERS},variant=standard)")
    state, deal = game.new_initial_state(), Random(f"1/{number // PLAYERS}")
    for _ in range(DIGITS):
        state.apply_action(deal.randrange(BASE))
    searcher, planner = KINDS[kind](game, number, seconds), policy_named("princes", "planner", 0)
    turns, spent = 0, 0.0
    while not state.is_terminal():
        playout = state.moment.state.playout()
        if state.current_player() == seat and table_of(playout, Table).due == "turn":
            begun = process_time()
            action = searcher.action(state)
            turns, spent = turns + 1, spent + process_time() - begun
        else:
            action = at(state, planner.choose(playout))
        state.apply_action(action)
    result = state.moment.state.position()["result"]
    won = outcome_of(result, state.moment.state.players).wins[seat]
    return won, spent / turns, sum(searcher.tried) / turns


def main() -> None:
    """Play the games, and print the result after each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ladder.openspiel")
    parser.add_argument("--kind", choices=KINDS, default="openspiel")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=8)
    options = parser.parse_args()
    won = 0.0
    for number in range(options.games):
        share, seconds, tried = play(options.kind, number, options.seconds)
        won += share
        told = f"{won:g} of {number + 1} won, {seconds:.2f} s a turn"
        print(told, f"{tried:.0f} games tried a turn", flush=True)


if __name__ == "__main__":
    main()
