"""The closed list of refusal codes: the rule each cites and the numbers it carries."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.incan_gold.fields import Fields


class RefusalCode(NamedTuple):
    """The rules a code can cite, the kinds of its numbers, and its meaning in one sentence."""

    rules: tuple[str, ...]
    numbers: Fields
    meaning: str


REFUSALS: Final[dict[str, RefusalCode]] = {
    "game_over": RefusalCode(("turn.over",), {}, "The game is over."),
    "not_inside": RefusalCode(
        ("turn.player",),
        {"due_player": "player", "players": "players"},
        "This player has left the temple; only `players` are inside.",
    ),
    "chosen_already": RefusalCode(
        ("choice.secret",),
        {"due_player": "player"},
        "A choice made is not changed; it is shown when everybody inside has chosen.",
    ),
    "not_your_turn": RefusalCode(
        ("turn.player",), {"due_player": "player"}, "Somebody before this player is to choose."
    ),
}
