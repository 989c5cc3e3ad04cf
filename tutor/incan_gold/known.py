"""What everybody at the table can count from a position or a view: what the deck must hold.

No order of the deck is looked at, so that hidden and open decks say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tutor.incan_gold.components import Components
from tutor.incan_gold.terms import STANDARD

Position = Mapping[str, Any]
Fate = Literal["waiting", "deck", "path", "taken", "lost", "unfound", "none"]


@dataclass(frozen=True)
class Owned:
    """Where an artifact is; `player` and `value` where somebody has taken it."""

    fate: Fate
    player: str = ""
    value: int = 0


def cards_left(position: Position, components: Components) -> int:
    """How many cards lie in the deck, whether or not it may be seen (`round.end`)."""
    return len(face_down(position, components)) if _is_over(position) else _count(position)


def _is_over(position: Position) -> bool:
    """Whether the game is over: what was left of the path has then gone back into the deck."""
    return position["result"] is not None


def _count(position: Position) -> int:
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def face_down(position: Position, components: Components) -> tuple[str, ...]:
    """The cards of the deck in the order of the rules; at the end all that are still in the game.

    An artifact never found is one of them (`round.artifact`).
    """
    if not _count(position) and not _is_over(position):
        return ()
    gone = {*position["path"], *position["removed"], *position["lost_artifacts"]}
    gone.update(each["card"] for player in position["players"] for each in player["artifacts"])
    standard = position["variant"] == STANDARD
    hidden = components.artifacts[: position["round"]] if standard else ()
    return tuple(card for card in (*components.quest, *hidden) if card not in gone)


def deadly(position: Position, components: Components) -> tuple[str, ...]:
    """The cards of the deck that would end the round (`card.hazard_second`)."""
    met = set(components.hazards_on(tuple(position["path"])))
    kinds = components.hazard_kind
    return tuple(card for card in face_down(position, components) if kinds.get(card) in met)


def of_kind(cards: tuple[str, ...], kind: str, components: Components) -> int:
    """How many of the cards are hazards of a kind."""
    return sum(components.hazard_kind.get(card) == kind for card in cards)


def artifact(position: Position, card: str, components: Components) -> Owned:
    """Where an artifact is (`round.artifact`, `leave.artifact`, `round.end`)."""
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
    """What an artifact on the path counts for whoever takes it now (`leave.value`)."""
    before = components.artifacts_on(tuple(position["path"])).index(card)
    return components.artifact_value(position["artifacts_taken"] + before)


def tent(position: Position, player: Position) -> int | None:
    """What is in a player's tent; None where it is secret. The result of a game tells everybody."""
    found: int | Position = player["tent"]
    if not isinstance(found, Mapping):
        return found
    if position["result"] is None:
        return None
    scores = position["result"]["scores"]
    return next(int(each["treasure"]) for each in scores if each["name"] == player["name"])
