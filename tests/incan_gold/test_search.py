"""The searching player tries both choices, leaves in time, and uses no secret."""

from itertools import product

import pytest

from tests.incan_gold.greedy import greedy
from tests.pages import first_of
from tests.trees import a_record
from tutor.core.laboratory.search import SearchPlayer
from tutor.core.records.lines import play_line
from tutor.incan_gold.components import CAMP, CHOICES
from tutor.incan_gold.policies import PLAYOUTS, SearchingPolicy, search_policy


def moments(seed):
    """Return the states of a random game in which a player has already chosen in secret."""
    line = play_line(a_record("incan_gold", seed, 60))
    return [state for state in line.states[:-1] if state.position()["chosen"]]


def test_it_leaves_with_54_beside_the_tent():
    """With 54 beside the tent, where only leaving makes the victory sure, the searching player leaves."""
    line = play_line(greedy())
    (state,) = (
        each
        for each in line.states[:-1]
        if each.due.player == "Ana" and each.position()["players"][0]["beside"] == 54
    )
    chosen = SearchPlayer("incan_gold", 1).choose(state)
    assert chosen.decision.choice == CAMP
    assert chosen.reason.key == "searched"
    assert chosen.reason.numbers["deals"] == PLAYOUTS // 2


@pytest.mark.parametrize("seed", first_of(range(3), 1))
def test_a_secret_choice_changes_nothing(seed):
    """The deals of the search do not depend on what other players have already chosen in secret."""
    for state in moments(seed)[:3]:
        names, position = [*state.position()["chosen"]], state.position()
        found = []
        for choices in product(CHOICES, repeat=len(names)):
            position["chosen"] = dict(zip(names, choices, strict=True))
            other = state.game.load(position)
            policy = search_policy(3)
            assert isinstance(policy, SearchingPolicy)
            deals = [policy.deal(other, other.due.player, number) for number in range(4)]
            found.append([each.position() for each in deals])
        assert all(each == found[0] for each in found)
