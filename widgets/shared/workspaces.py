"""The workspaces of one learner: the lesson and free play, and games of one's own left behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tutor.core.base.advice import Reason
from tutor.core.base.game import find_game
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text, text_for
from widgets.shared.address import DEFAULT_LESSON, Address
from widgets.shared.session import Session
from widgets.shared.workspace import (
    Kind,
    Workspace,
    is_of_lesson,
    lesson_workspace,
    new_game,
    read_workspace,
)

LESSON: Final = "lesson"
FREE: Final = "free"
SHOWN: Final = "shown"
"""Where a teacher lays out an exhibit or a question; nobody's work, so it is not kept."""
MOST_EARLIER: Final = 5
DOOR: Final = "door"


class Workspaces:
    """Which workspace the session sits at, and what lies on the others.

    `view` is how the page is used: one of the address's views, or `door`, the front door.
    """

    def __init__(self, address: Address, text: Text) -> None:
        self._text = text
        self._waiting: dict[str, Workspace] = {}
        self.earlier: list[Workspace] = []
        self.at, self.view = self._begin_where(address)
        workspace = self._first(address)
        self.session = Session(workspace, self._reason)
        self._go_to(address)

    @staticmethod
    def _begin_where(address: Address) -> tuple[str, str]:
        place = (address.lesson, address.ply, address.step, address.tree)
        nothing = (*place, address.game, address.view) == (None,) * 6 and not address.faults
        view = DOOR if nothing else address.view or "lesson"
        own = address.game is not None or view == "play"
        if address.tree is not None and _is_beside(address):
            return LESSON, view
        if address.tree is not None or (own and address.lesson is None):
            return FREE, "explore" if address.view is None else view
        return LESSON, view

    def _first(self, address: Address) -> Workspace:
        tree = address.tree
        if tree is not None and self.at == LESSON:
            return Workspace(tree, address.lesson)
        if tree is not None:
            names = tree.start.players if address.seat else ()
            seats: dict[str, Kind] = {name: "advised" for name in names if name != address.seat}
            return Workspace(tree, None, seats, address.seat)
        if self.at == FREE:
            others: Kind | None = "advised" if self.view == "play" else None
            return new_game(find_game(address.game or "princes"), others=others)
        return lesson_workspace(address.lesson or DEFAULT_LESSON)

    def _go_to(self, address: Address) -> None:
        """Go along the main line as far as is asked for; an exhibit is laid out by the lesson."""
        session, spot = self.session, address.spot
        if self.at == LESSON and address.tree is None and spot is not None:
            if spot.exhibit:
                return
            wanted: int | None = spot.ply
        else:
            wanted = None
        main = (0, *session.tree.path(session.tree.end(0)))
        if address.ply is not None:
            wanted = address.place_in(len(main) - 1)
        if wanted is not None:
            session.open(replace(session.workspace, tree=session.tree.at(main[wanted])))

    def _reason(self, reason: Reason | None) -> str:
        """Why another player decided as they did, in the reader's words; chance has no reason."""
        if reason is None:
            return self._text.say("others-chance")
        words = text_for(self.session.tree.game.name, self._text.language)
        return self._text.say("others-reason", reason=words.reason(reason))

    # Going from one to another

    def open(self, at: str, fresh: Callable[[], Workspace]) -> None:
        """Go to a workspace, as it was left, or a fresh one. Nobody is told."""
        if at != self.at:
            if self.at != SHOWN:
                self._waiting[self.at] = self.session.workspace
            self.at = at
            waiting = self._waiting.pop(at) if at in self._waiting else None
            self.session.open(waiting or fresh())

    def lay_out(self, workspace: Workspace) -> None:
        """Show something that is nobody's work; the watchers are told."""
        if self.at != SHOWN:
            self._waiting[self.at] = self.session.workspace
            self.at = SHOWN
        self.session.open(workspace)
        self.session.tell()

    def tree_of(self, at: str) -> Tree | None:
        """The tree on a workspace; None where nothing lies."""
        if at == self.at:
            return self.session.tree
        waiting = self._waiting.get(at)
        return None if waiting is None else waiting.tree

    def begin(self, workspace: Workspace) -> None:
        """Begin something of one's own; what lay on that workspace is kept among the earlier ones."""
        if self.at != FREE:
            if self.at != SHOWN:
                self._waiting[self.at] = self.session.workspace
            before = self._waiting.pop(FREE) if FREE in self._waiting else None
        else:
            before = self.session.workspace
        if before is not None and before.tree.nodes:
            self.earlier = [before, *self.earlier][:MOST_EARLIER]
        self.at = FREE
        self.session.open(workspace)

    def reopen(self, number: int) -> None:
        """Go on with an earlier game of one's own. Raises IndexError."""
        workspace = self.earlier.pop(number)
        self.begin(workspace)

    # What a browser keeps

    def spot(self) -> dict[str, Any]:
        """Which workspace to come back to, and where on it; an exhibit is not come back to."""
        at = LESSON if self.at == SHOWN else self.at
        tree = self.tree_of(at)
        return {"at": at, "place": 0 if tree is None else tree.current}

    def kept(self) -> dict[str, Any]:
        """What a browser keeps of all workspaces: JSON values."""
        workspaces = {**self._waiting, self.at: self.session.workspace}
        workspaces.pop(SHOWN, None)
        return {
            "desks": {name: workspace.kept() for name, workspace in workspaces.items()},
            "earlier": [workspace.kept() for workspace in self.earlier],
        }

    def restore(self, work: dict[str, Any], at: object, place: object) -> bool:
        """Take up what a browser kept, at a workspace and a node; whether there was anything of use."""
        workspaces = work.get("desks")
        found: dict[str, Workspace] = {}
        for name in (LESSON, FREE):
            workspace = (
                read_workspace(workspaces.get(name)) if isinstance(workspaces, dict) else None
            )
            if workspace is not None:
                found[name] = workspace
        if at not in found:
            return False
        earlier = work.get("earlier")
        kept = [read_workspace(each) for each in earlier] if isinstance(earlier, list) else []
        self.earlier = [workspace for workspace in kept if workspace is not None][:MOST_EARLIER]
        workspace = found.pop(str(at))
        self._waiting = found
        self.at = str(at)
        tree = workspace.tree
        if isinstance(place, int) and 0 <= place <= len(tree.nodes):
            tree = tree.at(place)
        self.session.open(Workspace(tree, workspace.lesson, workspace.others, workspace.seat))
        return True


def _is_beside(address: Address) -> bool:
    """Whether what a link holds are lines beside the example of the lesson that is asked for."""
    tree, lesson = address.tree, address.lesson
    return tree is not None and lesson is not None and is_of_lesson(tree, lesson)
