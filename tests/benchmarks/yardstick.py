"""The same work in catanatron, for comparison: another game in another engine of pure Python."""

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
GAMES = 6


def _game(seed):
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def games():
    """Play whole games of random players, and return the number of recorded actions."""
    recorded = 0
    for seed in range(GAMES):
        random.seed(seed)
        game = _game(seed)
        game.play()
        recorded += len(game.state.actions)
    return recorded


def moments():
    """Return copies of a game after every fourth action."""
    random.seed(1)
    game = _game(1)
    found = []
    while game.winning_color() is None and len(found) < 200:
        for _ in range(4):
            game.play_tick()
        found.append(game.copy())
    return found


MOMENTS = moments()


def copies():
    """Copy games, and return the number of copies."""
    for game in MOMENTS:
        game.copy()
    return len(MOMENTS)


def listings():
    """List the playable actions of games anew, and return the number of lists."""
    for game in MOMENTS:
        generate_playable_actions(game.state)
    return len(MOMENTS)
