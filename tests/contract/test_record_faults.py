"""A fault of a record has its place: types, identifiers, numbers, missing and unknown keys."""

import pytest

from tests.contract.faults import (
    faults_of,
    lies_within,
    place_of,
    replace_at,
    with_other_types,
    without,
)
from tests.contract.fresh_record import new_record
from tests.notation import read_line
from tests.positions import CARDS, position
from tests.vector_files import quick_start
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.records.files import read_record

QUICK_START = quick_start()["record"]


def test_the_place_of_a_late_fault_counts_from_zero():
    """The fault of the eighteenth decision is at `decisions[17]`."""
    record = replace_at(QUICK_START, ["decisions", 16, "district"], "atlantis")
    assert faults_of(record) == ["decisions[16].district"]


def test_a_decision_by_a_stranger_is_refused():
    """A decision by a name that is no player of the game is refused."""
    with pytest.raises((RecordError, IllegalDecision)):
        read_record(position().record(read_line("Zed move sun_clock"))).play()


def test_all_faults_of_a_file_are_listed():
    """Three faults in a file have three places in one error."""
    record = replace_at(QUICK_START, ["decisions", 3, "district"], "atlantis")
    record = replace_at(record, ["decisions", 4, "count"], True)
    record = replace_at(record, ["version"], 2)
    places = faults_of(record)
    for place in ("decisions[3].district", "decisions[4].count", "version"):
        assert place in places


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (["format"], "tutor-recording"),
        (["version"], 2),
        (["game"], "chess"),
        (["game"], 1),
        (["decisions", 0], None),
        (["decisions", 0], []),
        (["decisions", 0], "Bert place_inca llama_meadow"),
        (["decisions", 0, "type"], "dance"),
        (["title"], 3),
        (["title"], ["a"]),
        (["comments"], {"first": "text"}),
        (["comments"], {"-1": "text"}),
        (["comments"], {"1.0": "text"}),
        (["comments"], {"": "text"}),
        (["comments"], {"01": "text"}),
        (["comments"], {"2": "beyond the one decision"}),
        (["comments"], {"0": 5}),
        (["comments"], {"0": None}),
        (["setup", "variant"], "expert"),
        (["setup", "seed"], -1),
        (["setup", "seed"], 2**53),
        (["setup", "seed"], 10**400),
        (["setup", "seed"], 7.0),
        (["setup", "seed"], "7"),
        (["setup", "seed"], True),
        (["setup", "seed"], [7]),
        (["setup", "players"], []),
        (["setup", "players"], ["Bert"]),
        (["setup", "players"], ["Bert", "Ralph", "Gina", "Dora", "Emil", "Fay"]),
        (["setup", "players"], ["Bert", "Ralph", "Bert"]),
        (["setup", "players", 1], 5),
        (["setup", "players", 1], ""),
    ],
)
def test_a_wrong_value_is_refused_at_its_place(path, wrong):
    """A wrong type, an unknown identifier or an impossible number has its place in the error."""
    record = new_record() | {"title": "", "comments": {}}
    places = faults_of(replace_at(record, path, wrong))
    assert lies_within(places, place_of(path)), places


def test_a_value_of_another_type_has_its_place():
    """Null, a boolean, a fraction, a text, a list or an object in the place of another type is refused there."""
    record = new_record() | {"title": "", "comments": {}}
    for place, data in with_other_types(record, {"deck", "seed"}):
        assert lies_within(faults_of(data), place.removesuffix(".deck")), (place, data)


@pytest.mark.parametrize(
    ("path", "wrong"),
    [(["setup", "seed"], -1), (["game"], "chess"), (["decisions", 0, "type"], "go")],
)
def test_a_comment_in_its_place_is_no_fault(path, wrong):
    """A comment at an existing ply is no fault, even when the start or a decision cannot be read."""
    record = replace_at(new_record() | {"comments": {"0": "here", "1": "there"}}, path, wrong)
    assert faults_of(record) == [place_of(path)]


@pytest.mark.parametrize("seed", [0, 2**53 - 1])
def test_the_ends_of_the_range_of_seeds(seed):
    """0 and 2^53 - 1 are valid seeds."""
    assert read_record(new_record(seed=seed)).to_json() == new_record(seed=seed)


@pytest.mark.parametrize(
    ("setup", "place"),
    [
        ({"seed": None}, "setup"),
        ({"seed": 7, "deck": list(CARDS)}, "setup"),
        ({"seed": None, "deck": []}, "setup.deck"),
        ({"seed": None, "deck": "all"}, "setup.deck"),
        ({"seed": None, "deck": list(CARDS[1:])}, "setup.deck"),
        ({"seed": None, "deck": [*CARDS, CARDS[0]]}, "setup.deck"),
        ({"seed": None, "deck": [*CARDS[1:], CARDS[1]]}, "setup.deck"),
        ({"seed": None, "deck": ["shepherd+farmer", *CARDS[1:]]}, "setup.deck"),
        ({"seed": None, "deck": [1, *CARDS[1:]]}, "setup.deck"),
        ({"colour": "blue"}, "setup"),
    ],
)
def test_a_setup_has_a_seed_or_a_whole_deck(setup, place):
    """A setup has exactly one of seed and deck; the deck has every card once.

    No other key is allowed.
    """
    assert lies_within(faults_of(new_record(**setup)), place)


@pytest.mark.parametrize("key", ["format", "version", "game", "decisions", "setup"])
def test_every_part_of_a_record_is_needed(key):
    """A record without one of its parts is refused; setup and position count as one part."""
    assert faults_of(without(new_record(), [key])) != []


@pytest.mark.parametrize("key", ["players", "variant"])
def test_players_and_variant_are_needed(key):
    """The reader assumes no default for players or variant."""
    assert lies_within(faults_of(without(new_record(), ["setup", key])), "setup")


def test_setup_and_position_exclude_each_other():
    """A record with both a setup and a position is refused."""
    both = new_record() | {"position": position().json()}
    assert faults_of(both) != []


def test_a_null_setup_is_no_setup():
    """A record with a null setup and no position is refused."""
    assert faults_of(new_record() | {"setup": None}) != []


@pytest.mark.parametrize("key", ["Title", "comment", "positions", "seed", ""])
def test_an_unknown_key_is_refused(key):
    """A record with an unknown key is refused, since the reader ignores no key."""
    assert faults_of(new_record() | {key: 1}) != []


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "text", [], {}, [{}]])
def test_other_json_is_refused(data):
    assert faults_of(data) != []


def test_a_deeply_nested_value_is_refused():
    """Parsed data that are nested too deeply have a fault of a wrong type."""
    deep = []
    for _ in range(100_000):
        deep = [deep]
    for path in (["comments"], ["setup", "players"], ["decisions", 0, "district"]):
        assert lies_within(
            faults_of(replace_at(new_record() | {"comments": {}}, path, deep)), place_of(path)
        )
