"""The stocks of all players as a table: treasure beside and in the tent, artifacts, whereabouts.

A change is in an attribute that the style sheet shows under the number. Hidden contents of a tent
are a question mark, and never a change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.core.base.schema import Position
from tutor.incan_gold.known import tent
from tutor.incan_gold.motion import GEM
from tutor.incan_gold.scene.look import seats
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Showing

COLUMNS = ("beside", "tent", "artifacts")


def stocks_table(
    showing: Showing, good: Callable[[str], Markup], mark: Callable[[str], Markup]
) -> Markup:
    """The table; `good` draws the thing that a column counts, `mark` a player's shape."""
    say = showing.page.say
    head = element(
        "tr",
        element("th", say("stocks-player"), scope="col", of="tutor-name-head"),
        *(
            element("th", good(name), element("span", say(f"gold-{name}")), scope="col")
            for name in COLUMNS
        ),
        element("th", say("gold-where"), scope="col"),
    )
    earlier = {player["name"]: player for player in showing.earlier["players"]}
    rows = []
    for seat in seats(showing.position):
        tent_of, explorer, held = (
            f"{each}-{seat.number + 1}" for each in ("player", "explorer", "beside")
        )
        before, is_due = earlier.get(seat.name, seat.holds), seat.doing == "due"
        row = element(
            "tr",
            element(
                "th",
                mark(seat.name),
                " ",
                element("span", seat.name),
                scope="row",
                of="tutor-player",
            ),
            *(
                _cell(
                    name,
                    _figure(showing.position, seat.holds, name),
                    _figure(showing.earlier, before, name),
                    say,
                    f"{GEM} {explorer}" if name == "beside" else explorer,
                    "" if name == "beside" else tent_of,
                )
                for name in COLUMNS
            ),
            element(
                "td",
                say("gold-doing", doing=seat.doing),
                of="tutor-whereabouts tutor-standing",
            ),
            data={"player": seat.name, "at": f"{explorer} {held} {tent_of}"},
        )
        rows.append(element("tbody", row, of="tutor-active" if is_due else ""))
    caption = element(
        "caption",
        element("span", say("page-stocks"), of="tutor-heading"),
        " ",
        element("span", say("page-stocks-change"), of="tutor-hint"),
    )
    return element("table", caption, element("thead", head), *rows, of="tutor-stocks tutor-gold")


def _figure(position: Position, player: Mapping[str, Any], name: str) -> int | None:
    """The figure of a player in a column; None if it is secret."""
    if name == "artifacts":
        return sum(int(each["value"]) for each in player["artifacts"])
    return tent(position, player) if name == "tent" else int(player[name])


def _cell(
    name: str, now: int | None, before: int | None, say: Callable[..., str], by: str, into: str
) -> Markup:
    """A figure with its change; `by` names what on the board it counts, `into` where that comes."""
    if now is None:
        return element("td", say("gold-secret"), title=say(f"gold-{name}"), data={name: ""})
    data: dict[str, str | int] = {name: now}
    if before is not None and now != before:
        data["change"] = f"{now - before:+d}".replace("-", "\u2212")
    return element(
        "td",
        str(now),
        title=say(f"gold-{name}"),
        data={**data, "by": by} | ({"into": into} if into else {}),
    )
