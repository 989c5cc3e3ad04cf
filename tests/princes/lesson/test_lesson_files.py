"""A lesson's files are data without missing references; every fault has its place."""

import pytest

from tests.princes.lesson.toy import CORN, TEACHING, files, lesson
from tutor.core.base.errors import RecordError
from tutor.core.lessons.files import open_course, read_lesson
from tutor.core.lessons.parts import Spot, merge
from tutor.core.records.lines import open_lesson

MOVE = {"player": "Bert", "type": "move", "district": "nowhere"}


def test_a_lesson_reads_as_its_files_say():
    """The reader gives the acts and steps of a lesson in the order of its files, with the minutes."""
    read = lesson()
    assert [act.name for act in read.acts] == ["one", "two"]
    assert [step.id for step in read.steps] == ["look", "guess", "decide", "turn", "what-if", "see"]
    assert read.minutes == 7
    assert read.act_of("turn").name == "two"
    assert read.step("turn").points == ("trail",)


def test_figures_come_from_the_state_of_the_step():
    """The figures of a step come from the state of the step.

    Gina has no corn left after she has paid for her Incas in round 1 of the quick start.
    """
    read = lesson()
    step = read.step("look")
    assert read.figures(step.values, read.state(step.at)) == {"corn": 0}


def test_a_patch_replaces_lists_and_nulls_and_merges_objects():
    """A patch of a position replaces lists and nulls and merges objects, so that the rest stays as it is."""
    base = {"a": {"b": 1, "c": [1, 2]}, "d": 4}
    assert merge(base, {"a": {"c": [3], "b": None}}) == {"a": {"b": None, "c": [3]}, "d": 4}


def test_an_exhibit_shows_its_patched_position():
    """The exhibit's patch puts three coca on the market in place of the example's two."""
    read = lesson()
    assert read.state(Spot(0, "rich")).position()["market"]["coca"] == 3
    assert read.state(Spot(1, "rich")).position()["turn"]["player"] == "Ralph"
    assert read.exhibit_line(read.exhibits["rich"]).plies == 1


def test_claims_are_checked_by_play():
    """The reader confirms a claim by play, and refuses a claim that the rules do not allow.

    If Bert takes a tile instead of going to the meadow, he has fewer llamas. Ralph cannot play for Bert.
    """
    read = lesson()
    assert {name: read.holds(each) for name, each in read.alternatives.items()} == {
        "poor": True,
        "refused": True,
    }


@pytest.mark.parametrize(
    ("name", "claim"),
    [
        ("poor", {"refused": "not_your_decision"}),
        ("poor", {"due": "produce"}),
        ("poor", {"measure": CORN, "is": "more"}),
        ("refused", {"due": "turn"}),
        ("refused", {"measure": CORN, "is": "same"}),
        ("refused", {"refused": "too_few_llamas"}),
    ],
)
def test_a_false_claim_does_not_hold(name, claim):
    number = ["poor", "refused"].index(name)
    read = lesson(**{f"alternatives__alternatives__{number}__claim": claim})
    assert not read.holds(read.alternatives[name])


