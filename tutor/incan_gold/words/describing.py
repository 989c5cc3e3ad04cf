"""A position or a view in words that read well aloud: the moment, the temple, the players.

Each string has one subject and may be several sentences. Hidden things are said to be hidden, and
no choice is told before it is shown, not even from a whole position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.core.base.schema import Position
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import PositionPart
from tutor.incan_gold.components import Components
from tutor.incan_gold.variants import DIAMANT
from tutor.incan_gold.words.naming import Naming


class Describing(Phrasing[Naming, Components]):
    """Describes positions and views, for one set of components."""

    def parts(self, position: Position, due: str) -> list[PositionPart]:
        """The whole position; `due` is the sentence on the decision that is due."""
        is_over = position["result"] is not None
        temple = (" ".join(self._temple(position)), " ".join(self._inside(position)))
        parts = (
            ("temple", [" ".join(self._moment(position)), *(() if is_over else temple)]),
            ("players", [" ".join(self._player(player)) for player in position["players"]]),
            ("gone", self._gone_cards(position)),
            ("result", self._result(position))
            if is_over
            else ("now", [self._say("position-due", due=due)]),
        )
        found = ((key, tuple(told)) for key, told in parts)
        return [
            PositionPart(self._say(f"position-part-{key}"), told) for key, told in found if told
        ]

    def _moment(self, position: Position) -> Iterator[str]:
        yield self._say(
            "position-round",
            round=position["round"],
            rounds=self._components.rounds,
            leader=position["leader"],
        )
        if position["variant"] == DIAMANT:
            yield self._say("position-diamant")

    def _temple(self, position: Position) -> Iterator[str]:
        say, path, deck = self._say, position["path"], position["deck"]
        form = ("-empty", "-one")[len(path)] if len(path) < 2 else ""
        cards = {"cards": self._naming.cards(path)} if path else {}
        yield say(f"position-path{form}", **cards)
        yield say("position-left", left=position["left_on_path"])
        count = deck["hidden"] if isinstance(deck, Mapping) else len(deck)
        yield say("position-deck", count=count)

    def _inside(self, position: Position) -> Iterator[str]:
        for key in ("inside", "chosen"):
            names = tuple(position[key])
            if names:
                players = self._text.all_of(names)
                yield self._say(f"position-{key}", players=players, players_count=len(names))

    def _player(self, player: Position) -> Iterator[str]:
        name, tent = player["name"], player["tent"]
        hidden = "hidden" if isinstance(tent, Mapping) else tent
        yield self._say("position-beside", player=name, beside=player["beside"], tent=hidden)
        if player["artifacts"]:
            artifacts = self._text.all_of(
                self._say(
                    "position-artifact", card=self._naming.card(each["card"]), value=each["value"]
                )
                for each in player["artifacts"]
            )
            yield self._say("position-artifacts", player=name, artifacts=artifacts)

    def _gone_cards(self, position: Position) -> Iterator[str]:
        for form, key in (("removed", "removed"), ("lost", "lost_artifacts")):
            cards = position[key]
            if cards:
                named = self._naming.cards(cards)
                yield self._say(f"position-{form}", cards=named, count=len(cards))

    def _result(self, position: Position) -> Iterator[str]:
        result = position["result"]
        yield self._say("position-over")
        for score in result["scores"]:
            yield self._say(
                "position-score",
                player=score["name"],
                treasure=score["treasure"],
                artifacts_named=self._naming.artifacts(score["artifacts"]),
                artifact_points=score["artifact_points"],
                total=score["total"],
            )
        winners = result["winners"]
        players = self._text.all_of(winners)
        yield self._say("position-winners", players=players, players_count=len(winners))
