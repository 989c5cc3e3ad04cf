"""Manners of playing a whole game: at random, or with a preference that leads to other endings.

A manner takes the first state and a seed, and returns a function from states to decisions.
"""

from random import Random

from tests.princes.goals import play_together

TORCH = 0.9


def by_chance(start, seed):
    """Return a function that chooses any legal decision with equal chances, as `python -m tutor random` does."""
    chance = Random(seed).random

    def choose(state):
        options = state.legal()
        return options[int(chance() * len(options))]

    return choose


def mostly_on(start, seed):
    """Return a function that keeps the torch nine times in ten, so that paths grow long."""
    chance = Random(seed).random
    return lambda state: state.legal()[chance() >= TORCH]


def together(reason, strolls):
    """Return a manner in which players help each other to a Rescue for this reason."""

    def manner(start, seed):
        made = iter(play_together(start, reason, seed, strolls))
        return lambda state: next(made)

    return manner
