"""Questions that depend on a reconstructed figure have a note for teachers; the lessons have no remark.

The tests change each reconstructed figure alone. A question needs the note if its claims then change.
"""

from itertools import combinations

import pytest

from tests.catalogues import forms
from tests.pages import one_in
from tests.princes.teaching.asked import questions
from tests.princes.teaching.resting import (
    MARKS,
    PRINTED,
    borders_of,
    every_variant,
    known_pairs,
    single_borders,
    variants,
)
from tutor.core.lessons.files import courses
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.advice import advise
from tutor.princes.identifiers import DISTRICTS
from tutor.princes.teaching import CONCEPTS

LESSONS = courses("princes")
WORDS = text_for("princes", "en")
SAMPLE = 8


def sentences(question):
    """Return all texts of a question, but only those options that are right or have a misconception."""
    asked = WORDS.question(question)
    known = {wrong.value for wrong in question.wrong} | set(question.right)
    options = {label for label, value in asked.options if value in known}
    return asked.text, asked.right, asked.nudge, question.right, options, asked.answers


def figures_that_matter(question):
    """Return the names of the reconstructed figures on which the texts of a question depend.

    A single border counts only if it touches a district of the question or the Prince's district.
    """
    concept, said, found = CONCEPTS[question.concept], sentences(question), set()
    near = borders_of(*question.values.values(), *places(question.about), prince(question.state))
    for name, components in (variants() | near).items():
        other = concept.ask(question.state.with_components(components), question.about)
        if other is None or sentences(other)[:4] != said[:4]:
            found.add(name)
    return found


def places(about):
    """Return the thing that a question is about, and the districts that its moves enter."""
    return (about.thing, *(each.choice for each in about.decisions if each.type == "move"))


def has_mark(text, language="en"):
    """Return whether a text says that it depends on a reconstructed figure."""
    return MARKS[language] in text.lower()


def prince(state, player=None):
    """Return the district of the Prince of the named player, or of the player whose turn it is."""
    position = state.position()
    name = player or (state.due.player if state.due else position["turn"]["player"])
    return next(each["prince"] for each in position["players"] if each["name"] == name)


def changes(said, state):
    """Return whether the texts that `said` gives for a state depend on a reconstructed figure."""
    found = said(state)
    return any(said(state.with_components(each)) != found for each in every_variant().values())


def advised_decision(state):
    """Return the decision that the advice recommends to the player who is due."""
    return advise(state, state.due.player)[0].decision


def texts(part):
    """Return every text of a step, alternative or exhibit, by the id of its message."""
    catalogue = part.words.catalogue
    return {form: part.words.fill(form, part.figures) for form in forms(catalogue, part.key)}


def parts(lesson, language="en"):
    """Yield the texts of every step, alternative and exhibit, with the state, the values and the step.

    The step is None for alternatives and exhibits. The options of a plan are left out.
    """
    text, line = lesson_text(lesson, language), lesson.line.states
    for step in lesson.steps:
        yield text.step(step), lesson.state(step.at), step.values, step
    for each in lesson.alternatives.values():
        yield text.alternative(each), line[each.at], {}, None
    options = [option for plan in lesson.plans.values() for option in plan.options]
    for each in (exhibit for exhibit in lesson.exhibits.values() if exhibit not in options):
        yield text.exhibit(each), lesson.exhibit_line(each).states[-1], each.values, None


def test_every_reconstructed_figure_is_varied():
    """The variants change each step value, cost, gold and border that no source states.

    Each variant of the borders removes one reconstructed border, or adds one possible border.
    """
    unknown = sum(
        row.known.values.count(False) + (not row.known.cost) for row in PRINTED.orders.values()
    )
    guessed = list(PRINTED.known_gold.values()).count(False)
    assert len(variants()) == unknown + guessed + 2
    pairs = set(map(frozenset, combinations(DISTRICTS, 2)))
    assert set(map(frozenset, single_borders())) == pairs - known_pairs()
    near = {each: PRINTED.neighbours[each] for each in DISTRICTS}
    for (one, other), components in single_borders().items():
        changed = {each for each in DISTRICTS if components.neighbours[each] != near[each]}
        assert changed == {one, other}


@pytest.mark.parametrize("sample", [24, pytest.param(SAMPLE, marks=pytest.mark.endurance)])
@pytest.mark.parametrize("concept", one_in(3, CONCEPTS))
def test_a_question_that_changes_says_so(concept, sample):
    """A question has a note if its text, options, reply or answer depends on a reconstructed figure."""
    for question in questions(concept)[::sample]:
        if figures_that_matter(question):
            assert has_mark(WORDS.question(question).note), question.about


@pytest.mark.parametrize(
    ("lesson", "asking"),
    one_in(3, [(lesson, asking) for lesson in LESSONS for asking in lesson.askings.values()]),
)
def test_a_question_of_a_lesson_says_so_too(lesson, asking):
    """A question of a lesson has a note for teachers exactly if it depends on a reconstructed figure."""
    if asking.concept in CONCEPTS:
        question = lesson.question(asking)
        assert bool(figures_that_matter(question)) == has_mark(WORDS.question(question).note)
        assert not has_mark(WORDS.question(question).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_speaks_of_reconstruction(language):
    """No text of a lesson says that a figure is reconstructed; only the guide's chapter on this edition does."""
    found = [
        form
        for lesson in LESSONS
        for part in lesson_text(lesson, language).parts()
        for form in forms(part.words.catalogue, part.key)
        if has_mark(part.words.fill(form, part.figures), language)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        pytest.param(lesson, step, id=step.id)
        for lesson in LESSONS
        for step in lesson.steps
        if lesson_text(lesson, "en").step(step).get("advised")
    ],
)
def test_no_advice_depends_on_a_guess(lesson, step):
    """A lesson leaves out advice that depends only on a guessed figure."""
    assert not changes(advised_decision, lesson.state(step.at))
