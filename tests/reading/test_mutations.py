"""Spoilt records, positions, trees, links and components files are read, or refused in one line.

Reading each file takes at most a second of the processor and 200 MB, and runs no code of the file.
Five hundred spoilt files run every time, ten thousand in an endurance run.
"""

import pytest
from hypothesis import HealthCheck, given, settings

from tests.reading import doors, spoilt
from tests.trees import GAMES
from tutor.core.base.errors import TutorError
from tutor.core.records.files import load_tree, loads

KINDS = {
    "record": (doors.records, spoilt.files, doors.read_record),
    "position": (doors.positions, spoilt.files, doors.read_position),
    "tree": (doors.trees, spoilt.files, doors.read_tree),
    "link": (
        lambda name: doors.records(name)[:2] + doors.trees(name),
        spoilt.links,
        doors.read_link,
    ),
    "components": (doors.components, spoilt.tables, doors.read_components),
}
CELLS = len(KINDS) * len(GAMES)
ANY = {
    "deadline": None,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
cells = pytest.mark.parametrize("name", GAMES)
kinds = pytest.mark.parametrize("kind", KINDS)


def trial(kind, name, **how):
    """Return a test that spoils files of one kind and reads each spoilt file."""
    good, spoil, read = KINDS[kind]
    samples = good(name)
    for sample in samples:
        untouched = sample if isinstance(sample, bytes) else spoilt.json_bytes(sample)
        untouched = spoilt.link_to(untouched) if kind == "link" else untouched
        read(name, untouched)  # the first read imports modules, which costs time and memory
        assert doors.is_taken(read, name, untouched)

    @settings(**ANY, **how)
    @given(spoil(samples))
    def spoilt_is_answered(content):
        doors.is_taken(read, name, content)

    return spoilt_is_answered


@cells
@kinds
def test_spoilt_files_are_answered(kind, name):
    """Each of two hundred spoilt files, which are the same in every run, is read or refused."""
    trial(kind, name, max_examples=-(-200 // CELLS), derandomize=True)()


def outcome(read, content):
    """Return the sentence of a refusal, or nothing for an accepted input."""
    try:
        read(content)
    except TutorError as error:
        return str(error)
    return ""


@cells
def test_records_and_trees_are_refused_in_the_same_words(name):
    """A reader of records and a reader of trees refuse a spoilt record in the same words."""

    @settings(**ANY, max_examples=100, derandomize=True)
    @given(spoilt.files(doors.records(name)))
    def refused_alike(content):
        as_record = outcome(lambda given: loads(given).play(), content)
        as_tree = outcome(load_tree, content)
        assert bool(as_record) == bool(as_tree)
        # A file that does not claim to be a record gets the faults of a tree.
        if b'{"format": "tutor-record", "version"' in content:
            assert as_record == as_tree

    refused_alike()


@pytest.mark.endurance
@cells
@kinds
def test_ten_thousand_spoilt_files_are_answered(kind, name):
    trial(kind, name, max_examples=-(-10_000 // CELLS))()
