"""Computes the answers of cards beside the page, one card after the other.

It plays in short stretches, so that a forecast that the reader waits for can come between.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from tutor.core.base.game import State
from tutor.core.lessons.review_cards import Answers
from widgets.forecast.thinking import Thinking
from widgets.review.answers import answers_of

SECONDS: Final = 120
"""The time for a card; a reader who wants surer answers asks for as much again."""
STRETCH: Final = 4
SHOW_EVERY: Final = 1.0

Thinker = Callable[[State, Callable[[], None]], Thinking]


class Working:
    """The work on the answers of cards, by their ids.

    `found` gets the answers as they grow surer, `changed` is called when there is news to show.
    `current` is the id of the card in work, `lost` that of a card whose games could not go on.
    """

    def __init__(
        self,
        think: Thinker,
        found: Callable[[str, Answers], None],
        changed: Callable[[], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._think, self._found, self._changed, self._clock = think, found, changed, clock
        self._waiting: list[tuple[str, State]] = []
        self._work: Thinking | None = None
        self._left = 0
        self._shown = 0.0
        self.current = self.lost = ""
        self._worked = ""

    def is_waiting(self, card: str) -> bool:
        """Whether a card waits until another one is finished."""
        return card in (name for name, _ in self._waiting)

    @property
    def progress(self) -> float:
        """The share of the time of the present card that is over, from 0 to 1."""
        if self._work is None or not self.current:
            return 1.0
        return min(1.0, 1 - (self._left - STRETCH * self._work.progress) / SECONDS)

    @property
    def moves_tried(self) -> tuple[int, int]:
        """How many moves were played to the end in the first look, and of how many."""
        return (0, 0) if self._work is None else (self._work.moves_tried, self._work.ways)

    def ask(self, card: str, state: State) -> None:
        """Compute the answers of a card, or go on for longer."""
        if card != self.current and not self.is_waiting(card):
            self._waiting.append((card, state))
            self._go()

    def stop(self, card: str) -> None:
        """Stop work on a card; what was found stays."""
        self._waiting = [each for each in self._waiting if each[0] != card]
        if card == self.current and self._work is not None:
            self._work.stop()
            self._end()

    # Inside

    def _go(self) -> None:
        if self.current or not self._waiting:
            return
        card, state = self._waiting.pop(0)
        if self._work is None or card != self._worked:
            self._work, self._worked = self._think(state, self._handle_step), card
        self.current, self.lost, self._left = card, "", SECONDS
        self._work.think(STRETCH)
        if not self._work.is_running:  # more games would change no verdict
            self._end()

    def _handle_step(self) -> None:
        """Handle a finished game, or the end of a stretch."""
        work = self._work
        if work is None or not self.current:
            return
        if work.is_running:
            if self._clock() - self._shown >= SHOW_EVERY:
                self._show()
            return
        if work.results is not None:
            self._found(self.current, answers_of(work.results))
        self._left -= STRETCH
        if work.is_lost or work.results is None:
            self.lost = self.current
        elif not work.is_done and self._left > 0:
            work.think(STRETCH)
            self._show()
            return
        self._end()

    def _end(self) -> None:
        self.current = ""
        self._go()
        self._show()

    def _show(self) -> None:
        self._shown = self._clock()
        self._changed()
