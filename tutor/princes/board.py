"""The board of a state for notebooks, handouts and pages, and the table under a printed board.

A printed board does not show what the players have; the table does. The columns of the table are
goods, Incas in the supply, priests and virgins, Moon tiles if any player has one, and the cards, or
their number if they are hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State, known_to
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.print.handout import Holdings
from tutor.core.words.game_words import GameWords
from tutor.princes.components_file import printed_components
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import GOODS, ORDERS
from tutor.princes.scene import board_scene
from tutor.princes.scene.marks.marked import Marked, Tapped
from tutor.princes.things import as_they_lie, thing_of
from tutor.princes.words import Words
from tutor.princes.words.naming import Naming

Player = Mapping[str, Any]


def board(
    state: State,
    words: GameWords,
    *,
    seat: str | None = None,
    theme: ThemeName = "light",
    points: Collection[str] = (),
    refusal: Refusal | None = None,
) -> Scene:
    """Return the board as the player `seat` sees it, with marks on things.

    The marks are on the things `points` or, if there is a refusal, on the refused thing and on the
    alternatives. If `seat` is None, the board shows all hands.
    """
    assert isinstance(state, PrincesState)
    return board_scene(
        known_to(state, seat),
        components=state.components,
        text=words,
        theme=theme,
        marked=Marked(pointed=tuple(points)) if refusal is None else _mark_refusal(words, refusal),
    )


def _mark_refusal(words: GameWords, refusal: Refusal) -> Marked:
    decision, note = refusal.decision, Words(words.text).shortfall(refusal)
    found = thing_of(decision)
    tapped = None if found is None else Tapped(found, decision.type == "move", note)
    ways = ((number, thing_of(near)) for number, near in enumerate(refusal.nearest, start=1))
    return Marked(
        refused=tapped, ways=tuple((number, name) for number, name in ways if name is not None)
    )


def holdings(position: Mapping[str, Any], words: GameWords) -> Holdings:
    """Return the table of a position or a view; hidden cards appear only as a number."""
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
