"""The function `spread` moves things so that they keep apart."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.princes.scene.trail.steps import rows, spread


@settings(deadline=None, derandomize=True)
@given(st.lists(st.floats(0, 100), min_size=1, max_size=5).map(sorted))
def test_spread_things_keep_apart_and_within(wanted):
    """Spread things stay within the bounds and in order, with a gap between neighbours."""
    places = spread(wanted, 20, 0, 100)
    assert all(0 <= place <= 100 for place in places)
    assert all(after - before >= 20 - 1e-6 for before, after in pairwise(places))


def test_things_with_room_stay_in_place():
    """Spreading moves only things that would touch another one."""
    assert spread([10, 50, 90], 20, 0, 100) == [10, 50, 90]
    assert spread([50, 50], 20, 0, 100) == [40, 60]


def test_the_trail_climbs_to_and_fro():
    """The trail has twenty-one steps in six rows, each step next to the one before it."""
    table = rows(20)
    assert [len(row) for row in table] == [6, 5, 4, 3, 2, 1]
    assert sorted(step for row in table for step in row) == list(range(21))
    assert (table[0][-1], table[1][-1], table[2][0]) == (5, 6, 11)
    assert sorted(step for row in rows(17) for step in row) == list(range(18))
