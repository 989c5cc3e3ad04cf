"""Puzzles: positions of real games with something to reach in one turn, proved by search.

`goals` is what a game declares, `search` looks at every legal turn, `puzzle` reads the puzzles that
are stored and judges tries, `making` finds new ones.
"""
