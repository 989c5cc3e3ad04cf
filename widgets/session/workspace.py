"""A workspace: a tree and its players; the first workspaces of a page, and their stored form.

Each lesson has its own workspace, and free play has another, so that no change between
them loses work. The server stores games of people who share a screen, and the page gets
only the names of these games, so that no person can find a card in the messages to the
page. A name is too long to guess; a link with the name opens the game from any page of
the same server. Each visit continues a game under a new name, so that two pages never
overwrite the game of the other page.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from secrets import randbelow, token_urlsafe
from typing import Final, Literal

from jupyter_core.paths import jupyter_data_dir

from tutor.core.base.errors import TutorError
from tutor.core.base.game import ONLOOKER, Game, find_game
from tutor.core.base.players import (
    NAMES,
    PLANNER,
    SEARCH,
    Chosen,
    Player,
    advised_player,
    advisers_of,
    player_named,
    policies_of,
    random_player,
)
from tutor.core.base.reading import LARGEST_FILE, load_json
from tutor.core.laboratory.search import SearchPlayer
from tutor.core.lessons.files import lesson_named, record_of
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import read_study
from tutor.core.lessons.line_study_lesson import open_study, opened_study
from tutor.core.records.files import pack, read_tree, unpack, write_tree
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.session.happened import known_tree

MARK: Final = "table."
"""The prefix of the name of a stored game, which stands in place of the packed game."""
MOST: Final = 1_000
"""The most stored games; the game that was written longest ago is deleted first."""
_BYTES: Final = 16
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_table() -> str:
    """Return a new name for a stored game; the name cannot be guessed."""
    return token_urlsafe(_BYTES)


def put_away(table: str, packed: str) -> str:
    """Store a packed game under the name `table`; return the text that the page gets for the game.

    The text is the name. If the game cannot be written, the text is the packed game itself,
    so that no game is lost.
    """
    folder = _folder()
    is_new = not (folder / table).exists()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=folder, delete=False, encoding="ascii") as file:
            file.write(packed)
        Path(file.name).replace(folder / table)
    except OSError:
        return packed
    if is_new:
        _clear(folder)
    return MARK + table


def is_put_away(text: str) -> bool:
    """Return whether a text is the name of a stored game."""
    return text.startswith(MARK)


def taken_out(text: str) -> str | None:
    """Return the packed game whose name is `text`; None if the game is no longer stored.

    If `text` is no name of a game, return it as it is.
    """
    if not is_put_away(text):
        return text
    table = text.removeprefix(MARK)
    if not _NAME.fullmatch(table):
        return None
    try:
        with (_folder() / table).open(encoding="ascii") as file:
            return file.read(LARGEST_FILE)
    except (OSError, ValueError):
        return None


def _folder() -> Path:
    return Path(jupyter_data_dir()) / "machu_tutor" / "tables"


def _clear(folder: Path) -> None:
    """Delete all but the latest stored games; ignore a file that another process deletes meanwhile."""
    with suppress(OSError):
        files = list(folder.iterdir())
        if len(files) > MOST:
            files.sort(key=lambda file: file.stat().st_mtime)
            for file in files[: len(files) - MOST]:
                file.unlink(missing_ok=True)


Kind = Literal["advised", "planner", "search", "random", "sleeper"]
KINDS: Final[tuple[Kind, ...]] = ("advised", "planner", "search", "random")
"""The kinds of players.

A player decides by rules of thumb (`advised`), by the plan of a game that has a planner, by a
search in a game that has one, which takes time, or at random.
"""
SEEDS: Final = 2**31
USUAL_PLAYERS: Final = 3
LATEST: Final = 2**37
"""The latest time of a game in seconds since 1970, in the year 6325.

