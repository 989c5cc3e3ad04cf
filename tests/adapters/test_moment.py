"""Moments as search programs keep them: never changed, cheaply copied, stored whole."""

import copy
import pickle
from random import Random

import pytest

from tests.trees import GAMES
from tutor.adapters.moment import BASE, CHANCE, DIGITS, OVER, Moment, seed_of

pytestmark = pytest.mark.parametrize("name", GAMES)
NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6]


def deal(name, players=3):
    """Return a moment just after the deal."""
    moment = Moment(name, players, "standard")
    for digit in NUMBERS[:DIGITS]:
        assert moment.seat == CHANCE
        moment = moment.draw(digit)
    return moment


def random_moments(name, choices=30, seed=1):
    """Return the moments of a random game with at most `choices` choices."""
    chance, moments = Random(seed), [deal(name)]
    while moments[-1].seat != OVER and len(moments) <= choices:
        moments.append(moments[-1].choose(chance.randrange(len(moments[-1].legal))))
    return moments


def test_the_digits_make_the_seed(name):
    """The digits that chance chooses one after another are those of the deal's seed."""
    seed = seed_of(NUMBERS[:DIGITS])
    assert 0 <= seed < BASE**DIGITS
    game = deal(name).dealt_state.game
    start = game.start(game.random_setup(deal(name).dealt_state.players, "standard", seed))
    assert deal(name).dealt_state.position() == start.position()


def test_a_copy_is_the_moment_itself(name):
    """Nothing changes a moment, so a copy is the moment itself."""
    for moment in (Moment(name, 3, "standard"), *random_moments(name, 5)):
        assert copy.deepcopy(moment) is moment


def test_a_stored_moment_is_restored_whole(name):
    """A restored moment has the same position, and the same observations for every player."""
    for moment in random_moments(name)[::6]:
        again = pickle.loads(pickle.dumps(moment))
        assert again.dealt_state.position() == moment.dealt_state.position()
        assert (again.seat, again.digits, again.legal) == (moment.seat, moment.digits, moment.legal)
        for player in moment.dealt_state.players:
            assert again.memory.of(player) == moment.memory.of(player)
            assert again.seen_by(player) == moment.seen_by(player)


def test_no_two_choices_have_the_same_words(name):
    """Each choice has its description, in the order of the choices."""
    for moment in random_moments(name):
        if moment.seat != OVER:
            assert len(set(moment.words)) == len(moment.words) == len(moment.legal)


def test_the_same_observations_are_the_same_memory(name):
    """Two memories are equal exactly if the player was told the same observations."""
    for first, second in zip(random_moments(name), random_moments(name), strict=True):
        assert first.memory.of("Ana") == second.memory.of("Ana")
    sums = [moment.memory.of("Ana") for moment in random_moments(name)]
    assert len(set(sums)) == len(sums)


def test_a_player_does_not_notice_a_new_deal(name):
    """After a new deal of the hidden cards the player sees and remembers the same."""
    for moment in random_moments(name)[:-1]:
        for player in moment.dealt_state.players:
            again = moment.redeal(player, Random(1))
            assert again.seen_by(player) == moment.seen_by(player)
            assert again.memory.of(player) == moment.memory.of(player)
            assert again.seat == moment.seat
