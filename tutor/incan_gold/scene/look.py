"""The way to show a board: words, theme, seats and layout, apart from the position.

A layout has places and sizes in pixels, but no colours. The landscape is behind all panels; the
camp and the cave are parts of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.board import BoardLook
from tutor.core.drawing.elements import letters
from tutor.core.drawing.outline import Box
from tutor.incan_gold.components import Components
from tutor.incan_gold.scene.themes import Theme

LayoutName = Literal["wide", "medium", "phone", "wall", "hall"]
LAYOUTS: Final[tuple[LayoutName, ...]] = ("wide", "medium", "phone", "wall", "hall")
MOST_IN_A_LINE: Final = 4
"""The most tents in a line of a small camp."""

Doing = Literal["due", "chosen", "inside", "camp", "over"]


@dataclass(frozen=True)
class Layout:
    """The panels of a layout.

    `path` is the cave: it has the cards in `cards`, the explorers in `stand` and the way out in
    `mouth`. `tents` is the number of columns of the camp. If `odds` is None, only the deck shows
    the cards to come. `type` is the size of small words; with `titles` the panels have headings.
    """

    name: LayoutName
    width: int
    height: int
    temples: Box
    deck: Box
    camp: Box
    path: Box
    cards: Box
    stand: Box
    mouth: Box
    hazards: Box
    odds: Box | None
    tents: int
    type: float
    small: bool
    titles: bool

    def heading_box(self, box: Box) -> Box:
        """Return the box for a panel's heading.

        On a small layout, the heading is closer to the edge.
        """
        return Box(box.left, box.top - (8 if self.small else 0), box.right, box.bottom)


@lru_cache(maxsize=32)
def layout_for(name: LayoutName, players: int) -> Layout:
    """Return the layout with this name for this number of players."""
    if name == "wide":
        return _wide()
    if name == "phone":
        return _phone(players)
    return {"wall": _wall, "hall": _hall}.get(name, _medium)(players)


def _wide() -> Layout:
    """Return a wide board: the camp left of the cave, temples and deck above, hazards and odds below."""
    return Layout(
        name="wide",
        width=928,
        height=748,
        temples=Box(10, 10, 572, 104),
        deck=Box(580, 10, 918, 104),
        camp=Box(10, 112, 198, 620),
        path=Box(206, 112, 918, 620),
        cards=Box(242, 150, 898, 438),
        stand=Box(322, 448, 898, 614),
        mouth=Box(216, 496, 310, 610),
        hazards=Box(10, 628, 546, 738),
        odds=Box(554, 628, 918, 738),
        tents=1,
        type=14,
        small=False,
        titles=True,
    )


def _medium(players: int) -> Layout:
    """Return the medium board: like the wide board, but narrower, with the odds below the hazards."""
    return Layout(
        name="medium",
        width=640,
        height=620,
        temples=Box(8, 8, 412, 86),
        deck=Box(418, 8, 632, 86),
        camp=Box(8, 92, 140, 430),
        path=Box(146, 92, 632, 430),
        cards=Box(166, 122, 624, 326),
        stand=Box(236, 330, 624, 428),
        mouth=Box(158, 338, 228, 422),
        hazards=Box(8, 436, 632, 514),
        odds=Box(8, 520, 632, 612),
        tents=1 if players <= MOST_IN_A_LINE else 2,
        type=13,
        small=True,
        titles=True,
    )


def _wall(players: int) -> Layout:
    """Return the board for a class and a wide screen.

    Few temples are beside the hazards, and the deck is beside the odds.
    """
    return replace(
        _medium(players),
        width=636,
        height=474,
        temples=Box(8, 6, 194, 84),
        hazards=Box(200, 6, 628, 84),
        camp=Box(8, 90, 140, 374),
        path=Box(146, 90, 628, 374),
        cards=Box(166, 120, 620, 272),
        stand=Box(236, 276, 620, 372),
        mouth=Box(158, 284, 228, 368),
        deck=Box(8, 380, 296, 468),
        odds=Box(302, 380, 628, 468),
    )


def _hall(players: int) -> Layout:
    """Return the board for a class and a screen of 4 to 3: the panels of a phone, without the odds."""
    return replace(
        _phone(players),
        width=420,
        height=470,
        path=Box(4, 2, 416, 255),
        cards=Box(14, 32, 408, 182),
        stand=Box(86, 184, 412, 250),
        mouth=Box(12, 194, 78, 249),
        camp=Box(4, 257, 416, 316),
        hazards=Box(4, 318, 416, 390),
        temples=Box(4, 393, 90, 468),
        deck=Box(94, 393, 416, 468),
        odds=None,
        tents=players if players <= MOST_IN_A_LINE + 1 else MOST_IN_A_LINE,
    )


def _phone(players: int) -> Layout:
    """Return the board for a phone: first the cave, because players decide there, then the camp."""
    return Layout(
        name="phone",
        width=374,
        height=736,
        path=Box(4, 4, 370, 312),
        cards=Box(14, 33, 364, 235),
        stand=Box(82, 238, 366, 308),
        mouth=Box(12, 246, 74, 304),
        camp=Box(4, 322, 370, 426),
        odds=Box(4, 432, 370, 504),
        hazards=Box(4, 508, 370, 582),
        temples=Box(4, 586, 370, 668),
        deck=Box(4, 672, 370, 732),
        tents=min(players, MOST_IN_A_LINE),
        type=13,
        small=True,
        titles=False,
    )


class Look(BoardLook[Components, Theme, Layout]):
    """One way to show the board: with these figures, words, theme and layout."""

    def hazard(self, kind: str) -> str:
        """Return the name of a kind of hazard, for use inside a sentence."""
        return self.text.say(f"hazard-{kind}")

    def card(self, card: str) -> str:
        """Return the name of a card, for use inside a sentence."""
        figures = self.components
        if card in figures.hazard_kind:
            return self.hazard(figures.hazard_kind[card])
        if card in figures.treasure_value:
            return self.text.say("card-treasure", value=figures.treasure_value[card])
        return self.text.say("card-artifact", number=figures.artifacts.index(card) + 1)


@dataclass(frozen=True)
class Seat:
    """One player: seat (from 0), name, letter, activity, and the player's own part of the position."""

    number: int
    name: str
    letter: str
    doing: Doing
    holds: Position

    @property
    def is_inside(self) -> bool:
        """Whether the player is in the temple."""
        return self.doing in ("due", "chosen", "inside")


def seats(position: Position) -> tuple[Seat, ...]:
    """Return the players of a position or a view, in seat order."""
    players = position["players"]
    names = [player["name"] for player in players]
    return tuple(
        Seat(number, name, letter, _doing(position, name), player)
        for number, (name, letter, player) in enumerate(
            zip(names, letters(names), players, strict=True)
        )
    )


def _doing(position: Position, name: str) -> Doing:
    if position["result"] is not None:
        return "over"
    pending = position["pending"]
    if pending is not None and pending["player"] == name:
        return "due"
    if name in position["chosen"]:
        return "chosen"
    return "inside" if name in position["inside"] else "camp"
