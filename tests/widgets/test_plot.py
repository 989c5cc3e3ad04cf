"""Tests of the axes and lines of a plot, in the coordinates of a picture."""

import re

import pytest

from widgets.board.curves import MOST_VALUES, Plot, Room

ROOM = Room(30, 14, 358, 74)


def points(path):
    """Return the points of a path, each with its command."""
    found = re.findall(r"([ML])(-?[\d.]+) (-?[\d.]+)", path)
    return [(command, float(x), float(y)) for command, x, y in found]


@pytest.mark.parametrize("most", [0, 1, 3, 7, 12, 36, 99, 250])
def test_the_scale_has_few_whole_numbers_each_at_its_place(most):
    """The scale has few whole numbers and begins at zero, and no value lies outside the plot."""
    plot = Plot(ROOM, 40, most)
    ticks = {int(each.name): each for each in plot.values()}
    assert 0 in ticks
    assert 1 < len(ticks) <= MOST_VALUES
    assert ROOM.top <= plot.y(most) <= plot.y(0) == ROOM.top + ROOM.high
    for value, tick in ticks.items():
        (_, _, left), (_, end, right) = points(tick.text)
        assert left == right == tick.y == plot.y(value)
        assert end == ROOM.left + ROOM.wide


def test_the_steps_fill_the_room_from_the_first_to_the_last():
    """Any number of steps fills the width of the plot.

    Each part of the game is named at its first step.
    """
    for plies in (1, 7, 427):
        plot = Plot(ROOM, plies, 10)
        assert (plot.x(0), plot.x(plies)) == (ROOM.left, ROOM.left + ROOM.wide)
    parts = (3, "Day 1"), (200, "Day 2")
    for (ply, name), tick in zip(parts, plot.parts(parts), strict=True):
        assert tick.name == name
        assert tick.x == pytest.approx(plot.x(ply), abs=0.01)
        assert {x for _, x, _ in points(tick.text)} == {plot.x(ply)}
    assert list(plot.parts(())) == []


def test_a_line_goes_through_its_values_and_leaves_gaps():
    """A missing value leaves a gap in a line, and a line without values has no path."""
    plot = Plot(ROOM, 10, 8)
    line = [(0, 2), (4, 8), (5, None), (6, 0), (10, 3)]
    drawn = points(plot.line(line, 2.5))
    known = [(ply, value) for ply, value in line if value is not None]
    assert [(x, y) for _, x, y in drawn] == [
        (plot.x(ply), pytest.approx(plot.y(value) + 2.5, abs=0.01)) for ply, value in known
    ]
    assert "".join(command for command, _, _ in drawn) == "MLML"
    assert plot.line([(0, None), (3, None)], 0.0) == plot.line([], 0.0) == ""
