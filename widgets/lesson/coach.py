"""The coach of a day inside a lesson: a question before each own turn, and a word after it."""

from __future__ import annotations

from typing import Final

from tutor.core.base.players import Advice
from tutor.core.lessons.own_moves import (
    BestMove,
    MoveReview,
    best_option,
    options_of,
    review_turn,
    teachers_turn,
)
from tutor.core.lessons.runner import at_a_turn
from tutor.core.records.compare import Comparison, balance, compare, surplus
from tutor.core.records.moments import Turn, turn_of, turns
from widgets.lesson.modes import Playing
from widgets.session.happened import last_decided
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

MOST_GAINS: Final = 2
"""The most gains that a verdict names for each side, the weightiest first."""


def question(stage: Stage, work: Playing) -> Markup:
    """Return the coach's question before an own turn, and the reply to the chosen option.

    The markup is empty within a turn, and where no move is clearly the best.
    """
    session = stage.session
    due = session.state.due
    if due is None or due.player not in session.mine or not at_a_turn(session.line, session.ply):
        return Markup("")
    options = options_of(session.state, due.player)
    if not options:
        return Markup("")
    number = work.guess[1] if work.guess is not None and work.guess[0] == session.ply else None
    best = best_option(options)
    buttons = [
        control(
            "coach",
            index,
            stage.game.decision(each.decision, session.state),
            of=f"tutor-option {_mark(each, best) if index == number else ''}".strip(),
        )
        for index, each in enumerate(options)
    ]
    asked = element("h3", stage.say("coach-ask"))
    parts = [asked, element("div", *buttons, of="tutor-options tutor-coach-options")]
    if number is not None and number < len(options):
        parts.append(_reply(stage, options[number], best))
    return element("div", *parts, of="tutor-answers")


def _mark(option: Advice, best: Advice) -> str:
    return "tutor-option-right" if option is best else "tutor-option-wrong"


def _reply(stage: Stage, chosen: Advice, best: Advice) -> Markup:
    """Return the reply to a chosen option, with the reasons of the teacher."""
    why = stage.game.reason(best.reason)
    if chosen is best:
        return element("p", stage.say("coach-right", why=why), of="tutor-answer tutor-answer-right")
    said = stage.say("coach-wrong", other=stage.game.reason(chosen.reason), why=why)
    return element("p", said, of="tutor-answer tutor-answer-wrong")


def comment(stage: Stage) -> Markup:
    """Return the comment on the learner's last turn; empty if the turn was no choice."""
    session = stage.session
    turn = turn_of(turns(session.line), last_decided(session.line, session.ply, session.mine))
    if turn is None or turn.kind != "turn":
        return Markup("")
    review = review_turn(session.line, turn, session.mine)
    if review is None:
        return Markup("")
    states, player = session.line.states, review.own.decision.player
    fit = stage.game.fit(states[turn.first], states[turn.last], player)
    parts = [
        _comment(stage, turn, review),
        element("p", fit, of="tutor-result-line") if fit else "",
    ]
    return element("div", *parts, of="tutor-answers", tabindex="-1", data={"focus": 1})


def comment_on_day(stage: Stage, first: int, last: int) -> Markup:
    """Return the comment on the turn of a day that fell furthest short of the teacher's advice.

    `first` and `last` are the plies at which the day begins and ends.
    """
    line, mine = stage.session.line, stage.session.mine
    own = [each for each in turns(line) if each.kind == "turn" and first <= each.first < last]
    found = ((each, review_turn(line, each, mine)) for each in own)
    missed = [(turn, review) for turn, review in found if review is not None and review.loss]
    if not missed:
        return element("p", stage.say("coach-day-good"), of="tutor-answer tutor-answer-right")
    return _comment(stage, *max(missed, key=lambda each: each[1].loss))


def _comment(stage: Stage, turn: Turn, review: MoveReview) -> Markup:
    """Return why a decision was good, or the teacher's idea in its place and what each brings."""
    own, best = (stage.game.reason(each.reason) for each in (review.own, review.best))
    if not review.loss:
        of = "tutor-answer tutor-answer-right"
        return element("p", stage.say("coach-good", why=own), of=of)
    made = stage.game.narrate(review.own.decision, stage.session.line.states[review.ply])
    parts = [
        element("p", stage.say("coach-other", made=made, why=best)),
        element("p", _outcome(stage, turn, review), of="tutor-balance"),
    ]
    return element("div", *parts, of="tutor-answer tutor-answer-other")


def _outcome(stage: Stage, turn: Turn, review: MoveReview) -> str:
    """Return what the turn brought the learner, compared with the teacher's turn in its place."""
    session = stage.session
    end, player = session.path[turn.last], review.own.decision.player
    tree = teachers_turn(session.tree, session.path[review.ply], review.best.decision)
    return verdict(stage, compare(tree, end, tree.current), player)


def verdict(stage: Stage, comparison: Comparison, player: str) -> str:
    """Return the verdict: in which figures learner and teacher are ahead, and who is better off."""
    sides, more = balance(comparison, player), surplus(comparison, player)
    ours, theirs = (
        stage.text.all_of(
            [
                stage.game.say(f"gain-{name}", side=side, count=abs(more[name]))
                for name in names[:MOST_GAINS]
            ]
        )
        for side, names in zip(("ours", "theirs"), sides, strict=True)
    )
    case = "both" if all(sides) else "ours" if sides.ours else "theirs" if sides.theirs else "none"
    return stage.say("task-verdict", case=case, ours=ours, theirs=theirs)


def own_move_words(stage: Stage, move: BestMove) -> str:
    """Return the sentence on a move of the learner that was better than the teacher's."""
    line = move.move
    made = stage.game.narrate(line.record.decisions[0], line.states[0])
    gains = [
        stage.game.say(f"gain-{name}", side="ours", count=count)
        for name, count in list(move.gains.items())[:MOST_GAINS]
    ]
    return stage.say("own-move", made=made, gains=stage.text.all_of(gains))
