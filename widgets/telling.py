"""What the page around the windows is told: address, title, language, names, what is read aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from widgets.keys import RESORTS
from widgets.markup import Markup, element

if TYPE_CHECKING:
    from widgets.app import App


LOST: Final = {
    "silent": "lost-reload",
    "cut": "lost-retry",
    "gone": "lost-back-now",
    "again": "lost-reload",
    "writing": "lost-reload",
    "unkept": "lost-reload",
    "notebook": "",
}
"""What can be said when kernel, server or network are gone; what its button says, if it has one."""


def _lost(say: Callable[[str], str], name: str, button: str) -> Markup:
    """A sentence for somebody whose tutor is gone, and the way back."""
    words = say(f"lost-{name}")
    if not button:
        return element("p", words, of="tutor-notice")
    again = element("button", say(button), data={"do": "reload"}, of="tutor-do")
    return element("p", words, " ", again, of="tutor-notice")


def tell_page(app: App) -> None:
    """Tell the page everything it shows, in one message."""
    page, say = app.page, app.text.say
    with page.hold_sync():
        page.address = app.address_now()
        page.theme = app.stage.theme
        page.language = app.text.language
        page.title = app.stage.game.say("game-name")
        page.lost = {name: _lost(say, name, button) for name, button in LOST.items()}
        page.names = {
            **{card: {"tabindex": "-1"} for card in RESORTS.values()},
            ".tutor-board": {"tabindex": "-1", "role": "img", "aria-label": say("aria-board")},
            ".tutor-happened": {"id": "tutor-happened", "tabindex": "0"},
            ".tutor-now-card": {"id": "tutor-now", "tabindex": "-1"},
            ".tutor-stocks-card": {"id": "tutor-stocks", "tabindex": "-1"},
            ".tutor-words-card": {"id": "tutor-board-text", "tabindex": "-1"},
            ".tutor-thing-card": {"tabindex": "0"},
            ".tutor-main": {"role": "main"},
            ".tutor-is-handout > .tutor-handout": {
                "role": "dialog",
                "aria-label": say("handout-heading"),
            },
            **app.timeline.names(),
        }
        told = " ".join(app.narration.sentences)
        page.spoken = app.refused.sentence or app.lesson_card.sentence or told
        if app.is_presenting:
            page.spoken = app.slideshow.sentence
