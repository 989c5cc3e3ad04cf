"""The rules of treasures, artifacts and hazards, worked out by hand."""

import pytest

from tests.incan_gold.playing import after, events_of, play_choices, rules_of, treasure
from tests.incan_gold.temple import HAZARDS, NAMES, temple

ALL_STAY = "torch torch torch"


@pytest.mark.rules("card.treasure")
@pytest.mark.parametrize(
    ("count", "card", "value", "share", "left"),
    [
        (4, "treasure_11a", 11, 2, 3),
        (3, "treasure_9", 9, 3, 0),
        (8, "treasure_17", 17, 2, 1),
        (8, "treasure_7b", 7, 0, 7),
        (5, "treasure_5a", 5, 1, 0),
    ],
)
def test_a_treasure_is_shared_by_those_inside_rounding_down(count, card, value, share, left):
    """A treasure gives each player inside an equal share beside the tent, and the rest stays on the path."""
    names = NAMES[:count]
    start = temple(*names).path("treasure_1", left=1).deck(card)
    choices = "torch " * count
    state = after(start, choices)
    assert [treasure(state, name) for name in names] == [(0, share)] * count
    assert state.position()["left_on_path"] == 1 + left
    assert state.position()["path"] == ["treasure_1", card]
    assert events_of(start, choices, "treasure_found") == [
        {"card": card, "value": value, "players": list(names), "share": share, "left": left}
    ]


@pytest.mark.rules("card.treasure")
def test_only_those_inside_share_a_treasure():
    """A player who has left gets no share of later cards.

    A player alone inside gets the whole treasure.
    """
    start = temple().path("treasure_1", left=1).inside("Chaska").deck("treasure_13")
    state = after(start, "torch")
    assert [treasure(state, name) for name in NAMES[:3]] == [(0, 0), (0, 0), (0, 13)]


@pytest.mark.rules("card.artifact")
def test_an_artifact_stays_on_the_path():
    """A turned artifact lies on the path, and no player gets anything for it."""
    start = temple().deck("artifact_1")
    happened = play_choices(start, ALL_STAY)
    assert happened.state.position()["path"] == ["artifact_1"]
    assert rules_of(happened)[-1] == ("artifact_found", "card.artifact")
    assert [treasure(happened.state, name) for name in NAMES[:3]] == [(0, 0)] * 3


@pytest.mark.rules("card.hazard_first")
def test_the_first_hazard_of_each_kind_does_nothing():
    """With five different hazards on the path all players are still inside and keep all they have."""
    first = [card for card in HAZARDS if card.endswith("_2")]
    start = temple().path("treasure_9", *first[:4]).beside(Ana=3, Beto=3, Chaska=3).deck(first[4])
    happened = play_choices(start, ALL_STAY)
    position = happened.state.position()
    assert position["path"] == ["treasure_9", *first]
    assert position["inside"] == list(NAMES[:3])
    assert treasure(happened.state, "Ana") == (0, 3)
    assert rules_of(happened)[-1] == ("hazard_met", "card.hazard_first")
    assert events_of(start, ALL_STAY, "hazard_met") == [
        {"card": "rockfall_2", "hazard": "rockfall"}
    ]


@pytest.mark.rules("card.hazard_first")
def test_hazards_of_earlier_rounds_do_not_count():
    """A kind of hazard that struck before is harmless in the next round until its second card."""
    start = temple(number=2).remove("mummy_1").deck("mummy_2")
    state = after(start, ALL_STAY)
    assert (state.position()["round"], state.position()["path"]) == (2, ["mummy_2"])


@pytest.mark.rules("card.hazard_second", "round.end")
def test_the_second_hazard_of_a_kind_ends_the_round():
    """Players inside lose this round's treasure and keep their tents.

    The second hazard leaves the game.
    """
    start = temple().path("mummy_3", "treasure_17", left=1).inside("Ana", "Chaska")
    start = start.beside(Ana=5, Chaska=5).tents(Ana=9, Beto=11).deck("mummy_1")
    happened = play_choices(start, "torch torch")
    position = happened.state.position()
    assert position["removed"] == ["mummy_1"]
    assert position["round"] == 2
    assert "mummy_1" not in position["deck"]
    assert {"mummy_2", "mummy_3"} <= {*position["deck"], *position["path"]}
    assert [seat["tent"] for seat in position["players"]] == [9, 11, 0]
    assert len({seat["beside"] for seat in position["players"]}) == 1
    assert events_of(start, "torch torch", "hazard_struck") == [
        {"card": "mummy_1", "hazard": "mummy", "players": ["Ana", "Chaska"]}
    ]
    assert events_of(start, "torch torch", "treasure_lost") == [
        {"player": "Ana", "treasure": 5},
        {"player": "Chaska", "treasure": 5},
    ]
    assert ("hazard_struck", "card.hazard_second") in rules_of(happened)


@pytest.mark.rules("card.hazard_second")
def test_every_kind_of_hazard_strikes():
    """Two cards of any kind of hazard strike, with any cards between the two."""
    for kind in ("spider", "snake", "mummy", "fire", "rockfall"):
        start = temple().path(f"{kind}_1", "artifact_1", "treasure_1", left=1).deck(f"{kind}_3")
        assert after(start, ALL_STAY).position()["removed"] == [f"{kind}_3"]


@pytest.mark.rules("card.hazard_second")
def test_removed_hazards_are_listed_in_the_order_they_struck():
    """The hazard that struck last stands last in the list."""
    start = temple(number=2).remove("snake_2").path("fire_2").deck("fire_1")
    assert after(start, ALL_STAY).position()["removed"] == ["snake_2", "fire_1"]
