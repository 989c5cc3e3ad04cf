"""The board of Incan Gold as shapes, from a position or a player's view.

`board_scene` draws the board of the page; `board` draws the board of notebooks, handouts and static
pages. The caller says which choices are legal. The board never shows a secret choice.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State, known_to
from tutor.core.base.schema import Position
from tutor.core.drawing.board import MOST_LOOKS, Looks, Speaker
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Layer, Scene
from tutor.core.words.game_words import GameWords
from tutor.incan_gold.components import Components
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import cards_left
from tutor.incan_gold.scene.deck import (
    moving_deck,
    moving_hazards,
    moving_odds,
    still_deck,
    still_hazards,
    still_odds,
)
from tutor.incan_gold.scene.landscape import landscape
from tutor.incan_gold.scene.look import LayoutName, Look, layout_for, seats
from tutor.incan_gold.scene.path import ending, moving_path, still_path
from tutor.incan_gold.scene.players import moving_camp, still_camp
from tutor.incan_gold.scene.temples import moving_temples, still_temples
from tutor.incan_gold.scene.themes import THEMES

__all__ = ["LayoutName", "Position", "Speaker", "ThemeName", "board", "board_scene"]

_LOOKS: Looks[Look] = Looks()


def board_scene(
    position: Position,
    *,
    components: Components,
    text: Speaker,
    theme: ThemeName = "light",
    layout: LayoutName = "wide",
    legal: Collection[str] = (),
    picked: str | None = None,
    is_asking: bool = False,
) -> Scene:
    """Return the board in a position, or in a view with hidden tents, choices and deck.

    `legal` has the choices of the player who is due, `picked` the choice that the user has tapped
    once. `is_asking` says that the reader answers a question, to which the odds are no help: the
    board hides them. The static layer is the same object for every position of one theme and layout, so a
    caller can paint it once.
    """
    table = seats(position)
    seated = len(table)
    look = _LOOKS.of(
        (id(components), id(text), theme, layout, seated),
        lambda: Look(components, text, THEMES[theme], layout_for(layout, seated)),
    )
    moving = (
        moving_temples(look, position, table),
        moving_deck(look, position),
        moving_camp(look, position, table),
        (
            moving_path(look, position, table, legal, picked)
            if position["result"] is None
            else ending(look, position, table)
        ),
        moving_hazards(look, position),
        *moving_odds(look, position, table, is_asking=is_asking),
    )
    size = look.layout
    inside = sum(seat.is_inside for seat in table)
    return Scene(
        size.width,
        size.height,
        look.say("title", round=position["round"], rounds=components.rounds),
        look.say(
            "described",
            turned=len(position["path"]),
            left=position["left_on_path"],
            inside=inside,
            cards=cards_left(position, components),
        ),
        (_still(look), Layer("dynamic", moving)),
    )


@lru_cache(maxsize=MOST_LOOKS)
def _still(look: Look) -> Layer:
    groups = (
        landscape(look),
        still_temples(look),
        still_deck(look),
        still_camp(look),
        still_path(look),
        still_hazards(look),
        *still_odds(look),
    )
    return Layer("static", groups)


def board(
    state: State,
    words: GameWords,
    *,
    seat: str | None = None,
    theme: ThemeName = "light",
    points: Collection[str] = (),
    refusal: Refusal | None = None,
) -> Scene:
    """Return the board of a state as the player `seat` sees it.

    `points` and `refusal` have no effect, because this board has no marks.
    """
    assert isinstance(state, IncanGoldState)
    position = known_to(state, seat)
    return board_scene(position, components=state.components, text=words, theme=theme)
