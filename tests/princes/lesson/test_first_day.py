"""The lesson of the first day: what it asks, what is true in it, and what it spares a learner afterwards."""

import re

import pytest

from tests.catalogues import faults_of_style, forms, variables
from tests.princes.lesson.pace import is_asking, pace
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from tutor.princes.things import all_things

LESSON = open_course("first_day")
ANSWERS = {
    "q-the-meadow": ("Bert", "Gina"),
    "find-empty": "district-potters_quarter",
    "q-a-card-of-gina": 3,
    "find-my-point": "district-llama_meadow",
}
"""For each question, the answer of the rules, worked out by hand."""
LONGEST = 48
"""The most words that a learner reads in a step before the first press."""


def seat(ply, player="Bert"):
    """Return a player's seat in the position after some decisions of the record."""
    players = LESSON.line.states[ply].position()["players"]
    return next(each for each in players if each["name"] == player)


def test_it_explains_the_record_of_the_quick_start():
    """The lesson has no record of its own; its board never goes back, and ends where a day begins."""
    assert LESSON.record.decisions == open_course("quick_start").record.decisions
    plies = [step.at.ply for step in LESSON.steps if not step.at.exhibit]
    assert plies == sorted(plies)
    assert LESSON.line.place(plies[-1] + 1, "day").ply == plies[-1]


def test_it_has_the_promised_size():
    assert {act.name: len(act.steps) for act in LESSON.acts} == {
        "first-moves": 6,
        "priest-and-night": 5,
        "own-day": 1,
    }
    assert LESSON.minutes == 10
    assert all(is_asking(LESSON, step) for step in LESSON.steps)
    # The day of the learner's own takes three minutes, which the pace does not count.
    assert pace(LESSON, LESSON.steps).minutes + 3 <= 10


def test_its_questions_have_the_answers_worked_out_by_hand():
    """Each question has the right answer of the table, and a reply to every wrong option."""
    assert set(ANSWERS) == set(LESSON.questions)
    for name, asking in LESSON.questions.items():
        question = LESSON.question(asking)
        assert question.right == (ANSWERS[name],)
        assert len(question.wrong) >= 2
        replies = [
            lesson_text(LESSON, "en").question(asking).answers[each.value]
            for each in question.wrong
        ]
        assert len(set(replies)) == len(replies)
        step = next(each for each in LESSON.steps if each.task.value == name)
        assert step.at == asking.at


def test_its_texts_are_true_of_the_record():
    """What the texts say without a figure is so in the positions beside them."""
    temple = LESSON.exhibit_line(LESSON.exhibits["first-to-the-temple"])
    given, back = temple.states[-1].position()["players"][0], LESSON.game.components
    assert given["scout"] >= back.granary_step
    assert (
        given["trail_due"]["corn"]
        == back.corn_in_a_unit
        == temple.states[0].position()["players"][0]["goods"]["corn"]
    )
    assert back.trail_points(given["scout"]) == 1
    assert seat(9)["cards"] == ["shepherd+condor"]
    assert seat(14, "Gina")["goods"]["llama"] == seat(9, "Gina")["goods"]["llama"]  # without corn
    assert back.orders["condor"].cost == {"coca": 1, "pottery": 1, "cloth": 1}
    assert seat(32)["moon_tiles"] == []
    assert seat(32, "Gina")["incas"]["sun_clock"] == 1
    assert seat(35, "Gina")["incas"]["sun_clock"] == 0
    assert seat(35)["goods"]["cloth"] == seat(32)["goods"]["cloth"] + 1
    assert seat(35)["goods"]["corn"] == seat(32)["goods"]["corn"] - 1


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: step.id)
def test_a_step_points_at_what_the_board_has(step):
    """The board has each thing that a step points at."""
    assert set(step.points) <= set(all_things(LESSON.game.components))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_short_and_whole(language):
    """Each text reads as a sentence, names its step's figures, and has no digit of its own."""
    text = lesson_text(LESSON, language)
    for part in text.parts():
        for form in forms(part.words.catalogue, part.key):
            assert faults_of_style(part.words.fill(form, part.figures)) == [], form
    for step in LESSON.steps:
        part, catalogue = text.step(step), text.words.text.catalogue
        assert len(part.text.split()) <= LONGEST, step.id
        used = set().union(*(variables(catalogue, form) for form in forms(catalogue, part.key)))
        assert used == set(step.values), step.id
        assert not re.search(r"\d", re.sub(r"\$[a-z_]+", "", catalogue.source(part.key))), step.id
        decides = LESSON.task(step).is_decision
        for form in ("same", "shown"):
            assert bool(part.get(form)) == decides, (step.id, form)
        is_single = decides and len(LESSON.state(step.at).legal()) == 2
        assert bool(part.get("other")) == is_single, step.id
