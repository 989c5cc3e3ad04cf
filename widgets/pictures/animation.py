"""Moving pictures: a part of a game as a GIF, with each decision in words below the board.

The pieces move as the game declares. Every decision begins with a picture of the board
before it; then the things on the board move, event by event. The last frame is the board
after the decision, so that this frame is right even if no motion was drawn.

Pillow would keep all pictures in memory until it writes them, and a page's kernel may not
have enough memory. So this module lets Pillow pack the changes of each picture as a file
of its own, and joins these files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from math import hypot
from struct import pack
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Group, Layer, Scene, Shape, Words, extent
from tutor.core.print.handout import INK, LEADING, MARGIN, PAPER, SIZE, fill_lines
from widgets.board.motion import Drawings, Flight
from widgets.board.painter import things
from widgets.pictures.raster import Raster

KIND: Final = b"GIF89a"
HEAD: Final = 13
"""The number of bytes before the colour table of a GIF; the eleventh gives the table's size."""
EXTENSION, PICTURE, TRAILER = b"!", b",", b";"
AGAIN: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The extension that makes a GIF loop for ever."""
STAYS: Final = 1 << 2
"""The flag by which a picture stays visible when the next picture is drawn over it."""
HUNDREDTH: Final = 10
"""The unit of times in a GIF, in milliseconds."""
BLOCK: Final = 255


class Film:
    """A GIF file in the making; all its pictures have one size and the colours of one palette."""

    def __init__(self, comment: bytes) -> None:
        self._file = BytesIO()
        self._comment = comment
        self._last: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int], int] | None = None

    def show(self, picture: Image.Image, lasts: int) -> None:
        """Add a picture that lasts `lasts` milliseconds."""
        if self._last is None:
            self._waiting = picture, (0, 0), lasts
        else:
            box = ImageChops.difference(self._last.convert("RGB"), picture.convert("RGB")).getbbox()
            if box is None and self._waiting is not None:
                part, at, before = self._waiting
                self._waiting = part, at, before + lasts
                return
            self._write()
            assert box is not None
            self._waiting = picture.crop(box), box[:2], lasts
        self._last = picture

    def file(self) -> bytes:
        """Return the whole GIF."""
        self._write()
        return self._file.getvalue() + TRAILER

    def _write(self) -> None:
        """Write the picture that waits for its duration; the duration is known now."""
        if self._waiting is None:
            return
        part, at, lasts = self._waiting
        alone = BytesIO()
        part.save(alone, "GIF", optimize=False, interlace=False)
        head, body = _open(alone.getvalue())
        if not self._file.tell():
            told = (self._comment[at : at + BLOCK] for at in range(0, len(self._comment), BLOCK))
            blocks = b"".join(bytes([len(each)]) + each for each in told)
            self._file.write(KIND + head[len(KIND) :] + AGAIN + b"!\xfe" + blocks + b"\0")
        self._file.write(b"!\xf9\x04" + pack("<BHBB", STAYS, lasts // HUNDREDTH, 0, 0))
        self._file.write(PICTURE + pack("<HHHHB", *at, *part.size, 0) + body)
        self._waiting = None


def _open(alone: bytes) -> tuple[bytes, bytes]:
    """Return two parts of a GIF with one picture: the head with the colour table, and the packed pixels."""
    at = head = HEAD + 3 * 2 ** ((alone[10] & 7) + 1)
    while alone[at : at + 1] == EXTENSION:
        at += 2
        while alone[at]:
            at += alone[at] + 1
        at += 1
    at += len(PICTURE) + 9  # skip the place and the size of the picture
    return alone[:head], alone[at : alone.rindex(TRAILER)]


WIDTH: Final = 640
"""The width of the picture in pixels: readable on a phone, and small enough to send."""
COLOURS: Final = 200
FRAME, PAUSE, BEGIN, END = 70, 900, 1200, 2600
"""The milliseconds of a moving frame, a pause after a decision, the first and the last picture."""
MOST_FRAMES: Final = 120
FEWEST, MOST = 3, 10
"""The fewest and the most frames of one event with motion."""
MOST_STEPS: Final = 60
ARCS: Final = ("send", "rise", "pay")
LIFT: Final = 0.28
CORNERS: Final = {"bank": (0.5, 1.02), "deck": (0.9, 0.1), "sky": (0.5, 0.0), "row": (1.02, 0.8)}
"""The places of anchors outside of the board, as shares of the picture's width and height.

