"""The places of a note and a number on a marked stone, in the room that its pieces leave."""

from __future__ import annotations

from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box
from tutor.princes.scene.city.city import PILL_END, plots
from tutor.princes.scene.city.inhabitants import pieces_on
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.marks.marked import Marked
from tutor.princes.things import DISTRICT, split_id

NUMBER = 11.0
SMALL_NUMBER = 9.5


def number_reach(look: Look) -> float:
    """The radius of a numbered disc."""
    return SMALL_NUMBER if look.layout.short_names else NUMBER


def way_places(look: Look, table: tuple[Seat, ...], marked: Marked) -> dict[str, tuple[Box, bool]]:
    """The place of each way's number on its stone, and whether it is the price's place.

    A number stands high up at the right. On a full stone it covers the seal; on a small board,
    where the price covers the seal already, it takes the place of the price.
    """
    found = {}
    side = 2 * number_reach(look)
    for _, name in marked.ways if marked.refused is not None else ():
        what, district = split_id(name)
        if what == DISTRICT:
            place = plots(look)[district]
            taken = [*place.taken_boxes, *pieces_on(look, district, table)]
            goal = (place.room.reach.right, place.room.reach.top)
            box = place.room.closest(side, side, taken, goal)
            full = Box.about(place.seal, side, side)
            if box is None and look.layout.short_names:
                full = Box.about(place.pill.centre, side, side)
            found[district] = box or full, box is None and look.layout.short_names
    return found


def note_place(
    look: Look, table: tuple[Seat, ...], district: str, note: str
) -> tuple[Box, tuple[str, ...]]:
    """The box of a note on a stone and its lines: one, two, or on a full stone none."""
    place, layout = plots(look)[district], look.layout
    taken = [box for box in (place.heading.box, place.bonus) if box]
    taken += pieces_on(look, district, table)
    size = layout.type
    for lines in ((note,), wrap(note, "bold", size, width(note, "bold", size) * 0.65, 2)):
        wide = max(width(line, "bold", size) for line in lines) + 2 * PILL_END + 2
        high = layout.pill + (len(lines) - 1) * layout.line
        box = place.room.closest(wide, high, taken, place.pill.centre)
        if box is not None and not any(line.endswith("…") for line in lines):
            return box, lines
    return Box.about(place.pill.centre, layout.pill, layout.pill), ()
