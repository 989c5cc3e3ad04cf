"""The screen: shows the present moment in every window, the frame around them, their layout."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from widgets.app.page_state import PageState
from widgets.app.shortcuts import resort, shortcuts
from widgets.app.windows import View, Windows
from widgets.editor.editor import HEADING
from widgets.lines.timeline import INSTANT
from widgets.page import Page
from widgets.presenter.controller import PresenterController
from widgets.shared.notices import Notices
from widgets.shared.place import DOOR
from widgets.shared.stage import Stage
from widgets.shared.themes import board_before_class, layout_for
from widgets.shared.workspaces import SHOWN

LARGER: Final = 1.25
ON_A_WALL: Final = 1.9
LARGE_FROM: Final = 1640
"""The width from which a window may have a larger board: in the style sheet, too."""
MANY: Final = 2
"""More legal decisions than these take the room of what happened."""
WATCHING: Final = ("now", "events")
"""The tabs in which a game that goes on by itself is watched."""
TRYING: Final = "tutor-is-trying"
"""The mode in which a step of a lesson is decided."""
AWAITED: Final = "tutor-is-awaited"
"""The mode of a page that waits for its layout: outlines stand where its parts will be."""


class Screen:
    """The screen of one page. `widget` is what all of its windows stand in."""

    def __init__(
        self,
        stage: Stage,
        view: View,
        windows: Windows,
        page: Page,
        presenting: PresenterController,
        notices: Notices,
        page_state: PageState,
    ) -> None:
        self._stage = stage
        self._view = view
        self._windows = windows
        self._page = page
        self._presenting = presenting
        self._notices = notices
        self._page_state = page_state
        self._shown = 0
        self._modes: set[str] = set()
        self.widget = windows.arranged(page, notices.widget)

    def show(self) -> None:
        """Show the present moment in every window that can be seen."""
        self._shown += 1
        windows, view, stage = self._windows, self._view, self._stage
        windows.thing.forget_elsewhere()
        windows.others.follow()
        course = view.course if view.name == "lesson" else None
        stage.is_led = view.name == "lesson"
        stage.points = course.points if course else None
        stage.asked_of = course.asked_of if course else ""
        if view.is_presenting:
            presenting = self._presenting
            stage.points = None if presenting.asks_for_a_decision else presenting.points
        if windows.editor.is_open or (self.is_watched and stage.points is None):
            stage.points = ()
        stage.is_public = view.is_presenting and self._presenting.is_line
        self._show_board()
        # Before what makes it another screen: whoever sees that may go back from it at once.
        self._page_state.arrive()
        windows.lesson_card.course = course
        windows.narration.is_folded = self._is_told_shortly()
        windows.narration.is_watched = windows.now.is_watched = self.is_watched
        windows.now.is_lost = windows.others.is_lost
        windows.now.is_own_game = view.name == "play"
        is_kept_here = view.name in ("explore", "play") and not windows.editor.is_open
        windows.now.can_keep = is_kept_here and windows.review.asked is None
        self._show_resort()
        # What happened first of all: from then on it stands in place of what was asked.
        windows.narration.show()
        if TRYING in self._modes and TRYING not in self.modes():
            self._show_modes()
        for window in (
            windows.parts,
            windows.strokes,
            windows.lesson_card,
            windows.puzzle,
            windows.review,
            windows.now,
            windows.refused,
            windows.thing,
            windows.stocks,
        ):
            window.show()
        if view.is_presenting:
            windows.slideshow.left = self._page_state.resume_words
            windows.slideshow.show()
            windows.speaker.show()
        windows.choices.show()
        windows.timeline.show()
        windows.words.show()
        windows.legend.show()
        if windows.handout.is_open:
            windows.handout.show()
        self.show_frame()
        self._notices.show()
        # Last, so that everything else is in place for a client that waits for a ply.
        windows.status.show()
        # Later still: whoever presses something else meanwhile need not know.
        windows.overlay.reach(windows.moves.ways())
        if course is not None and course.has_two_lines:
            windows.compare.prepare()

    def show_picked(self) -> None:
        """Show the decision that is picked, where nothing else is other than before."""
        self._shown += 1
        windows = self._windows
        windows.thing.forget_elsewhere()
        self._show_board()
        windows.now.show()
        windows.thing.show()
        windows.overlay.reach(windows.moves.ways())

    def show_frame(self, focus: str = "") -> None:
        """Show the bar, the tabs, what the open tab holds, and what lies over the page.

        `focus` is the selector of what takes the focus when its control is gone.
        """
        windows, view = self._windows, self._view
        self._page_state.arrive()
        self._show_resort(focus)
        is_led = windows.lesson_card.course is not None
        windows.bar.view, windows.tabs.tab = view.name, view.tab
        windows.tabs.is_led = is_led
        source = windows.lookups.source
        windows.tabs.under = source.tab if source else "now"
        if windows.narration.is_folded != self._is_told_shortly():
            windows.narration.is_folded = not windows.narration.is_folded
            windows.narration.show()
        windows.bar.is_menu_open = windows.ways.is_menu_open = view.is_menu_open
        self._page.shortcuts = shortcuts(windows.looks.has_letters, view.is_presenting)
        windows.sheet.has_letters = windows.looks.has_letters
        windows.sheet.is_presenting = view.is_presenting
        windows.door.is_open = view.name == DOOR
        windows.door.left = self._page_state.resume_words if windows.door.is_open else ""
        windows.door.due = len(windows.cards.due) if windows.door.is_open else 0
        windows.skips.is_away = is_led and not windows.lesson_card.modes
        windows.skips.has_timeline = self._has_timeline and not self._is_unbegun
        is_over = view.name == "play" and self._stage.session.state.due is None
        windows.forecast.is_offered = is_over or (
            view.name == "explore" and not windows.editor.is_open
        )
        windows.tabs.has_forecast = windows.forecast.is_offered
        windows.tabs.is_forecasting = windows.forecast.is_open
        for window in (
            windows.skips,
            windows.bar,
            windows.ask,
            windows.looks,
            windows.tabs,
            windows.door,
        ):
            window.show()
        if view.tab == "rules":
            windows.lookups.show(is_led=is_led)
        elif view.tab == "lines":
            windows.lines.show()
            windows.curve.show()
            windows.compare.prepare()
        elif view.tab == "games":
            windows.games.show()
            windows.puzzles.show()
            windows.cards.show()
            windows.analyses.show()
        if view.name == "explore":
            windows.editor.show()
        windows.studies.show(view.name, is_listed=view.tab == "lines")
        windows.forecast.show()
        if windows.forecast.twins.work is not None:
            windows.compare.prepare()
        if windows.compare.is_open:
            windows.compare.show(is_led=windows.lesson_card.is_leading)
        windows.sheet.show()
        self._show_modes()
        if view.is_presenting:
            windows.ways.show()
        self._page.title = self._page_state.title()
        self.show_address()

    def show_address(self) -> None:
        """Let the address say where the page stands and the page what is new, and keep that."""
        self._page_state.arrive()
        self._page_state.tell()
        self._page_state.keep()

    def show_kept(self) -> None:
        """Show what another tab has put on the shelf or taken from it."""
        self._windows.review.show()
        self.show_frame()

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Say on the page that something is being worked out, as long as it is."""
        status = self._windows.status
        status.is_busy = True
        status.show()
        try:
            yield
        finally:
            status.is_busy = False
            status.show()

    @contextmanager
    def shown_once(self) -> Iterator[None]:
        """Show the page after what is done meanwhile, unless that has shown it already."""
        shown = self._shown
        yield
        if self._shown == shown:
            self.show()

    def fit(self) -> bool:
        """Choose the layout for the page and the view; whether it is another than before."""
        page, is_presenting = self._page, self._view.is_presenting
        stage = self._stage
        before = stage.layout, stage.slide
        stage.layout = layout_for(page.width)
        stage.slide = board_before_class(stage.layout, page.window) if is_presenting else None
        # On a projector and in a large window the board is shown larger than it is drawn.
        is_large = is_presenting or page.width >= LARGE_FROM
        is_larger = stage.slide in ("wall", "hall")
        larger = ON_A_WALL if is_larger else LARGER if is_large else 1
        self._windows.board.ratio = page.ratio * larger
        return (stage.layout, stage.slide) != before

    @property
    def is_watched(self) -> bool:
        """Whether the game goes on by itself, and what happens is told in place of what to do."""
        return self._windows.timeline.is_playing and self._view.tab in WATCHING

    def _is_told_shortly(self) -> bool:
        """Whether a choice among many needs the room of what happened, which is then one line."""
        modes = self._windows.lesson_card.modes
        is_reading = "tutor-is-led" in modes and TRYING not in modes
        # Beside a smaller board any choice needs it.
        few = MANY if self._stage.layout == "wide" else 1
        many = len(self._stage.showing().legal) > few
        return many and not (is_reading or self.is_watched) and self._view.tab != "events"

    def _show_board(self) -> None:
        """Show the board, once it is known how wide the page is."""
        if self._stage.layout is not None:
            windows, number = self._windows, self._stage.session.arrival.number
            scene = self._stage.scene()
            move = windows.moves.to(scene)
            if windows.timeline.is_playing:
                move = replace(move, awaited=str(number), speed=windows.timeline.speed)
            if windows.timeline.speed >= INSTANT:
                move = replace(move, kind="stay")
            windows.board.show(scene, move)

    def _show_resort(self, focus: str = "") -> None:
        """Say where the focus goes before anything goes: on a slow line messages come alone."""
        if self._windows.editor.is_open:
            focus = focus or HEADING
        self._page.resort = focus or resort(
            self._view.tab,
            is_refused=self._stage.session.refusal is not None,
            is_led=self._windows.lesson_card.is_leading,
            is_presenting=self._view.is_presenting,
            is_watched=self.is_watched,
        )

    def _show_modes(self) -> None:
        """Give the widget the classes by which the style sheets arrange the page."""
        modes = self.modes()
        with self.widget.hold_sync():
            for mode in self._modes - modes:
                self.widget.remove_class(mode)
            for mode in sorted(modes - self._modes):
                self.widget.add_class(mode)
        self._modes = modes
        self._windows.status.is_awaited = AWAITED in modes

    @property
    def _has_timeline(self) -> bool:
        """Whether there is a line to go along that belongs to what the reader does."""
        view = self._view
        if view.name in (DOOR, "rules"):
            return False
        return view.is_presenting or view.workspaces.at != SHOWN

    @property
    def _is_unbegun(self) -> bool:
        """Whether nothing was decided yet: only the room of a timeline is there, for later."""
        return self._stage.session.line.plies == 0

    @property
    def _is_studying(self) -> bool:
        """Whether the form of a study has the column."""
        windows = self._windows
        return (
            self._view.name == "explore" and windows.studies.is_open and not windows.editor.is_open
        )

    def modes(self) -> set[str]:
        """The present layout of the page, as names of classes."""
        windows, view = self._windows, self._view
        modes = {f"tutor-view-{view.name}", f"tutor-on-{view.tab}"} | windows.lesson_card.modes
        told = self._presenting.points if view.is_presenting else windows.lesson_card.told_of
        modes |= windows.parts.modes(told)
        if view.is_presenting:
            modes |= windows.slideshow.modes
        opened = {
            AWAITED: self._stage.layout is None and view.name != DOOR,
            "tutor-is-comparing": windows.compare.is_open,
            "tutor-is-beside": windows.compare.is_open and windows.compare.is_beside,
            "tutor-is-menu": view.is_menu_open,
            "tutor-is-watched": self.is_watched,
            "tutor-is-timeless": not self._has_timeline,
            "tutor-is-unbegun": self._is_unbegun,
            "tutor-is-sheet": windows.sheet.is_open,
            "tutor-is-handout": windows.handout.is_open,
            "tutor-is-forecasting": windows.forecast.is_offered and windows.forecast.is_open,
            "tutor-is-editing": view.name == "explore" and windows.editor.is_open,
            "tutor-is-studying": self._is_studying,
        }
        return modes | {mode for mode, is_open in opened.items() if is_open}
