"""The browser's history: its back and forward buttons lead through the visited places.

Each visited screen has a number, which the page writes into the browser's history. Going back never
undoes work: a game, a line or an answer stays; only the view changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tutor.core.records.tree import Tree
from widgets.app.here import Here
from widgets.app.windows import Windows
from widgets.presenter.controller import PresenterController
from widgets.rules.lookup import RULES, Source
from widgets.session.session import Session
from widgets.shared.place import Place

MOST: Final = 60
"""The most visits in memory; browsers store fifty."""


class Visit(NamedTuple):
    """A visited place, with the tree on its board and the end of its line.

    `source` is the tab from which the rules were opened, `beat` the number of a lesson's slide.
    """

    place: Place
    tree: Tree
    end: int
    is_comparing: bool
    source: Source | None
    beat: int | None

    @property
    def screen(self) -> tuple[object, ...]:
        """The values by which two screens differ: visits with equal values are one screen.

        The ply and the question to the rules are not among these values.
        """
        place, quiz = self.place, self.place.quiz
        number = None if quiz is None else quiz.number
        panel = RULES if self.has_rules else place.panel
        told = (place.view, place.lesson, place.step, panel, number)
        return (*told, self.is_comparing, self.tree.start)

    @property
    def has_rules(self) -> bool:
        """Whether the rules are open."""
        return bool(self.place.looked_up) or RULES in (self.place.view, self.place.panel)


class Visits:
    """The visits of one page, by number; `go` opens one of them again.

    All steps along one line are one visit, also while Play moves along the line. Consecutive
    slides are one visit. All texts that the reader types in the field of the rules are one
    visit. The places that the page opens while it starts are no visits.
    """

    def __init__(
        self, here: Here, windows: Windows, presenting: PresenterController, session: Session
    ) -> None:
        self._here = here
        self._presenting = presenting
        self._windows = windows
        self._session = session
        self._visits: dict[int, Visit] = {}
        self._at = 0
        self._is_going = False
        self.is_open = False

    def open(self) -> None:
        """Begin to note visits; the present screen is the first visit.

        The page calls this method after it has read the storage and the address.
        """
        self.is_open = True
        self.note()

    def note(self) -> int:
        """Note the present screen, and return the number of its visit.

        A new screen gets the number after the highest one. The position editor is no screen: the
        back button leads to the place from which the editor was opened.
        """
        if self._windows.editor.is_open and self._visits:
            return self._at
        visit = self._present()
        before = self._visits.get(self._at, visit)
        # The first screen after `go` belongs to that visit, even if it looks different now.
        is_going, self._is_going = self._is_going, False
        if self.is_open and not is_going and self._is_other(before, visit):
            self._at = max(self._visits) + 1
        self._visits[self._at] = visit
        for oldest in sorted(self._visits)[:-MOST]:
            del self._visits[oldest]
        return self._at

    def go(self, number: int, open_place: Callable[[Place], None]) -> None:
        """Open the place of the visit `number` as the reader left it.

        An unknown number changes nothing.
        """
        visit = self._visits.get(number)
        if visit is None:
            return
        self._is_going, self._at = True, number
        with self._session.hold():
            if visit.place.panel == "games":
                self._windows.unfold("")
            open_place(visit.place)
            if visit.has_rules:
                self._windows.lookups.look_up(visit.place.looked_up)
            self._windows.lookups.source = visit.source

    def _is_other(self, before: Visit, now: Visit) -> bool:
        """Return whether `now` is a new visit, and not a later moment of the visit `before`."""
        if before.beat is not None and now.beat is not None and abs(now.beat - before.beat) == 1:
            step = replace(before.place, step=now.place.step)
            before = before._replace(place=step, tree=now.tree)
        is_along = before.end == now.end and self._session.arrival.how == "went"
        is_moment = is_along or before.tree.current == now.tree.current
        is_asked = before.place.looked_up == now.place.looked_up
        is_written = self._windows.lookups.is_being_written
        return before.screen != now.screen or not (is_moment and (is_asked or is_written))

    def _present(self) -> Visit:
        windows, session = self._windows, self._session
        place = self._here.place_to_return_to()
        source = windows.lookups.source
        is_comparing, beat = windows.compare.is_open, self._presenting.beat
        return Visit(place, session.tree, session.path[-1], is_comparing, source, beat)
