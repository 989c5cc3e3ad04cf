"""The ends of a round and of the game, ties, and what a view hides, worked out by hand."""

import pytest

from tests.incan_gold.playing import (
    after,
    events_of,
    load,
    play_choices,
    play_to_end,
    rules_of,
    start_state,
    treasure,
)
from tests.incan_gold.temple import HAZARDS, NAMES, TREASURES, temple

ABC = NAMES[:3]


def last_round():
    """Return a position at the start of the last round with an empty path, in which Beto leads."""
    return temple(number=5).deck("fire_1", "fire_2")


def totals(state):
    """Return the wealth of all players in seat order."""
    return [score["total"] for score in state.position()["result"]["scores"]]


@pytest.mark.rules("round.end")
def test_a_round_ends_when_all_have_left():
    """If all players have left, the next round begins by itself with all players inside."""
    start = temple().path("treasure_1", left=1)
    happened = play_choices(start, "camp camp camp")
    assert events_of(start, "camp camp camp", "round_ended") == [
        {"round": 1, "reason": "all_left", "artifacts": []}
    ]
    position = happened.state.position()
    assert (position["round"], position["leader"]) == (2, "Beto")
    assert position["inside"] == ["Beto", "Chaska", "Ana"]


@pytest.mark.rules("round.end")
def test_artifacts_on_the_path_are_lost_for_good():
    """Artifacts that are left on the path when a round ends are lost, in their order on the path."""
    path = ("artifact_4", "fire_1", "artifact_1")
    for choices, reason in (("camp camp camp", "all_left"), ("torch torch torch", "hazard")):
        begun = temple(number=4).lose("artifact_2").path(*path).deck("fire_3")
        state = after(begun, choices)
        assert state.position()["lost_artifacts"] == ["artifact_2", "artifact_4", "artifact_1"]
        assert events_of(begun, choices, "round_ended") == [
            {"round": 4, "reason": reason, "artifacts": ["artifact_4", "artifact_1"]}
        ]
        held = {*state.position()["deck"], *state.position()["path"]}
        assert not {"artifact_1", "artifact_2", "artifact_4"} & held
        assert {"artifact_3", "artifact_5"} <= held


@pytest.mark.rules("card.hazard_second", "round.end")
def test_the_second_hazard_lies_open_until_the_round_is_over():
    """The second hazard lies on the path while the explorers flee one by one, and not afterwards."""
    state = after(temple().path("fire_1").deck("fire_2"), "torch torch")
    choice = next(made for made in state.legal() if made.choice == "torch")
    _, events = state.explain(choice)
    seen = [
        (event.type, moment.striking_hazard, moment.public_view()["inside"])
        for event, moment in zip(events, state.moments(choice), strict=True)
    ]
    at = [event.type for event in events].index("hazard_struck")
    inside = list(state.public_view()["inside"])
    assert [struck for _, struck, _ in seen[:at]] == [""] * at
    assert seen[at] == ("hazard_struck", "fire_2", inside)
    assert seen[at + 1 : at + 4] == [
        ("treasure_lost", "fire_2", inside[1:]),
        ("treasure_lost", "fire_2", inside[2:]),
        ("treasure_lost", "fire_2", []),
    ]
    assert [struck for kind, struck, _ in seen if kind in ("round_ended", "round_began")] == [
        "",
        "",
    ]
    assert start_state(*ABC).striking_hazard == ""


@pytest.mark.rules("round.end")
def test_all_other_cards_return_to_the_deck():
    """At the end of a round, turned treasures and first hazards return to the deck.

    This holds for treasures of which a part was still on the path, too.
    """
    start = temple().path("treasure_17", "fire_1", "snake_2", left=8).deck("fire_2")
    position = after(start, "torch torch torch").position()
    assert {*position["deck"], *position["path"]} == {
        *TREASURES,
        *(card for card in HAZARDS if card != "fire_2"),
        "artifact_1",
        "artifact_2",
    }


@pytest.mark.rules("round.end")
def test_an_empty_deck_ends_the_round_at_once():
    """Players inside when the deck is empty come home with what they have."""
    removed = [card for card in HAZARDS if not card.endswith("_1")]
    first = [card for card in HAZARDS if card.endswith("_1")]
    *others, last = TREASURES
    start = temple().remove(*removed).path(*first, *others, "artifact_1").deck(last)
    start = start.inside("Ana", "Beto").beside(Ana=4, Beto=4)
    happened = play_choices(start, "torch torch")
    assert rules_of(happened)[2:6] == [
        ("treasure_found", "card.treasure"),
        ("left", "round.end"),
        ("left", "round.end"),
        ("round_ended", "round.end"),
    ]
    assert events_of(start, "torch torch", "round_ended") == [
        {"round": 1, "reason": "deck_empty", "artifacts": ["artifact_1"]}
    ]
    assert treasure(happened.state, "Ana")[0] == treasure(happened.state, "Beto")[0] == 12
    assert happened.state.position()["round"] == 2


