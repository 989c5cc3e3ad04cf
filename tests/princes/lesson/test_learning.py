"""The runner: going on and back, answers, hints, skipping, what was learnt."""

import json

import pytest

from tests.princes.lesson.toy import lesson
from tutor.core.base.errors import RecordError
from tutor.core.base.reading import parse_json
from tutor.core.lessons.progress import Progress, Tried, read_progress
from tutor.core.lessons.runner import Answer, Learned, LessonRunner, attempt
from tutor.core.records.lines import line_to, play_line
from tutor.core.records.tree import Tree

LESSON = lesson()


def at(step):
    """A runner at a step."""
    runner = LessonRunner(LESSON)
    runner.go(step)
    return runner


def test_it_begins_at_the_first_step_and_goes_on_to_the_last():
    """Every step in turn; beyond the last there is none."""
    runner = LessonRunner(LESSON)
    seen = [runner.step.id]
    while not runner.is_at_end:
        runner.next()
        seen.append(runner.step.id)
    runner.next()
    assert seen == [step.id for step in LESSON.steps]
    assert runner.step.id == "see"
    assert runner.count(LESSON.acts[1], "open") == 0


def test_it_goes_back_and_stays_at_the_first_step():
    """Nothing done is undone by going back."""
    runner = LessonRunner(LESSON)
    runner.next()
    runner.back()
    runner.back()
    assert runner.step.id == "look"
    assert runner.progress.done == ("look",)


def test_acts_are_resumed_at_the_first_step_not_done():
    """And a finished act begins again."""
    runner = at("decide")
    runner.next()
    runner.open_act("one")
    runner.open_act("two")
    assert runner.step.id == "turn"
    with pytest.raises(KeyError):
        runner.open_act("three")


def test_a_right_answer_settles_the_question():
    """Its concept is known."""
    runner = at("guess")
    assert runner.answer("Bert") == Answer(True)
    assert runner.current_try == Tried(is_settled=True)
    assert runner.concept_progress() == (Learned("whose_turn", 1, 1),)
    assert runner.missed_concepts() == ()


def test_a_wrong_answer_has_its_misconception_and_comes_back():
    """Chosen twice it counts once; the right one then settles it."""
    runner = at("guess")
    assert runner.answer("Gina") == Answer(False, "seat_Gina")
    runner.answer("Gina")
    runner.answer("Bert")
    assert runner.chosen == ("Gina",)
    assert runner.current_try == Tried(wrong=1, is_settled=True)
    assert runner.missed_concepts() == ("whose_turn",)


def test_an_option_that_is_not_offered_is_refused():
    """KeyError: nothing is noted."""
    runner = at("guess")
    with pytest.raises(KeyError):
        runner.answer("Otto")
    assert runner.current_try == Tried()


def test_hints_come_in_steps_and_the_answer_counts_as_missed():
    """A nudge, the rule, the answer; no highlight of what lies nowhere on the board, and no fourth."""
    runner = at("guess")
    assert runner.question.points == ()
    assert [runner.hint() for _ in range(4)] == ["nudge", "rule", "answer", "answer"]
    runner.answer("Bert")
    assert runner.missed_concepts() == ("whose_turn",)


def test_hints_short_of_the_answer_leave_it_to_the_learner():
    """What is found with them is found."""
    runner = at("guess")
    for _ in range(2):
        runner.hint()
    runner.answer("Bert")
    assert runner.missed_concepts() == ()


def test_going_on_without_an_answer_skips_the_question():
    """Its concept comes back."""
    runner = at("guess")
    runner.next()
    assert runner.step.id == "decide"
    assert runner.progress.questions["who"].is_skipped
    assert runner.missed_concepts() == ("whose_turn",)


def test_fresh_positions_mend_what_was_missed():
    """More right than wrong in all."""
    runner = at("guess")
    runner.next()
    runner.note_review("whose_turn", is_right=True)
    assert runner.missed_concepts() == ("whose_turn",)
    runner.note_review("whose_turn", is_right=True)
    assert runner.missed_concepts() == ()
    assert runner.concept_progress() == (Learned("whose_turn", 3, 2, 2, 2),)


