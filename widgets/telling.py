"""What the page around the windows is told: address, title, language, names, what is read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.keys import RESORTS
from widgets.markup import element

if TYPE_CHECKING:
    from widgets.app import App


def tell_page(app: App) -> None:
    """Tell the page everything it shows, in one message."""
    page, say = app.page, app.text.say
    again = element("button", say("lost-reload"), data={"do": "reload"}, of="tutor-do")
    with page.hold_sync():
        page.address = app.address_now()
        page.theme = app.stage.theme
        page.language = app.text.language
        page.title = app.stage.game.say("game-name")
        page.lost = element("p", say("lost-server"), " ", again, of="tutor-notice")
        page.names = {
            **{card: {"tabindex": "-1"} for card in RESORTS.values()},
            ".tutor-board": {"tabindex": "-1", "role": "img", "aria-label": say("aria-board")},
            ".tutor-happened": {"id": "tutor-happened", "tabindex": "0"},
            ".tutor-now-card": {"id": "tutor-now", "tabindex": "-1"},
            ".tutor-stocks-card": {"id": "tutor-stocks", "tabindex": "-1"},
            ".tutor-words-card": {"id": "tutor-board-text", "tabindex": "-1"},
            ".tutor-thing-card": {"tabindex": "0"},
            ".tutor-main": {"role": "main", "tabindex": "-1"},
            ".tutor-door-card": {"role": "main", "tabindex": "-1"},
            ".tutor-compare": {"role": "main", "tabindex": "-1"},
            ".tutor-is-handout > .tutor-handout": {
                "role": "dialog",
                "aria-modal": "true",
                "aria-label": say("handout-heading"),
            },
            **app.timeline.names(),
        }
        if app.is_presenting:
            spoken = app.voice.slide(app.slideshow.sentence)
        else:
            spoken = app.voice.sentence(app.lesson_card.sentence, app.lesson_card.away)
        if spoken is not None:
            page.spoken, page.announced = spoken, page.announced + 1
    app.session.was_told()
