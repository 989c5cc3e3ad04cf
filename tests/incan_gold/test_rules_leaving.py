"""The rules of leaving the temple, worked out by hand: shares, tents, artifacts and their values."""

import pytest

from tests.incan_gold.playing import after, events_of, play_choices, rules_of, seat, treasure
from tests.incan_gold.temple import NAMES, temple

FOUR = NAMES[:4]


def artifacts_of(state, name):
    """Return a player's artifacts as pairs of the card and its value."""
    return [(each["card"], each["value"]) for each in seat(state, name)["artifacts"]]


@pytest.mark.rules("leave.first")
def test_leavers_are_paid_before_the_next_card():
    """A player who leaves gets a share of the path before the next card is turned.

    Only players who stay share the next treasure.
    """
    start = temple().path("treasure_11a", left=2).beside(Ana=3, Beto=3, Chaska=3).deck("treasure_9")
    happened = play_choices(start, "camp torch torch")
    assert treasure(happened.state, "Ana") == (5, 0)
    assert treasure(happened.state, "Beto") == treasure(happened.state, "Chaska") == (0, 7)
    assert [kind for kind, _ in rules_of(happened)] == [
        "chosen",
        "revealed",
        "path_shared",
        "left",
        "treasure_found",
    ]
    assert happened.state.position()["inside"] == ["Beto", "Chaska"]


@pytest.mark.rules("leave.first", "card.hazard_second")
def test_the_next_hazard_does_not_touch_a_player_who_has_left():
    """A hazard that strikes after a player has left does not touch this player."""
    start = temple().path("snake_1", "treasure_9").beside(Ana=3, Beto=3, Chaska=3).deck("snake_2")
    state = after(start, "camp torch torch")
    assert [treasure(state, name)[0] for name in NAMES[:3]] == [3, 0, 0]


@pytest.mark.rules("leave.share")
@pytest.mark.parametrize(
    ("left", "choices", "share", "stays"),
    [
        (7, "camp camp torch torch", 3, 1),
        (7, "camp camp camp torch", 2, 1),
        (6, "camp torch camp torch", 3, 0),
        (1, "torch camp camp torch", 0, 1),
        (5, "torch torch torch camp", 5, 0),
    ],
)
def test_leavers_share_the_path_rounding_down(left, choices, share, stays):
    """The remainder that leavers cannot share stays on the path."""
    start = temple(*FOUR).path("treasure_17", left=left).deck("mummy_1")
    state = after(start, choices)
    assert state.position()["left_on_path"] == stays
    for name, choice in zip(FOUR, choices.split(), strict=True):
        assert treasure(state, name) == ((share, 0) if choice == "camp" else (0, 0))
    leaving = [name for name, choice in zip(FOUR, choices.split(), strict=True) if choice == "camp"]
    assert events_of(start, choices, "path_shared") == [
        {"players": leaving, "found": left, "share": share, "left": stays}
    ]


@pytest.mark.rules("leave.share")
def test_an_empty_path_has_no_shares():
    """A player who leaves while no treasure is on the path gets no share, and no event of shares happens."""
    assert events_of(temple().deck("mummy_1"), "camp torch torch", "path_shared") == []


@pytest.mark.rules("leave.safe")
def test_a_leaver_s_treasure_goes_into_the_tent():
    """A leaver's treasure joins the treasure in the tent, and nothing is left beside it."""
    start = temple().path("treasure_15").beside(Ana=5, Beto=5, Chaska=5).tents(Beto=20)
    start = start.deck("fire_1")
    state = after(start, "torch camp torch")
    assert treasure(state, "Beto") == (25, 0)
    assert treasure(state, "Ana") == (0, 5)
    assert events_of(start, "torch camp torch", "left") == [{"player": "Beto", "treasure": 5}]


