"""Repainting only the changed parts of a board gives the same picture as painting every part."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.core.drawing.scene import Group, Layer, Paint, Rect
from widgets.board.painter import changes, things

PAINT = Paint("#000000")
box = st.tuples(st.integers(0, 16), st.integers(0, 16), st.integers(1, 8), st.integers(1, 8))
pictures = st.dictionaries(st.sampled_from("abcdef"), box, max_size=6)


def layer(boxes):
    """Return a layer with a rectangle for each name, in the order of the names."""
    groups = tuple(
        Group(name, (Rect(*boxes[name], 0, PAINT),), description=str(boxes[name]))
        for name in sorted(boxes)
    )
    return Layer("dynamic", groups)


def paint(pixels, groups):
    """Return the picture after painting these groups on it."""
    for group in groups:
        (rect,) = group.shapes
        for x in range(int(rect.x), int(rect.x + rect.width)):
            for y in range(int(rect.y), int(rect.y + rect.height)):
                pixels[x, y] = group.id
    return pixels


@settings(deadline=None, derandomize=True)
@given(pictures, pictures)
def test_repainting_what_changed_is_as_good_as_painting_all(before, after):
    """Repainting the changed parts gives the whole picture, whatever moved, came or went, and whatever lay above it."""
    old = things(layer(before), {})
    new = things(layer(after), old)
    wiped, groups = changes(old, new)
    pixels = paint({}, layer(before).groups)
    for gone in wiped:
        pixels = {
            (x, y): name
            for (x, y), name in pixels.items()
            if not (gone.left <= x < gone.right and gone.top <= y < gone.bottom)
        }
    assert paint(pixels, groups) == paint({}, layer(after).groups)


@settings(deadline=None, derandomize=True)
@given(pictures)
def test_nothing_is_done_when_nothing_changes(picture):
    """For an equal layer no part is painted, even when the layer was built again."""
    old = things(layer(picture), {})
    assert changes(old, things(layer(picture), old)) == ([], [])


def test_inner_groups_are_things_of_their_own():
    """A group that contains only groups is painted group by group; a group with shapes of its own is painted whole."""
    inner = Group("inner", (Rect(0, 0, 1, 1, 0, PAINT),))
    outer = Group("outer", (inner, Group("empty", ())))
    mixed = Group("mixed", (inner, Rect(0, 0, 1, 1, 0, PAINT)))
    assert set(things(Layer("dynamic", (outer,)), {})) == {"inner"}
    assert set(things(Layer("dynamic", (mixed,)), {})) == {"mixed"}
