"""Puzzles: positions of real games with something to reach in one turn, proved by search.

`search` has what a game declares and looks at every legal turn, `puzzle` reads the puzzles that are
stored and judges tries, `making` finds new ones.
"""