@pytest.mark.rules("leave.safe")
def test_a_leaver_sits_out_the_rest_of_the_round():
    """A leaver makes no choice and gets no share.

    In the next round all players are inside again.
    """
    start = temple().deck("treasure_9", "treasure_5a")
    state = after(start, "torch camp torch")
    assert treasure(state, "Beto") == (0, 0)
    assert [state.due.player, after(state, "torch").due.player] == ["Ana", "Chaska"]
    state = after(state, "camp camp")
    assert state.position()["inside"] == ["Beto", "Chaska", "Ana"]


@pytest.mark.rules("leave.artifact", "leave.value")
def test_a_player_who_leaves_alone_takes_all_artifacts_on_the_path():
    """A player who leaves alone takes all artifacts of the path in their order, and all other cards stay."""
    start = temple(number=3).path("artifact_3", "treasure_1", "artifact_1", left=1).deck("fire_1")
    happened = play_choices(start, "camp torch torch")
    assert artifacts_of(happened.state, "Chaska") == [("artifact_3", 5), ("artifact_1", 5)]
    position = happened.state.position()
    assert position["path"] == ["treasure_1", "fire_1"]
    assert position["artifacts_taken"] == 2
    assert events_of(start, "camp torch torch", "artifacts_taken") == [
        {"player": "Chaska", "cards": ["artifact_3", "artifact_1"]}
    ]
    assert rules_of(happened)[3:6] == [
        ("artifacts_taken", "leave.artifact"),
        ("artifact_valued", "leave.value"),
        ("artifact_valued", "leave.value"),
    ]


@pytest.mark.rules("leave.artifact")
def test_the_last_one_inside_leaves_alone_too():
    """The last player inside takes the artifacts on leaving, because no other player leaves at that moment."""
    start = temple().path("artifact_1").inside("Beto")
    assert artifacts_of(after(start, "camp"), "Beto") == [("artifact_1", 5)]


@pytest.mark.rules("leave.artifact")
def test_several_leaving_together_take_no_artifact():
    """If several players leave together, an artifact stays on the path until a player leaves alone."""
    start = temple(*FOUR).path("artifact_1").deck("fire_1")
    state = after(start, "camp camp torch torch")
    assert state.position()["path"] == ["artifact_1", "fire_1"]
    assert events_of(start, "camp camp torch torch", "artifacts_stay") == [
        {"players": ["Ana", "Beto"], "cards": ["artifact_1"]}
    ]
    assert artifacts_of(after(state, "camp torch"), "Chaska") == [("artifact_1", 5)]


@pytest.mark.rules("leave.artifact")
def test_a_path_without_artifacts_has_no_event_of_them():
    """If the path has no artifact, no event of artifacts happens, however many players leave."""
    for choices in ("camp torch torch", "camp camp torch"):
        kinds = [kind for kind, _ in rules_of(play_choices(temple().deck("fire_1"), choices))]
        assert not {"artifacts_taken", "artifact_valued", "artifacts_stay"} & set(kinds)


@pytest.mark.rules("leave.value")
def test_the_first_three_to_leave_are_worth_5_and_later_ones_10():
    """The first three artifacts that players take in a game are worth 5 each, and later ones 10.

    They are counted over all players, even if one player takes several at once.
    """
    start = temple(number=5).artifacts("Ana", artifact_1=5, artifact_2=5)
    start = start.path("artifact_5", "artifact_3", "artifact_4").deck("fire_1")
    state = after(start, "camp torch torch")
    assert artifacts_of(state, "Beto") == [
        ("artifact_5", 5),
        ("artifact_3", 10),
        ("artifact_4", 10),
    ]
    assert [each["value"] for each in events_of(start, "camp torch torch", "artifact_valued")] == [
        5,
        10,
        10,
    ]


@pytest.mark.rules("leave.value")
def test_lost_artifacts_do_not_count_as_leaving():
    """An artifact that is lost does not count among those that have left the temple."""
    start = temple(number=5).lose("artifact_1", "artifact_2", "artifact_3")
    start = start.path("artifact_4").deck("fire_1")
    assert artifacts_of(after(start, "camp torch torch"), "Beto") == [("artifact_4", 5)]
