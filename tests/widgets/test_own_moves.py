"""The page keeps a learner's move that is better than the teacher's, and says that it is better."""

import asyncio
from dataclasses import replace

from tests.widgets.apps import press
from tests.widgets.test_lesson import LESSON, card, decide, lead, on, open_step, written_in
from tutor.core.base.game import Decision
from tutor.core.lessons.own_moves import best_moves, spell_move
from tutor.core.lessons.progress import begin, read_progress
from widgets.lesson.coach import own_move_words
from widgets.lesson.modes import LessonOver

STEP = "bert-stays"
BETTER = Decision("Bert", "stay", "steps_2")


def play_better():
    """Return the page after Bert took another Moon tile, which is better than the teacher's move."""
    tutor = open_step(STEP)
    decide(tutor, BETTER)
    return tutor


def test_a_better_move_is_kept_and_praised():
    """The progress keeps a move of the learner that gains more than the teacher's, and the card says what it gains."""
    tutor = play_better()
    assert written_in(card(tutor), tutor.stage.say("own-kept"))
    (kept,) = best_moves(LESSON, tutor.course.runner.progress)
    assert kept.step == STEP
    assert kept.move.record.decisions[0] == BETTER
    assert kept.gains
    assert all(count > 0 for count in kept.gains.values())
    told = own_move_words(tutor.stage, kept)
    assert told.startswith("Bert stays")
    assert all(str(count) in told for count in kept.gains.values())


def test_the_teachers_move_is_not_kept():
    """The progress does not keep the teacher's move that the card shows to the learner."""
    tutor = open_step(STEP)
    press(tutor, "lesson-move", STEP)
    assert not tutor.course.runner.progress.own_moves
    assert written_in(card(tutor), tutor.stage.say("task-shown"))


def test_kept_moves_are_stored_and_joined():
    """Progress is read again with its kept moves, also when two are joined.

    Older files have no kept moves, and moves at unknown steps are left out.
    """
    kept = begin(LESSON).with_own_move(STEP, spell_move([BETTER]))
    assert read_progress(kept.to_json(), LESSON) == kept
    assert begin(LESSON).join(kept).own_moves == kept.own_moves
    older = {key: value for key, value in kept.to_json().items() if key != "own_moves"}
    assert read_progress(older, LESSON) == begin(LESSON)
    strange = replace(kept, own_moves={"no-such-step": ("move main_temple",)})
    assert read_progress(strange.to_json(), LESSON) == begin(LESSON)


def test_a_move_that_is_no_longer_legal_is_left_out():
    """A stored move that is no longer legal, or no better than the teacher's, is left out."""
    for spelled in (("fly home",), ("stay steps_2", "fly home"), ("stay coca",), ()):
        assert best_moves(LESSON, begin(LESSON).with_own_move(STEP, spelled)) == ()


def test_the_closing_page_plays_the_best_move():
    """The closing page of the lesson tells the learner's best move, and plays it on the board after a press."""

    async def replay():
        tutor = play_better()
        on(lead(tutor, LESSON.steps[-1].id))
        (kept,) = best_moves(LESSON, tutor.course.runner.progress)
        assert written_in(card(tutor), own_move_words(tutor.stage, kept))
        press(tutor, "own-move", kept.step)
        assert tutor.session.line.record.decisions == kept.move.record.decisions
        assert tutor.timeline.is_playing
        assert isinstance(tutor.course.mode, LessonOver)

    asyncio.run(replay())
