"""The commands of review cards: keep a position, ask, answer, compute, delete, print and save."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tutor.core.base.game import State, legal_for
from tutor.core.lessons.review_cards import (
    FORMAT,
    MOST_CARDS,
    ReviewCard,
    dump_cards,
    make_card,
    read_cards,
)
from tutor.core.records.record import position_id
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.forecast.forecast import ForecastCard
from widgets.page import File
from widgets.review.asking import AskedCard
from widgets.review.card_list import CardList
from widgets.review.cards import DAYS, Cards, Working
from widgets.review.printed_cards import FORMS, printed_cards
from widgets.review.words import answers_of
from widgets.session.workspace import Kind, Workspace
from widgets.shared.commands import Context, command, take
from widgets.shared.loop import Sentence
from widgets.shared.place import Place

MOST_DIGITS: Final = 9
BACK: Final = ("explore", "play", "lesson")
"""The views to which the reader can come back from a card."""


# Keeping


@command("card-keep")
def _keep(context: Context, value: str) -> None:
    """Keep a position of the line as a card: the position at the ply `value`, or the one in view.

    If the position cannot be kept, show a sentence that says why.
    """
    cards, session = context.of(Cards), context.session
    ply = int(value) if value.isdecimal() and len(value) <= MOST_DIGITS else session.ply
    if ply > session.line.plies:
        return
    state = session.line.states[ply]
    if not _is_askable(context, state):
        context.tell(lambda text: text.say("review-nothing"))
        return
    if cards.find(position_id(state.position())) is not None:
        context.tell(lambda text: text.say("review-already"))
        return
    if cards.is_full:
        context.tell(lambda text: text.say("cards-full", most=MOST_CARDS))
        return
    line = session.line
    day, round_ = line.place(ply + 1, "day"), line.place(ply + 1, "round")
    card = replace(
        make_card(state),
        day_of_game=None if day is None else day.number,
        round=None if round_ is None else round_.number,
    )
    found = context.of(ForecastCard).judgement(state)
    if found is not None:
        card = replace(card, answers=answers_of(found))
    cards.keep(card)
    context.of(AskedCard).note_kept(card, state)
    if card.answers is None:
        context.of(Working).ask(card.id, state)
    if ply != session.ply:
        context.tell(lambda text: text.say("review-kept-elsewhere"))


def _is_askable(context: Context, state: State) -> bool:
    """Return whether a state can be asked as a card.

    The decision must have several moves, and the reader may know only what the deciding
    player knows. After the end of a game every position of the game can be asked.
    """
    due, session = state.due, context.session
    if due is None or len(legal_for(state, due.player)) < 2:
        return False
    return session.state.due is None or session.seat in (None, due.player)


# Asking


@command("cards")
def _toggle(context: Context, _: str = "") -> None:
    listed = context.of(CardList)
    listed.is_open = not listed.is_open


@command("cards-show")
def _show_list(context: Context, _: str = "") -> None:
    context.of(CardList).is_open = True
    context.navigator.open_tab("games")


@command("card-ask", moves_on=True)
def _ask(context: Context, value: str) -> None:
    """Ask the card with the id `value`; if `value` is empty, ask the card that is due first."""
    cards = context.of(Cards)
    card = cards.find(value) if value else next(iter(cards.all), None)
    if card is not None:
        _lay(context, card)


def _lay(context: Context, card: ReviewCard) -> None:
    """Show a card's position on the board; the present game stays stored meanwhile."""
    asked, workspaces = context.of(AskedCard), context.workspaces
    if asked.asked_card is None:
        asked.view = workspaces.view if workspaces.view in BACK else "explore"
        if workspaces.view != "explore":
            context.navigator.open(Place("explore", work=workspaces.work))
    context.of(ForecastCard).close()
    state = asked.ask(card)
    tree = Tree(state.game, start_of(state))
    workspaces.lay_out(Workspace(tree, None, {}, card.player))
    context.navigator.open_tab("now")


@command("card-next", moves_on=True)
def _next(context: Context, _: str = "") -> None:
    """Ask the next card; if no card is left, say so and leave the cards."""
    card = context.of(AskedCard).following
    if card is None:
        context.tell(lambda text: text.say("cards-done"))
        _leave(context)
    else:
        _lay(context, card)


@command("card-again")
def _again(context: Context, _: str = "") -> None:
    if context.of(AskedCard).asked_card is not None:
        context.session.go(0)


@command("card-done")
def _leave(context: Context, _: str = "") -> None:
    """Leave the cards, and go back to the view in which the first card was asked."""
    card = context.of(AskedCard)
    if card.asked_card is None:
        return
    context.navigator.open(Place(card.view, work=context.workspaces.work))


@command("card-explore")
def _explore(context: Context, _: str = "") -> None:
    """Begin a game of the reader at the card's position; rules of thumb play the other seats."""
    card = context.of(AskedCard).asked_card
    if card is not None:
        state = card.state
        others: dict[str, Kind] = {name: "advised" for name in state.players if name != card.player}
        tree = Tree(state.game, start_of(state))
        work = Workspace(tree, None, others, card.player)
        context.navigator.open(Place("explore", work=work, is_new=True))


# Computing, deleting


@command("card-work")
def _work(context: Context, value: str) -> None:
    card = context.of(Cards).find(value)
    if card is not None:
        context.of(Working).ask(card.id, card.state)


@command("card-stop")
def _stop(context: Context, value: str) -> None:
    context.of(Working).stop(value)


@command("card-delete")
def _delete(context: Context, value: str) -> None:
    context.of(Working).stop(value)
    context.of(Cards).delete(value)


@command("card-undelete")
def _bring_back(context: Context, _: str = "") -> None:
    context.of(Cards).bring_back()


@command("cards-days")
def _turn_days(context: Context, _: str = "") -> None:
    cards = context.of(Cards)
    context.remember(DAYS, not cards.are_dated)
    cards.count_days()


# Files


@command("cards-print")
def _print(context: Context, form: str) -> None:
    cards = context.of(Cards)
    if form in FORMS and cards.all:
        context.give(printed_cards(cards.all, form, context.stage.text))


@command("cards-save")
def _save(context: Context, _: str = "") -> None:
    cards = context.of(Cards)
    if cards.all:
        context.give(File("cards.json", "application/json", dump_cards(cards.all)))


@take(FORMAT)
def _take(context: Context, data: object) -> Sentence:
    """Add the cards of a file. Raises RecordError, which lists every fault."""
    cards = context.of(Cards)
    read = read_cards(data)
    added = cards.add(read)
    context.of(CardList).is_open = True
    return lambda text: text.say("cards-added", added=added, known=len(read) - added)
