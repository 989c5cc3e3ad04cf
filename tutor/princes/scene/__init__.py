"""The board of The Princes of Machu Picchu as shapes, from a position or a player's view.

`board_scene` is the only function to call. The caller says which decisions are legal, by the marks
that it passes.
"""

from __future__ import annotations

from functools import lru_cache
from json import dumps
from typing import Final
from weakref import WeakKeyDictionary

from tutor.core.base.schema import Position
from tutor.core.drawing.board import MOST_LOOKS, Looks, Speaker
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Group, Layer, Scene
from tutor.princes.components import Components
from tutor.princes.scene.calendar import card_pictures, moving_calendar, still_calendar, sun_tile
from tutor.princes.scene.city.city import gates, still_city
from tutor.princes.scene.city.inhabitants import inhabitants
from tutor.princes.scene.landscape import landscape, still_bank
from tutor.princes.scene.look import LAYOUTS, LayoutName, Look, Seat, seats
from tutor.princes.scene.market import moving_market, spaces, still_market, ways_beside
from tutor.princes.scene.marks.marked import NOTHING, Marked, Tapped
from tutor.princes.scene.marks.rings import openings, rings_beside
from tutor.princes.scene.marks.tapped import on_top
from tutor.princes.scene.orders import moving_orders, still_legend, still_orders
from tutor.princes.scene.themes import THEMES
from tutor.princes.scene.trail.mountain import moving_trail, still_trail
from tutor.princes.things import SUN

__all__ = ["LayoutName", "Marked", "Position", "Tapped", "ThemeName", "board_scene"]

_LOOKS: Looks[Look] = Looks()
_DRAWN: WeakKeyDictionary[Look, dict[str, tuple[Group, ...]]] = WeakKeyDictionary()
"""For each look, the groups of the moving pieces of the positions drawn last, by their JSON."""
_MOST_DRAWN: Final = 32


def board_scene(
    position: Position,
    *,
    components: Components,
    text: Speaker,
    theme: ThemeName = "light",
    layout: LayoutName = "wide",
    marked: Marked = NOTHING,
) -> Scene:
    """Return the board in a position, or in a view with hidden hands and a hidden deck.

    `marked` has the legal, picked and refused things, and the alternatives. The static layer is the
    same object for every position of one theme and layout, so a caller can paint it once.
    """
    look = _LOOKS.of(
        (id(components), id(text), theme, layout),
        lambda: Look(components, text, THEMES[theme], LAYOUTS[layout]),
    )
    table = seats(position)
    marks = (
        Group("open-in-the-city", tuple(openings(look, position, table, marked))),
        rings_beside(look, marked),
    )
    moving = (*_moving(look, position, table), on_top(look, position, table, marked))
    size = look.layout
    return Scene(
        size.width,
        size.height,
        look.say("title", day=int(position["day"]), last=components.last_day),
        _description(look, table),
        (_still(look), Layer("marks", marks), Layer("dynamic", moving)),
        gates(size.stones) | spaces(look) | ways_beside(look),
        {SUN: sun_tile(look), **card_pictures(look)},
    )


def _moving(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """Return the moving pieces of a position.

    Cached, because many drawings differ only in their marks, and readers go back and forth.
    """
    drawn, key = _DRAWN.setdefault(look, {}), dumps(position)
    if key not in drawn:
        if len(drawn) >= _MOST_DRAWN:
            drawn.clear()
        drawn[key] = (
            Group("in-the-city", tuple(inhabitants(look, position, table))),
            moving_trail(look, table),
            moving_market(look, position),
            moving_orders(look, position),
            *moving_calendar(look, position, table),
        )
    return drawn[key]


@lru_cache(maxsize=MOST_LOOKS)
def _still(look: Look) -> Layer:
    groups = (
        landscape(look),
        *still_city(look),
        still_trail(look),
        still_market(look),
        still_orders(look),
        *still_bank(look),
        *((still_legend(look),) if look.layout.explains_signs else ()),
        *still_calendar(look),
    )
    return Layer("static", groups)


def _description(look: Look, table: tuple[Seat, ...]) -> str:
    """Return a sentence for each player that says where the Prince and the Scout are."""
    sentences = []
    for seat in table:
        district = seat.holds["prince"]
        if district is None:
            sentences.append(look.say("player-new", player=seat.name, step=seat.holds["scout"]))
        else:
            where = look.text.say(f"district-{district}.in")
            sentences.append(
                look.say("player", player=seat.name, where=where, step=seat.holds["scout"])
            )
    return " ".join(sentences)
