"""The panels of the game: board, stocks, players' marks, decision, note on reconstructions.

This module says which decision a tap makes; `tutor/princes/scene/marks` draws the marks
of the possible decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.questions import About
from tutor.core.drawing.elements import letters
from tutor.core.drawing.scene import Scene
from tutor.core.drawing.svg import picture
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from tutor.princes.components import Components
from tutor.princes.faces import FACES
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import DISTRICT_OF, GOOD_OF, GOODS, PRODUCTION
from tutor.princes.rules.scoring import RESCUE
from tutor.princes.scene import board_scene
from tutor.princes.scene.look import LAYOUTS, is_night
from tutor.princes.scene.marks.marked import NOTHING, Marked, Tapped
from tutor.princes.scene.pictures import emblem, good
from tutor.princes.scene.spectacle import conquest, rescue, sky_colour, summit
from tutor.princes.scene.themes import THEMES
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, split_id, thing_of
from tutor.princes.words import Words
from tutor.princes.words.naming import player_in
from widgets.princes.deciding import costs_ahead, deciding
from widgets.princes.stocks import (
    ahead,
    belongings,
    possessions,
    sign,
    stocks_table,
)
from widgets.shared.controls import Markup, element, join
from widgets.shared.panels import Panels, Showing, Spectacle
from widgets.shared.themes import BoardName, ThemeName

WORKPLACE: Final = ("place_inca", "send_to_clock")


def marks_of(showing: Showing) -> Marked:
    """Return the things to mark on a board: legal, picked and refused things, and alternatives."""
    if showing.points is not None and showing.picked is None and showing.refusal is None:
        return Marked(pointed=showing.points)
    enter, choose = [], []
    for decision in showing.legal:
        found = thing_of(decision)
        if decision.type == "move":
            enter.append(str(decision.choice))
        elif found is not None:
            choose.append(found)
    picked = None if showing.picked is None else _tap_meaning(showing.picked)
    return Marked(
        enter, tuple(dict.fromkeys(choose)), picked, _refusal_marks(showing), _ways(showing)
    )


def decision_of_tap(showing: Showing, tapped: str) -> Decision | None:
    """Return the decision that a tap on a thing makes; None if the tap decides nothing."""
    kind, name = split_id(tapped)
    due = showing.state.due
    asked = "" if due is None else due.type
    player = showing.seat or (showing.position["turn"]["player"] if due is None else due.player)
    if kind == DISTRICT:
        return _district(showing, player, asked, name)
    if not name:
        return None
    if kind == MOON and asked == "turn":
        return Decision(player, "stay", name)
    if kind == ORDER and asked == "acquire":
        return Decision(player, "acquire", name)
    if kind == MARKET and asked == "trade":
        sale = Decision(player, "sell", name)
        return sale if sale in showing.legal else Decision(player, "buy", name)
    return None


def _district(showing: Showing, player: str, asked: str, district: str) -> Decision | None:
    """Return the due decision that names a district, or else the move to it, whether legal or not.

    Return None for the district in which the Prince already stands.
    """
    if district in PRODUCTION:
        if asked in WORKPLACE:
            return Decision(player, asked, district)
        if asked == "recruit":
            return Decision(player, "recruit", (district,))
    here = next(seat["prince"] for seat in showing.position["players"] if seat["name"] == player)
    return None if here == district else Decision(player, "move", district)


def _tap_meaning(decision: Decision, note: str = "") -> Tapped | None:
    found = thing_of(decision)
    return None if found is None else Tapped(found, decision.type == "move", note)


def _refusal_marks(showing: Showing) -> Tapped | None:
    refusal = showing.refusal
    if refusal is None:
        return None
    words = Words(showing.game.text)
    return _tap_meaning(refusal.decision, words.shortfall(refusal))


def _ways(showing: Showing) -> tuple[tuple[int, str], ...]:
    """Return the number and the thing's id of each legal alternative to a refused decision.

    The numbers are those on the card of the refusal. If a thing belongs to several
    alternatives, it has the number of the first.
    """
    nearest = () if showing.refusal is None else showing.refusal.nearest
    found: dict[str, int] = {}
    for number, decision in enumerate(nearest, start=1):
        on_board = thing_of(decision)
        if on_board is not None:
            found.setdefault(on_board, number)
    return tuple((number, name) for name, number in found.items())


GOOD_HEIGHT = 24.0


class PrincesPanels(Panels):
    """The panels of The Princes of Machu Picchu."""

    faces = FACES

    def scene(self, showing: Showing) -> Scene:
        """Return the drawing of the board, with marks on legal, picked and refused decisions."""
        return _board(showing, showing.layout, marks_of(showing))

    def small_scene(self, showing: Showing) -> Scene:
        """Return a drawing of the city and the trail in the phone's layout, in the smallest readable size.

        The picture has no marks and no panels, because the figures of the panels stand beside it.
        """
        scene = _board(showing, "phone", NOTHING)
        return replace(scene, height=round(LAYOUTS["phone"].trail.bottom))

    def stocks(self, showing: Showing) -> Markup:
        """Return the stocks of all players as a table, with the change since the previous step."""
        state, due = showing.state, showing.state.due
        assert isinstance(state, PrincesState)
        return stocks_table(
            showing.position,
            showing.earlier,
            showing.asked_of or (None if due is None else due.player),
            showing.game,
            showing.page,
            lambda name: self.good(name, showing.theme),
            lambda player: self.mark(showing, player),
            lambda name, height: sign(name, showing.theme, height),
            lambda card: _face(card, state.components, showing.theme),
            state.components.summit,
            showing.seat,
        )

    def standing(self, showing: Showing) -> dict[str, str]:
        """Return in words what each player has besides goods, by player."""
        players = showing.position["players"]
        return {each["name"]: belongings(each, showing.game, showing.page) for each in players}

    def good(self, name: str, theme: ThemeName) -> Markup:
        """Return the picture of the good with this name; empty if it is not a good."""
        return _good(name, theme) if name in GOODS else Markup("")

    def ahead(self, showing: Showing) -> Markup:
        """Return a table of the night's pay and of the points by each ending, as the game stands now."""
        return ahead(showing, _components(showing.state), lambda player: self.mark(showing, player))

    def picture_of(self, showing: Showing, about: About) -> Markup:
        """Return the picture of the Sacrifice card that a question is about.

        The board does not show these cards, because players hold them. For any other subject the
        result is empty.
        """
        components = _components(showing.state)
        if about.thing not in components.icons:
            return Markup("")
        drawn = _icons(about.thing, components, showing.theme)
        worth = showing.page.say("pictured-gold", gold=components.gold[about.thing])
        of = "tutor-card-icons tutor-card-asked"
        return element("span", drawn, element("small", worth), class_=of, aria_hidden="true")

    def legend(self, showing: Showing) -> Markup:
        """Return the note on reconstructed figures and how to correct them."""
        lines = _reconstructions(_components(showing.state), showing.game, showing.page)
        return element(
            "section",
            element("h2", showing.page.say("legend-heading")),
            join(*(element("p", line) for line in lines)),
        )

    def deciding(self, showing: Showing) -> Markup:
        """Return the panel of the due decision, with a control for every way to make it."""
        return deciding(showing)

    def at_hand(self, showing: Showing) -> Markup:
        """Return what the deciding player has besides goods; before a whole turn also what people cost."""
        due = showing.state.due
        if due is None:
            return Markup("")
        is_seen, components = showing.seat in (None, due.player), _components(showing.state)
        held = possessions(
            player_in(showing.position, due.player),
            showing.game,
            showing.page,
            lambda name, height: sign(name, showing.theme, height),
            (lambda card: _face(card, components, showing.theme)) if is_seen else None,
        )
        whose = element("b", due.player)
        told = element("p", self.mark(showing, due.player), whose, " ", held, class_="tutor-holder")
        costs = costs_ahead(showing, lambda name: self.good(name, showing.theme))
        return join(told if held else "", costs)

    def decision_of_tap(self, showing: Showing, thing: str) -> Decision | None:
        """Return the decision that a tap on a thing on the board makes; `thing` is its id.

        Return None if the tap decides nothing.
        """
        return decision_of_tap(showing, thing)

    def spectacle(self, showing: Showing, events: Sequence[Event]) -> Spectacle | None:
        """Return the picture of a Scout at the Summit, of the Rescue or of the Conquest.

        Return None if the events have no picture. If the events have both the end of the game and
        a Summit, return the picture of the end.
        """
        players, theme = showing.state.players, showing.theme
        sky, say = sky_colour(theme), showing.page.say
        for event in events:
            if event.type == "game_ended":
                name = str(event.data["ending"])
                parts = (rescue if name == RESCUE else conquest)(theme)
                title, sentence = f"spectacle-{name}.title", say(f"spectacle-{name}")
                return Spectacle(say(title), sentence, sky, parts)
        for event in events:
            if event.type == "scout_advanced" and event.data["laps"]:
                player = str(event.data["player"])
                seat = players.index(player)
                parts = summit(seat, letters(players)[seat], theme)
                sentence = say("spectacle-summit", player=player)
                return Spectacle(say("spectacle-summit.title"), sentence, sky, parts)
        return None

    def describe(self, showing: Showing, thing: str) -> list[str]:
        """Return sentences on a thing on the board: what it is, and what it does now."""
        words = Words(showing.game.text, _components(showing.state))
        return words.thing(showing.position, thing)


