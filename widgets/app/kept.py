"""What the browser stores beside the work of a page: named analyses and review cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tutor.core.words.text import Text
from widgets.analyses.analyses import Analyses
from widgets.app.storage import Storage
from widgets.forecast.work_cache import KIND as FORECAST
from widgets.lesson.lessons import Lessons
from widgets.page import Page
from widgets.review.cards import DAYS, Cards
from widgets.shared.notices import Sentence
from widgets.shared.shelf import Changes, Shelf


class Kept:
    """The named analyses and review cards of a learner, stored in the browser of one page.

    `changed` is called when another tab or the browser has changed any of them.
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
        """Restore what the browser has stored."""
        self.shelf.take_up(self._page.found.get("shelf", ""))

    def wants_days(self) -> bool:
        """Whether to ask the learner again: their stored choice, else the lessons' choice."""
        said = self._storage.preferences.get(DAYS)
        if isinstance(said, bool):
            return said
        return any(each.get("day") is not None for each in self._lessons.dump())

    def _send(self, changes: Changes) -> None:
        self._page.shelved = dict(changes)

    def _full(self, missed: list[str]) -> None:
        """Tell the learner what the browser has no room for, except forecasts.

        A forecast can be computed again.
        """
        theirs = [name for name in missed if not name.startswith(f"{FORECAST}:")]
        if theirs:
            self._tell(partial(_full, len(theirs)))


def _full(count: int, text: Text) -> str:
    return text.say("shelf-full", count=count)
