"""Policies in every game: they play to the end, choose as the players do, and none peeps."""

from random import Random

import pytest

from tests.contract.games.shelf import LONGEST, NAMES, laws, start_state, states
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.base.players import CHANCE, RULES, advised_player, policies_of, policy_named
from tutor.core.base.redeal import redeal
from tutor.core.records.record import random_record

SLOW = {"search"}  # has tests of its own, with few playouts


def play_out(state, policy):
    """Return the decisions of a policy in all seats, to the end."""
    playout, made = state.playout(), []
    while playout.due is not None:
        assert len(made) < LONGEST, "the game does not end"
        made.append(policy.choose(playout))
        assert made[-1] in playout.legal()
        playout.play(made[-1])
    return made


def test_chance_plays_as_the_record_of_its_seed(name):
    """The random policy uses its source of chance like a random record: once for each decision."""
    for count, variant in laws(name).SHAPES[:2]:
        record = random_record(find_game(name), count, variant, 3)
        assert record.setup["players"] == list(NAMES[:count])
        assert play_out(record.start, policy_named(name, CHANCE, 3)) == list(record.decisions)


def test_the_rules_of_thumb_choose_the_advised_decision(name):
    """The policy, which needs no words and views, makes the decisions of the advised player."""
    advised = advised_player(name)
    if advised is None:
        assert RULES not in policies_of(name)
        return
    policy = policy_named(name, RULES, 1)
    for seed, (count, variant) in enumerate(laws(name).SHAPES):
        state = start_state(name, count, variant, seed)
        while state.due is not None:
            decision = policy.choose(state.playout())
            assert decision == advised.choose(state).decision
            state = state.play(decision)


def test_no_policy_peeps_or_changes_the_game(name):
    """After a new deal of what the player cannot see the choice is the same.

    Choosing changes no state.
    """
    chance = Random(6)
    for number, state in enumerate(states(name, every=9)):
        if state.due is None:
            continue
        twin = redeal(state, state.due.player, chance)
        for policy in {*policies_of(name)} - SLOW:
            playout = state.playout()
            choice = policy_named(name, policy, number).choose(playout)
            assert choice == policy_named(name, policy, number).choose(twin.playout())
            assert playout.freeze().position() == state.position()


def test_an_unknown_policy_is_an_error_with_its_place(name):
    """The error of an unknown policy has its place and names the known policies."""
    with pytest.raises(RecordError) as error:
        policy_named(name, "wizard", 1, "seats[2]")
    assert error.value.faults[0].place == "seats[2]"
    assert CHANCE in error.value.faults[0].numbers["expected"]
