"""Forecasts and studies in memory, by position or game, so that a reader who returns can go on.

The browser stores the sums of these results as well, so that they survive a reload of the page.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from tutor.core.laboratory.judgement import Judgement
from tutor.core.records.files import pack, unpack
from tutor.core.records.lines import Line
from tutor.core.records.record import position_id
from widgets.forecast.studying import Studying
from widgets.forecast.thinking import Thinking
from widgets.shared.shelf import LONGEST_ID, Shelf

MOST: Final = 40
"""The most forecasts and studies in memory; those that were viewed last stay."""
KIND: Final = "forecast"
MOST_SHELVED: Final = 12
LONGEST: Final = 60_000
"""The most characters of a forecast or study that the browser stores.

The browser stores at most `MOST_SHELVED` of these, because the learner's own things also need room.
"""

Keepable = Thinking | Studying


class WorkCache:
    """Forecasts by position and policy, studies by game, and the judgements that they share.

    If there are too many, those that were viewed longest ago are dropped.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._works: dict[str, Keepable] = {}
        self._judgements = WeakValueDictionary[str, Judgement]()

    def judge(self, state: State, policy: str) -> Judgement:
        """Return the judgement of a state by a policy: one for all who ask about this position."""
        name = _of_forecast(state, policy)
        found = self._judgements.get(name)
        if found is None:
            found = self._judgements[name] = Judgement(state, policy)
            if text := self._shelf.all(KIND).get(name):
                self._take_up(found, name, text)
        return found

    def keep(self, work: Keepable) -> None:
        """Keep a computation in memory, and mark it as viewed last."""
        name = _name(work)
        self._works.pop(name, None)
        self._works[name] = work
        for oldest in list(self._works)[:-MOST]:
            self._works.pop(oldest).stop()

    def thinking(self, state: State, policy: str, make: Callable[[], Keepable]) -> Thinking | None:
        """Return the forecast of a state by a policy; None if neither memory nor browser has it.

        `make` makes an empty forecast. If only the browser has the forecast, the empty one continues
        from the sums that the browser has stored.
        """
        work = self._find(lambda: _of_forecast(state, policy), make)
        if not isinstance(work, Thinking):
            return None
        work.state = state
        return work

    def studying(self, line: Line, make: Callable[[], Keepable]) -> Studying | None:
        """Return the computation of the study of a game; None if neither memory nor browser has it.

        `make` makes an empty computation. If only the browser has the study, the empty computation
        continues from the sums that the browser has stored.
        """
        work = self._find(lambda: _of_study(line), make)
        if not isinstance(work, Studying):
            return None
        work.line, work.state = line, line.states[-1]
        return work

    def shelve(self, work: Keepable) -> None:
        """Store a computation in the browser; if there are too many, remove the oldest ones."""
        if not work.has_found:
            return
        name, text = _name(work), pack(work.dump())
        if len(name) > LONGEST_ID or len(text) > LONGEST:
            return
        self._shelf.put(name, text)
        others = [each for each in self._shelf.all(KIND) if each != name]
        for oldest in others[: len(others) + 1 - MOST_SHELVED]:
            self._shelf.remove(oldest)

    def _find(self, name_of: Callable[[], str], make: Callable[[], Keepable]) -> Keepable | None:
        """Return the computation with a name; None if neither memory nor browser has it.

        If the stored text is invalid, remove it.
        """
        shelved = self._shelf.all(KIND)
        if not self._works and not shelved:
            return None
        name = name_of()
        if name in self._works or name not in shelved:
            return self._works.get(name)
        work = make()
        if not self._take_up(work, name, shelved[name]):
            return None
        self.keep(work)
        return work

    def _take_up(self, work: Keepable | Judgement, name: str, text: str) -> bool:
        """Continue from a stored text, and return whether it is valid; if it is not, remove it."""
        try:
            work.take_up(unpack(text))
        except (TutorError, ValueError, TypeError, LookupError, AttributeError):
            self._shelf.remove(name)
            return False
        return True


def _name(work: Keepable) -> str:
    if isinstance(work, Thinking):
        return _of_forecast(work.state, work.policy)
    return _of_study(work.line)


def _of_forecast(state: State, policy: str) -> str:
    return f"{KIND}:{position_id(state.position())}/{policy}"


def _of_study(line: Line) -> str:
    begun = line.states[0]
    decided = json.dumps([*map(begun.game.write_decision, line.record.decisions)], sort_keys=True)
    game = hashlib.sha256(decided.encode("ascii")).hexdigest()[:16]
    return f"{KIND}:{position_id(begun.position())}/{game}"
