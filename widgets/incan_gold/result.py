"""The result: the treasure and artifacts of all players as a table, and the winners."""

from __future__ import annotations

from collections.abc import Callable

from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing

COLUMNS = ("treasure", "artifacts", "artifact_points", "total")


def result(showing: Showing, mark: Callable[[str], Markup]) -> Markup:
    """A row for each player, the winners above."""
    ended, page = showing.position["result"], showing.page
    head = element(
        "tr",
        element("th", page.say("stocks-player"), scope="col"),
        *(element("th", page.say(f"gold-score-{name}"), scope="col") for name in COLUMNS),
    )
    rows = []
    for score in ended["scores"]:
        name = score["name"]
        has_won = name in ended["winners"]
        badge = element("span", page.say("deciding-winner"), of="tutor-winner")
        scorer = element("span", mark(name), element("span", name), of="tutor-scorer")
        rows.append(
            element(
                "tr",
                element("th", scorer, *([badge] if has_won else []), scope="row"),
                *(
                    element("td", element("b" if column == "total" else "span", str(score[column])))
                    for column in COLUMNS
                ),
                of="tutor-won" if has_won else "",
            )
        )
    winners = ended["winners"]
    told = showing.game.say(
        "position-winners", players=page.all_of(winners), players_count=len(winners)
    )
    return element(
        "div",
        element("p", element("b", told)),
        element(
            "table", element("thead", head), element("tbody", *rows), of="tutor-visit tutor-scores"
        ),
        of="tutor-deciding",
    )
