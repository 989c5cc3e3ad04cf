"""Puzzles: positions of real games with a goal to reach in one turn, proved by a search.

`search` has the declarations of a game and searches every legal turn, `puzzle` reads the stored
puzzles and judges tries, and `making` finds new puzzles.
"""
