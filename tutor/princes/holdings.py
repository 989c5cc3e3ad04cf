"""The holdings of all players as a table under a printed board, which does not show them.

Its columns are goods, Incas in the supply, priests and virgins, Moon tiles if anybody has one, and
cards as far as they are known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.print.handout import Holdings
from tutor.core.words.game_words import GameWords
from tutor.princes.components_file import printed_components
from tutor.princes.identifiers import GOODS, ORDERS
from tutor.princes.unsettled_tiles import as_they_lie
from tutor.princes.words.naming import Naming

Player = Mapping[str, Any]


def holdings(position: Mapping[str, Any], words: GameWords) -> Holdings:
    """The table of a position, or of a view, where only the number of hidden cards is told."""
    say, naming = words.say, Naming(words.text)
    players = as_they_lie(position, printed_components())["players"]
    has_tiles = any(player["moon_tiles"] for player in players)
    columns = (
        say("holdings-player"),
        *(say(f"good-{good}.title") for good in GOODS),
        say("holdings-supply"),
        *(say(f"board-order-{order}") for order in ORDERS),
        *((say("board-moons"),) if has_tiles else ()),
        say("holdings-cards"),
    )
    rows = tuple(
        (
            player["name"],
            *(str(player["goods"][good]) for good in GOODS),
            str(player["supply"]),
            *(str(player["orders"][order]) for order in ORDERS),
            *((_tiles(player, words),) if has_tiles else ()),
            _cards(player["cards"], words, naming),
        )
        for player in players
    )
    return Holdings(columns, rows)


def _tiles(player: Player, words: GameWords) -> str:
    return ", ".join(words.say(f"tile-{tile}") for tile in player["moon_tiles"])


def _cards(cards: Any, words: GameWords, naming: Naming) -> str:
    if isinstance(cards, Mapping):
        return words.say("holdings-hidden", count=cards["hidden"])
    return ", ".join(map(naming.card, cards)) or words.say("holdings-hidden", count=0)
