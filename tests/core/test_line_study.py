"""A saved study opens the same, and the error about a wrong file names all of its faults."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.studies import MARKUP, a_study, any_study
from tests.trees import GAMES
from tutor.cli import main
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.reading import parse_json
from tutor.core.lessons.files import lesson_schema
from tutor.core.lessons.line_study import StudyStep, faults_of, is_study_id, read_draft, read_study
from tutor.core.lessons.line_study_lesson import lesson_of, open_study
from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import LessonText, lesson_words
from tutor.core.records.files import read_link, write_link
from tutor.core.words.text import LANGUAGES, text_for

VALID = Draft202012Validator(lesson_schema())


def faults(data):
    """Return the place and code of each fault in a study's JSON.

    Every language must have a sentence for each fault.
    """
    with pytest.raises(RecordError) as raised:
        read_study(data)
    for language in LANGUAGES:
        assert "(" not in raised.value.sentence(language).split(":")[0]
        for fault in raised.value.faults:
            assert f"({fault.code})" not in raised.value.sentence(language)
    return {(fault.place, fault.code) for fault in raised.value.faults}


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(GAMES), seed=st.integers(0, 10**6))
def test_a_saved_study_opens_the_same(name, seed):
    """The file and the link of a study keep all of it, and lessons made from both are the same."""
    study = any_study(name, seed)
    again = read_study(parse_json(study.dump()))
    assert again.to_json() == study.to_json()
    assert again.steps == study.steps
    assert again.key == study.key
    assert is_study_id(study.key.lesson)
    VALID.validate(study.to_json())
    assert read_study(read_link(write_link(study.to_json()))).to_json() == study.to_json()


@settings(max_examples=25, deadline=None)
@given(name=st.sampled_from(GAMES), seed=st.integers(0, 10**6))
def test_a_study_without_faults_can_be_taken_and_presented_to_its_end(name, seed):
    """A study without faults can be taken by a learner and presented to a class to its end.

    Each step of the study has words, a task and slides.
    """
    study = any_study(name, seed)
    lesson = lesson_of(study)
    runner, words = LessonRunner(lesson), LessonText(lesson, text_for(name, "en"))
    for step in study.steps:
        assert runner.step.at.ply == step.at
        assert words.step(runner.step).title == step.title
        assert words.step(runner.step).text == step.text
        if step.task == "question":
            question = runner.question
            right = [option.is_right for option in step.options]
            assert [value in question.right for value in "abc"] == right
            assert words.question(runner.asking).text == step.ask
            assert runner.answer(question.right[0]).is_right
        runner.next()
    shown = Presentation(lesson)
    while shown.following is not None:
        assert shown.tree().step(shown.tree().current).state is not None
        shown.next()
    assert shown.step.at.ply == study.steps[-1].at


@pytest.mark.parametrize("name", GAMES)
def test_a_file_names_all_faults_with_their_places(name):
    """The error about a file of a study names unknown keys, wrong types, long texts and missing parts."""
    data = a_study(name).to_json()
    data["onload"] = "alert(1)"
    data["steps"][0] |= {"at": "0", "text": "x" * 4001, "style": "x"}
    data["steps"][1]["task"]["decide"]["accept"][0]["colour"] = "red"
    data["steps"][2]["task"] = {}
    assert faults(data) >= {
        ("onload", "unknown_key"),
        ("steps[0].at", "wrong_type"),
        ("steps[0].text", "wrong_length"),
        ("steps[0].style", "unknown_key"),
        ("steps[1].task.decide.accept[0].colour", "unknown_key"),
        ("steps[2].task", "exactly_one"),
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_study_names_all_that_it_lacks(name):
    """The faults of a study name empty texts, missing or double right answers, and steps at wrong places."""
    study = a_study(name)
    tell, decide, question = study.steps
    data = replace(
        study,
        title=" ",
        language="!",
        steps=(
            replace(tell, title="", text=""),
            replace(decide, accept=()),
            replace(decide, accept=decide.accept * 2),
            replace(
                question,
                ask="",
                options=tuple(o._replace(is_right=False) for o in question.options),
            ),
            StudyStep(500, title="Far", text="Beyond the end."),
        ),
    ).to_json()
    assert faults(data) == {
        ("title", "empty_text"),
        ("language", "bad_language"),
        ("steps[0].title", "empty_text"),
        ("steps[0].text", "empty_text"),
        ("steps[1].task.decide.accept", "too_few"),
        ("steps[2].at", "not_after"),
        ("steps[2].task.decide.accept[1]", "named_twice"),
        ("steps[3].task.question.ask", "empty_text"),
        ("steps[3].task.question.options", "none_right"),
        ("steps[4].at", "out_of_range"),
    }
    # An author may go on writing a study that has such faults.
    assert [step.at for step in read_draft(data).steps] == [0, 6, 6, 8, 500]


@pytest.mark.parametrize("name", GAMES)
def test_a_right_answer_is_a_legal_decision(name):
    """A step of a study accepts as right answers only decisions that the rules allow at its place."""
    study = a_study(name)
    tell, decide, question = study.steps
    elsewhere = next(
        decision
        for state in study.line.states
        for decision in (state.legal() if state.due else ())
        if decision not in study.line.states[decide.at].legal()
    )
    wrong = replace(study, steps=(tell, replace(decide, accept=(elsewhere,)), question))
    assert faults(wrong.to_json()) == {("steps[1].task.decide.accept[0]", "not_legal_here")}


@pytest.mark.parametrize("name", GAMES)
def test_a_study_of_an_illegal_record_is_refused(name):
    """Reading a study with an illegal record raises the same error as reading the record."""
    data = a_study(name).to_json()
    data["record"]["decisions"][3:3] = [data["record"]["decisions"][0]] * 2
    with pytest.raises((IllegalDecision, RecordError)):
        read_study(data)


@pytest.mark.parametrize("found", [[], "x", None, {"format": "tutor-lesson"}, {"record": {}}])
def test_other_files_are_refused_by_a_sentence(found):
    """Data that is no study, or only claims to be one, raises RecordError."""
    with pytest.raises(RecordError):
        read_study(found)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": "tutor-file"}, ("record.format", "wrong_value")),
        ({"setup": 3}, ("record.setup", "wrong_type")),
        ({"position": {}}, ("record", "exactly_one")),
    ],
)
def test_faults_of_the_record_have_places_in_the_record(name, change, fault):
    """The fault of a study's record has its place in the record, or names the record as a whole.

    The error has the faults of the rest of the study too.
    """
    data = a_study(name).to_json()
    data["record"] |= change
    data["steps"][0]["title"] = 3
    assert {fault, ("steps[0].title", "wrong_type")} <= faults(data)


@pytest.mark.parametrize("name", GAMES)
def test_a_study_leaves_out_the_comments_of_its_record(name):
    """A study leaves out the comments of its record, because they are not meant for learners."""
    data = a_study(name).to_json()
    data["record"] |= {"comments": {"1": "private"}, "title": "private"}
    assert "private" not in json.dumps(read_study(data).to_json())


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_checks_a_study(name, tmp_path, capsys):
    """The command line finds all faults of a study, so that an author needs no page for this."""
    file, data = tmp_path / "study.json", a_study(name).to_json()
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["check", str(file)]) == 0
    file.write_text(json.dumps(data | {"title": ""}), encoding="utf-8")
    assert main(["check", str(file)]) != 0
    assert "title: nothing is written here" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_a_study_names_itself(name):
    """A study has its title in its own file, while a lesson has its title in a catalogue."""
    study = replace(a_study(name), title=MARKUP)
    key = open_study(study)
    assert lesson_words(key, text_for(name, "it")).text == MARKUP
    assert not faults_of(study)


@pytest.mark.parametrize("name", GAMES)
def test_a_study_may_ask_for_a_move_at_the_end_of_the_line(name):
    """A study may ask for a decision at the end of its line.

    Its lesson adds a right decision to the line, so that the step has a result to show.
    """
    study = a_study(name)
    last = replace(study.steps[1], at=12, accept=study.line.states[12].legal()[:1])
    study = replace(study, steps=(study.steps[0], last))
    assert lesson_of(study).record.decisions == (*study.record.decisions, *last.accept)


@pytest.mark.parametrize("name", GAMES)
def test_rules_keep_their_order(name):
    """A step's rules are written and read in the author's order, and a rule named twice is a fault."""
    study = a_study(name)
    rules = sorted(study.game.rules)[:4]
    for order in (rules, rules[::-1]):
        step = replace(study.steps[0], rules=tuple(order))
        written = replace(study, steps=(step, *study.steps[1:]))
        assert read_study(parse_json(written.dump())).steps == written.steps
    data = written.to_json()
    data["steps"][0]["rules"] = [rules[0], rules[0]]
    assert faults(data) == {("steps[0].rules[1]", "named_twice")}


@pytest.mark.parametrize("name", GAMES)
def test_hints_skip_what_a_question_lacks(name):
    """If a question of a study has no rule and no place on the board, the answer follows the first hint."""
    study = a_study(name)
    runner = LessonRunner(lesson_of(study))
    runner.go("at-8")
    assert runner.hints == ("nudge", "answer")
    assert [runner.hint(), runner.hint(), runner.hint()] == ["nudge", "answer", "answer"]
    ruled = replace(study.steps[2], rules=tuple(study.game.rules)[:1])
    runner = LessonRunner(lesson_of(replace(study, steps=(ruled,))))
    assert runner.hints == ("nudge", "rule", "answer")
