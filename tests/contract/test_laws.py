"""Laws that hold at every moment of every game, tried on random games of every shape."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.rulebook_table import answers, every_answer, refusing_rule
from tests.plausible import plausible
from tests.positions import NAMES
from tests.situations import PRINCES, due_data, legal, play_record, start_state
from tests.vector_files import rule_ids, walks
from tutor.core.base.decision import IllegalDecision

SHAPES = [(count, variant) for count in (2, 3, 4, 5) for variant in PRINCES.variants]
LONGEST = 3000  # decisions; random games have had 60 to 330

every_shape = pytest.mark.parametrize(("count", "variant"), SHAPES)
seeds = st.integers(0, 2**32)


def random_game(count, variant, seed):
    """Yield every state of a random game with its decision, None at the end."""
    choose = Random(seed)
    state = start_state(NAMES[:count], variant, seed)
    for _ in range(LONGEST):
        if state.due is None:
            yield state, None
            return
        made = choose.choice(state.legal())
        yield state, made
        state = state.play(made)
    raise AssertionError("the game does not end")


def states_near_a_rescue():
    """Yield every state of the walks that start close to the end of a game."""
    for walk in walks():
        if "position" in walk["record"]:
            yield from play_record(walk["record"]).states


def assert_the_table_holds(state):
    """Assert that every answer to the due decision is legal or refused as the contract's tables say."""
    position, asked = state.position(), due_data(state)
    expected = answers(position, asked)
    assert legal(state) == expected
    assert len(expected) >= 2
    for data in every_answer(position, asked):
        made = PRINCES.read_decision(data, state.players, "decisions[0]")
        refusal = state.refusal(made)
        rule = None if refusal is None else refusal.rule
        assert (data, rule) == (data, refusing_rule(position, asked, data))


@every_shape
@pytest.mark.rules("turn.player")
def test_legal_decisions_are_those_of_the_contracts_table(count, variant):
    """At every moment the legal decisions, their order and every refusal are those of the tables."""
    for state, made in random_game(count, variant, seed=count):
        if made is not None:
            assert_the_table_holds(state)


def test_the_table_holds_close_to_the_end_too():
    """The contract's tables are true also for short decks, empty rows and last days."""
    for state in states_near_a_rescue():
        if state.due is not None:
            assert_the_table_holds(state)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=seeds, shape=st.sampled_from(SHAPES))
@pytest.mark.rules("turn.player", "turn.over")
def test_a_decision_is_legal_or_refused(seed, shape):
    """A well-formed illegal decision has a refusal, and playing the decision raises the same one."""
    tries = Random(seed)
    rules = set(rule_ids())
    for state, _ in random_game(*shape, seed):
        pending = state.position()["pending"] or {}
        allowed = state.legal()
        for _ in range(4):
            data = plausible(tries, state.players, pending.get("count", 2))
            made = PRINCES.read_decision(data, state.players, "decisions[0]")
            refusal = state.refusal(made)
            assert (refusal is None) == (made in allowed)
            if refusal is not None:
                assert refusal.rule == refusing_rule(state.position(), due_data(state), data)
                assert refusal.rule in rules
                assert refusal.decision == made
                assert len(refusal.nearest) <= 3
                assert set(refusal.nearest) <= set(allowed)
                with pytest.raises(IllegalDecision) as raised:
                    state.play(made)
                assert raised.value.refusal == refusal


@settings(max_examples=10, deadline=None, derandomize=True)
@given(seed=seeds, shape=st.sampled_from(SHAPES))
def test_the_winners_follow_from_the_scores(seed, shape):
    """The winners have the highest total and, among equal totals, the most units.

    They come in seat order.
    """
    *_, (state, _) = random_game(*shape, seed)
    result = state.position()["result"]
    assert [score["name"] for score in result["scores"]] == list(NAMES[: shape[0]])
    best = max((score["total"], score["units"]) for score in result["scores"])
    expected = [s["name"] for s in result["scores"] if (s["total"], s["units"]) == best]
    assert result["winners"] == expected


def test_the_rules_of_the_game_are_those_of_the_rule_book():
    assert PRINCES.rules == frozenset(rule_ids())
