"""Trees of play, rings and arrows on the board and solutions of puzzles, in the reader's language.

The words of a tree are for reading and printing; `core/records/movetext.py` writes a form that the
program can read again. The words of strokes (rings and arrows) are for readers who do not see the
board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.laboratory.puzzles.puzzle import Puzzle, next_ways
from tutor.core.records.lines import line_to
from tutor.core.records.movetext import INDENT, headings, rows
from tutor.core.records.notes import Stroke
from tutor.core.records.tree import Tree
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text, core_text, text_for

Step = Callable[[int], str]
NOTE: Final = "    "


def told_movetext(
    tree: Tree,
    language: str,
    step: Step | None = None,
    is_secret: Callable[[int], bool] = lambda place: False,
) -> str:
    """Return a tree in words: days, decisions, marks, comments, reasons, variations in brackets.

    `step` returns the words for the decision of a node, by the number of the node. The text leaves out
    the comments and reasons of nodes for which `is_secret` is true.
    """
    return "\n".join((*_head(tree, language), "", *_body(tree, language, step, is_secret), ""))


def _head(tree: Tree, language: str) -> Iterator[str]:
    text = text_for(tree.game.name, language)
    yield text.say("game-name")
    if tree.title:
        yield tree.title
    yield core_text(language).all_of(tree.start.players)
    yield from (line for line in tree.preface.split("\n") if line.strip())


def _body(
    tree: Tree, language: str, step: Step | None, is_secret: Callable[[int], bool]
) -> Iterator[str]:
    text = text_for(tree.game.name, language)
    begun = headings(line_to(tree, tree.end(0)))

    def narrate(place: int) -> str:
        node = tree.node(place)
        return text.narrate(node.decision, tree.step(node.parent).state)

    for row in rows(tree):
        node, indent = tree.node(row.place), INDENT * row.depth
        if row.kind == "open":
            yield f"{indent}({f' {node.name}' if node.name else ''}"
        elif row.kind == "close":
            yield f"{indent})"
        else:
            if not row.depth and row.ply in begun:
                kind, number = begun[row.ply]
                yield text.say(f"movetext-{kind}", number=number)
            said = (step or narrate)(row.place)
            yield indent + " ".join((f"{row.ply}. {said}", *node.marks))
            notes = () if is_secret(row.place) else (node.reason, *node.comment.split("\n"))
            yield from (f"{indent}{NOTE}{note}" for note in notes if note.strip())


def told_strokes(
    strokes: Iterable[Stroke], named: Callable[[str], str | None], text: Text
) -> tuple[str, ...]:
    """Return a sentence for each ring and each arrow on the board.

    `named` returns the name of a thing, or None if the thing is not on the board.
    """
    away = text.say("stroke-away")
    return tuple(
        text.say(
            "stroke-arrow" if each.is_arrow else "stroke-ring",
            pen=each.pen,
            thing=named(each.thing) or away,
            to=(named(each.to) or away) if each.is_arrow else "",
        )
        for each in strokes
    )


def worded_way(puzzle: Puzzle, words: GameWords, made: Sequence[Decision] = ()) -> list[str]:
    """Return the shortest solution of a puzzle in words, one text for each decision.

    The solution begins after the decisions `made`. The words for a decision of another player begin
    with that player's name. Raises IllegalDecision for illegal decisions, KeyError if the turn has
    ended.
    """
    state = puzzle.state
    for decision in made:
        state = state.play(decision)
    said = []
    for decision in next_ways(puzzle, made):
        due = state.due
        is_own = due is None or due.player == puzzle.player
        said.append((words.decision if is_own else words.narrate)(decision, state))
        state = state.play(decision)
    return said


def worded_goal(puzzle: Puzzle, words: GameWords) -> str:
    """Return the sentence that says the goal of a puzzle, in the words of the game."""
    return words.say(f"puzzle-{puzzle.goal}", player=puzzle.player, needed=puzzle.needed)
