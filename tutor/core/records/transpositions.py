"""Transpositions: places of a tree that reach the same position in another way.

Two positions are the same when a seat sees no difference and the same decision is due.
"""

from __future__ import annotations

import json
from typing import Final
from weakref import WeakKeyDictionary

from tutor.core.base.game import known_to
from tutor.core.records.record import position_id
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree

NEAR: Final = 40
"""The largest distance of the other place, in decisions."""
MOST_SEARCHED: Final = 1_500
MOST_FOUND: Final = 3

_known: WeakKeyDictionary[Step, dict[str | None, str]] = WeakKeyDictionary()


def transpositions(tree: Tree, place: int, seat: str | None = None) -> tuple[int, ...]:
    """The places on other lines with the position of a place, as a seat sees it; the first few.

    If steps in a row leave the position unchanged, it is the first of them.
    """
    if not place:
        return ()
    depths = [0] * (len(tree.nodes) + 1)
    before, after = set(tree.path(place)), {place}
    elsewhere = []
    for number, node in enumerate(tree.nodes, start=1):
        depths[number] = depths[node.parent] + 1
        if node.parent in after:
            after.add(number)  # it is reached through the place itself
        elif number not in before:
            elsewhere.append(number)
    near = [number for number in elsewhere if abs(depths[number] - depths[place]) <= NEAR]
    wanted = fingerprint(tree.step(place), seat)
    same: set[int] = set()
    found: list[int] = []
    for number in near[:MOST_SEARCHED]:
        if fingerprint(tree.step(number), seat) == wanted:
            if tree.node(number).parent not in same:
                found.append(number)
            same.add(number)
    return tuple(found[:MOST_FOUND])


def fingerprint(step: Step, seat: str | None) -> str:
    """The position id of a step as a seat sees it, with what is pending; worked out once."""
    ids = _known.setdefault(step, {})
    if seat not in ids:
        position = known_to(step.state, seat)
        pending = json.dumps(position.get("pending"), sort_keys=True)
        ids[seat] = f"{position_id(position)} {pending}"
    return ids[seat]
