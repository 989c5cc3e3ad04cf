"""Positions are written, loaded and played on at every moment, and every fault has its place."""

import json
from copy import deepcopy

import pytest

from tests.contract.faults import lies_within, places_in, replace_at, with_other_types
from tests.incan_gold.playing import GAME, load, play_to_end, start_state
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, NAMES, TREASURES, temple
from tutor.core.base.errors import RecordError

KEYS = [
    *("format", "version", "game", "variant", "round", "leader", "path", "left_on_path", "inside"),
    *(
        "chosen",
        "players",
        "deck",
        "removed",
        "lost_artifacts",
        "artifacts_taken",
        "pending",
        "result",
    ),
]


def test_a_position_has_the_keys_of_the_contract_in_their_order():
    """A position has the same keys in the same order at the start, in the middle and at the end."""
    for state in (start_state(*NAMES[:3]), play_to_end(start_state(*NAMES[:3]), "camp")):
        position = state.position()
        assert list(position) == KEYS
        assert list(position["players"][0]) == ["name", "tent", "beside", "artifacts"]
        assert (position["format"], position["version"]) == ("tutor-position", 1)
        assert position["game"] == "incan_gold"


def test_the_order_of_players_inside_and_of_choices_does_not_matter():
    """A position lists the players inside and the choices in seat order from the leader.

    The order in which a loaded position has them does not matter.
    """
    data = temple(number=2).choose(Beto="camp", Chaska="torch").json()
    jumbled = deepcopy(data)
    jumbled["inside"].reverse()
    jumbled["chosen"] = dict(reversed(jumbled["chosen"].items()))
    assert json.dumps(GAME.load(jumbled).position()) == json.dumps(data)


def places(data):
    """Return the places of faults that the error names when the position is loaded.

    The error must be one line.
    """
    with pytest.raises(RecordError) as raised:
        GAME.load(data)
    sentence = str(raised.value)
    found = [fault.place for fault in raised.value.faults]
    assert sentence.splitlines() == [sentence]
    assert "{" not in sentence
    assert all(place in sentence for place in found)
    return found


def plain():
    """Return a valid position with cards and treasure in every place."""
    start = temple(*NAMES[:4], number=3).path("treasure_11a", "fire_1", "artifact_3", left=2)
    start = start.inside("Chaska", "Diego", "Ana").beside(Ana=3, Chaska=3, Diego=3).tents(Beto=12)
    start = start.artifacts("Beto", artifact_1=5).lose("artifact_2").remove("mummy_2")
    return start.choose(Chaska="camp").json()


def over():
    """Return a valid position of a game that is over."""
    return play_to_end(start_state(*NAMES[:3], seed=2), "torch torch camp").position()


def name_of(case):
    """Return a readable name of a case."""
    path, value = case[0], case[1]
    return ".".join(map(str, path)) + "=" + str(value)[:30] if isinstance(path, list) else None


