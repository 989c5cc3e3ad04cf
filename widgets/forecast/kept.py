"""What was worked out beside the page, kept by what it is about, to go on from when one is back.

Forecasts stand on the shelf of the browser as well, as the games that were counted, so that they
are there after the page was loaded anew.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from tutor.core.records.line import Line
from tutor.core.records.link import pack, unpack
from tutor.core.records.record import position_id
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Thinking, Work
from widgets.shared.shelf import LONGEST_ID, Shelf

MOST: Final = 40
"""Forecasts and studies that are kept with the page, those that were looked at last."""
KIND: Final = "forecast"
MOST_SHELVED: Final = 12
LONGEST: Final = 40_000
"""Forecasts on the shelf, and the characters that each may have: a learner's things need room."""


class Kept:
    """Forecasts by their position and policy, studies by their game; the oldest makes room."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._works: dict[Hashable, Work] = {}

    def keep(self, work: Work) -> None:
        """Keep a work, as the one that was looked at last."""
        key = _of_game(work.line) if isinstance(work, Studying) else _of_forecast(work)
        self._works.pop(key, None)
        self._works[key] = work
        for oldest in list(self._works)[:-MOST]:
            self._works.pop(oldest).stop()

    def thinking(self, state: State, policy: str) -> Work | None:
        """The forecast of a state by a policy; None where there is none."""
        work = self._works.get((position_id(state.position()), policy)) if self._works else None
        if work is not None:
            work.state = state
        return work

    def studying(self, line: Line) -> Studying | None:
        """The study of a game; None where there is none."""
        work = self._works.get(_of_game(line)) if self._works else None
        if not isinstance(work, Studying):
            return None
        work.line, work.state = line, line.states[-1]
        return work

    def shelve(self, work: Work) -> None:
        """Let the browser keep a forecast, and none of those that it kept long before."""
        if not isinstance(work, Thinking) or work.found is None:
            return
        name, text = _name(work), pack({"games": work.written()})
        if len(name) > LONGEST_ID or len(text) > LONGEST:
            return
        self._shelf.put(name, text)
        others = [each for each in self._shelf.all(KIND) if each != name]
        for oldest in others[: len(others) + 1 - MOST_SHELVED]:
            self._shelf.remove(oldest)

    def is_shelved(self, state: State, policy: str) -> bool:
        """Whether the browser keeps a forecast of a state."""
        shelved = self._shelf.all(KIND)
        return bool(shelved) and f"{KIND}:{position_id(state.position())}/{policy}" in shelved

    def take_up(self, work: Thinking) -> None:
        """Let a forecast that was just begun go on from what the browser has kept of it."""
        try:
            work.take_up(unpack(self._shelf.all(KIND)[_name(work)])["games"])
        except (TutorError, ValueError, TypeError, LookupError, AttributeError):
            work.play_by(work.policy)


def _name(work: Thinking) -> str:
    return f"{KIND}:{position_id(work.state.position())}/{work.policy}"


def _of_forecast(work: Work) -> Hashable:
    policy = work.policy if isinstance(work, Thinking) else ""
    return position_id(work.state.position()), policy


def _of_game(line: Line) -> Hashable:
    return position_id(line.states[0].position()), line.record.decisions
