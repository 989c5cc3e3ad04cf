"""The commands of decisions, and taps on the board: decide, take back, let others play."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.reading import parse_json
from tutor.core.words.text import Text
from widgets.board.position import Thing
from widgets.decide.now import Now
from widgets.lines.timeline import Timeline
from widgets.session.draft import read_draft
from widgets.session.session import Part
from widgets.session.workspace import Kind, kinds_of
from widgets.shared.commands import Commands
from widgets.shared.controls import DECIDE, DRAFT
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence, sentence_of
from widgets.shared.stage import Stage

PARTS: Final[tuple[Part, ...]] = ("turn", "part", "game")


@dataclass(frozen=True)
class DecisionCommands:
    """Makes decisions in the session of a stage.

    `tell` shows sentences about decisions that cannot be read or made, and about changed seats.
    `seek` takes a tap that a question waits for, and returns whether it did.
    """

    stage: Stage
    now: Now
    thing: Thing
    timeline: Timeline
    navigator: Navigator
    tell: Callable[[Sentence], None]
    seek: Callable[[str], bool]

    def register(self, commands: Commands) -> None:
        """Add the commands of decisions."""
        commands.add(DECIDE, self._decide, is_of_moment=True, moves_on=True)
        commands.add(DRAFT, self._draft, is_of_moment=True)
        commands.add("decide-here", self._decide_here)
        commands.add("back", self._take_back)
        commands.add("back-one", self._take_back_one)
        commands.add("back-turn", self._take_back_turn)
        commands.add("again", self._make_again)
        commands.add("play-to", self._play_to, is_of_moment=True)
        commands.add("play-on", self._play_on)
        commands.add("await", self._await, is_of_moment=True)
        commands.add("hand-on", lambda _: self.stage.session.hand_on(), is_of_moment=True)
        commands.add("sit-down", lambda _: self.stage.session.sit_down(), is_of_moment=True)

    def tap(self, thing: str) -> None:
        """Respond to a tap on the board: the first tap explains, the second one decides."""
        stage, session = self.stage, self.stage.session
        if self.navigator.is_presenting or self.seek(thing):
            return
        self.thing.take(thing)
        is_free = stage.points is None
        decision = stage.panels.decision_of_tap(stage.showing(), thing) if is_free else None
        if decision is None:
            return
        if decision == session.picked or session.state.refusal(decision) is not None:
            self._make(decision)
        else:
            session.pick(decision)

    def forget(self) -> None:
        """Clear what was tapped, picked or refused."""
        session = self.stage.session
        if session.refusal or session.picked or self.thing.thing:
            self.thing.take("")
            session.forget()

    def _decide(self, value: str) -> None:
        session = self.stage.session
        try:
            data = parse_json(value)
            made = session.tree.game.read_decision(data, session.state.players, "decision")
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        self._make(made)

    def _draft(self, value: str) -> None:
        """Add a part to the decision that is being put together, or remove it."""
        self.stage.session.draft(read_draft(value))

    def _decide_here(self, _: str) -> None:
        """Show the choices beside the lines, or hide them."""
        self.now.is_here = not self.now.is_here

    def _make(self, decision: Decision) -> None:
        self.timeline.stop()
        try:
            with self.stage.loop.busy():
                session = self.stage.session
                if not session.play(decision) and session.refusal is None:
                    self.tell(lambda text: text.say("now-settled"))
        except TutorError as error:
            self.tell(sentence_of(error))

    def _take_back(self, _: str) -> None:
        self.navigator.leave_door()
        self.timeline.stop()
        session = self.stage.session
        if not session.can_take_back:
            session.go(session.ply - 1)
        elif (against := session.against_taking_back) is not None:
            self.tell(lambda text: text.say(f"now-back-{against}"))
        else:
            session.take_back()

    def _take_back_one(self, _: str) -> None:
        self.navigator.leave_door()
        self.timeline.stop()
        self.stage.session.take_back_one()

    def _take_back_turn(self, _: str) -> None:
        self.navigator.leave_door()
        self.timeline.stop()
        self.stage.session.take_back_turn()

    def _play_to(self, value: str) -> None:
        """Let the rules of thumb decide for all seats up to `value`; say how far they came."""
        session = self.stage.session
        wanted = next((part for part in PARTS if part == value), None)
        if wanted is None or session.is_hot_seat:
            return
        if session.is_settled():
            self.tell(lambda text: text.say("now-settled"))
            return
        self.timeline.stop()
        try:
            with self.stage.loop.busy():
                made = session.play_to(wanted)
        except TutorError as error:
            self.tell(sentence_of(error))
            return
        is_over = session.state.due is None
        self.tell(partial(_played, made, session.mine, is_over))

    def _make_again(self, _: str) -> None:
        self.navigator.leave_door()
        self.timeline.stop()
        self.stage.session.make_again()

    def _await(self, _: str) -> None:
        """Let the others decide at the end of a line that was cut before their decision."""
        with self.stage.loop.busy():
            self.stage.session.play_on()

    def _play_on(self, value: str) -> None:
        """Let the others play from here on, or stop them and open all hands."""
        session = self.stage.session
        self.timeline.stop()
        others: dict[str, Kind] = {}
        due, turn = session.state.due, session.line.place(session.ply + 1, "turn")
        for kind in kinds_of(session.tree.game.name):
            if kind == value and due is not None:
                # The player whose turn it is goes on, also while others decide within that turn.
                mine = turn.player if turn is not None else due.player
                others = {name: kind for name in session.state.players if name != mine}
        with self.stage.loop.busy():
            session.let_play(others)
        if value == "stop":
            self.tell(lambda text: text.say("now-plays-all"))
        elif others:
            self.tell(partial(_seats_given, others, session.mine))


def _played(made: int, mine: Collection[str], is_over: bool, text: Text) -> str:
    """The sentence on how far the policies played, and on the learner's seats."""
    if is_over:
        return text.say("now-played.over", count=made)
    if not mine:
        return text.say("now-played", count=made)
    return text.say("now-played.seated", count=made, players=text.all_of(sorted(mine)))


def _seats_given(others: Collection[str], mine: Collection[str], text: Text) -> str:
    """The sentence on the seats: the learner's, and those that others play."""
    names = {"players": text.all_of(sorted(mine)), "others": text.all_of(sorted(others))}
    return text.say("now-plays-others", **names)
