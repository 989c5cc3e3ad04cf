"""Players, who give reasons for their decisions, and policies, which only decide quickly.

A player or policy uses only the legal decisions and the view of the player who is due. Cards that
are hidden from that player never change the choice.

A game that gives advice has an `Adviser` in its kit. The adviser weighs every legal decision of the
due player by rules of thumb and returns the decisions with their reasons, best first. It uses only
that player's view. For a player who is not due it returns nothing. If the caller names a second
player, the adviser uses only what both players know, so that the second player may hear the
reasons. A decision whose reason depends on secrets then has the reason UNTOLD, or is left out.
Automatic players, hints, and the answer to "why is this good?" all use the same advice.

A policy chooses on a playout and gives no reasons. Every game has the policy CHANCE. A game with
advice also has the policy RULES, which follows its rules of thumb. The kit may add faster and
stronger policies. A seed fixes every random choice of a player and of a policy.
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
"""The name of the policy that plans several decisions ahead; only some games have it."""
SEARCH: Final = "search"
"""The name of the policy that tries decisions in playouts; it takes a second or two for each."""
SLEEPER: Final = "sleeper"
"""The name of the adviser that rests whenever it may; only some games have it."""


class Reason(NamedTuple):
    """The reason for or against a decision: the id of a rule of thumb, and its figures.

    `numbers` holds JSON values, as the data of an event do. `GameWords.reason` says the reason in
    words.
    """

    key: str
    numbers: Mapping[str, Any]


UNTOLD: Final = Reason("untold", {})
"""The reason that replaces a reason that depends on secrets. No game has words for it."""


class Advice(NamedTuple):
    """A decision with its reason and its weight; a greater weight means a better decision.

    Weights compare decisions in the same state. Weights from two states cannot be compared.
    """

    decision: Decision
    reason: Reason
    weight: float


class Adviser(Protocol):
    """A function that weighs decisions by a game's rules of thumb."""

    def __call__(self, state: State, player: str, other: str | None = None) -> list[Advice]:
        """Return every legal decision of a player with its reason, best first.

        If `other` is given, the weights use only the knowledge that both players share. Raises RecordError
        if `player` or `other` is not one of the players.
        """


def best_first(weighed: list[Advice]) -> list[Advice]:
    """Return the advice sorted by weight, the greatest first.

    Decisions of equal weight keep their order.
    """
    return sorted(weighed, key=lambda advice: -advice.weight)


class Chosen(NamedTuple):
    """A decision and its reason. The reason is None after a random choice."""

    decision: Decision
    reason: Reason | None


class Player(Protocol):
    """An automatic player, who decides for the seat that is due."""

    def choose(self, state: State) -> Chosen:
        """Return one legal decision of the due player. Raises ValueError when the game is over."""

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """Return the reason for a decision, as a seat may hear it; None for a random decision.

        The reason depends on nothing that is hidden from that seat. Raises ValueError when the game
        is over.
        """


class AdvisedPlayer:
    """An automatic player without memory, who chooses the decision that the advice puts first."""

    def __init__(self, advise: Adviser) -> None:
        self._advise = advise

    def choose(self, state: State) -> Chosen:
        """Return the best decision by the rules of thumb.

        Raises ValueError when the game is over.
        """
        best = self._advise(state, _due(state), None)[0]
        return Chosen(best.decision, best.reason)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """Return the reason for a decision, from the knowledge that both players share.

        These are the due player and the player at `seat`. The result is UNTOLD if shared knowledge
        gives no reason. The reason is given even if another decision seems better by shared
        knowledge: silence would reveal that hidden cards favour the decision. Raises ValueError
        when the game is over.
        """
        shared = self._advise(state, _due(state), seat)
        reasons = [each.reason for each in shared if each.decision == decision]
        return reasons[0] if reasons else UNTOLD


def random_player(seed: int) -> Player:
    """Return a player who chooses each legal decision with the same chance.

    The seed fixes the sequence of choices.
    """
    return PolicyPlayer(ChancePolicy(seed))


def advised_player(game_name: str) -> Player | None:
    """Return a player who follows the game's advice; None if the game has no advice.

    Raises KeyError if there is no such game.
    """
    adviser = kit_of(game_name).advice
    return None if adviser is None else AdvisedPlayer(adviser)


def draw_decision(chance: Random, legal: Sequence[Decision]) -> Decision:
    """Return one of the given decisions, each with the same chance."""
    return legal[int(chance.random() * len(legal))]