The picture has no rows of players, so `row` is beyond its right edge.
"""


class Step(NamedTuple):
    """One decision: the states before and after it, its events, and its words."""

    before: State
    after: State
    events: tuple[Event, ...]
    words: str


class Travel(NamedTuple):
    """A thing in motion: its path, its shape, and the point of the shape that moves along the path.

    `is_thrown` says that the thing flies in an arc.
    """

    shape: Shape
    middle: Point
    way: tuple[Point, ...]
    is_thrown: bool


Draw = Callable[[State], Scene]
Things = dict[str, Group]


def animation(steps: Sequence[Step], draw: Draw, caption: str = "") -> bytes:
    """Return the decisions as a GIF that loops; its comment has the words of the decisions.

    `draw` returns the scene of a state. Raises ValueError if there are no decisions.
    """
    if not steps:
        raise ValueError("nothing happens")
    story = _Story(steps[-MOST_STEPS:], draw, caption)
    told = " ".join(
        (story.title, *(f"{step.words}." for step in story.steps if step.words), caption)
    )
    # One palette, of the first and the last picture, serves all, so only changes are stored.
    one, other = story.ends()
    pair = Image.new("RGB", (one.width, 2 * one.height))
    pair.paste(one)
    pair.paste(other, (0, one.height))
    palette = pair.quantize(COLOURS, Image.Quantize.MEDIANCUT)
    file = Film(told.strip().encode("utf-8"))
    for image, lasts in story.frames():
        file.show(image.quantize(palette=palette, dither=Image.Dither.NONE), lasts)
    return file.file()


class _Story:
    """The frames of some decisions; motion has as many frames as the limit allows."""

    def __init__(self, steps: Sequence[Step], draw: Draw, caption: str) -> None:
        self.steps = steps
        scenes = [draw(steps[0].before), *(draw(step.after) for step in steps)]
        self._pairs = tuple(pairwise(scenes))
        self.title = f"{scenes[0].title}."
        scene = scenes[0]
        self._size, self._scale = (scene.width, scene.height), WIDTH / scene.width
        self._line = scene.width - 2 * MARGIN
        self._caption = fill_lines(caption, self._line)
        self._rows = max(len(fill_lines(step.words, self._line)) for step in steps)
        self._grounds: list[tuple[Layer, Raster]] = []
        self._acts = [self._acts_of(*each) for each in zip(steps, self._pairs, strict=True)]
        moving = sum(map(len, self._acts))
        self._most = min(max(MOST_FRAMES // max(moving, 1), FEWEST), MOST)

    def ends(self) -> tuple[Image.Image, Image.Image]:
        """Return the first picture and the last picture."""
        (first, _), (_, last) = self._pairs[0], self._pairs[-1]
        words = self.steps[-1].words
        return self._picture(first, _things(first), ""), self._picture(last, _things(last), words)

    def frames(self) -> Iterator[tuple[Image.Image, int]]:
        """Yield every picture with its duration in milliseconds."""
        yield self._picture(self._pairs[0][0], _things(self._pairs[0][0]), ""), BEGIN
        last = len(self.steps) - 1
        for number, (step, (before, after)) in enumerate(zip(self.steps, self._pairs, strict=True)):
            shown, later = _things(before), _things(after)
            for names, travels in self._acts[number]:
                for name in names:
                    shown.pop(name, None)
                ground = self._raster(before, shown, step.words)
                for frame in range(self._most):
                    picture = ground.copy()
                    for travel in travels:
                        at = _along(travel, (frame + 1) / self._most)
                        picture.paint([travel.shape], _way(travel.middle, at))
                    yield picture.image(), FRAME
                shown |= {name: later[name] for name in names if name in later}
            yield self._picture(after, later, step.words), END if number == last else PAUSE

    def _acts_of(
        self, step: Step, scenes: tuple[Scene, Scene]
    ) -> list[tuple[tuple[str, ...], tuple[Travel, ...]]]:
        """Return, for each event with motion, the ids of the things that move and their travels."""
        motion = kit_of(step.before.game.name).motion
        if motion is None:
            return []
        drawn, found = Drawings(*scenes), []
        known = (_things(scenes[0]), _things(scenes[1]))
        for event in step.events:
            beat = motion(event, step.before, step.after)
            flights = [flight for flight in map(drawn.flight, beat.movements) if flight]
            travels = [self._travel(flight, drawn, known) for flight in flights]
            moved = tuple(travel for travel in travels if travel is not None)
            names = tuple(flight.thing for flight in flights if _goes(flight.thing, known))
            if moved:
                found.append((names, moved))
        return found

    def _travel(
        self, flight: Flight, drawn: Drawings, known: tuple[Things, Things]
    ) -> Travel | None:
        before, after = (each.get(flight.thing) for each in known)
        group = after or before
        sprite = drawn.sprites.get(flight.thing)
        way = tuple(self._point(place) for place in flight.places)
        if sprite is not None:
            return Travel(sprite.shape, sprite.middle, way, flight.manner in ARCS)
        if group is None:
            return None
        if _goes(flight.thing, known):  # exactly from its old place to its new one
            way = (
                extent(before).centre if before else way[0],
                *way[1:-1],
                extent(after).centre if after else way[-1],
            )
        return Travel(group, extent(group).centre, way, flight.manner in ARCS)

    def _point(self, place: Point | str) -> Point:
        if not isinstance(place, str):
            return place
        across, down = CORNERS[place.partition(":")[0]]
        return across * self._size[0], down * self._size[1]

    def _picture(self, scene: Scene, shown: Things, words: str) -> Image.Image:
        return self._raster(scene, shown, words).image()

    def _raster(self, scene: Scene, shown: Things, words: str) -> Raster:
        """Return a picture with the static layer, the things on it, and the words below the board."""
        raster = self._ground(scene.layers[0]).copy()
        raster.paint(shown.values())
        lines = fill_lines(words, self._line)
        lines += [""] * (self._rows - len(lines)) + self._caption
        raster.paint(
            Words(MARGIN, self._size[1] + (place + 1) * LEADING, line, SIZE, INK, PAPER)
            for place, line in enumerate(lines)
        )
        return raster

    def _ground(self, layer: Layer) -> Raster:
        """Return a picture of the static layer; boards with the same layer share this picture."""
        for known, raster in self._grounds:
            if known == layer:
                return raster
        high = self._size[1] + (self._rows + len(self._caption)) * LEADING + MARGIN
        raster = Raster((self._size[0], high), self._scale, PAPER)
        raster.paint(layer.groups)
        self._grounds = [(layer, raster)]
        return raster


def _things(scene: Scene) -> Things:
    """Return the things above the static layer by id, in the order of painting."""
    found: Things = {}
    for layer in scene.layers[1:]:
        found |= {name: thing.group for name, thing in things(layer, {}).items()}
    return found


def _goes(name: str, known: tuple[Things, Things]) -> bool:
    """Return whether a thing appears, disappears or moves between two drawings.

    The result is False if other things only join this thing or leave it.
    """
    before, after = (each.get(name) for each in known)
    if before is None or after is None:
        return before is not after
    return hypot(*_way(extent(before).centre, extent(after).centre)) > 1


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _along(travel: Travel, share: float) -> Point:
    """Return the point of a travel at a share of its path; the motion begins and ends slowly."""
    share = share * share * (3 - 2 * share)
    legs = [(a, b, hypot(*_way(a, b))) for a, b in pairwise(travel.way)]
    whole = sum(length for *_, length in legs)
    lift = 4 * share * (1 - share) * LIFT * whole if travel.is_thrown else 0.0
    left = share * whole
    for (x, y), (end_x, end_y), length in legs:
        if length and left <= length:
            part = left / length
            return x + (end_x - x) * part, y + (end_y - y) * part - lift
        left -= length
    return travel.way[-1]
