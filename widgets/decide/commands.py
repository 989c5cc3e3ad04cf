"""The commands of decisions, and taps on the board: decide, take back, let others play."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.reading import parse_json
from tutor.core.words.text import Text
from widgets.board.position import Thing
from widgets.decide.now import Now, why_not_on
from widgets.session.reasons import read_draft
from widgets.session.session import Part
from widgets.session.workspace import Kind, kinds_of
from widgets.shared.commands import SEEKERS, Context, command
from widgets.shared.controls import DECIDE, DRAFT
from widgets.shared.loop import sentence_of

PARTS: Final[tuple[Part, ...]] = ("turn", "part", "game")


def tap(context: Context, thing: str) -> None:
    """Respond to a tap on a thing of the board: the first tap picks its decision, the second makes it.

    If the tapped thing is the subject of an open form, the form takes the tap.
    """
    stage, session = context.stage, context.session
    if any(seek(context, thing) for seek in SEEKERS):
        return
    context.of(Thing).take(thing)
    is_free = stage.points is None
    decision = stage.panels.decision_of_tap(stage.showing(), thing) if is_free else None
    if decision is None:
        return
    if decision == session.picked or session.state.refusal(decision) is not None:
        _make(context, decision)
    else:
        session.pick(decision)


def forget(context: Context) -> None:
    """Clear the tapped thing, the picked decision and the refusal."""
    thing = context.of(Thing)
    session = context.session
    if session.refusal or session.picked or thing.thing:
        thing.take("")
        session.forget()


@command(DECIDE, is_of_moment=True, moves_on=True)
def _decide(context: Context, value: str) -> None:
    session = context.session
    try:
        data = parse_json(value)
        made = session.tree.game.read_decision(data, session.state.players, "decision")
    except TutorError as error:
        context.tell(sentence_of(error))
        return
    _make(context, made)


@command(DRAFT, is_of_moment=True)
def _draft(context: Context, value: str) -> None:
    """Set the decision that the reader is putting together."""
    context.session.draft(read_draft(value))


@command("decide-here")
def _decide_here(context: Context, _: str = "") -> None:
    """Show the choices beside the list of lines, or hide them."""
    now = context.of(Now)
    now.is_here = not now.is_here


def _make(context: Context, decision: Decision) -> None:
    context.timeline.stop()
    try:
        with context.loop.busy():
            session = context.session
            if not session.play(decision) and session.refusal is None:
                context.tell(lambda text: text.say("now-settled"))
    except TutorError as error:
        context.tell(why_not_on(error))


@command("back")
def _take_back(context: Context, _: str = "") -> None:
    context.navigator.leave_door()
    context.timeline.stop()
    session = context.session
    if not session.can_take_back:
        session.go(session.ply - 1)
    elif (against := session.against_taking_back) is not None:
        context.tell(lambda text: text.say(f"now-back-{against}"))
    else:
        session.take_back()


@command("back-one")
def _take_back_one(context: Context, _: str = "") -> None:
    context.navigator.leave_door()
    context.timeline.stop()
    context.session.take_back_one()


@command("back-turn")
def _take_back_turn(context: Context, _: str = "") -> None:
    context.navigator.leave_door()
    context.timeline.stop()
    context.session.take_back_turn()


@command("play-to", is_of_moment=True)
def _play_to(context: Context, value: str) -> None:
    """Let the rules of thumb decide for all seats until the part `value` of the game ends.

    A notice says how far the game has come.
    """
    session = context.session
    wanted = next((part for part in PARTS if part == value), None)
    if wanted is None or session.is_hot_seat:
        return
    if session.is_settled():
        context.tell(lambda text: text.say("now-settled"))
        return
    context.timeline.stop()
    try:
        with context.loop.busy():
            made = session.play_to(wanted)
    except TutorError as error:
        context.tell(why_not_on(error))
        return
    is_over = session.state.due is None
    context.tell(partial(_played_sentence, made, session.mine, is_over))


@command("again")
def _make_again(context: Context, _: str = "") -> None:
    context.navigator.leave_door()
    context.timeline.stop()
    context.session.make_again()


@command("await", is_of_moment=True)
def _await(context: Context, _: str = "") -> None:
    """Let the other players decide at the end of the line, if one of them is due."""
    with context.loop.busy():
        context.session.play_on()


@command("play-on")
def _play_on(context: Context, value: str) -> None:
    """From now on, let other players of the kind `value` play the seats that are not the learner's.

    If `value` is `stop`, the learner plays all seats again.
    """
    session = context.session
    context.timeline.stop()
    others: dict[str, Kind] = {}
    due, turn = session.state.due, session.line.place(session.ply + 1, "turn")
    for kind in kinds_of(session.tree.game.name):
        if kind == value and due is not None:
            # The learner gets the seat of the turn, also while another player decides in that
            # turn.
            mine = turn.player if turn is not None else due.player
            others = {name: kind for name in session.state.players if name != mine}
    with context.loop.busy():
        session.let_play(others)
    if value == "stop":
        context.tell(lambda text: text.say("now-plays-all"))
    elif others:
        context.tell(partial(_seats_sentence, others, session.mine))


@command("hand-on", is_of_moment=True)
def _hand_on(context: Context, _: str) -> None:
    context.session.hand_on()


@command("sit-down", is_of_moment=True)
def _sit_down(context: Context, _: str) -> None:
    context.session.sit_down()


def _played_sentence(made: int, mine: Collection[str], is_over: bool, text: Text) -> str:
    """Return the sentence that says how far the policies played, and which seats are the learner's."""
    if is_over:
        return text.say("now-played.over", count=made)
    if not mine:
        return text.say("now-played", count=made)
    return text.say("now-played.seated", count=made, players=text.all_of(sorted(mine)))


def _seats_sentence(others: Collection[str], mine: Collection[str], text: Text) -> str:
    """Return the sentence that says which seats are the learner's, and which seats others play."""
    names = {"players": text.all_of(sorted(mine)), "others": text.all_of(sorted(others))}
    return text.say("now-plays-others", **names)
