"""The coach of a day inside a lesson: it asks before some turns of the learner, and comments later."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from tutor.core.base.game import Decision
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
from widgets.session.session import Session
from widgets.shared.controls import Markup, control, decide, element, join
from widgets.shared.stage import Stage

MOST_GAINS: Final = 2
"""The most gains that a verdict names for each side, the weightiest first."""
MOST_ASKED: Final = 2
"""The most questions that the coach asks in a day without being called."""
PRIZES: Final = frozenset({"points", "orders", "cards"})
"""The gains for which a turn after the first is worth a question of the coach."""
NOTHING: Final = "nothing"
"""The value that a message of the catalogue gets for a turn that brings nothing."""
Rating = Literal["good", "less", "even", "words"]
Gains = Mapping[str, int]


def is_asking(stage: Stage, work: Playing, since: int) -> bool:
    """Return whether the coach asks before the learner's turn and has got no answer yet.

    The day begins at the ply `since`. At a turn at which the coach does not ask, the learner
    may call the coach.
    """
    session = stage.session
    if work.guess is not None and work.guess[0] == session.ply:
        return work.guess[1] == "called"
    mine = frozenset(session.mine)
    return session.ply in _asked_plies(session, session.tree, session.place, since, mine)


def coachs_question(stage: Stage) -> Markup:
    """Return the coach's question before the learner's turn, with its options."""
    session = stage.session
    options = [
        control(
            "coach", index, stage.game.decision(each.decision, session.state), class_="tutor-option"
        )
        for index, each in enumerate(_options(session, session.ply))
    ]
    asked = element("h3", stage.say("coach-ask"))
    listed = element("div", *options, class_="tutor-options")
    return element("div", _deadline(stage), asked, listed, class_="tutor-question")


def words_before_move(stage: Stage, work: Playing) -> Markup:
    """Return what stands over the learner's choices: the coach's reply, or what is to be decided.

    At the beginning of a turn in which one move is clearly the best, the markup has a button
    that calls the coach.
    """
    session = stage.session
    due, options = session.state.due, _options(session, session.ply)
    if due is None or due.player not in session.mine:
        return Markup("")
    if not at_a_turn(session.line, session.ply):
        turn = turn_of(turns(session.line), session.ply)
        mover = due.player if turn is None or not turn.player else turn.player
        name = "coach-goes-on" if mover == due.player else "task-turn-of-other"
        return element("p", stage.say(name, player=mover))
    answer = work.guess[1] if work.guess is not None and work.guess[0] == session.ply else None
    if isinstance(answer, int) and answer < len(options):
        return _reply(stage, options[answer], best_option(options))
    call = control("coach", "", stage.say("coach-call"), class_="tutor-quiet")
    is_callable = bool(options) and answer is None
    your_turn = element("p", stage.say("coach-your-turn"), " ", call if is_callable else "")
    return join(your_turn, _deadline(stage))


def _deadline(stage: Stage) -> Markup:
    """Return the sentence on how soon a part of the game ends; empty if no part ends soon."""
    said = stage.game.deadline(stage.session.state)
    return element("p", said, class_="tutor-result-line") if said else Markup("")


def _options(session: Session, ply: int) -> tuple[Advice, ...]:
    """Return the options that the game's advice compares at a ply.

    The tuple is empty unless a turn of the learner begins there and one option is the best.
    """
    state = session.line.states[ply]
    due = state.due
    if due is None or due.player not in session.mine or not at_a_turn(session.line, ply):
        return ()
    return options_of(state, due.player)


@lru_cache(maxsize=1)
def _asked_plies(
    session: Session, tree: Tree, place: int, since: int, mine: frozenset[str]
) -> tuple[int, ...]:
    """Return the plies of a day at which the coach asks, from `since` to the present ply.

    The coach asks before the first turn in which the best option gains something. Later it
    asks before a turn in which the best option wins a kind of prize that is new on this day
    and that another option does not win. The result is cached, because a page asks for it
    several times for the same `tree`, `place` and `mine`, the learner's seats.
    """
    asked, won = list[int](), set[str]()
    for ply in range(since, session.ply + 1):
        options = _options(session, ply) if len(asked) < MOST_ASKED else ()
        if not options:
            continue
        best = best_option(options)
        gains = _gains(_way(session, ply, best.decision)).keys()
        is_asked = bool(gains)
        if asked:
            new = (gains & PRIZES) - won
            others = (each.decision for each in options if new and each is not best)
            is_asked = any(new - _gains(_way(session, ply, each)).keys() for each in others)
        if is_asked:
            asked.append(ply)
            won |= gains & PRIZES
    return tuple(asked)


def _reply(stage: Stage, chosen: Advice, best: Advice) -> Markup:
    """Return the coach's reply to a chosen option, with the button that makes this move.

    The figures in the reply are those of the whole turn, if the teacher plays the rest of it.
    """
    session, why = stage.session, clause(stage.game.reason(best.reason))
    own = _way(session, session.ply, chosen.decision)
    if chosen is best:
        said, mark = stage.say("coach-right", why=why, own=_worth(stage, own)), "right"
    else:
        other = _way(session, session.ply, best.decision)
        rating = _rating(own, other)
        said = stage.say(
            "coach-option",
            rating=rating,
            own=_worth(stage, own),
            move=_inside(stage.game.decision(best.decision, session.state)),
            other=_worth(stage, other),
            why=why,
        )
        mark = {"good": "right", "less": "wrong"}.get(rating, "other")
    made = stage.game.decision(chosen.decision, session.state)
    tree = teachers_turn(session.tree, session.place, chosen.decision)
    lost = stage.game.loss(session.state, tree.step(tree.current).state, chosen.decision.player)
    parts = [element("b", made), element("p", f"{said} {lost}".rstrip())]
    do_it = decide(
        session.tree.game, chosen.decision, stage.say("coach-do"), class_="tutor-main-do"
    )
    answer = element("div", *parts, do_it, class_=f"tutor-answer tutor-answer-{mark}")
    return element("div", answer, class_="tutor-answers", tabindex="-1", data={"focus": 1})


def clause(reason: str) -> str:
    """Return the rule of thumb in the reason of a move, without the first words on what the move does."""
    for sign in (": ", ", "):
        _, found, rest = reason.partition(sign)
        if found:
            return rest
    return reason


def _inside(sentence: str) -> str:
    """Return a sentence with a small first letter, so that it can stand inside another sentence."""
    return sentence[:1].lower() + sentence[1:]


def _way(session: Session, ply: int, decision: Decision) -> Gains:
    """Return what a turn changes for its player, if the teacher plays on after the first decision."""
    start = session.path[ply]
    tree = teachers_turn(session.tree, start, decision)
    return _changes(tree, start, tree.current, decision.player)


def _changes(tree: Tree, start: int, end: int, player: str) -> Gains:
    """Return what a turn changes for a player, by the name of the gain, the weightiest first.

    If a player draws cards in the turn, the figures are those that the other players can see.
    Such figures tell nothing about a card that is still in the deck.
    """
    path = tree.path(end)
    events = (each for node in path[path.index(start) + 1 :] for each in tree.step(node).events)
    is_secret = any(each.seen_by is not None for each in events)
    others = (name for name in tree.step(end).state.players if name != player)
    return surplus(compare(tree, end, start, next(others) if is_secret else None), player)


def worth_since(stage: Stage, since: int, player: str) -> str:
    """Return in words what the decisions since a ply have brought a player, and what they have cost.

    The result is NOTHING if the decisions have brought nothing.
    """
    session = stage.session
    return _worth(stage, _changes(session.tree, session.path[since], session.place, player))


def _gains(changes: Gains) -> Gains:
    """Return only the changes of a turn that are gains, without those that are costs."""
    return {name: more for name, more in changes.items() if more > 0}


def _worth(stage: Stage, changes: Gains) -> str:
    """Return in words what a turn brings and costs; NOTHING if it brings nothing."""
    gains, costs = (
        stage.text.all_of(
            [
                stage.game.say(f"brings-{name}", count=abs(more))
                for name, more in changes.items()
                if more * sign > 0
            ]
        )
        for sign in (1, -1)
    )
    return stage.say("coach-worth", gains=gains, costs=costs or NOTHING) if gains else NOTHING


def _rating(own: Gains, other: Gains) -> Rating:
    """Return how a turn compares with the teacher's turn by what both bring and cost.

    "good" means that the turn brings something, and that the teacher's turn is better in no
    figure. "less" means that the teacher's turn is worse in no figure and better in one.
    "even" means that each turn is better in one figure. "words" means that the turn brings
    nothing yet, so that figures cannot compare the two turns.
    """
    if not _gains(own):
        return "words"
    names = own.keys() | other.keys()
    more = [own.get(name, 0) - other.get(name, 0) for name in names]
    if not _gains(other) or min(more) >= 0:
        return "good"
    return "less" if max(more) <= 0 else "even"


def _wins_prize(own: Gains, other: Gains) -> bool:
    """Return whether a turn wins a prize, and of each kind at least as many prizes as another turn."""
    won = {name: own.get(name, 0) - other.get(name, 0) for name in PRIZES}
    return any(own.get(name, 0) > 0 for name in PRIZES) and min(won.values()) >= 0


def comment(stage: Stage, work: Playing) -> Markup:
    """Return the comment on the learner's last turn, in one sentence, or empty markup.

    The comment first says what the turn does for the cards in the learner's hand. It does not
    repeat the figures of a turn about which the coach was asked before.
    """
    session = stage.session
    turn = turn_of(turns(session.line), last_decided(session.line, session.ply, session.mine))
    if turn is None or turn.kind != "turn":
        return Markup("")
    review = review_turn(session.line, turn, session.mine)
    if review is None:
        return Markup("")
    states, player = session.line.states, review.own.decision.player
    said = stage.game.fit(states[turn.first], states[turn.last], player)
    is_good = bool(said)
    if not said and (work.guess is None or work.guess[0] != turn.first):
        said, is_good = _verdict_on_turn(stage, turn, review)
    said = f"{said} {stage.game.loss(states[turn.first], states[turn.last], player)}".strip()
    if not said:
        return Markup("")
    answer = element(
        "p", said, class_=f"tutor-answer tutor-answer-{'right' if is_good else 'other'}"
    )
    return element("div", answer, class_="tutor-answers", tabindex="-1", data={"focus": 1})


def _verdict_on_turn(stage: Stage, turn: Turn, review: MoveReview) -> tuple[str, bool]:
    """Return the sentence on the figures of a turn, or an empty text; and whether it is praise."""
    own, other = _both_ways(stage.session, turn, review)
    rating = _rating(own, other) if review.loss else "good"
    if rating == "words" or not _gains(own):
        return "", False
    if _wins_prize(own, other):
        rating = "good"
    said = stage.say(
        "coach-turn",
        rating=rating,
        own=_worth(stage, own),
        other=_worth(stage, other),
        move=stage.game.decision(review.best.decision, stage.session.line.states[review.ply]),
    )
    return said, rating == "good"


def _both_ways(session: Session, turn: Turn, review: MoveReview) -> tuple[Gains, Gains]:
    """Return what a turn of the learner changed, and what the teacher's way of this turn changes."""
    start, end, player = (
        session.path[turn.first],
        session.path[turn.last],
        review.own.decision.player,
    )
    own = _changes(session.tree, start, end, player)
    if not review.loss:
        return own, own
    tree = teachers_turn(session.tree, session.path[review.ply], review.best.decision)
    return own, _changes(tree, start, tree.current, player)


