"""The panels of the game: its board, its stocks, its players' marks, its reconstructed figures."""

from __future__ import annotations

from tutor.core.game import State
from tutor.core.scene import Scene
from tutor.core.svg import picture
from tutor.core.text import GameText, Text
from tutor.princes.components import Components
from tutor.princes.game import PrincesState
from tutor.princes.scene import board_scene
from tutor.princes.scene.goods import good
from tutor.princes.scene.marks import letters, token
from widgets.look import LayoutName, ThemeName
from widgets.markup import Markup, element, joined
from widgets.princes.stocks import stocks_table

MARK_SIZE, MARK_LETTER = 24.0, 14.0
GOOD_HEIGHT = 24.0


class PrincesPanels:
    """What the shared windows ask of this game; see `widgets.panels.Panels`."""

    def scene(self, state: State, text: GameText, theme: ThemeName, layout: LayoutName) -> Scene:
        """The board at a state; `layout` is wide, medium or phone."""
        components = _components(state)
        return board_scene(
            state.position(),
            components=components,
            text=text,
            theme=theme,
            layout=layout,
        )

    def stocks(
        self, state: State, before: State, text: GameText, page: Text, theme: ThemeName
    ) -> Markup:
        """The stocks of all players as a table, with what changed since `before`."""
        due = state.due
        return stocks_table(
            state.position(),
            before.position(),
            None if due is None else due.player,
            text,
            page,
            lambda name: Markup(picture(good(name, theme), GOOD_HEIGHT)),
            lambda player: self.mark(state, player, theme),
        )

    def mark(self, state: State, player: str, theme: ThemeName) -> Markup:
        """A player's shape and letter."""
        seat = state.players.index(player)
        letter = letters(state.players)[seat]
        return Markup(picture(token(seat, letter, MARK_SIZE, MARK_LETTER, theme), MARK_SIZE))

    def legend(self, state: State, text: GameText, page: Text) -> Markup:
        """What is reconstructed and how to correct it."""
        return element(
            "section",
            element("h2", page.say("legend-heading")),
            joined(
                *(element("p", line) for line in _reconstructed(_components(state), text, page))
            ),
        )


def _components(state: State) -> Components:
    assert isinstance(state, PrincesState)
    return state.components


def _reconstructed(components: Components, text: GameText, page: Text) -> list[str]:
    borders = [border for border in components.borders if border.is_reconstructed]
    values = [
        text.say(f"order-{order}.many")
        for order, row in components.orders.items()
        if "reconstructed" in row.source["values"]
    ]
    costs = [
        text.say(f"order-{order}.many")
        for order, row in components.orders.items()
        if "reconstructed" in row.source["cost"]
    ]
    cards = [card for card, source in components.card_sources.items() if "reconstruct" in source]
    say = page.say
    lines = []
    if borders:
        lines.append(say("legend-borders", count=len(borders), all=len(components.borders)))
    if values:
        lines.append(say("legend-values", rows=page.all_of(values)))
    if costs:
        lines.append(say("legend-costs", rows=page.all_of(costs)))
    if cards:
        lines.append(say("legend-gold", count=len(cards)))
    return [*lines, say("legend-correct")]


PANELS = PrincesPanels()
