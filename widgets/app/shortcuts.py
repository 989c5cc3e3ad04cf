"""The keys of the page, the sheet that explains them, and the element that takes the focus.

Speech input and accidental typing can press keys that are letters, so the reader can turn
these off.
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
"""The value of keys that focus the next button or a choice.

The scripts of the page handle these keys without the kernel.
"""

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
"""The commands of the keys that the reader can turn off: the next button, choices, lines, tabs."""

NATIVE: Final = ("Tab", "arrows", "Enter")
"""The keys that the browser handles.

The scripts of the page handle these keys while a choice has the focus.
"""

WORDS: Final = {
    "?": "question",
    " ": "Space",
    "Shift+ArrowLeft": "turn-back",
    "Shift+ArrowRight": "turn-on",
    "Control+z": "undo",
    "Control+Shift+z": "redo",
    **dict.fromkeys(DIGITS, "digits"),
}
"""The names of keys in the ids of messages; all digits have one name."""
WORDS_OF_SLIDES: Final = {**WORDS, "Home": "first-slide", "v": "vote"} | dict.fromkeys(
    "ade", "hands"
)
"""The names of keys in the ids of messages during a presentation."""

RESORTS: Final = {
    "lines": ".tutor-lines-card",
    "rules": ".tutor-lookup-card",
    "games": ".tutor-games-card",
    "events": ".tutor-happened",
    "stocks": ".tutor-stocks-card",
}
"""The CSS selector of the card that each tab shows in place of the present decision."""


def resort(
    tab: str,
    *,
    is_refused: bool,
    is_led: bool,
    is_presenting: bool = False,
    is_watched: bool = False,
) -> str:
    """Return the selector of the page's main card.

    This card takes the focus if the pressed control disappears.
    """
    if is_presenting:
        return ".tutor-presenter h2"
    if is_watched:
        return RESORTS["events"]
    # In a lesson the focus goes to the visible heading: of a step, an exhibit or the contents.
    lesson = ".tutor-lesson-card [tabindex]" if is_led else ".tutor-due"
    return RESORTS.get(tab, ".tutor-refusal" if is_refused else lesson)


def shortcuts(has_letters: bool, is_presenting: bool = False) -> list[str]:
    """Return the keys that the page listens to; during a presentation also the keys of a clicker."""
    return list(_keys(has_letters, is_presenting))


def _keys(has_letters: bool, is_presenting: bool) -> tuple[str, ...]:
    if is_presenting:
        letters = PRESENTING_LETTERS if has_letters else {}
        return (*PRESENTING, *letters, "Escape", "?")
    return (*KEYS, *LETTERS) if has_letters else tuple(KEYS)


class Sheet(Card):
    """The sheet of keys.

    While the sheet is closed, it is empty. So when the sheet opens, its heading is new and
    takes the focus.
    """

    names = ("tutor-sheet",)
    is_open = False

    def draw(self, model: PageModel) -> Markup:
        """Return a table of all keys, with the effect of each."""
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
            element("div", close, class_="tutor-row"),
            role="dialog",
            aria_modal="true",
            aria_label=say("sheet-heading"),
        )
