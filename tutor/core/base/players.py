"""Who decides: players who explain themselves, and policies for fast play.

Both use only the view of the player who is due and the legal decisions. If states differ only in
cards hidden from that player, the same player makes the same choice in them.

A game that gives advice has an `Adviser` in its kit. It weighs every legal decision of a player by
rules of thumb, from their view alone, best first, each with the reason for it; for other players it
returns nothing. With another player it weighs them from the shared knowledge of both, so that its
reasons can be told to that player; a reason that rests on secrets alone is UNTOLD, or left out. One
source serves the players who decide so, hints, and the answer to "why is this good?".

A policy chooses on a playout and gives no reasons. Every game has the policy of chance, and a game
with advice that of its rules of thumb; its kit may bring faster and stronger ones. A seed fixes all
chance of a player and of a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.kit import kit_of

NAMES: Final = ("Ana", "Beto", "Chaska", "Diego", "Elena", "Felipe", "Gloria", "Hugo")
CHANCE: Final = "chance"
RULES: Final = "rules"
PLANNER: Final = "planner"
"""The policy that makes a plan, of a game that has one."""
SEARCH: Final = "search"
"""The policy that tries decisions out, and takes a second or two for each."""


class Reason(NamedTuple):
    """The reason for or against a decision: the rule of thumb and its figures.

    `numbers` holds JSON values, as an event's data do; `GameWords.reason` says both.
    """

    key: str
    numbers: Mapping[str, Any]


UNTOLD: Final = Reason("untold", {})
"""Stands for a reason that rests on secrets. No game has words for it."""


class Advice(NamedTuple):
    """A decision with its reason; the greater the weight, the better it seems.

    Weights compare the decisions of one moment, not moments.
    """

    decision: Decision
    reason: Reason
    weight: float


class Adviser(Protocol):
    """Weighs decisions by a game's rules of thumb."""

    def __call__(self, state: State, player: str, other: str | None = None) -> list[Advice]:
        """Every legal decision of a player with its reason, best first. Raises RecordError.

        With `other` they are weighed from what that player knows as well.
        """


def best_first(weighed: list[Advice]) -> list[Advice]:
    """The best first; decisions of equal weight in the order of the rules."""
    return sorted(weighed, key=lambda advice: -advice.weight)


class Chosen(NamedTuple):
    """A decision and the reason for it; chance has none."""

    decision: Decision
    reason: Reason | None


class Player(Protocol):
    """Decides for the player who is due."""

    def choose(self, state: State) -> Chosen:
        """One legal decision of the player who is due. Raises ValueError when the game is over."""

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason for a decision that may be told to a seat; chance has no reason.

        It does not depend on anything hidden from that seat. Raises ValueError when the game is
        over.
        """


class AdvisedPlayer:
    """Chooses what a game's advice puts first, with its reason; it remembers nothing."""

    def __init__(self, advise: Adviser) -> None:
        self._advise = advise

    def choose(self, state: State) -> Chosen:
        """The best decision by the rules of thumb. Raises ValueError when the game is over."""
        best = self._advise(state, _due(state), None)[0]
        return Chosen(best.decision, best.reason)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason that what both know gives for this decision, or UNTOLD where it gives none.

        It is told even if another decision seems better by it: silence would reveal that hidden
        cards speak for the decision. Raises ValueError when the game is over.
        """
        shared = self._advise(state, _due(state), seat)
        reasons = [each.reason for each in shared if each.decision == decision]
        return reasons[0] if reasons else UNTOLD


def random_player(seed: int) -> Player:
    """A player who chooses any legal decision, each as likely; the seed fixes them in order."""
    return PolicyPlayer(ChancePolicy(seed))


def advised_player(game_name: str) -> Player | None:
    """A player who follows the game's advice, or None where a game gives none.

    Raises KeyError when no such game is found.
    """
    adviser = kit_of(game_name).advice
    return None if adviser is None else AdvisedPlayer(adviser)


def draw_decision(chance: Random, legal: Sequence[Decision]) -> Decision:
    """One of these decisions, each as likely."""
    return legal[int(chance.random() * len(legal))]


def _due(state: State) -> str:
    if state.due is None:
        raise ValueError("the game is over: no player decides")
    return state.due.player


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