ALL_CARDS = [*TREASURES, *HAZARDS, *ARTIFACTS]
WRONG = [
    (["format"], "tutor-view", "format"),
    (["game"], "princes", "game"),
    (["variant"], "advanced", "variant"),
    (["variant"], "diamant", "lost_artifacts[0]"),
    (["round"], 0, "round"),
    (["round"], 6, "round"),
    (["round"], 2, "leader"),
    (["leader"], "Ana", "leader"),
    (["leader"], "Zed", "leader"),
    (["path", 0], "treasure_6", "path[0]"),
    (["path", 0], 11, "path[0]"),
    (["path", 1], "treasure_11a", "path[1]"),
    (["path", 1], "fire_2", "deck"),
    (["path"], ["treasure_11a", "artifact_3"], "deck"),
    (["path"], ["treasure_11a", "fire_1", "fire_2", "artifact_3"], "path"),
    (["left_on_path"], -1, "left_on_path"),
    (["left_on_path"], 3, "left_on_path"),
    (["inside"], ["Chaska", "Zed"], "inside[1]"),
    (["inside"], ["Chaska", "Chaska"], "inside[1]"),
    (["inside"], [], "inside"),
    (["inside"], ["Chaska"], "chosen.Chaska"),
    (["inside"], ["Chaska", "Diego"], "players[0].beside"),
    (["chosen"], {"Chaska": "stay"}, "chosen.Chaska"),
    (["chosen"], {"Chaska": True}, "chosen.Chaska"),
    (["chosen"], {"Diego": "camp"}, "chosen.Diego"),
    (["chosen"], {"Beto": "camp"}, "chosen.Beto"),
    (["chosen"], {"Zed": "camp"}, "chosen.Zed"),
    (["chosen"], {"Chaska": "camp", "Diego": "camp", "Ana": "torch"}, "chosen.Ana"),
    (["players"], [], "players"),
    (["players", 3], None, "players[3]"),
    (["players", 1, "name"], "Ana", "players[1].name"),
    (["players", 1, "name"], " Beto", "players[1].name"),
    (["players", 1, "name"], "", "players[1].name"),
    (["players", 1, "name"], 7, "players[1].name"),
    (["players", 1, "tent"], -1, "players[1].tent"),
    (["players", 1, "tent"], 10**9, "players[1].tent"),
    (["players", 1, "tent"], {"hidden": True}, "players[1].tent"),
    (["players", 1, "beside"], 1, "players[1].beside"),
    (["players", 0, "beside"], 4, "left_on_path"),
    (["players", 0, "beside"], -1, "players[0].beside"),
    (["players", 1, "artifacts"], [], "artifacts_taken"),
    (["players", 1, "artifacts", 0], "artifact_1", "players[1].artifacts[0]"),
    (["players", 1, "artifacts", 0, "card"], "fire_3", "players[1].artifacts[0].card"),
    (["players", 1, "artifacts", 0, "card"], "artifact_4", "players[1].artifacts[0].card"),
    (["players", 1, "artifacts", 0, "card"], "artifact_3", "path[2]"),
    (["players", 1, "artifacts", 0, "value"], 10, "players[1].artifacts[0].value"),
    (["players", 1, "artifacts", 0, "value"], 7, "players[1].artifacts[0].value"),
    (["deck"], {"hidden": 20}, "deck"),
    (["deck"], [], "deck"),
    (["deck", 0], "joker", "deck[0]"),
    (["deck", 0], "artifact_5", "deck[0]"),
    (["removed"], [], "deck"),
    (["removed"], ["treasure_1"], "removed[0]"),
    (["removed"], ["mummy_2", "mummy_2"], "removed[1]"),
    (["lost_artifacts"], [], "deck"),
    (["lost_artifacts"], ["artifact_2", "artifact_3"], "lost_artifacts[1]"),
    (["lost_artifacts"], ["fire_1"], "lost_artifacts[0]"),
    (["artifacts_taken"], 2, "artifacts_taken"),
    (["pending", "type"], "turn", "pending.type"),
    (["pending", "player"], "Chaska", "pending.player"),
    (["pending", "player"], "Zed", "pending.player"),
    (["pending", "seed"], -1, "pending.seed"),
    (["pending", "seed"], 2**53, "pending.seed"),
    (["pending", "seed"], None, "pending"),
    (["pending", "decks"], [[], [], [], [], []], "pending"),
]
WRONG_AT_THE_END = [
    (["round"], 4, "round"),
    (["path"], ["treasure_1"], "path"),
    (["deck"], ["treasure_1"], "deck"),
    (["left_on_path"], 1, "left_on_path"),
    (["players", 0, "beside"], 1, "players[0].beside"),
    (["players", 0, "tent"], 100, "result"),
    (["inside"], ["Ana"], "pending"),
    (["chosen"], {"Ana": "camp"}, "chosen.Ana"),
    (["pending"], {"type": "choose", "player": "Ana", "seed": 1, "decks": None}, "inside"),
    (["result"], None, "result"),
    (["result"], {}, "result"),
    (["result", "winners"], [], "result"),
    (["result", "scores", 0, "total"], 1000, "result"),
    (["result", "scores", 0, "artifacts"], False, "result"),
]


