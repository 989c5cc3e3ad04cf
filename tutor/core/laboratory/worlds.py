"""Twin worlds: two decisions at one moment played out side by side, each pair with the same luck.

In statistics this method is called common random numbers. For each pair the cards that the player
cannot see are dealt again, and both worlds of the pair have that deal: the same hands, the same
cards to come in the same order, the same random numbers for each seat. A random number belongs to
what it decides, such as the n-th card of the deck, and not to the time of the decision. So two
worlds differ only by decisions, and the difference is not luck.

A pair has the same deal as the playout with the same number and seed in a forecast.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import takewhile
from typing import Final, Literal, NamedTuple

from tutor.core.base.decision import Decision
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import State
from tutor.core.base.players import RULES, policy_named
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import run
from tutor.core.laboratory.intervals import ALPHA, BettingSequence, Interval, MeanSequence
from tutor.core.laboratory.playing import Outcome, Source, deal_for, play_out, policies_for
from tutor.core.laboratory.stocks import Counts, count_stocks
from tutor.core.records.step import play_steps, start_of
from tutor.core.records.tree import Node, Tree

PAIRS: Final = 12
MOST_PAIRS: Final = 10_000

Verdict = Literal["better", "worse", "same", "open"]


class Asked(NamedTuple):
    """One pair to play: the position, its two decisions, the policy, and its number from 0."""

    source: Source
    position: JSONObject
    decisions: tuple[Decision, Decision]
    policy: str
    seed: int
    number: int

    def play(self) -> Pair:
        """Play the deal twice, once after each of the two decisions, and return both results."""
        state = self.source.open().load(self.position)
        dealt = deal_for(state, self.decisions[0].player, self.seed, self.number)
        first, second = (_play(self, dealt, decision) for decision in self.decisions)
        return Pair(self.number, first, second)


class World(NamedTuple):
    """The outcome of one decision in one deal, and the final stocks of the player who made it.

    `decisions` are all decisions that were made; the first is the decision that is compared.
    """

    outcome: Outcome
    stocks: Counts
    decisions: tuple[Decision, ...]


class Pair(NamedTuple):
    """The results of both decisions in the same deal.

    `number` is the number of the pair, from 0.
    """

    number: int
    first: World
    second: World


def _play(asked: Asked, dealt: State, decision: Decision) -> World:
    """Return the result of playing a deal to its end after one of the two decisions."""
    playout, names, made = dealt.playout(), dealt.players, [decision]
    playout.play(decision)
    policies = policies_for(dealt.game.name, asked.policy, len(names), asked.seed, asked.number)
    outcome = play_out(playout, policies, names, made)
    return World(outcome, count_stocks(playout.freeze(), decision.player), tuple(made))


class Gap:
    """The difference of a figure between the first and the second world, over all pairs.

    The figure is the points of the deciding player, or the chance to win. A chance is between 0 and
    1, so that its interval holds from the first pair on.
    """

    def __init__(self, alpha: float, *, is_chance: bool) -> None:
        self.better = self.equal = self.worse = 0
        self.mean = 0.0
        self._is_chance = is_chance
        self._chance, self._points = BettingSequence(alpha), MeanSequence(alpha)

    def observe(self, more: float) -> None:
        """Count one more pair. `more` is the figure of the first world minus that of the second world."""
        self.better += more > 0
        self.equal += more == 0
        self.worse += more < 0
        self.mean += (more - self.mean) / self.pairs
        if self._is_chance:
            self._chance.observe((more + 1) / 2)  # from -1 … 1 to 0 … 1
        else:
            self._points.observe(more)

    @property
    def pairs(self) -> int:
        """The number of counted pairs."""
        return self.better + self.equal + self.worse

    @property
    def interval(self) -> Interval | None:
        """The interval of the mean difference; None for too few pairs.

        It holds however often you look.
        """
        if not self._is_chance:
            return self._points.interval
        low, high = self._chance.interval
        return Interval(2 * low - 1, 2 * high - 1)

    @property
    def verdict(self) -> Verdict:
        """The verdict on the first decision: surely better or worse, same in all pairs, or open."""
        if self.pairs and self.equal == self.pairs:
            return "same"
        interval = self.interval
        if interval is None or interval.low <= 0 <= interval.high:
            return "open"
        return "better" if interval.low > 0 else "worse"

    def to_json(self) -> JSONObject:
        """Return the figures as JSON."""
        interval = self.interval
        return {
            "better": self.better,
            "equal": self.equal,
            "worse": self.worse,
            "mean": self.mean,
            "interval": interval and list(interval),
            "verdict": self.verdict,
        }


class Worlds:
    """A comparison of two decisions by pairs of games; it hands out the remaining pairs as jobs.

    `win` and `points` compare the first decision with the second; both intervals hold together.
    `components` is the content of a components file that replaces the package's own. Making a
    comparison raises RecordError if no decision is due or the game does not have the policy, and
    IllegalDecision for an illegal decision.
    """

    def __init__(
        self,
        state: State,
        first: Decision,
        second: Decision,
        seed: int = 1,
        *,
        policy: str = RULES,
        alpha: float = ALPHA,
        components: bytes | None = None,
    ) -> None:
        due = state.due
        if due is None:
            raise RecordError([Fault("", "nothing_due", {})])
        for each in (first, second):
            state.play(each)  # The call raises IllegalDecision for an illegal decision.
        policy_named(state.game.name, policy, 0)
        self.state, self.player = state, due.player
        self.decisions = first, second
        self.policy, self.seed, self.alpha = policy, seed, alpha
        self._seat = state.players.index(self.player)
        source = Source(state.game.name, components)
        self._asked = Asked(source, state.position(), self.decisions, policy, seed, 0)
        self.wanted, self.pairs = 0, list[Pair]()
        self.win = Gap(alpha / 2, is_chance=True)
        self.points = Gap(alpha / 2, is_chance=False)

    def ask(self, pairs: int) -> None:
        """Set the number of pairs to play.

        Counted pairs stay. Raises RecordError for a wrong number.
        """
        if not 1 <= pairs <= MOST_PAIRS:
            numbers = {"found": pairs, "low": 1, "high": MOST_PAIRS}
            raise RecordError([Fault("playouts", "out_of_range", numbers)])
        self.wanted = pairs

    @property
    def is_done(self) -> bool:
        """Whether all pairs were counted."""
        return len(self.pairs) >= self.wanted

    def jobs(self) -> list[tuple[int, Asked]]:
        """Return the pairs that remain to be played, each with its number."""
        left = range(len(self.pairs), self.wanted)
        return [(number, self._asked._replace(number=number)) for number in left]

    def count(self, number: int, pair: Pair) -> None:
        """Count the result of the next pair."""
        first, second = pair.first.outcome, pair.second.outcome
        self.pairs.append(pair)
        self.win.observe(first.wins[self._seat] - second.wins[self._seat])
        self.points.observe(first.points[self._seat] - second.points[self._seat])

    def deal(self, pair: Pair) -> State:
        """Return the first state of both worlds of a pair: the state with the deal of the pair."""
        return deal_for(self.state, self.player, self.seed, pair.number)

    def tree(self, pair: Pair) -> Tree:
        """Return both worlds of a pair as a tree that begins with the deal.

        The main line is the first world. Both lines share their decisions up to the first difference. The
        current node is the first decision that only the second line has.
        """
        first, second = pair.first.decisions, pair.second.decisions
        alike = sum(
            1 for _ in takewhile(lambda both: both[0] == both[1], zip(first, second, strict=False))
        )
        line = [*enumerate(first)]
        for ply, decision in enumerate(second[alike:]):
            line.append((len(first) + ply if ply else alike, decision))
        root = start_of(self.deal(pair))
        steps = play_steps(root, line)[1:]
        nodes = tuple(
            Node(step, place, decision) for step, (place, decision) in zip(steps, line, strict=True)
        )
        shown = len(first) + 1 if len(nodes) > len(first) else len(first)
        return Tree(self.state.game, root, nodes=nodes, current=shown)

    def win_share(self, world: World) -> float:
        """Return the deciding player's part of a victory in a world."""
        return world.outcome.wins[self._seat]

    def score(self, world: World) -> float:
        """Return the deciding player's points in a world."""
        return world.outcome.points[self._seat]

    def winners(self, world: World) -> list[str]:
        """Return the names of the winners in a world."""
        found = zip(self.state.players, world.outcome.wins, strict=True)
        return [name for name, win in found if win]

    def to_json(self) -> JSONObject:
        """Return both decisions, their comparison, and the outcome of each pair, as JSON."""
        first, second = map(self.state.game.write_decision, self.decisions)
        return {
            "game": self.state.game.name,
            "player": self.player,
            "policy": self.policy,
            "seed": self.seed,
            "alpha": self.alpha,
            "first": first,
            "second": second,
            "pairs": len(self.pairs),
            "win": self.win.to_json(),
            "points": self.points.to_json(),
            "worlds": [
                {
                    "number": each.number + 1,
                    "first": self._world_json(each.first),
                    "second": self._world_json(each.second),
                }
                for each in self.pairs
            ],
        }

    def _world_json(self, world: World) -> JSONObject:
        return {
            "win": self.win_share(world),
            "points": self.score(world),
            "ending": world.outcome.ending,
            "winners": self.winners(world),
            "decisions": len(world.decisions),
            "stocks": dict(world.stocks),
        }


def worlds(
    state: State,
    first: Decision,
    second: Decision,
    pairs: int = PAIRS,
    seed: int = 1,
    *,
    policy: str = RULES,
    pool: Executor | None = None,
    components: bytes | None = None,
) -> Iterator[Worlds]:
    """Yield the same `Worlds` after each pair, with new figures, until the caller stops.

    The arguments and errors are those of `Worlds`.
    """
    found = Worlds(state, first, second, seed, policy=policy, components=components)
    found.ask(pairs)
    yield from run(found, pool)
