"""A scene says which thing a tap hits, and how much room its shapes take."""

import pytest

from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import (
    Circle,
    Group,
    Layer,
    Paint,
    Path,
    Rect,
    Scene,
    Symbol,
    Use,
    Words,
    extent,
)

PAINT = Paint("#000000")
AREA = Box(0, 0, 50, 50).polygon()


def scene(*groups):
    """Return a scene with these groups, of which the last lies on top."""
    return Scene(100, 100, "", "", (Layer("static", groups[:1]), Layer("dynamic", groups[1:])))


def test_the_topmost_thing_that_answers_is_hit():
    """A tap hits the topmost thing that has an area, and passes through things without one.

    An inner thing lies on the outer thing that contains it.
    """
    inner = Group("inner", (), area=Box(10, 10, 20, 20).polygon())
    below = Group("below", (inner,), area=AREA)
    above = Group("above", (Circle(15, 15, 9, PAINT),))
    drawn = scene(below, above)
    assert drawn.hit(15, 15) == "inner"
    assert drawn.hit(40, 40) == "below"
    assert drawn.hit(60, 60) is None
    cover = Group("cover", (), area=AREA)
    assert scene(below, above, cover).hit(15, 15) == "cover"


def test_things_are_found_by_id():
    """The search for a thing by id finds inner things too, and returns None for an unknown id."""
    inner = Group("inner", ())
    drawn = scene(Group("outer", (inner,)))
    assert drawn.find("inner") is inner
    assert drawn.find("nothing") is None


@pytest.mark.parametrize(
    ("shape", "box"),
    [
        (Rect(1, 2, 3, 4, 0, PAINT), Box(1, 2, 4, 6)),
        (Rect(1, 2, 3, 4, 0, Paint(None, "#000000", 2)), Box(0, 1, 5, 7)),
        (Circle(5, 5, 2, PAINT), Box(3, 3, 7, 7)),
        (Path("M1 1L5 1L5 9Z", PAINT), Box(1, 1, 5, 9)),
        (Path("M1 1H5", PAINT, (Paint(None, "#000000", 4),)), Box(-1, -1, 7, 3)),
        (Use(Symbol("s", 9, 9, (Circle(5, 5, 2, PAINT),)), 10, 20, 2), Box(16, 26, 24, 34)),
        (Words(10, 20, "M", 10, "#000000", "#FFFFFF"), Box(10, 12.6, 18.33, 22.2)),
        (Words(10, 20, "M", 10, "#000000", "#FFFFFF", anchor="end"), Box(1.67, 12.6, 10, 22.2)),
    ],
)
def test_the_box_of_a_shape_contains_its_edge(shape, box):
    """The box of a shape contains its edge, its scale, the outlines below it, and words by their anchor."""
    assert extent(shape) == pytest.approx(box)
    assert extent(Group("g", (shape,))) == pytest.approx(box)
