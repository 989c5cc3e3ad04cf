"""What stands against a decision: the answer of the predicates that both legal and refused share.

Each rule has one predicate. It gives None when nothing stands against the decision, so the same
words of the rule decide what is listed as legal and what is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tutor.core.base.refusal import Against

__all__ = ["Against", "subsets"]


def subsets(members: Iterable[str], most: int | None = None) -> Iterator[tuple[str, ...]]:
    """Every set of the members, the empty one first, by size and then in the members' order."""
    pool = tuple(members)
    for size in range(min(len(pool), len(pool) if most is None else most) + 1):
        yield from combinations(pool, size)
