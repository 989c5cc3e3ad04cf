"""Events, choices and refusals as sentences."""

from __future__ import annotations

from tutor.core.base.game import Decision
from tutor.core.base.schema import Position
from tutor.core.words import wording as shared
from tutor.core.words.game_words import Family, message_of
from tutor.core.words.text import Text
from tutor.core.words.wording import Variables
from tutor.incan_gold.spec import SPEC
from tutor.incan_gold.words.naming import Naming


class Wording(shared.Wording):
    """Says events, decisions and refusals; every figure comes from their fields or the position."""

    def __init__(self, text: Text, naming: Naming) -> None:
        super().__init__(text, SPEC, naming)
        self._naming = naming

    def decision_known(self, decision: Decision, position: Position, family: Family) -> str:
        """The effect of a decision in this position, with the treasure at stake."""
        (beside,) = (
            player["beside"] for player in position["players"] if player["name"] == decision.player
        )
        artifacts = [card for card in position["path"] if card.startswith("artifact")]
        return self._text.say(
            f"{message_of(decision, family)}.known",
            player=decision.player,
            choice=str(decision.choice),
            beside=beside,
            left=position["left_on_path"],
            artifacts=self._naming.cards(artifacts),
            artifacts_count=len(artifacts),
        )

    def _besides(self, data: Position) -> Variables:
        """A number of artifacts together with the word; the cost of the cards that strike."""
        found: Variables = {}
        if isinstance(artifacts := data.get("artifacts"), int):
            found["artifacts_named"] = self._naming.artifacts(artifacts)
        if "stake" in data:
            found["cost"] = self._cost(data)
        return found

    def _cost(self, odds: Position) -> str:
        """The cost of the cards that end the round, to a player who stays inside."""
        say, stake = self._text.say, odds["stake"]
        brought = say("odds-brought", stake=stake, alone="yes" if odds["alone"] else "no")
        parts = {part: odds[part] for part in ("beside", "path", "hope")}
        named = say("odds-stake", brought=brought, **parts)
        return say("odds-cost", cards=odds["cards"], strikes=odds["strikes"], stake_named=named)
