"""The facts that all players know, from a position or a view: the cards in the deck, and the odds.

This module never reads the order of the deck, so hidden and open decks give the same figures. Only
`Odds` computes the worth of going on and of leaving; advice, questions, chances and the page use
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal

from tutor.core.base.schema import Position
from tutor.incan_gold.components import STANDARD, Components

Fate = Literal["waiting", "deck", "path", "taken", "lost", "unfound", "none"]
Sort = Literal["treasure", "artifact", "first", "second"]
"""The sorts of cards by their effect: a hazard is the first or the second of its kind."""


@dataclass(frozen=True)
class Owned:
    """The state of an artifact; `player` and `value` are set if a player has taken the artifact."""

    fate: Fate
    player: str = ""
    value: int = 0


def cards_left(position: Position, components: Components) -> int:
    """Return the number of cards in the deck of a position or a view (`round.end`)."""
    return len(face_down(position, components)) if _is_over(position) else _count(position)


def _is_over(position: Position) -> bool:
    """Return whether the game is over, so that the cards of the path count as cards of the deck."""
    return position["result"] is not None


def _count(position: Position) -> int:
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def face_down(position: Position, components: Components) -> tuple[str, ...]:
    """Return the cards of the deck in the order of the rules.

    Artifacts that players have not found are among these cards (`round.artifact`). After the end of
    the game, the result has all cards that are left in the game.
    """
    if not _count(position) and not _is_over(position):
        return ()
    gone = {*position["path"], *position["removed"], *position["lost_artifacts"]}
    gone.update(each["card"] for player in position["players"] for each in player["artifacts"])
    standard = position["variant"] == STANDARD
    hidden = components.artifacts[: position["round"]] if standard else ()
    return tuple(card for card in (*components.quest, *hidden) if card not in gone)


def of_kind(cards: tuple[str, ...], kind: str, components: Components) -> int:
    """Return how many of these cards are hazards of this kind."""
    return sum(components.hazard_kind.get(card) == kind for card in cards)


def artifact(position: Position, card: str, components: Components) -> Owned:
    """Return the state of an artifact: where it is, and who has it (`round.artifact`, `leave.artifact`).

    After the round, an artifact left on the path is lost (`round.end`).
    """
    for player in position["players"]:
        for each in player["artifacts"]:
            if each["card"] == card:
                return Owned("taken", player["name"], each["value"])
    if position["variant"] != STANDARD:
        return Owned("none")
    if card in position["path"]:
        return Owned("path")
    if card in position["lost_artifacts"]:
        return Owned("lost")
    if components.artifacts.index(card) >= position["round"]:
        return Owned("waiting")
    return Owned("deck" if position["result"] is None else "unfound")


def to_be_worth(position: Position, card: str, components: Components) -> int:
    """Return the value of an artifact on the path to a player who takes it now (`leave.value`)."""
    before = components.artifacts_on(tuple(position["path"])).index(card)
    return components.artifact_value(position["artifacts_taken"] + before)


@dataclass(frozen=True)
class Odds:
    """The odds for one player inside; `known` is a position or a view.

    The choices of other players are secret, so there are figures for leaving alone and for leaving
    with others.
    """

    known: Position
    player: str
    figures: Components

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards that may come next."""
        return face_down(self.known, self.figures)

    @cached_property
    def striking(self) -> Mapping[str, int]:
        """The cards that would end the round, counted by kind of hazard (`card.hazard_second`)."""
        met = dict.fromkeys(self.figures.hazards_on(self.path))
        return {kind: of_kind(self.cards, kind, self.figures) for kind in met}

    @property
    def strikes(self) -> int:
        """The number of cards that would end the round."""
        return sum(self.striking.values())

    @property
    def sorts(self) -> Mapping[Sort, int]:
        """The number of cards of each sort among the cards that may come next."""
        figures = self.figures
        treasures = sum(card in figures.treasure_value for card in self.cards)
        artifacts = sum(card in figures.artifacts for card in self.cards)
        first = len(self.cards) - treasures - artifacts - self.strikes
        return {
            "treasure": treasures,
            "artifact": artifacts,
            "first": first,
            "second": self.strikes,
        }

    @property
    def path(self) -> tuple[str, ...]:
        """The cards on the path, in the order in which they were turned."""
        return tuple(self.known["path"])

    @property
    def left_on_path(self) -> int:
        """The value of the treasure on the path."""
        return int(self.known["left_on_path"])

    @property
    def beside(self) -> int:
        """The value of the treasure that the player loses if a hazard ends the round."""
        (found,) = (each["beside"] for each in self.known["players"] if each["name"] == self.player)
        return int(found)

    @property
    def inside(self) -> int:
        """The number of players inside."""
        return len(self.known["inside"])

    @property
    def shares(self) -> tuple[int, ...]:
        """The player's share of each treasure card to come, if all go on (`card.treasure`)."""
        values = self.figures.treasure_value
        return tuple(values[card] // self.inside for card in self.cards if card in values)

    @property
    def artifacts_on_path(self) -> int:
        """The number of artifacts on the path."""
        return len(self.figures.artifacts_on(self.path))

    @property
    def artifacts(self) -> int:
        """The value that all artifacts on the path have for a player who leaves alone (`leave.value`)."""
        on_path = self.figures.artifacts_on(self.path)
        return sum(to_be_worth(self.known, card, self.figures) for card in on_path)

    def treasure_home(self, leavers: int = 1) -> int:
        """Return the treasure that the player takes home if this many leave now (`leave.share`)."""
        return self.beside + self.left_on_path // leavers

    def leaving(self, leavers: int = 1) -> int:
        """Return the value that the player takes home if this many players leave now (`leave.artifact`).

        Only a player who leaves alone takes artifacts.
        """
        return self.treasure_home(leavers) + (self.artifacts if leavers == 1 else 0)


def percent(share: Fraction | float) -> int:
    """Return a share in percent, rounded to a whole number, and a half upwards.

    >>> percent(Fraction(1, 8))
    13
    """
    return int(share * 100 + Fraction(1, 2))


def tent(position: Position, player: Position) -> int | None:
    """Return the treasure in a player's tent, or None if it is secret.

    After the game, the result of the game shows this treasure.
    """
    found: int | Position = player["tent"]
    if not isinstance(found, Mapping):
        return found
    if position["result"] is None:
        return None
    scores = position["result"]["scores"]
    return next(int(each["treasure"]) for each in scores if each["name"] == player["name"])
