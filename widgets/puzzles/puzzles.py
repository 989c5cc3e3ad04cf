"""The card of the open puzzle, and the list of the week's puzzles."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from tutor.core.base.game import State
from tutor.core.laboratory.puzzles.puzzle import (
    Judged,
    Puzzle,
    Week,
    judge_try,
    of_week,
    puzzle_at,
)
from tutor.core.records.record import position_id
from tutor.core.words.narration import worded_goal, worded_way
from widgets.shared.controls import Markup, control, element, texts_in
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

NONE, HINT, NEXT, SOLUTION = 0, 1, 2, 3
"""The values of `PuzzleCard.help`: how much of the solution is visible."""
SOLVED: Final = "✓"
HELP: Final = "tutor-hint tutor-puzzle-help"
TOLD: Final = (
    "tutor-puzzle-goal",
    "tutor-puzzle-told",
    "tutor-puzzle-help",
    "tutor-puzzle-solution",
)
"""The CSS classes of the elements whose words belong to a puzzle."""


class Solved:
    """The ids of the solved puzzles, as the browser stores them."""

    def __init__(self, recall: Callable[[], object], remember: Callable[[str], None]) -> None:
        self._recall = recall
        self._remember = remember

    def __contains__(self, puzzle: str) -> bool:
        return puzzle in str(self._recall() or "").split()

    def add(self, puzzle: str) -> None:
        """Add the id of a puzzle."""
        if puzzle not in self:
            self._remember(f"{self._recall() or ''} {puzzle}".strip())


class PuzzleCard(Card):
    """The card of the puzzle with which the game on the board began.

    The card has the goal, the state of the try, and help. `help` says how much of the solution is
    visible.
    """

    names = ("tutor-puzzle-card",)
    part, label = "puzzle", "puzzle-part"

    def __init__(self, stage: Stage, solved: Solved) -> None:
        super().__init__(stage)
        self._solved = solved
        self._begun: State | None = None
        self._puzzle: Puzzle | None = None
        self.help = NONE

    @property
    def puzzle(self) -> Puzzle | None:
        """The open puzzle; None if the game on the board did not begin with a puzzle."""
        tree = self.stage.session.tree
        if tree.start is not self._begun:
            self._begun, self.help = tree.start, NONE
            self._puzzle = puzzle_at(tree.game.name, position_id(tree.start.position()))
        return self._puzzle

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The goal, the state of the try, and the help, as texts to be read aloud."""
        return texts_in(self.widget.value, *TOLD)

    def draw(self, _: PageModel) -> Markup:
        """Return the goal, the state of the try, and the buttons; empty if no puzzle is open."""
        puzzle = self.puzzle
        if puzzle is None:
            return Markup("")
        say, session = self.stage.say, self.stage.session
        decisions = session.line.record.decisions[: session.ply]
        found = judge_try(puzzle, decisions)
        if found.is_solved and self.help < SOLUTION:
            self._solved.add(puzzle.id)
        told = self._tell(found, is_begun=bool(decisions))
        ways = (
            control("puzzle-next", "", say("puzzle-next"), class_="tutor-main-do")
            if found.is_solved
            else control("puzzle-hint", "", say("puzzle-hint")),
            control("puzzle-solution", "", say("puzzle-solution")),
            control("puzzle-again", "", say("puzzle-again")),
        )
        grade = say(f"puzzle-grade-{puzzle.grade}")
        state = "solved" if found.is_solved else "open" if found.is_possible else "lost"
        return element(
            "section",
            element("h2", say("puzzle-heading", grade=grade)),
            element("p", worded_goal(puzzle, self.stage.game), class_="tutor-puzzle-goal"),
            element("p", told, class_=f"tutor-puzzle-told tutor-puzzle-{state}"),
            self._help(puzzle, found),
            element("div", *ways, class_="tutor-row"),
            class_="tutor-puzzle",
        )

    def _tell(self, found: Judged, *, is_begun: bool) -> str:
        say, figures = self.stage.say, {"gained": found.gained, "needed": found.puzzle.needed}
        if found.is_solved:
            return say("puzzle-solved", **figures)
        if found.is_over:
            return say("puzzle-over", **figures)
        if not found.is_possible:
            return say("puzzle-lost", reach=found.gained + found.ahead, **figures)
        return say("puzzle-on", **figures) if is_begun else say("puzzle-begin")

    def _help(self, puzzle: Puzzle, found: Judged) -> Markup:
        """Return the help that the reader has asked for: a hint, the next decision, or all decisions."""
        session = self.stage.session
        if self.help == SOLUTION:
            steps = worded_way(puzzle, self.stage.game)
            return element(
                "ol", *(element("li", each) for each in steps), class_="tutor-puzzle-solution"
            )
        if self.help == NONE or found.is_solved:
            return Markup("")
        if not found.is_possible:
            return element("p", self.stage.say("puzzle-hint-back"), class_=HELP)
        steps = worded_way(puzzle, self.stage.game, session.line.record.decisions[: session.ply])
        say = self.stage.say
        is_first = self.help == HINT
        hint = (
            say("puzzle-hint-first", count=len(steps))
            if is_first
            else say("puzzle-hint-next", step=steps[0])
        )
        return element("p", hint, class_=HELP)


class PuzzleList(Card):
    """The puzzles of this week: the goal and difficulty of each, and whether it is solved."""

    names = ("tutor-puzzles-card",)
    is_open = False

    def __init__(self, stage: Stage, solved: Solved) -> None:
        super().__init__(stage)
        self._solved = solved

    @property
    def week(self) -> tuple[Puzzle, ...]:
        """The puzzles of this week for the game on the board."""
        today = datetime.now().astimezone().date()
        return of_week(self.stage.session.tree.game.name, Week.of(today))

    def next(self, after: str) -> Puzzle | None:
        """Return the next unsolved puzzle of the week after the puzzle with the id `after`.

        After the last puzzle, or if no puzzle of the week has this id, the search begins at the
        first puzzle. Return None if all puzzles are solved.
        """
        names = [each.id for each in self.week]
        at = names.index(after) + 1 if after in names else 0
        waiting = [*self.week[at:], *self.week[:at]]
        return next((each for each in waiting if each.id not in self._solved), None)

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the tab of games is open."""
        return model.tab == "games"

    def draw(self, _: PageModel) -> Markup:
        """Return the button that opens the list, and the list; empty if the game has no puzzles."""
        say, week = self.stage.say, self.week
        if not week:
            return Markup("")
        opener = control(
            "puzzles", "", say("puzzles-open"), aria_expanded=str(self.is_open).lower()
        )
        if not self.is_open:
            return opener
        count = sum(each.id in self._solved for each in week)
        hint = say("puzzles-hint", solved=count, count=len(week))
        rows = [element("li", self._row(each)) for each in week]
        return element(
            "section",
            opener,
            element("p", hint, class_="tutor-hint"),
            element("ol", *rows, class_="tutor-puzzle-list"),
        )

    def _row(self, puzzle: Puzzle) -> Markup:
        say, is_solved = self.stage.say, puzzle.id in self._solved
        grade = say(f"puzzle-grade-{puzzle.grade}")
        said = say("puzzle-row-solved", grade=grade) if is_solved else grade
        sign = element("span", SOLVED if is_solved else "", aria_hidden="true")
        return control(
            "puzzle",
            puzzle.id,
            element("b", worded_goal(puzzle, self.stage.game)),
            element("span", sign, " ", said, class_="tutor-puzzle-grade"),
            class_="tutor-puzzle-way",
        )
