"""Ways to play a whole game: by chance alone, or with a leaning that leads to other endings.

A manner is given the first state and a seed, and gives a function from states to decisions.
"""

from random import Random

from tests.princes.goals import play_together

TORCH = 0.9


def by_chance(start, seed):
    """Any legal decision, each as likely; the game that `python -m tutor random` plays."""
    chance = Random(seed).random

    def choose(state):
        options = state.legal()
        return options[int(chance() * len(options))]

    return choose


def mostly_on(start, seed):
    """Nine times in ten on with the torch, so that paths grow long."""
    chance = Random(seed).random
    return lambda state: state.legal()[chance() >= TORCH]


def together(reason, strolls):
    """Princes who help each other to a Rescue for this reason."""

    def manner(start, seed):
        made = iter(play_together(start, reason, seed, strolls))
        return lambda state: next(made)

    return manner
