"""The commands of twin worlds: choose two moves, play pairs, open one, keep it as lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.laboratory.worlds import Pair, Worlds
from tutor.core.records.compare import Parting
from tutor.core.records.tree import Tree
from widgets.forecast.forecast import ForecastCard
from widgets.forecast.twin_drawings import WORLDS
from widgets.session.workspace import seat_game
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence
from widgets.shared.place import Place
from widgets.shared.workspaces import Workspaces

MOST_DIGITS: Final = 5
SECOND_LINE: Final = "B"
"""The name of the second world's line, once it is kept; the first world is the main line."""


@dataclass
class TwinCommands:
    """Carries out the commands of twin worlds.

    `look` opens a tree of two lines, the first the main line, side by side under the names given;
    `leave` closes it. `parting` is the place where the compared lines part, or None.
    """

    card: ForecastCard
    workspaces: Workspaces
    navigator: Navigator
    tell: Callable[[Sentence], None]
    look: Callable[[Tree, tuple[str, ...]], None]
    leave: Callable[[], None]
    parting: Callable[[], Parting | None]
    opened: tuple[Worlds, Pair] | None = None

    def register(self, commands: Commands) -> None:
        """Add the commands of twin worlds."""
        commands.add("twins", self._toggle)
        commands.add("twin-move", self._choose)
        commands.add("twin-pairs", self._play)
        commands.add("twin-stop", self._stop)
        commands.add("twin-open", self._open)
        commands.add("twin-keep", self._keep)
        commands.add("twin-lines", self._compare)

    def _toggle(self, _: str) -> None:
        self.card.twins.toggle()

    def _choose(self, value: str) -> None:
        side, _, move = value.partition("\n")
        self.card.twins.choose(side, move)

    def _play(self, value: str) -> None:
        if value.isdecimal() and len(value) <= MOST_DIGITS:
            self.card.play_pairs(int(value))

    def _stop(self, _: str) -> None:
        self.card.twins.stop()
        self.card.twins.tell()

    def _open(self, value: str) -> None:
        """Show both worlds of a pair side by side."""
        found = None
        if value.isdecimal() and len(value) <= MOST_DIGITS:
            found = self.card.twins.pair(int(value))
        if found is not None:
            self.opened = found
            worlds, pair = found
            say = self.card.say
            self.look(
                worlds.tree(pair), tuple(say("twins-world-name", letter=each) for each in WORLDS)
            )

    def _keep(self, _: str) -> None:
        """Keep both worlds as lines of a new game of the reader that begins with their deal."""
        if self.opened is None:
            return
        worlds, pair = self.opened
        say, number = self.card.say, pair.number + 1
        tree = worlds.tree(pair)
        begins = tree.children(0)
        for letter, place in zip(WORLDS, begins, strict=False):
            tree = tree.comment_on(place, say("twins-comment", number=number, letter=letter))
        for place in begins[1:]:
            tree = tree.name_line(place, SECOND_LINE)
        tree = replace(tree, title=say("twins-title", number=number), current=0)
        self.leave()
        self.card.close()
        seat = self.workspaces.session.seating
        self.opened = None
        work = seat_game(tree, seat or None)
        self.navigator.open(Place("explore", panel="lines", work=work, is_new=True))
        self.tell(lambda text: text.say("twins-kept"))

    def _compare(self, _: str) -> None:
        """Show the two moves with which compared lines part, in twin worlds."""
        found = self.parting()
        if found is None or found.left is None or found.right is None:
            return
        first, second = found.left, found.right
        self.leave()
        work = self.workspaces.work
        there = replace(work, tree=work.tree.at(found.place))
        self.navigator.open(Place("explore", work=there))
        self.card.compare(first, second)
