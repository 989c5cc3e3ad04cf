"""The words of a review card, on the page and on paper, and the answers that games give it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from tutor.core.base.game import legal_for
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.judgement import Judgement, Verdict, interval_of
from tutor.core.laboratory.race import MARGIN
from tutor.core.lessons.review_cards import MOST_REASONS, PARTS, TENTHS, Answers, Move, ReviewCard
from tutor.core.print.question import Row
from tutor.core.words.text import Text, text_for
from widgets.forecast.ledger import differences_list


def answers_of(judgement: Judgement) -> Answers:
    """Return the answers of a card from the judgement of its decision.

    A decision is right if it is at most the margin worse than the best one, and wrong if it is
    worse by more than the margin: in both cases with its whole interval. The best is right if no
    other one can be better by more than the margin. All others are undecided.
    """
    found = judgement.verdicts()
    moves = []
    for each in found:
        chance, between = each.figures.win_chance, each.figures.win_interval
        if each.chance is not None:
            chance, between = each.chance.mean, interval_of(each.chance)
        reasons = judgement.reasons(found[0].decision, each.decision)[:MOST_REASONS]
        moves.append(
            Move(
                each.decision,
                _is_right(each, found),
                each.games or each.estimates,
                round(PARTS * chance),
                floor(PARTS * between.low),
                ceil(PARTS * between.high),
                tuple((one.key, round(TENTHS * one.more)) for one in reasons),
            )
        )
    return Answers(judgement.games or judgement.estimates, round(PARTS * MARGIN), tuple(moves))


def _is_right(each: Verdict, found: Sequence[Verdict]) -> bool | None:
    """Return whether a decision is right; None if it is undecided."""
    if each.behind is None:
        return None
    if each is found[0]:
        others = [other.behind for other in found if other is not each]
        is_ahead = all(other and other.mean + other.half <= MARGIN for other in others)
        return True if is_ahead else None
    if each.behind.mean - each.behind.half >= -MARGIN:
        return True
    return False if each.behind.mean + each.behind.half < -MARGIN else None


HUNDRED: Final = 100


def place_of(card: ReviewCard, text: Text) -> str:
    """Return in words the game, and the day and the round of the card if they are known."""
    parts = [text_for(card.game, text.language).say("game-name")]
    if card.day_of_game is not None:
        parts.append(text.say("timeline-day", day=card.day_of_game))
    if card.round is not None:
        parts.append(text.say("timeline-round", number=card.round))
    return " · ".join(parts)


def asked_of(card: ReviewCard, text: Text) -> str:
    """Return in words which player decides, and what kind of decision it is."""
    return text_for(card.game, text.language).due(card.state.due, card.state)


def decision_words(card: ReviewCard, move: Move, text: Text) -> str:
    """Return a decision in words."""
    return text_for(card.game, text.language).decision(move.decision, card.state)


def decision_rows(
    card: ReviewCard, moves: Sequence[Move], text: Text, made: Move | None = None
) -> list[Row]:
    """Return rows of decisions, each with its number among the legal decisions and its chance.

    The row of `made` is marked as the decision that the reader made.
    """
    legal = list(legal_for(card.state, card.player))
    return [
        Row(
            legal.index(move.decision) + 1,
            "",
            decision_words(card, move, text),
            said=chance_of(move, text),
            is_pressed=move is made,
        )
        for move in moves
    ]


def margin_of(answers: Answers, text: Text) -> str:
    """Return the sentence that says which decisions count as right, and after how many games."""
    figures = {"margin": round(HUNDRED * answers.margin / PARTS), "count": answers.playouts}
    if answers.is_open:
        return text.say("review-margin-open", **figures)
    return text.say("review-margin", **figures)


def chance_of(move: Move, text: Text) -> str:
    """Return the sentence with the chance to win after a decision, with its interval."""
    return text.say(
        "review-chance",
        share=round(HUNDRED * move.chance / PARTS),
        low=floor(HUNDRED * move.low / PARTS),
        high=ceil(HUNDRED * move.high / PARTS),
    )


def verdict_on(card: ReviewCard, answers: Answers, move: Move | None, text: Text) -> str:
    """Return the sentence that says whether the decision `move` is right.

    If `move` is None, the games did not try the decision, and the sentence says so.
    """
    best, *others = answers.moves
    if move is None:
        return text.say("review-untried")
    if move.is_right is None:
        return text.say("review-undecided")
    if not move.is_right:
        return text.say("review-wrong", best=decision_words(card, best, text))
    if move is not best:
        return text.say("review-right")
    is_alone = all(each.is_right is False for each in others)
    return text.say("review-right-best" if is_alone else "review-right-first")


def best_of(card: ReviewCard, answers: Answers, text: Text) -> str:
    """Return the sentence with the best decision, or the best one so far, and its chance."""
    best = answers.moves[0]
    name = "review-best" if best.is_right else "review-ahead"
    return text.say(name, move=decision_words(card, best, text), chance=chance_of(best, text))


def reasons_for(card: ReviewCard, answers: Answers, move: Move | None, text: Text) -> list[str]:
    """Return sentences on the answer: the chances, what the best decision leads to, a rule of thumb."""
    best, told = answers.moves[0], []
    if move is not None:
        words = {"move": decision_words(card, move, text), "chance": chance_of(move, text)}
        told.append(text.say("review-made", **words))
    if move is not best:
        told.append(best_of(card, answers, text))
    differences = "" if move is None else differences_list(card.state, text, move.reasons)
    if move is not best and differences:
        is_best = "yes" if best.is_right else "no"
        told.append(text.say("review-leaves", differences=differences, is_best=is_best))
    rule = rule_of_thumb(card, best, text)
    return [*told, rule] if rule else told


def rule_of_thumb(card: ReviewCard, move: Move, text: Text) -> str:
    """Return what the rules of thumb say on a decision; they see only what its player sees.

    The text is empty if the game has no such rule.
    """
    advise = kit_of(card.game).advice
    if advise is None:
        return ""
    for each in advise(card.state, card.player, None):
        if each.decision == move.decision:
            reason = text_for(card.game, text.language).reason(each.reason)
            return text.say("review-thumb", move=decision_words(card, move, text), reason=reason)
    return ""