def test_the_positions_of_the_faults_are_valid():
    """The positions into which other tests put faults load without a fault themselves."""
    for data in (plain(), over()):
        assert GAME.load(data).position() == data


@pytest.mark.parametrize(("path", "value", "place"), WRONG)
def test_a_fault_has_its_place(path, value, place):
    """The error about a position names the place of each fault.

    The faults are wrong types, unknown identifiers, impossible numbers, and missing and double cards.
    """
    assert place in places(replace_at(plain(), path, value))


def test_a_value_of_another_type_has_its_place():
    """A value of another type anywhere in a position is refused with its place.

    The values are null, a boolean, a fraction, a text, a list and an object.
    """
    for place, data in with_other_types(plain(), {"seed", "decks"}):
        with pytest.raises(RecordError) as raised:
            GAME.load(data)
        assert lies_within(places_in(raised.value), place), (place, data)


@pytest.mark.parametrize(("path", "value", "place"), WRONG_AT_THE_END)
def test_a_fault_of_a_finished_game_has_its_place(path, value, place):
    """The error about the position of a finished game names the place of each fault.

    After the game the temple is empty, and the result is what the rules compute.
    """
    assert place in places(replace_at(over(), path, value))


@pytest.mark.parametrize("key", KEYS)
def test_a_position_needs_every_key(key):
    """A position without one of its keys has a single fault, which names the key."""
    data = plain()
    del data[key]
    assert places(data) == [key]


@pytest.mark.parametrize("path", [["players", 0], ["pending"], ["players", 1, "artifacts", 0]])
def test_inner_objects_need_every_key_and_no_other(path):
    """A missing or additional key in players, artifacts or `pending` is a fault."""
    data, inner = plain(), None
    inner = data
    for key in path:
        inner = inner[key]
    for key in list(inner):
        spoilt = replace_at(data, path, {k: v for k, v in inner.items() if k != key})
        assert any(place.endswith(f".{key}") for place in places(spoilt))
    assert any(place.endswith(".more") for place in places(replace_at(data, [*path, "more"], 1)))


def test_all_faults_are_named_at_once():
    """One error names all faults, so that a person who mends a file sees them together."""
    data = replace_at(
        replace_at(replace_at(plain(), ["round"], 9), ["left_on_path"], -2), ["deck", 0], "x"
    )
    assert places(data) == ["round", "left_on_path", "deck[0]"]


@pytest.mark.parametrize("count", [2, 9])
def test_three_to_eight_players(count):
    """A position with three to eight players loads, and one with two or nine players is refused."""
    data = plain()
    data["players"] = [
        {"name": f"P{number}", "tent": 0, "beside": 0, "artifacts": []} for number in range(count)
    ]
    assert "players" in places(data)


@pytest.mark.parametrize("data", [None, [], 3, "position", {}])
def test_other_files_are_refused(data):
    """A file that is no position raises RecordError, and no other error."""
    assert places(data)


def test_artifacts_have_the_values_of_their_number():
    """The fourth artifact to leave the temple is worth 10 for any owner; the third is worth 5."""
    start = temple(number=5).artifacts("Ana", artifact_1=5, artifact_2=10)
    start = start.artifacts("Beto", artifact_3=5, artifact_4=5)
    assert load(start).position()["artifacts_taken"] == 4
    spoilt = (
        temple(number=5)
        .artifacts("Ana", artifact_1=5, artifact_2=10)
        .artifacts("Beto", artifact_3=5)
    )
    assert places(spoilt.json()) == ["players[0].artifacts[1].value"]
