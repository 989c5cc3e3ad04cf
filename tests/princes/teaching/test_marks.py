"""A text's remark on reconstruction names the kind of figure: ways, a step value, a price or gold."""

import re
from functools import cache, partial

import pytest

from tests.princes.teaching.resting import PRINTED, every_variant
from tests.princes.teaching.test_resting import (
    LESSON,
    advised_decision,
    figure_of_each,
    has_mark,
    parts,
    replies,
    texts,
)
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES

NAMES = {
    "en": {"way": r"\bways?\b", "value": r"step values?", "cost": r"\bprices?\b", "gold": r"\bgold\b"},
    "es": {"way": r"\bcaminos?\b", "value": r"valor(?:es)? de avance", "cost": r"\bprecios?\b", "gold": r"\boro\b"},
    "it": {"way": r"\bvi[ae]\b", "value": r"valor[ei] in caselle", "cost": r"\bprezz[oi]\b", "gold": r"\boro\b"},
}  # fmt: skip
"""For each language, the words for each kind of reconstructed figure."""


def kind(name):
    """Return the kind of figure that a variant changes."""
    if isinstance(name, tuple) or name.startswith("borders"):
        return "way"
    if name in PRINTED.gold:
        return "gold"
    return "cost" if name.endswith("cost") else "value"


def kinds(said, state):
    """Return the kinds of figures on which the texts of a state depend."""
    found = said(state)
    return {
        kind(name)
        for name, components in every_variant().items()
        if said(state.with_components(components)) != found
    }


def unnamed_kinds(text, found, language):
    """Return the kinds that no sentence on reconstruction in a text names."""
    sentences = re.split(r"(?<=[.!?])\s", text)
    marks = " ".join(each for each in sentences if has_mark(each, language))
    return {each for each in found if not re.search(NAMES[language][each], marks, re.IGNORECASE)}


@cache
def kinds_quoted():
    """Return the kinds of figures on which the figures of each part depend, in every language alike."""
    return tuple(kinds(partial(LESSON.figures, values), state) for _, state, values, _ in parts())


@cache
def kinds_of_plans():
    """Return each step with a plan, and the kinds of figures on which its days' results depend."""
    plans = [(step, plan) for step in LESSON.steps if (plan := LESSON.task(step).plan) is not None]
    return tuple(
        (
            step,
            set().union(*(kinds(partial(day_of_plan, each), each.start) for each in plan.options)),
        )
        for step, plan in plans
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reply_names_its_reconstructed_figures(language):
    """The reply names the kind of each reconstructed figure in the advice and in the other way's result."""
    text = lesson_text(LESSON, language)
    for step, name in replies():
        said = advised_decision if name == "advised" else partial(figure_of_each, step)
        found = kinds(said, LESSON.state(step.at))
        assert found
        assert unnamed_kinds(text.step(step)(name), found, language) == set(), (step.id, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quoted_reconstructed_figure_is_named(language):
    """The text itself, or the remark on this edition beside it, names the kind of the figure."""
    quoted = 0
    for (part, *_), found in zip(parts(language), kinds_quoted(), strict=True):
        quoted += bool(found)
        whole = " ".join(texts(part).values())
        assert unnamed_kinds(whole, found, language) == set(), part.key
    assert quoted


def day_of_plan(option, state):
    """Return the result of the day of a plan, or how far the plan can be played."""
    for number, each in enumerate(option.decisions):
        if state.refusal(each) is not None:
            return number
        state = state.play(each)
    return LESSON.figures(option.values, state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_days_of_a_plan_name_their_reconstructed_figures(language):
    """The remark on this edition below the days of a plan names the kinds of their figures."""
    text = lesson_text(LESSON, language)
    assert kinds_of_plans()
    for step, found in kinds_of_plans():
        assert found
        assert unnamed_kinds(text.step(step)("edition"), found, language) == set(), step.id
