"""Every game as a game of OpenSpiel; importing this module registers the games.

pyspiel.load_game("tutor_princes(players=3,variant=standard)")

Chance nodes draw the digits of the seed, one after the other. An action is the index of a decision
in the list of legal ones; its string is the description that people read. Returns are shares of the
victory. This module needs the extra `openspiel`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from tutor.adapters.moment import BASE, CHANCE, DIGITS, OVER, Moment
from tutor.adapters.numbers import FEATURES, MOST_CHOICES, VARIANT, begin, features, seats, victory
from tutor.core.base.game import find_game
from tutor.core.base.kit import games
from tutor.core.records.record import MOST_DECISIONS, position_id
from tutor.core.words.text import text_for

PREFIX: Final = "tutor_"
Resampler = Callable[["TutorState", int], "TutorState"]


def game_type(name: str) -> pyspiel.GameType:
    """Return the type of the game with this name, as OpenSpiel describes types."""
    fewest, most = seats(find_game(name))
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Tutor: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(max(fewest, 3), most), "variant": VARIANT},
    )


class TutorGame(pyspiel.Game):
    """A game of the tutor as a game of OpenSpiel, for the number of players in `params`.

    Each game of the tutor has a subclass, with the game's name. Raises RecordError for an impossible
    number or variant.
    """

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any]) -> None:
        players, variant = int(params["players"]), str(params["variant"])
        self.names = begin(find_game(self.name), players, variant, 0).players
        self.beginning = Moment(self.name, players, variant)
        information = pyspiel.GameInfo(
            num_distinct_actions=MOST_CHOICES,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, information, dict(params))

    def new_initial_state(self) -> TutorState:
        """Return the state before the deal."""
        return TutorState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of digits of the seed."""
        return DIGITS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TutorObserver:
        """Return an observer that shows a state to a player or, without private information, to all."""
        if kind is None:
            return TutorObserver(self.names, False)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return TutorObserver(("",) * len(self.names), kind.perfect_recall)
        return TutorObserver(self.names, kind.perfect_recall)


class TutorState(pyspiel.State):
    """A moment of a game, with the methods that OpenSpiel calls."""

    def __init__(self, game: TutorGame) -> None:
        super().__init__(game)
        self.moment = game.beginning

    def current_player(self) -> int:
        """Return the seat of the player who decides, or OpenSpiel's number for chance or for the end."""
        return self.moment.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.moment.legal)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every possible next digit of the seed, with its probability."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.draw(action) if moment.seat == CHANCE else moment.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action) if player == CHANCE else self.moment.words[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.seat == OVER

    def returns(self) -> list[float]:
        """Return the share of the victory of each player, in seat order."""
        state = self.moment.state
        return [0.0] * self.num_players() if state is None else victory(state)

    def __str__(self) -> str:
        state = self.moment.state
        if state is None:
            return " ".join(map(str, self.moment.digits))
        position = state.position()
        told = text_for(self.moment.game).position(position)
        return "\n".join([*told, position_id(position)])

    def redeal(self, player: int, chance: Random) -> TutorState:
        """Return a state in which the player sees and knows the same as in this state.

        All other cards are dealt at random.
        """
        state: TutorState = self.clone()
        if self.moment.state is not None:
            state.moment = self.moment.redeal(self.moment.state.players[player], chance)
        return state

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TutorState:
        """Return the method `redeal` under OpenSpiel's name.

        `sampler` returns random numbers from 0 to 1.
        """
        return self.redeal(player, Random(sampler()))


class TutorObserver:
    """An observer that shows a state to the player of a seat, as text and as numbers.

    `names` has the player of each seat; for an empty name the observer shows only what all players
    see.
    """

    def __init__(self, names: tuple[str, ...], remembers: bool) -> None:
        self.names = names
        self.remembers = remembers
        self.tensor = None if remembers or not all(names) else np.zeros(FEATURES, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TutorState, player: int) -> None:
        """Fill the tensor with the numbers of the player's view; with zeros before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.moment.state is not None:
            self.tensor[:] = features(state.moment.state.view(self.names[player]), self.names)

    def string_from(self, state: TutorState, player: int) -> str:
        """Return the player's view as text; with `remembers`, also the check sum of `Memory.of`."""
        moment, name = state.moment, self.names[player]
        if moment.state is None:
            return ""
        seen = moment.seen_by(name)
        return f"{moment.memory.of(name)}{seen}" if self.remembers else seen


def resampler(seed: int) -> Resampler:
    """Return a function for `ISMCTSBot.set_resampler`; searches with equal seeds are equal."""
    chance = Random(seed)
    return lambda state, player: state.redeal(player, chance)


def register() -> None:
    """Register every game with OpenSpiel.

    OpenSpiel keeps the registered objects until after the end of Python, and only classes survive
    that long; so each game has a class.
    """
    for name in games():
        kind = game_type(name)
        pyspiel.register_game(
            kind, type(f"Tutor_{name}", (TutorGame,), {"name": name, "kind": kind})
        )


register()
