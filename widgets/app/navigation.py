"""Navigation between views and tabs; each view stays as the reader left it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.game import Game, State, find_game
from tutor.core.lessons.files import opening_lesson
from tutor.core.lessons.lesson import LessonKey
from tutor.core.records.files import open_link
from tutor.core.records.tree import Tree
from widgets.app.frame import ELSEWHERE
from widgets.app.screen import Screen
from widgets.app.windows import View, Windows
from widgets.presenter.controller import PresenterController, is_example
from widgets.rules.lookup import Source
from widgets.session.workspace import Workspace, new_game, seat_game
from widgets.shared.loop import Sentence
from widgets.shared.place import DOOR, TABS, UNFOLDED, USUAL, Place
from widgets.shared.workspaces import FREE, LESSON, SHOWN

BESIDE: Final = ("lesson", "explore", "play")
"""The views whose column has tabs."""


@dataclass(frozen=True)
class Navigation:
    """The navigation of one page, which opens its places.

    `set_up` opens the position editor with a position. `tell` shows a sentence to the reader,
    for instance if a place cannot be opened.
    """

    view: View
    windows: Windows
    screen: Screen
    presenting: PresenterController
    set_up: Callable[[State], bool]
    tell: Callable[[Sentence], None]

    @property
    def tab(self) -> str:
        """The name of the open tab of the column."""
        return self.view.tab

    @property
    def is_presenting(self) -> bool:
        """Whether the view for a class (`presenter`) is open."""
        return self.view.is_presenting

    @property
    def has_rules(self) -> bool:
        """Whether the reader can open the rules beside the present view."""
        return not self.is_presenting and self.view.name != DOOR

    def open(self, place: Place) -> None:
        """Open a place with its stored tree; show a sentence if the place cannot be opened."""
        now, windows, session = self.view, self.windows, self.view.workspaces.session
        # The rules take the place of a slide or of the front door, because neither has room beside
        # it.
        is_left = place.view == "rules" and not self.has_rules
        source = Source("now", "", view=now.name) if is_left else None
        now.is_menu_open = False
        with session.hold():
            windows.timeline.stop()
            windows.handout.close()
            windows.compare.close()
            session.give_up()
            windows.lookups.source = source
            now.workspaces.open(place)
            self.screen.fit()
            if now.is_presenting:
                self.presenting.open(place)
            elif now.name == "play" and (place.is_new or session.is_at_end):
                session.play_on()
            elif now.name == USUAL and now.workspaces.at == LESSON:
                self._follow_lesson(place)
            self._open_beside(place)

    def _follow_lesson(self, place: Place) -> None:
        """Show the step, exhibit or question that a place names, in the open lesson.

        Do nothing if no lesson with steps is open.
        """
        course, session = self.view.lessons.follow(), self.view.workspaces.session
        if course is None:
            return
        course.close_exhibit()  # the board shows the example now
        if place.step is not None:
            course.open_step(place.step.id)
        if place.quiz is not None:
            course.take_up(place.quiz)
        # Show the lesson's exhibit or question again; the reader needs no way back to the step.
        is_exhibit = bool(course.runner.step.at.exhibit)
        if course.quiz is not None or (not place.link and (place.is_led or is_exhibit)):
            course.arrive()
        exhibit = place.exhibit or ("" if course.option is None else course.option.id)
        plan = () if course.plan is None else course.plan.options
        if any(each.id == exhibit for each in plan):
            course.choose_plan(exhibit)
        elif exhibit in course.lesson.exhibits:
            course.show_exhibit(exhibit)
        elif place.question is not None and place.quiz is None:
            if not course.ask(place.question, open_link(place.link)):
                self.tell(_cannot("address-question", str(place.question)))
            return
        is_laid_out = self.view.workspaces.at == SHOWN and place.quiz is None
        if place.ply is not None and is_laid_out:
            session.go(place.ply)

    def _open_beside(self, place: Place) -> None:
        """Open the tab, panel, rules and comparison that a place names, in the present view.

        For each of these that the present view does not have, show a sentence that says so.
        """
        view, windows, panel = self.view, self.windows, place.panel
        if view.name == DOOR:
            self.turn_to("now" if view.tab == "rules" else view.tab)
            return
        has_tabs, has_rules = view.name in BESIDE, view.name in (*BESIDE, "rules")
        tab = panel
        if panel in UNFOLDED and (view.name == "explore" or "setup" not in panel):
            windows.unfold(panel)
            tab = "games"
        is_tab = has_tabs and tab in TABS
        is_asked = view.name == "rules" or (has_tabs and place.looked_up)
        self.turn_to(tab if is_tab else "rules" if is_asked else "now")
        if place.looked_up and has_rules:
            windows.lookups.look_up(place.looked_up)
        elif place.looked_up:
            self.tell(_cannot("address-open-here", "rules"))
        if view.is_presenting:
            self.presenting.is_covered_open = panel == "covered"
        if panel and not (is_tab or self._open_panel(panel)):
            self.tell(_cannot("address-open-here", panel))
        compared = place.compare
        if compared is not None and not (has_tabs and windows.compare.open_as(compared)):
            self.tell(_cannot("address-compare", str(compared)))

    def _open_panel(self, panel: str) -> bool:
        """Open a panel that only one view has; return whether the present view has the panel."""
        view, course = self.view, self.view.course
        if panel == "contents" and view.name == USUAL and course is not None:
            course.open_contents()
            return True
        if panel == "editor" and view.name == "explore":
            return self.set_up(view.workspaces.session.state)
        return panel == view.name == "rules" or (view.is_presenting and panel == "covered")

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Open a view, and in it the tab `tab`; close the rules if they are open.

        The other views stay as the reader left them.
        """
        workspaces, session = self.view.workspaces, self.view.workspaces.session
        from_door, game = self.view.name == DOOR, session.tree.game
        place = Place(view)
        if view == "explore" and workspaces.at == SHOWN:
            place = Place(view, work=Workspace(session.tree), is_new=True)
        elif view == USUAL:
            place = Place(view, work=workspaces.workspace_of(workspaces.lesson_here))
        elif view == "play" or (view == "explore" and from_door):
            kept = workspaces.find(None) or _new_game(view, game)
            place = _place_of_game(view, kept, is_shown=from_door or is_example(kept))
        self._go(place, tab)

    def open_lesson(self, lesson: LessonKey) -> None:
        """Open a lesson in the view of lessons, where the learner left it."""
        work = self.view.workspaces.workspace_of(lesson)
        self.open(Place(USUAL, work=work, is_led=True))

    def change_game(self, game: str) -> None:
        """Open another game in the present view; if it has no lesson, open free play.

        If the reader has a stored workspace of the other game, that workspace opens. The game that
        the reader leaves is stored.
        """
        workspaces, view = self.view.workspaces, self.view.name
        is_learning = view in (DOOR, "lesson") or workspaces.at != FREE
        lesson = opening_lesson(game)
        if is_learning and view != "play" and lesson.game == game:
            place = Place(USUAL if view == DOOR else view, work=workspaces.workspace_of(lesson))
        else:
            view = "play" if view in (DOOR, "lesson") else view
            kept = workspaces.game_of(game)
            if kept is None:
                place = Place(view, work=_new_game(view, find_game(game)), is_new=True)
            else:
                place = _place_of_game(view, kept, is_shown=is_example(kept))
        self._go(place, "now")

    def _go(self, place: Place, tab: str | None) -> None:
        """Open a place with the tab `tab`.

        If `tab` is None, keep the tab that is open now, if the view of the place has this tab.
        """
        view, now = place.view, self.view
        panel = tab or now.tab
        if tab is None and (panel == "rules" or (view == USUAL and panel in ELSEWHERE)):
            panel = "now"
        if panel == "games":
            panel = self.windows.open_parts(view) or panel
        if view not in BESIDE:
            is_covered = view == "presenter" and self.presenting.is_covered_open
            panel = "covered" if is_covered else "now"
        with now.workspaces.session.hold():
            panel = "" if panel == "now" else panel
            self.open(replace(place, panel=panel, is_led=now.name == DOOR))
            if view == "play":
                now.workspaces.session.play_on()

    def play_from_here(self, player: str) -> None:
        """Begin a game from the position on the board; the reader plays `player`.

        The program plays the other players. The game is a separate one: the lesson, and the line
        that led to the position, do not change. If the game has no such player, nothing changes.
        """
        tree = self.view.workspaces.session.tree
        if player in tree.start.players:
            # The new game is not the lesson's example any more, and loses its name.
            line = Tree.of_record(replace(tree.record(tree.current), title=None))
            line = line.at(line.end(0))
            work = replace(seat_game(line, player), given=len(line.nodes))
            self.open(Place("play", work=work, is_new=True))

    @property
    def has_lesson(self) -> bool:
        """Whether the game on the board has a lesson; an open study of this game counts as a lesson."""
        workspaces = self.view.workspaces
        game, lesson = workspaces.session.tree.game.name, workspaces.lesson
        return game in (opening_lesson(game).game, "" if lesson is None else lesson.game)

    def begin_lesson(self) -> None:
        """Go to the first step of the open lesson that the lesson does not skip.

        Tasks that the learner has done stay done.
        """
        course = self.view.course
        if course is not None:
            course.open_step(course.runner.first.id)
            course.arrive()

    def leave_door(self) -> None:
        """If the front door is open, leave it and open the view of lessons."""
        if self.view.name == DOOR:
            self.go_to_view("lesson")

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Open a tab of the column.

        `focus` is the selector of the element that takes the focus if the pressed control
        disappears.
        """
        self.turn_to(tab)
        loop = self.screen.stage.loop
        loop.focus = focus or loop.focus
        loop.render()

    def turn_to(self, tab: str) -> None:
        """Set the open tab of the column, without rendering the page."""
        if tab == "rules":
            self.windows.compare.close()
            self.windows.lookups.open_over(self.view.tab)
        else:
            self.windows.lookups.source = None
        self.view.tab = tab


def _new_game(view: str, game: Game) -> Workspace:
    """Return the workspace of a new game.

    In the view `play`, the other players decide by rules of thumb.
    """
    return new_game(game, others="advised" if view == "play" else None)


def _place_of_game(view: str, kept: Workspace, *, is_shown: bool) -> Place:
    """Return the place that continues the game `kept`.

    In the view `play`, a game that was only shown and has no other players begins anew.
    """
    is_against = bool(kept.others) or kept.is_hot_seat
    if view == "play" and is_shown and not is_against:
        return Place(view, work=_new_game(view, kept.tree.game), is_new=True)
    return Place(view, work=kept)


def _cannot(message: str, found: str) -> Sentence:
    return lambda text: text.say(message, found=found)
