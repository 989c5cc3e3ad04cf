"""The player by search chooses the same in any process, shows its figures, and uses no secrets."""

from random import Random

import pytest

from tests.princes.test_search import turns
from tutor.core.base.players import SEARCH, UNTOLD, Chosen, Reason, policies_of
from tutor.core.base.redeal import redeal
from tutor.core.laboratory import search
from tutor.core.laboratory.experiment import executor
from tutor.core.laboratory.search import (
    SEARCHED,
    TRIED,
    Found,
    SearchPlayer,
    SearchPolicy,
)
from tutor.princes.advice import advise_by_plan
from tutor.princes.policies import POLICIES, PlannerPolicy

FEW = 6


class ByDistrict(SearchPolicy):
    """A search in which every deal ends with a chance that the district of the first Prince alone determines."""

    def _chances_ahead(self, playout, names):
        prince = playout.freeze().position()["players"][0]["prince"]
        return [len(str(prince)) / 100] * len(names)


def small(seed):
    """Return a search policy with few playouts."""
    return SearchPolicy(POLICIES, PlannerPolicy(), seed, FEW)


@pytest.fixture
def few(monkeypatch):
    """Let searches in this process play few playouts."""
    monkeypatch.setitem(POLICIES.makers, "search", small)


def test_it_exists_where_the_game_has_a_search():
    assert SEARCH in policies_of("princes")
    assert SEARCH in policies_of("incan_gold")


def test_the_same_seed_finds_the_same_whatever_computes_it(few):
    """The search with the same seed chooses the same at once, in steps, a second time, and in another deal.

    The other deal changes the cards that are hidden from the player.
    """
    chance = Random(2)
    for state in turns(4)[6::80]:
        chosen = SearchPlayer("princes", 7).choose(state)
        assert chosen.decision == small(7).choose(state.playout())
        player = SearchPlayer("princes", 7)
        assert player.search(state).play() == chosen
        assert player.choose(redeal(state, state.due.player, chance)) == chosen
        assert player.choose(state) == chosen


def test_another_process_finds_the_same():
    """A search in another process with all playouts finds the same decision as one in this process."""
    state, player = turns(4)[6], SearchPlayer("princes", 7)
    with executor(2) as pool:
        assert pool.submit(player.search(state).play).result() == player.choose(state)


def test_it_stops_between_two_deals():
    """A search can be stopped between two deals, so that a caller without processes can do other work."""
    steps = SearchPlayer("princes", 7).steps(turns(4)[6])
    assert next(steps) is None
    steps.close()


def test_the_figures_are_those_of_the_search():
    """The search gives the mean results of its choice and of the best other decision, in equally many deals."""
    state = next(each for each in turns(4)[20:] if each.due.player == each.players[0])
    policy = ByDistrict(POLICIES, PlannerPolicy(), 1)
    tried = policy.candidates(state.playout())
    chosen = policy.choose(state.playout())
    found = policy.found
    by = {each: len(str(_place(state, each))) / 100 for each in tried}
    assert found.chance == pytest.approx(by[chosen])
    assert found.other in tried
    assert found.other != chosen
    assert found.other_chance == pytest.approx(by[found.other])
    assert found.is_clear == (round(by[chosen], 6) != round(by[found.other], 6))
    assert 2 * found.deals <= 144


def _place(state, decision):
    """Return the district of the Prince of the first player after a decision of that player's turn."""
    return decision.choice if decision.type == "move" else state.position()["players"][0]["prince"]


def test_the_reason_has_these_figures(monkeypatch):
    """The reason of a searched decision has the search's figures in whole per cent, and the other decision.

    The other decision has the form of a record.
    """
    state = turns(4)[6]
    legal = state.legal()

    class Certain(SearchPolicy):
        def steps(self, playout):
            self.found = Found(48, 0.4149, legal[1], 0.3451, True)
            yield
            return legal[0]

    monkeypatch.setitem(
        POLICIES.makers, "search", lambda seed: Certain(POLICIES, PlannerPolicy(), seed)
    )
    numbers = {"deals": 48, "won": 41, "other_won": 35, "is_clear": True}
    other = state.game.write_decision(legal[1])
    reason = Reason(SEARCHED, {**numbers, "other": other})
    assert SearchPlayer("princes", 1).choose(state) == Chosen(legal[0], reason)


def test_outside_of_turns_it_decides_as_the_planner_does():
    """If another decision than a turn is due, the searching player decides at once as the planner does.

    The reason is the planner's too.
    """
    state = turns(4)[6]
    while state.due.type == "turn":
        state = state.play(state.legal()[0])
    best = advise_by_plan(state, state.due.player)[0]
    player = SearchPlayer("princes", 7)
    assert not player.is_searching(state)
    assert player.choose(state) == Chosen(best.decision, best.reason) == player.recall(state)


def test_its_reason_for_others_uses_only_what_they_know(few):
    """The reason that others read for a searched decision is the same after any new deal of hidden cards.

    It has no figure, even if a search of the position is kept.
    """
    chance, open_reasons = Random(3), 0
    for state in turns(3)[5::40]:
        player, due = SearchPlayer("princes", 7), state.due.player
        player.remember(state, player.choose(state))
        for seat in set(state.players) - {due}:
            twin = redeal(state, seat, chance)
            assert SearchPlayer("princes", 7).is_searching(twin) == player.is_searching(state)
            for decision in state.legal():
                told = player.reason_for(state, decision, seat)
                assert told == SearchPlayer("princes", 7).reason_for(twin, decision, seat)
                assert told == UNTOLD or told.key == TRIED
                assert set(told.numbers) <= {"open"}
                open_reasons += bool(told.numbers.get("open"))
    assert open_reasons


def test_it_remembers_lately_searched_figures(monkeypatch):
    """The player keeps only the figures of its latest searches, so that a long evening needs no more memory."""
    monkeypatch.setattr(search, "MOST_REMEMBERED", 2)
    states, memory = turns(4)[6:9], {}
    player = SearchPlayer("princes", 7, memory)
    assert player.recall(states[0]) is None
    for state in states:
        player.remember(state, Chosen(state.legal()[0], None))
    assert len(memory) == 2
    assert player.recall(states[0]) is None
    assert SearchPlayer("princes", 7, memory).recall(states[2]).reason is None
    assert SearchPlayer("princes", 8, memory).recall(states[2]) is None
