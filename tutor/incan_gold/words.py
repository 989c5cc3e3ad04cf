"""Incan Gold in words: events, decisions, refusals, rules and positions.

`text_for` returns an instance of `Words`; the sentences are in the catalogues. The sentences say
which things are hidden. The sentences never tell a secret choice, not even for a position that
contains one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from tutor.core.base.game import Decision, Due, State
from tutor.core.base.schema import JSON, Position
from tutor.core.base.spec import Kind
from tutor.core.records.compare import Compared, Figure, Row, Value
from tutor.core.words import wording as shared
from tutor.core.words.game_words import BUTTON, Family, GameWords, Phrasing, message_of
from tutor.core.words.text import PositionPart, SentenceWithRule, Text
from tutor.core.words.wording import FieldNaming, Variables
from tutor.incan_gold.components import DIAMANT, HAZARDS, STANDARD, Components, printed_components
from tutor.incan_gold.spec import SPEC


class Naming(FieldNaming):
    """The names of things in one language."""

    def card(self, card: str) -> str:
        """Return the name of a card inside a sentence: "treasure 11", "a spider", "artifact 2"."""
        kind, _, number = card.partition("_")
        if kind in HAZARDS:
            return self._say(f"hazard-{kind}.a")
        if kind == "artifact":
            return self._say("card-artifact", number=int(number))
        return self._say("card-treasure", value=int("".join(filter(str.isdigit, number))))

    def name(self, thing: str | int) -> str | int:
        """Return the name of a card, with a number for hazards.

        A value that is no card stays unchanged.
        """
        kind, _, number = str(thing).partition("_")
        if not number:
            return thing
        if kind in HAZARDS:
            return self._say("card-hazard-numbered", hazard=kind, number=int(number))
        return self.card(str(thing)) if kind in ("artifact", "treasure") else thing

    def cards(self, cards: Iterable[str]) -> str:
        """Return the cards as a list in words."""
        return self._text.all_of(map(self.card, cards))

    def artifacts(self, count: int) -> str:
        """Return the number of artifacts in words."""
        return self._say("artifacts", count=count)

    def _field(self, name: str, value: JSON, kind: Kind) -> Variables:
        """Return the variables for a field of an event or refusal, by the kind of its value."""
        if kind == "cards":
            return {name: self.cards(value), f"{name}_count": len(value)}
        if value is not None and kind in ("card", "card_or_null"):
            card = self.card(value)
            return {name: card, f"{name}_start": card[:1].upper() + card[1:]}
        if kind == "hazard":
            return {
                name: self._say(f"hazard-{value}"),
                f"a_{name}": self._say(f"hazard-{value}.a"),
            }
        return super()._field(name, value, kind)


class Wording(shared.Wording):
    """The words for events, decisions and refusals.

    Every figure comes from their fields or from the position.
    """

    def __init__(self, text: Text, naming: Naming) -> None:
        super().__init__(text, SPEC, naming)
        self._naming = naming

    def decision_known(self, decision: Decision, position: Position, family: Family) -> str:
        """Return a decision in words, with the treasure at stake in this position."""
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
        """Return the variables for a number of artifacts in words, and for the cost of going on."""
        found: Variables = {}
        if isinstance(artifacts := data.get("artifacts"), int):
            found["artifacts_named"] = self._naming.artifacts(artifacts)
        if "stake" in data:
            found["cost"] = self._cost(data)
        return found

    def _cost(self, odds: Position) -> str:
        """Return the cost of the cards that end the round for a player who stays inside, in words."""
        say, stake = self._text.say, odds["stake"]
        brought = say("odds-brought", stake=stake, alone="yes" if odds["alone"] else "no")
        parts = {part: odds[part] for part in ("beside", "path", "hope")}
        named = say("odds-stake", brought=brought, **parts)
        return say("odds-cost", cards=odds["cards"], strikes=odds["strikes"], stake_named=named)


class Beginning(Phrasing[Naming, Components]):
    """The words for the setup of a game, and for the cards turned without a choice."""

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """Return the sentences on the setup, in the order of the rules, each with its rule.

        `position` is the first position of a game.
        """
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


class Describing(Phrasing[Naming, Components]):
    """The words for positions and views of games with one set of components."""

    def parts(self, position: Position, due: str) -> list[PositionPart]:
        """Return the texts for a whole position.

        `due` is the sentence on the decision that is due.
        """
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

    def moment(self, position: Position) -> tuple[str, ...]:
        """Return the sentences on the round, the cards on the path, and who is inside."""
        path, *_ = self._temple(position)
        return (next(self._moment(position)), path, *self._inside(position))

    def _moment(self, position: Position) -> Iterator[str]:
        rounds = self._components.rounds
        yield self._say("position-round", round=position["round"], rounds=rounds)
        yield self._say("position-leader", leader=position["leader"])
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


class Comparing:
    """The words for a comparison: in which of two lines a player has more of which things."""

    def __init__(self, text: Text) -> None:
        self._say = text.say

    def compare(self, player: str, rows: Iterable[Row], left: str, right: str) -> Compared:
        """Return the rows of one player in words; `left` and `right` name the two sides."""
        told = [row for row in rows if row.is_told]
        names = {"player": player, "left": left, "right": right}
        sentences = (
            self._say(f"compare-{row.key}", **self._sides(row), **names)
            for row in sorted(told, key=lambda row: row.key != "points")
            if row.is_different and row.left is not None and row.right is not None
        )
        return Compared(player, tuple(map(self._figure, told)), tuple(sentences))

    def table(self, rows: Iterable[Row]) -> tuple[Figure, ...]:
        """Return the figures of the board that differ, in words; those of players are left out."""
        return tuple(self._figure(row) for row in rows if row.is_different)

    def _figure(self, row: Row) -> Figure:
        label = self._say(f"compare-label-{row.key}")
        return Figure(row, label, self._value(row.left), self._value(row.right))

    def _value(self, value: Value) -> str:
        """Return a value as the table shows it, in words."""
        if value is None:
            return self._say("compare-hidden")
        return self._say(f"compare-at-{value}") if isinstance(value, str) else str(value)

    def _sides(self, row: Row) -> dict[str, str | int]:
        """Return the variables for the values of both sides of a row."""
        sides: dict[str, str | int] = {}
        for side, value in (("left", row.left), ("right", row.right)):
            if isinstance(value, str):
                sides[f"{side}_place"] = self._say(f"compare-at-{value}.where")
            elif isinstance(value, int):
                sides[f"{side}_count"] = value
                sides[f"{side}_artifacts"] = self._say("artifacts", count=value)
        return sides


def rule_figures(text: Text, figures: Components) -> Variables:
    """Return the figures that the texts of rules may quote, by name."""
    kinds = tuple(dict.fromkeys(figures.hazard_kind.values()))
    return {
        "treasures": len(figures.treasure_value),
        "hazards": len(figures.hazard_kind),
        "of_each": len(figures.hazard_kind) // len(kinds),
        "kinds": text.all_of(text.say(f"hazard-{kind}") for kind in kinds),
        "values": text.all_of(map(str, figures.treasure_value.values())),
        "artifacts": text.say("artifacts", count=len(figures.artifacts)),
        "first_taken": figures.first_taken,
        "first_value": figures.first_value,
        "later_value": figures.later_value,
        "rounds": figures.rounds,
    }


class Words(GameWords):
    """The words of the game in one language, with the figures of the components in use."""

    def __init__(self, text: Text, components: Components | None = None) -> None:
        super().__init__(text)
        self.components = printed_components() if components is None else components

    def with_components(self, components: Components) -> Words:
        """Return the same words for a game with other printed figures."""
        return Words(self.text, components)

    def due(self, due: Due | None, state: State | None = None) -> str:
        """Return the sentence on the decision that is due ("Ana decides: torch or camp, in secret").

        If `due` is None, the sentence says that the game is over.
        """
        if due is None:
            return self.say("due-over")
        return self.say("due", player=due.player, what=self.say(f"due-{due.type}"))

    def position_parts(self, position: Position) -> list[PositionPart]:
        """Return a position or view in words: a text for each subject."""
        pending = position["pending"]
        due = self.due(None if pending is None else Due(pending["player"], pending["type"]))
        return self._describing.parts(position, due)

    def moment(self, position: Position) -> tuple[str, ...]:
        """Return the sentences on the round, the cards on the path, and who is inside."""
        return self._describing.moment(position)

    def figures(self, values: Mapping[str, str | int]) -> Variables:
        """Return the variables of a lesson's text: numbers unchanged, cards with their names."""
        return {name: self._naming.name(value) for name, value in values.items()}

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """Return the setup of a game in sentences, each with its rule.

        `position` is the first position.
        """
        return Beginning(self.text, self._naming, self.components).setup(position)

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self.text)

    @cached_property
    def _describing(self) -> Describing:
        return Describing(self.text, self._naming, self.components)

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.text, self._naming)

    @cached_property
    def _rule_figures(self) -> Variables:
        return rule_figures(self.text, self.components)

    def _comparing(self) -> Comparing:
        return Comparing(self.text)

    def _effect(
        self, decision: Decision, state: State, position: Position, family: Family = BUTTON
    ) -> str:
        return self._wording.decision_known(decision, position, family)
