"""The text of an SVG path can be made shorter and still draws the same path."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.core.drawing.pathtext import flatten, segments, shorten_path

NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "T": 2, "S": 4, "Z": 0}
coordinate = st.integers(-3000, 3000).map(lambda tenths: f"{tenths / 10:g}")


@st.composite
def paths(draw):
    """Return the text of a random path of any commands, absolute and relative, with coordinates in tenths."""
    parts = ["M" + " ".join(draw(st.lists(coordinate, min_size=2, max_size=2)))]
    for verb in draw(st.lists(st.sampled_from("".join(NUMBERS) + "lhvqctsz"), max_size=8)):
        count = NUMBERS[verb.upper()]
        parts.append(verb + " ".join(draw(st.lists(coordinate, min_size=count, max_size=count))))
    return "".join(parts)


def round_points(text):
    """Return the commands of a path with their points in whole tenths."""
    return [
        (verb, [(round(x * 10), round(y * 10)) for x, y in points])
        for verb, points in segments(text)
    ]


@settings(deadline=None, derandomize=True)
@given(paths())
def test_a_shortened_path_draws_the_same(text):
    """A shortened path draws the same points however long it is, because rounding errors do not add up.

    The shortened text leaves out only moves that draw nothing.
    """
    drawn = round_points(text)
    following = [*(verb for verb, _ in drawn[1:]), "M"]
    kept = [
        part for part, then in zip(drawn, following, strict=True) if (part[0], then) != ("M", "M")
    ]
    assert round_points(shorten_path(text)) == kept


def test_smooth_curves_mirror_the_handle_before():
    """The path commands T and S mirror the handle of the curve before them."""
    assert segments("M0 0q1 2 2 0t2 0")[-1].points == ((3, -2), (4, 0))
    assert segments("M0 0c0 1 1 1 1 0s1-1 1 0")[-1].points == ((1, -1), (2, -1), (2, 0))


def test_a_command_covers_further_pairs():
    """Further pairs of coordinates after a move command draw lines."""
    assert [part.verb for part in segments("M0 0 1 1 2 2l1 1 1 1")] == ["M", "L", "L", "L", "L"]


@pytest.mark.parametrize("text", ["M0", "1 2", "M0 0A1 1 0 0 0 2 2", "M0 0L1", "M0 0x"])
def test_other_texts_are_refused(text):
    """A text that is no path raises ValueError, and no part of it is drawn."""
    with pytest.raises(ValueError, match=r"in|not a path"):
        segments(text)


def test_curves_are_cut_into_straight_steps():
    """A curve that is cut into straight lines begins and ends where the curve does, and passes its middle."""
    (line,) = flatten("M0 0Q5 10 10 0", steps=2)
    assert line == ((0.0, 0.0), (5.0, 5.0), (10.0, 0.0))
