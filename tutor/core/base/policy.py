"""Policies: players for fast play, who choose on a playout and give no reasons.

A policy uses only the knowledge of its player. Every game has the policy of chance, and a game with
advice that of its rules of thumb; its kit may bring faster and stronger ones. A seed fixes all
chance of a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from tutor.core.base.advice import Adviser, Reason
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import AdvisedPlayer, Chosen, Player, advised_player, draw_decision

CHANCE: Final = "chance"
RULES: Final = "rules"
PLANNER: Final = "planner"
"""The policy that makes a plan, of a game that has one."""
SEARCH: Final = "search"
"""The policy that tries decisions out, and takes a second or two for each."""


class Policy(Protocol):
    """Decides for the player who is due in a playout."""

    def choose(self, playout: Playout) -> Decision:
        """One of the legal decisions; the game must not be over."""


Maker = Callable[[int], Policy]
"""Makes a policy from a seed."""


@dataclass(frozen=True)
class GamePolicies:
    """The parts of a game for fast play: policies, and estimates for a search to stop at."""

    makers: Mapping[str, Maker]
    advisers: Mapping[str, Adviser] = field(default_factory=dict)
    """Advisers that choose as a policy of the same name, with reasons; beside the game's advice."""
    estimate: Callable[[Playout], Sequence[float]] | None = None
    """Each player's chance of winning, by rule of thumb, in seat order."""
    shortlist: Callable[[Playout], Sequence[Decision]] | None = None
    """The legal decisions worth a search, the likeliest first; fewer than two for none.

    Their number must not depend on hidden cards: the others are told.
    """
    quick: str = RULES
    """The policy to which a search leaves what it does not try out."""
    stage: Callable[[Playout], Hashable] | None = None
    """Changes where a search may stop and estimate: a day, a round."""


class ChancePolicy:
    """Chooses any legal decision, each as likely."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, playout: Playout) -> Decision:
        """One legal decision."""
        return draw_decision(self._chance, playout.legal())


class AdvisedPolicy:
    """Chooses what a game's advice puts first; slow, for games without a policy of their own."""

    def __init__(self, game: str) -> None:
        adviser = kit_of(game).advice
        assert adviser is not None
        self._player = AdvisedPlayer(adviser)

    def choose(self, playout: Playout) -> Decision:
        """The best decision by the rules of thumb."""
        return self._player.choose(playout.freeze()).decision


def policies_of(game: str) -> dict[str, Maker]:
    """The policies of a game by name. Raises KeyError when no such game is found."""
    found: dict[str, Maker] = {CHANCE: ChancePolicy}
    if kit_of(game).has("advice"):
        found[RULES] = lambda seed: AdvisedPolicy(game)
    own = kit_of(game).policies
    return found if own is None else found | dict(own.makers)


def player_named(game: str, name: str, seed: int, place: str = "player") -> Player:
    """The player who chooses as a policy does, with reasons if the game gives advice.

    Raises RecordError, naming the place, for a name the game does not have.
    """
    own = kit_of(game).policies
    if own is not None and name in own.advisers:
        return AdvisedPlayer(own.advisers[name])
    advised = advised_player(game) if name == RULES else None
    return PolicyPlayer(policy_named(game, name, seed, place)) if advised is None else advised


class PolicyPlayer:
    """Chooses as a policy does, without a reason."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, state: State) -> Chosen:
        """The decision of the policy. Raises ValueError when the game is over."""
        if state.due is None:
            raise ValueError("the game is over: no player decides")
        return Chosen(self._policy.choose(state.playout()), None)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """None: there is no reason."""
        return None


def policy_named(game: str, name: str, seed: int, place: str = "policy") -> Policy:
    """A policy of a game. Raises RecordError, naming the place, for a name it does not have."""
    makers = policies_of(game)
    if name not in makers:
        numbers = {"found": name[:60], "expected": list(makers)}
        raise RecordError([Fault(place, "unknown_policy", numbers)])
    return makers[name](seed)
