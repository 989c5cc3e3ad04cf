"""A new deal of everything hidden from a player: secret choices and the cards to come.

The treasure in the others' tents could have been counted, so it stays as it is.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tutor.core.base.game import State
from tutor.core.base.redeal import SEEDS, stack
from tutor.incan_gold.identifiers import CHOICES


def redeal(state: State, player: str | None, chance: Random) -> State:
    """The same state with other choices, another deck and other rounds to come (`info.tents`).

    For None the choices stay as they are.
    """
    position = state.position()
    if player is not None:
        options = sorted(CHOICES)
        position["chosen"] = {name: chance.choice(options) for name in position["chosen"]}
    pending = position["pending"]
    if pending["seed"] is not None:
        pending["seed"] = chance.randrange(SEEDS)
    if player is None:
        position["deck"] = stack(position["deck"], chance)
        if pending["decks"] is not None:
            pending["decks"] = [stack(deck, chance) for deck in pending["decks"]]
        return state.game.load(position)
    for deck in (*(pending["decks"] or ()), position["deck"]):
        deck.sort()  # whatever lay where
        chance.shuffle(deck)
    position["deck"].reverse()  # dealt from the end, as every hidden card is
    return state.game.load(position)


def pile(position: dict[str, Any]) -> list[str]:
    """The cards of the deck, which are turned over from the first on."""
    deck: list[str] = position["deck"]
    return deck
