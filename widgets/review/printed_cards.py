"""Review cards on paper: one page for each, with the answers below or on the back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.game import known_to, legal_for
from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.review_cards import ReviewCard
from tutor.core.print.handout import PRINTED_THEME, board_of, holdings_table
from tutor.core.print.markup import Markup, element, join, make_page
from tutor.core.print.question import Row
from tutor.core.words.text import Text, text_for
from widgets.page import File
from widgets.review.words import (
    asked_of,
    best_of,
    decision_rows,
    margin_of,
    place_of,
    rule_of_thumb,
)
from widgets.shared.question import draw_decisions

FORMS: Final = ("below", "back")
MOST_PRINTED: Final = 40
"""The most cards in one file; those that are due come first."""
STYLE: Final = """
.review main { max-width: 190mm; }
.review :is(.asked, .told) { break-inside: avoid; }
.review .asked { break-before: page; }
.review .asked:first-child { break-before: auto; }
.review.back .told { break-before: page; }
.review.below .told { border-top: 2px dashed #000; margin-top: 4mm; padding-top: 2mm; }
.review h1 { font-size: 14pt; margin: 0 0 1mm; }
.review h2 { font-size: 11pt; margin: 1mm 0; }
.review figure { margin: 1mm 0; }
.review figure svg { width: auto; max-width: 100%; max-height: 120mm; }
.review figure { text-align: center; }
.review :is(p, li, table) { font-size: 9pt; line-height: 1.35; }
.review p { margin: 1mm 0; }
.review ol { columns: 2; margin: 1mm 0; padding-left: 7mm; }
.review li { break-inside: avoid; }
.review table { width: 100%; border-collapse: collapse; }
.review :is(th, td) { border: 1px solid #000; padding: 0.5mm 1mm; text-align: center; }
"""


def printed_cards(cards: Sequence[ReviewCard], form: str, text: Text) -> File:
    """Return the first cards as a file to print, in one of the `FORMS`."""
    title = text.say("cards-page")
    parts = [join(_question(card, text), _answers(card, text)) for card in cards[:MOST_PRINTED]]
    more = len(cards) - MOST_PRINTED
    if more > 0:
        parts.append(element("p", text.say("cards-page-rest", count=more)))
    page = make_page(title, text.language, *parts, class_=f"review {form}", style=STYLE)
    return File(f"cards-{form}.html", "text/html;charset=utf-8", page.encode("utf-8"))


def _question(card: ReviewCard, text: Text) -> Markup:
    """Return the position as the deciding player sees it, and the numbered legal decisions."""
    state, words = card.state, text_for(card.game, text.language)
    board = board_of(state, text.language, PRINTED_THEME, seat=card.player)
    held = holdings_table(card.game, known_to(state, card.player), text.language)
    legal = enumerate(legal_for(state, card.player), 1)
    ways = [Row(number, "", words.decision(each, state)) for number, each in legal]
    margin = [element("p", margin_of(card.answers, text))] if card.answers is not None else []
    return element(
        "section",
        element("h1", place_of(card, text)),
        element("figure", Markup(to_svg(board))),
        held,
        element("h2", text.say("review-question")),
        element("p", text.say("review-you", player=card.player, asked=asked_of(card, text))),
        draw_decisions(ways, "paper"),
        *margin,
        class_="asked",
    )


def _answers(card: ReviewCard, text: Text) -> Markup:
    """Return the numbers of the right answers, and the rules of thumb on the best answer."""
    heading = element("h2", text.say("cards-page-answers", name=place_of(card, text)))
    answers = card.answers
    if answers is None:
        return element("section", heading, element("p", text.say("review-unworked")), class_="told")
    listed = element("p", best_of(card, answers, text))
    if answers.right:
        listed = draw_decisions(decision_rows(card, answers.right, text), "paper")
    thumb = rule_of_thumb(card, answers.moves[0], text)
    return element(
        "section",
        heading,
        listed,
        *([element("p", thumb)] if thumb else []),
        class_="told",
    )
