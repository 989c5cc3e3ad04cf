"""The panels of the game: board, stocks, players' marks, decision, result, and taps on the board.

The change of a stock is in an attribute, which the style sheet shows under the number. The hidden
content of a tent appears as a question mark, without a change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.core.base.game import Decision
from tutor.core.base.schema import Position
from tutor.core.drawing.scene import Scene
from tutor.core.drawing.svg import picture
from tutor.core.records.lines import Line
from tutor.incan_gold.components import CAMP, CHOOSE, TORCH
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import tent
from tutor.incan_gold.motion import GEM
from tutor.incan_gold.scene import LayoutName, board_scene
from tutor.incan_gold.scene.cards import gem
from tutor.incan_gold.scene.look import seats
from tutor.incan_gold.scene.pictures import thing
from widgets.incan_gold.deciding import deciding, turned_cards
from widgets.shared.controls import Markup, element
from widgets.shared.panels import Panels, Showing, ShowOfHands
from widgets.shared.themes import ThemeName

RESULT_COLUMNS = ("treasure", "artifacts", "artifact_points", "total")


def result(showing: Showing, mark: Callable[[str], Markup]) -> Markup:
    """Return a table with a row for each player, the winners at the top."""
    ended, page = showing.position["result"], showing.page
    head = element(
        "tr",
        element("th", page.say("stocks-player"), scope="col"),
        *(element("th", page.say(f"gold-score-{name}"), scope="col") for name in RESULT_COLUMNS),
    )
    rows = []
    for score in ended["scores"]:
        name = score["name"]
        has_won = name in ended["winners"]
        badge = element("span", page.say("deciding-winner"), class_="tutor-winner")
        scorer = element("span", mark(name), element("span", name), class_="tutor-scorer")
        rows.append(
            element(
                "tr",
                element("th", scorer, *([badge] if has_won else []), scope="row"),
                *(
                    element("td", element("b" if column == "total" else "span", str(score[column])))
                    for column in RESULT_COLUMNS
                ),
                class_="tutor-won" if has_won else "",
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
            "table",
            element("thead", head),
            element("tbody", *rows),
            class_="tutor-visit tutor-scores",
        ),
        class_="tutor-deciding",
    )


COLUMNS = ("beside", "tent", "artifacts")


def stocks_table(
    showing: Showing, good: Callable[[str], Markup], mark: Callable[[str], Markup]
) -> Markup:
    """Return the table of all players' stocks, with the change since the previous step.

    `good` returns the picture of a column's figure, `mark` a player's shape.
    """
    say = showing.page.say
    head = element(
        "tr",
        element("th", say("stocks-player"), scope="col", class_="tutor-name-head"),
        *(
            element(
                "th",
                good(name),
                element("span", say(f"gold-{name}")),
                scope="col",
                title=say(f"gold-{name}.told"),
            )
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
                class_="tutor-player",
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
                class_="tutor-whereabouts tutor-standing",
            ),
            data={"player": seat.name, "at": f"{explorer} {held} {tent_of}"},
        )
        rows.append(element("tbody", row, class_="tutor-active" if is_due else ""))
    caption = element(
        "caption",
        element("span", say("page-stocks"), class_="tutor-heading"),
        " ",
        element("span", say("page-stocks-change"), class_="tutor-hint"),
    )
    return element(
        "table", caption, element("thead", head), *rows, class_="tutor-stocks tutor-gold"
    )


def _figure(position: Position, player: Mapping[str, Any], name: str) -> int | None:
    """Return the figure of a player in a column; None if it is secret."""
    if name == "artifacts":
        return sum(int(each["value"]) for each in player["artifacts"])
    return tent(position, player) if name == "tent" else int(player[name])


def _cell(
    name: str, now: int | None, before: int | None, say: Callable[..., str], by: str, into: str
) -> Markup:
    """Return a figure with its change, as a cell of the table.

    `by` is the kind of the things on the board that the figure counts, `into` the kind of the
    things that arrive in the cell.
    """
    if now is None:
        return element("td", say("gold-secret"), title=say(f"gold-{name}.told"), data={name: ""})
    data: dict[str, str | int] = {name: now}
    if before is not None and now != before:
        data["change"] = f"{now - before:+d}".replace("-", "\u2212")
    return element(
        "td",
        str(now),
        title=say(f"gold-{name}.told"),
        data={**data, "by": by} | ({"into": into} if into else {}),
    )


PICTURE = 24.0
WAYS = {"next": TORCH, "way-out": CAMP}


class IncanGoldPanels(Panels):
    """The panels of Incan Gold."""

    hands = ShowOfHands("gold-hands", {TORCH: "gold-hands-torch", CAMP: "gold-hands-camp"})

    def scene(self, showing: Showing) -> Scene:
        """Return the drawing of the board, with marks on legal and picked choices."""
        picked = showing.picked
        is_pointed = showing.points is not None
        return _scene(
            showing,
            showing.layout,
            [] if is_pointed else [str(decision.choice) for decision in showing.legal],
            None if picked is None else str(picked.choice),
        )

    def small_scene(self, showing: Showing) -> Scene:
        """Return the board without marks, in its smallest readable size."""
        return _scene(showing, "phone", [], None)

    def stocks(self, showing: Showing) -> Markup:
        """Return the stocks of all players as a table, with the change since the previous step."""
        return stocks_table(
            showing,
            lambda name: self.good(name, showing.theme),
            lambda player: self.mark(showing, player),
        )

    def standing(self, showing: Showing) -> dict[str, str]:
        """Return a word for what each player is doing, by the player's name."""
        say = showing.page.say
        return {seat.name: say("gold-doing", doing=seat.doing) for seat in seats(showing.position)}

    def landmarks(self, showing: Showing, line: Line) -> list[tuple[int, Markup]]:
        """Return pictures of the cards that were turned, each with the ply after the step."""
        return list(turned_cards(line, showing.theme))

    def good(self, name: str, theme: ThemeName) -> Markup:
        """Return the picture of a figure of the game; empty if the figure has no picture."""
        if name == "beside":
            return Markup(picture(gem("turquoise", theme), PICTURE * 0.75))
        pictured = {"tent": "tent", "artifacts": "artifact", "artifact_points": "artifact"}
        if name not in pictured:
            return Markup("")
        return Markup(picture(thing(pictured[name], theme), PICTURE))

    def legend(self, showing: Showing) -> Markup:
        """Return the note on figures that no rules text states, and how to correct them."""
        state = showing.state
        assert isinstance(state, IncanGoldState)
        figures = state.components
        loose = {name: figures.sources[name] for name, said in figures.stated.items() if not said}
        say = showing.page.say
        if not loose:
            return Markup("")
        told = [say("gold-legend", table=name, source=source) for name, source in loose.items()]
        return element(
            "section",
            element("h2", say("gold-legend-heading")),
            *(element("p", words) for words in told),
            element("p", say("gold-legend-correct")),
        )

    def deciding(self, showing: Showing) -> Markup:
        """Return the controls that go on and leave, each with its possible outcome.

        After the game, return the result.
        """
        if showing.state.due is None:
            return result(showing, lambda player: self.mark(showing, player))
        return deciding(showing, lambda player: self.mark(showing, player))

    def decision_of_tap(self, showing: Showing, thing: str) -> Decision | None:
        """Return the decision of a tap: the next card stands for going on, the way out for leaving.

        Return None for any other thing.
        """
        due = showing.state.due
        if thing not in WAYS or due is None or showing.seat not in (None, due.player):
            return None
        return Decision(due.player, CHOOSE, WAYS[thing])

    def describe(self, showing: Showing, thing: str) -> list[str]:
        """Return the name and the description of the thing with this id."""
        group = _scene(showing, "wide", [], None).find(thing)
        if group is None:
            return []
        told = [group.label, group.description]
        return [sentence for sentence in told if sentence]


def _scene(showing: Showing, layout: LayoutName, legal: list[str], picked: str | None) -> Scene:
    state = showing.state
    assert isinstance(state, IncanGoldState)
    return board_scene(
        _with_struck(showing.position, state.striking_hazard),
        components=state.components,
        text=showing.game,
        theme=showing.theme,
        layout=layout,
        legal=legal,
        picked=picked,
        is_asking=bool(showing.asked_of) and not showing.is_answered,
    )


PANELS = IncanGoldPanels()


def _with_struck(position: Position, struck: str) -> Position:
    """Return the position with the hazard card `struck`, which ended the round, still on the path."""
    if not struck:
        return position
    removed = [card for card in position["removed"] if card != struck]
    return {**position, "path": [*position["path"], struck], "removed": removed}
