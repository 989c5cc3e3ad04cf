"""The session of a learner: a tree of variations, the node in view, and the line through it.

Windows read the session, and the session calls its listeners when it changes. The session
knows no widget and no game. The tree keeps every line that the learner tried: a decision
that differs from the line starts a new line, and the main line never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from time import time
from typing import Final, Literal
from weakref import ReferenceType, ref

from tutor.core.base.decision import IllegalDecision, Refusal
from tutor.core.base.game import ONLOOKER, Decision, State
from tutor.core.base.players import Chosen, Player, Reason
from tutor.core.base.redeal import cards_to_come
from tutor.core.laboratory.search import SearchPlayer
from tutor.core.records.history import MOST_REMEMBERED, History, read_history, write_history
from tutor.core.records.lines import Line, beginning, letter_for, line_end, line_to
from tutor.core.records.moments import finished_parts, turn_of, turns
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree
from widgets.session.happened import (
    NO_DIFFERENCE,
    Arrival,
    Difference,
    How,
    decided_by,
    difference,
    is_secret,
    known_tree,
    last_decided,
)
from widgets.session.reasons import Draft, reason_for, reword, told_in_full
from widgets.session.settled import Awaited, Settled, awaited_in, chosen_at_once
from widgets.session.workspace import HOT_SEAT, Kind, Workspace, player_of

Against = Literal["shown", "secret"]
"""The reasons why a decision cannot be taken back.

