"""The Prince's way to a tapped district, and the places of notes and numbers on marked districts.

The way is a dotted line with a tip. To an adjacent district it leads through the gate. To any other
district a llama carries the Prince over the walls: the line is an arc that meets few words, with a
llama on it. The line leaves out the names of districts, and lies under pieces and prices; the tip,
which is an arrow's head or a bar, lies over them. Notes and numbers are drawn where the pieces leave room.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box, Polygon, holds, inset
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Shape, Use
from tutor.princes.identifiers import DISTRICTS, LLAMA
from tutor.princes.scene.city.city import PILL_END, city, gates, plots
from tutor.princes.scene.city.inhabitants import pieces_on, prince_box
from tutor.princes.scene.look import Look, Seat, to_move
from tutor.princes.scene.marks.marked import Marked
from tutor.princes.scene.pictures import good
from tutor.princes.things import DISTRICT, gate, split_id

DOTS = (0.1, 8.0)
BENDS = (0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.1, -0.1)
RIDER = 11.0
"""The radius of the disc with the llama, in pixels of the drawing."""
CLEAR = 2.0
"""The least distance between the disc and things that the disc must not hide, in pixels."""
RIDER_AT = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75)
"""The shares of the way at which the llama may be drawn, in the order in which they are tried."""
INSIDE, BEFORE = 9.0, 1.0
HEAD = (13.0, 7.5)
STOP = 5.0
BAR = 10.0
SAMPLES = 24
PARTS = 96
"""The number of short parts of a line, of which those on words are left out."""

NUMBER = 11.0
SMALL_NUMBER = 9.5


class Route(NamedTuple):
    """A bent line from the Prince to the edge of a district; `stopped` means that the move is refused.

    `rider` is the place of the llama that carries the Prince, or None if the Prince walks.
    """

    start: Point
    bend: Point
    end: Point
    stopped: bool
    rider: Point | None = None

    def at(self, share: float) -> Point:
        """Return the point at this share of the way, from 0 (start) to 1 (end)."""
        rest = 1 - share
        x, y = (
            rest * rest * a + 2 * rest * share * b + share * share * c
            for a, b, c in zip(self.start, self.bend, self.end, strict=True)
        )
        return x, y

    @property
    def direction(self) -> Point:
        """The unit vector of the line's direction at its end."""
        dx, dy = self.end[0] - self.bend[0], self.end[1] - self.bend[1]
        far = hypot(dx, dy) or 1.0
        return dx / far, dy / far


def route(look: Look, position: Position, table: tuple[Seat, ...], marked: Marked) -> Route | None:
    """Return the line of the Prince's move to the tapped district.

    Return None if the Prince would not move there.
    """
    tapped, seat = marked.refused or marked.picked, to_move(position, table)
    if tapped is None or not tapped.walks or seat is None:
        return None
    district, box = split_id(tapped.thing)[1], prince_box(look, seat, table)
    if box is None or district == seat.holds["prince"]:
        return None
    others = [
        taken
        for stone in DISTRICTS
        for taken in (*plots(look)[stone].taken_boxes, *pieces_on(look, stone, table))
        if taken != box
    ]
    stopped = marked.refused is not None
    place = plots(look)[district]
    face = inset(place.outline, BEFORE if stopped else INSIDE)
    passage = gates(look.layout.stones).get(gate(seat.holds["prince"], district))
    if passage is not None:
        return _through(passage, box, _entry(passage, place.pill.centre, face), stopped)
    end = _entry(box.centre, place.pill.centre, face)
    return _clearest(_leaving(box, end), end, stopped, tuple(others), city(look.layout.stones).wall)


def _through(passage: Point, box: Box, end: Point, stopped: bool) -> Route:
    """Return the line from a piece through the gate to an adjacent district."""
    start = _leaving(box, passage)
    x, y = (2 * at - (a + b) / 2 for at, a, b in zip(passage, start, end, strict=True))
    return Route(start, (x, y), end, stopped)


@lru_cache(maxsize=64)
def _clearest(
    start: Point, end: Point, stopped: bool, others: tuple[Box, ...], wall: Polygon
) -> Route:
    """Return the arc that stays in the city and covers the fewest things, among arcs of different bends.

    If the llama would hide something, the arc has no llama, because the district shows the price
    anyway.
    """
    (x0, y0), (x1, y1) = start, end
    kept_clear = [box.grow(RIDER + CLEAR) for box in others]
    found = []
    for bend in BENDS:
        handle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        line = Route(start, handle, end, stopped)
        points = [line.at(step / SAMPLES) for step in range(SAMPLES + 1)]
        outside = sum(not holds(wall, *point) for point in points)
        hidden, disc = min(
            ((_count_covered((disc,), kept_clear), disc) for disc in map(line.at, RIDER_AT)),
            key=lambda one: one[0],
        )
        arc = line if hidden else line._replace(rider=disc)
        found.append((outside, hidden, _count_covered(points, others), arc))
    return min(found, key=lambda one: one[:3])[3]


