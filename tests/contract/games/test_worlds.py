"""Twin worlds in every game play two decisions in the same deals, from what their player may know."""

from random import Random

import pytest

from tests.contract.games.test_laboratory import an_open_state, last
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.players import CHANCE, policy_named
from tutor.core.base.redeal import redeal
from tutor.core.laboratory.experiment import run
from tutor.core.laboratory.forecast import Rounds, Terms
from tutor.core.laboratory.worlds import MOST_PAIRS, Worlds, worlds

PAIRS = 5


def ends(state):
    """Return the first and the last of the legal decisions."""
    legal = state.legal()
    return legal[0], legal[-1]


def play_pairs(state, first, second, pairs=PAIRS, **options):
    """Return the pairs of two decisions, played on at random."""
    return last(worlds(state, first, second, pairs, 3, policy=CHANCE, **options))


def test_a_decision_and_its_copy_are_equal_in_every_pair(name):
    """Both worlds of a pair have the same deal, so two equal decisions lead to the same end."""
    state = an_open_state(name)
    for decision in ends(state):
        found = play_pairs(state, decision, decision)
        assert [pair.first for pair in found.pairs] == [pair.second for pair in found.pairs]
        assert (found.win.equal, found.points.equal) == (PAIRS, PAIRS)
        assert found.win.verdict == found.points.verdict == "same"


def test_a_pair_is_the_playout_of_its_number_in_a_forecast(name):
    """A pair and the playout of the same number in a forecast have the same outcome."""
    state = an_open_state(name)
    first, second = ends(state)
    legal = list(state.legal())
    found = play_pairs(state, first, second)
    jobs = Rounds(state, 4, 3, Terms(policy=CHANCE)).jobs()
    for pair, (_, deal) in zip(found.pairs, jobs, strict=False):
        reached = deal.play()
        for world, decision in ((pair.first, first), (pair.second, second)):
            assert world.outcome == reached[legal.index(decision)].outcome
            assert world.stocks == reached[legal.index(decision)].stocks


def test_both_worlds_of_a_pair_can_be_replayed_from_their_deal(name):
    """From its deal each world's decisions lead to the same end; the pairs have different deals."""
    state = an_open_state(name)
    found = play_pairs(state, *ends(state))
    for pair in found.pairs:
        for world in (pair.first, pair.second):
            again = found.deal(pair)
            assert again.view(found.player) == state.view(found.player)
            for decision in world.decisions:
                again = again.play(decision)
            assert again.due is None
            assert again.position()["result"]["winners"] == found.winners(world)


def test_a_pair_depends_only_on_what_its_player_sees(name):
    """From each state that looks the same to the player, every world is the same to its last decision."""
    state = an_open_state(name)
    other = redeal(state, state.due.player, Random(9))
    one, two = (play_pairs(each, *ends(state)) for each in (state, other))
    assert one.to_json() == two.to_json()
    assert one.pairs == two.pairs
    for pair in one.pairs:
        assert one.deal(pair).position() == two.deal(pair).position()


def test_more_pairs_continue_the_count(name):
    """Pairs asked for in several steps end with the same figures as all pairs asked for at once."""
    state = an_open_state(name)
    first, second = ends(state)
    whole = play_pairs(state, first, second)
    found = Worlds(state, first, second, 3, policy=CHANCE)
    for until in (2, PAIRS):
        found.ask(until)
        for _ in run(found):
            pass
    assert found.to_json() == whole.to_json()
    for gap in (found.win, found.points):
        assert gap.better + gap.equal + gap.worse == gap.pairs == PAIRS
    low, high = found.win.interval
    assert -1 <= low <= found.win.mean <= high <= 1
    assert found.points.interval is None  # five pairs do not show how points spread


def test_impossible_calls_are_refused(name):
    """No decision due, no pairs, an unknown policy or an illegal decision is an error."""
    state = an_open_state(name)
    first, second = ends(state)
    for pairs in (0, MOST_PAIRS + 1):
        with pytest.raises(RecordError):
            next(worlds(state, first, second, pairs, policy=CHANCE))
    with pytest.raises(RecordError):
        next(worlds(state, first, second, policy="wizard"))
    after = state.play(first)
    if first not in after.legal():
        with pytest.raises((IllegalDecision, RecordError)):
            next(worlds(after, first, first, policy=CHANCE))
    chance, playout = policy_named(name, CHANCE, 1), after.playout()
    while playout.due is not None:
        playout.play(chance.choose(playout))
    with pytest.raises(RecordError):
        next(worlds(playout.freeze(), first, second, policy=CHANCE))
