"""The learner's own moves in a lesson: days, better moves that are kept, and reviews by advice.

The teacher's moves are the moves of the lesson's record. In a day that the learner plays, they are
the moves of the game's advice. This module contains nothing about particular games, and no words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import Advice, advised_player
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.progress import Progress
from tutor.core.records.compare import Comparison, balance, compare, surplus
from tutor.core.records.lines import Line, play_line
from tutor.core.records.moments import Turn, finished_parts
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.records.record import Record
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree

CLOSE: Final = 0.1
"""The share of the range of all weights within which two decisions count as equally good."""
MOST_OPTIONS: Final = 3
MOST_IN_A_TURN: Final = 100


class PlayedDay(NamedTuple):
    """A day or round that was played to its end: the plies at which it begins and ends."""

    first: int
    last: int


def played_days(line: Line, since: int, ply: int) -> tuple[PlayedDay, ...]:
    """Return the days that a line finishes after the ply `since`, up to `ply`.

    The first day of the result begins at `since`. The end of the game ends the last day of the game.
    """
    part = line.part
    ends = [each.ply for each in line.chapters if each.kind == part and since < each.ply <= ply]
    if ply > since and line.states[ply].due is None and ply not in ends:
        ends.append(ply)
    return tuple(map(PlayedDay, [since, *ends], ends))


# Moves that were better than the teacher's


@dataclass(frozen=True)
class BestMove:
    """A move of the learner that was better than the teacher's move, in the step with the id `step`.

    `move` is the line of the move, from the position of the step to its end. `gains` says how much
    more of each figure the learner has then, by the name of the gain.
    """

    step: str
    move: Line
    gains: Mapping[str, int]


def is_better(comparison: Comparison, player: str) -> bool:
    """Return whether a player has more on the left of at least one figure, and less of no figure."""
    sides = balance(comparison, player)
    return bool(sides.ours) and not sides.theirs


def spell_move(decisions: Sequence[Decision]) -> tuple[str, ...]:
    """Return the decisions of a move in the short notation, as progress stores them."""
    return tuple(map(spell_decision, decisions))


def best_moves(lesson: Lesson, progress: Progress) -> tuple[BestMove, ...]:
    """Return the learner's moves that were better than the teacher's, in the order of the steps.

    A stored move is left out if, after a change of the lesson, it is no longer legal or no longer better.
    """
    found = (_best_move(lesson, step.id, progress) for step in lesson.steps)
    return tuple(each for each in found if each is not None)


def _best_move(lesson: Lesson, name: str, progress: Progress) -> BestMove | None:
    spelled, step = progress.own_moves.get(name, ()), lesson.step(name)
    if not spelled or not lesson.task(step).is_decision:
        return None
    state = lesson.state(step.at)
    made = _decisions(state, spelled)
    if state.due is None or not made:
        return None
    example = lesson.line_at(step.at).record.decisions[step.at.ply : lesson.task(step).until]
    tree = Tree(lesson.game, start_of(state))
    ends = []
    for decisions in (made, example):
        tree = tree.at(0)
        for decision in decisions:
            tree = tree.add(tree.current, decision)
        ends.append(tree.current)
    comparison, player = compare(tree, ends[0], ends[1]), state.due.player
    if not is_better(comparison, player):
        return None
    more = surplus(comparison, player)
    gains = {gain: more[gain] for gain in balance(comparison, player).ours}
    return BestMove(name, play_line(Record(lesson.game, state, made)), gains)


def _decisions(state: State, spelled: Sequence[str]) -> tuple[Decision, ...]:
    """Return the decisions of a stored move; empty if one of them is not legal."""
    made = []
    for text in spelled:
        try:
            found = parse_decision(state, text)
        except RecordError:
            return ()
        if not isinstance(found, Decision):
            return ()
        made.append(found)
        state = state.play(found)
    return tuple(made)


# Advice


def options_of(state: State, player: str) -> tuple[Advice, ...]:
    """Return a few moves from which the learner chooses the best, in the order of the rules.

    Exactly one move is the best by the game's advice. The others are clearly worse, each for a reason
    of another kind. The result is empty if the state offers no such choice.
    """
    advised = _advice(state, player)
    found = advised[:1]
    for each in advised[1:]:
        is_new = each.reason.key not in {other.reason.key for other in found}
        if is_new and len(found) < MOST_OPTIONS and not _is_close(advised, each):
            found.append(each)
    if len(found) < 2:
        return ()
    order = state.legal()
    return tuple(sorted(found, key=lambda each: order.index(each.decision)))


def best_option(options: Sequence[Advice]) -> Advice:
    """Return the option with the greatest weight. Raises ValueError without options."""
    return max(options, key=lambda each: each.weight)


class MoveReview(NamedTuple):
    """The judgement by advice of one of the learner's decisions, made after `ply` decisions of a line.

    `loss` is the share of the range of all weights by which the best decision is better; it is 0.0
    if the learner's decision is as good as the best.
    """

    ply: int
    own: Advice
    best: Advice
    loss: float


def review_turn(line: Line, turn: Turn, players: Collection[str]) -> MoveReview | None:
    """Return the review of the decision in a turn that was furthest below the game's advice.

    If every decision was good, return the review of the first one. Only decisions of `players` count;
    the result is None if these players had no choice.
    """
    found = []
    for ply in range(turn.first, turn.last):
        decision, state = line.record.decisions[ply], line.states[ply]
        if decision.player not in players or len(state.legal()) < 2:
            continue
        advised = _advice(state, decision.player)
        own = next((each for each in advised if each.decision == decision), None)
        if own is not None:
            loss = 0.0 if _is_close(advised, own) else _loss(advised, own)
            found.append(MoveReview(ply, own, advised[0], loss))
    return max(found, key=lambda each: each.loss, default=None)


def teachers_turn(tree: Tree, place: int, decision: Decision) -> Tree:
    """Return the tree with the rest of a turn as the teacher plays it, beginning with a decision.

    `place` is the node before that decision. The game's advice decides for every player of the turn.
    """
    player = advised_player(tree.game.name)
    tree = tree.at(place)
    for _ in range(MOST_IN_A_TURN):
        before = tree.step(tree.current).state
        tree = tree.add(tree.current, decision)
        after = tree.step(tree.current)
        if player is None or "turn" in finished_parts(before, after.state, after.events):
            break
        decision = player.choose(after.state).decision
    return tree


def _advice(state: State, player: str) -> list[Advice]:
    advise = kit_of(state.game.name).advice
    return [] if advise is None else advise(state, player)


def _loss(advised: Sequence[Advice], own: Advice) -> float:
    best, worst = advised[0].weight, advised[-1].weight
    return (best - own.weight) / (best - worst) if best > worst else 0.0


def _is_close(advised: Sequence[Advice], own: Advice) -> bool:
    return _loss(advised, own) <= CLOSE
