"""Moments as search programs hold them: never changed, cheaply copied, stored whole."""

import copy
import pickle
from random import Random

import pytest

from tests.trees import GAMES
from tutor.adapters.moment import BASE, CHANCE, DIGITS, OVER, Moment, seed_of

pytestmark = pytest.mark.parametrize("name", GAMES)
NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6]


def deal(name, players=3):
    """A moment just after the deal."""
    moment = Moment(name, players, "standard")
    for digit in NUMBERS[:DIGITS]:
        assert moment.seat == CHANCE
        moment = moment.draw(digit)
    return moment


def random_moments(name, choices=30, seed=1):
    """The moments of a random game, as far as so many choices go."""
    chance, moments = Random(seed), [deal(name)]
    while moments[-1].seat != OVER and len(moments) <= choices:
        moments.append(moments[-1].choose(chance.randrange(len(moments[-1].legal))))
    return moments


def test_the_digits_make_the_seed(name):
    """The deal is that of the seed which the digits write."""
    seed = seed_of(NUMBERS[:DIGITS])
    assert 0 <= seed < BASE**DIGITS
    game = deal(name).dealt_state.game
    start = game.start(game.random_setup(deal(name).dealt_state.players, "standard", seed))
    assert deal(name).dealt_state.position() == start.position()


def test_a_copy_is_the_moment_itself(name):
    """Nothing changes a moment, so copying costs nothing."""
    for moment in (Moment(name, 3, "standard"), *random_moments(name, 5)):
        assert copy.deepcopy(moment) is moment


def test_a_moment_is_stored_whole(name):
    """What is stored and restored is the same position, told the same to everybody."""
    for moment in random_moments(name)[::6]:
        again = pickle.loads(pickle.dumps(moment))
        assert again.dealt_state.position() == moment.dealt_state.position()
        assert (again.seat, again.digits, again.legal) == (moment.seat, moment.digits, moment.legal)
        for player in moment.dealt_state.players:
            assert again.memory.of(player) == moment.memory.of(player)
            assert again.seen_by(player) == moment.seen_by(player)


def test_no_two_choices_have_the_same_words(name):
    """A description for each, in the order of the choices."""
    for moment in random_moments(name):
        if moment.seat != OVER:
            assert len(set(moment.words)) == len(moment.words) == len(moment.legal)


def test_who_is_told_the_same_remembers_the_same(name):
    """A memory is what was told on the way: the same way the same, another way another."""
    for first, second in zip(random_moments(name), random_moments(name), strict=True):
        assert first.memory.of("Ana") == second.memory.of("Ana")
    sums = [moment.memory.of("Ana") for moment in random_moments(name)]
    assert len(set(sums)) == len(sums)


def test_dealing_anew_is_not_noticed(name):
    """The player sees and remembers the same afterwards."""
    for moment in random_moments(name)[:-1]:
        for player in moment.dealt_state.players:
            again = moment.redeal(player, Random(1))
            assert again.seen_by(player) == moment.seen_by(player)
            assert again.memory.of(player) == moment.memory.of(player)
            assert again.seat == moment.seat