@pytest.mark.rules("end.rounds")
def test_the_game_ends_after_five_rounds():
    """The game goes on after the fourth round and ends after the fifth."""
    assert after(temple(number=4).path("treasure_1"), "camp camp camp").due is not None
    state = after(temple(number=5).path("treasure_1"), "camp camp camp")
    assert state.due is None
    position = state.position()
    assert (position["round"], position["pending"], position["inside"]) == (5, None, [])
    assert (position["path"], position["deck"], position["left_on_path"]) == ([], [], 0)


@pytest.mark.rules("end.rounds")
def test_wealth_is_the_tent_and_the_artifacts_at_their_values():
    """Only the tent and the artifacts count as wealth, and the player with the most wealth wins."""
    start = temple(number=5).tents(Ana=20, Beto=14, Chaska=2)
    start = start.artifacts("Beto", artifact_1=5, artifact_4=5).artifacts("Chaska", artifact_2=5)
    happened = play_choices(start.path("fire_1").deck("fire_2"), "torch torch torch")
    assert happened.state.position()["result"] == {
        "scores": [
            {"name": "Ana", "treasure": 20, "artifact_points": 0, "artifacts": 0, "total": 20},
            {"name": "Beto", "treasure": 14, "artifact_points": 10, "artifacts": 2, "total": 24},
            {"name": "Chaska", "treasure": 2, "artifact_points": 5, "artifacts": 1, "total": 7},
        ],
        "winners": ["Beto"],
    }
    assert rules_of(happened)[-4:] == [("scored", "end.rounds")] * 3 + [("won", "end.rounds")]
    assert happened.events[-1]["artifacts"] is None


@pytest.mark.rules("end.ties")
def test_equal_wealth_is_decided_by_artifacts():
    """Among players of equal wealth, the one with more artifacts wins.

    If the wealth differs, the number of artifacts does not matter.
    """
    start = last_round().tents(Ana=20, Beto=15, Chaska=3).artifacts("Beto", artifact_1=5)
    start = start.path("fire_3").artifacts("Chaska", artifact_2=5, artifact_3=5)
    happened = play_choices(start, "torch torch torch")
    assert totals(happened.state) == [20, 20, 13]
    assert happened.state.position()["result"]["winners"] == ["Beto"]
    assert happened.events[-1] == {
        "type": "won",
        "rule": "end.ties",
        "players": ["Beto"],
        "artifacts": 1,
    }


@pytest.mark.rules("end.ties")
def test_equal_artifacts_too_share_the_victory():
    """Players of equal wealth with equally many artifacts all win.

    The result lists them in seat order, whichever player leads.
    """
    start = last_round().tents(Ana=20, Beto=19, Chaska=20).path("fire_3")
    happened = play_choices(start, "torch torch torch")
    assert happened.state.position()["result"]["winners"] == ["Ana", "Chaska"]
    assert happened.events[-1]["players"] == ["Ana", "Chaska"]
    assert (happened.events[-1]["rule"], happened.events[-1]["artifacts"]) == ("end.ties", 0)


@pytest.mark.rules("variant.diamant", "end.rounds")
def test_diamant_is_played_to_the_end_without_artifacts():
    """In the original game no player has an artifact, none is lost, and treasure alone decides."""
    state = play_to_end(start_state(*ABC, variant="diamant", seed=3), "torch torch camp torch camp")
    position = state.position()
    assert position["artifacts_taken"] == 0
    assert position["lost_artifacts"] == []
    assert all(score["total"] == score["treasure"] for score in position["result"]["scores"])


@pytest.mark.rules("info.tents")
def test_tents_are_secret_and_treasure_beside_them_is_open():
    """A view shows the viewer's own tent, and the artifacts and this round's treasure of all players."""
    start = temple().path("treasure_9").beside(Ana=3, Beto=3, Chaska=3).tents(Ana=7, Beto=8)
    view = load(start).view("Ana")
    assert [seat["tent"] for seat in view["players"]] == [7, {"hidden": True}, {"hidden": True}]
    assert [seat["beside"] for seat in view["players"]] == [3, 3, 3]
