"""Every Python process of a test runs this first, so that chance is the same in each run.

A new game is dealt by chance, and in one of a dozen games of Incan Gold chance ends the first round
before any player has decided. A test that wants such a game says so; no other test meets one by
accident.
"""

import secrets
from random import Random

SEED = 8

CHANCE = Random(SEED)

secrets.randbelow = CHANCE.randrange  # type: ignore[assignment]
