"""A race between the candidates of one decision: figures, comparisons, verdicts.

Two candidates are compared by the differences of their values in the same playouts. Every pair has
a separate confidence sequence, for `alpha` divided by the number of pairs. So the chance that all
verdicts of a race are right is 1 - `alpha`, however often you look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, zip_longest
from typing import Any, Final, Literal, NamedTuple

from tutor.core.base.decision import Decision
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.intervals import (
    BoundedSequence,
    Interval,
    MeanSequence,
    numbers,
    short,
    whole,
)
from tutor.core.laboratory.playing import Outcome

Verdict = Literal["better", "worse", "as_good", "open"]
Group = Literal["best", "close", "worse"]
MARGIN: Final = 0.05
"""The greatest difference of two values that count as equally good."""
MEASURES: Final = ("win", "share")
VALUES: Final = 100
"""The most values of a candidate that are written; for more, the sums of all pairs are shorter."""


class Standing(NamedTuple):
    """The comparison of a candidate with the first: its group, and the difference of their values.

    The group of the first is `best`. The group of another candidate is `worse` if the whole interval of
    the difference is below 0, and `close` otherwise. The interval is right for one look only.
    """

    group: Group
    difference: float
    interval: Interval


class Candidate:
    """A decision in a race, with the outcomes of its playouts.

    `values` are the values of its playouts in their order, and `of_seats` each seat's number of wins.
    Two candidates have the same `course` if all their outcomes are the same, for example if both
    decisions lead to the same position.
    """

    def __init__(self, index: int, decision: Decision, by: str, alpha: float) -> None:
        self.index = index
        self.decision = decision
        self.is_running = True
        self.playouts = 0
        self._by = by
        self.course = 0
        self._wins, self._shares = 0.0, 0.0
        self._win_sequence = BoundedSequence(alpha)
        self._points = MeanSequence(alpha)
        self._endings: Counter[str] = Counter()
        self._ending_sequences: dict[str, BoundedSequence] = {}
        self._alpha = alpha
        self.values: list[float] = []
        self.of_seats: list[float] = []

    def observe(self, outcome: Outcome, seat: int) -> float:
        """Count the outcome of a playout for a seat, and return its value, from 0 to 1."""
        self.playouts += 1
        self.course = hash((self.course, outcome))
        self._wins += outcome.wins[seat]
        self.of_seats = [
            total + each for total, each in zip_longest(self.of_seats, outcome.wins, fillvalue=0.0)
        ]
        self._shares += outcome.shares[seat]
        self._win_sequence.observe(outcome.wins[seat])
        if outcome.points:
            self._points.observe(outcome.points[seat])
        self._observe_ending(outcome.ending)
        value = outcome.wins[seat] if self._by == "win" else outcome.shares[seat]
        self.values.append(value)
        return value

    @property
    def value(self) -> float:
        """The mean value, by which candidates are compared."""
        return self.win_chance if self._by == "win" else self._shares / max(self.playouts, 1)

    @property
    def error(self) -> float:
        """The standard error of the chance to win."""
        return self._win_sequence.error

    @property
    def win_chance(self) -> float:
        """The share of the playouts that were won."""
        return self._wins / max(self.playouts, 1)

    @property
    def points(self) -> float:
        """The mean of the points, in games that were played to their end."""
        return self._points.mean

    @property
    def win_interval(self) -> Interval:
        """The interval of the chance to win. It holds however often you look."""
        return self._win_sequence.interval

    @property
    def points_interval(self) -> Interval | None:
        """The interval of the mean of the points; None for few playouts.

        It holds however often you look.
        """
        return self._points.interval

    @property
    def endings(self) -> dict[str, float]:
        """The share of each ending among the playouts, in a game that has several endings."""
        return {
            ending: count / self.playouts
            for ending, count in sorted(self._endings.items())
            if ending
        }

    def ending_interval(self, ending: str) -> Interval:
        """Return the interval of the chance of an ending, whether a playout had the ending or not.

        The interval holds however often you look. If a game has only two endings, the interval of one
        ending is right exactly when the interval of the other is right.
        """
        found = self._ending_sequences.get(ending)
        return (found or self._never_seen(self.playouts)).interval

    def _observe_ending(self, ending: str) -> None:
        """Count the ending of the playout that was counted last."""
        self._endings[ending] += 1
        if ending and ending not in self._ending_sequences:
            # No earlier playout had this ending; its new sequence must count those playouts too.
            self._ending_sequences[ending] = self._never_seen(self.playouts - 1)
        for name, sequence in self._ending_sequences.items():
            sequence.observe(float(name == ending))

    def _never_seen(self, playouts: int) -> BoundedSequence:
        """Return the confidence sequence of an ending that none of this many playouts had."""
        found = BoundedSequence(self._alpha)
        for _ in range(playouts):
            found.observe(0.0)
        return found

    def hand_over(self) -> JSONObject:
        """Return the sums so far as JSON, from which `take_up` continues."""
        sequences = self._ending_sequences
        return {
            "playouts": self.playouts,
            "running": self.is_running,
            "sums": short([self._wins, self._shares]),
            "seats": short(self.of_seats),
            "win": self._win_sequence.hand_over(),
            "points": self._points.hand_over(),
            "endings": {
                name: [count, sequences[name].hand_over() if name else None]
                for name, count in self._endings.items()
            },
        }

    def take_up(self, written: Any) -> None:
        """Continue from the sums of another candidate.

        Raises ValueError, TypeError, LookupError or AttributeError for other data.
        """
        self.playouts, self.is_running = whole(written["playouts"]), written["running"] is True
        self._wins, self._shares = numbers(written["sums"], 2)
        self.of_seats = numbers(written["seats"], len(written["seats"]))
        self._win_sequence.take_up(written["win"])
        self._points.take_up(written["points"])
        for name, (count, sequence) in written["endings"].items():
            self._endings[name] = whole(count)
            if name:
                self._ending_sequences[name] = BoundedSequence(self._alpha)
                self._ending_sequences[name].take_up(sequence)
        ended = sum(self._endings.values())
        if ended != self.playouts or max(self._wins, self._shares) > ended:
            raise ValueError(written)

    def to_json(self) -> JSONObject:
        """Return the figures of the candidate as JSON."""
        interval = self.points_interval
        return {
            "playouts": self.playouts,
            "win_chance": self.win_chance,
            "win_interval": list(self.win_interval),
            "points": self.points if self._points.count else None,
            "points_interval": interval and list(interval),
            "share": self._shares / max(self.playouts, 1),
            "endings": self.endings,
            "ending_intervals": {name: list(self.ending_interval(name)) for name in self.endings},
            "dropped": not self.is_running,
        }


class Race:
    """All candidates of a decision, compared in pairs.

    The values of a race may be estimates, which may all err in the same direction. `slack` is the error
    that a race of estimates allows for before it drops a candidate.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        by: str,
        alpha: float,
        margin: float,
        slack: float = 0.0,
    ) -> None:
        self.by, self.alpha, self.margin, self.slack = by, alpha, margin, slack
        count = len(decisions)
        self.candidates = [
            Candidate(index, decision, by, alpha / count)
            for index, decision in enumerate(decisions)
        ]
        self._places = {decision: index for index, decision in enumerate(decisions)}
        pairs = list(combinations(range(count), 2))
        self._pairs = {pair: BoundedSequence(alpha / len(pairs)) for pair in pairs}

    def index(self, decision: Decision) -> int | None:
        """Return the index of a decision; None if it is not in the race."""
        return self._places.get(decision)

    def hand_over(self) -> JSONObject:
        """Return the sums so far as JSON, from which `take_up` continues.

        In `courses`, candidates with the same outcomes so far have the same number.
        """
        courses = [each.course for each in self.candidates]
        values = [each.values for each in self.candidates]
        is_short = all(len(each.values) == each.playouts <= VALUES for each in self.candidates)
        of_pairs = [] if is_short else [each.hand_over() for each in self._pairs.values()]
        return {
            "candidates": [each.hand_over() for each in self.candidates],
            "courses": [courses.index(each) for each in courses],
            "values": [short(each) for each in values] if is_short else [],
            "pairs": of_pairs,
        }

    def take_up(self, written: Any) -> None:
        """Continue from the sums of another race of the same decisions.

        Raises ValueError, TypeError, LookupError or AttributeError for other data.
        """
        candidates, courses = written["candidates"], written["courses"]
        for each, sums, course in zip(self.candidates, candidates, courses, strict=True):
            each.take_up(sums)
            each.course = whole(course)
        if of_pairs := written["pairs"]:
            for pair, sums in zip(self._pairs.values(), of_pairs, strict=True):
                pair.take_up(sums)
            return
        for each, values in zip(self.candidates, written["values"], strict=True):
            each.values = numbers(values, each.playouts)
        for (one, other), pair in self._pairs.items():
            ours, theirs = self.candidates[one].values, self.candidates[other].values
            for our, their in zip(ours, theirs, strict=False):
                pair.observe((our - their + 1) / 2)

    @property
    def running(self) -> list[Candidate]:
        """The candidates that were not dropped."""
        return [each for each in self.candidates if each.is_running]

    def observe(self, outcomes: Mapping[int, tuple[Outcome, int]]) -> dict[int, float]:
        """Count one playout of every running candidate.

        `outcomes` has the outcome and the player's seat by the index of the candidate. Return the value of
        each candidate, from 0 to 1, by the same index.
        """
        values = {
            index: self.candidates[index].observe(outcome, seat)
            for index, (outcome, seat) in outcomes.items()
        }
        for one, other in combinations(sorted(values), 2):
            # A difference is between -1 and 1; the sequence takes values between 0 and 1.
            self._pairs[one, other].observe((values[one] - values[other] + 1) / 2)
        return values

    def gap(self, one: int, other: int) -> Interval:
        """Return the interval of the difference of two candidates' values."""
        return _between(one, other, self._pair(one, other).interval)

    def standing(self, one: int, first: int) -> Standing:
        """Return the comparison of a candidate with the first, by the playouts that both have."""
        if one == first:
            return Standing("best", 0.0, Interval(0.0, 0.0))
        pair = self._pair(one, first)
        interval = _between(one, first, pair.plain_interval())
        difference, _ = _between(one, first, Interval(pair.mean, pair.mean))
        return Standing("worse" if interval.high < 0 else "close", difference, interval)

    def difference(self, one: int, other: int) -> tuple[float, float, int]:
        """Return three figures from the playouts that two candidates share.

        They are the mean difference, its standard error, and the number of these playouts.
        """
        if one == other:
            return 0.0, 0.0, self.candidates[one].playouts
        pair = self._pair(one, other)
        mean, _ = _between(one, other, Interval(pair.mean, pair.mean))
        return mean, 2 * pair.error, pair.count

    def _pair(self, one: int, other: int) -> BoundedSequence:
        """Return the confidence sequence of the differences of two candidates' values."""
        return self._pairs[min(one, other), max(one, other)]

    def is_worse(self, one: int, by: float = 0.0) -> bool:
        """Return whether some other candidate is surely better by more than `by`."""
        return any(
            self.gap(one, other.index).high < -by for other in self.candidates if other.index != one
        )

    def drop(self) -> None:
        """Stop playing the candidates that are surely worse by more than the `slack`."""
        for each in self.running:
            if self.is_worse(each.index, self.slack):
                each.is_running = False

    @property
    def is_decided(self) -> bool:
        """Whether more playouts would change no verdict.

        This is the case if one candidate is left, or if all that are left are equally good.
        """
        verdicts = self.verdicts()
        return all(verdicts[each.index] != "open" for each in self.running)

    def verdicts(self) -> dict[int, Verdict]:
        """Return the verdict on each candidate, by its index.

        A candidate is `worse` if another candidate is surely better. If only one candidate is left, it is
        `better`. If several are left, the candidates that are surely within the margin of the best are
        `as_good`, and the rest are `open`.
        """
        left = [each for each in self.candidates if not self.is_worse(each.index)]
        found: dict[int, Verdict] = dict.fromkeys(range(len(self.candidates)), "worse")
        if len(left) == 1:
            found[left[0].index] = "better"
            return found
        first = max(left, key=lambda each: each.value)
        for each in left:
            found[each.index] = "as_good" if self._is_level(each, first, left) else "open"
        return found

    def _is_level(self, each: Candidate, first: Candidate, left: Sequence[Candidate]) -> bool:
        """Return whether a candidate is surely within the margin of the first candidate.

        For the first candidate itself, another candidate must be surely within the margin.
        """
        others = [other for other in left if other is not each] if each is first else [first]
        return any(
            max(map(abs, self.gap(each.index, other.index))) <= self.margin for other in others
        )


def _between(one: int, other: int, interval: Interval) -> Interval:
    """Return the interval of the difference of two candidates' values.

    `interval` comes from the confidence sequence of the pair. That sequence has the difference of the
    lower index and the higher index, scaled from 0 to 1.
    """
    low, high = (2 * end - 1 for end in interval)
    return Interval(low, high) if one < other else Interval(-high, -low)
