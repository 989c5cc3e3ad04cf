"""What the page says around its windows: address, title, language, names, announcements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from widgets.app.announcer import Announcer
from widgets.app.here import Here
from widgets.app.storage import Storage, place_in_words
from widgets.app.visits import Visits
from widgets.app.windows import View, Windows
from widgets.page import Page
from widgets.rules.lookup import RULES
from widgets.shared.markup import Markup, element
from widgets.shared.place import DOOR
from widgets.shared.stage import Stage

LOST: Final = {
    "silent": "lost-reload",
    "cut": "lost-retry",
    "gone": "lost-back-now",
    "again": "lost-reload",
    "writing": "lost-reload",
    "unkept": "lost-reload",
    "notebook": "",
}
"""The messages for a lost kernel, server or network, with the message of the button, if any."""


def _lost(say: Callable[[str], str], name: str, button: str) -> Markup:
    """A sentence for a reader whose tutor is gone, and the button that brings it back."""
    words = say(f"lost-{name}")
    if not button:
        return element("p", words, of="tutor-notice")
    again = element("button", say(button), data={"do": "reload"}, of="tutor-do")
    return element("p", words, " ", again, of="tutor-notice")


class PageState:
    """Tells the page of one tutor what it shows."""

    def __init__(
        self,
        stage: Stage,
        view: View,
        windows: Windows,
        page: Page,
        here: Here,
        visits: Visits,
        storage: Storage,
    ) -> None:
        self._stage = stage
        self._view = view
        self._windows = windows
        self._page = page
        self._here = here
        self._visits = visits
        self._storage = storage
        self._announcer = Announcer(stage)

    def arrive(self) -> None:
        """Send the page the address of what it will show next, and note the visit.

        Before the browser has reported its storage and its width, the address is the one that the
        page asks for.
        """
        if not self._visits.is_open:
            return
        with self._page.hold_sync():
            self._page.address = self._here.address()
            self._page.visit = self._visits.note()

    def tell(self) -> None:
        """Send the page everything else that it shows, in one message."""
        page, windows, stage = self._page, self._windows, self._stage
        say = stage.say
        with page.hold_sync():
            page.theme = stage.theme
            page.language = stage.text.language
            page.lost = {name: _lost(say, name, button) for name, button in LOST.items()}
            windows.main.describe(role="main", aria_label=self._view_name(), tabindex="-1")
            page.names = {
                ".tutor-board": {"tabindex": "-1", "role": "img", "aria-label": say("aria-board")},
                **windows.compare.names(),
                **windows.timeline.names(),
                **windows.curve.names(),
                **windows.forecast.chances.names(),
                **windows.forecast.ledger.names(),
            }
            # What the page shows before is not yet the place that was asked for.
            if self._visits.is_open and (spoken := self._spoken()) is not None:
                page.speak(spoken)
        if self._visits.is_open:
            stage.session.was_told()

    def keep(self) -> None:
        """Store in the browser what the page shows, once the browser has sent its storage."""
        here = self._here
        if self._visits.is_open:
            self._storage.keep(self._page.address, here.place(), is_passing=here.is_passing)

    @property
    def resume_words(self) -> str:
        """The place to carry on from, in words; empty if none is offered."""
        left = self._storage.place_to_resume
        return "" if left is None else place_in_words(left, self._stage)

    def _spoken(self) -> str | None:
        """What is read aloud now; None if nothing is new."""
        windows = self._windows
        if self._view.name == DOOR:
            # A sentence about a game that the reader left does not apply any more.
            welcome = self._stage.say("door-heading")
            return welcome if self._page.spoken != welcome else None
        if self._view.is_presenting:
            return self._announcer.slide(windows.slideshow.sentence)
        card = windows.lesson_card
        moment = self._announcer.sentence(card.place, card.replies, card.away)
        aside = self._announcer.aside(self._aside())
        return " ".join(filter(None, (moment, aside))) or None

    def _aside(self) -> tuple[str, ...]:
        """The text read aloud for a puzzle, a comparison or a rule that was looked up."""
        windows = self._windows
        if windows.compare.is_open:
            return windows.compare.spoken_words
        looked_up = windows.lookups.spoken_words if self._view.tab == RULES else ()
        return (*windows.puzzle.spoken_words, *windows.review.spoken_words, *looked_up)

    def title(self) -> str:
        """The title of the page: where the reader is in the view, the view, the game."""
        say, view, game = self._stage.say, self._view_name(), self._stage.game.say("game-name")
        if self._view.name in (DOOR, "rules"):
            return say("page-title-view", view=view, game=game)
        return say("page-title", place=self._place(), view=view, game=game)

    def _view_name(self) -> str:
        """The name of the view, which is also the name of its main part."""
        name = self._view.name
        return self._stage.say("door-heading" if name == DOOR else f"view-{name}")

    def _place(self) -> str:
        """Where the reader is within the view."""
        say, windows = self._stage.say, self._windows
        card = windows.lesson_card
        if windows.compare.is_open:
            return say("lines-compare")
        if self._view.is_presenting:
            return windows.ways.place()
        course = card.course
        if course is None or not card.modes:
            return self._stage.standing()
        if course.is_contents_open:
            return say("lesson-contents")
        if not card.title:
            return say("exhibit-heading" if course.quiz is None else "question-heading")
        place = say("present-place", **course.runner.place._asdict())
        return say("page-title-step", title=card.title, place=place)
