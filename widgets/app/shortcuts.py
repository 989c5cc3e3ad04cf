"""The keys of the page, the sheet that says what they do, and where the focus goes.

Keys that are letters can be turned off, because speech input and accidental typing would trigger
them.
"""

from __future__ import annotations

from typing import Final

from widgets.presenter.commands import DIGITS, PRESENTING, PRESENTING_LETTERS
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.model import PageModel
from widgets.shared.window import Card

KEYS: Final = {
    "ArrowLeft": "back",
    "ArrowRight": "next",
    "Shift+ArrowLeft": "turn-back",
    "Shift+ArrowRight": "turn-on",
    "Home": "first",
    "End": "last",
    "Escape": "forget",
    "?": "sheet",
    "Control+z": "undo",
    "Control+Shift+z": "redo",
}
"""The commands of the keys that always work."""

WAY_ON: Final = "way"
"""What gives the focus to the way on or to a choice, which the page does by itself."""

LETTERS: Final = {
    "w": WAY_ON,
    "p": "play",
    "n": "now",
    "v": "variation",
    "l": "lines",
    "r": "rules",
    "g": "games",
    **dict.fromkeys(DIGITS, WAY_ON),
}
"""The commands of the keys that can be turned off: to the way on, a choice, a line or a tab."""

NATIVE: Final = ("Tab", "arrows", "Enter")
"""Keys that the browser itself answers, or the page where choices have the focus."""

WORDS: Final = {
    "?": "question",
    " ": "Space",
    "Shift+ArrowLeft": "turn-back",
    "Shift+ArrowRight": "turn-on",
    "Control+z": "undo",
    "Control+Shift+z": "redo",
    **dict.fromkeys(DIGITS, "digits"),
}
"""The name of a key in the ids of its messages; the digits share one."""
WORDS_OF_SLIDES: Final = {**WORDS, "Home": "first-slide"}
"""The same during a presentation."""

RESORTS: Final = {
    "lines": ".tutor-lines-card",
    "rules": ".tutor-lookup-card",
    "games": ".tutor-games-card",
    "events": ".tutor-happened",
    "stocks": ".tutor-stocks-card",
}
"""The card that a tab shows in place of what to do now."""


def resort(
    tab: str,
    *,
    is_refused: bool,
    is_led: bool,
    is_presenting: bool = False,
    is_watched: bool = False,
) -> str:
    """The selector of what takes the focus when its control is gone: the card that is at hand."""
    if is_presenting:
        return ".tutor-presenter h2"
    if is_watched:
        return RESORTS["events"]
    # Of the lesson it is the heading that is shown: of a step, an exhibit or the contents.
    lesson = ".tutor-lesson-card [tabindex]" if is_led else ".tutor-due"
    return RESORTS.get(tab, ".tutor-refusal" if is_refused else lesson)


def shortcuts(has_letters: bool, is_presenting: bool = False) -> list[str]:
    """The keys that the page listens to; while somebody presents, those of a clicker too."""
    return list(_keys(has_letters, is_presenting))


def _keys(has_letters: bool, is_presenting: bool) -> tuple[str, ...]:
    if is_presenting:
        letters = PRESENTING_LETTERS if has_letters else {}
        return (*PRESENTING, *letters, "Escape", "?")
    return (*KEYS, *LETTERS) if has_letters else tuple(KEYS)


class Sheet(Card):
    """The sheet of keys; empty while it is closed, so that it takes the focus when it opens."""

    names = ("tutor-sheet",)
    is_open = False

    def draw(self, model: PageModel) -> Markup:
        """Every key and what it does."""
        say = self.stage.say
        if not self.is_open:
            return Markup("")
        keys = _keys(model.has_letters, model.is_presenting)
        words = WORDS_OF_SLIDES if model.is_presenting else WORDS
        names = dict.fromkeys(words.get(key, key) for key in (*keys, *NATIVE))
        effects = {"digits": "digits" if model.is_presenting else "digits-choice"}
        rows = [
            element(
                "tr",
                element("th", say(f"key-{name}"), scope="row"),
                element("td", say(f"key-{effects.get(name, name)}.does")),
            )
            for name in names
        ]
        close = control("sheet", "", say("sheet-close"), data_focus="1")
        return element(
            "section",
            element("h2", say("sheet-heading")),
            element("table", element("tbody", *rows)),
            element("div", close, of="tutor-row"),
            role="dialog",
            aria_modal="true",
            aria_label=say("sheet-heading"),
        )
