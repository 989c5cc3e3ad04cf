"""The storage in the browser, so that neither a reload nor a lost kernel loses any work.

The page sends the browser the present place after every step, and the trees only when
they have changed. Each tab stores its own trees. The browser keeps the trees of the last
tabs for the next visit. Named analyses and review cards are stored apart, on a shelf that
all tabs share.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tutor.core.base.reading import load_json
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import Text
from widgets.analyses.analyses import Analyses
from widgets.forecast.work_cache import KIND as FORECAST
from widgets.lesson.lessons import Lessons
from widgets.page import Page
from widgets.presenter.controller import PresenterController
from widgets.review.cards import DAYS, Cards
from widgets.session.session import Session
from widgets.session.workspace import read_kept, read_workspace
from widgets.shared.loop import Sentence
from widgets.shared.place import DOOR, USUAL, Place
from widgets.shared.shelf import Changes, Shelf
from widgets.shared.stage import Stage
from widgets.shared.workspaces import FREE, LESSON, Workspaces

SLIDES: Final = "presenter"
"""The view in which a lesson is presented to a class."""


class Storage:
    """The storage of one page: it sends work to the browser and restores it.

    `preferences` are the reader's stored preferences. `has_returned` says that this page
    replaces a page whose kernel was lost.
    """

    def __init__(
        self,
        page: Page,
        workspaces: Workspaces,
        lessons: Lessons,
        presenting: PresenterController,
    ) -> None:
        self._page = page
        self._workspaces = workspaces
        self._lessons = lessons
        self._presenting = presenting
        self._sent: tuple[object, ...] | None = None
        self._last: dict[str, object] = {}
        self._left: Place | None = None
        self._is_taken_up = False
        self.preferences: dict[str, object] = {}
        self.has_returned = False

    @property
    def place_to_resume(self) -> Place | None:
        """The place where the reader can carry on, from this visit or an earlier one; None if not offered.

        The front door offers this place. The first slide of a presentation also offers it, if
        this visit has only opened the presentation and the place is a slide. While the first
        slide offers the place, the browser does not store this visit, because this visit would
        replace the stored slide.
        """
        is_door, presenting = self._workspaces.view == DOOR, self._presenting
        is_new = self._sent is None and not self._is_taken_up
        if not is_door and not (is_new and presenting.is_presenting and presenting.is_at_start):
            return None
        if self._left is None:
            self._left = read_place(self._last)
        is_slide = self._left is not None and self._left.view == SLIDES
        return self._left if is_door or is_slide else None

    def find(self, asked: Place) -> Place:
        """Restore what the browser has stored, and return the place to open.

        The result is usually the place `asked` without its tree, because the stored trees go into
        the workspaces.
        """
        found = self._page.found
        self.preferences = read_kept(found.get("preferences", ""))
        tab, self._last = read_kept(found.get("tab", "")), read_kept(found.get("last", ""))
        spot = read_kept(str(tab.get("spot", "")))
        is_here = bool(spot) and spot.get("address") == found.get("here")
        kept = _others(found.get("others", ""))
        for each in reversed((self._last, tab, *kept)):
            self._lessons.restore(read_kept(str(each.get("work", ""))).get("progress"))
        self._is_taken_up = is_here and self._take_up(tab, asked.view)
        if not self._is_taken_up:
            kept = [self._last, tab, *kept]
        self._presenting.recall(read_kept(str(self._last.get("spot", ""))).get("presented"))
        for work in _once(kept):
            self._workspaces.adopt(work)
        self.has_returned = self._is_taken_up and bool(found.get("back"))
        place = replace(asked, work=None)
        if not self._is_taken_up:
            return place
        laid = asked.work if asked.link or asked.ply is not None else None
        is_over = place.view == "rules" or place.panel == "editor"
        if is_over and laid is not None and not self._workspaces.is_at(laid):
            self._workspaces.lay_out(laid)  # rules that cover the work are not stored
        return replace(place, is_led=asked.is_led and spot.get("led") is True)

    def resume(self) -> Place | None:
        """Return the place where the reader can carry on; None if the page offers no such place.

        Restore the trees of the visit that had this place, and keep those of this visit beside
        them.
        """
        place = self.place_to_resume
        if place is not None and self._sent is None:
            now = self._workspaces.dump()
            self._take_up(self._last, place.view)
            self._workspaces.adopt(now)
        return place

    def keep(self, address: str, place: Place, *, is_passing: bool) -> None:
        """Store the present place in the browser; at the front door store nothing.

        `is_passing` says that the reader is at the place only for a moment. The reader then does
        not carry on from that place later.
        """
        if self._workspaces.view == DOOR or self.place_to_resume is not None:
            return
        session = self._workspaces.session
        course = self._lessons.current
        progress = None if course is None else course.runner.progress
        works = self._workspaces
        made = (works.drafted, works.authored, works.aside)
        # A game without a decision differs from others only in its beginning.
        tree = session.tree
        now = (self._workspaces.at, tree.root, tree.nodes, tree.strokes, progress, *made)
        is_free = place.work is not None and place.work.lesson is None
        spot = {
            "address": address,
            "led": place.is_led,
            "presented": self._presenting.dump(),
            "at": FREE if is_free else LESSON,
            "place": 0 if place.work is None else place.work.known_tree.current,
        }
        with self._page.hold_sync():
            if self._sent is None or any(
                one is not other for one, other in zip(self._sent, now, strict=True)
            ):
                kept = {"progress": self._lessons.dump()}
                self._page.work = json.dumps(self._workspaces.dump() | kept)
                self._sent = now
            self._page.spot = json.dumps(spot)
        if not is_passing:
            # If the reader looks around from a step, the place to resume does not name the step.
            self._left = place if place.is_led else replace(place, step=None)

    def remember(self, name: str, value: str | int) -> None:
        """Store a preference of the reader in the browser."""
        self.preferences = {**self.preferences, name: value}
        self._page.preferences = self.preferences

    def _take_up(self, kept: Mapping[str, object], view: str) -> bool:
        """Restore the trees of an earlier visit; return whether they were valid.

        If `view` is the view for slides, restore the presentation as well.
        """
        spot, work = read_kept(str(kept.get("spot", ""))), read_kept(str(kept.get("work", "")))
        self._lessons.restore(work.get("progress"))
        done = self._workspaces.restore(work, spot.get("at"), spot.get("place"))
        if view == SLIDES:
            self._presenting.restore(spot.get("presented"))
        return done


def read_place(kept: Mapping[str, object]) -> Place | None:
    """Return the place of a visit that a browser stored, with its tree; None if the place is invalid."""
    spot, work = read_kept(str(kept.get("spot", ""))), read_kept(str(kept.get("work", "")))
    place, named = Place.from_query(str(spot.get("address", ""))), work.get("workspaces")
    workspace = read_workspace(named.get(str(spot.get("at")))) if isinstance(named, dict) else None
    if place.view == DOOR or workspace is None:
        return None
    node, tree = spot.get("place"), workspace.tree
    if isinstance(node, int) and 0 <= node <= len(tree.nodes):
        workspace = replace(workspace, tree=tree.at(node))
    is_led = place.view == USUAL and spot.get("led") is True
    is_of_lesson = (is_led or place.view == SLIDES) and place.lesson == workspace.lesson
    step = place.step if is_of_lesson else None
    return Place(place.view, step=step, work=workspace, is_led=is_led)


def place_in_words(place: Place, stage: Stage) -> str:
    """Return a place in words: the act and title of a lesson's step, or the view and the round."""
    say, work = stage.say, place.work
    assert work is not None
    if place.step is not None and work.lesson is not None:
        course = open_course(work.lesson.lesson, work.lesson.game)
        step = course.step(place.step.id)
        title = lesson_text(course, stage.text.language).step(step).title
        at = say("door-resume-step", act=course.place(step).act, title=title)
        if place.view == USUAL:
            return at
    else:
        at = Stage(Session(work), stage.text, stage.loop, stage.theme).standing()
    return say("door-resume-view", view=say(f"view-{place.view}"), place=at)


