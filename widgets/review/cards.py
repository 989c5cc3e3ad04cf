"""The review cards of one learner, as the learner's browser stores them.

The page computes the answers in the background, one card after the other. It computes in
short stretches, so that a forecast for which the reader waits can come between two
stretches.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from tutor.core.lessons.review_cards import MOST_CARDS, Answers, ReviewCard, read_card, write_card
from tutor.core.records.files import pack, unpack
from widgets.forecast.thinking import Thinking
from widgets.review.words import answers_of
from widgets.shared.days import days_today
from widgets.shared.shelf import Shelf

KIND: Final = "card"
DAYS: Final = "days"
"""The name of the preference to be asked about cards again on another day."""
FAR: Final = 10**9


class Cards:
    """The cards by their ids, including the cards that another tab has stored.

    `shelf` is the browser's storage of cards. `wants_days` returns whether the learner wants
    to be asked again on another day; only then are days stored. `deleted` are the cards that
    were deleted on this page and can be restored, the latest last.
    """

    def __init__(
        self, shelf: Shelf, wants_days: Callable[[], bool], today: Callable[[], int] = days_today
    ) -> None:
        self._shelf, self._wants_days = shelf, wants_days
        self.today = today
        self._read: dict[str, tuple[str, ReviewCard | None]] = {}
        self.deleted: list[ReviewCard] = []

    @property
    def are_dated(self) -> bool:
        """Whether the page asks the learner again on another day."""
        return self._wants_days()

    @property
    def all(self) -> tuple[ReviewCard, ...]:
        """All cards, sorted by the day on which they are due; cards without a day come last."""
        cards = self._by_id().values()
        return tuple(
            sorted(cards, key=lambda card: (FAR if card.due is None else card.due, card.id))
        )

    @property
    def due(self) -> tuple[ReviewCard, ...]:
        """The cards that are due today."""
        return tuple(card for card in self.all if card.is_due(self.today()))

    @property
    def is_full(self) -> bool:
        """Whether there are as many cards as a file may have."""
        return len(self._shelf.all(KIND)) >= MOST_CARDS

    def find(self, card: str) -> ReviewCard | None:
        """Return the card with the id `card`; None for an unknown id."""
        return self._by_id().get(card)

    def is_unkept(self, card: str) -> bool:
        """Return whether the browser could not store a card because it has no room for it."""
        return f"{KIND}:{card}" in self._shelf.unkept

    def keep(self, card: ReviewCard) -> None:
        """Store a new card; the days until it is asked again count from today."""
        self._put(card.count_days_from(self._day))

    def answer(self, card: str, *, is_right: bool | None) -> None:
        """Store the first answer to a card; None stands for an answer that cannot be judged."""
        found = self.find(card)
        if found is not None:
            self._put(found.after_answer(self.today(), is_right=is_right))

    def work_out(self, card: str, answers: Answers) -> None:
        """Store computed answers for a card, unless the card already has answers from more games."""
        found = self.find(card)
        if found is None:
            return
        if found.answers is None or found.answers.playouts <= answers.playouts:
            self._put(replace(found, answers=answers))

    def delete(self, card: str) -> None:
        """Delete a card; `bring_back` restores it."""
        found = self.find(card)
        if found is not None:
            self.deleted.append(found)
            self._shelf.remove(f"{KIND}:{card}")

    def bring_back(self) -> None:
        """Restore the card that was deleted last."""
        if self.deleted:
            self._put(self.deleted.pop())

    def count_days(self) -> None:
        """Count the days of every card from today, or, if the learner wants no days, remove them."""
        for card in self.all:
            dated = card.count_days_from(self._day)
            if dated is not card:
                self._put(dated)

    def add(self, cards: list[ReviewCard]) -> int:
        """Add the cards of a file and return how many are new; cards that the learner has do not change."""
        known = self._by_id()
        fresh = [card for card in cards if card.id not in known]
        added = {card.id: card for card in fresh[: MOST_CARDS - len(known)]}
        for card in added.values():
            self._put(card if self.are_dated else card.count_days_from(None))
        return len(added)

    @property
    def _day(self) -> int | None:
        return self.today() if self.are_dated else None

    def _put(self, card: ReviewCard) -> None:
        self._shelf.put(f"{KIND}:{card.id}", pack(write_card(card)))

    def _by_id(self) -> dict[str, ReviewCard]:
        """Return the cards by id; each text is read only once.

        The text of an unreadable card is skipped, and stays in the browser unchanged.
        """
        texts = self._shelf.all(KIND)
        self._read = {
            name: self._read[name]
            if name in self._read and self._read[name][0] == text
            else (text, _read(text))
            for name, text in texts.items()
        }
        return {card.id: card for _, card in self._read.values() if card is not None}


def _read(text: str) -> ReviewCard | None:
    try:
        return read_card(unpack(text))
    except TutorError:
        return None


SECONDS: Final = 120
"""The seconds for which a card is computed; the reader can ask for this time again."""
STRETCH: Final = 4
SHOW_EVERY: Final = 1.0

Thinker = Callable[[State, Callable[[], None]], Thinking]


class Working:
    """The computation of the answers of cards, by the ids of the cards.

    `found` is called with the answers each time that they have become surer, and `changed`
    when there is news to show. `current` is the id of the card that is computed now. `lost`
    is the id of a card whose games could not go on.
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
        """Return whether the computation of a card waits until another card is finished."""
        return card in (name for name, _ in self._waiting)

    @property
    def progress(self) -> float:
        """The share of the time for the present card that is over, from 0 to 1."""
        if self._work is None or not self.current:
            return 1.0
        return min(1.0, 1 - (self._left - STRETCH * self._work.progress) / SECONDS)

    @property
    def moves_tried(self) -> tuple[int, int]:
        """The number of moves that were tried in the present deal, and the number of all moves."""
        return (0, 0) if self._work is None else (self._work.moves_tried, self._work.ways)

    def ask(self, card: str, state: State) -> None:
        """Compute the answers of a card as soon as the cards before it are finished.

        If the card has answers already, compute further games.
        """
        if card != self.current and not self.is_waiting(card):
            self._waiting.append((card, state))
            self._go()

    def stop(self, card: str) -> None:
        """Stop the computation of a card; the results so far stay."""
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
        """React to news of the computation: a finished game, or the end of a stretch."""
        work = self._work
        if work is None or not self.current:
            return
        if work.is_running:
            if self._clock() - self._shown >= SHOW_EVERY:
                self._show()
            return
        if work.has_found:
            self._found(self.current, answers_of(work.judgement))
        self._left -= STRETCH
        if work.is_lost or not work.has_found:
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
