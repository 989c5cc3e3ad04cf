"""The review cards of one learner, on the shelf of their browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.lessons.review_cards import MOST_CARDS, Answers, ReviewCard, read_card, write_card
from tutor.core.records.files import pack, unpack
from widgets.shared.days import days_today
from widgets.shared.shelf import Shelf

KIND: Final = "card"
DAYS: Final = "days"
"""What the browser remembers by whether its reader wants to be asked again on another day."""
FAR: Final = 10**9


class Cards:
    """The cards by their ids, with those that another tab kept.

    `wants_days` says whether the learner wants to be asked again on another day; only then are days
    stored. `deleted` are the cards deleted here that can be brought back, the latest last.
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
        """Whether the cards are asked again on another day."""
        return self._wants_days()

    @property
    def all(self) -> tuple[ReviewCard, ...]:
        """Every card; those that are due come first."""
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
        """The card of an id, or None."""
        return self._by_id().get(card)

    def is_unkept(self, card: str) -> bool:
        """Whether the browser has no room for a card."""
        return f"{KIND}:{card}" in self._shelf.unkept

    def keep(self, card: ReviewCard) -> None:
        """Keep a new card, from today on."""
        self._put(card.count_days_from(self._day))

    def answer(self, card: str, *, is_right: bool | None) -> None:
        """Note the first answer to a card; None for an answer that cannot be judged."""
        found = self.find(card)
        if found is not None:
            self._put(found.after_answer(self.today(), is_right=is_right))

    def work_out(self, card: str, answers: Answers) -> None:
        """Store the result of games for a card, unless it already has a result of more games."""
        found = self.find(card)
        if found is None:
            return
        if found.answers is None or found.answers.playouts <= answers.playouts:
            self._put(replace(found, answers=answers))

    def delete(self, card: str) -> None:
        """Delete a card; it can be brought back."""
        found = self.find(card)
        if found is not None:
            self.deleted.append(found)
            self._shelf.remove(f"{KIND}:{card}")

    def bring_back(self) -> None:
        """Bring back the card that was deleted last."""
        if self.deleted:
            self._put(self.deleted.pop())

    def count_days(self) -> None:
        """Count the days of every card from today on, or forget them, as the learner wants."""
        for card in self.all:
            dated = card.count_days_from(self._day)
            if dated is not card:
                self._put(dated)

    def add(self, cards: list[ReviewCard]) -> int:
        """Add the cards of a file and return how many are new; cards that exist do not change."""
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
        """The cards, each read once; an unreadable one stays on the shelf as it is."""
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
