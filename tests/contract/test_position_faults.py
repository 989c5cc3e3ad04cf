"""The reader checks every part of a position from outside, and names the place of each fault."""

import pytest

from tests.contract.faults import (
    every_key,
    faults_in,
    faults_of,
    lies_within,
    place_of,
    replace_at,
    with_other_types,
    without,
)
from tests.notation import read_line
from tests.positions import CARDS, position
from tests.situations import after, due, play_record
from tests.vector_files import quick_start


def plain():
    """Return a valid position with pieces everywhere."""
    start = (
        position()
        .incas("Bert", llama_meadow=2)
        .orders("Gina", puma=1)
        .cards("Ralph", "farmer+puma")
    )
    return start.moon("Gina", "coca").json()


def ending_day():
    """Return a valid position in the last turns of a day."""
    start = position().moon("Ralph", "coca", "llama").moon("Gina", "cloth")
    return start.day_ending(sun="Gina", last_turns=2).json()


WRONG_VALUES = [
    (["format"], "position", []),
    (["version"], 2, []),
    (["game"], "chess", []),
    (["day"], 0, []),
    (["day"], 10, []),
    (["start_player"], "Zed", []),
    (["sun_tile"], 3, []),
    (["turn", "player"], "Zed", []),
    (["turn", "number"], -1, []),
    (["players"], [], []),
    (["players", 0], None, []),
    (["players", 1, "name"], "Bert", []),
    (["players", 1, "name"], "", []),
    (["players", 1, "name"], " Ralph", []),
    (["players", 1, "name"], 5, []),
    (["players", 0, "goods", "corn"], -1, []),
    (["players", 0, "prince"], "atlantis", []),
    (["players", 0, "prince"], 3, []),
    (["players", 0, "scout"], 20, []),
    (["players", 0, "scout"], -1, []),
    (["players", 0, "supply"], 9, [["players", 0]]),
    (["players", 0, "supply"], -1, []),
    (["players", 0, "incas", "llama_meadow"], 3, [["players", 0]]),
    (["players", 0, "incas", "llama_meadow"], -2, []),
    (["players", 2, "orders", "puma"], 2, [["orders_left"], ["players", 2], ["players"]]),
    (["players", 2, "orders", "puma"], -1, []),
    (["orders_left", "puma"], 5, [["orders_left"], ["players"]]),
    (["orders_left", "condor"], 3, [["orders_left"], ["players"]]),
    (["orders_left", "virgin"], -1, []),
    (["players", 1, "cards"], ["farmer+weaver"], [["deck"], ["players", 1], ["players"]]),
    (["players", 1, "cards"], ["farmer+puma", "farmer+puma"], []),
    (["players", 1, "cards"], ["puma+farmer"], []),
    (["players", 1, "cards"], [7], []),
    (["players", 1, "cards"], [], [["deck"], ["players"]]),
    (["players", 1, "cards"], {"hidden": 1}, []),
    (["deck"], [], [["players"]]),
    (["deck"], list(CARDS), [["players"]]),
    (["deck"], {"hidden": 27}, []),
    (["deck", 3], "joker", []),
    (["players", 2, "moon_tiles"], [], [["moon_tiles"], ["players"]]),
    (["players", 2, "moon_tiles"], ["coca", "llama"], [["moon_tiles"], ["players"]]),
    (["players", 2, "moon_tiles"], ["coca", "coca"], []),
    (["players", 2, "moon_tiles"], ["steps_4"], []),
    (["moon_tiles"], ["steps_2", "steps_3", "corn_3", "llama", "pottery"], [["players"]]),
    (["bonus", "main_temple"], 3, []),
    (["bonus", "main_temple"], -1, []),
    (["market", "coca"], 5, []),
    (["market", "coca"], -1, []),
    (["last_turns"], 2, [["sun_tile"]]),
    (["last_turns"], 0, [["sun_tile"]]),
    (["sun_tile"], "Gina", [["last_turns"]]),
    (["track_corn"], 5, []),
    (["track_corn"], 3, []),
    (["track_corn"], 2, []),
    (["players", 0, "awards"], -1, []),
    (["players", 0, "trail_due", "corn"], -3, []),
    (["pending"], {"type": "dance", "player": "Bert"}, []),
    (["pending"], {"type": "offer", "player": "Zed"}, []),
    (["pending"], {"type": "turn", "player": "Bert"}, []),
    (["pending"], {"type": "trade", "player": "Bert", "sold": ["corn"], "bought": []}, []),
    (["pending"], {"type": "trade", "player": "Bert", "sold": ["coca"], "bought": ["coca"]}, []),
    (["pending"], {"type": "return_cards", "player": "Bert", "count": 9}, []),
]


