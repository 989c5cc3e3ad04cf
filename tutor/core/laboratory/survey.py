"""A survey of a game before it is studied: where cards had a hand in it, and what goes by itself.

Where a decision is the one that the policy of the study would have made, or the only one, what was
to be expected did not change with it: there is nothing to play.
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
"""Deals that are tried to tell whether a decision came out as it did by chance."""


class Stretch(NamedTuple):
    """Some decisions in a row, as they can be sent to another process: from where, and which."""

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
    """What is to be seen of each decision of a stretch."""
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
    """What happened of a decision from where other cards would have told another story."""
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
    """Whether it goes by itself; of a policy that leaves anything to chance only what is forced."""
    legal = state.legal()
    if len(legal) == 1:
        return True
    if policy != RULES:
        return False
    made = policy_named(state.game.name, policy, 0).choose(state.playout())
    write = state.game.write_decision
    return write(made) == write(decision)