@pytest.mark.parametrize(
    ("answers", "is_learnt"),
    [
        ((), False),
        ((True,), False),
        ((True, True), True),
        ((True, False, True), False),
        ((True, True, False), False),
        ((False, False, False, True, True), True),
    ],
)
def test_a_concept_is_learnt_by_two_positions_never_seen_before(answers, is_learnt):
    """The lesson's own question counts for none of them; who misses it again has to relearn it."""
    runner = at("guess")
    runner.answer("Bert")
    for is_right in answers:
        runner.note_review("whose_turn", is_right=is_right)
    kept = LessonRunner(LESSON, read_progress(parse_json(runner.progress.dump()), LESSON))
    (learned,) = kept.concept_progress()
    assert learned.is_learnt == is_learnt


def test_an_exhibit_asks_its_own_question():
    """The position is the exhibit's."""
    runner = at("see")
    question = runner.question
    assert question is not None
    assert question.right == ("Bert",)
    assert question.state.position()["market"]["coca"] == 3


def walked(*decisions, ply):
    """The line of a learner who decides so after a ply of the record."""
    tree = Tree.of_record(LESSON.record, protect=True).at(ply)
    for player, kind, choice in decisions:
        data = {"player": player, "type": kind, **choice}
        decision = LESSON.game.read_decision(data, LESSON.record.start.players, "decision")
        tree = tree.add(tree.current, decision)
    return line_to(tree, tree.current)


@pytest.mark.parametrize(
    ("kind", "ply", "decisions", "outcome"),
    [
        ("decide", 10, [], "open"),
        ("decide", 10, [("Bert", "produce", {"count": 1})], "same"),
        ("decide", 10, [("Bert", "produce", {"count": 0})], "other"),
        ("turn", 11, [("Ralph", "move", {"district": "coca_plantation"})], "open"),
        (
            "turn",
            11,
            [
                ("Ralph", "move", {"district": "coca_plantation"}),
                ("Ralph", "produce", {"count": 1}),
            ],
            "same",
        ),
        ("turn", 11, [("Ralph", "stay", {"tile": "cloth"})], "other"),
    ],
)
def test_what_a_learner_decides_is_held_against_the_example(kind, ply, decisions, outcome):
    """A decision at once, a turn when it is over."""
    line = walked(*decisions, ply=ply)
    assert attempt(line, line.plies, ply, kind, play_line(LESSON.record)) == outcome


def test_progress_is_a_file_that_reads_back_the_same():
    """With everything that was done."""
    runner = at("guess")
    runner.answer("Gina")
    runner.hint()
    runner.next()
    runner.note_review("whose_turn", is_right=False)
    progress = runner.progress
    assert read_progress(parse_json(progress.dump()), LESSON) == progress


def test_a_file_from_before_there_were_days_is_read():
    """Its learner has not asked to be asked again."""
    older = LessonRunner(LESSON).progress.to_json()
    del older["day"], older["certain"], older["met"]
    assert read_progress(parse_json(json.dumps(older)), LESSON).day is None
    kept = Progress(
        LESSON.key, "look", day=20_000, certain=(("rather", True),), met=("selling  4",)
    )
    assert read_progress(parse_json(kept.dump()), LESSON) == kept


def test_what_the_lesson_no_longer_has_is_left_out():
    """An older file still serves."""
    old = Progress(LESSON.key, "gone", ("look", "gone"), {"gone": Tried(1)}, (("luck", True),), 5)
    assert read_progress(parse_json(old.dump()), LESSON) == Progress(
        LESSON.key, "look", ("look",), {}, (), 5
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "tutor-record"),
        ("version", 2),
        ("lesson", "other"),
        ("at", 3),
        ("done", "all"),
        ("done", [["look"]]),
        ("seen", [{"look": True}]),
        ("questions", []),
        ("questions", {"who": {"wrong": -1, "hints": 0, "settled": True, "skipped": False}}),
        ("questions", {"who": {"wrong": 0, "hints": 0, "settled": "yes", "skipped": False}}),
        ("reviewed", [["whose_turn"]]),
        ("reviewed", [["whose_turn", 1]]),
        ("seed", -1),
        ("certain", [["rather"]]),
        ("certain", [[["rather"], True]]),
        ("questions", {"who": 1}),
        ("day", "monday"),
        ("day", -1),
    ],
)
def test_a_spoilt_file_is_refused_with_the_place(key, value):
    """Nothing is guessed at."""
    spoilt = {**LessonRunner(LESSON).progress.to_json(), key: value}
    with pytest.raises(RecordError) as caught:
        read_progress(parse_json(json.dumps(spoilt)), LESSON)
    assert caught.value.faults[0].place.startswith(key)
