"""The workspaces of one learner: lessons, free play, and earlier games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from tutor.core.base.players import Reason
from tutor.core.base.schema import Position
from tutor.core.lessons.files import opening_lesson
from tutor.core.lessons.lesson import LessonKey
from tutor.core.records.tree import Tree
from tutor.core.words.text import Text
from widgets.session.reasons import reason_text
from widgets.session.session import Session
from widgets.session.workspace import (
    HOT_SEAT,
    Workspace,
    lesson_workspace,
    new_game,
    read_workspace,
    seat_game,
)
from widgets.shared.place import USUAL, Place

LESSON: Final = "lesson"
FREE: Final = "free"
SHOWN: Final = "shown"
"""The place of an exhibit or a question that a lesson shows; it is not stored."""
MOST_EARLIER: Final = 12
"""The number of earlier games that a browser stores; unfinished games go first."""
MOST_ASIDE: Final = 20
"""The number of studies that are kept beside the present one."""
MOST_LESSONS: Final = 20
"""The number of lessons that a browser stores."""
FORMER_KEY: Final = "desks"
"""The older key of `workspaces` in a browser's storage; it is still read."""


class Workspaces:
    """The workspace of the session, and those that wait.

    Every lesson has one, and free play has one. `lesson` is the lesson that was open last. `view`
    is the view of the page: one of the address's views, or `door`, the front door. `drafted` is the
    last position that was set up by hand and had no fault, as JSON; a browser may have stored
    anything. `authored` is the packed study that the reader works on, complete or not; empty
    without any; `aside` are those that were put aside, the latest first.
    """

    def __init__(self, place: Place, text: Text) -> None:
        self._text = text
        self._waiting: dict[LessonKey | None, Workspace] = {}
        self.earlier: list[Workspace] = []
        self.drafted: Mapping[str, object] | None = None
        self.authored = ""
        self.aside: tuple[str, ...] = ()
        workspace = place.work or lesson_workspace(place.lesson or opening_lesson())
        self.view, self.lesson = place.view, workspace.lesson
        # The lesson of the session, or the one under an exhibit; None means a game.
        self._key, self._is_laid_out = workspace.lesson, False
        self.session = Session(workspace, self._reason)

    def _reason(self, reason: Reason | None) -> str:
        """The reason of another player's decision, in the reader's language."""
        return reason_text(reason, self.session.tree.game.name, self._text)

    def workspace_for(self, tree: Tree) -> Workspace:
        """The workspace of a stored game, which does not contain the seat of the reader.

        If the reader plays against others and opens a game of the same players, they stay in their
        seat, so that an unfinished game shows no hidden cards.
        """
        session, players = self.session, tree.start.players
        place = _place_in(session.tree, tree) if session.people else None
        if place is not None:  # an earlier moment of this very game
            return replace(session.workspace, tree=session.tree.at(place))
        seat = session.seating
        is_of_all = seat == HOT_SEAT and players == session.state.players
        is_going_on = tree.step(tree.end(0)).state.due is not None
        return seat_game(tree, seat if (seat in players or is_of_all) and is_going_on else None)

    @property
    def at(self) -> str:
        """Where the session works: `LESSON`, `FREE` or `SHOWN`."""
        if self._is_laid_out:
            return SHOWN
        return FREE if self._key is None else LESSON

    @property
    def work(self) -> Workspace:
        """The workspace of the session, or the one that an exhibit covers."""
        return self.workspace_of(self._key)

    def find(self, lesson: LessonKey | None) -> Workspace | None:
        """The workspace of a lesson, or of free play, as it is now; None before it is begun."""
        if lesson == self._key and not self._is_laid_out:
            return self.session.workspace
        return self._waiting.get(lesson)

    def workspace_of(self, lesson: LessonKey | None) -> Workspace:
        """The workspace of a lesson, or of free play, as it is now, or else a new one."""
        found = self.find(lesson)
        if found is None and lesson is None:
            return new_game(self.session.tree.game)
        return found or lesson_workspace(lesson or opening_lesson())

    # Changing the workspace

    def open(self, place: Place) -> None:
        """Go to the work of a place, with all later changes, at its node, or begin it there.

        Without work, a lesson or an exhibit in its own view uses that of the lesson.
        """
        self.view, work = place.view, place.work
        if work is None:
            if place.view == USUAL and (place.lesson is not None or place.exhibit):
                self.open_lesson(place.lesson)
            return
        if work.lesson is not None:
            self._open(work.lesson, lambda: work)
        elif place.is_new or not self._open_game(work):
            self.begin(work)
            return
        tree = self.session.tree
        node = _place_in(tree, work.tree)
        if node is not None and node != tree.current:
            self.session.show(node)
        elif node is None and tree.root is not work.tree.root:
            # The address has the reader's lines: lines that were deleted since stay deleted.
            self._keep_lines()
            self.session.open(work)

    def _open_game(self, work: Workspace) -> bool:
        """Go to a stored game of the reader's own, with later changes; return whether it exists.

        If there is no game at all, this one becomes the first.
        """
        free, tree = self.find(None), work.tree
        kept = [each for each in (free, *self.earlier) if each and _likeness(each.tree, tree)]
        if free is not None and not kept:
            return False
        found = max(kept, key=lambda each: _likeness(each.tree, tree), default=work)
        if found in self.earlier:
            self.reopen(self.earlier.index(found))
        else:
            self._open(None, lambda: work)
        return True

    def is_at(self, work: Workspace) -> bool:
        """Whether the session is at the node of a workspace."""
        return _place_in(self.session.tree, work.tree) == self.session.place

    def open_lesson(self, lesson: LessonKey | None = None) -> None:
        """Go to the workspace of a lesson, stored or new. The watchers are not told.

        Without a lesson it is the one that was open last, or else the first lesson of the page or
        of the game on the board.
        """
        lesson = lesson or self.lesson_here
        self._open(lesson, lambda: lesson_workspace(lesson))

    @property
    def lesson_here(self) -> LessonKey:
        """The lesson worked on last, or else the one that the game on the board opens with."""
        return self.lesson or opening_lesson(self.session.tree.game.name)

    def open_free(self, fresh: Callable[[], Workspace]) -> None:
        """Go to free play, as the reader left it, or begin a new game.

        The watchers are not told.
        """
        self._open(None, fresh)

    def _open(self, lesson: LessonKey | None, fresh: Callable[[], Workspace]) -> None:
        if lesson != self._key or self._is_laid_out:
            self._leave()
            waiting = self._waiting.pop(lesson, None)
            self._key, self._is_laid_out = lesson, False
            self.lesson = lesson or self.lesson
            self.session.open(waiting or fresh())

    def _leave(self) -> None:
        """Put the work of the session aside."""
        if not self._is_laid_out:
            self._waiting[self._key] = self.session.workspace

    def lay_out(self, workspace: Workspace) -> None:
        """Show an exhibit or a question, which is not stored; the watchers are told."""
        self._leave()
        self._is_laid_out = True
        self.session.open(workspace)
        self.session.tell()

    def tree_of_lesson(self, lesson: LessonKey | None = None) -> Tree | None:
        """The tree of a lesson, or of the one that was open last; None before there is one."""
        lesson = lesson or self.lesson
        found = None if lesson is None else self.find(lesson)
        return None if found is None else found.tree

    @property
    def free_tree(self) -> Tree | None:
        """The tree of free play, or None."""
        found = self.find(None)
        return None if found is None else found.tree

    def forget(self, lesson: LessonKey) -> None:
        """Forget the workspace of a lesson, unless the session works there."""
        self._waiting.pop(lesson, None)

    def begin(self, workspace: Workspace) -> None:
        """Begin a new game; the one before joins the earlier games.

        Lines that were tried beside a lesson are stored there as well, and stay in the lesson.
        """
        self._leave()
        self._keep_lines()
        before = self._waiting.pop(None, None)
        if before is not None and before.is_begun and not _is_same(before.tree, workspace.tree):
            before.tree.drop_states()
            self.earlier = _most([before, *self.earlier])
        self._key, self._is_laid_out = None, False
        self.session.open(workspace)

    def _keep_lines(self) -> None:
        """Add the lines that were tried beside the lesson to the earlier games, once."""
        tree = self.session.tree
        if self.at == LESSON and len(tree.nodes) > tree.protected:
            left = replace(self.session.workspace, lesson=None)
            if not any(_is_part(left, each) for each in self.earlier):
                further = [each for each in self.earlier if not _is_part(each, left)]
                self.earlier = _most([left, *further])

    def game_of(self, game: str) -> Workspace | None:
        """The reader's own game of a name, the one worked on last first; None without any."""
        kept = (self.find(None), *self.earlier)
        return next((each for each in kept if each and each.tree.game.name == game), None)

    def reopen(self, number: int) -> None:
        """Go on with an earlier game of the learner. Raises IndexError."""
        self.begin(self.earlier.pop(number))

    # The browser's storage

    def dump(self) -> dict[str, object]:
        """The workspaces in the form for the browser: JSON values.

        `workspaces` has the lesson that was open last and free play, `lessons` the other lessons,
        `edits` what can be undone and redone where the session works.
        """
        found = dict(self._waiting)
        if not self._is_laid_out:
            found[self._key] = self.session.workspace
        names = {self.lesson: LESSON} | {None: FREE}
        return {
            "workspaces": {names[key]: each.dump() for key, each in found.items() if key in names},
            "lessons": [each.dump() for key, each in found.items() if key not in names],
            "earlier": [each.dump() for each in self.earlier],
            "drafted": self.drafted,
            "authored": self.authored,
            "aside": list(self.aside),
            "edits": self._edits(),
        }

    def _edits(self) -> dict[str, object] | None:
        """The edits that can be undone, without those that may reveal hidden hands."""
        if self.at == SHOWN or self.session.is_hot_seat:
            return None
        return {"at": self.at, **self.session.kept_edits()}

    def adopt(self, work: Mapping[str, object]) -> None:
        """Add the work of another visit to that of this one, so that neither is lost."""
        lesson, free, others, earlier = _read(work)
        self._take_draft(work)
        for each in (*others, *([lesson] if lesson else [])):
            self._adopt_lesson(each)
        if free is not None and self.free_tree is None:
            self._waiting[None] = free
        elif free is not None:
            self._adopt_game(free)
        for each in earlier:
            self._adopt_game(each)

    def _take_draft(self, work: Mapping[str, object]) -> None:
        drafted = work.get("drafted")
        if self.drafted is None and isinstance(drafted, dict):
            self.drafted = drafted
        aside = work.get("aside")
        found = [work.get("authored"), *(aside if isinstance(aside, list) else ())]
        authored, *others = [each if isinstance(each, str) else "" for each in found]
        if not self.authored:
            self.authored = authored
        for each in (authored, *others):
            if each and each not in (self.authored, *self.aside):
                self.aside = (*self.aside, each)[:MOST_ASIDE]

    def _adopt_lesson(self, kept: Workspace) -> None:
        """Take over a lesson if the present one has no lines of the reader; else add a game."""
        tree, session = self.tree_of_lesson(kept.lesson), self.session
        is_here = self.at == LESSON and self._key == kept.lesson
        if tree is not None and len(tree.nodes) > tree.protected:
            has_lines = len(kept.tree.nodes) > kept.tree.protected
            if has_lines and not _is_part(kept, Workspace(tree)):
                self._adopt_game(replace(kept, lesson=None))
        elif is_here:
            main = (0, *kept.tree.path(kept.tree.end(0)))
            if session.ply < len(main):
                session.open(replace(kept, tree=kept.tree.at(main[session.ply])))
        else:
            self._waiting[kept.lesson] = kept

    def _adopt_game(self, kept: Workspace) -> None:
        """Add a game that was begun to the earlier ones, once."""
        if not kept.is_begun:
            return
        waiting, shown = self._waiting.get(None), self.session.workspace
        place = (
            _place_in(kept.tree, shown.tree) if self.at == FREE and self.session.people else None
        )
        if (
            place is not None
            and kept.seat == shown.seat
            and len(kept.tree.nodes) > len(shown.tree.nodes)
        ):
            # An earlier moment of a game that went on: what was seen later is known here, too.
            self.session.open(replace(kept, tree=kept.tree.at(place)))
            return
        # A link that was only viewed is not stored, whatever it contains.
        begun = [each for each in (waiting, shown, *self.earlier) if each and each.is_begun]
        if waiting is not None and _lines(waiting) == _lines(kept):
            self._waiting[None] = replace(waiting, given=kept.given)
        elif _lines(shown) == _lines(kept):
            # The address of a reader's own game, opened again, is not a game from another person.
            if shown.given != kept.given:
                self.session.open(replace(shown, given=kept.given))
        elif not any(_is_part(kept, each) for each in begun):
            further = [each for each in self.earlier if not _is_part(each, kept)]
            self.earlier = _most([*further, kept])

    def restore(self, work: Mapping[str, object], at: object, place: object) -> bool:
        """Restore what a browser stored, in a workspace at a node; return whether it was of use."""
        lesson, free, others, earlier = _read(work)
        self._take_draft(work)
        workspace = {LESSON: lesson, FREE: free}.get(str(at))
        if workspace is None:
            return False
        tree = workspace.tree
        if isinstance(place, int) and 0 <= place <= len(tree.nodes):
            workspace = replace(workspace, tree=tree.at(place))
        lessons = [*others, *([lesson] if lesson else [])]
        self._waiting = {each.lesson: each for each in lessons if each.lesson}
        if free is not None:
            self._waiting[None] = free
        self.earlier = earlier
        self.lesson = lesson.lesson if lesson is not None else None
        self._key, self._is_laid_out = (None if str(at) == FREE else self.lesson), False
        self._waiting.pop(self._key, None)
        self.session.open(workspace)
        edits = work.get("edits")
        if isinstance(edits, dict) and edits.get("at") == self.at:
            self.session.take_edits(edits)
        return True


