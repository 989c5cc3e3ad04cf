"""How the page is used now: the view, the tab that is open, and the lesson that is followed."""

from __future__ import annotations

from dataclasses import dataclass

from widgets.lesson.controller import Course
from widgets.shared.workspaces import Desks


@dataclass
class View:
    """What the reader has open. `course` is the lesson that was begun, in whichever view."""

    desks: Desks
    tab: str = "now"
    is_menu_open: bool = False
    course: Course | None = None

    @property
    def name(self) -> str:
        """One of the views of an address, or `door`."""
        return self.desks.view

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""
        return self.desks.view == "presenter"
