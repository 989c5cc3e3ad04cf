"""The class of all concepts of the game: it drafts a question and lists its possible subjects.

A draft becomes a question when enough of its misconceptions give a wrong answer. Questions that
depend on a border that no text shows, or on its absence, are never asked; if another reconstructed
figure decides the answer, the values of the question say so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tutor.core.base.game import State
from tutor.core.base.questions import About, Question, Value, wrong_values
from tutor.princes.components import Components
from tutor.princes.game import PrincesState
from tutor.princes.teaching.guesses import other_borders, other_figures
from tutor.princes.teaching.printed import printed_figures

FEWEST_WRONG: Final = 2
MOST_WRONG: Final = 4
GUESS: Final = "guess"
ROW_KNOWN: Final = "row_known"


class Draft(NamedTuple):
    """The answer, and the answer by each misconception: None if it gives none.

    `state` is the state the question is about, if it is not the one it was drafted for. `facts` are
    things that the board points at during the question.
    """

    values: Mapping[str, int | str]
    right: Value
    wrong: tuple[tuple[Value | None, str], ...]
    rules: tuple[str, ...]
    points: tuple[str, ...] = ()
    is_ordered: bool = False
    state: PrincesState | None = None
    facts: tuple[str, ...] = ()


def in_a_row(figures: Iterable[int]) -> str:
    """Printed figures as a text lists them, in their order."""
    return ", ".join(str(figure) for figure in figures)


Drafting = Callable[[PrincesState, About], Draft | None]
Abouts = Callable[[PrincesState], Iterable[About]]


class Subject:
    """One concept: a name, the rules it rests on, and the functions of its family of rules."""

    def __init__(
        self, name: str, rules: tuple[str, ...], drafting: Drafting, abouts: Abouts
    ) -> None:
        self.name = name
        self.rules = rules
        self._drafting = drafting
        self._abouts = abouts

    def ask(self, state: State, about: About) -> Question | None:
        """The question about this, or None where it cannot be asked.

        Its values hold all printed figures too; the value `guess` is "yes" where the right answer
        or what the question says rests on a reconstructed one.
        """
        state = _of_princes(state)
        draft = self._drafting(state, about)
        if draft is None:
            return None
        wrong = wrong_values(draft.right, draft.wrong)[:MOST_WRONG]
        if len(wrong) < FEWEST_WRONG:
            return None
        if self._changes(draft, state, about, other_borders(state.components)):
            return None
        is_guess = self._rests(draft, state, about)
        return Question(
            self.name,
            draft.state or state,
            about,
            {
                **printed_figures(state.components),
                **draft.values,
                GUESS: "yes" if is_guess else "no",
            },
            (draft.right,),
            wrong,
            draft.rules,
            draft.points,
            sought="ordered" if draft.is_ordered else "value",
            facts=draft.facts,
        )

    def abouts(self, state: State) -> Iterator[About]:
        """Every subject of the concept in a state."""
        if state.due is not None:
            yield from self._abouts(_of_princes(state))

    def rests_on_guess(self, question: Question) -> bool:
        """Whether other reconstructed borders or figures change the answer or the text."""
        state = _of_princes(question.state)
        draft = self._drafting(state, question.about)
        assert draft is not None
        borders = other_borders(state.components)
        return self._changes(draft, state, question.about, borders) or self._rests(
            draft, state, question.about
        )

    def _rests(self, draft: Draft, state: PrincesState, about: About) -> bool:
        """Whether other figures lead to another answer, to none, or to other figures in the text.

        A row that is told in full says by itself how much of it is known. Other borders may change
        the text, too: a player who pays for the way has a llama less.
        """
        others = (*other_figures(state.components), *other_borders(state.components))
        says_so = ROW_KNOWN in draft.values
        return self._changes(draft, state, about, others, only_right=says_so)

    def _changes(
        self,
        draft: Draft,
        state: PrincesState,
        about: About,
        others: Iterable[Components],
        *,
        only_right: bool = True,
    ) -> bool:
        """Whether other components lead to another answer, or to none; or to other figures."""
        for components in others:
            other = self._drafting(state.with_components(components), about)
            if other is None or other.right != draft.right:
                return True
            if not only_right and other.values != draft.values:
                return True
        return False


def _of_princes(state: State) -> PrincesState:
    assert isinstance(state, PrincesState)
    return state