Python's dates can express every time before this time.
"""
HOT_SEAT: Final = "*"
"""The seat in the address of a game whose players share one screen and hand it on."""
LAID_OUT: Final = -1
"""The value of `given` for a position set up by hand; it counts as work even without decisions."""


@dataclass(frozen=True)
class Workspace:
    """A tree, the lesson with which it began, and the players of its seats.

    `others` maps each seat that the program plays to a kind of player. `seat` is the player
    whose knowledge is shown while others play; None means open hands. `given` is the number
    of decisions in the link that was opened, or `LAID_OUT`. If `is_hot_seat`, each player is
    a person, and the persons take the screen in turn; a game that is opened again shows no
    hand. `table` is the name under which the server stores such a game. `played` is the time
    of the last decision in this workspace, in seconds since 1970; 0 if it is unknown.
    """

    tree: Tree
    lesson: LessonKey | None = None
    others: Mapping[str, Kind] = field(default_factory=dict)
    seat: str | None = None
    given: int = 0
    is_hot_seat: bool = False
    played: int = 0
    table: str = ""

    @property
    def is_begun(self) -> bool:
        """Whether the reader has decided anything in this workspace, and not only viewed a link."""
        return len(self.tree.nodes) != self.given

    @property
    def is_over(self) -> bool:
        """Whether the main line reaches the end of the game."""
        return self.tree.step(self.tree.end(0)).state.due is None

    def players(self, memory: dict[str, Chosen] | None = None) -> dict[str, Player]:
        """Return the players of the seats that the program plays, by seat.

        Players that search store their results in `memory`.
        """
        game = self.tree.game
        return {name: player_of(kind, game, name, memory) for name, kind in self.others.items()}

    @cached_property
    def known_tree(self) -> Tree:
        """The tree without the choices of others that are still secret; they are made again later."""
        return known_tree(self.tree, self.seat)

    def pack(self) -> str:
        """Return the tree as a text for the page, without anything that the page may not know.

        At a hot seat the text is the name of the stored game until the game is over.
        """
        if self.is_hot_seat and not self.is_over:
            return put_away(self.table, pack(write_tree(self.tree)))
        return pack(write_tree(self.known_tree))

    def dump(self) -> dict[str, object]:
        """Return the workspace as JSON values for the browser's storage.

        The workspace of a study contains the study.
        """
        study = None if self.lesson is None else opened_study(self.lesson)
        return {
            "tree": self.pack(),
            "lesson": None if self.lesson is None else self.lesson.lesson,
            "others": dict(self.others),
            "seat": None if self.is_hot_seat else self.seat,
            "given": self.given,
            "hot_seat": self.is_hot_seat,
            "study": None if study is None else pack(study.to_json()),
            "played": self.played,
        }


def kinds_of(game: str) -> tuple[Kind, ...]:
    """Return the kinds of players that a game has. Raises KeyError if there is no such game."""
    policies = policies_of(game)
    return tuple(kind for kind in KINDS if kind not in (PLANNER, SEARCH) or kind in policies)


def player_of(kind: Kind, game: Game, name: str, memory: dict[str, Chosen] | None = None) -> Player:
    """Return a player of a kind; if the game gives no advice, return a player that decides at random.

    `name` is the seed of the player's chance. A player that searches stores its results in
    `memory`.
    """
    seed = sum(map(ord, name))
    if kind in advisers_of(game.name):
        return player_named(game.name, kind, 0)
    if kind == SEARCH and kind in kinds_of(game.name):
        return SearchPlayer(game.name, seed, memory)
    advised = advised_player(game.name) if kind == "advised" else None
    return advised or random_player(seed)


def is_of_lesson(tree: Tree, lesson: LessonKey) -> bool:
    """Return whether a tree is the example of a lesson, with or without lines of the learner."""
    example = _example(lesson)
    if (tree.game, tree.setup, tree.protected) != (example.game, example.setup, example.protected):
        return False
    return all(
        (mine.parent, mine.decision) == (theirs.parent, theirs.decision)
        for mine, theirs in zip(tree.nodes, example.nodes, strict=False)
    )


def lesson_workspace(lesson: LessonKey) -> Workspace:
    """Return the workspace of a lesson at its start. Raises KeyError for an unknown lesson."""
    return Workspace(_example(lesson), lesson)


def _example(lesson: LessonKey) -> Tree:
    return Tree.of_record(record_of(lesson), protect=True)


def new_game(
    game: Game,
    players: int | None = None,
    variant: str | None = None,
    others: Kind | None = None,
    called: Sequence[str] = (),
    *,
    is_hot_seat: bool = False,
) -> Workspace:
    """Return the workspace of a new game with a random deal.

    `others` is the kind of player for all seats but the first. `called` are the names of the first
    players; the others get the usual names. Raises RecordError for an invalid name or number of
    players.
    """
    fewest, most = game.seats
    count = min(max(players or USUAL_PLAYERS, fewest), most)
    usual = (each for each in NAMES if each not in called)
    names = [*called, *usual][: max(count, len(called))]
    setup = game.random_setup(names, variant or game.variants[0], randbelow(SEEDS))
    tree = Tree(game, start_of(game.start(setup)), setup)
    seats = dict.fromkeys(names[1:], others) if others else {}
    if is_hot_seat:
        return around_screen(tree)
    return Workspace(tree, None, seats, names[0] if others else None)


def around_screen(tree: Tree) -> Workspace:
    """Return the workspace of a game at a hot seat, with all hands covered and a new stored name."""
    return Workspace(tree, None, {}, ONLOOKER, is_hot_seat=True, table=new_table())


def seat_game(tree: Tree, seat: str | None) -> Workspace:
    """Return a workspace in which the reader plays `seat` against players that follow advice.

    If `seat` is None, all hands are open. If `seat` is `HOT_SEAT`, people play all seats.
    """
    if seat == HOT_SEAT and seat not in tree.start.players:
        return around_screen(tree)
    names = tree.start.players if seat else ()
    others: dict[str, Kind] = {name: "advised" for name in names if name != seat}
    return Workspace(tree, None, others, seat)


def dealt_anew(workspace: Workspace) -> Workspace:
    """Return the workspace of a new game with the same players and a random deal."""
    tree = workspace.tree
    game = tree.game
    variant = str((tree.setup or {}).get("variant", game.variants[0]))
    setup = game.random_setup(tree.start.players, variant, randbelow(SEEDS))
    fresh = Tree(game, start_of(game.start(setup)), setup)
    if workspace.is_hot_seat:
        return around_screen(fresh)
    return replace(workspace, tree=fresh, lesson=None, given=0, played=0)


def read_workspace(kept: object) -> Workspace | None:
    """Return the workspace in a value that a browser stored; None if the value is invalid."""
    if not isinstance(kept, dict):
        return None
    told = str(kept.get("tree", ""))
    try:
        tree = read_tree(unpack(taken_out(told) or ""), find_game)
        if isinstance(packed := kept.get("study"), str):
            open_study(read_study(unpack(packed)))
    except (TutorError, KeyError):
        return None
    name, seat, others = kept.get("lesson"), kept.get("seat"), kept.get("others")
    given = kept.get("given")
    names = tree.start.players
    lesson = None if name is None else LessonKey(tree.game.name, str(name))
    if lesson is not None and lesson_named(lesson.lesson, lesson.game) != lesson:
        return None
    if not isinstance(others, dict):
        others = {}
    kinds = (*kinds_of(tree.game.name), *advisers_of(tree.game.name))
    seats = {name: kind for name, kind in others.items() if name in names and kind in kinds}
    given = given if isinstance(given, int) else 0
    played = kept.get("played")
    if type(played) is not int or not 0 <= played <= LATEST:
        played = 0
    # A game that the server stores is covered, whatever seat the browser stored beside its name.
    if is_put_away(told) or (kept.get("hot_seat") is True and lesson is None):
        return replace(around_screen(tree), given=given, played=played)
    # If one person plays all seats, nothing is hidden from them.
    seen = seat if seat in names and seats else None
    return Workspace(tree, lesson, seats, seen, given, played=played)


def read_kept(text: str) -> dict[str, object]:
    """Return the JSON object in a text that a browser stored; an empty one if it is invalid."""
    try:
        found = load_json(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