class _Kept(NamedTuple):
    """The work that a browser stored: the last lesson, free play, other lessons, earlier games."""

    lesson: Workspace | None
    free: Workspace | None
    others: list[Workspace]
    earlier: list[Workspace]


def _read(work: Mapping[str, object]) -> _Kept:
    """The workspaces that a browser stored; invalid ones are left out."""
    kept = work.get("workspaces", work.get(FORMER_KEY))
    named = kept if isinstance(kept, dict) else {}
    lesson = read_workspace(named.get(LESSON))
    return _Kept(
        lesson if lesson is not None and lesson.lesson is not None else None,
        read_workspace(named.get(FREE)),
        _read_all(work.get("lessons"), MOST_LESSONS),
        _read_all(work.get("earlier"), MOST_EARLIER),
    )


def _most(games: list[Workspace]) -> list[Workspace]:
    """As many games as a browser stores: the last unfinished one goes first, then the last one."""
    while len(games) > MOST_EARLIER:
        going_on = [place for place, each in enumerate(games) if not each.is_over]
        place = going_on[-1] if going_on else len(games) - 1
        games = [*games[:place], *games[place + 1 :]]
    return games


def _lines(workspace: Workspace) -> tuple[Position, tuple[object, ...]]:
    """The decisions of a workspace, and where they begin."""
    tree = workspace.tree
    decided = tuple((node.parent, node.decision) for node in tree.nodes)
    return tree.start.position(), decided


