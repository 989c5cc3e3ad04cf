"""The variants of the game: where each is named, figured, and played (`setup.first_game`).

The changes of a variant are in `rules/setup.py`; the figures it needs stand with all others in
`components.py`; its name and its sentences are in the catalogues.
"""

from __future__ import annotations

from typing import Final

STANDARD: Final = "standard"
FIRST_GAME: Final = "first_game"
VARIANTS: Final = (STANDARD, FIRST_GAME)
