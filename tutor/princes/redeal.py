"""A new deal of everything hidden from a player: the others' Sacrifice cards and the deck."""

from __future__ import annotations

from random import Random

from tutor.core.base.game import State
from tutor.core.base.redeal import stack


def redeal(state: State, player: str | None, chance: Random) -> State:
    """The same state with those cards shuffled and dealt to where as many were (`info.secret`).

    For None the hands stay as they are.
    """
    position = state.position()
    if player is None:
        position["deck"] = stack(position["deck"], chance)
        return state.game.load(position)
    hands: list[list[str]] = [
        seat["cards"] for seat in position["players"] if seat["name"] != player
    ]
    hands.append(position["deck"])
    cards = sorted(card for hand in hands for card in hand)  # whatever lay where
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    return state.game.load(position)