@pytest.mark.parametrize(
    ("path", "wrong", "others"),
    WRONG_VALUES,
    ids=[f"{place_of(p)}={str(w)[:40]}" for p, w, _ in WRONG_VALUES],
)
def test_a_wrong_value_has_its_place(path, wrong, others):
    """The fault of each part of a position names that part; a wrong sum names one of its parts."""
    places = faults_in(replace_at(plain(), path, wrong))
    expected = [f"position.{place_of(where)}" for where in (path, *others)]
    assert lies_within(places, *expected), places


def test_a_value_of_another_type_has_its_place():
    """Null, a boolean, a fraction, a text, a list or an object in the place of another type is refused there."""
    for place, data in with_other_types(plain(), {"prince"}):
        assert lies_within(faults_in(data), f"position.{place}"), (place, data)


def test_the_plain_positions_are_valid():
    """The positions that the other tests spoil have no fault of their own."""
    assert due(after(plain())) == "Bert turn"
    assert due(after(ending_day())) == "Bert turn"


@pytest.mark.parametrize("path", list(every_key(plain())), ids=place_of)
def test_a_position_needs_every_key(path):
    """The fault names a missing key or the object that lacks the key."""
    places = faults_in(without(plain(), path))
    whole, parent = (place_of(["position", *part]) for part in (path, path[:-1]))
    assert {whole, parent} & set(places), places


@pytest.mark.parametrize(
    "path",
    [[], ["turn"], ["players", 0], ["players", 0, "goods"], ["players", 0, "incas"], ["players", 0, "orders"],
     ["players", 0, "trail_due"], ["bonus"], ["market"], ["orders_left"]],
    ids=lambda path: place_of(["position", *path]),
)  # fmt: skip
def test_no_key_may_be_added(path):
    """An unknown key in any object is refused."""
    places = faults_in(replace_at(plain(), [*path, "colour"], 1))
    parent = place_of(["position", *path])
    assert {parent, f"{parent}.colour"} & set(places), places


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (["last_turns"], None),
        (["last_turns"], 4),
        (["last_turns"], -1),
        (["last_turns"], True),
        (["sun_tile"], None),
    ],
)
def test_the_end_of_the_day_is_complete(path, wrong):
    """With three Moon tiles taken, a position needs a Sun tile and a number of last turns."""
    places = faults_in(replace_at(ending_day(), path, wrong))
    assert lies_within(places, "position.last_turns", "position.sun_tile"), places


def test_too_few_and_too_many_players_are_refused():
    """A position has 2 to 5 players."""
    one = replace_at(plain(), ["players"], plain()["players"][:1])
    assert lies_within(faults_in(one), "position.players")
    six = position("a", "b", "c", "d", "e").json()
    six["players"].append(six["players"][0] | {"name": "f"})
    assert lies_within(faults_in(six), "position.players")


def test_sums_and_values_are_reported_together():
    """One error has several wrong sums and wrong values."""
    data = replace_at(plain(), ["players", 0, "supply"], 3)
    data = replace_at(data, ["orders_left", "condor"], 2)
    data = replace_at(data, ["track_corn"], 9)
    places = faults_in(data)
    assert lies_within(places, "position.players[0]")
    assert lies_within(places, "position.orders_left", "position.players")
    assert lies_within(places, "position.track_corn")


def test_one_corn_less_lies_on_the_track_only_once_the_night_has_begun():
    """At night one corn less lies on the track; by day a missing corn is a fault."""
    night = play_record(quick_start()["record"], 32).states[-1].position()
    assert (night["day"], night["track_corn"], due(after(night))) == (2, 6, "Bert redeem")
    assert lies_within(
        faults_in(replace_at(ending_day(), ["track_corn"], 3)), "position.track_corn"
    )


def test_a_start_that_is_no_object_is_refused():
    """The fault of a start that is no object is at `position`."""
    for wrong in (None, [], "start", 3, True):
        assert faults_of(position().record() | {"position": wrong}) != []


def test_a_decision_from_a_position_counts_from_zero_too():
    """Places in a record that starts from a position count decisions from zero."""
    record = position().record(read_line("Bert move sun_clock") | {"district": "here"})
    assert faults_of(record) == ["decisions[0].district"]
