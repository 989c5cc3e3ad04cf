"""The picture of all prices: the people that can be acquired at each place, and the goods they cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tutor.core.drawing.lettering import width
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Rect, Scene, Shape, Use, Words
from tutor.core.words.text import Text
from tutor.princes.components import Components, Cost
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.pictures import BOX, good
from tutor.princes.scene.themes import THEMES, Theme
from tutor.princes.words.naming import Naming

WIDE: Final = 340
HEAD: Final = 18
ROW: Final = 18
TYPE: Final = 13.0
PIECE: Final = 18.0
"""The width of one piece of a good."""
INDENT: Final = 10.0

HOUSE_OF: Final = {
    "condor": "house_of_priests",
    "puma": "house_of_priests",
    "virgin": "house_of_virgins",
}


def prices(components: Components, text: Text) -> dict[str, dict[str, Cost]]:
    """Return, for each place, the costs of the Incas, priests or virgins on offer there, by their names."""
    found = {
        place: {text.say(f"inca-{district}"): cost for district, cost in offers.items()}
        for place, offers in components.recruit.items()
    }
    for order in ORDERS:
        row = found.setdefault(HOUSE_OF[order], {})
        row[text.say(f"order-{order}")] = components.orders[order].cost
    return found


def prices_scene(components: Components, text: Text, theme: ThemeName) -> Scene:
    """Return the picture: for each place, its name and below it a row of goods for each person.

    The goods in a row are those that the person costs.
    """
    look, naming, found = THEMES[theme], Naming(text), prices(components, text)
    names = [name for people in found.values() for name in people]
    left = INDENT + max(width(name, "sans", TYPE) for name in names) + INDENT
    shapes, top = list[Shape](), 0.0
    for place, people in found.items():
        title = text.say(f"district-{place}")
        shapes.append(Rect(0, top + 1, WIDE, HEAD - 2, 4, Paint(look.sunken)))
        base = top + HEAD / 2 + TYPE / 3
        shapes.append(Words(INDENT / 2, base, title, TYPE, look.ink, look.sunken, "bold"))
        top += HEAD
        for name, cost in people.items():
            base = top + ROW / 2 + TYPE / 3
            shapes.append(Words(INDENT, base, name, TYPE, look.ink, look.surface))
            shapes += _pieces(cost, left, top, look)
            top += ROW
    told = "; ".join(
        f"{name}: {naming.goods(cost)}"
        for people in found.values()
        for name, cost in people.items()
    )
    layer = Layer("static", (Group("prices", tuple(shapes)),))
    return Scene(WIDE, round(top + 2), text.say("plans-prices"), told, (layer,))


def _pieces(cost: Mapping[str, int], left: float, top: float, look: Theme) -> Iterator[Use]:
    """Yield a picture for each piece of a cost, in a row."""
    names = [name for name, count in cost.items() for _ in range(count)]
    for place, name in enumerate(names):
        yield Use(good(name, look.name), left + PIECE * place, top + 1, (ROW - 2) / BOX)
