"""A survey of a game before a study: which decisions depended on cards, which had no choice.

If the policy of the study would have decided the same, or had no choice, the expectation does not
change: there is nothing to play.
"""

from __future__ import annotations

from itertools import takewhile
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.policy import RULES, policy_named
from tutor.core.base.redeal import redeal
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.playing import Source

DEALS: Final = 8
"""The number of deals that are tried to see whether the result of a decision depended on chance."""


class Stretch(NamedTuple):
    """Some decisions in a row and the position before them, to send to another process."""

    source: Source
    position: JSONObject
    decisions: tuple[JSONObject, ...]
    policy: str


class Seen(NamedTuple):
    """A decision as the survey finds it.

    `is_chance` says that its result depended on something unknown to all, `is_usual` that it was
    the only one, or the one that the policy makes for sure.
    """

    is_chance: bool
    is_usual: bool


def survey_stretch(stretch: Stretch) -> tuple[Seen, ...]:
    """The findings about each decision of a stretch."""
    game = stretch.source.open()
    state, found = game.load(stretch.position), []
    for written in stretch.decisions:
        decision = game.read_decision(written, state.players, "decision")
        after = state.play(decision)
        is_chance = bool(by_chance(state, decision))
        found.append(Seen(is_chance, _is_usual(state, decision, stretch.policy)))
        state = after
    return tuple(found)


def by_chance(state: State, decision: Decision) -> tuple[Event, ...]:
    """The events of a decision from the first one that other cards would have changed."""
    told = state.explain(decision)[1]
    alike = len(told)
    for seed in range(DEALS):
        other = redeal(state, None, Random(seed)).explain(decision)[1]
        pairs = zip(told[:alike], other, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if other != told:
            alike = min(alike, same)
    return told[alike:]


def _is_usual(state: State, decision: Decision, policy: str) -> bool:
    """Whether the policy would surely decide the same; with chance in it, only without a choice."""
    legal = state.legal()
    if len(legal) == 1:
        return True
    if policy != RULES:
        return False
    made = policy_named(state.game.name, policy, 0).choose(state.playout())
    write = state.game.write_decision
    return write(made) == write(decision)
