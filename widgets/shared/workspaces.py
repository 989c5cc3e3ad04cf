"""The workspaces of one learner: of lessons, of free play, and of earlier games.

A workspace is a tree of variations at a node, with the players at its table.
"""

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
"""The value of `Workspaces.at` while a lesson shows an exhibit or a question; neither is stored."""
MOST_EARLIER: Final = 12
"""The most earlier games that a browser stores."""
MOST_ASIDE: Final = 20
"""The most studies that are stored besides the study on which the reader works."""
MOST_LESSONS: Final = 20
"""The most lessons whose workspaces a browser stores."""
FORMER_KEY: Final = "desks"
"""The former name of `workspaces` in a browser's storage; `_read` still accepts it."""


class Workspaces:
    """The workspace that is open in the session, and the workspaces that wait.

    Each lesson has one workspace, and free play has one. `lesson` is the lesson that was
    opened last. `view` is the open view of the page. `earlier` are the earlier games.
    `drafted` is the last position without a fault that the reader set up by hand, as JSON; it
    comes from the browser and may be anything. `authored` is the study that the reader
    writes, packed, complete or not; it is empty without a study. `aside` are the studies that
    were put aside, the latest first.
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
        # The lesson that is open, also under an exhibit; None means free play.
        self._key, self._is_laid_out = workspace.lesson, False
        self.session = Session(workspace, self._reason)

    def _reason(self, reason: Reason | None) -> str:
        """Return the reason for another player's decision, in the language of the page."""
        return reason_text(reason, self.session.tree.game.name, self._text)

    def workspace_for(self, tree: Tree) -> Workspace:
        """Return a workspace for the tree of a stored game, which names no seat.

        If the reader plays against others and opens a game of the same players, the reader keeps
        the seat, so that an unfinished game shows no hidden cards.
        """
        session, players = self.session, tree.start.players
        place = _place_in(session.tree, tree) if session.people else None
        if place is not None:  # the tree is an earlier moment of the game that is open
            return replace(session.workspace, tree=session.tree.at(place))
        seat = session.seating
        is_of_all = seat == HOT_SEAT and players == session.state.players
        is_going_on = tree.step(tree.end(0)).state.due is not None
        return seat_game(tree, seat if (seat in players or is_of_all) and is_going_on else None)

    @property
    def at(self) -> str:
        """The kind of the open workspace: `LESSON`, `FREE` for free play, or `SHOWN`."""
        if self._is_laid_out:
            return SHOWN
        return FREE if self._key is None else LESSON

    @property
    def work(self) -> Workspace:
        """The workspace that is open; if an exhibit covers it, the workspace under the exhibit."""
        return self.workspace_of(self._key)

    def find(self, lesson: LessonKey | None) -> Workspace | None:
        """Return the workspace of a lesson with its latest changes; for None, of free play.

        Return None if that workspace was never opened.
        """
        if lesson == self._key and not self._is_laid_out:
            return self.session.workspace
        return self._waiting.get(lesson)

    def workspace_of(self, lesson: LessonKey | None) -> Workspace:
        """Return the workspace of a lesson; for None, the workspace of free play.

        If the workspace was never opened, return a new one.
        """
        found = self.find(lesson)
        if found is None and lesson is None:
            return new_game(self.session.tree.game)
        return found or lesson_workspace(lesson or opening_lesson())

    # Changing the workspace

    def open(self, place: Place) -> None:
        """Open the workspace of a place at the place's node, or begin the workspace.

        If the workspace of the same lesson or game is stored, open it with all its later changes.
        If the place has no workspace and shows a lesson or an exhibit in the view of lessons,
        open the workspace of the lesson.
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
            # The address has lines of the reader that were deleted since, and they stay deleted.
            self._keep_lines()
            self.session.open(work)

    def _open_game(self, work: Workspace) -> bool:
        """Open the stored game of the reader that is most like `work`; return whether such a game exists.

        If free play was never opened, `work` becomes its game.
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
        """Return whether the session shows the current node of a workspace."""
        return _place_in(self.session.tree, work.tree) == self.session.place

    def open_lesson(self, lesson: LessonKey | None = None) -> None:
        """Open the workspace of a lesson, stored or new, without calling the session's listeners.

        By default, the lesson is the lesson that was opened last, or else the first lesson of the
        game on the board.
        """
        lesson = lesson or self.lesson_here
        self._open(lesson, lambda: lesson_workspace(lesson))

    @property
    def lesson_here(self) -> LessonKey:
        """The lesson that was opened last, or else the first lesson of the game on the board."""
        return self.lesson or opening_lesson(self.session.tree.game.name)

    def open_free(self, fresh: Callable[[], Workspace]) -> None:
        """Open free play as the reader left it, or with a new game, without calling the listeners.

        `fresh` makes the workspace of the new game.
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
        """Store the workspace of the session among the workspaces that wait."""
        if not self._is_laid_out:
            self._waiting[self._key] = self.session.workspace

    def lay_out(self, workspace: Workspace) -> None:
        """Show an exhibit or a question on the board, and call the session's listeners.

        The workspace of an exhibit or a question is not stored.
        """
        self._leave()
        self._is_laid_out = True
        self.session.open(workspace)
        self.session.tell()

    def tree_of_lesson(self, lesson: LessonKey | None = None) -> Tree | None:
        """Return the tree of a lesson, by default of the lesson that was opened last.

        Return None if the lesson was never opened.
        """
        lesson = lesson or self.lesson
        found = None if lesson is None else self.find(lesson)
        return None if found is None else found.tree

    @property
    def free_tree(self) -> Tree | None:
        """The tree of free play; None if free play was never opened."""
        found = self.find(None)
        return None if found is None else found.tree

    def forget(self, lesson: LessonKey) -> None:
        """Remove the workspace of a lesson, unless it is open."""
        self._waiting.pop(lesson, None)

    def begin(self, workspace: Workspace) -> None:
        """Begin a game in free play; the former game of free play becomes an earlier game.

        If the reader has added lines to the open lesson, the lesson's tree with these lines
        becomes an earlier game too, and also stays in the lesson.
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
        """Add the lesson's tree with the reader's lines to the earlier games, at most once."""
        tree = self.session.tree
        if self.at == LESSON and len(tree.nodes) > tree.protected:
            left = replace(self.session.workspace, lesson=None)
            if not any(_is_part(left, each) for each in self.earlier):
                further = [each for each in self.earlier if not _is_part(each, left)]
                self.earlier = _most([left, *further])

    def game_of(self, game: str) -> Workspace | None:
        """Return the reader's latest workspace with a game.

        Return None if the reader has not played this game.
        """
        kept = (self.find(None), *self.earlier)
        return next((each for each in kept if each and each.tree.game.name == game), None)

    def reopen(self, number: int) -> None:
        """Open an earlier game by its number, counted from 0.

        Raises IndexError if no earlier game has this number.
        """
        self.begin(self.earlier.pop(number))

    # The browser's storage

    def dump(self) -> dict[str, object]:
        """Return all workspaces as JSON values, for the storage of the browser.

        `workspaces` has the last lesson and free play, `lessons` the other lessons, `edits` the
        edits of the open workspace that can be undone and redone.
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
        """Return the edits that can be undone and redone, as JSON values.

        Return None if the edits might reveal hidden hands.
        """
        if self.at == SHOWN or self.session.is_hot_seat or self.session.has_secret:
            return None
        return {"at": self.at, **self.session.kept_edits()}

    def adopt(self, work: Mapping[str, object]) -> None:
        """Add the workspaces that another tab has stored; no work of this tab is lost."""
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
        """Add the stored workspace of a lesson.

        If the reader has lines in this lesson already, the stored workspace becomes an earlier
        game.
        """
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
        """Add a game to the earlier games, if the game has a decision and is not among them yet."""
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
            # The stored game went on from the one in view: the reader already knows what came
            # later.
            self.session.open(replace(kept, tree=kept.tree.at(place)))
            return
        # A link that the reader only looked at is not stored, whatever it contains.
        begun = [each for each in (waiting, shown, *self.earlier) if each and each.is_begun]
        if waiting is not None and _lines(waiting) == _lines(kept):
            self._waiting[None] = replace(waiting, given=kept.given)
        elif _lines(shown) == _lines(kept):
            # A reader's own game, opened again by its address, is not a game from another person.
            if shown.given != kept.given:
                self.session.open(replace(shown, given=kept.given))
        elif not any(_is_part(kept, each) for each in begun):
            further = [each for each in self.earlier if not _is_part(each, kept)]
            self.earlier = _most([*further, kept])

    def restore(self, work: Mapping[str, object], at: object, place: object) -> bool:
        """Restore the workspaces that a browser stored; return whether they were valid.

        `at` is the kind of the workspace to open, `place` the number of its node.
        """
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
    """The workspaces that a browser stored.

    `lesson` and `free` are None if there is no such workspace.
    """

    lesson: Workspace | None
    free: Workspace | None
    others: list[Workspace]
    earlier: list[Workspace]


def _read(work: Mapping[str, object]) -> _Kept:
    """Return the valid workspaces among those that a browser stored."""
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
    """Return the games for which the browser has room.

    The last unfinished game is dropped first; if all games are finished, the last game is dropped
    first.
    """
    while len(games) > MOST_EARLIER:
        going_on = [place for place, each in enumerate(games) if not each.is_over]
        place = going_on[-1] if going_on else len(games) - 1
        games = [*games[:place], *games[place + 1 :]]
    return games


def _lines(workspace: Workspace) -> tuple[Position, tuple[object, ...]]:
    """Return the position at which a workspace begins, and its decisions.

    Each decision comes with the number of its parent node.
    """
    tree = workspace.tree
    decided = tuple((node.parent, node.decision) for node in tree.nodes)
    return tree.start.position(), decided


def _is_part(one: Workspace, other: Workspace) -> bool:
    """Return whether the tree of `other` begins with all decisions of the tree of `one`."""
    (start, lines), (from_there, others) = _lines(one), _lines(other)
    return start == from_there and others[: len(lines)] == lines


def _is_same(one: Tree, other: Tree) -> bool:
    """Return whether both trees have the same root and the same nodes.

    Their current nodes may differ.
    """
    return one.root is other.root and one.nodes is other.nodes


def _likeness(tree: Tree, part: Tree) -> int:
    """Return how well a tree matches `part`, from 0 to 3.

    3: the trees are the same. 2: the tree contains all decisions of `part`. 1: the two trees have
    the same root object, but some decisions of `part` are missing. 0: the trees have nothing in
    common.
    """
    if _place_in(tree, part) is None:
        return int(tree.root is part.root)
    return 3 if _is_same(tree, part) else 2


def _place_in(tree: Tree, part: Tree) -> int | None:
    """Return the number of the node in `tree` that is the current node of `part`.

    Return None if `tree` does not contain all decisions of `part`.
    """
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
    """Return the first `most` valid workspaces of a list that a browser stored."""
    found = map(read_workspace, kept) if isinstance(kept, list) else ()
    return [each for each in found if each is not None][:most]
