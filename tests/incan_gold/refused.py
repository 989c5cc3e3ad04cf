"""A case for each code and each rule of a refusal: an illegal choice and the whole refusal."""

from typing import NamedTuple

from tests.incan_gold.playing import after, load, play_to_end, start_state
from tests.incan_gold.temple import NAMES, temple


class Case(NamedTuple):
    """An illegal choice, with all that its refusal must say."""

    state: object
    player: str
    code: str
    rule: str
    numbers: dict


CASES = [
    Case(play_to_end(start_state(*NAMES[:3]), "camp"), "Ana", "game_over", "turn.over", {}),
    Case(
        load(temple(*NAMES[:5], number=4).inside("Beto", "Elena")),
        "Ana",
        "not_inside",
        "turn.player",
        {"due_player": "Elena", "players": ["Elena", "Beto"]},
    ),
    Case(
        after(temple(), "camp torch"),
        "Ana",
        "chosen_already",
        "choice.secret",
        {"due_player": "Chaska"},
    ),
    Case(after(temple(), "camp"), "Chaska", "not_your_turn", "turn.player", {"due_player": "Beto"}),
]
