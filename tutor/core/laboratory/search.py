"""A search for the best decision, by playing on in many deals of the hidden cards.

It is a flat Monte-Carlo search of one decision with determinization: the hidden cards are dealt
again for every playout, from what the player knows (Cowling, Powley, Whitehouse 2012). A fast
policy plays on from each candidate to the end of the stage (a day or a round), where the game
estimates the chances.

Every deal is tried with every remaining candidate. The worse half is dropped after each round, so
that the best candidates get most playouts (sequential halving: Karnin, Koren, Somekh 2013). The
search chooses the first of the shortlist unless another one is better by more than a standard
error.

A player who searches gives the figures as a reason. The player's knowledge and the seed alone fix
the decision, in every process. The figures depend on the player's hidden cards. So the other
players hear only that the decision was tried, and a reason from public knowledge. A quicker player
makes the decisions that are not worth a search, and gives the reasons for these decisions.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple, TypeVar

from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import (
    CHANCE,
    SEARCH,
    UNTOLD,
    Chosen,
    GamePolicies,
    Player,
    Policy,
    Reason,
    player_named,
    policies_of,
    policy_named,
)
from tutor.core.base.redeal import redeal
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.playing import Source, outcome_of
from tutor.core.records.record import position_id

CANDIDATES: Final = 6
PLAYOUTS: Final = 144

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Work that is done in steps, so that the caller can do other things between them."""
SEARCHED: Final = "searched"
"""The key of the reason with the figures of the choice and of the best other decision."""
TRIED: Final = "tried"
"""The key of the reason that other players hear.

Its `open` has the key and figures of a public reason.
"""
MOST_REMEMBERED: Final = 500
"""The greatest number of decisions that a player remembers; they suffice for some games."""


class Found(NamedTuple):
    """The figures of a search: the chances of its choice and of the best other decision.

    Both chances are the player's chances to win in the same deals. `is_clear` says that they differ by
    more than the standard error of the difference.
    """

    deals: int
    chance: float
    other: Decision
    other_chance: float
    is_clear: bool


class SearchPolicy:
    """A policy that searches for the best decision among the game's shortlist.

    If the game has no shortlist, another policy chooses. `found` has the figures of the last search.
    """

    found: Found | None = None

    def __init__(
        self, game: GamePolicies, policy: Policy, seed: int, playouts: int = PLAYOUTS
    ) -> None:
        self._game = game
        self._policy = policy
        self._chance = Random(seed)
        self._playouts = playouts

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by a search.

        If no search is needed, the other policy decides.
        """
        return at_once(self.steps(playout))

    def steps(self, playout: Playout) -> Steps[Decision]:
        """Choose as `choose` does, in steps of one deal each."""
        tried = self.candidates(playout)
        if len(tried) < 2:
            return self._policy.choose(playout)
        return (yield from self._best(playout, tried))

    def candidates(self, playout: Playout) -> list[Decision]:
        """Return the decisions to compare. With fewer than two decisions there is no search."""
        shortlist = self._game.shortlist
        return [] if shortlist is None else list(shortlist(playout))[:CANDIDATES]

    def _best(self, playout: Playout, tried: Sequence[Decision]) -> Steps[Decision]:
        state = playout.freeze()
        player = tried[0].player
        seat = state.players.index(player)
        reached: dict[Decision, list[float]] = {decision: [] for decision in tried}
        left = list(tried)
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for number in range(max(2, self._playouts // (rounds * len(left)))):
                dealt = self.deal(state, player, number)
                for decision in left:
                    twin = dealt.playout()
                    twin.play(decision)
                    reached[decision].append(self._chances_ahead(twin, state.players)[seat])
                yield
            if len(left) == 2:
                break
            # All had equally many playouts. The first decision of the shortlist always stays.
            best = sorted(left[1:], key=lambda decision: -sum(reached[decision]))
            left = [left[0], *best[: (len(left) + 1) // 2 - 1]]
        first, other = left
        gaps = [two - one for one, two in zip(reached[first], reached[other], strict=True)]
        chosen, beside = (other, first) if _is_clear(gaps) else (first, other)
        self.found = _findings(reached[chosen], beside, reached[beside])
        return chosen

    def deal(self, state: State, player: str, number: int) -> State:
        """Return a state in which everything that a player cannot see is dealt again."""
        return redeal(state, player, self._chance)

    def _chances_ahead(self, playout: Playout, names: Sequence[str]) -> Sequence[float]:
        """Play on to the end of the stage or game, and return each player's chance to win."""
        stage, estimate = self._game.stage, self._game.estimate
        begun = None if stage is None else stage(playout)
        while playout.due is not None:
            if stage is not None and estimate is not None and stage(playout) != begun:
                return estimate(playout)
            playout.play(self._policy.choose(playout))
        return outcome_of(playout.freeze().position()["result"], names).wins


