"""The host of the parts of the page: shows them anew, and goes to another view."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from widgets.shared.place import Place


class Display(Protocol):
    """Shows the page anew."""

    def show(self) -> None:
        """Show the present moment in every window that can be seen."""

    def show_frame(self, focus: str = "") -> None:
        """Show the content of the open tab and any layer over the page.

        `focus` is the selector of what takes the focus when its control is gone.
        """

    def busy(self) -> AbstractContextManager[None]:
        """Say on the page that something is being worked out, as long as it is."""

    def shown_once(self) -> AbstractContextManager[None]:
        """Show the page after what is done meanwhile, unless that has shown it already."""


class Navigator(Protocol):
    """Goes from view to view and from tab to tab."""

    @property
    def tab(self) -> str:
        """The tab of the column that is open."""

    @property
    def is_presenting(self) -> bool:
        """Whether the page is shown to a class."""

    @property
    def has_rules(self) -> bool:
        """Whether the rules can be read beside what is shown."""

    def open(self, place: Place) -> None:
        """Go to a place, to its work as it is now; what cannot be opened there is said."""

    def go_to_view(self, view: str, tab: str | None = None) -> None:
        """Use the page in another way, with this tab open; each view finds its work as it was."""

    def open_tab(self, tab: str, focus: str = "") -> None:
        """Show another tab of the column; `focus` as of `Display.show_frame`."""

    def leave_door(self) -> None:
        """Go from the front door into the lesson."""
