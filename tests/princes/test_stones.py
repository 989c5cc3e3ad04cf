"""The drawn city has fifteen stones that cover it and touch exactly where districts border."""

from itertools import combinations
from math import hypot

import pytest

from tests.positions import DISTRICTS
from tutor.core.drawing.outline import area, holds, inset
from tutor.princes.components_file import printed_components
from tutor.princes.scene.city.city import city
from tutor.princes.scene.look import LAYOUTS

BORDERS = {frozenset(border.between) for border in printed_components().borders}


@pytest.fixture(params=LAYOUTS)
def city_stones(request):
    """Return the drawn city of each layout in turn."""
    return city(LAYOUTS[request.param].stones)


def sides(polygon):
    """Return the sides of a polygon, each as the set of its two ends."""
    return {frozenset(side) for side in zip(polygon, (*polygon[1:], polygon[0]), strict=True)}


def test_every_district_has_a_stone(city_stones):
    """The city has fifteen stones, listed clockwise."""
    assert set(city_stones.stones) == set(DISTRICTS)
    assert all(area(stone) > 0 for stone in city_stones.stones.values())


def test_stones_share_a_side_exactly_when_their_districts_are_adjacent(city_stones):
    """The stones share the 33 borders of the components, and no other."""
    touching = {
        frozenset(pair)
        for pair in combinations(city_stones.stones, 2)
        if sides(city_stones.stones[pair[0]]) & sides(city_stones.stones[pair[1]])
    }
    assert len(touching) == 33
    assert touching == BORDERS


def test_stones_tile_the_city(city_stones):
    """The stones' areas add up to the area inside the wall, without gap or overlap."""
    whole = sum(area(stone) for stone in city_stones.stones.values())
    assert whole == pytest.approx(area(city_stones.wall))


def test_stones_are_simple(city_stones):
    """No two sides of a stone's outline cross, even if the outline is drawn smaller to leave room for joints."""
    for stone in city_stones.stones.values():
        for outline in (stone, inset(stone, 7)):
            edges = list(zip(outline, (*outline[1:], outline[0]), strict=True))
            for one, other in combinations(edges, 2):
                assert not crosses(one, other)


def test_every_border_has_a_path_across_it(city_stones):
    """Each border has a path that crosses it at the middle of the border's longest straight part."""
    assert set(city_stones.crossings) == BORDERS
    for pair, crossing in city_stones.crossings.items():
        (x, y), (dx, dy) = crossing.at, crossing.along
        assert hypot(dx, dy) == pytest.approx(1)
        here = {name for name, stone in city_stones.stones.items() if holds(stone, x - dy, y + dx)}
        there = {name for name, stone in city_stones.stones.items() if holds(stone, x + dy, y - dx)}
        assert here | there == pair


def crosses(one, other):
    """Return whether two lines cross between their ends."""
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        return False
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def side(a, b, point):
    """Return True for a point on one side of the line from `a` to `b`, and False for the other side."""
    return (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])
