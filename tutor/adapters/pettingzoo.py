"""Every game as an environment of PettingZoo, in which one agent acts after another.

env("princes", players=3)

Agents are the seats. An action is the index of a decision in the list of legal ones;
`infos[agent]["action_mask"]` says which indexes are legal. The reward comes at the end: the share
of the victory. This module needs the extra `pettingzoo`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tutor.adapters.numbers import (
    FEATURES,
    LARGEST,
    MOST_CHOICES,
    VARIANT,
    begin,
    features,
    victory,
)
from tutor.core.base.game import Decision, State, find_game
from tutor.core.words.text import text_for

SEEDS: Final = 2**32
Observation = NDArray[np.float32]


def env(game: str, players: int = 3, variant: str = VARIANT) -> AECEnv:
    """Return the environment of a game, in PettingZoo's wrappers, which check how it is used.

    Raises KeyError for an unknown game, and RecordError for an impossible number or variant.
    """
    bare = TutorEnv(game, players, variant)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class TutorEnv(AECEnv):
    """A game for this many players. Raises RecordError for an impossible number or variant."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tutor_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    render_mode = "ansi"

    def __init__(self, game: str, players: int = 3, variant: str = VARIANT) -> None:
        super().__init__()
        self.game = find_game(game)
        self.players = players
        self.variant = variant
        self.table: State = begin(self.game, players, variant, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.names = dict(zip(self.possible_agents, self.table.players, strict=True))
        self.observation_spaces = {
            agent: Box(0, LARGEST, (FEATURES,), np.float32) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(MOST_CHOICES) for agent in self.possible_agents}
        self.legal: tuple[Decision, ...] = ()
        self.chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Box:
        """Return the space of an observation: the numbers of a view, from 0 to `LARGEST`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """Return the space of indexes into the list of legal decisions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, a different game each time. `options` has no effect."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        deal = int(self.chance.integers(SEEDS))
        self.table = begin(self.game, self.players, self.variant, deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return the agent's view as numbers."""
        told = features(self.table.view(self.names[agent]), self.table.players)
        return np.array(told, np.float32)

    def step(self, action: int | None) -> None:
        """Play the decision of the agent who is due.

        Raises IndexError for an index without a decision.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if not 0 <= action < len(self.legal):
            raise IndexError(action)
        self.table = self.table.play(self.legal[action])
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        self.rewards = dict(zip(self.agents, victory(self.table), strict=True))
        self._accumulate_rewards()

    def choices(self) -> list[str]:
        """Return the descriptions of the legal decisions, in the order of the actions."""
        return [words for _, words in text_for(self.game.name).decisions(self.table)]

    def render(self) -> str:
        """Return the view of the agent who is due, in words."""
        view = self.table.view(self.names[self.agent_selection])
        return "\n".join(text_for(self.game.name).position(view))

    def close(self) -> None:
        """Do nothing, because the environment holds nothing to close."""

    def _ask(self) -> None:
        """Select the agent who is to decide, or end the game for all agents."""
        due = self.table.due
        self.legal = self.table.legal()
        mask = np.zeros(MOST_CHOICES, np.int8)
        mask[: len(self.legal)] = 1
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if due is None:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.agents[self.table.players.index(due.player)]
        self.infos[self.agent_selection] = {"action_mask": mask}
