"""What every Python of a test does first: chance falls the same way each time.

A new game is dealt by chance, and chance may, once in a dozen games of Incan Gold, end the first
round before anybody has decided. A test says so when it wants that; it does not meet it by accident.
"""

import secrets
from random import Random

SEED = 8

CHANCE = Random(SEED)

secrets.randbelow = CHANCE.randrange  # type: ignore[assignment]
