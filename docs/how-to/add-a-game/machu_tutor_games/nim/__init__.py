"""Nim: one heap of stones; in turn everybody takes one to three, and the last stone wins."""

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
        """All stones lie on the heap, and the first player begins (`setup.heap`)."""
        return {"heap": HEAP, "turn": players[0], "result": None}

    def due(self, position: Position) -> Due | None:
        """One after the other takes stones as long as there are any (`turn.over`)."""
        return Due(position["turn"], "take") if position["heap"] else None

    def against(self, position: Position, decision: Decision) -> Against | None:
        """A player takes no more stones than there are (`take.heap`)."""
        if decision.choice in range(position["heap"] + 1):
            return None
        return Against("too_many", "take.heap", {"heap": position["heap"]})

    def play(self, position: Position, decision: Decision) -> tuple[Position, list[Event]]:
        """The stones are gone, and the next player is to take; the last stone wins (`end.last`)."""
        players, player = position["players"], decision.player
        after = players[(players.index(player) + 1) % len(players)]
        heap = position["heap"] - decision.choice
        events = [_take(player, position["heap"] - heap, heap)]
        if heap == 1:  # a decision without a choice is not asked for
            player, heap = after, 0
            events.append(_take(player, 1, heap))
        if heap:
            return {"heap": heap, "turn": after}, events
        events.append(Event("won", "end.last", {"winners": [player]}))
        return {"heap": 0, "turn": player, "result": {"winners": [player]}}, events

    def check(self, reader: Reader, position: Position) -> None:
        """The heap is one that can be there, and who took the last stone has won."""
        reader.integer(position["heap"], "heap", 2 if position["heap"] == 1 else 0, HEAP)
        reader.identifier(position["turn"], "turn", position["players"])
        winners = None if position["heap"] else {"winners": [position["turn"]]}
        if position["result"] != winners:
            reader.fault("result", "result_mismatch")


def _take(player: str, stones: int, heap: int) -> Event:
    return Event("taken", "take.heap", {"player": player, "stones": stones, "heap": heap})


GAME = PlainGame(Nim())
