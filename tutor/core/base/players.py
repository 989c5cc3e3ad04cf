"""Who decides: players who explain themselves, and policies for fast play.

Players and policies use only the legal decisions and the view of the player who is due. Cards
hidden from that player never change the choice.

A game that gives advice has an `Adviser` in its kit. It weighs every legal decision of the due
player by rules of thumb, from that player's view only, and returns them best first, each with a
reason; for a player who is not due it returns nothing. The caller may also give a second player.
Then the adviser uses only what both players know, so that the second player may hear the reasons.
A decision whose reason rests only on secrets has the reason UNTOLD, or the adviser leaves it out.
The same advice serves advised players, hints, and the answer to "why is this good?".

A policy chooses on a playout and gives no reasons. Every game has the policy of chance; a game with
advice also has the policy of its rules of thumb, and its kit may add faster and stronger policies.
A seed fixes every random choice of a player and of a policy.
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
"""The name of the policy that makes a plan; not every game has one."""
SEARCH: Final = "search"
"""The name of the policy that plays games on from each decision; it takes a second or two."""


class Reason(NamedTuple):
    """The reason for or against a decision: the rule of thumb and its figures.

    `numbers` holds JSON values, as an event's data do. `GameWords.reason` says the reason in words.
    """

    key: str
    numbers: Mapping[str, Any]


UNTOLD: Final = Reason("untold", {})
"""The reason in place of one that depends on secrets; no game has words for it."""


class Advice(NamedTuple):
    """A decision with its reason and its weight; a greater weight means a better decision.

    Weights compare decisions in the same state; weights from two states cannot be compared.
    """

    decision: Decision
    reason: Reason
    weight: float


class Adviser(Protocol):
    """Weighs decisions by a game's rules of thumb."""

    def __call__(self, state: State, player: str, other: str | None = None) -> list[Advice]:
        """Every legal decision of a player with its reason, best first. Raises RecordError.

        If `other` is given, the weights use only what both players know.
        """


def best_first(weighed: list[Advice]) -> list[Advice]:
    """The advice with the greatest weight first; decisions of equal weight keep their order."""
    return sorted(weighed, key=lambda advice: -advice.weight)


class Chosen(NamedTuple):
    """A decision and its reason; the reason is None after a choice by chance."""

    decision: Decision
    reason: Reason | None


class Player(Protocol):
    """Decides for the player who is due."""

    def choose(self, state: State) -> Chosen:
        """One legal decision of the player who is due. Raises ValueError when the game is over."""

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason for a decision that may be told to a seat; None if chance made the decision.

        It does not depend on anything hidden from that seat. Raises ValueError when the game is
        over.
        """


class AdvisedPlayer:
    """Chooses the first decision of a game's advice, with its reason; it has no memory."""

    def __init__(self, advise: Adviser) -> None:
        self._advise = advise

    def choose(self, state: State) -> Chosen:
        """The best decision by the rules of thumb. Raises ValueError when the game is over."""
        best = self._advise(state, _due(state), None)[0]
        return Chosen(best.decision, best.reason)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason by what the due player and the seat both know; UNTOLD if that gives no reason.

        The reason is given even if another decision seems better by shared knowledge: silence would
        reveal that hidden cards favour the decision. Raises ValueError when the game is over.
        """
        shared = self._advise(state, _due(state), seat)
        reasons = [each.reason for each in shared if each.decision == decision]
        return reasons[0] if reasons else UNTOLD


def random_player(seed: int) -> Player:
    """A player who draws each legal decision with the same chance; the seed fixes the order."""
    return PolicyPlayer(ChancePolicy(seed))


def advised_player(game_name: str) -> Player | None:
    """A player who follows the game's advice; None if the game gives none.

    Raises KeyError when no such game is found.
    """
    adviser = kit_of(game_name).advice
    return None if adviser is None else AdvisedPlayer(adviser)


def draw_decision(chance: Random, legal: Sequence[Decision]) -> Decision:
    """One of the given decisions, each with the same chance."""
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
    """The parts of a game for fast play: policies, and what a search needs to stop early."""

    makers: Mapping[str, Maker]
    advisers: Mapping[str, Adviser] = field(default_factory=dict)
    """More advisers by name; each chooses as the policy of the same name, and gives reasons."""
    estimate: Callable[[Playout], Sequence[float]] | None = None
    """Estimates each player's chance to win, in seat order."""
    shortlist: Callable[[Playout], Sequence[Decision]] | None = None
    """Gives the legal decisions to compare in a search, the likeliest first.

    With fewer than two there is no search. Their number must not depend on hidden cards, because
    the other players learn whether there was a search.
    """
    quick: str = RULES
    """The name of the policy that chooses where a decision is not worth a search."""
    stage: Callable[[Playout], Hashable] | None = None
    """Gives a value, such as the day or the round; a search may stop and estimate where it changes.
    """


class ChancePolicy:
    """Chooses by chance, each legal decision with the same chance."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, playout: Playout) -> Decision:
        """One legal decision."""
        return draw_decision(self._chance, playout.legal())


class AdvisedPolicy:
    """Chooses the first decision of a game's advice; slow, for games without a faster policy."""

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
    """The player who chooses as the policy of this name, with reasons if an adviser has this name.

    Raises RecordError with the place if the game has no policy of this name.
    """
    own = kit_of(game).policies
    if own is not None and name in own.advisers:
        return AdvisedPlayer(own.advisers[name])
    advised = advised_player(game) if name == RULES else None
    return PolicyPlayer(policy_named(game, name, seed, place)) if advised is None else advised


class PolicyPlayer:
    """Chooses by a policy, without a reason."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, state: State) -> Chosen:
        """The decision of the policy. Raises ValueError when the game is over."""
        if state.due is None:
            raise ValueError("the game is over: no player decides")
        return Chosen(self._policy.choose(state.playout()), None)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """Always None: a policy gives no reasons."""
        return None


def policy_named(game: str, name: str, seed: int, place: str = "policy") -> Policy:
    """The policy of a game by its name. Raises RecordError with the place if the game has none."""
    makers = policies_of(game)
    if name not in makers:
        numbers = {"found": name[:60], "expected": list(makers)}
        raise RecordError([Fault(place, "unknown_policy", numbers)])
    return makers[name](seed)
