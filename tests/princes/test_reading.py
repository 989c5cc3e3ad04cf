"""Reading a position or record either refuses it with the places of faults, or gives a game that can be finished."""

import json
from itertools import islice
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.contract.test_declared import assert_as_declared, assert_events_add_up
from tests.moments import random_moments
from tests.princes.games import LONGEST, PRINCES, vector_records
from tests.princes.warped import real, spoilt, warp
from tutor.core.base.errors import RecordError
from tutor.core.records.files import loads, read_record

seeds = st.integers(0, 2**32)


def assert_plays_to_an_end(state, seed):
    """Assert that random play from a state ends, and that every position on the way loads again as equal.

    Return the moments of this play.
    """
    moments = list(islice(random_moments(state, seed), LONGEST))
    assert not moments or moments[-1].after.due is None, "the game does not end"
    for moment in moments[:: max(1, len(moments) // 20)]:
        position = moment.after.position()
        again = PRINCES.load(position)
        assert again.position() == position
        assert (again.due, again.legal()) == (moment.after.due, moment.after.legal())
    return moments


def read_or_refused(read, data):
    """Return the value that was read, or None if the reader refused the data.

    The refusal must be a RecordError of one line that names a fault.
    """
    try:
        return read(data)
    except RecordError as error:
        refused = error
    assert refused.faults
    assert "\n" not in str(refused)
    return None


@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_a_warped_position_plays_to_an_end(seed):
    """A position whose pieces a test has moved about loads, is saved unchanged, and ends under random play."""
    position = warp(Random(seed))
    state = PRINCES.load(position)
    assert state.position() == position
    for moment in assert_plays_to_an_end(state, seed):
        assert_events_add_up("princes", moment)
        for event in moment.events:
            assert_as_declared("princes", event)


@settings(max_examples=200, deadline=None)
@example(seed=55288307)  # at night, one corn too many on the time track
@given(seed=seeds)
def test_a_spoilt_position_is_refused_or_plays_to_an_end(seed):
    """A position with a wrong value anywhere raises RecordError alone, or leads to a game that ends."""
    chance = Random(seed)
    state = read_or_refused(PRINCES.load, spoilt(chance, real(chance)))
    if state is not None:
        assert_plays_to_an_end(state, seed)


@settings(max_examples=150, deadline=None)
@given(seed=seeds)
def test_a_spoilt_record_is_refused_or_read(seed):
    """A record with a wrong value anywhere raises RecordError alone, or reads as the same record again."""
    chance = Random(seed)
    record = chance.choice(vector_records()).to_json()
    record["decisions"] = record["decisions"][: chance.choice((0, 3, 30))]
    found = read_or_refused(read_record, spoilt(chance, record))
    if found is not None:
        assert read_record(found.to_json()).to_json() == found.to_json()


@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_a_text_cut_or_overwritten_is_refused_or_read(seed):
    """A text that is cut or overwritten is read, or raises RecordError and no other error."""
    chance = Random(seed)
    text = json.dumps(chance.choice(vector_records()).to_json()).encode()
    start, length = chance.randrange(len(text)), chance.randrange(1, 20)
    damaged = (
        text[:start] + bytes(chance.randrange(256) for _ in range(length)) + text[start + length :]
    )
    read_or_refused(loads, chance.choice((damaged, text[:start], text[start:])))
