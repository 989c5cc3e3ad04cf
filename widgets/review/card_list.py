"""The list of the learner's review cards: what each asks, when it is due, and its commands."""

from __future__ import annotations

from tutor.core.lessons.review_cards import ReviewCard
from widgets.review.asking import AskedCard, days_switch
from widgets.review.cards import Cards
from widgets.review.words import asked_of, place_of
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.days import day_in_words
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class CardList(Card):
    """The list of review cards; it is folded at first."""

    names = ("tutor-cards-card",)
    part, label = "cards", "cards-open"
    is_open = False

    def __init__(self, stage: Stage, cards: Cards, asked: AskedCard) -> None:
        super().__init__(stage)
        self._cards, self._asked = cards, asked

    @property
    def due(self) -> tuple[ReviewCard, ...]:
        """The cards that are due today."""
        return self._cards.due

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the tab of games is open."""
        return model.tab == "games"

    def draw(self, _: PageModel) -> Markup:
        """Return the button that opens the list, and the list."""
        say, cards = self.stage.say, self._cards.all
        due = len(self._cards.due)
        name = say("cards-open-due", due=due) if due else say("cards-open")
        opener = control("cards", "", name, aria_expanded=str(self.is_open).lower())
        if not self.is_open:
            return opener
        if not cards:
            empty = element("p", say("cards-none"), class_="tutor-hint")
            return element("section", opener, empty, self._brought_back())
        ways = [
            control("card-ask", "", say("cards-ask", due=due) if due else say("cards-practise")),
            control("cards-print", "below", say("cards-print-below")),
            control("cards-print", "back", say("cards-print-back")),
            control("cards-save", "", say("cards-save")),
        ]
        return element(
            "section",
            opener,
            element("p", say("cards-hint"), class_="tutor-hint"),
            element("div", *ways, class_="tutor-row"),
            days_switch(self.stage, is_on=self._cards.are_dated),
            self._brought_back(),
            element("ol", *map(self._row, cards), class_="tutor-cards-list"),
        )

    def _brought_back(self) -> Markup:
        """Return the button that undoes the last deletion; empty if no card was deleted."""
        if not self._cards.deleted:
            return Markup("")
        last = place_of(self._cards.deleted[-1], self.stage.text)
        told = element("span", self.stage.say("cards-deleted", name=last))
        undo = control("card-undelete", "", self.stage.say("cards-undelete"))
        return element("div", told, undo, class_="tutor-row")

    def _row(self, card: ReviewCard) -> Markup:
        """Return the row of a card: its question, its date, and how far its answers are computed."""
        say, text = self.stage.say, self.stage.text
        ask = control(
            "card-ask",
            card.id,
            element("b", place_of(card, text)),
            element("span", asked_of(card, text)),
            element("span", self._when(card), class_="tutor-cards-due"),
            class_="tutor-cards-way",
        )
        delete = control(
            "card-delete",
            card.id,
            say("review-delete"),
            class_="tutor-quiet",
            aria_label=say("cards-delete", name=f"{place_of(card, text)}, {asked_of(card, text)}"),
        )
        unkept = (
            element("p", say("shelf-unkept"), class_="tutor-hint")
            if self._cards.is_unkept(card.id)
            else Markup("")
        )
        return element("li", ask, unkept, *self._asked.work(card), delete)

    def _when(self, card: ReviewCard) -> str:
        """Return in words when a card is due, and how often in a row it was answered correctly."""
        say = self.stage.say
        if card.due is None:
            when = say("cards-undated")
        elif card.is_due(self._cards.today()):
            when = say("cards-due-now")
        else:
            when = say("cards-due", date=day_in_words(card.due, self.stage.text.language))
        if not card.asked:
            return when
        return join(when, " · ", say("cards-running", running=card.running))
