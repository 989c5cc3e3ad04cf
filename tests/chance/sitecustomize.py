"""Every Python of a test runs this first: chance falls the same way each time.

A new game is dealt by chance, and once in a dozen games of Incan Gold chance ends the first round
before any player has decided. A test that wants this says so; no other test meets it by accident.
"""

import secrets
from random import Random

SEED = 8

CHANCE = Random(SEED)

secrets.randbelow = CHANCE.randrange  # type: ignore[assignment]
