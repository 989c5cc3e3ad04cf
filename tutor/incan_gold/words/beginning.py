"""The beginning of a game in sentences, each with the rule of setting up it follows."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.base.schema import Position
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import SentenceWithRule
from tutor.incan_gold.components import Components
from tutor.incan_gold.variants import STANDARD
from tutor.incan_gold.words.naming import Naming


class Beginning(Phrasing[Naming, Components]):
    """Tells the first position of a game: the set-up, and the cards turned without a choice."""

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """The setting up in the order of the rules; the position is the first of a game."""
        return [SentenceWithRule(sentence, rule) for rule, sentence in self._sentences(position)]

    def _sentences(self, position: Position) -> Iterator[tuple[str, str]]:
        say, naming, figures = self._say, self._naming, self._components
        players = position["players"]
        yield (
            "setup.players",
            say(
                "setup-players",
                count=len(players),
                rounds=figures.rounds,
                leader=players[0]["name"],
            ),
        )
        yield (
            "setup.quest",
            say(
                "setup-quest",
                treasures=len(figures.treasure_value),
                hazards=len(figures.hazard_kind),
                kinds=len(set(figures.hazard_kind.values())),
            ),
        )
        is_standard = position["variant"] == STANDARD
        if is_standard:
            artifacts = naming.artifacts(len(figures.artifacts))
            yield "setup.artifacts", say("setup-artifacts", artifacts=artifacts)
        else:
            yield "variant.diamant", say("setup-diamant")
        for number, card in enumerate(position["removed"], start=1):
            hazard = say(f"hazard-{figures.hazard_kind[card]}")
            yield "card.hazard_second", say("setup-struck", round=number, hazard=hazard)
        number = position["round"]
        if is_standard:
            artifact = naming.card(figures.artifacts[number - 1])
            yield "round.artifact", say("setup-round", round=number, artifact=artifact)
        turned = position["path"]
        form = "setup-first" if len(turned) == 1 else "setup-second"
        yield "round.first", say(form, cards=naming.cards(turned))
