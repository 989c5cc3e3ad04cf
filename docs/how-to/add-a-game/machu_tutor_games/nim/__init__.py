"""Nim: one heap of stones; each player in turn takes one to three, and the last stone wins."""

from collections.abc import Sequence

from machu_tutor_games.nim.plain import Against, PlainGame, Position

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due
from tutor.core.base.reading import Reader

HEAP = 15
CHOICES = {"take": range(1, 4)}


class Nim:
    """The rules of the game, each a function of the position."""

    name = "nim"
    rules = ("setup.heap", "turn.player", "turn.over", "take.heap", "end.last")
    seats = (2, 8)
    variants = ("standard",)
    choices = CHOICES

    def begin(self, players: Sequence[str], variant: str) -> Position:
        """Return the start: all stones on the heap, the first player to take (`setup.heap`)."""
        return {"heap": HEAP, "turn": players[0], "result": None}

    def due(self, position: Position) -> Due | None:
        """Return who takes stones next; None once the heap is empty (`turn.over`)."""
        return Due(position["turn"], "take") if position["heap"] else None

    def against(self, position: Position, decision: Decision) -> Against | None:
        """Return the reason against taking more stones than there are (`take.heap`); else None."""
        if decision.choice in range(position["heap"] + 1):
            return None
        return Against("too_many", "take.heap", {"heap": position["heap"]})

    def play(self, position: Position, decision: Decision) -> tuple[Position, list[Event]]:
        """Return what changes, and the events: the stones go, and the next player is to take.

        The player who takes the last stone wins (`end.last`).
        """
        players, player = position["players"], decision.player
        after = players[(players.index(player) + 1) % len(players)]
        heap = position["heap"] - decision.choice
        events = [_take(player, position["heap"] - heap, heap)]
        if heap == 1:  # a player is not asked for a decision without a choice
            player, heap = after, 0
            events.append(_take(player, 1, heap))
        if heap:
            return {"heap": heap, "turn": after}, events
        events.append(Event("won", "end.last", {"winners": [player]}))
        return {"heap": 0, "turn": player, "result": {"winners": [player]}}, events

    def check(self, reader: Reader, position: Position) -> None:
        """Note a fault if the heap is impossible, or if the winner did not take the last stone."""
        reader.integer(position["heap"], "heap", 2 if position["heap"] == 1 else 0, HEAP)
        reader.identifier(position["turn"], "turn", position["players"])
        winners = None if position["heap"] else {"winners": [position["turn"]]}
        if position["result"] != winners:
            reader.fault("result", "result_mismatch")


def _take(player: str, stones: int, heap: int) -> Event:
    return Event("taken", "take.heap", {"player": player, "stones": stones, "heap": heap})


GAME = PlainGame(Nim())
