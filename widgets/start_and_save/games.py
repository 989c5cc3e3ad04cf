"""The learner's games: the form for a new game, the earlier games, files and links.

The common choices are rows of buttons, of which one is pressed; the other choices are folded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import ipywidgets

from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.base.kit import games
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.base.schema import Position
from tutor.core.laboratory.playing import outcome_of
from tutor.core.records.files import dump_tree, link_to
from tutor.core.records.record import position_id
from tutor.core.records.tree import Tree
from tutor.core.words.formats import date_and_time
from tutor.core.words.text import text_for
from widgets.session.session import Session
from widgets.session.workspace import KINDS, USUAL_PLAYERS, Workspace, kinds_of
from widgets.shared.controls import Markup, control, download, element, join
from widgets.shared.making import Line, box, html, make_field
from widgets.shared.model import PageModel
from widgets.shared.panels import has_panels
from widgets.shared.place import Place
from widgets.shared.stage import Stage
from widgets.shared.window import name_part
from widgets.shared.workspaces import MOST_EARLIER, Workspaces

_Known = tuple[Workspace, str, object, Markup]

SEPARATOR: Final = " · "


class Earlier:
    """The list of earlier games; the words of a game are cached by language and time zone."""

    def __init__(self, stage: Stage, workspaces: Workspaces) -> None:
        self._stage, self._workspaces = stage, workspaces
        self._known: list[_Known] = []

    def draw(self) -> Markup:
        """Return the earlier games, each with the button that opens it."""
        say, games = self._stage.say, self._workspaces.earlier
        if not games:
            return Markup("")
        self._known = [self._row(each) for each in games]
        rows = [
            part for number, known in enumerate(self._known) for part in self._ways(number, known)
        ]
        hint = element("p", say("games-earlier-hint", most=MOST_EARLIER), class_="tutor-hint")
        return join(element("h2", say("games-earlier-heading")), hint, *rows)

    def _ways(self, number: int, known: _Known) -> Iterator[Markup]:
        """Yield the button that opens an earlier game, and the button that merges the game.

        A game can be merged only if it begins at the same position as the open game.
        """
        yield control("earlier", number, known[-1])
        tree, here = known[0].tree, self._stage.session.tree
        is_same = tree.game is here.game and tree.start.position() == here.start.position()
        if is_same and tree.nodes is not here.nodes:
            said = self._stage.say("merge-earlier")
            name = f"{said}: {self._players(known[0])}"
            yield control("merge-earlier", number, said, class_="tutor-quiet", aria_label=name)

    def _row(self, workspace: Workspace) -> _Known:
        stage = self._stage
        language, zone = stage.text.language, stage.zone
        for known in self._known:
            if known[0] is workspace and known[1:3] == (language, zone):
                return known
        words = join(
            element("span", self._players(workspace), class_="tutor-earlier-who"),
            element("span", self._came(workspace), class_="tutor-hint"),
        )
        return workspace, language, zone, words

    def _players(self, workspace: Workspace) -> str:
        """Return the game and its players in words, with the day and time of the last decision."""
        stage, tree = self._stage, workspace.tree
        name = text_for(tree.game.name, stage.text.language).say("game-name")
        players = stage.text.all_of(tree.start.players)
        if not workspace.played:
            return stage.say("games-earlier", game=name, players=players)
        locale = stage.say("list-locale")
        day, hour = date_and_time(workspace.played, stage.zone, locale)
        return stage.say("games-earlier.when", game=name, players=players, date=day, time=hour)

    def _came(self, workspace: Workspace) -> str:
        """Return in words who won and how; if the game is unfinished, return how far it has come."""
        tree = workspace.tree
        result = tree.step(tree.end(0)).state.position()["result"]
        if result is not None:
            return self._ending(workspace, result)
        stage = self._stage
        there = Stage(Session(workspace), stage.text, stage.loop, stage.theme)
        return stage.say("games-earlier-going", place=there.standing(), count=len(tree.nodes))

    def _ending(self, workspace: Workspace, result: Position) -> str:
        stage, tree = self._stage, workspace.tree
        names, words = tree.start.players, text_for(tree.game.name, stage.text.language)
        outcome = outcome_of(dict(result), names)
        winners = result["winners"]
        parts = [
            words.say(
                "position-winners",
                players=stage.text.all_of(winners),
                players_count=len(winners),
            )
        ]
        key = f"ending-{outcome.ending}"
        if outcome.ending:
            parts.append(words.say(key) if words.text.knows(key) else outcome.ending)
        if result.get("scores"):
            scores = zip(names, map(round, outcome.points), strict=True)
            ordered = sorted(scores, key=lambda each: -each[1])
            points = [stage.say("games-points", player=who, points=score) for who, score in ordered]
            parts.append(stage.text.all_of(points))
        return SEPARATOR.join(parts)


ALONE, AROUND = "alone", "around"
"""The choices without programmed players: one person for all seats, or one for each seat."""


class Games:
    """The form for a new game, and the buttons that save and open a game."""

    def __init__(self, stage: Stage, workspaces: Workspaces) -> None:
        self._stage = stage
        self._earlier = Earlier(stage, workspaces)
        self.game = make_field(ipywidgets.Dropdown, "tutor-field tutor-games-game")
        self.count, self.variant, self.others = (
            make_field(
                ipywidgets.RadioButtons, f"tutor-field tutor-games-{of} tutor-buttons-of-one"
            )
            for of in ("players", "variant", "others")
        )
        self.name = make_field(Line, "tutor-field tutor-player-name")
        begin = self._begin = make_field(ipywidgets.Button, "tutor-main-do tutor-begin")
        self._head, self._more = html(), html("tutor-games-more")
        self._keep, self._open = html(), html()
        self._kept: Tree | None = None
        self._spoken = self._offered = ""
        self._label()
        self.game.observe(stage.loop.handler(lambda _: self._fit()), names="value")
        self.others.observe(stage.loop.handler(lambda _: self._ask_names()), names="value")
        form = box(
            "tutor-fields",
            self.count,
            self.others,
            self.variant,
            begin,
            self._more,
            self.name,
            self.game,
        )
        self.widget = box("tutor-card tutor-games-card", self._head, form, self._keep, self._open)

    def on_begin(self, begin: Callable[[], None]) -> None:
        """Call `begin` when the reader begins the game that the form describes."""
        self._begin.on_click(self._stage.loop.handler(lambda _: begin()))

    def show(self, model: PageModel) -> None:
        """Show the form.

        The form describes the game that is open until the reader chooses another game. If a file
        is offered, the offer ends when the tree changes.
        """
        if model.tab != "games":
            return
        self._label()
        if (game := self._stage.session.tree.game.name) != self._offered:
            self._offered = self.game.value = game
        name_part(self.widget, "games", self._stage.say("tab-games"))
        self._head.value = element("h2", self._stage.say("games-heading"))
        self._keep.value = self._draw_keep()

    def keep(self) -> None:
        """Offer the tree as a file and as a link."""
        self._kept = self._stage.session.tree

    def _name(self, game: str) -> str:
        return text_for(game, self._stage.text.language).say("game-name")

    def _label(self) -> None:
        """Write the labels of the form in the present language; the reader's choices stay."""
        say, language = self._stage.say, self._stage.text.language
        if language == self._spoken:
            return
        self._spoken = language
        game = self.game.value or self._stage.session.tree.game.name
        count, variant = self.count.value, self.variant.value
        others = self.others.value or KINDS[0]
        self.game.options = [(self._name(name), name) for name in games() if has_panels(name)]
        self.game.value = game
        self._fit(others)
        if count is not None:
            self.count.value, self.variant.value = count, variant
        for widget, message in (
            (self.game, "games-game"),
            (self.count, "games-players"),
            (self.variant, "games-variant"),
            (self.others, "games-others"),
            (self._begin, "games-begin"),
        ):
            widget.description = say(message)
        self._ask_names()
        summary = element(
            "summary", say("games-more"), class_="tutor-do tutor-caret", data={"key": "games-more"}
        )
        self._more.value = element("details", summary, data={"menu": "games-more"})
        self._open.value = control(
            "choose-file", LARGEST_FILE, say("games-load"), class_="tutor-upload"
        )

    def _ask_names(self) -> None:
        """Describe the field for names, and show it unfolded if people share the screen."""
        is_asked = self.others.value == AROUND
        self.name.description = self._stage.say("games-names" if is_asked else "games-name")
        (self.name.add_class if is_asked else self.name.remove_class)("tutor-is-asked")

    @property
    def player_names(self) -> list[str]:
        """The names in the field; people who share a screen write their names with commas between."""
        given = self.name.value.split(",") if self.others.value == AROUND else [self.name.value]
        return [name.strip() for name in given if name.strip()]

    def _fit(self, others: str = "") -> None:
        """Offer the numbers of players, the variants and the other players of the chosen game.

        `others` is the kind of other players that the form chooses if the reader has not chosen
        one.
        """
        if self.game.value is None:
            return  # no game is chosen while the labels change
        game = find_game(self.game.value)
        words = text_for(game.name, self._stage.text.language)
        fewest, most = game.seats
        self.count.options = [(str(count), count) for count in range(fewest, most + 1)]
        self.count.value = min(max(USUAL_PLAYERS, fewest), most)
        self.variant.options = [(words.say(f"variant-{each}"), each) for each in game.variants]
        self.variant.value = game.variants[0]
        kinds = (*kinds_of(game.name), AROUND, ALONE)
        chosen = others or self.others.value
        say = self._stage.say
        self.others.options = [(say(f"games-others-{kind}"), kind) for kind in kinds]
        self.others.value = chosen if chosen in kinds else kinds[0]

    def _draw_keep(self) -> Markup:
        say = self._stage.say
        heading = element("h2", say("keep-heading"))
        hand_out = control("handout", "", say("handout-do"))
        tree = self._stage.session.tree
        if self._kept is not tree:
            ways = element("div", control("keep", "", say("keep-do")), hand_out, class_="tutor-row")
            return element("section", heading, ways, self._earlier.draw())
        name = f"{tree.game.name}-tree.json"
        known = self._stage.session.workspace.known_tree
        file = download(say("keep-file"), dump_tree(known), "application/json", name)
        seat = self._stage.session.seating
        try:
            # Hands that are hidden here stay hidden where the link is opened.
            view = "explore" if seat is None else "play"
            packed, is_whole = link_to(known)
            address = Place(view, game=tree.game.name, link=packed, seat=seat).query
        except TutorError:  # the link is too long
            link, told = Markup(""), element("p", say("keep-no-link"))
        else:
            link = element("a", say("keep-link"), href=address, target="_blank", class_="tutor-do")
            short = element("p", say("keep-short-link"), class_="tutor-hint")
            told = Markup("") if is_whole else short
        asked = element("h3", say("keep-choose"))
        ways = element("div", file, link, hand_out, class_="tutor-row")
        hidden = "" if seat is None else element("p", say("keep-hidden"), class_="tutor-hint")
        found = position_id(self._stage.showing().position)
        number = element(
            "details",
            element("summary", say("keep-number"), data={"key": "keep-number"}),
            element("p", say("keep-position", id=found), class_="tutor-hint"),
            class_="tutor-folded",
        )
        return element("section", heading, asked, ways, told, hidden, number, self._earlier.draw())