def comment_on_day(stage: Stage, first: int, last: int) -> Markup:
    """Return the comment on a day: the best turn, and the one that fell furthest short of the advice.

    `first` and `last` are the plies at which the day begins and ends. The best turn is the
    turn that won most prizes; the comment leaves it out if no turn won a prize. A turn counts
    as good if it won a prize, and at least as many of each kind as the teacher's way. The
    comment leaves out turns about which the coach asked.
    """
    session = stage.session
    line, mine = session.line, frozenset(session.mine)
    asked = _asked_plies(session, session.tree, session.place, first, mine)
    own = _own_turns(session, first, last)
    found = ((number, each, review_turn(line, each, mine)) for number, each in enumerate(own, 1))
    missed = [
        (number, turn, review)
        for number, turn, review in found
        if review is not None and review.loss and turn.first not in asked
    ]
    best = _best_turn(stage, own)
    for number, turn, review in sorted(missed, key=lambda each: -each[2].loss):
        mine_way, other = _both_ways(session, turn, review)
        rating = _rating(mine_way, other)
        is_as_much = _gains(mine_way) == _gains(other)
        if rating == "good" or is_as_much or _wins_prize(mine_way, other):
            continue
        said = stage.say(
            "coach-day-idea",
            turn=number,
            rating=rating,
            own=_worth(stage, mine_way),
            other=_worth(stage, other),
            move=_inside(stage.game.decision(review.best.decision, line.states[review.ply])),
            why=clause(stage.game.reason(review.best.reason)),
        )
        idea = element("p", said, class_="tutor-answer tutor-answer-other")
        return join(best, element("h3", stage.say("day-advice")), idea)
    return best