def at_once(steps: Steps[T]) -> T:
    """Do all steps of the work at once, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def _findings(chosen: Sequence[float], other: Decision, others: Sequence[float]) -> Found:
    """Return the figures of the chosen decision and of the other decision, from the same deals."""
    count = len(chosen)
    gaps = [one - two for one, two in zip(chosen, others, strict=True)]
    is_clear = _is_clear(gaps)
    return Found(count, sum(chosen) / count, other, sum(others) / count, is_clear)


def _is_clear(gaps: Sequence[float]) -> bool:
    """Return whether the mean of the differences is above zero by more than its standard error."""
    count = len(gaps)
    mean = sum(gaps) / count
    return mean > sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count * (count - 1)))


class Search(NamedTuple):
    """A search of one decision, as a job that can be sent to another process."""

    source: Source
    position: JSONObject
    seed: int

    def play(self) -> Chosen:
        """Return the choice of a player who searches. This runs in the process that got the job."""
        player = SearchPlayer(self.source.game, self.seed)
        return player.choose(self.source.open().load(self.position))


class SearchPlayer:
    """An automatic player who chooses by the game's search policy and can remember choices.

    `quick` is the player for decisions that are not worth a search, or for which there is no time.
    """

    def __init__(self, game: str, seed: int, memory: dict[str, Chosen] | None = None) -> None:
        own = kit_of(game).policies
        quick = CHANCE if own is None else own.quick
        self.quick: Player = player_named(game, quick if quick in policies_of(game) else CHANCE, 0)
        self._game, self._seed = game, seed
        self._memory: dict[str, Chosen] = {} if memory is None else memory

    def choose(self, state: State) -> Chosen:
        """Return the best decision, after a second or two.

        Raises ValueError when the game is over.
        """
        return at_once(self.steps(state))

    def steps(self, state: State) -> Steps[Chosen]:
        """Choose as `choose` does, in short steps. Raises ValueError when the game is over."""
        if not self.is_searching(state):
            return self.quick.choose(state)
        policy = self._policy()
        decision = yield from policy.steps(state.playout())
        assert policy.found is not None
        return Chosen(decision, _reason(state, policy.found))

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """Return the reason for a decision, as the player `seat` may hear it.

        For a decision by a search, the reason says only that the decision was tried, and adds the public
        reason if there is one. It never has the figures of the search. Raises ValueError when the game is
        over.
        """
        told = self.quick.reason_for(state, decision, seat)
        if not self.is_searching(state):
            return told
        is_open = told is not None and told != UNTOLD
        return Reason(TRIED, {"open": list(told) if is_open and told else None})

    def is_searching(self, state: State) -> bool:
        """Return whether the player searches in this state. All players may know that."""
        return state.due is not None and len(self._policy().candidates(state.playout())) > 1

    def search(self, state: State) -> Search:
        """Return the search of this state's decision, as a job for any process."""
        return Search(Source(self._game), state.position(), self._seed)

    def remember(self, state: State, chosen: Chosen) -> None:
        """Remember the choice for a state. If there are too many choices, forget the oldest."""
        self._memory[self._key(state)] = chosen
        while len(self._memory) > MOST_REMEMBERED:
            del self._memory[next(iter(self._memory))]

    def recall(self, state: State) -> Chosen | None:
        """Return the remembered choice for a state, or None if the state still needs a search.

        If no search is worthwhile, return the choice of the quick player.
        """
        if state.due is not None and not self.is_searching(state):
            return self.quick.choose(state)
        return self._memory.get(self._key(state))

    def _key(self, state: State) -> str:
        return f"{self._seed}/{position_id(state.position())}"

    def _policy(self) -> SearchPolicy:
        policy = policy_named(self._game, SEARCH, self._seed)
        assert isinstance(policy, SearchPolicy)
        return policy


def _reason(state: State, found: Found) -> Reason:
    """Return the reason with the figures of a search, in whole per cent."""
    return Reason(
        SEARCHED,
        {
            "deals": found.deals,
            "won": round(100 * found.chance),
            "other": state.game.write_decision(found.other),
            "other_won": round(100 * found.other_chance),
            "is_clear": found.is_clear,
        },
    )
