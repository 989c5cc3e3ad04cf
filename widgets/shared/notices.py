"""Notices: sentences above the board that stay until they are closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.words.text import Text
from widgets.shared.controls import control
from widgets.shared.making import html
from widgets.shared.markup import element

MOST: Final = 4
Sentence = Callable[[Text], str]
"""Makes a sentence in the language of some words, so that it can change its language."""


def sentence_of(error: TutorError) -> Sentence:
    """The sentence of an error."""
    return lambda text: error.sentence(text.language)


class Notices:
    """The last few sentences on things that went wrong or otherwise than expected."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._told: list[Sentence] = []
        self.widget = html("tutor-notice-box")

    def tell(self, sentence: Sentence) -> None:
        """Show one more sentence; a repeated one is shown once."""
        said = sentence(self._text)
        kept = [each for each in self._told if each(self._text) != said]
        self._told = [*kept, sentence][-MOST:]
        self.show()

    def clear(self) -> None:
        """Close them all."""
        self._told = []
        self.show()

    def show(self) -> None:
        """Show the sentences in the present language."""
        said = [each(self._text) for each in self._told]
        told = [element("p", each, of="tutor-notice", data={"heard": 1}) for each in said]
        close = control("hush", "", self._text.say("notice-close"))
        self.widget.value = element("div", *told, close, of="tutor-notices") if told else ""
