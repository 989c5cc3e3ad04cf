"""The result: how the game ended, the scores of all players as a table, the winners.

The attribute `data-scored` of each figure has the name of the figure's line of the final
score. The page shows a figure when the motion has reached that line.
"""

from __future__ import annotations

from typing import Final

from tutor.princes.game import PrincesState
from tutor.princes.words.naming import Naming
from widgets.princes.deciding.panel_input import Pictures
from widgets.shared.controls import Markup, element
from widgets.shared.panels import Showing

COLUMNS: Final = ("icons", "trail", "awards", "gold", "multiplier", "total", "units")
LINE_OF: Final = {"multiplier": "gold", "units": "total"}
"""The names of the lines of the final score, for the figures that have another name."""
WON: Final = "won"
POINTS: Final = ("icons", "trail", "awards")


def result(showing: Showing) -> Markup:
    """Return the table of scores, and above it how the game ended and who won."""
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
    rows = [
        row
        for number, score in enumerate(ended["scores"], start=1)
        for row in (
            _row(showing, number, columns, pictures),
            _drawn_row(showing, number, len(columns) + 1, best, pictures),
        )
    ]
    winners = ended["winners"]
    return element(
        "div",
        element("p", game("position-result", reason=ended["reason"])),
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
            data={"scored": WON},
        ),
        element(
            "table",
            element("thead", head),
            element("tbody", *rows),
            class_="tutor-visit tutor-scores",
        ),
        *([element("p", say("deciding-score"), class_="tutor-hint")] if is_level else []),
        pictures.definitions(),
        class_="tutor-deciding",
    )


def _row(showing: Showing, number: int, columns: list[str], pictures: Pictures) -> Markup:
    score = showing.position["result"]["scores"][number - 1]
    name = score["name"]
    is_winner = name in showing.position["result"]["winners"]
    badge = element(
        "span", showing.page.say("deciding-winner"), class_="tutor-winner", data={"scored": WON}
    )
    return element(
        "tr",
        element(
            "th",
            element("span", pictures.player(name), element("span", name), class_="tutor-scorer"),
            *([badge] if is_winner else []),
            scope="row",
        ),
        *(
            element(
                "td",
                element("b" if column == "total" else "span", str(score[column])),
                data={"scored": f"{LINE_OF.get(column, column)}-{number}"},
            )
            for column in columns
        ),
        class_="tutor-won" if is_winner else "",
        data={"scored": WON},
    )


def _drawn_row(
    showing: Showing, number: int, columns: int, best: int, pictures: Pictures
) -> Markup:
    """Return the player's row below the scores: the cards that count, and a bar as long as the points.

    The last part of the bar is what gold adds.
    """
    player = showing.position["players"][number - 1]
    score = showing.position["result"]["scores"][number - 1]
    naming, state = Naming(showing.game.text), showing.state
    assert isinstance(state, PrincesState)
    cards = (
        element(
            "span",
            *(pictures.icon(icon) for icon in state.components.icons[card]),
            class_="tutor-hand-card",
            role="img",
            aria_label=naming.card(card),
            title=naming.card(card),
            style=f"--at: {at}",
        )
        for at, card in enumerate(player["cards"])
    )
    parts = {name: score[name] for name in POINTS}
    parts["total"] = score["total"] - score["points"]
    bar = (
        element(
            "span",
            class_=f"tutor-score-part tutor-score-{name}",
            data={"scored": f"{name}-{number}"},
            style=f"--share: {worth / (best or 1):.4f}",
        )
        for name, worth in parts.items()
        if worth
    )
    return element(
        "tr",
        element(
            "td",
            element(
                "div",
                element("span", *cards, class_="tutor-hand", data={"scored": f"icons-{number}"}),
                element("span", *bar, class_="tutor-score-bar", aria_hidden="true"),
                class_="tutor-score-drawn",
            ),
            colspan=str(columns),
        ),
        class_="tutor-score-row",
    )