def _others(found: str) -> list[dict[str, object]]:
    """Return the stored visits of other tabs, open or closed ones, the latest first."""
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
    """Return the stored trees of visits, with each earlier game in only one of the visits.

    The page replays each earlier game that it reads, which takes time.
    """
    works = [read_kept(text) for text in dict.fromkeys(str(each.get("work", "")) for each in kept)]
    seen: list[object] = []
    found = []
    for work in works:
        earlier = work.get("earlier")
        fresh = [each for each in earlier if each not in seen] if isinstance(earlier, list) else []
        seen += fresh
        found.append({**work, "earlier": fresh})
    return found


class BrowserShelf:
    """The shelf of one page, on which the browser stores named analyses and review cards.

    `changed` is called after a change by another tab or by the browser.
    """

    def __init__(
        self,
        page: Page,
        lessons: Lessons,
        storage: Storage,
        tell: Callable[[Sentence], None],
        changed: Callable[[], None],
    ) -> None:
        self._page, self._lessons, self._storage, self._tell = page, lessons, storage, tell
        self.shelf = Shelf(self._send, self._full)
        self.analyses = Analyses(self.shelf)
        self.cards = Cards(self.shelf, self.wants_days)
        self.shelf.observe(changed)

    def take_up(self) -> None:
        """Restore the named analyses and the review cards that the browser has stored."""
        self.shelf.take_up(self._page.found.get("shelf", ""))

    def wants_days(self) -> bool:
        """Return whether the page asks review cards again on later days.

        The learner's stored choice decides. If no choice is stored, the choice in one of the
        lessons decides.
        """
        said = self._storage.preferences.get(DAYS)
        if isinstance(said, bool):
            return said
        return any(each.get("day") is not None for each in self._lessons.dump())

    def _send(self, changes: Changes) -> None:
        self._page.shelved = dict(changes)

    def _full(self, missed: list[str]) -> None:
        """Show a sentence that says how many of the things `missed` the browser has no room for.

        Forecasts are not counted, because the page can compute them again.
        """
        theirs = [name for name in missed if not name.startswith(f"{FORECAST}:")]
        if theirs:
            self._tell(partial(_full, len(theirs)))


def _full(count: int, text: Text) -> str:
    return text.say("shelf-full", count=count)
