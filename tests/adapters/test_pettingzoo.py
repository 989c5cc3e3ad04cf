"""PettingZoo's own tests pass for every game, without a warning."""

from random import Random

import pytest

from tests.trees import GAMES
from tutor.adapters.numbers import MOST_CHOICES, seats
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.words.text import text_for

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

from pettingzoo.test import api_test, seed_test

from tutor.adapters.pettingzoo import TutorEnv, env

TABLES = [
    (name, players)
    for name in GAMES
    for players in range(seats(find_game(name))[0], seats(find_game(name))[1] + 1)
]


def play(table, seed):
    """Play at random to the end, and return the rewards of all players."""
    chance, total = Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last()
        total[agent] = total.get(agent, 0) + reward
        table.step(None if over else chance.randrange(int(info["action_mask"].sum())))
    return total


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_own_tests_pass(name, players):
    """The tests of PettingZoo check the interface, and that a seed fixes everything."""
    api_test(env(name, players), num_cycles=1000)
    seed_test(lambda: env(name, players), num_cycles=500)


@pytest.mark.parametrize("name", GAMES)
def test_the_winners_share_a_victory(name):
    """Rewards come at the end and add up to one; the same seed gives the same rewards."""
    table = TutorEnv(name)
    first = play(table, 3)
    assert sum(first.values()) == pytest.approx(1)
    assert set(first) == set(table.possible_agents)
    assert play(table, 3) == first


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_the_descriptions_of_the_page(name):
    """The action mask allows each legal decision, with its description.

    The table refuses other actions.
    """
    table = TutorEnv(name)
    table.reset(seed=1)
    mask = table.infos[table.agent_selection]["action_mask"]
    words = [said for _, said in text_for(name).decisions(table.table)]
    assert table.choices() == words
    assert [place for place in range(MOST_CHOICES) if mask[place]] == list(range(len(words)))
    with pytest.raises(IndexError):
        table.step(len(words))


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_games_differ(name):
    """Each reset deals a new game; a seed begins the same row of games again."""
    table = TutorEnv(name)

    def deals(seed):
        table.reset(seed=seed)
        first = table.table.position()
        table.reset()
        return first, table.table.position()

    assert deals(8) == deals(8)
    assert deals(8)[0] != deals(8)[1]


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_sees_its_view(name):
    """The page renders the view of the player whose turn it is, in words."""
    table = env(name)
    table.reset(seed=2)
    inner = table.unwrapped
    view = inner.table.view(inner.names[inner.agent_selection])
    assert table.render() == "\n".join(text_for(name).position(view))
    assert inner.observation_space("player_0").contains(inner.observe("player_0"))


@pytest.mark.parametrize("name", GAMES)
def test_an_impossible_table_is_refused(name):
    """A table with too many players or an unknown variant is refused."""
    for players, variant in [(20, "standard"), (3, "upside_down"), (0, "standard")]:
        with pytest.raises(RecordError):
            env(name, players, variant)