def _is_part(one: Workspace, other: Workspace) -> bool:
    """Whether all decisions of one tree are in the other too, which went on from there."""
    (start, lines), (from_there, others) = _lines(one), _lines(other)
    return start == from_there and others[: len(lines)] == lines


def _is_same(one: Tree, other: Tree) -> bool:
    """Whether both trees are equal, at whatever nodes they are."""
    return one.root is other.root and one.nodes is other.nodes


def _likeness(tree: Tree, part: Tree) -> int:
    """How much of a part is in a tree: 3 for all and no more, 1 for the start, 0 for nothing.

    The start alone counts only if both trees begin with it and its decisions were taken back.
    """
    if _place_in(tree, part) is None:
        return int(tree.root is part.root)
    return 3 if _is_same(tree, part) else 2


def _place_in(tree: Tree, part: Tree) -> int | None:
    """The place in a tree of the node that a part of it shows; None if it is no part of it."""
    if _is_same(tree, part):
        return part.current
    if (tree.game, tree.start.position()) != (part.game, part.start.position()):
        return None
    places = [0]
    for node in part.nodes:
        following = tree.children(places[node.parent])
        same = [each for each in following if tree.node(each).decision == node.decision]
        if not same:
            return None
        places.append(same[0])
    return places[part.current]


def _read_all(kept: object, most: int) -> list[Workspace]:
    """The workspaces of a list that a browser stored."""
    found = map(read_workspace, kept) if isinstance(kept, list) else ()
    return [each for each in found if each is not None][:most]
