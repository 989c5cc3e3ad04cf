"""The screen, which makes the model of the page after each command and shows it in every window."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tutor.core.classroom.ballot import JOINING
from tutor.core.lessons.files import door_lessons
from widgets.app.page_state import PageState
from widgets.app.shortcuts import resort, shortcuts
from widgets.app.windows import View, Windows
from widgets.editor.editor import HEADING
from widgets.lines.timeline import INSTANT
from widgets.page import Page
from widgets.page.parts import FIGURES
from widgets.presenter.controller import PresenterController
from widgets.shared.loop import Notices
from widgets.shared.model import PageModel, modes
from widgets.shared.place import DOOR
from widgets.shared.stage import Stage
from widgets.shared.themes import board_before_class, layout_for
from widgets.shared.workspaces import SHOWN

LARGER: Final = 1.25
ON_A_WALL: Final = 1.9
MANY: Final = 2
"""The most legal decisions beside which the narration is shown whole.

If there are more, the narration is cut to one line.
"""
WATCHING: Final = ("now", "events")
"""The tabs in which the reader watches a game that plays by itself."""
TRYING: Final = "tutor-is-trying"
"""The CSS class of the page while a step of a lesson asks for a decision."""


class Screen:
    """The screen of one page; `widget` contains all of its windows."""

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
        self.stage = stage
        self._view = view
        self._windows = windows
        self._page = page
        self._presenting = presenting
        self._notices = notices
        self._page_state = page_state
        self._modes: frozenset[str] = frozenset()
        windows.arrange(page, notices.widget)
        self.widget = page

    def render(self) -> None:
        """Make the model of the page and show it in every window."""
        windows = self._windows
        windows.thing.forget_elsewhere()
        windows.others.follow()
        windows.review.settle()
        self._direct()
        # Note the visit first: a reader who sees the new screen may go back at once.
        self._page_state.send_address()
        self._show_board()
        model = self.model()
        self._page.resort = self._resort(model)
        wall, address = self._presenting.wall, self._presenting.class_address
        if wall.cover == "joining":
            address = f"{address or self._page.address}{JOINING}"
        is_wall = wall.is_served and model.is_presenting
        self._page.wall = f"{wall.pressed} {address}".rstrip() if is_wall else ""
        self._page.shortcuts = shortcuts(model.has_letters, model.is_presenting)
        # Until the width of the page is known, everything else is hidden.
        for window in windows.around if model.is_awaited else windows.all:
            window.show(model)
        # The content of the slide and of the board decides how the page is arranged.
        self._show_modes(modes(replace(model, part_modes=self._part_modes())))
        self._notices.show()
        self._page.title = self._page_state.title()
        self._page_state.tell()
        self._page_state.keep()
        # Send the status last: a client that waits for its ply then finds everything else in place.
        windows.status.show(model)
        windows.overlay.send_ways(windows.moves.ways())
        windows.lookups.is_being_written = False

    def begin_busy(self) -> None:
        """Show at once that a computation is running."""
        self._windows.status.show(replace(self.model(), is_busy=True))
        self._page.flush()

    def modes(self) -> frozenset[str]:
        """Return the CSS classes of the page, by which the style sheets arrange its parts."""
        return modes(self.model())

    def model(self) -> PageModel:
        """Return the model of the page as it is now."""
        windows, view, page_state = self._windows, self._view, self._page_state
        card, source = windows.lesson_card, windows.lookups.source
        is_led = card.course is not None
        is_editing, is_exploring = windows.editor.is_open, view.name == "explore"
        is_offering = view.name == DOOR or view.is_presenting
        return PageModel(
            view=view.name,
            tab=view.tab,
            under=source.tab if source else "now",
            layout=self.stage.layout,
            is_menu_open=view.is_menu_open,
            has_letters=windows.looks.has_letters,
            is_led=is_led,
            is_leading=card.is_leading,
            is_away=is_led and not card.modes,
            is_watched=self.is_watched,
            is_short=self._is_short(),
            is_lost=windows.others.is_lost,
            can_keep=view.name in ("explore", "play")
            and not is_editing
            and windows.review.asked_card is None,
            has_timeline=view.is_presenting
            or (view.name not in (DOOR, "rules") and view.workspaces.at != SHOWN),
            is_unbegun=self.stage.session.line.plies == 0,
            has_forecast=windows.forecast.is_offered,
            is_forecasting=windows.forecast.is_open,
            is_reporting=windows.forecast.is_open and windows.forecast.is_over,
            is_editing=is_editing,
            is_studying=is_exploring and windows.studies.is_open and not is_editing,
            is_comparing=windows.compare.is_open,
            is_beside=windows.compare.is_beside,
            is_sheet=windows.sheet.is_open,
            is_handout=windows.handout.is_open,
            is_busy=self.stage.loop.is_busy,
            left=page_state.resume_words if is_offering else "",
            due=len(windows.cards.due) if view.name == DOOR else 0,
            reached=view.lessons.headway(door_lessons()) if view.name == DOOR else {},
            part_modes=self._part_modes(),
        )

    def _direct(self) -> None:
        """Tell the stage whether a lesson is open, at which things to point, and who sees the screen."""
        windows, view, stage, presenting = self._windows, self._view, self.stage, self._presenting
        course = windows.lesson_card.course
        stage.is_led = view.name == "lesson"
        stage.is_drafting = windows.editor.is_open
        stage.points = course.points if course else None
        stage.asked_of = course.asked_of if course else ""
        view_of_question = course.question_view if course else None
        stage.is_answered = view_of_question is not None and view_of_question.is_settled
        stage.is_step = course is not None and course.is_step_for_beginners
        if view.is_presenting:
            stage.points = None if presenting.asks_for_a_decision else presenting.points
        if stage.is_drafting or (self.is_watched and stage.points is None):
            stage.points = ()
        stage.is_public = view.is_presenting and presenting.is_line
        stage.is_together = view.is_presenting and presenting.class_game is not None
        stage.counts = self._class_counts() if view.is_presenting else {}

    def _class_counts(self) -> dict[str, int]:
        """Return for each thing on the board how many learners of the class chose its decision.

        The decision of a thing is the one that a tap on the thing makes. The dict is empty if no
        class votes.
        """
        counts, ballot = self._presenting.counts, self._presenting.ballot
        if not counts or ballot is None:
            return {}
        taps = self.stage.taps_in(ballot.slide.state)
        things = {made: thing for thing, made in reversed(list(taps.items())) if made in counts}
        return {thing: counts[decision] for decision, thing in things.items()}

    def fit(self) -> None:
        """Choose the layout for the width of the page and the view."""
        page, is_presenting = self._page, self._view.is_presenting
        stage = self.stage
        stage.layout = layout_for(page.width)
        stage.slide = board_before_class(stage.layout, page.window) if is_presenting else None
        # On a projector and in a large window the board is scaled up.
        is_large = is_presenting or page.width >= FIGURES["large"]
        is_larger = stage.slide in ("wall", "hall")
        larger = ON_A_WALL if is_larger else LARGER if is_large else 1
        self._windows.board.ratio = page.ratio * larger

    @property
    def is_watched(self) -> bool:
        """Whether the game plays by itself, so that the page shows events in place of choices."""
        return self._windows.timeline.is_playing and self._view.tab in WATCHING

    def _is_short(self) -> bool:
        """Return whether the narration is cut to one line, so that many choices have room."""
        modes = self._windows.lesson_card.modes
        is_reading = "tutor-is-led" in modes and TRYING not in modes
        # Beside a smaller board the choices always need that room.
        few = MANY if self.stage.layout == "wide" else 1
        many = len(self.stage.showing().legal) > few
        return many and not (is_reading or self.is_watched) and self._view.tab != "events"

    def _show_board(self) -> None:
        """Show the board once the width of the page is known."""
        if self.stage.layout is not None:
            windows, number = self._windows, self.stage.session.arrival.number
            scene = self.stage.scene()
            move = windows.moves.to(scene)
            if not windows.timeline.is_playing:
                windows.spectacle.follow(move)
            else:
                move = replace(move, awaited=str(number), speed=windows.timeline.speed)
            if windows.timeline.speed >= INSTANT:
                move = replace(move, kind="stay")
            windows.board.show(scene, move)

    def _resort(self, model: PageModel) -> str:
        """Return the selector of the element to focus if the pressed control disappears."""
        focus = self.stage.loop.focus or (HEADING if model.is_editing else "")
        return focus or resort(
            model.tab,
            is_refused=self.stage.session.refusal is not None,
            is_led=model.is_leading,
            is_presenting=model.is_presenting,
            is_watched=model.is_watched,
        )

    def _part_modes(self) -> frozenset[str]:
        """Return the CSS classes that the lesson, the slide and the board ask for."""
        windows, is_presenting = self._windows, self._view.is_presenting
        card = windows.lesson_card
        told = self._presenting.points if is_presenting else card.told_of
        slide = windows.slideshow.modes if is_presenting else set()
        return frozenset(card.modes | windows.parts.modes(told) | slide)

    def _show_modes(self, modes: frozenset[str]) -> None:
        """Give the page the CSS classes by which the style sheets arrange it."""
        for mode in self._modes - modes:
            self.widget.remove_class(mode)
        for mode in sorted(modes - self._modes):
            self.widget.add_class(mode)
        self._modes = modes