def _due(state: State) -> str:
    if state.due is None:
        raise ValueError("the game is over: no player decides")
    return state.due.player


class Policy(Protocol):
    """A strategy that decides for the due player in a playout."""

    def choose(self, playout: Playout) -> Decision:
        """Return one of the legal decisions. The game must not be over."""


Maker = Callable[[int], Policy]
"""A function that makes a policy from a seed."""


@dataclass(frozen=True)
class GamePolicies:
    """The parts of a game for fast play: policies, and functions that help a search."""

    makers: Mapping[str, Maker]
    advisers: Mapping[str, Adviser] = field(default_factory=dict)
    """Advisers by name, in addition to the kit's `advice`.

    Each adviser chooses the same decisions as the policy of its name, and gives reasons.
    """
    estimate: Callable[[Playout], Sequence[float]] | None = None
    """A function that returns each player's estimated chance to win, in seat order."""
    estimate_error: float = 0.0
    """The standard error of the difference of two such estimates, beyond that of luck.

    The figure is measured: the program compares two decisions by estimates in many deals, and by
    many whole games.
    """
    shortlist: Callable[[Playout], Sequence[Decision]] | None = None
    """A function that returns the legal decisions that a search compares, the likeliest first.

    With fewer than two decisions there is no search. The number of decisions must not depend on
    hidden cards, because the other players can see whether there was a search.
    """
    quick: str = RULES
    """The name of the policy that chooses when a decision is not worth a search."""
    stage: Callable[[Playout], Hashable] | None = None
    """A function that returns the present stage, such as the day or the round.

    A search may stop playing and estimate the result when the stage changes.
    """


Choose = Callable[[State], Decision]
"""A function that returns a legal decision of the player who is due."""


class ChosenPolicy:
    """The policy that calls a given function. It makes a state for each decision, so it is slow."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def choose(self, playout: Playout) -> Decision:
        """Return the decision of the function.

        Raises RecordError or IllegalDecision if the function returns a decision that is not legal.
        """
        state = playout.freeze()
        decision = self._choose(state)
        if decision not in playout.legal():
            state.play(decision)
        return decision


class ChancePolicy:
    """The policy that chooses each legal decision with the same chance."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, playout: Playout) -> Decision:
        """Return one legal decision at random."""
        return draw_decision(self._chance, playout.legal())


class AdvisedPolicy:
    """The policy that chooses the decision that the game's advice puts first.

    It is slow, and serves games without a faster policy.
    """

    def __init__(self, game: str) -> None:
        adviser = kit_of(game).advice
        assert adviser is not None
        self._player = AdvisedPlayer(adviser)

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by the rules of thumb."""
        return self._player.choose(playout.freeze()).decision


def policies_of(game: str) -> dict[str, Maker]:
    """Return the makers of a game's policies by name. Raises KeyError if there is no such game."""
    found: dict[str, Maker] = {CHANCE: ChancePolicy}
    if kit_of(game).has("advice"):
        found[RULES] = lambda seed: AdvisedPolicy(game)
    own = kit_of(game).policies
    return found if own is None else found | dict(own.makers)


def advisers_of(game: str) -> Mapping[str, Adviser]:
    """Return the advisers that a game has beside its rules of thumb, by name."""
    own = kit_of(game).policies
    return {} if own is None else own.advisers


def player_named(game: str, name: str, seed: int, place: str = "player") -> Player:
    """Return an automatic player by the name of a policy or adviser.

    The player gives reasons if an adviser has this name. Raises RecordError with the place if the
    game has no policy of this name.
    """
    if (adviser := advisers_of(game).get(name)) is not None:
        return AdvisedPlayer(adviser)
    advised = advised_player(game) if name == RULES else None
    return PolicyPlayer(policy_named(game, name, seed, place)) if advised is None else advised


class PolicyPlayer:
    """An automatic player who chooses by a policy and gives no reasons."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, state: State) -> Chosen:
        """Return the decision of the policy. Raises ValueError when the game is over."""
        if state.due is None:
            raise ValueError("the game is over: no player decides")
        return Chosen(self._policy.choose(state.playout()), None)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """Return None, because a policy gives no reasons."""
        return None


def policy_named(game: str, name: str, seed: int, place: str = "policy") -> Policy:
    """Return a policy of a game by name. Raises RecordError with the place if the game lacks it."""
    makers = policies_of(game)
    if name not in makers:
        numbers = {"found": name[:60], "expected": list(makers)}
        raise RecordError([Fault(place, "unknown_policy", numbers)])
    return makers[name](seed)
