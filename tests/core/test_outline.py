"""Polygons: points inside, insets, room between obstacles."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.core.drawing.outline import (
    Box,
    Room,
    area,
    centroid,
    fits,
    free_spans,
    holds,
    inset,
    round_corners,
    sharp,
)
from tutor.core.drawing.pathtext import flatten

SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
NOTCHED = ((0, 0), (40, 0), (40, 60), (60, 60), (60, 0), (100, 0), (100, 100), (0, 100))


def test_a_point_is_inside_or_not():
    """Points in the polygon are inside; points in its notch are outside."""
    assert holds(NOTCHED, 20, 20)
    assert holds(NOTCHED, 50, 80)
    assert not holds(NOTCHED, 50, 20)
    assert not holds(NOTCHED, -1, 50)


def test_an_inset_square_is_a_smaller_square():
    """The inset of a square is a smaller square, with every side moved inwards by the same distance."""
    assert inset(SQUARE, 10) == ((10, 10), (90, 10), (90, 90), (10, 90))
    assert area(inset(SQUARE, 10)) == 6400
    assert centroid(inset(SQUARE, 10)) == (50, 50)


def test_rounded_corners_stay_inside_the_sharp_ones():
    """An outline with rounded corners stays inside the sharp corners and keeps the sides."""
    (line,) = flatten(round_corners(SQUARE, 20))
    assert not holds(line, 1, 1)
    assert holds(line, 50, 1)
    assert sharp(SQUARE) == "M0 0L100 0L100 100L0 100Z"


def test_free_spans_avoid_notches_and_obstacles():
    """The free spans of a line through a polygon lie outside its notches and beside obstacles."""
    assert free_spans(NOTCHED, 10, 30) == [(0, 40), (60, 100)]
    assert free_spans(NOTCHED, 70, 80, [Box(20, 75, 30, 90)]) == [(0, 20), (30, 100)]
    assert free_spans(NOTCHED, 90, 110) == []


@pytest.mark.parametrize(
    ("box", "inside"),
    [
        (Box(0, 0, 40, 60), True),
        (Box(0, 0, 41, 60), False),
        (Box(30, 60, 70, 100), True),
        (Box(30, 59, 70, 100), False),
    ],
)
def test_a_box_fits_or_not(box, inside):
    """A box fits into a polygon only if no side of the polygon crosses the box."""
    assert fits(NOTCHED, box) is inside


@settings(deadline=None, derandomize=True)
@given(
    st.lists(st.floats(5, 40), min_size=1, max_size=8),
    st.floats(5, 40),
    st.lists(st.tuples(st.floats(0, 80), st.floats(0, 80)), max_size=2),
)
def test_packed_boxes_are_inside_and_apart(widths, height, corners):
    """Packed boxes keep their size, stay inside, avoid obstacles and have a gap between them."""
    taken = [Box(x, y, x + 20, y + 20) for x, y in corners]
    found = Room(NOTCHED, 3).rows(widths, height, taken)
    if found is None:
        return
    assert [round(box.width, 6) for box in found] == [round(width, 6) for width in widths]
    for index, box in enumerate(found):
        assert fits(NOTCHED, box)
        others = (*taken, *found[index + 1 :])
        assert not any(box.grow(1.49).overlaps(other.grow(1.49)) for other in others)


@settings(deadline=None, derandomize=True)
@given(st.floats(5, 60), st.floats(5, 60), st.floats(0, 100), st.floats(0, 100))
def test_the_best_box_is_found_where_there_is_room(width, height, x, y):
    """The best place for a single box is inside the square, and no worse than the middle of the square."""
    box = Room(SQUARE, 3).closest(width, height, [], (x, y))
    assert fits(SQUARE, box)
    middle = abs(50 - x) + abs(50 - y)
    far = abs(box.centre[0] - x) + abs(box.centre[1] - y)
    assert far <= middle + 2
