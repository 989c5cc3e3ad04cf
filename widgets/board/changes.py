"""The areas to wipe and to paint when one layer of a scene follows another.

Things are wiped by boxes, so every thing that a wiped box touches is wiped and painted again as a
whole. This module knows groups and boxes, no canvas.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Layer, extent

EDGE = 1.0


class Thing(NamedTuple):
    """A group that is painted as one, and its box."""

    group: Group
    box: Box


Things = dict[str, Thing]


def things(layer: Layer, known: Things) -> Things:
    """The things of a layer by id, in the order of painting; boxes of known things are reused."""
    found: Things = {}
    for group in _units(layer.groups):
        before = known.get(group.id)
        if before is not None and before.group == group:
            found[group.id] = before
        elif group.shapes:
            found[group.id] = Thing(group, extent(group).grow(EDGE))
    return found


def changes(before: Things, after: Things) -> tuple[list[Box], list[Group]]:
    """The boxes to wipe and then the groups to paint, so that `before` becomes `after`."""
    if not before:
        return [], [thing.group for thing in after.values()]
    gone = [thing.box for name, thing in before.items() if after.get(name) is not thing]
    painted = {name for name, thing in after.items() if before.get(name) is not thing}
    wiped = gone + [after[name].box for name in after if name in painted]
    reached = wiped
    while reached:
        touched = [
            name
            for name, thing in after.items()
            if name not in painted and any(thing.box.overlaps(box) for box in reached)
        ]
        reached = [after[name].box for name in touched]
        wiped = [*wiped, *reached]
        painted.update(touched)
    return wiped, [thing.group for name, thing in after.items() if name in painted]


def _units(groups: Iterable[Group]) -> Iterator[Group]:
    """The smallest groups inside some groups; a group with shapes of its own is not divided."""
    for group in groups:
        inner = [shape for shape in group.shapes if isinstance(shape, Group)]
        if len(inner) == len(group.shapes):
            yield from inner
        else:
            yield group
