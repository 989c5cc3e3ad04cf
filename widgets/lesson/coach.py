"""The coach of a day inside a lesson: a question before each own turn, and a word after it."""

from __future__ import annotations

from collections.abc import Mapping
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
from tutor.core.records.tree import Tree
from widgets.lesson.modes import Playing
from widgets.session.happened import last_decided
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

MOST_GAINS: Final = 2
"""The most gains that a verdict names for each side, the weightiest first."""
PRIZES: Final = frozenset({"points", "orders", "cards"})
"""The gains for which a turn is praised, even if another turn brings more."""


def question(stage: Stage, work: Playing) -> Markup:
    """Return the coach's question before the learner's turn, and the reply to the chosen option.

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
    chosen = options[number] if number is not None and number < len(options) else None
    reply, is_good = _reply(stage, chosen, best) if chosen is not None else (Markup(""), False)
    mark = "tutor-option-right" if is_good else "tutor-option-wrong"
    buttons = [
        control(
            "coach",
            index,
            stage.game.decision(each.decision, session.state),
            of=f"tutor-option {mark if each is chosen else ''}".strip(),
        )
        for index, each in enumerate(options)
    ]
    asked = element("h3", stage.say("coach-ask"))
    parts = [asked, element("div", *buttons, of="tutor-options tutor-coach-options"), reply]
    return element("div", *parts, of="tutor-answers")


def _reply(stage: Stage, chosen: Advice, best: Advice) -> tuple[Markup, bool]:
    """Return the reply to a chosen option, and whether it calls none better.

    The figures are those of the whole turn, as the teacher would go on with it.
    """
    session, why = stage.session, _clause(stage.game.reason(best.reason))
    start, player = session.path[session.ply], best.decision.player
    tree = teachers_turn(session.tree, start, chosen.decision)
    end = tree.current
    own = _brings(stage, tree, start, end, player)
    if chosen is best:
        said = stage.say("coach-right", why=why, own=own)
        return element("p", said, of="tutor-answer tutor-answer-right"), True
    tree = teachers_turn(tree, start, best.decision)
    rating = _rating(tree, start, end, player)
    said = stage.say(
        "coach-option",
        rating=rating,
        own=own,
        move=_inside(stage.game.decision(best.decision, session.state)),
        other=_brings(stage, tree, start, tree.current, player),
        why=why,
    )
    is_good = rating != "less"
    kind = "right" if is_good else "wrong"
    return element("p", said, of=f"tutor-answer tutor-answer-{kind}"), is_good


def _clause(reason: str) -> str:
    """Return the rule of thumb in a reason, without the words before it on what is done."""
    return reason.partition(": ")[2] or reason


def _inside(sentence: str) -> str:
    """Return words as they are written inside a sentence."""
    return sentence[:1].lower() + sentence[1:]


def _changes(tree: Tree, start: int, end: int, player: str) -> Mapping[str, int]:
    """Return what a turn changes for a player, by the name of the gain, the weightiest first.

    If a player draws cards in the turn, the figures are those that the others can see, so that
    they tell nothing about a card that is still in the deck.
    """
    path = tree.path(end)
    events = (each for node in path[path.index(start) + 1 :] for each in tree.step(node).events)
    is_secret = any(each.seen_by is not None for each in events)
    others = (name for name in tree.step(end).state.players if name != player)
    return surplus(compare(tree, end, start, next(others) if is_secret else None), player)


def _brings(stage: Stage, tree: Tree, start: int, end: int, player: str) -> str:
    """Return in words what a turn brings a player, and what it costs."""
    changes = _changes(tree, start, end, player)
    gains, costs = (
        [
            stage.game.say(f"brings-{name}", count=abs(more))
            for name, more in changes.items()
            if more * sign > 0
        ]
        for sign in (1, -1)
    )
    case = "both" if gains and costs else "gains" if gains else "costs" if costs else "none"
    all_of = stage.text.all_of
    return stage.say("coach-brings", case=case, gains=all_of(gains), costs=all_of(costs))


def _rating(tree: Tree, start: int, end: int, player: str) -> str:
    """Return whether a turn is "good", "less" than the teacher's by what both bring, or "even".

    The turn begins at `start` and ends at `end`; the teacher's ends at the tree's current place.
    A turn that wins a prize is good. Another is less if the teacher's brings as much of all that it
    brings, and more of something. "even" means that neither brings anything.
    """
    own, other = (
        {name: more for name, more in _changes(tree, start, place, player).items() if more > 0}
        for place in (end, tree.current)
    )
    if own.keys() & PRIZES:
        return "good"
    if other != own and all(other.get(name, 0) >= more for name, more in own.items()):
        return "less"
    return "good" if own else "even"


def comment(stage: Stage, since: int) -> Markup:
    """Return the comment on the learner's last turn; empty if the turn was no choice.

    The day begins at the ply `since`. The teacher's idea is not told after two turns in a row.
    """
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
        _comment(stage, turn, review, is_told=_is_told(stage, since, turn.first)),
        element("p", fit, of="tutor-result-line") if fit else "",
    ]
    return element("div", *parts, of="tutor-answers", tabindex="-1", data={"focus": 1})


def _is_told(stage: Stage, first: int, last: int) -> bool:
    """Return whether a teacher's idea is due: none was told after the own turn before."""
    line, is_told = stage.session.line, True
    for turn in turns(line):
        if turn.kind == "turn" and first <= turn.first < last:
            review = review_turn(line, turn, stage.session.mine)
            if review is not None:
                is_told = not (is_told and review.loss)
    return is_told


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


def _comment(stage: Stage, turn: Turn, review: MoveReview, *, is_told: bool = True) -> Markup:
    """Return what a turn brought; if the teacher had another idea, what that would have brought."""
    session, player = stage.session, review.own.decision.player
    start, end = session.path[turn.first], session.path[turn.last]
    own = _brings(stage, session.tree, start, end, player)
    if not review.loss:
        said = stage.say("coach-good", why=_clause(stage.game.reason(review.own.reason)), own=own)
        return element("p", said, of="tutor-answer tutor-answer-right")
    tree = teachers_turn(session.tree, session.path[review.ply], review.best.decision)
    rating = _rating(tree, start, end, player)
    parts = [element("p", stage.say("coach-turn", rating=rating, own=own))]
    if is_told:
        said = stage.say(
            "coach-idea",
            rating=rating,
            move=_inside(
                stage.game.decision(review.best.decision, session.line.states[review.ply])
            ),
            other=_brings(stage, tree, start, tree.current, player),
            why=_clause(stage.game.reason(review.best.reason)),
        )
        parts.append(element("p", said, of="tutor-balance"))
    kind = "right" if rating == "good" else "other"
    return element("div", *parts, of=f"tutor-answer tutor-answer-{kind}")


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
