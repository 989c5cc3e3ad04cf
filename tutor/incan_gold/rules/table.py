"""The table on which the game is played: the temple with its cards, and the tents.

The rules change a `Table`, and after each change note the event that explains the change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.incan_gold.components import CHOICES, CHOOSE, STANDARD, Components


@dataclass(frozen=True)
class Chance:
    """The source of the decks: a seed, or a deck for each round, the top card first.

    Exactly one of `seed` and `decks` is not None; `place` is the place of the source in a file.
    """

    seed: int | None
    decks: tuple[tuple[str, ...], ...] | None
    place: str

    def deck(self, round_number: int, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the deck of a round: these cards shuffled, or the given deck (`round.artifact`).

        Raises RecordError if the given deck does not have exactly these cards.
        """
        if self.decks is None:
            chance = Random(f"{self.seed}/{round_number}")
            numbers = {card: chance.random() for card in cards}
            return tuple(sorted(cards, key=numbers.__getitem__))
        given = self.decks[round_number - 1]
        if set(given) != set(cards):
            raise RecordError([self._wrong_deck(round_number, given, cards)])
        return given

    def _wrong_deck(
        self, round_number: int, given: tuple[str, ...], cards: tuple[str, ...]
    ) -> Fault:
        numbers = {
            "round": round_number,
            "found": len(given),
            "expected": len(cards),
            "missing": next((card for card in cards if card not in given), "none"),
            "foreign": next((card for card in given if card not in cards), "none"),
        }
        return Fault(f"{self.place}.decks[{round_number - 1}]", "wrong_deck", numbers)


@dataclass(frozen=True, eq=False)
class Match:
    """The parts of a game that never change.

    `choices` has the two possible decisions of each player.
    """

    components: Components
    names: tuple[str, ...]
    variant: str
    chance: Chance
    choices: Mapping[str, tuple[Decision, ...]]


def match_of(components: Components, names: tuple[str, ...], variant: str, chance: Chance) -> Match:
    """Return the match of these players, with the two possible decisions of each player."""
    choices = {name: tuple(Decision(name, CHOOSE, choice) for choice in CHOICES) for name in names}
    return Match(components, names, variant, chance, choices)


class Player:
    """The treasure and artifacts of one player.

    Treasure in the `tent` is safe. Treasure `beside` the tent can be lost. `artifacts` has the
    artifacts in the order in which the player took them, each with its value.
    """

    __slots__ = ("artifacts", "beside", "name", "tent")

    def __init__(
        self,
        name: str,
        tent: int = 0,
        beside: int = 0,
        artifacts: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.name = name
        self.tent = tent
        self.beside = beside
        self.artifacts = artifacts

    def copy(self) -> Player:
        """Return an independent copy of the player."""
        return Player(self.name, self.tent, self.beside, self.artifacts)


class Table:
    """The whole state of a game, which the rules change.

    Each state and each playout has a table of its own.

    `inside` has the seats of the players inside, from the leader of the round on; it is empty after
    the game. `chosen` has the secret choices so far, in the order of these players. `path` has the
    cards in the order in which they were turned, without artifacts that players have taken.
    `struck` is the second hazard of a kind while it lies open; positions do not have it, because
    the round is over then. The rules replace all attributes but `players` and never change their
    values in place.
    """

    __slots__ = (
        "chosen",
        "deck",
        "inside",
        "left_on_path",
        "log",
        "lost_artifacts",
        "match",
        "moments",
        "path",
        "players",
        "removed",
        "round",
        "struck",
    )

    def __init__(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = players
        self.round = 0
        self.path: tuple[str, ...] = ()
        self.left_on_path = 0
        self.inside: tuple[int, ...] = ()
        self.chosen: tuple[str, ...] = ()
        self.deck: tuple[str, ...] = ()
        self.removed: tuple[str, ...] = ()
        self.lost_artifacts: tuple[str, ...] = ()
        self.struck = ""
        self.log: list[Event] | None = None
        self.moments: list[Table] | None = None

    def copy(self) -> Table:
        """Return an independent copy of the table, without its log of events."""
        twin = Table(self.match, [player.copy() for player in self.players])
        twin.round = self.round
        twin.path = self.path
        twin.left_on_path = self.left_on_path
        twin.inside = self.inside
        twin.chosen = self.chosen
        twin.deck = self.deck
        twin.removed = self.removed
        twin.lost_artifacts = self.lost_artifacts
        twin.struck = self.struck
        return twin

    @property
    def leader(self) -> int:
        """The seat of the player who leads this round (`setup.players`)."""
        return (self.round - 1) % len(self.players)

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats in order, from the leader of this round on."""
        count = len(self.players)
        return tuple((self.leader + offset) % count for offset in range(count))

    @property
    def due_player(self) -> Player | None:
        """The player whose choice is due.

        None if all players inside have chosen, and after the game.
        """
        waiting = self.inside[len(self.chosen) :]
        return self.players[waiting[0]] if waiting else None

    @property
    def is_over(self) -> bool:
        """Whether the last round is over: no player is inside, and the path is empty."""
        return not self.inside and not self.path and self.round == self.match.components.rounds

    @property
    def taken_artifacts(self) -> int:
        """The number of artifacts that players have taken."""
        return sum(len(player.artifacts) for player in self.players)

    def go_out(self, player: Player) -> None:
        """Remove a player from the temple."""
        self.inside = tuple(seat for seat in self.inside if self.players[seat] is not player)

    def in_game(self) -> tuple[str, ...]:
        """Return the cards of this round's deck in the order of the rules (`round.artifact`).

        The deck lacks removed hazards, and artifacts that are taken or lost. In the variant without
        artifacts it lacks all artifacts (`variant.diamant`).
        """
        figures = self.match.components
        gone = {*self.removed, *self.lost_artifacts}
        gone.update(card for player in self.players for card, _ in player.artifacts)
        hidden = figures.artifacts[: self.round] if self.match.variant == STANDARD else ()
        return tuple(card for card in (*figures.quest, *hidden) if card not in gone)

    def names(self, seats: Iterable[int]) -> list[str]:
        """Return the names of the players in these seats."""
        return [self.players[seat].name for seat in seats]

    def note(self, kind: str, rule: str, **data: Any) -> None:
        """Add an event to the log, if there is a log, after the change that the event describes."""
        if self.log is not None:
            self.log.append(Event(kind, rule, data))
            self._keep()

    def note_secret(
        self, kind: str, rule: str, data: dict[str, Any], hidden: str, seen_by: tuple[str, ...]
    ) -> None:
        """Add an event to the log; only the players in `seen_by` may know its field `hidden`."""
        if self.log is not None:
            self.log.append(Event(kind, rule, data, (hidden,), seen_by))
            self._keep()

    def keep_moments(self) -> list[Table]:
        """Return a list to which each later event adds a copy of the table."""
        self.moments = []
        return self.moments

    def _keep(self) -> None:
        if self.moments is not None:
            self.moments.append(self.copy())
