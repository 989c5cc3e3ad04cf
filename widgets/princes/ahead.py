"""What each player would get from the position: the pay of the night, and points by ending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.game import ONLOOKER
from tutor.princes.compare import ended_now, figures
from tutor.princes.components import Components
from tutor.princes.rules.scoring import CONQUEST, RESCUE
from tutor.princes.words import Words
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing

HIDDEN: Final = "–"


def ahead(showing: Showing, components: Components, mark: Callable[[str], Markup]) -> Markup:
    """A table with a row for each player; empty once the game is over."""
    if showing.state.due is None or showing.seat == ONLOOKER:
        return Markup("")
    say, game = showing.page.say, showing.game
    words = Words(game.text, components)
    nights = figures(showing.state, showing.seat)
    heads = [
        element("th", name, scope="col")
        for name in (
            say("ahead-player"),
            say("ahead-night"),
            game.say(f"ending-{RESCUE}"),
            game.say(f"ending-{CONQUEST}"),
        )
    ]
    rows = []
    for player, ended in ended_now(showing.position, components).items():
        points = [HIDDEN if each is None else str(each) for each in ended]
        cells = [words.night_pay(nights[player]), *points]
        name = element("th", mark(player), " ", player, scope="row")
        rows.append(element("tr", name, *(element("td", cell) for cell in cells)))
    return element(
        "table",
        element("caption", say("ahead-caption")),
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        of="tutor-ahead-table",
    )
