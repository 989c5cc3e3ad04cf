"""The variants of the game: with artifacts, and without (`variant.diamant`).

The changes of a variant are in `rules`; its name and its sentences are in the catalogues.
"""

from __future__ import annotations

from typing import Final

STANDARD: Final = "standard"
DIAMANT: Final = "diamant"
VARIANTS: Final = (STANDARD, DIAMANT)
