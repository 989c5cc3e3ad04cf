"""The board of a lesson: whether it shows the position of a mode, and how to show the position."""

from __future__ import annotations

from typing import assert_never

from tutor.core.base.events import is_awaiting
from tutor.core.base.players import Chosen
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.own_moves import played_days
from tutor.core.lessons.parts import Alternative
from tutor.core.lessons.runner import in_a_turn
from tutor.core.records.lines import letter_for, line_to
from tutor.core.records.moments import finished_parts
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.lesson import modes
from widgets.lesson.attempt import Attempt
from widgets.session.workspace import Kind, Workspace, player_of
from widgets.shared.workspaces import LESSON, SHOWN, Workspaces


class LessonBoard:
    """The board as one lesson uses it, through the session and the workspaces.

    A LessonBoard has no state of its own. In its tree the nodes of the example come first, so the
    number of such a node is its ply.
    """

    def __init__(self, workspaces: Workspaces, lesson: Lesson) -> None:
        self._workspaces, self._lesson = workspaces, lesson
        self.session = workspaces.session

    def attempt(self, work: modes.Deciding) -> Attempt:
        """Return the learner's attempt in a step that asks for a decision or a turn."""
        return Attempt(self._lesson, work, self.session, work.until)

    # What the board shows

    @property
    def is_on_example(self) -> bool:
        """Whether the board shows a position of the example, and no other line or exhibit."""
        session, at = self.session, self._workspaces.at
        is_own = session.lesson == self._lesson.key and at == LESSON
        return is_own and session.place <= session.tree.protected

    def shows(self, work: modes.Work) -> bool:
        """Return whether the board shows the position of the mode `work`."""
        session, at = self.session, self._workspaces.at
        is_own = session.lesson == self._lesson.key
        if isinstance(work, modes.QuizOver | modes.EndMode):
            return True
        if isinstance(work, modes.Quizzing):
            return is_own and at == SHOWN
        if isinstance(work, modes.Played) and self._is_only_looking(work):
            return False
        spot = work.step.at
        if spot.exhibit:
            return is_own and at == SHOWN
        if not is_own or at != LESSON:
            return False
        is_after = spot.ply in session.path and session.ply >= spot.ply
        match work:
            case modes.Trying(tried=modes.Tried(place=place)):
                return place in session.path
            case modes.Playing():
                return is_after
            case modes.Deciding(until=until):
                # A learner further along the example has not decided in this step, but looks around.
                is_past = session.ply > until and until in session.path
                return is_after and not is_past
            case (
                modes.Reading()
                | modes.Reviewing()
                | modes.Asking()
                | modes.Trying()
                | modes.Planning()
            ):
                return session.place == spot.ply
            case _:
                assert_never(work)

    def _is_only_looking(self, work: modes.Played) -> bool:
        """Return whether the learner only went forward along the example, past the step's decision."""
        session, spot = self.session, work.step.at
        has_decided = bool(session.others) if isinstance(work, modes.Playing) else work.has_decided
        if session.ply <= spot.ply or has_decided:
            return False
        return session.path[spot.ply + 1] <= session.tree.protected or bool(spot.exhibit)

    # Showing a position

    def lay_out(self, work: modes.Work) -> None:
        """Show the position of the mode `work` on the board, and call the session's listeners."""
        if isinstance(work, modes.QuizOver | modes.EndMode):
            return
        if isinstance(work, modes.Quizzing):
            state = work.question.question.state
            self.lay_out_tree(Tree(state.game, start_of(state)))
        elif work.step.at.exhibit:
            self.lay_out_exhibit(work.step.at.exhibit, work.step.at.ply)
        else:
            self._open_example(work)

    def lay_out_tree(self, tree: Tree) -> None:
        """Show a tree on the board in place of the example; the example stays stored."""
        self._workspaces.lay_out(Workspace(tree, self._lesson.key))

    def lay_out_exhibit(self, name: str, ply: int = 0) -> None:
        """Show an exhibit after `ply` decisions. Raises KeyError for an unknown exhibit."""
        exhibit = self._lesson.exhibits[name]
        tree = Tree(self._lesson.game, start_of(exhibit.start))
        for decision in exhibit.decisions:
            tree = tree.add(tree.current, decision)
        self.lay_out_tree(tree.at((0, *tree.path(tree.current))[ply]))

    def open_lesson(self) -> None:
        """Open the example of the lesson with the learner's lines."""
        self._workspaces.open_lesson(self._lesson.key)

    def _open_example(self, work: modes.StepMode) -> None:
        self.open_lesson()
        session = self.session
        with session.hold():
            if session.others and not isinstance(work, modes.Playing):
                session.let_play({})
            session.show_on_main(work.step.at.ply)
            if isinstance(work, modes.Playing):
                if (reached := self._last_node(work)) is not None:
                    session.show(reached)
                self.let_rivals_play(work)

    def _last_node(self, work: modes.Playing) -> int | None:
        """Return the last node of the day that the learner has begun from the step.

        Return None if the learner has begun no day from the step.
        """
        tree, since = self.session.tree, work.step.at.ply
        for place in range(len(tree.nodes), tree.protected, -1):
            path = (0, *tree.path(place))
            if len(path) > since + 1 and path[since] == since:
                return place if path[since + 1] > tree.protected else None
        return None

    def begin_again(self, work: modes.Playing) -> None:
        """Go back to the position in which the day begins; the learner's line stays in the tree."""
        with self.session.hold():
            self.session.show_on_main(work.step.at.ply)
            self.let_rivals_play(work)

    def make_move(self, work: modes.Deciding) -> None:
        """Show the decision of the example.

        If the step does not accept this decision, show one that the step accepts.
        """
        attempt, session = self.attempt(work), self.session
        if attempt.is_example_accepted:
            session.show_on_main(attempt.place)
            return
        before = work.step.at.ply
        with session.hold():
            session.show_on_main(before)
            tree = session.tree.add(before, work.step.accepted[0])
            session.edit(tree.name_line(tree.current, letter_for(tree, tree.current)))

    def has_decided(self, alternative: Alternative) -> bool:
        """Return whether the learner has made the first decision of an alternative before."""
        tree = self.session.tree
        others = tree.children(alternative.at)
        return any(tree.node(each).step.decision == alternative.decisions[0] for each in others)

    def is_day_over(self, work: modes.Playing, tree: Tree) -> bool:
        """Return whether a day is over at the current node of a tree, and its page is not read yet.

        The page of a day tells how the day went. The end of the game also ends the day.
        """
        path = (0, *tree.path(tree.current))
        if len(path) - 1 <= max(work.step.at.ply, work.read_to):
            return False
        before, after = (tree.step(place) for place in path[-2:])
        return "part" in finished_parts(before.state, after.state, after.events)

    # The other players

    def let_rivals_play(self, work: modes.Playing) -> None:
        """Let the other players decide by the game's advice, from now on.

        On the first day of the step, the step's `sleepers` do not follow the advice; they rest.
        """
        session, first = self.session, work.step.at.ply
        is_first_day = not played_days(session.line, first, session.ply)
        sleepers = work.step.sleepers if is_first_day else ()
        rivals: dict[str, Kind] = {
            name: "sleeper" if name in sleepers else "advised"
            for name in self._lesson.state(work.step.at).players
            if name != work.player
        }
        session.let_play(rivals)

    def answer(self, work: modes.Deciding, tree: Tree) -> Chosen | None:
        """Return the decision of another player who decides within the learner's turn.

        Return None if the learner has to decide. As long as the learner's line equals the
        example, the other player decides as in the example; on any other line the other player
        decides by the game's advice. After a secret choice of the learner, the other players
        always choose as in the example, because they do not know the learner's choice. Also
        return None if the step asks for one decision and the learner has decided as in the
        example, because the next step then tells what follows.
        """
        due, mover = tree.step(tree.current).state.due, self._lesson.state(work.step.at).due
        if due is None or mover is None or due.player == mover.player:
            return None
        example = self._lesson.line_at(work.step.at).record.decisions
        line = line_to(tree, tree.current)
        ply = len(line.record.decisions)
        if is_awaiting(line.events_at(ply)) and work.step.at.ply < ply < work.until:
            return Chosen(example[ply], None)
        if not in_a_turn(line, ply):
            return None
        if line.record.decisions != example[:ply]:
            return player_of("advised", tree.game, due.player).choose(line.states[ply])
        return None if work.kind == "decide" else Chosen(example[ply], None)
