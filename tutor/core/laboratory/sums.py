"""Running sums as JSON, to go on from without their games; short, and checked when read."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite

from tutor.core.base.schema import JSON


def short(values: Iterable[float]) -> list[JSON]:
    """Numbers with ten digits at most; whole ones without a point."""
    return [int(value) if value == int(value) else float(f"{value:.10g}") for value in values]


def numbers(written: object, count: int, lowest: float = 0.0) -> list[float]:
    """A list of `count` numbers from JSON, none below `lowest`. Raises ValueError for all else."""
    if not isinstance(written, list) or len(written) != count:
        raise ValueError(written)
    for each in written:
        if type(each) not in (int, float) or not isfinite(each) or each < lowest:
            raise ValueError(each)
    return written


def whole(written: object, below: int = 1_000_000_000) -> int:
    """A whole number from 0, from JSON. Raises ValueError for anything else."""
    if type(written) is not int or not 0 <= written < below:
        raise ValueError(written)
    return written
