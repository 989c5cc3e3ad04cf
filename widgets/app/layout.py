"""Where the windows stand: boxes with names for the style sheet, which does the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from widgets.shared.window import box

if TYPE_CHECKING:
    from widgets.app.app import App


def arrange(app: App) -> ipywidgets.VBox:
    """The whole page."""
    column = box(
        ipywidgets.VBox,
        "tutor-column",
        app.tabs.widget,
        app.slideshow.widget,
        app.lesson_card.widget,
        app.now.widget,
        app.refused.widget,
        app.thing.widget,
        app.narration.widget,
        app.stocks.widget,
        app.lines.widget,
        app.lookups.widget,
        app.games.widget,
    )
    board = box(ipywidgets.VBox, "tutor-board-box", app.board.widget)
    below = box(
        ipywidgets.VBox, "tutor-below", app.choices.widget, app.words.widget, app.legend.widget
    )
    main = box(ipywidgets.VBox, "tutor-main", board, column, below)
    return box(
        ipywidgets.VBox,
        "tutor-app",
        app.page,
        app.skips.widget,
        box(ipywidgets.HBox, "tutor-bar", app.bar.widget, app.status.widget),
        app.notices.widget,
        app.door.widget,
        main,
        app.compare.widget,
        app.sheet.widget,
        app.handout.widget,
        app.timeline.widget,
        app.ways.widget,
    )
