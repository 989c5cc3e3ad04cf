"""The result: the way the game ended, the scores of all players as a table, the winners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from widgets.princes.deciding.pictures import Pictures
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing

COLUMNS = ("icons", "trail", "awards", "gold", "multiplier", "total", "units")


def result(showing: Showing) -> Markup:
    """The table of scores with how it ended above and the winners below."""
    ended = showing.position["result"]
    say, game = showing.page.say, showing.game.say
    pictures = Pictures(showing.theme, showing.state.players)
    is_multiplied = any(score["multiplier"] > 1 for score in ended["scores"])
    best = max(score["total"] for score in ended["scores"])
    is_level = sum(score["total"] == best for score in ended["scores"]) > 1
    shown = {"multiplier": is_multiplied, "units": is_level}
    columns = [name for name in COLUMNS if shown.get(name, True)]
    head = element(
        "tr",
        element("th", say("stocks-player"), scope="col"),
        *(element("th", say(f"deciding-score.{name}"), scope="col") for name in columns),
    )
    rows = [_row(showing, score, columns, pictures) for score in ended["scores"]]
    winners = ended["winners"]
    return element(
        "div",
        element("p", game("position-result", reason=ended["reason"])),
        element(
            "table", element("thead", head), element("tbody", *rows), of="tutor-visit tutor-scores"
        ),
        element(
            "p",
            element(
                "b",
                game(
                    "position-winners",
                    players=showing.page.all_of(winners),
                    players_count=len(winners),
                ),
            ),
        ),
        *([element("p", say("deciding-score"), of="tutor-hint")] if is_level else []),
        pictures.drawn(),
        of="tutor-deciding",
    )


def _row(
    showing: Showing, score: Mapping[str, Any], columns: list[str], pictures: Pictures
) -> Markup:
    name = score["name"]
    is_winner = name in showing.position["result"]["winners"]
    badge = element("span", showing.page.say("deciding-winner"), of="tutor-winner")
    return element(
        "tr",
        element(
            "th",
            element("span", pictures.player(name), element("span", name), of="tutor-scorer"),
            *([badge] if is_winner else []),
            scope="row",
        ),
        *(
            element("td", element("b" if column == "total" else "span", str(score[column])))
            for column in columns
        ),
        of="tutor-won" if is_winner else "",
    )
