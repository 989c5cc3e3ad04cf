"""Navigation between views and tabs; each view finds its work as it was left."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.core.base.game import find_game
from tutor.core.lessons.opening import opening_lesson
from tutor.core.records.tree import Tree
from widgets.app.frame import ELSEWHERE
from widgets.app.screen import Screen
from widgets.app.windows import View, Windows
from widgets.presenter.controller import PresenterController
from widgets.presenter.example import is_example
from widgets.rules.lookup import Source
from widgets.session.workspace import Kind, Workspace, new_game, seated
from widgets.shared.place import DOOR, Step
from widgets.shared.workspaces import FREE, LESSON, SHOWN


@dataclass(frozen=True)
class Navigation:
    """The ways of one page from one view to another."""

    view: View
    windows: Windows
    screen: Screen
    presenting: PresenterController

    @property
    def tab(self) -> str:
        """The tab of the column that is open."""
        return self.view.tab

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""
        return self.view.is_presenting

    @property
    def has_rules(self) -> bool:
        """Whether the rules can be read beside what is shown."""
        return not self.is_presenting and self.view.name != DOOR

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Use the page in another way, with this tab open; each view finds its work as it was.

        Rules that lie open stay behind.
        """
        now, windows, workspaces = self.view, self.windows, self.view.workspaces
        now.tab = tab or ("now" if view == "lesson" and now.tab in ELSEWHERE else now.tab)
        from_door = now.name == DOOR
        now.is_menu_open = False
        windows.timeline.stop()
        windows.handout.close()
        windows.lookups.source = None
        workspaces.session.give_up()
        if view == "rules" and not self.has_rules:
            windows.lookups.source = Source("now", "", view=now.name)
        workspaces.view = view
        self.screen.fit()
        windows.compare.close()
        if view == "explore" and workspaces.at == SHOWN:
            workspaces.begin(Workspace(workspaces.session.tree))
        elif view == "lesson":
            workspaces.open_lesson()
            self.follow_lesson(is_fresh=from_door)
        elif view == "play" or (view == "explore" and from_door):
            game = workspaces.session.tree.game
            others: Kind | None = "advised" if view == "play" else None
            workspaces.open_free(lambda: new_game(game, others=others))
            session = workspaces.session
            is_shown = from_door or is_example(session.workspace)
            if others and is_shown and not (session.others or session.is_hot_seat):
                workspaces.begin(new_game(game, others=others))
        if view == "play":
            workspaces.session.play_on()
        if now.is_presenting:
            self.presenting.open()
        is_now = now.is_presenting or (tab is None and now.tab == "rules")
        self.turn_to("rules" if view == "rules" else "now" if is_now else now.tab)
        self.screen.show()

    def change_game(self, game: str) -> None:
        """Use another game in the same way; one without a lesson is played.

        A game of one's own that was begun before goes on; the one that is left is kept.
        """
        workspaces, view = self.view.workspaces, self.view.name
        is_learning = view in (DOOR, "lesson") or workspaces.at != FREE
        lesson = opening_lesson(game)
        if is_learning and lesson.game == game:
            workspaces.open_lesson(lesson)
            self.go_to_view("lesson" if view == DOOR else view, tab="now")
            return
        view = "play" if view in (DOOR, "lesson") else view
        others: Kind | None = "advised" if view == "play" else None
        workspaces.change_free(game, lambda: new_game(find_game(game), others=others))
        self.go_to_view(view, tab="now")

    def play_from_here(self, player: str) -> None:
        """Play on from the position on the board as one of its players, against the program.

        It is a game of its own: the lesson, and the line that led here, stay as they are. Nothing
        happens for somebody who does not play here.
        """
        tree = self.view.workspaces.session.tree
        if player in tree.start.players:
            # It is not the lesson's game any more, nor does it go by that name.
            line = Tree.of_record(replace(tree.record(tree.current), title=None))
            line = line.at(line.end(0))
            self.view.workspaces.begin(replace(seated(line, player), given=len(line.nodes)))
            self.go_to_view("play", tab="now")

    def come_back(self, presented: object, asked: Step | None, *, is_led: bool) -> None:
        """Go on in the view that the page was left in, or that its address asks for.

        `presented` is what the browser kept of presentations, `asked` the slide asked for; `is_led`
        says whether the lesson leads.
        """
        workspaces = self.view.workspaces
        if workspaces.view == "lesson" and workspaces.at == LESSON:
            self.follow_lesson(is_fresh=is_led)
        if self.view.is_presenting:
            self.presenting.restore(presented)
            self.presenting.open(asked)
        if workspaces.view == "play":
            workspaces.session.wait_again()  # another was thinking when the page was left

    @property
    def has_lesson(self) -> bool:
        """Whether there is a lesson of the game on the board; a study that is open is one."""
        workspaces = self.view.workspaces
        game, lesson = workspaces.session.tree.game.name, workspaces.lesson
        return game in (opening_lesson(game).game, "" if lesson is None else lesson.game)

    def begin_lesson(self) -> None:
        """Go to the first step of the lesson that is followed; what was done in it stays done."""
        course = self.view.course
        if course is not None:
            course.open_step(course.lesson.steps[0].id)
            course.arrive()

    def follow_lesson(self, *, is_fresh: bool) -> None:
        """Follow the lesson that is open, if it has acts; `is_fresh` goes to its step."""
        course = self.view.lessons.follow()
        if course is not None and is_fresh:
            course.arrive()

    def leave_door(self) -> None:
        """Go from the front door into the lesson."""
        if self.view.name == DOOR:
            self.go_to_view("lesson")

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Show another tab of the column; `focus` takes the focus when its control is gone."""
        self.turn_to(tab)
        self.screen.show_frame(focus)

    def turn_to(self, tab: str) -> None:
        """Let the column hold another tab once it is shown."""
        if tab == "rules":
            self.windows.compare.close()
            self.windows.lookups.open_over(self.view.tab)
        else:
            self.windows.lookups.source = None
        self.view.tab = tab
