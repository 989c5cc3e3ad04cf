"""The lesson of the first day: what it asks, what is true in it, and which later steps it makes needless."""

import pytest

from tests.pace import is_asking
from tutor.core.lessons.files import open_course
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES

LESSON = open_course("first_day")
ANSWERS = {
    "find-my-point": "district-llama_meadow",
}
"""For each question, the answer of the rules, worked out by hand."""
AGAIN = open_course("quick_start")
"""The lesson that a learner may take afterwards."""
LONGEST = 48
"""The most words that a learner reads in a step before the first press."""


def seat(ply, player="Bert"):
    """Return a player's part of the position after the first `ply` decisions of the record."""
    players = LESSON.line.states[ply].position()["players"]
    return next(each for each in players if each["name"] == player)


def test_it_explains_the_record_of_the_quick_start():
    """The first day uses the record of the quick start, and its board never goes back.

    Its last step stands where a day begins, and its only exhibits are those of its plans.
    """
    assert LESSON.record.decisions == AGAIN.record.decisions
    assert not LESSON.exhibits.keys() - {option.id for option in LESSON.plans["the-stakes"].options}
    plies = [step.at.ply for step in LESSON.steps]
    assert plies == sorted(plies)
    assert LESSON.line.place(plies[-1] + 1, "day").ply == plies[-1]


def test_it_has_the_promised_size():
    assert {act.name: len(act.steps) for act in LESSON.acts} == {
        "first-moves": 4,
        "priest-and-night": 4,
        "own-day": 1,
    }
    assert LESSON.minutes == 10
    assert all(is_asking(LESSON, step) for step in LESSON.steps)


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


def test_its_texts_are_true_of_the_record():
    """What the texts of the first day say without a figure is true of the positions beside the texts."""
    back = LESSON.game.components
    assert seat(9)["cards"] == ["shepherd+condor"]
    assert seat(14, "Gina")["goods"]["llama"] == seat(9, "Gina")["goods"]["llama"]  # without corn
    assert back.orders["condor"].cost == {"coca": 1, "pottery": 1, "cloth": 1}
    assert seat(19)["goods"]["llama"] == 1
    assert seat(19)["scout"] == 1 + back.stone_steps < back.granary_step < seat(20)["scout"]
    assert back.trail_points(seat(20)["scout"]) == 1
    stays = [each for each in LESSON.record.decisions[20:32] if each.type == "stay"]
    assert [each.choice for each in stays if each.player == "Bert"] == ["cloth", "steps_3"]
    assert (seat(32)["scout"], seat(32)["goods"]) == (seat(20)["scout"], seat(20)["goods"])
    assert seat(32)["moon_tiles"] == []
    assert seat(32, "Gina")["incas"]["sun_clock"] == 1
    assert seat(35, "Gina")["incas"]["sun_clock"] == 0
    assert seat(35)["goods"]["cloth"] == seat(32)["goods"]["cloth"] + 1
    assert seat(35)["goods"]["corn"] == seat(32)["goods"]["corn"] - 1
    assert seat(32)["scout"] < back.stable_step < seat(33)["scout"]
    assert seat(35)["goods"]["llama"] == seat(33)["goods"]["llama"] + 1
    step = LESSON.step("your-own-day")
    own = LESSON.figures(step.values, LESSON.state(step.at))
    assert own["points"] == own["card"] + own["trail"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_short(language):
    """No step of the first day has more words than `LONGEST`."""
    text = lesson_text(LESSON, language)
    assert max(len(text.step(step).text.split()) for step in LESSON.steps) <= LONGEST


def walk(lesson, earlier=()):
    """Return the runner of a learner who takes every step of a lesson, and the ids of the steps."""
    runner, met = LessonRunner(lesson, earlier=earlier), []
    runner.skip_met()
    while not met or met[-1] != runner.progress.at:
        met.append(runner.progress.at)
        runner.next()
    return runner, met


def asked_at(lesson, step):
    """Return what a step asks for: the decision at its ply, or the concept or the things of its question.

    Return None if the step asks for nothing.
    """
    task = lesson.task(step)
    if task.is_decision:
        state = lesson.state(step.at)
        return ("decide", step.at.ply, state.due.type) if not step.at.exhibit else None
    if task.asking is None:
        return None
    sought = task.asking.sought
    return task.asking.concept if sought is None else sought.right


def test_no_step_of_the_long_lesson_repeats_the_first_day():
    """After the first day, the quick start asks for no decision or question of the first day again."""
    first, _ = walk(LESSON)
    _, met = walk(AGAIN, [first])
    left_out = AGAIN.after[LESSON.id]
    assert met == [step.id for step in AGAIN.steps if step.id not in left_out]
    asked = {asked_at(LESSON, step) for step in LESSON.steps} - {None}
    again = {step.id for step in AGAIN.steps if asked_at(AGAIN, step) in asked}
    assert again
    assert again <= set(left_out)


def test_only_a_finished_first_day_counts():
    """A learner who has only begun the first day begins the quick start at its first step."""
    begun = LessonRunner(LESSON)
    begun.next()
    runner = LessonRunner(AGAIN, earlier=[begun])
    assert not runner.left_out
    assert not runner.skip_met()


def test_the_count_follows_and_a_visit_is_free():
    """The count of steps to do leaves out the steps that the first day made needless.

    A learner who goes to a left-out step can still do it like any other step.
    """
    first, _ = walk(LESSON)
    runner = LessonRunner(AGAIN, earlier=[first])
    act = AGAIN.acts[0]
    kept = runner.steps_of(act)
    runner.skip_met()
    assert (runner.step, runner.place.step, runner.place.steps) == (kept[0], 1, len(kept))
    assert runner.count(act, "met") + runner.count(act, "open") == len(act.steps)
    runner.go(act.steps[0].id)
    assert runner.place.steps == len(act.steps)
    runner.next()
    assert runner.standing(act.steps[0]) != "met"
    assert runner.step is kept[0]
