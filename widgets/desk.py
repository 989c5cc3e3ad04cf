"""Desks: a tree and who plays it; what a page opens with, and what a browser keeps of it.

The lesson has one desk, free play another, so that going from one to the other loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import randbelow
from typing import Any, Final, Literal

from tutor.core.errors import TutorError
from tutor.core.game import Game, find_game
from tutor.core.line import lesson_ids, open_lesson
from tutor.core.link import pack, unpack
from tutor.core.players import NAMES, Player, advised_player, random_player
from tutor.core.step import start_of
from tutor.core.tree import Tree
from tutor.core.treefile import read_tree, write_tree

Kind = Literal["advised", "random"]
KINDS: Final[tuple[Kind, ...]] = ("advised", "random")
SEEDS: Final = 2**31
USUAL_PLAYERS: Final = 3


@dataclass(frozen=True)
class Desk:
    """A tree, the lesson it began with, and who decides by themselves for which seats.

    `seat` is whose knowledge is shown while others play; None means that hands lie open.
    """

    tree: Tree
    lesson: str | None = None
    others: Mapping[str, Kind] = field(default_factory=dict)
    seat: str | None = None

    def players(self) -> dict[str, Player]:
        """The players who decide by themselves, by the names of their seats."""
        game = self.tree.game
        return {name: player_of(kind, game, name) for name, kind in self.others.items()}

    def kept(self) -> dict[str, Any]:
        """What a browser keeps of it: JSON values."""
        return {
            "tree": pack(write_tree(self.tree)),
            "lesson": self.lesson,
            "others": dict(self.others),
            "seat": self.seat,
        }


def player_of(kind: Kind, game: Game, name: str) -> Player:
    """A player of a kind, or of chance where the game gives no advice; the name is its seed."""
    advised = advised_player(game.name) if kind == "advised" else None
    return advised or random_player(sum(map(ord, name)))


def is_of_lesson(tree: Tree, lesson: str) -> bool:
    """Whether a tree is the example of a lesson, with lines of one's own beside it or without."""
    example = Tree.of_record(open_lesson(lesson), protect=True)
    if (tree.game, tree.setup, tree.protected) != (example.game, example.setup, example.protected):
        return False
    return all(
        (mine.parent, mine.decision) == (theirs.parent, theirs.decision)
        for mine, theirs in zip(tree.nodes, example.nodes, strict=False)
    )


def lesson_desk(lesson: str) -> Desk:
    """The desk of a lesson at its start. Raises KeyError for an unknown lesson."""
    return Desk(Tree.of_record(open_lesson(lesson), protect=True), lesson)


def new_game(
    game: Game,
    players: int | None = None,
    variant: str | None = None,
    others: Kind | None = None,
    name: str = "",
) -> Desk:
    """A game of one's own, dealt by chance; `others` play all seats but the first, if given.

    Raises RecordError for a name or a number of players that cannot be.
    """
    fewest, most = game.seats
    count = min(max(players or USUAL_PLAYERS, fewest), most)
    first = name or NAMES[0]
    names = [first, *(each for each in NAMES[1:] if each != first)][:count]
    setup = game.random_setup(names, variant or game.variants[0], randbelow(SEEDS))
    tree = Tree(game, start_of(game.start(setup)), setup)
    seats = dict.fromkeys(names[1:], others) if others else {}
    return Desk(tree, None, seats, names[0] if others else None)


def desk_of(kept: object) -> Desk | None:
    """The desk a browser kept; None when what it kept is of no use (nobody knows who wrote it)."""
    if not isinstance(kept, dict):
        return None
    try:
        tree = read_tree(unpack(str(kept.get("tree", ""))), find_game)
    except (TutorError, KeyError):
        return None
    lesson, seat, others = kept.get("lesson"), kept.get("seat"), kept.get("others")
    names = tree.start.players
    if lesson is not None and lesson not in lesson_ids(tree.game.name):
        return None
    if not isinstance(others, dict):
        others = {}
    seats = {name: kind for name, kind in others.items() if name in names and kind in KINDS}
    # Where nobody else decides, nothing is hidden from the one who decides for all.
    return Desk(tree, lesson, seats, seat if seat in names and seats else None)


def read_kept(text: str) -> dict[str, Any]:
    """A JSON object a browser kept; an empty one when it is none."""
    try:
        found = json.loads(text) if text else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
