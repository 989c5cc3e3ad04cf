"""The card that asks what the learner would do in a position, and judges the decision.

After the button *Keep as a card*, it says which position was kept, and how far the answers of the
new card are computed.
"""

from __future__ import annotations

from tutor.core.base.game import Decision, State
from tutor.core.lessons.review_cards import Answers, Move, ReviewCard
from widgets.review.cards import Cards, Working
from widgets.review.words import (
    asked_of,
    decision_rows,
    margin_of,
    place_of,
    reasons_for,
    verdict_on,
)
from widgets.shared.controls import Markup, control, element, progress_bar, texts_in
from widgets.shared.model import PageModel
from widgets.shared.question import draw_decisions
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class AskedCard(Card):
    """The question of a review card, and its answer; or the note that a position was kept."""

    names = ("tutor-review-card",)
    part, label = "review", "review-part"

    def __init__(
        self,
        stage: Stage,
        cards: Cards,
        working: Working,
    ) -> None:
        super().__init__(stage)
        self._cards, self._working = cards, working
        self._asked: tuple[str, State] = "", stage.session.state
        self._kept: tuple[str, State] = "", stage.session.state
        self._is_noted = False
        self.view = "explore"
        """The view to which the reader comes back from the cards."""
        self._sitting = set[str]()
        """The ids of the cards that were asked in this sitting."""

    def ask(self, card: ReviewCard) -> State:
        """Begin to ask a card; return the state with which the card's game begins."""
        if self.asked_card is None:
            self._sitting.clear()
        self._sitting.add(card.id)
        self._asked, self._is_noted = (card.id, card.state), False
        return card.state

    def note_kept(self, card: ReviewCard, state: State) -> None:
        """Note that the state in view was kept as a card."""
        self._kept = card.id, state

    @property
    def asked_card(self) -> ReviewCard | None:
        """The card that is asked; None if the game on the board did not begin with a card."""
        card, start = self._asked
        is_here = bool(card) and self.stage.session.tree.start is start
        return self._cards.find(card) if is_here else None

    @property
    def following(self) -> ReviewCard | None:
        """The next card to ask; None if all cards were asked.

        Cards that are due come first, then cards without a date. Each card is asked once in a
        sitting.
        """
        left = [card for card in self._cards.all if card.id not in self._sitting]
        due = [card for card in left if card.is_due(self._cards.today())]
        return next(iter((*due, *(card for card in left if card.due is None))), None)

    @property
    def kept_card(self) -> ReviewCard | None:
        """The card that was just kept, as long as its position is in view; otherwise None."""
        card, state = self._kept
        return self._cards.find(card) if card and self.stage.session.state is state else None

    @property
    def decision(self) -> Decision | None:
        """The decision by which the reader answered the card; None if the line does not have it now."""
        session = self.stage.session
        if self.asked_card is None or not session.ply:
            return None
        return session.line.record.decisions[0]

    def settle(self) -> None:
        """Store whether the first answer to the card was right, once games have computed the answers."""
        card, decided = self.asked_card, self.decision
        if self._is_noted or card is None or decided is None or card.answers is None:
            return
        self._is_noted = True
        move = card.answers.move(decided)
        self._cards.answer(card.id, is_right=None if move is None else move.is_right)

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The question, or the answer with its reasons, as texts to be read aloud."""
        return texts_in(self.widget.value, "tutor-review")

    def draw(self, _: PageModel) -> Markup:
        """Return the question or the answer of the asked card.

        If no card is asked, return the note on the card that was just kept. If no card was kept
        either, return an empty text.
        """
        card = self.asked_card
        if card is not None:
            decided = self.decision
            parts = self._question(card) if decided is None else self._answer(card, decided)
            say, is_last = self.stage.say, decided is not None and self.following is None
            if is_last:
                parts.append(element("p", say("review-last")))
            leave = control(
                "card-done", "", say("review-done"), class_="tutor-main-do" if is_last else ""
            )
            return element("section", *parts, leave, class_="tutor-review")
        kept = self.kept_card
        return Markup("") if kept is None else self._note(kept)

    def _question(self, card: ReviewCard) -> list[Markup]:
        say, text = self.stage.say, self.stage.text
        parts = [
            element("h2", say("review-question"), tabindex="-1", data={"focus": 1}),
            element("p", say("review-you", player=card.player, asked=asked_of(card, text))),
        ]
        if card.answers is not None:
            parts.append(element("p", margin_of(card.answers, text), class_="tutor-hint"))
        return [*parts, *self.work(card)]

    def _answer(self, card: ReviewCard, decided: Decision) -> list[Markup]:
        say, text, answers = self.stage.say, self.stage.text, card.answers
        again = control("card-again", "", say("review-again"))
        explore = control("card-explore", "", say("review-explore"))
        ways = [again, explore]
        if self.following is not None:
            ways.insert(0, control("card-next", "", say("review-next"), class_="tutor-main-do"))
        row = element("div", *ways, class_="tutor-row")
        if answers is None:
            heading = element("h2", say("review-unjudged"))
            return [heading, *self.work(card), row]
        move = answers.move(decided)
        is_right = None if move is None else move.is_right
        state = "open" if is_right is None else "right" if is_right else "wrong"
        told = verdict_on(card, answers, move, text)
        reasons = (element("p", each) for each in reasons_for(card, answers, move, text))
        return [
            element("h2", told, class_=f"tutor-review-{state}"),
            *reasons,
            element("p", margin_of(answers, text), class_="tutor-hint"),
            self._all_right(card, answers, move),
            row,
        ]

    def _all_right(self, card: ReviewCard, answers: Answers, move: Move | None) -> Markup:
        """Return the right answers, folded, each with its chance; empty if none is known."""
        text = self.stage.text
        if not answers.right:
            return Markup("")
        rows = decision_rows(card, answers.right, text, move)
        summary = element(
            "summary",
            self.stage.say("review-all", count=len(rows)),
            class_="tutor-do",
            data={"key": "review-all"},
        )
        listed = draw_decisions(rows, "page")
        return element(
            "details", summary, listed, class_="tutor-review-all", data={"menu": "review-all"}
        )

    def _note(self, card: ReviewCard) -> Markup:
        """Return the note on a kept card: how far its answers are computed, and the switch for days."""
        say = self.stage.say
        ways = (
            control("cards-show", "", say("review-show")),
            control("card-delete", card.id, say("review-delete")),
            days_switch(self.stage, is_on=self._cards.are_dated),
        )
        return element(
            "section",
            element("h2", say("review-kept")),
            *self.work(card),
            element("div", *ways, class_="tutor-row"),
            class_="tutor-review",
        )

    def work(self, card: ReviewCard) -> list[Markup]:
        """Return how far the answers of a card are computed, with buttons to stop and to go on."""
        say, working = self.stage.say, self._working
        if card.id == working.current:
            bar = progress_bar(working.progress, say("review-bar"))
            made, ways = working.moves_tried
            told = (
                say("review-first", made=made, ways=ways)
                if card.answers is None
                else say("review-working", count=card.answers.playouts)
            )
            stop = control("card-stop", card.id, say("forecast-stop"))
            return [bar, element("div", element("span", told), stop, class_="tutor-row")]
        if working.is_waiting(card.id):
            return [element("p", say("review-waiting"), class_="tutor-hint")]
        lost = [element("p", say("review-lost"))] if card.id == working.lost else []
        name = "review-work" if card.answers is None else "review-longer"
        told = (
            say("review-unworked")
            if card.answers is None
            else say("review-worked", count=card.answers.playouts)
        )
        row = element("span", told), control("card-work", card.id, say(name))
        return [*lost, element("div", *row, class_="tutor-row")]

    def place(self, card: ReviewCard) -> str:
        """Return in words the place of a card in its game."""
        return place_of(card, self.stage.text)


def days_switch(stage: Stage, *, is_on: bool) -> Markup:
    """Return the switch that decides whether the page asks the learner again on another day."""
    label = stage.say("returns-on" if is_on else "returns-off")
    return control("cards-days", "", label, role="switch", aria_checked=str(is_on).lower())
