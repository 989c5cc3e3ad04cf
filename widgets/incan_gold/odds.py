"""What going on and leaving may bring, from what everybody can count, without a look at the deck.

Who else leaves is secret; so figures are given for the cases that bound it.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.base.schema import Position
from tutor.incan_gold.components import Components
from tutor.incan_gold.known import deadly, face_down, to_be_worth


@dataclass(frozen=True)
class Odds:
    """Cards that may come next, by what they do, and what leaving brings.

    `shares` are what each treasure of the deck would bring everybody if all inside went on;
    `alone` and `together` what a leaver takes home without artifacts, alone or with all inside.
    `artifacts` is what those on the path are worth to who leaves alone.
    """

    cards: int
    deadly: int
    beside: int
    inside: int
    shares: tuple[int, ...]
    alone: int
    together: int
    artifacts: int


def odds(position: Position, player: str, components: Components) -> Odds:
    """The odds of one player inside, in a position or a view."""
    down = face_down(position, components)
    inside = len(position["inside"])
    (beside,) = (each["beside"] for each in position["players"] if each["name"] == player)
    left = position["left_on_path"]
    values = components.treasure_value
    return Odds(
        cards=len(down),
        deadly=len(deadly(position, components)),
        beside=beside,
        inside=inside,
        shares=tuple(values[card] // inside for card in down if card in values),
        alone=beside + left,
        together=beside + left // inside,
        artifacts=sum(
            to_be_worth(position, card, components)
            for card in components.artifacts_on(tuple(position["path"]))
        ),
    )
