"""Steps: decisions that follow one another, each with the state after it.

All versions of an edited tree share their steps. A step computes its state at the first use and
keeps it. A step has no reference to a tree or comment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.core.base.decision import IllegalDecision, Listed
from tutor.core.base.errors import RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.records.record import place_faults

LANDMARK: Final = 8


class Step:
    """A decision and the step `before` it. Both are None for the step of the start.

    `known` is the state after the decision; it is None until it is computed.
    """

    __slots__ = ("__weakref__", "_events", "before", "decision", "known")

    def __init__(
        self, before: Step | None, decision: Decision | None, known: State | None = None
    ) -> None:
        self.before = before
        self.decision = decision
        self.known = known
        self._events: tuple[Event, ...] | None = None

    def then(self, decision: Decision) -> Step:
        """Return the step of a decision that follows this step.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """
        state, events = self.state.explain(decision)
        step = Step(self, decision, state)
        step._events = events
        return step

    @property
    def state(self) -> State:
        """The state after the decision.

        Raises IllegalDecision if the rules forbid a decision up to this step, RecordError if one is
        malformed.
        """
        waiting = []
        step = self
        while step.known is None:
            assert step.before is not None
            waiting.append(step)
            step = step.before
        state = step.known
        for step in reversed(waiting):
            assert step.decision is not None
            state = step.known = state.play(step.decision)
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the decision; empty at the start.

        Raises IllegalDecision if the rules forbid a decision up to this step, RecordError if one is
        malformed.
        """
        if self._events is None:
            if self.before is None or self.decision is None:
                return ()
            state, self._events = self.before.state.explain(self.decision)
            if self.known is None:
                self.known = state
        return self._events

    def forget(self) -> None:
        """Drop the state and the events, to save memory. The step can compute both again.

        The start keeps its state.
        """
        if self.before is not None:
            self.known = self._events = None


def start_of(state: State) -> Step:
    """Return the step of the start, with this state."""
    return Step(None, None, state)


def play_steps(
    start: Step,
    line: Iterable[tuple[int, Decision]],
    opening: str = "",
    listed: Listed = "decision",
) -> list[Step]:
    """Play decisions after a start, and return their steps with the step of the start first.

    `line` has each decision after the number of its parent step (0: the start). Only every eighth
    state is kept, so that twenty thousand nodes take little time and memory, and no state is more
    than eight decisions from a kept one. Raises IllegalDecision with the number of the first
    illegal decision, or RecordError with the place of the first malformed one. `opening` is the
    place of the start in the file.
    """
    steps = [start]
    playout, at = start.state.playout(), start
    for number, (place, decision) in enumerate(line, start=1):
        step = Step(steps[place], decision)
        try:
            if steps[place] is not at:
                playout = steps[place].state.playout()
            if decision in playout.legal():
                playout.play(decision)
            else:
                playout = step.state.playout()
        except IllegalDecision as error:
            raise IllegalDecision(error.refusal, number, listed) from None
        except RecordError as error:
            spot = f"{listed}s[{number - 1}]{'.decision' if listed == 'node' else ''}"
            raise place_faults(error, spot, opening) from None
        if number % LANDMARK == 0:
            step.known = playout.freeze()
        steps.append(step)
        at = step
    return steps