def _count_covered(points: Sequence[Point], boxes: Sequence[Box]) -> int:
    """Return the number of points that lie in a box."""
    return sum(
        box.left <= x <= box.right and box.top <= y <= box.bottom
        for x, y in points
        for box in boxes
    )


def line_of(look: Look, way: Route) -> Group:
    """Return the dotted line of a route, with gaps for the names of districts."""
    dx, dy = way.direction
    back = STOP if way.stopped else HEAD[0]
    drawn = way._replace(end=(way.end[0] - dx * back, way.end[1] - dy * back))
    names = [place.heading.box for place in plots(look).values()]
    line, gap = "", True
    for point in (drawn.at(part / PARTS) for part in range(PARTS + 1)):
        was_gap, gap = gap, bool(_count_covered((point,), names))
        if not gap:
            line += f"{'M' if was_gap else 'L'}{path_point(point)}"
    under = (Paint(None, look.theme.raised, 8, DOTS),)
    dots = Path(line, Paint(None, _colour(look, way), 4.4, DOTS), under)
    return Group("way", (dots, *_rider(look, way)))


def _rider(look: Look, way: Route) -> tuple[Shape, ...]:
    """Return the llama that carries the Prince, on a disc; empty if the Prince walks."""
    if way.rider is None:
        return ()
    (x, y), llama = way.rider, good(LLAMA, look.theme.name)
    disc = Circle(x, y, RIDER, Paint(look.theme.raised, _colour(look, way), 2))
    scale = 2 * (RIDER - 3) / llama.width
    left, top = round(x - llama.width * scale / 2, 1), round(y - llama.height * scale / 2, 1)
    return disc, Use(llama, left, top, round(scale, 2))


def tip_of(look: Look, way: Route, words: str) -> Group:
    """Return the head of the arrow, or the bar at the end of the way of a refused move."""
    (x, y), (dx, dy) = way.end, way.direction
    colour, bed = _colour(look, way), look.theme.raised
    if way.stopped:
        bar = segment((x - dy * BAR, y + dx * BAR), (x + dy * BAR, y - dx * BAR))
        shape = Path(bar, Paint(None, colour, 5), (Paint(None, bed, 9),))
    else:
        back, side = HEAD
        x, y = x - dx * back, y - dy * back
        left, right = (x - dy * side, y + dx * side), (x + dy * side, y - dx * side)
        head = f"M{path_point(way.end)}L{path_point(left)}L{path_point(right)}Z"
        shape = Path(head, Paint(colour, colour, 1), (Paint(None, bed, 4.6),))
    return Group("tip", (shape,), words)


def segment(start: Point, end: Point) -> str:
    """Return the path text of a straight line."""
    return f"M{path_point(start)}L{path_point(end)}"


def path_point(point: Point) -> str:
    """Return a point as path text."""
    return f"{number(point[0])} {number(point[1])}"


def _colour(look: Look, way: Route) -> str:
    return look.theme.loss if way.stopped else look.theme.glow


def _entry(start: Point, goal: Point, face: Polygon) -> Point:
    """Return the first point inside a district on the straight line to a goal.

    If no point is inside, return the goal.
    """
    steps = 80
    shares = (step / steps for step in range(steps))
    points = (
        (start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share)
        for share in shares
    )
    return next((point for point in points if holds(face, *point)), goal)


def _leaving(box: Box, end: Point) -> Point:
    """Return the point where the straight line from the middle of a piece to `end` leaves the piece."""
    (x, y), around = box.centre, box.grow(3)
    dx, dy = end[0] - x, end[1] - y
    halves = ((around.width / 2, abs(dx)), (around.height / 2, abs(dy)))
    share = min((half / far for half, far in halves if far > half), default=0.5)
    return x + dx * share, y + dy * share


def number_reach(look: Look) -> float:
    """Return the radius of a disc with a number."""
    return SMALL_NUMBER if look.layout.short_names else NUMBER


def way_places(look: Look, table: tuple[Seat, ...], marked: Marked) -> dict[str, tuple[Box, bool]]:
    """Return the box for the number of each alternative, and whether the number replaces the price.

    The number is at the upper right of the district. In a full district it covers the seal. On a
    small board, where the price covers the seal, the number replaces the price.
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
    """Return the box of a note in a district, and the one or two lines of the note.

    In a district without room for words there are no lines.
    """
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