@lru_cache(maxsize=32)
def _good(name: str, theme: ThemeName) -> Markup:
    return Markup(picture(good(name, theme), GOOD_HEIGHT))


@lru_cache(maxsize=64)
def _icon(name: str, theme: ThemeName) -> Markup:
    """Return an icon of a Sacrifice card: the profession's good, or the emblem of the order."""
    if name in DISTRICT_OF:
        return _good(GOOD_OF[DISTRICT_OF[name]], theme)
    colours = THEMES[theme]
    return Markup(picture(emblem(name, colours.ink, colours.raised), GOOD_HEIGHT))


def _icons(card: str, components: Components, theme: ThemeName) -> Markup:
    return join(*(_icon(icon, theme) for icon in components.icons[card]))


def _face(card: str, components: Components, theme: ThemeName) -> Markup:
    """Return the icons of a Sacrifice card, and its gold; the page shows the gold only if it fits."""
    gold = element("small", str(components.gold[card]), class_="tutor-card-gold")
    return join(_icons(card, components, theme), gold)


def _board(showing: Showing, layout: BoardName, marks: Marked) -> Scene:
    return board_scene(
        showing.position,
        components=_components(showing.state),
        text=showing.game,
        theme=_light_of(showing),
        layout=layout,
        marked=marks,
    )


def _light_of(showing: Showing) -> ThemeName:
    """Return the theme of the board: dark if it is night in the game, else the theme of the page."""
    is_dark = is_night(showing.position, _components(showing.state).last_day)
    return "dark" if is_dark and showing.theme == "light" else showing.theme


def _components(state: State) -> Components:
    assert isinstance(state, PrincesState)
    return state.components


def _reconstructions(components: Components, text: GameWords, page: Text) -> list[str]:
    borders = [border for border in components.borders if border.is_reconstructed]
    values = [
        text.say(f"order-{order}.many")
        for order, row in components.orders.items()
        if "values" in row.reconstructed_figures
    ]
    costs = [
        text.say(f"order-{order}.many")
        for order, row in components.orders.items()
        if "cost" in row.reconstructed_figures
    ]
    cards = [card for card, is_known in components.known_gold.items() if not is_known]
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
