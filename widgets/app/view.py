"""The present use of the page: the view, the open tab, and the lesson that is followed."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.lesson.controller import LessonController
from widgets.lesson.lessons import Lessons
from widgets.shared.workspaces import Workspaces


@dataclass
class View:
    """The view, tab and menu that the reader has open."""

    workspaces: Workspaces
    lessons: Lessons
    tab: str = "now"
    is_menu_open: bool = False

    @property
    def name(self) -> str:
        """One of the views of an address, or `door`."""
        return self.workspaces.view

    @property
    def course(self) -> LessonController | None:
        """The lesson that is followed, in whichever view."""
        return self.lessons.current

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""
        return self.workspaces.view == "presenter"
