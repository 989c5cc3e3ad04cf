"""The learner's earlier games as a list: who played, when, and the ending or the place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.laboratory.playing import outcome_of
from tutor.core.words.formats import date_and_time
from tutor.core.words.text import text_for
from widgets.session.session import Session
from widgets.session.workspace import Workspace
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage
from widgets.shared.workspaces import MOST_EARLIER, Workspaces

_Known = tuple[Workspace, str, object, Markup]

SEPARATOR: Final = " · "


class Earlier:
    """Draws the list; the words of a game are cached for its language and zone."""

    def __init__(self, stage: Stage, workspaces: Workspaces) -> None:
        self._stage, self._workspaces = stage, workspaces
        self._known: list[_Known] = []

    def draw(self) -> Markup:
        """The earlier games, each with the button that opens it."""
        say, games = self._stage.say, self._workspaces.earlier
        if not games:
            return Markup("")
        self._known = [self._row(each) for each in games]
        rows = [
            part for number, known in enumerate(self._known) for part in self._ways(number, known)
        ]
        hint = element("p", say("games-earlier-hint", most=MOST_EARLIER), of="tutor-hint")
        return join(element("h2", say("games-earlier-heading")), hint, *rows)

    def _ways(self, number: int, known: _Known) -> Iterator[Markup]:
        """The button that opens a game, and one that merges it into the open tree, if possible."""
        yield control("earlier", number, known[-1])
        tree, here = known[0].tree, self._stage.session.tree
        is_same = tree.game is here.game and tree.start.position() == here.start.position()
        if is_same and tree.nodes is not here.nodes:
            said = self._stage.say("merge-earlier")
            name = f"{said}: {self._players(known[0])}"
            yield control("merge-earlier", number, said, of="tutor-quiet", aria_label=name)

    def _row(self, workspace: Workspace) -> _Known:
        stage = self._stage
        language, zone = stage.text.language, stage.zone
        for known in self._known:
            if known[0] is workspace and known[1:3] == (language, zone):
                return known
        words = join(
            element("span", self._players(workspace), of="tutor-earlier-who"),
            element("span", self._came(workspace), of="tutor-hint"),
        )
        return workspace, language, zone, words

    def _players(self, workspace: Workspace) -> str:
        """The game and its players, and the day and time of its last decision."""
        stage, tree = self._stage, workspace.tree
        name = text_for(tree.game.name, stage.text.language).say("game-name")
        players = stage.text.all_of(tree.start.players)
        if not workspace.played:
            return stage.say("games-earlier", game=name, players=players)
        locale = stage.say("list-locale")
        day, hour = date_and_time(workspace.played, stage.zone, locale)
        return stage.say("games-earlier.when", game=name, players=players, date=day, time=hour)

    def _came(self, workspace: Workspace) -> str:
        """Who won with how many points and by which ending, or else the place in the game."""
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
