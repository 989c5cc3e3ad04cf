"""The runner of a lesson goes on and back, checks answers, gives hints, and keeps what was learnt."""

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
    """Return a runner at a step."""
    runner = LessonRunner(LESSON)
    runner.go(step)
    return runner


def test_it_begins_at_the_first_step_and_goes_on_to_the_last():
    """The runner goes through every step in turn, and stays at the last one."""
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
    """Going back undoes nothing, and the runner stays at the first step."""
    runner = LessonRunner(LESSON)
    runner.next()
    runner.back()
    runner.back()
    assert runner.step.id == "look"
    assert runner.progress.done == ("look",)


def test_acts_resume_at_the_first_open_step():
    """An act resumes at its first open step; a finished act begins again."""
    runner = at("decide")
    runner.next()
    runner.open_act("one")
    runner.open_act("two")
    assert runner.step.id == "turn"
    with pytest.raises(KeyError):
        runner.open_act("three")


def test_a_right_answer_settles_the_question():
    """A right answer settles its question, and the learner then knows its concept."""
    runner = at("guess")
    assert runner.answer("Bert") == Answer(True)
    assert runner.current_try == Tried(is_settled=True)
    assert runner.concept_progress() == (Learned("whose_turn", 1, 1),)
    assert runner.missed_concepts() == ()


def test_a_wrong_answer_notes_its_misconception_and_comes_back():
    """A wrong option chosen twice counts once; then the right option settles the question."""
    runner = at("guess")
    assert runner.answer("Gina") == Answer(False, "seat_Gina")
    runner.answer("Gina")
    runner.answer("Bert")
    assert runner.chosen == ("Gina",)
    assert runner.current_try == Tried(wrong=1, is_settled=True)
    assert runner.missed_concepts() == ("whose_turn",)


def test_an_option_outside_the_question_is_refused():
    """The runner raises KeyError for an option that the question does not have, and notes nothing."""
    runner = at("guess")
    with pytest.raises(KeyError):
        runner.answer("Otto")
    assert runner.current_try == Tried()


def test_hints_come_in_order_and_the_answer_counts_as_missed():
    """The runner gives a nudge, then the rule, then the answer; a question after its answer counts as missed.

    A question without a thing on the board has no hint that highlights the thing.
    """
    runner = at("guess")
    assert runner.question.points == ()
    assert [runner.hint() for _ in range(4)] == ["nudge", "rule", "answer", "answer"]
    runner.answer("Bert")
    assert runner.missed_concepts() == ("whose_turn",)


def test_an_answer_after_hints_counts_as_found():
    """A right answer after a nudge and the rule counts as found.

    Only the hint that gives the answer counts as missed.
    """
    runner = at("guess")
    for _ in range(2):
        runner.hint()
    runner.answer("Bert")
    assert runner.missed_concepts() == ()


def test_going_on_without_an_answer_skips_the_question():
    """If the learner goes on without an answer, the question is skipped and its concept counts as missed."""
    runner = at("guess")
    runner.next()
    assert runner.step.id == "decide"
    assert runner.progress.questions["who"].is_skipped
    assert runner.missed_concepts() == ("whose_turn",)


def test_fresh_positions_mend_a_missed_concept():
    """A missed concept is no longer missed after enough right answers in new positions.

    The right answers must outnumber the wrong or skipped ones.
    """
    runner = at("guess")
    runner.next()
    runner.note_review("whose_turn", is_right=True)
    assert runner.missed_concepts() == ("whose_turn",)
    runner.note_review("whose_turn", is_right=True)
    assert runner.missed_concepts() == ()
    assert runner.concept_progress() == (Learned("whose_turn", 3, 2, 2, 2, is_shown=True),)


@pytest.mark.parametrize(
    ("answers", "status"),
    [
        ((), "begun"),
        ((True,), "begun"),
        ((True, True), "known"),
        ((True, False, True), "again"),
        ((True, True, False), "again"),
        ((False, False, False, True, True), "known"),
    ],
)
def test_a_concept_is_known_by_two_new_positions(answers, status):
    """A concept is known after right answers in two new positions.

    The question of the lesson itself is not one of the two. A learner who misses the concept again has to relearn it.
    """
    runner = at("guess")
    runner.answer("Bert")
    for is_right in answers:
        runner.note_review("whose_turn", is_right=is_right)
    kept = LessonRunner(LESSON, read_progress(parse_json(runner.progress.dump()), LESSON))
    (learned,) = kept.concept_progress()
    assert learned.status == status
    assert learned.is_learnt == (status != "again")


def test_a_concept_that_was_only_shown_counts_as_learnt():
    """A concept without an answered question is learnt if a step showed its rule to the learner."""
    assert [Learned("whose_turn", 0, 0, is_shown=each).status for each in (False, True)] == [
        "open",
        "shown",
    ]
    assert Learned("whose_turn", 0, 0, is_shown=True).is_learnt


def test_an_exhibit_asks_its_own_question():
    """The question of an exhibit is about the exhibit's position."""
    runner = at("see")
    question = runner.question
    assert question is not None
    assert question.right == ("Bert",)
    assert question.state.position()["market"]["coca"] == 3


def walk(*decisions, ply):
    """Return the line of play with these decisions after a ply of the record."""
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
def test_a_learners_decision_is_compared_with_the_example(kind, ply, decisions, outcome):
    """The tutor compares a single decision with the example at once, and a whole turn when the turn is over."""
    line = walk(*decisions, ply=ply)
    assert attempt(line, line.plies, ply, kind, play_line(LESSON.record)) == outcome


def test_progress_is_a_file_that_reads_the_same():
    """A progress file, once written and read again, has all that the learner has done."""
    runner = at("guess")
    runner.answer("Gina")
    runner.hint()
    runner.next()
    runner.note_review("whose_turn", is_right=False)
    progress = runner.progress
    assert read_progress(parse_json(progress.dump()), LESSON) == progress


def test_an_old_file_without_days_is_read():
    """The reader takes an old progress file without days as that of a learner without reviews."""
    older = LessonRunner(LESSON).progress.to_json()
    del older["day"], older["certain"], older["met"]
    assert read_progress(parse_json(json.dumps(older)), LESSON).day is None
    kept = Progress(
        LESSON.key, "look", day=20_000, certain=(("rather", True),), met=("selling  4",)
    )
    assert read_progress(parse_json(kept.dump()), LESSON) == kept


def test_removed_parts_of_the_lesson_are_left_out():
    """The reader of an older progress file leaves out the parts that the lesson no longer has."""
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
    """The error about a damaged progress file names the place of each fault."""
    spoilt = {**LessonRunner(LESSON).progress.to_json(), key: value}
    with pytest.raises(RecordError) as caught:
        read_progress(parse_json(json.dumps(spoilt)), LESSON)
    assert caught.value.faults[0].place.startswith(key)
