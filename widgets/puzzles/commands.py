"""The commands of puzzles: open the list, try one, ask for help, try again, go to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tutor.core.laboratory.puzzles.puzzle import Puzzle, puzzle_named
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.puzzles.puzzles import NEXT, SOLUTION, PuzzleCard, PuzzleList
from widgets.session.session import Session
from widgets.session.workspace import Kind, Workspace
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence
from widgets.shared.place import Place
from widgets.shared.workspaces import Workspaces


@dataclass(frozen=True)
class PuzzleCommands:
    """Carries out the commands of the cards of puzzles."""

    card: PuzzleCard
    listed: PuzzleList
    session: Session
    workspaces: Workspaces
    navigator: Navigator
    tell: Callable[[Sentence], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of puzzles."""
        commands.add("puzzles", self._toggle)
        commands.add("puzzle", self._open, moves_on=True)
        commands.add("puzzle-hint", lambda _: self._help(min(self.card.help + 1, NEXT)))
        commands.add("puzzle-solution", lambda _: self._help(SOLUTION))
        commands.add("puzzle-again", lambda _: self._again())
        commands.add("puzzle-next", lambda _: self._next(), moves_on=True)

    def _toggle(self, _: str) -> None:
        self.listed.is_open = not self.listed.is_open

    def _open(self, name: str) -> None:
        """Begin a game with the position of a puzzle; the rules of thumb decide for the others."""
        try:
            puzzle = puzzle_named(self.session.tree.game.name, name)
        except KeyError:
            return
        self._begin(puzzle)

    def _begin(self, puzzle: Puzzle) -> None:
        state = puzzle.state
        others: dict[str, Kind] = {
            name: "advised" for name in state.players if name != puzzle.player
        }
        tree = Tree(state.game, start_of(state))
        work = Workspace(tree, None, others, puzzle.player)
        self.navigator.open(Place("play", work=work, is_new=True))

    def _help(self, much: int) -> None:
        if self.card.puzzle is not None:
            self.card.help = max(self.card.help, much)

    def _again(self) -> None:
        """Go back to where the turn begins; the try stays as a line."""
        self.session.go(0)

    def _next(self) -> None:
        puzzle = self.card.puzzle
        found = self.listed.next("" if puzzle is None else puzzle.id)
        if found is None:
            self.tell(lambda text: text.say("puzzles-done"))
        else:
            self._begin(found)