def _own_turns(session: Session, first: int, last: int) -> list[Turn]:
    """Return the learner's turns of a day; `first` and `last` are the plies of its start and end."""
    decisions = session.line.record.decisions
    return [
        each
        for each in turns(session.line)
        if each.kind == "turn"
        and first <= each.first < last
        and decisions[each.first].player in session.mine
    ]


def _best_turn(stage: Stage, own: list[Turn]) -> Markup:
    """Return the sentence on the turn that won most prizes; empty if no turn won one."""
    session = stage.session
    won = list[tuple[int, Turn, Gains]]()
    for turn in own:
        player = session.line.record.decisions[turn.first].player
        changes = _changes(
            session.tree, *(session.path[turn.first], session.path[turn.last]), player
        )
        if prizes := sum(max(changes.get(name, 0), 0) for name in PRIZES):
            won.append((prizes, turn, changes))
    if not won:
        return Markup("")
    _, turn, changes = max(won, key=lambda each: each[0])
    made = session.line.record.decisions[turn.first]
    move = stage.game.decision(made, session.line.states[turn.first])
    said = stage.say("coach-day-best", move=move, own=_worth(stage, changes))
    states = session.line.states
    lost = stage.game.loss(states[turn.first], states[turn.last], made.player)
    said = f"{said} {lost}".rstrip()
    return element("p", said, class_="tutor-answer tutor-answer-right")


def words_on_night(stage: Stage, first: int, last: int) -> str:
    """Return what came to the learner between the learner's last turn of a day and the day's end.

    `first` and `last` are the plies at which the day begins and ends. If the learner had no
    turn, the whole day counts. What a tile pays at night is counted with the turn that took
    the tile.
    """
    session, (player, *_) = stage.session, sorted(stage.session.mine)
    own = _own_turns(session, first, last)
    since = own[-1].last if own else first
    changes = _changes(session.tree, session.path[since], session.path[last], player)
    return stage.say("day-night", own=_worth(stage, _gains(changes)))


def verdict(stage: Stage, comparison: Comparison, player: str) -> str:
    """Return the verdict in words: in which figures the learner is ahead, and in which the teacher.

    The verdict also says who is better off.
    """
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
