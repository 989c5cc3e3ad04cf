"""The questions of a lesson's own: a thing to find, a figure to estimate, options to choose from.

They are answered and told as the questions of a concept are, but teach none: nothing is learnt by
them that could be asked again on a fresh position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.questions import Question, Wrong
from tutor.core.lessons.parts import Asking, Quoted, Sought

OFFERED: Final = 5
"""The number of figures offered for an estimate; the right one is not always in their middle."""
PLACES: Final = 3

Measured = Callable[[Quoted, int], int | str]
"""A figure as it is after this many decisions."""


def sought_question(asking: Asking, sought: Sought, state: State, measured: Measured) -> Question:
    """The question of an asking that seeks something; `measured` gives its figures."""
    about = asking.about._replace(thing=asking.id)
    if sought.told is not None:
        others = tuple(Wrong(option, option) for option in sought.wrong)
        right_ones = sought.right
        return Question(
            asking.concept, state, about, {}, right_ones, others, sought.rules, told=sought.told
        )
    if sought.figure is None:
        wrong = tuple(Wrong(thing, thing) for thing in sought.wrong)
        found = sought.right
        question = Question(asking.concept, state, about, {}, found, wrong, sought.rules, found)
        return question._replace(sought="found")
    right = measured(sought.figure, sought.after)
    assert isinstance(right, int)
    lowest = max(right - 1 - right % PLACES, sought.least)
    near = (value for value in range(lowest, lowest + OFFERED) if value != right)
    wrong = tuple(Wrong(value, "more" if value < right else "less") for value in near)
    values = {name: measured(*each) for name, each in sought.values.items()}
    return Question(
        asking.concept, state, about, values, (right,), wrong, sought.rules, sought.points
    )
