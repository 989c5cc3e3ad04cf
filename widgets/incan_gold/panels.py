"""The panels of the game: board, stocks, players' marks, decision, and taps on the board."""

from __future__ import annotations

from tutor.core.base.game import Decision
from tutor.core.base.schema import Position
from tutor.core.drawing.scene import Scene
from tutor.core.drawing.svg import picture
from tutor.core.records.lines import Line
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.identifiers import CAMP, CHOOSE, TORCH
from tutor.incan_gold.scene import LayoutName, board_scene
from tutor.incan_gold.scene.cards import gem
from tutor.incan_gold.scene.look import seats
from tutor.incan_gold.scene.pictures import thing
from widgets.incan_gold.deciding import deciding
from widgets.incan_gold.result import result
from widgets.incan_gold.stocks import stocks_table
from widgets.incan_gold.turned_cards import turned_cards
from widgets.shared.markup import Markup, element
from widgets.shared.panels import Panels, Showing
from widgets.shared.themes import ThemeName

PICTURE = 24.0
WAYS = {"next": TORCH, "way-out": CAMP}


class IncanGoldPanels(Panels):
    """The panels of the game."""

    def scene(self, showing: Showing) -> Scene:
        """The board, with marks on legal and picked choices."""
        picked = showing.picked
        is_pointed = showing.points is not None
        return _scene(
            showing,
            showing.layout,
            [] if is_pointed else [str(decision.choice) for decision in showing.legal],
            None if picked is None else str(picked.choice),
        )

    def small_scene(self, showing: Showing) -> Scene:
        """The board without marks, in its smallest readable size."""
        return _scene(showing, "phone", [], None)

    def stocks(self, showing: Showing) -> Markup:
        """The stocks of all players as a table, with the change since the step before."""
        return stocks_table(
            showing,
            lambda name: self.good(name, showing.theme),
            lambda player: self.mark(showing, player),
        )

    def standing(self, showing: Showing) -> dict[str, str]:
        """Where each player is, in a word."""
        say = showing.page.say
        return {seat.name: say("gold-doing", doing=seat.doing) for seat in seats(showing.position)}

    def landmarks(self, showing: Showing, line: Line) -> list[tuple[int, Markup]]:
        """The cards that were turned."""
        return list(turned_cards(line, showing.theme))

    def good(self, name: str, theme: ThemeName) -> Markup:
        """A picture for a figure of the game, or an empty string."""
        if name == "beside":
            return Markup(picture(gem("turquoise", theme), PICTURE * 0.75))
        pictured = {"tent": "tent", "artifacts": "artifact", "artifact_points": "artifact"}
        if name not in pictured:
            return Markup("")
        return Markup(picture(thing(pictured[name], theme), PICTURE))

    def legend(self, showing: Showing) -> Markup:
        """The note on figures that no rules text states: their sources, how to correct them."""
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
        """Going on or leaving, each with its possible outcome; after the game, the result."""
        if showing.state.due is None:
            return result(showing, lambda player: self.mark(showing, player))
        return deciding(showing, lambda player: self.mark(showing, player))

    def decision_of_tap(self, showing: Showing, thing: str) -> Decision | None:
        """The decision of a tap: the next card goes on, the way out leaves; else None."""
        due = showing.state.due
        if thing not in WAYS or due is None or showing.seat not in (None, due.player):
            return None
        return Decision(due.player, CHOOSE, WAYS[thing])

    def describe(self, showing: Showing, thing: str) -> list[str]:
        """The name and the description of the thing with this id."""
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
    )


PANELS = IncanGoldPanels()


def _with_struck(position: Position, struck: str) -> Position:
    """The position as it is on the table: the hazard card that struck lies open on the path."""
    if not struck:
        return position
    removed = [card for card in position["removed"] if card != struck]
    return {**position, "path": [*position["path"], struck], "removed": removed}