def test_alternatives_have_figures_of_both_ends():
    """An alternative has each figure twice: at its own end, and with a suffix at the end of the example."""
    values = {"llamas": {"measure": "goods", "player": "Bert", "good": "llama"}}
    read = lesson(alternatives__alternatives__0__values=values)
    assert read.alternative_figures(read.alternatives["poor"]) == {
        "llamas": 1,
        "llamas_example": 2,
    }


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"lesson__format": "tutor-record"}, "lesson.json.format"),
        ({"lesson__version": 2}, "lesson.json.version"),
        ({"lesson__game": "incan_gold"}, "lesson.json.game"),
        ({"lesson__acts": "one"}, "lesson.json.acts"),
        ({"lesson__acts": ["one", "three"]}, "three.json"),
        ({"lesson__acts": ["one", 3]}, "lesson.json.acts[1]"),
        ({"one__act": "two"}, "one.json.act"),
        ({"one__minutes": 0}, "one.json.minutes"),
        ({"one__steps__0__at": 51}, "one.json.steps[0].at"),
        ({"one__steps__0__at": {"exhibit": "no", "ply": 0}}, "one.json.steps[0].at.exhibit"),
        ({"two__steps__3__at": {"exhibit": "rich", "ply": 2}}, "two.json.steps[3].at.ply"),
        ({"one__steps__0__id": "guess"}, "steps"),
        ({"one__steps__0__rules": ["turn.odor"]}, "one.json.steps[0].rules[0]"),
        ({"one__steps__0__rules": ["turn.order"] * 2}, "one.json.steps[0].rules[1]"),
        ({"one__steps__0__values": []}, "one.json.steps[0].values"),
        ({"one__steps__0__values__corn": 3}, "one.json.steps[0].values.corn"),
        (
            {"one__steps__0__values__corn__measure": "beauty"},
            "one.json.steps[0].values.corn.measure",
        ),
        ({"one__steps__1__task": {"question": "why"}}, "one.json.steps[1].task.question"),
        ({"one__steps__1__task": {"turn": True, "decide": True}}, "one.json.steps[1].task"),
        ({"one__steps__1__task": {"turn": 1}}, "one.json.steps[1].task.turn"),
        ({"one__steps__1__task": {"review": 0}}, "one.json.steps[1].task.review"),
        ({"questions__questions__0__concept": "luck"}, "questions.json.questions[0].concept"),
        ({"questions__questions__0__after": 3}, "questions.json.questions[0].after"),
        (
            {
                "questions__questions__0": {
                    "id": "who",
                    "at": 9,
                    "find": ["deck"],
                    "rules": ["turn.order"],
                }
            },
            "questions.json.questions[0].not",
        ),
        (
            {"alternatives__alternatives__0__claim": {"refused": "x", "due": "turn"}},
            "alternatives.json.alternatives[0].claim.due",
        ),
        ({"questions__questions__0__player": "Otto"}, "questions.json.questions[0].player"),
        (
            {"questions__questions__0__decisions": [MOVE]},
            "questions.json.questions[0].decisions[0].district",
        ),
        ({"alternatives__alternatives__1__id": "poor"}, "alternatives.json.alternatives[1]"),
        (
            {"alternatives__alternatives__0__claim": {"measure": CORN, "is": "nicer"}},
            "alternatives.json.alternatives[0].claim.is",
        ),
        ({"exhibits__exhibits__0__from": {"ply": 99}}, "exhibits.json.exhibits[0].from.ply"),
        (
            {"exhibits__exhibits__0__patch": {"market": {"coca": 9}}},
            "exhibits.json.exhibits[0].patch.market.coca",
        ),
        ({"reasons__reasons__0__after": 0}, "reasons.json.reasons[0].after"),
        ({"reasons__reasons__0__after": 99}, "reasons.json.reasons[0].after"),
        ({"reasons__reasons__1__id": "gifts"}, "reasons.json.reasons[1]"),
        ({"reasons__reasons__1__after": 4}, "reasons.json"),
        ({"voices__voices__0__id": "gina-walks"}, "voices.json.voices[0].id"),
        ({"voices__voices__0__at": 50}, "voices.json.voices[0].at"),
        ({"voices__voices__1": {"id": "bert-too", "at": 9}}, "voices.json"),
    ],
)
def test_a_fault_has_its_place(change, place):
    """The error about a damaged lesson is a sentence that names the place of the fault."""
    with pytest.raises(RecordError) as caught:
        lesson(**change)
    assert place in [fault.place for fault in caught.value.faults]
    assert place in str(caught.value)


def test_every_fault_is_named_at_once():
    """A single error names all faults of a lesson."""
    with pytest.raises(RecordError) as caught:
        lesson(lesson__version=2, one__minutes=0, two__minutes="long")
    assert len(caught.value.faults) == 3


def test_parts_may_have_several_files():
    """The entries of a kind may stand in several files: `exhibits.json` and files like `exhibits_….json`."""
    spread = files()
    more = {**spread["exhibits.json"]["exhibits"][0], "id": "richer"}
    spread["exhibits_more.json"] = {"exhibits": [more]}
    read = read_lesson("toy", spread, open_lesson("quick_start"), TEACHING)
    assert set(read.exhibits) == {"rich", "richer"}


def test_an_unknown_course_is_a_key_error():
    """A request for a lesson whose name is unknown raises KeyError."""
    with pytest.raises(KeyError):
        open_course("no_such_lesson")


@pytest.mark.parametrize("name", ["quick_start", "first_day"])
def test_no_two_lessons_continue_each_other(name):
    """The reader refuses a lesson that continues itself, or that continues a lesson which continues it."""
    spread = files()
    spread["lesson.json"]["after"] = {name: ["look"]}
    with pytest.raises(RecordError) as caught:
        read_lesson("first_day", spread, open_lesson("quick_start"), TEACHING)
    (fault,) = caught.value.faults
    assert (fault.code, fault.place) == ("continues_itself", f"lesson.json.after.{name}")


@pytest.mark.parametrize("head", ["{", "[]", '{"after": 3}'])
def test_a_damaged_lesson_stops_no_other(head, tmp_path, monkeypatch):
    """A lesson can be read even if the files of another lesson that it continues are damaged."""
    (tmp_path / "lesson.json").write_text(head)
    monkeypatch.setattr("tutor.core.lessons.files.lesson_folder", lambda *_: tmp_path)
    spread = files()
    spread["lesson.json"]["after"] = {"first_day": ["look"]}
    assert read_lesson("toy", spread, open_lesson("quick_start"), TEACHING).after


def test_a_lesson_may_continue_a_shorter_one():
    """A lesson may continue another lesson that itself continues a third lesson."""
    spread = files()
    spread["lesson.json"]["after"] = {"quick_start": ["look"]}
    assert read_lesson("toy", spread, open_lesson("quick_start"), TEACHING).after == {
        "quick_start": ("look",)
    }