`shown` means that something hidden was shown since. `secret` means that the decision is the secret
of another player.
"""
Part = Literal["turn", "part", "game"]
"""The parts of a game that policies can play to the end: a turn, a day or round, or the game."""

MOST_AT_ONCE: Final = 2_000
"""The most decisions that other players make in a row, which is more than any game has."""


class Session:
    """A learner's work in one workspace: the tree, the node in view, and the seats.

    `lesson` is the lesson with whose record the tree began, or None. `seat` is the player
    whose knowledge is shown; None means open hands, and `ONLOOKER` means that every hand is
    covered. At a hot seat people share one screen, and `seat` is the person who has the
    screen. `others` maps the seats that the program plays to kinds of players; `words` puts
    their reasons into words, which the tree stores with their decisions. `arrival` is the way
    in which the session came to the node in view. `awaited` is the decision of another player
    that is being computed; the session gives it up when it moves to another node.
    """

    awaited: Awaited | None = None

    def __init__(self, workspace: Workspace, words: Callable[[Reason | None], str] = str) -> None:
        self._listeners: list[Callable[[], None]] = []
        self._observers: list[Callable[[Decision, bool], None]] = []
        self._joining: list[Callable[[Tree], Chosen | None]] = []
        self._pauses: list[Callable[[Tree], bool]] = []
        self._is_held, self._told = False, 0
        self._memory: dict[str, Chosen] = {}
        self._openings = 0
        self._taken_back: tuple[int, ...] = ()
        self._played_on: tuple[tuple[ReferenceType[Step], ReferenceType[Step]], ...] = ()
        self.arrival = Arrival(0, "opened", 0, workspace.tree)
        self._words = words
        self.refusal: Refusal | None = None
        self.picked: Decision | None = None
        self.drafted: Draft | None = None
        self.open(workspace)

    def open(self, workspace: Workspace) -> None:
        """Open a workspace at the current node of its tree, without calling the listeners."""
        self._openings += 1
        self.lesson = workspace.lesson
        self.seat = workspace.seat
        self.is_hot_seat, self._table = workspace.is_hot_seat, workspace.table
        self.others = workspace.others
        self._given, self._played = workspace.given, workspace.played
        self._players = workspace.players(self._memory)
        self._history, self._settled = History(workspace.tree), Settled(())
        self._opened = len(workspace.tree.nodes)
        self._follow(line_end(workspace.tree, workspace.tree.current))
        self._came("opened", self.ply)

    @property
    def workspace(self) -> Workspace:
        """The workspace as it is now."""
        found = Workspace(self.tree, self.lesson, self.others, self.seat, self._given)
        return replace(found, is_hot_seat=self.is_hot_seat, played=self._played, table=self._table)

    # The seats

    @property
    def mine(self) -> frozenset[str]:
        """The seats that the learner plays; empty if the program plays no seat.

        At a hot seat the value is the seat of the person who has the screen. It is empty while
        the screen is handed on.
        """
        if self.seat is not None:
            return frozenset({self.seat} - {ONLOOKER})
        return frozenset(self.state.players) - self.others.keys() if self.others else frozenset()

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play, in a game that hides something from these people.

        The value is empty in a lesson and in a game with open hands.
        """
        is_hiding = self.is_hot_seat or (bool(self.others) and self.seat is not None)
        if self.lesson is not None or not is_hiding:
            return ()
        return tuple(name for name in self.state.players if name not in self.others)

    @property
    def next_person(self) -> str | None:
        """The player at a hot seat who decides next and has not taken the screen yet.

        The value is None if no player has to take the screen.
        """
        due = self.state.due
        if not self.is_hot_seat or due is None or due.player == self.seat:
            return None
        return due.player

    @property
    def seating(self) -> str | None:
        """The seat in the form that an address has: a player, or `HOT_SEAT`; None with open hands."""
        return HOT_SEAT if self.is_hot_seat else self.seat

    @property
    def is_covered(self) -> bool:
        """Whether all hands are covered, because at a hot seat no person has taken the screen.

        After the game no hand is covered.
        """
        return self.is_hot_seat and self.seat == ONLOOKER and self.state.due is not None

    # The present place

    @property
    def tree(self) -> Tree:
        """The tree of all lines; `tree.current` is the node in view."""
        return self._history.present

    @property
    def place(self) -> int:
        """The number of the node in view; 0 is the start."""
        return self.tree.current

    @property
    def state(self) -> State:
        """The state at the node in view."""
        return self.line.states[self.ply]

    @property
    def before(self) -> State:
        """The state one step before the node in view; at the start, the start itself."""
        return self.line.states[max(self.ply - 1, 0)]

    @property
    def is_at_end(self) -> bool:
        """Whether the node in view is the last node of the line."""
        return self.ply == self.line.plies

    @property
    def is_just_dealt(self) -> bool:
        """Whether a game with a random deal for one person has no decision yet."""
        return not self.tree.nodes and self.tree.setup is not None and not self.is_hot_seat

    @property
    def is_aside(self) -> bool:
        """Whether the node in view is on a side line."""
        return beginning(self.tree, self.place) != 0

    def is_secret(self, place: int, tree: Tree | None = None) -> bool:
        """Return whether the decision of node `place` is still secret from the learner.

        `tree` is by default the tree of the session.
        """
        return is_secret(tree or self.tree, place, self.seat, self.mine)

    @property
    def moment(self) -> str:
        """The id of the present moment; each control whose effect depends on the moment has this id.

        The id changes with every move in the tree and with every edit. It also differs between
        workspaces, even if their trees are equally long.
        """
        return f"{self.place}/{len(self.tree.nodes)}/{self._openings}"

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit that can be undone now."""
        past = self._history.past
        return bool(past) and self.against_edit(past[-1]) is None

    @property
    def can_redo(self) -> bool:
        """Whether an undone edit can be redone."""
        return bool(self._history.future)

    @property
    def can_take_back(self) -> bool:
        """Whether the decision in view can be taken back, because it was made in this workspace.

        A decision of a lesson or a file cannot be taken back.
        """
        if not self.ply:
            return False
        if self.arrival.how in ("decided", "redone"):
            return True
        seen = 0 if self.mine else self._opened
        return self.place > max(seen, self.tree.protected)

    def against_back(self, ply: int) -> Against | None:
        """Return why the decision at `ply` and all decisions after it cannot be taken back.

        Return None if they can be taken back.
        """
        return self._against_losing(self.path[ply : self.ply + 1])

    @property
    def against_taking_back(self) -> Against | None:
        """Why `take_back` is impossible now; None if it is possible."""
        return self.against_back(self._back_to)

    def is_settled(self, place: int | None = None) -> bool:
        """Return whether a node is settled, so that no new decision is allowed at it.

        A node is settled if the players have seen something hidden on a line that does not lead
        to the node. `place` is by default the node in view.
        """
        return self._settlement.is_settled(self.tree, self.place if place is None else place)

    @property
    def can_make_again(self) -> bool:
        """Whether the reader has just taken back a decision that is still on the line in view."""
        return bool(self._taken_back) and self._taken_back[-1] in self.path[self.ply + 1 :]

    @property
    def has_turned_ahead(self) -> bool:
        """Whether the decision just taken back had turned over a card; the same card will come again."""
        if not self.can_make_again:
            return False
        back = self.path.index(self._taken_back[-1]) + 1
        return len({*map(cards_to_come, self.line.states[self.ply : back])}) > 1

    def listen(self, changed: Callable[[], None]) -> None:
        """Call the function `changed`, a listener, after every change of the session."""
        self._listeners.append(changed)

    def observe(self, decided: Callable[[Decision, bool], None]) -> None:
        """Call `decided` after every decision of the learner, with the decision and its legality."""
        self._observers.append(decided)

    def answer_by(self, joining: Callable[[Tree], Chosen | None]) -> None:
        """Call `joining` after each decision to get the next decision of the player who is due.

        If it returns None, the learner decides.
        """
        self._joining.append(joining)

    @property
    def has_secret(self) -> bool:
        """Whether the tree, or a tree that `redo` restores, has a choice that is still secret."""
        trees = (self.tree, *self._history.future)
        return any(known_tree(each, self.seat) is not each for each in trees)

    def pause_when(self, is_paused: Callable[[Tree], bool]) -> None:
        """Let the other players pause as long as `is_paused` returns True for the present tree."""
        self._pauses.append(is_paused)

    def kept_edits(self) -> dict[str, object]:
        """Return the edits that can be undone and redone, as JSON values."""
        return dict(write_history(self._history))

    def take_edits(self, kept: object) -> None:
        """Restore the edits of the present tree.

        `kept` comes from the browser and may be anything.
        """
        self._history = read_history(kept, self.tree)

    def was_told(self) -> None:
        """Note that the present arrival has been announced."""
        self._told = self.arrival.number

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Call the listeners once, after all changes in the `with` block."""
        was_held, self._is_held = self._is_held, True
        try:
            yield
        finally:
            self._is_held = was_held
            self.tell()

    # Moves in the tree

    def go(self, ply: int) -> None:
        """Go along the line to a ply; if the ply lies beyond an end of the line, go to that end."""
        ply = min(max(ply, 0), self.line.plies)
        if ply != self.ply:
            self._arrive(self._history.at(self.path[ply]), "went")

    def show(self, place: int) -> None:
        """Go to node `place`; the line in view then leads through it. Raises IndexError."""
        self._arrive(self._history.at(place), "went")

    def take_back(self) -> None:
        """Take back the last decision; if a button made several decisions at once, take back them all."""
        self._take_back_to(self._back_to)

    @property
    def _back_to(self) -> int:
        return self.played_back or self._last_own

    @property
    def played_back(self) -> int | None:
        """The ply of the first decision that the last press of a button made.

        The value is None if no such press led to the node in view.
        """
        here = self.tree.step(self.place)
        begun = [first() for first, last in self._played_on if last() is here]
        plies = range(self.ply, 0, -1)
        return next((p for p in plies if self.tree.step(self.path[p - 1]) in begun), None)

    @property
    def one_back(self) -> int | None:
        """The ply of the learner's last decision, if a press of a button made other decisions before it.

        If the learner has made no decision, the ply of the last decision counts. The value is
        None if no press made decisions before this ply.
        """
        begun, ply = self.played_back, self._last_own
        return ply if begun is not None and ply > begun else None

    def take_back_one(self) -> None:
        """Take back the learner's last decision.

        In a game without other players, take back the last decision.
        """
        self._take_back_to(self._last_own)

    @property
    def _last_own(self) -> int:
        """The ply of the learner's last decision; without such a decision, the ply of the last one."""
        return last_decided(self.line, self.ply, self.mine) or self.ply

    def _take_back_to(self, ply: int) -> None:
        """Take back the decision at `ply` and all decisions after it, unless something prevents that."""
        if ply and self.against_back(ply) is None:
            gone, taken = self.path[ply : self.ply + 1], (*self._taken_back, self.place)
            with self.hold():
                self._arrive(self._history.at(self.path[ply - 1]), "undone", Difference(gone, ()))
                self._taken_back = taken

    @property
    def turn_back(self) -> int | None:
        """The ply of the learner's first decision in the turn in which the learner decided last.

        The value is None if the turn has only one decision of the learner, because
        `take_back_one` then takes it back.
        """
        ply = last_decided(self.line, self.ply, self.mine) or self.ply
        turn = turn_of(turns(self.line), ply)
        if turn is None:
            return None
        plies = range(turn.first + 1, ply)
        own = (each for each in plies if not self.mine or decided_by(self.line, each) in self.mine)
        return next(own, None)

    def take_back_turn(self) -> None:
        """Take back the learner's last decision and the learner's earlier decisions in the same turn."""
        self._take_back_to(self.turn_back or 0)

    def make_again(self) -> None:
        """Go to the node that was last taken back.

        The decisions of other players on the way to this node return too.
        """
        if self.can_make_again:
            *left, place = self._taken_back
            come = self.path[self.ply + 1 : self.path.index(place) + 1]
            with self.hold():
                self._arrive(self._history.at(place), "redone", Difference((), come))
                self._taken_back = tuple(left)

    def back_to_main(self) -> None:
        """Go to the node where the side line leaves the main line."""
        tree, place = self.tree, self.place
        while begins := beginning(tree, place):
            place = tree.node(begins).parent
        self.show_on_main(place)

    def show_on_main(self, place: int) -> None:
        """Go to node `place` of the main line, with the main line in view. Raises IndexError."""
        self._history = self._history.at(place)
        self._follow(line_end(self.tree, 0))
        self._came("went", self.ply - 1)
        self.tell()

    # Decisions

    def pick(self, decision: Decision | None) -> None:
        """Pick a decision without making it; None clears the picked decision."""
        self.picked, self.refusal = decision, None
        self.tell()

    def draft(self, draft: Draft) -> None:
        """Set the decision that the reader is putting together."""
        self.drafted, self.picked, self.refusal = draft, None, None
        self.tell()

    def play(self, decision: Decision) -> bool:
        """Make a decision, and return whether it is legal.

        An illegal decision sets `refusal`. If the line already goes on with this decision, the
        session moves there. A different decision starts a new line; at a settled node it is not
        made. Raises RecordError if the decision is malformed, and TreeError if the tree is full.
        """
        with self.hold():  # what the observers change is shown together with the decision
            try:
                tree = self._with(self.tree, decision)
            except IllegalDecision as error:
                self.refusal, self.picked = error.refusal, None
                self._came("refused", self.ply)
                is_made = False
            else:
                if tree.nodes is not self.tree.nodes and self.is_settled():
                    return False
                grown = self._grow(self._let_play(tree), self._answer)
                self._change(grown, "decided", awaits=True)
                is_made = True
            for decided in tuple(self._observers):
                decided(decision, is_made)
        return is_made

    def let_play(self, others: Mapping[str, Kind]) -> None:
        """From now on, let the program play the seats in `others`; if it is empty, open all hands."""
        tree = self.tree
        if not others:
            tree = told_in_full(tree, self._players, self.seat, self._words)
            self.seat, self.is_hot_seat = None, False
        self.others = dict(others)
        self._players = self.workspace.players(self._memory)
        self._change(self._let_play(tree), "decided", awaits=True)

    def hand_on(self) -> None:
        """At a hot seat, cover all hands until the next person takes the screen."""
        self._sit(ONLOOKER, self.ply)

    def sit_down(self) -> None:
        """At a hot seat, show what the next person may know, and the events since this person's turn."""
        if (person := self.next_person) is not None:
            self._sit(person, last_decided(self.line, self.ply, {person}))

    def play_on(self) -> None:
        """Let the other players decide until the learner is due, or a player needs time to compute."""
        self._change(self._let_play(self.tree), "decided", awaits=True)

    def answer(self, awaited: Awaited, chosen: Chosen) -> None:
        """Make a decision that was computed; drop it if the session no longer waits for it.

        Raises TreeError if the tree is full.
        """
        if self.awaited is not awaited:
            return
        state, player = awaited
        player.remember(state, chosen)
        reason = reason_for(self.seat, player, state, chosen)
        tree = self._with(self.tree, chosen.decision, self._words(reason))
        self._change(self._let_play(tree), "decided", awaits=True)

    def give_up(self) -> None:
        """Stop the wait for a computed decision, without calling the listeners."""
        self.awaited = None

    def play_to(self, wanted: Part) -> int:
        """Let policies decide for every seat until a part ends; return the number of decisions.

        A seat that the program plays is decided by its own player.
        """
        if self.is_settled():
            return 0
        tree, made = self._played_to(self.tree, wanted, self._players)
        if made:
            # weak references: a run must not keep a game in memory that is stored nowhere else
            run = ref(self.tree.step(self.place)), ref(tree.step(tree.current))
            self._played_on = (*self._played_on, run)[-MOST_REMEMBERED:]
        self._change(tree, "decided")
        return made

    def play_instead(self, ply: int, decision: Decision) -> int:
        """Make another decision at a ply of the line, and let policies play the turn to its end.

        The policies play every seat by rules of thumb. The session goes to the node after the
        decision. Return the number of the node at the end of the turn. Raises IllegalDecision if
        the decision is not legal, and TreeError if the tree is full.
        """
        before = self.tree.step(self.path[ply])
        tree = self._with(self.tree.at(self.path[ply]), decision)
        place, step = tree.current, tree.step(tree.current)
        if "turn" not in finished_parts(before.state, step.state, step.events):
            tree, _ = self._played_to(tree, "turn", {})
        end = tree.current
        self._change(tree.at(place), "decided")
        return end

    def _played_to(
        self, tree: Tree, wanted: Part, players: Mapping[str, Player]
    ) -> tuple[Tree, int]:
        """Return the tree after play to the end of a part, and the number of decisions in this play.

        For a seat without a player, rules of thumb decide.
        """
        made = 0
        while (due := tree.step(tree.current).state.due) is not None and made < MOST_AT_ONCE:
            state = tree.step(tree.current).state
            player = players.get(due.player) or player_of("advised", tree.game, due.player)
            if isinstance(player, SearchPlayer):
                player = player.quick  # a full search for each decision takes too long
            chosen = player.choose(state)
            reason = reason_for(self.seat, player, state, chosen)
            tree = self._with(tree, chosen.decision, self._words(reason))
            made += 1
            step = tree.step(tree.current)
            if wanted in finished_parts(state, step.state, step.events):
                break
        if tree.step(tree.current).state.due is None:
            tree = told_in_full(tree, self._players, self.seat, self._words)
        return tree, made

    def reword(self, before: Callable[[Reason | None], str]) -> None:
        """Write the reasons of the other players again, in the present language.

        `before` returns the text of a reason in the former language.
        """
        tree = reword(self.tree, self._players, self.seat, before, self._words)
        if tree.nodes is not self.tree.nodes:
            self._arrive(replace(self._history, present=tree), None)

    def forget(self) -> None:
        """Clear the refusal and the picked decision."""
        self.pick(None)

    # Editing

    def against_edit(self, tree: Tree) -> Against | None:
        """Return why the session cannot replace its tree by `tree`, which lacks some nodes.

        Return None if the session can replace its tree.
        """
        return self._against_losing(difference(self.tree, tree).gone) if self.people else None

    def edit(self, tree: Tree) -> None:
        """Replace the tree by an edited tree, unless something prevents that; `undo` undoes the edit."""
        if self.against_edit(tree) is not None:
            return
        is_there = tree.step(tree.current) is self.tree.step(self.place)
        self._change(tree, None if is_there else "went")

    def name_line(self, name: str) -> None:
        """Name the side line in view; on the main line do nothing."""
        begins = beginning(self.tree, self.place)
        if begins:
            self.edit(self.tree.name_line(begins, name))

    def undo(self) -> None:
        """Undo the last edit, unless something prevents that."""
        history = self._history.undo()
        if self.against_edit(history.present) is not None:
            return
        self._arrive(history, "undone", difference(self.tree, history.present))

    def redo(self) -> None:
        """Redo the last undone edit."""
        history = self._history.redo()
        self._arrive(history, "redone", difference(self.tree, history.present))

    # Inside

    def _sit(self, seat: str | None, since: int) -> None:
        if self.is_hot_seat:
            self.seat = seat
            self.refusal, self.picked, self.drafted = None, None, None
            self._came("decided", since)
            self.tell()

    def _with(self, tree: Tree, decision: Decision, reason: str = "") -> Tree:
        """Return the tree with a decision added at its current node.

        If the decision starts a new side line, the line gets a letter as its name.
        """
        grown = tree.add(tree.current, decision)
        place = grown.current
        if grown.nodes is not tree.nodes:
            if beginning(grown, place) == place:
                grown = grown.name_line(place, letter_for(grown, place))
            if reason:
                grown = grown.explain(place, reason)
        return grown

    def _against_losing(self, places: Iterable[int]) -> Against | None:
        """Return why these nodes cannot be taken back; None if that is possible."""
        gone = self._settlement.played_steps(self.tree, places)
        if self._settlement.has_shown(self.tree, gone):
            return "shown"
        return "secret" if self.is_hot_seat and any(map(self.is_secret, gone)) else None

    @property
    def _settlement(self) -> Settled:
        """The record of the nodes at which the people who play may make no new decision."""
        if self._settled.people != self.people:
            self._settled = Settled(self.people)
        return self._settled

    def _let_play(self, tree: Tree) -> Tree:
        if self._settlement.is_settled(tree, tree.current):
            return tree
        tree = self._grow(tree, self._next_decision)
        if tree.step(tree.current).state.due is None:
            return told_in_full(tree, self._players, self.seat, self._words)
        return tree

    def _next_decision(self, tree: Tree) -> Chosen | None:
        """Return the next decision of another player, with the public part of its reason.

        Return None if a person decides, if the other players pause, or if the decision needs time
        to compute.
        """
        state = tree.step(tree.current).state
        player = self._players.get(state.due.player) if state.due else None
        if player is not None and any(is_paused(tree) for is_paused in self._pauses):
            return None
        chosen = None if player is None else chosen_at_once(player, state)
        if player is None or chosen is None:
            return None
        return Chosen(chosen.decision, reason_for(self.seat, player, state, chosen))

    def _answer(self, tree: Tree) -> Chosen | None:
        answers = (joining(tree) for joining in self._joining)
        return next((each for each in answers if each is not None), None)

    def _grow(self, tree: Tree, choose: Callable[[Tree], Chosen | None]) -> Tree:
        """Return the tree with the decisions that `choose` returns, until it returns None."""
        for _ in range(MOST_AT_ONCE):
            chosen = choose(tree)
            if chosen is None:
                break
            tree = self._with(tree, chosen.decision, self._words(chosen.reason))
        return tree

    def _change(self, tree: Tree, how: How | None, *, awaits: bool = False) -> None:
        if how == "decided" and tree.current != self.place:
            self._played = int(time())
        before = self.tree
        is_as_before = tree.nodes is before.nodes and tree.strokes is before.strokes
        if is_as_before and tree.preface == before.preface:
            self._arrive(self._history.at(tree.current), how, awaits=awaits)
        else:
            self._arrive(self._history.edit(tree), how, awaits=awaits)

    def _arrive(
        self,
        history: History,
        how: How | None,
        changed: Difference = NO_DIFFERENCE,
        *,
        awaits: bool = False,
    ) -> None:
        """Move to the current node of a history; if the line in view leads there, it stays in view.

        `how` says how the reader came; it is None if the reader stays at the same node. If
        `awaits` is true and the due player needs time to compute, the session waits for this
        player.
        """
        before, end, ply = self.tree, self.path[-1], self.ply
        self._history = history
        tree = history.present
        if tree.nodes is before.nodes and tree.current in self.path:
            self._stand()
        else:
            step = before.step(end)
            same = next((at for at in range(len(tree.nodes) + 1) if tree.step(at) is step), 0)
            through = (0, *tree.path(same))
            self._follow(line_end(tree, same if tree.current in through else tree.current))
        if how is not None:
            redone = [self.path.index(place) for place in changed.come if place in self.path]
            since = {
                "decided": ply,
                "undone": self.ply,
                "redone": min(redone, default=self.ply + 1) - 1,
            }
            self._came(how, since.get(how, self.ply - 1), before, changed)
        if awaits:
            self.awaited = awaited_in(self._players, self.state)
        self.tell()

    def _came(
        self,
        how: How,
        since: int,
        before: Tree | None = None,
        changed: Difference = NO_DIFFERENCE,
    ) -> None:
        """Note how the session came to the node in view."""
        if how != "refused":
            self._taken_back, self.awaited = (), None
        earlier = self.arrival
        arrival = Arrival(earlier.number + 1, how, since, before or self.tree, changed)
        self.arrival = arrival if earlier.number == self._told else earlier.join(arrival)

    def _follow(self, end: int) -> None:
        """Make the line to node `end` the line in view."""
        self.path: tuple[int, ...] = (0, *self.tree.path(end))
        self.line: Line = line_to(self.tree, end)
        self._stand()

    def _stand(self) -> None:
        self.ply: int = self.path.index(self.place)
        self.refusal, self.picked, self.drafted = None, None, None
        if self.is_hot_seat and self.state.due is None:
            self.seat = None  # after the game everybody sees the same scoring

    def tell(self) -> None:
        """Call the listeners, unless `hold` delays that."""
        if self._is_held:
            return
        for changed in tuple(self._listeners):
            changed()
