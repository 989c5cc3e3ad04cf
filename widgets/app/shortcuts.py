"""The keys of the page, the sheet that explains them, and where the focus goes.

The reader can turn off keys that are letters: speech input and accidental typing would press them.
"""

from __future__ import annotations

from typing import Final

from widgets.presenter.commands import DIGITS, PRESENTING, PRESENTING_LETTERS
from widgets.shared.controls import Markup, control, element
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
"""The keys that focus the button to go on or a choice; the page handles them without the kernel."""

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
"""The commands of the keys that can be turned off: to go on, to a choice, a line or a tab."""

NATIVE: Final = ("Tab", "arrows", "Enter")
"""Keys that the browser handles, or the page while a choice has the focus."""

WORDS: Final = {
    "?": "question",
    " ": "Space",
    "Shift+ArrowLeft": "turn-back",
    "Shift+ArrowRight": "turn-on",
    "Control+z": "undo",
    "Control+Shift+z": "redo",
    **dict.fromkeys(DIGITS, "digits"),
}
"""The name of a key in the ids of its messages; all digits share one."""
WORDS_OF_SLIDES: Final = {**WORDS, "Home": "first-slide"}
"""The same names during a presentation."""

RESORTS: Final = {
    "lines": ".tutor-lines-card",
    "rules": ".tutor-lookup-card",
    "games": ".tutor-games-card",
    "events": ".tutor-happened",
    "stocks": ".tutor-stocks-card",
}
"""For each tab, the card that takes the place of the present decision."""


def resort(
    tab: str,
    *,
    is_refused: bool,
    is_led: bool,
    is_presenting: bool = False,
    is_watched: bool = False,
) -> str:
    """The selector of the element that gets the focus if its control is gone: the main card."""
    if is_presenting:
        return ".tutor-presenter h2"
    if is_watched:
        return RESORTS["events"]
    # In a lesson it is the visible heading: of a step, an exhibit or the contents.
    lesson = ".tutor-lesson-card [tabindex]" if is_led else ".tutor-due"
    return RESORTS.get(tab, ".tutor-refusal" if is_refused else lesson)


def shortcuts(has_letters: bool, is_presenting: bool = False) -> list[str]:
    """The keys that the page listens to; during a presentation also those of a clicker."""
    return list(_keys(has_letters, is_presenting))


def _keys(has_letters: bool, is_presenting: bool) -> tuple[str, ...]:
    if is_presenting:
        letters = PRESENTING_LETTERS if has_letters else {}
        return (*PRESENTING, *letters, "Escape", "?")
    return (*KEYS, *LETTERS) if has_letters else tuple(KEYS)


class Sheet(Card):
    """The sheet of keys.

    It is empty while it is closed, so that it takes the focus when it opens.
    """

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
