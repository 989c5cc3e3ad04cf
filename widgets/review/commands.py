"""The commands of review cards: keep a position, ask, answer, compute, delete, print and save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.game import State, legal_for
from tutor.core.laboratory.forecast import Forecast
from tutor.core.lessons.review_cards import ReviewCard, make_card
from tutor.core.lessons.review_cards_file import MOST_CARDS, dump_cards, read_cards
from tutor.core.records.record import position_id
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.page import File
from widgets.review.answers import answers_of
from widgets.review.asking import AskedCard
from widgets.review.card_list import CardList
from widgets.review.cards import Cards
from widgets.review.printed_cards import FORMS, printed_cards
from widgets.review.working import Working
from widgets.session.workspace import Kind, Workspace
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence
from widgets.shared.place import Place
from widgets.shared.stage import Stage
from widgets.shared.workspaces import Workspaces

MOST_DIGITS: Final = 9
BACK: Final = ("explore", "play", "lesson")
"""The views to which the reader can come back from a card."""


@dataclass
class ReviewCommands:
    """Carries out the commands of review cards.

    `forecast` gives what a forecast has found of a state, if it has enough games; `cover` closes
    everything that would give an answer away. `want_days` stores whether the learner wants to be
    asked again. `view` is the view to come back to.
    """

    stage: Stage
    cards: Cards
    card: AskedCard
    listed: CardList
    working: Working
    workspaces: Workspaces
    navigator: Navigator
    tell: Callable[[Sentence], None]
    give: Callable[[File], None]
    forecast: Callable[[State], Forecast | None]
    cover: Callable[[], None]
    want_days: Callable[[], None]
    view: str = "explore"

    def register(self, commands: Commands) -> None:
        """Add the commands of review cards."""
        commands.add("card-keep", self._keep)
        commands.add("cards", self._toggle)
        commands.add("cards-show", lambda _: self._show_list())
        commands.add("card-ask", self._ask, moves_on=True)
        commands.add("card-next", lambda _: self._next(), moves_on=True)
        commands.add("card-again", lambda _: self._again())
        commands.add("card-done", lambda _: self._done())
        commands.add("card-explore", lambda _: self._explore())
        commands.add("card-work", self._work)
        commands.add("card-stop", self._stop)
        commands.add("card-delete", self._delete)
        commands.add("card-undelete", lambda _: self._bring_back())
        commands.add("cards-days", lambda _: self._turn_days())
        commands.add("cards-print", self._print)
        commands.add("cards-save", lambda _: self._save())

    # Keeping

    def _keep(self, value: str) -> None:
        """Keep the position in view, or that of another ply of the line."""
        session = self.stage.session
        ply = int(value) if value.isdecimal() and len(value) <= MOST_DIGITS else session.ply
        if ply > session.line.plies:
            return
        state = session.line.states[ply]
        if not self._is_askable(state):
            self.tell(lambda text: text.say("review-nothing"))
            return
        if self.cards.find(position_id(state.position())) is not None:
            self.tell(lambda text: text.say("review-already"))
            return
        if self.cards.is_full:
            self.tell(lambda text: text.say("cards-full", most=MOST_CARDS))
            return
        line = session.line
        day, round_ = line.place(ply + 1, "day"), line.place(ply + 1, "round")
        card = replace(
            make_card(state),
            day_of_game=None if day is None else day.number,
            round=None if round_ is None else round_.number,
        )
        found = self.forecast(state)
        if found is not None:
            card = replace(card, answers=answers_of(found))
        self.cards.keep(card)
        self.card.note_kept(card, state)
        if card.answers is None:
            self.working.ask(card.id, state)
        if ply != session.ply:
            self.tell(lambda text: text.say("review-kept-elsewhere"))

    def _is_askable(self, state: State) -> bool:
        """Whether a choice is due, and the reader may know what its player knows."""
        due, session = state.due, self.stage.session
        if due is None or len(legal_for(state, due.player)) < 2:
            return False
        return session.state.due is None or session.seat in (None, due.player)

    # Asking

    def _toggle(self, _: str) -> None:
        self.listed.is_open = not self.listed.is_open

    def _show_list(self) -> None:
        self.listed.is_open = True
        self.navigator.open_tab("games")

    def _ask(self, value: str) -> None:
        """Ask a card; without an id the first that is due, or else the first of all."""
        card = self.cards.find(value) if value else next(iter(self.cards.all), None)
        if card is not None:
            self._lay(card)

    def _lay(self, card: ReviewCard) -> None:
        """Show the card's position on the board; the present work waits until it is answered."""
        workspaces = self.workspaces
        if self.card.asked_card is None:
            self.view = workspaces.view if workspaces.view in BACK else "explore"
            if workspaces.view != "explore":
                self.navigator.open(Place("explore", work=workspaces.work))
        self.cover()
        state = self.card.ask(card)
        tree = Tree(state.game, start_of(state))
        workspaces.lay_out(Workspace(tree, None, {}, card.player))
        self.navigator.open_tab("now")

    def _next(self) -> None:
        """Ask the next card; if another page has answered it meanwhile, leave the cards."""
        card = self.card.following
        if card is None:
            self.tell(lambda text: text.say("cards-done"))
            self._done()
        else:
            self._lay(card)

    def _again(self) -> None:
        if self.card.asked_card is not None:
            self.stage.session.go(0)

    def _done(self) -> None:
        """Go back to where the first card was asked."""
        if self.card.asked_card is None:
            return
        self.navigator.open(Place(self.view, work=self.workspaces.work))

    def _explore(self) -> None:
        """Begin a game of the reader with the position, against players by rules of thumb."""
        card = self.card.asked_card
        if card is not None:
            state = card.state
            others: dict[str, Kind] = {
                name: "advised" for name in state.players if name != card.player
            }
            tree = Tree(state.game, start_of(state))
            work = Workspace(tree, None, others, card.player)
            self.navigator.open(Place("explore", work=work, is_new=True))

    # Computing answers, deleting

    def _work(self, value: str) -> None:
        card = self.cards.find(value)
        if card is not None:
            self.working.ask(card.id, card.state)

    def _stop(self, value: str) -> None:
        self.working.stop(value)

    def _delete(self, value: str) -> None:
        self.working.stop(value)
        self.cards.delete(value)

    def _bring_back(self) -> None:
        self.cards.bring_back()

    def _turn_days(self) -> None:
        self.want_days()
        self.cards.count_days()

    # Files

    def _print(self, form: str) -> None:
        if form in FORMS and self.cards.all:
            self.give(printed_cards(self.cards.all, form, self.stage.text))

    def _save(self) -> None:
        if self.cards.all:
            self.give(File("cards.json", "application/json", dump_cards(self.cards.all)))

    def take(self, data: object) -> Sentence:
        """Add the cards of a file. Raises RecordError, which lists every fault."""
        read = read_cards(data)
        added = self.cards.add(read)
        self.listed.is_open = True
        return lambda text: text.say("cards-added", added=added, known=len(read) - added)
