"""The beginning of a game in sentences, each with the rule of setting up it follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.core.base.schema import JSON, Position
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import SentenceWithRule
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN
from tutor.princes.rules.setup import variant_of
from tutor.princes.variants import FIRST_GAME
from tutor.princes.words.naming import Naming


class Beginning(Phrasing[Naming, Components]):
    """Tells the first position of a game that was set up by the rules."""

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """The setting up in the order of the rules; the position is the first of a game."""
        return [
            SentenceWithRule(sentence, f"setup.{rule}")
            for rule, sentence in self._sentences(position)
        ]

    def _sentences(self, position: Position) -> Iterator[tuple[str, str]]:
        say, naming, players = self._say, self._naming, position["players"]
        first = players[0]
        yield (
            "day",
            say(
                "setup-day",
                count=len(players),
                day=position["day"],
                last=self._components.last_day,
            ),
        )
        yield "track", say("setup-track", corn=naming.amount(CORN, position["track_corn"]))
        yield "bonus", say("setup-bonus")
        yield "market", say("setup-market", goods=naming.goods(position["market"]))
        yield "goods", say("setup-goods", goods=naming.goods(first["goods"]))
        incas = first["supply"] + sum(first["incas"].values())
        yield "incas", say("setup-incas", incas=naming.incas("sun_clock", incas))
        yield "cards", say("setup-cards", count=self._cards(first["cards"]))
        scouts = (
            say("setup-scout", player=player["name"], step=player["scout"]) for player in players
        )
        yield "scouts", say("setup-scouts", scouts=self._text.all_of(scouts))
        name = position["turn"]["player"]
        if variant_of(position) == FIRST_GAME:
            yield "first_game", say("setup-first_game", days=self._components.days_saved)
            yield "first_prince", say("setup-first_prince", player=name)
        else:
            yield "first_inca", say("setup-first_inca", player=name)

    @staticmethod
    def _cards(cards: JSON) -> int:
        count: int = cards["hidden"] if isinstance(cards, Mapping) else len(cards)
        return count
