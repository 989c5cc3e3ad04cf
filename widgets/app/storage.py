"""Storage in the browser, so that neither a reload nor a lost kernel loses any work.

The trees are sent only when they have changed, where one stands after every step. Each tab keeps
its own; what the last tabs left is kept for the next visit.
"""

from __future__ import annotations

import json

from tutor.core.base.reading import load_json
from widgets.app.stopped import Stopped, read_stopped
from widgets.lesson.lessons import Lessons
from widgets.page import Page
from widgets.presenter.controller import PresenterController
from widgets.session.workspace import read_kept
from widgets.shared.place import DOOR, VIEWS
from widgets.shared.workspaces import Workspaces


class Storage:
    """Sends work to the browser and takes it up again.

    `preferences` is what was kept of the reader's preferences, `presented` what of presentations,
    `was_led` whether the lesson led when the page was left.
    """

    def __init__(
        self, page: Page, workspaces: Workspaces, lessons: Lessons, presenting: PresenterController
    ) -> None:
        self._page = page
        self._workspaces = workspaces
        self._lessons = lessons
        self._presenting = presenting
        self._sent: tuple[object, ...] | None = None
        self._last: dict[str, object] = {}
        self._is_open = self._is_taken_up = False
        self.preferences: dict[str, object] = {}
        self.has_returned = False
        self.presented: object = None
        self.was_led = False

    @property
    def stopped(self) -> Stopped | None:
        """The place of the work of an earlier visit; None if the browser kept none of use."""
        return read_stopped(self._last)

    @property
    def left_slide(self) -> Stopped | None:
        """The slide of an earlier visit, as long as this one has only opened a presentation.

        Nothing of it is kept so long, or the slide could not be come back to.
        """
        is_opened = self._workspaces.view == "presenter" and self._presenting.is_at_start
        if not is_opened or self._is_taken_up or self._sent is not None:
            return None
        return self.stopped if self.stopped and self.stopped.view == "presenter" else None

    def find(self) -> bool:
        """Take up what this tab left behind, when the address is the one it was left at.

        Whether there was anything of use; `has_returned` says that a tutor that was lost is back.
        """
        found = self._page.found
        self.preferences = read_kept(found.get("preferences", ""))
        tab, self._last = read_kept(found.get("tab", "")), read_kept(found.get("last", ""))
        spot = read_kept(str(tab.get("spot", "")))
        is_here = bool(spot) and spot.get("address") == found.get("here")
        kept = _others(found.get("others", ""))
        for each in reversed((self._last, tab, *kept)):
            self._lessons.restore(read_kept(str(each.get("work", ""))).get("progress"))
        self._is_taken_up = is_taken_up = is_here and self._take_up(tab)
        if not is_taken_up:
            kept = [self._last, tab, *kept]
        works = _once(kept)
        for work in works:
            self._workspaces.adopt(work)
        self.has_returned = is_taken_up and bool(found.get("back"))
        self._is_open = True
        return is_taken_up

    def resume(self) -> bool:
        """Take up the work of the last visit beside that of this one; whether there was any."""
        now = self._workspaces.kept()
        is_taken_up = self._take_up(self._last)
        if is_taken_up:
            self._workspaces.adopt(now)
        return is_taken_up

    def keep(self, address: str) -> None:
        """Let the browser keep where we are; at the front door there is nothing to keep."""
        if not self._is_open or self._workspaces.view == DOOR or self.left_slide is not None:
            return
        session = self._workspaces.session
        course = self._lessons.current
        progress = None if course is None else course.runner.progress
        works = self._workspaces
        made = (works.drafted, works.authored, works.aside)
        # Before its first decision a game is told from another by its beginning alone.
        tree = session.tree
        now = (self._workspaces.at, tree.root, tree.nodes, tree.strokes, progress, *made)
        spot = {
            "address": address,
            "view": self._workspaces.view,
            "led": course is not None and course.is_here,
            "presented": self._presenting.kept(),
            **self._workspaces.spot(),
        }
        with self._page.hold_sync():
            if self._sent is None or any(
                one is not other for one, other in zip(self._sent, now, strict=True)
            ):
                kept = {"progress": self._lessons.kept()}
                self._page.work = json.dumps(self._workspaces.kept() | kept)
                self._sent = now
            self._page.spot = json.dumps(spot)
        self._last = {"work": self._page.work, "spot": self._page.spot}

    def remember(self, name: str, value: str | int) -> None:
        """Let the browser remember how its reader wants the page."""
        self.preferences = {**self.preferences, name: value}
        self._page.preferences = self.preferences

    def _take_up(self, kept: dict[str, object]) -> bool:
        spot = read_kept(str(kept.get("spot", "")))
        work = read_kept(str(kept.get("work", "")))
        self._lessons.restore(work.get("progress"))
        self.was_led = spot.get("led") is True
        self.presented = spot.get("presented")
        done = self._workspaces.restore(work, spot.get("at"), spot.get("place"))
        view = spot.get("view")
        if done and isinstance(view, str) and view in VIEWS:
            self._workspaces.view = view
        return done


def _others(found: str) -> list[dict[str, object]]:
    """What other visits left, the last of them first: tabs that were closed, or are open still."""
    try:
        texts = load_json(found) if found else []
    except (ValueError, RecursionError):
        return []
    return (
        [read_kept(each) for each in texts if isinstance(each, str)]
        if isinstance(texts, list)
        else []
    )


def _once(kept: list[dict[str, object]]) -> list[dict[str, object]]:
    """The works of visits, each once, and so each earlier game: to read one is to replay it."""
    works = [read_kept(text) for text in dict.fromkeys(str(each.get("work", "")) for each in kept)]
    seen: list[object] = []
    found = []
    for work in works:
        earlier = work.get("earlier")
        fresh = [each for each in earlier if each not in seen] if isinstance(earlier, list) else []
        seen += fresh
        found.append({**work, "earlier": fresh})
    return found
