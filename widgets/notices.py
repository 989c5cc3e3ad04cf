"""Notices: sentences above the board, until they are closed."""

from __future__ import annotations

from typing import Final

import ipywidgets

from tutor.core.text import Text
from widgets.controls import control
from widgets.markup import element

MOST: Final = 4


class Notices:
    """The last few sentences that something went otherwise than asked for."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._told: list[str] = []
        self.widget = ipywidgets.HTML()
        self.widget.add_class("tutor-notice-box")

    def tell(self, sentence: str) -> None:
        """Show one more sentence; the same one twice stands there once."""
        kept = [each for each in self._told if each != sentence]
        self._told = [*kept, sentence][-MOST:]
        self._show()

    def clear(self) -> None:
        """Close them all."""
        self._told = []
        self._show()

    def _show(self) -> None:
        told = [element("p", each, of="tutor-notice", role="status") for each in self._told]
        close = control("hush", "", self._text.say("notice-close"))
        self.widget.value = element("div", *told, close, of="tutor-notices") if told else ""
