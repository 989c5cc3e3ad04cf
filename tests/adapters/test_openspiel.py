"""OpenSpiel's own tests pass for every game, and its searches see nothing that is hidden from them."""

from random import Random

import pytest

from tests.adapters.playthrough import GAMES as TOLD
from tests.adapters.playthrough import file_of, playthrough_text
from tests.trees import GAMES
from tutor.adapters.numbers import seats
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.words.text import text_for

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from tutor.adapters import openspiel  # noqa: E402

TABLES = [
    (name, players)
    for name in GAMES
    for players in range(seats(find_game(name))[0], seats(find_game(name))[1] + 1)
]


def load(name, players=3, variant="standard"):
    """Return the game as OpenSpiel finds it."""
    return pyspiel.load_game(f"tutor_{name}(players={players},variant={variant})")


def states(name, players=3, seed=1):
    """Yield every state of a random game after the deal."""
    chance, state = Random(seed), load(name, players).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state = state.child(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_test_passes(name, players):
    """OpenSpiel plays at random, copies and stores each state, and checks actions, texts and utilities."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.endurance
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_test_passes_many_times(name, players):
    """OpenSpiel's own test passes for twenty random games."""
    pyspiel.random_sim_test(load(name, players), num_sims=20, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_the_descriptions_of_the_page(name):
    """Actions are ascending numbers from 0.

    Their strings are the page's descriptions, no two alike.
    """
    for state in states(name):
        if state.is_terminal():
            continue
        inner = state.moment.dealt_state
        words = [said for _, said in text_for(name).decisions(inner)]
        actions = state.legal_actions()
        assert actions == list(range(len(words)))
        assert [state.action_to_string(action) for action in actions] == words
        assert [state.string_to_action(said) for said in words] == actions


@pytest.mark.parametrize("name", GAMES)
def test_observations_show_only_what_a_player_may_know(name):
    """An observation is made of the player's view, and stays the same after a new deal of the hidden cards."""
    for state in list(states(name))[:-1:4]:
        for player in range(3):
            again = state.resample_from_infostate(player, Random(3).random)
            assert again.observation_string(player) == state.observation_string(player)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
        assert state.observation_string(0) != state.observation_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_the_public_observation_shows_no_secret(name):
    """The public observation is the same for every seat, and after a new deal of the hidden cards."""
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = load(name).make_py_observer(kind)
    for state in list(states(name))[:-1:5]:
        told = {
            public.string_from(each, seat)
            for each in (state, hidden_anew(state))
            for seat in range(3)
        }
        assert len(told) == 1
        assert '"hidden"' in told.pop()


def hidden_anew(state):
    """Deal anew, for each player in turn, the cards hidden from that player; return the state."""
    return state.redeal(0, Random(1)).redeal(1, Random(2)).redeal(2, Random(3))


@pytest.mark.parametrize("name", GAMES)
def test_information_states_remember_what_a_player_was_told(name):
    """No information state of a player repeats in a game."""
    told_apart = [state.information_state_string(0) for state in states(name)]
    assert len(set(told_apart)) == len(told_apart)


@pytest.mark.parametrize("name", GAMES)
def test_the_history_fixes_the_game(name):
    """The same actions, chance included, lead to the same state."""
    *_, last = states(name)
    again = load(name).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()
    assert sum(again.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name):
    state = next(states(name))
    before = str(state)
    copy = state.clone()
    assert copy.moment is state.moment
    copy.apply_action(1)
    assert (str(state), str(copy) == before) == (before, False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("own", [True, False], ids=["seeded", "as they come"])
def test_a_search_over_hidden_information_runs(name, own):
    """OpenSpiel's search deals from what the player knows, and finds a legal action."""
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(load(name), evaluator, 1.4, 8, random_state=chance)
    if own:
        bot.set_resampler(openspiel.resampler(5))
    for state in list(states(name))[1:-1:12]:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_searches_with_the_same_seeds_choose_the_same(name):
    state = list(states(name))[5]

    def choice():
        chance = np.random.RandomState(4)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(load(name), evaluator, 1.4, 10, random_state=chance)
        bot.set_resampler(openspiel.resampler(6))
        return bot.get_policy(state)

    assert choice() == choice()


@pytest.mark.parametrize("name", GAMES)
def test_an_impossible_table_is_refused(name):
    """Loading a table with too many players or an unknown variant raises an error."""
    with pytest.raises(RecordError):
        load(name, players=20)
    with pytest.raises(RecordError):
        load(name, variant="upside_down")


@pytest.mark.parametrize("game", TOLD)
def test_a_playthrough_is_as_it_was_reviewed(game):
    """The playthrough of a game stays the same; `python -m tests.adapters` accepts a change."""
    assert playthrough_text(game) == file_of(game).read_text(encoding="utf-8")
