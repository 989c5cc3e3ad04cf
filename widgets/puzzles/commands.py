"""The commands of puzzles: open the list, try one, ask for help, try again, go to the next."""

from __future__ import annotations

from tutor.core.laboratory.puzzles.puzzle import Puzzle, puzzle_named
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.puzzles.puzzles import NEXT, SOLUTION, PuzzleCard, PuzzleList
from widgets.session.workspace import Kind, Workspace
from widgets.shared.commands import Context, command
from widgets.shared.place import Place


@command("puzzles")
def _toggle(context: Context, _: str = "") -> None:
    listed = context.of(PuzzleList)
    listed.is_open = not listed.is_open


@command("puzzle", moves_on=True)
def _open(context: Context, name: str) -> None:
    """Begin a game with the position of a puzzle; rules of thumb decide for the other players."""
    try:
        puzzle = puzzle_named(context.session.tree.game.name, name)
    except KeyError:
        return
    _begin(context, puzzle)


def _begin(context: Context, puzzle: Puzzle) -> None:
    state = puzzle.state
    others: dict[str, Kind] = {name: "advised" for name in state.players if name != puzzle.player}
    tree = Tree(state.game, start_of(state))
    work = Workspace(tree, None, others, puzzle.player)
    context.navigator.open(Place("play", work=work, is_new=True))


@command("puzzle-hint")
def _give_hint(context: Context, _: str) -> None:
    card = context.of(PuzzleCard)
    _help(card, min(card.help + 1, NEXT))


@command("puzzle-solution")
def _give_solution(context: Context, _: str) -> None:
    _help(context.of(PuzzleCard), SOLUTION)


def _help(card: PuzzleCard, much: int) -> None:
    if card.puzzle is not None:
        card.help = max(card.help, much)


@command("puzzle-again")
def _again(context: Context, _: str = "") -> None:
    """Go back to the position in which the puzzle begins; the decisions of the try stay as a line."""
    context.session.go(0)


@command("puzzle-next", moves_on=True)
def _next(context: Context, _: str = "") -> None:
    puzzle = context.of(PuzzleCard).puzzle
    found = context.of(PuzzleList).next("" if puzzle is None else puzzle.id)
    if found is None:
        context.tell(lambda text: text.say("puzzles-done"))
    else:
        _begin(context, found)
