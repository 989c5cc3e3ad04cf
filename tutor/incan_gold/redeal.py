"""A new deal of everything hidden from a player: secret choices and the cards to come.

The treasure in the others' tents could have been counted, so it stays as it is.
"""

from __future__ import annotations

from random import Random

from tutor.core.base.game import State
from tutor.core.base.redeal import SEEDS
from tutor.incan_gold.identifiers import CHOICES


def redeal(state: State, player: str, chance: Random) -> State:
    """The same state with other choices, another deck and other rounds to come (`info.tents`)."""
    position = state.position()
    options = sorted(CHOICES)
    position["chosen"] = {name: chance.choice(options) for name in position["chosen"]}
    pending = position["pending"]
    if pending["seed"] is not None:
        pending["seed"] = chance.randrange(SEEDS)
    for deck in (*(pending["decks"] or ()), position["deck"]):
        deck.sort()  # whatever lay where
        chance.shuffle(deck)
    position["deck"].reverse()  # dealt from the end, as every hidden card is
    return state.game.load(position)
