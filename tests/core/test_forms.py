"""The forms of a question on a fresh position: a choice, a claim, and which comes when."""

import pytest

from tutor.core.base.questions import About, Question, Wrong
from tutor.core.lessons.forms import NO, YES, Posed, posed
from tutor.core.lessons.review import TYPICAL_FIRST, mixed
from tutor.core.lessons.runner import Answer, Learned

QUESTION = Question("prices", None, About(), {}, (3,), (Wrong(2, "low"), Wrong(4, "high")), ("r",))


@pytest.mark.parametrize("fresh", range(4))
@pytest.mark.parametrize("taught", range(2))
@pytest.mark.parametrize("in_lesson", range(2))
def test_a_concept_is_asked_in_the_other_form_each_time(fresh, taught, in_lesson):
    """And first in another than the lesson asked it in."""
    now = posed(QUESTION, Learned("prices", fresh + in_lesson, 0, fresh), taught, 0.9)
    then = posed(QUESTION, Learned("prices", fresh + 1 + in_lesson, 0, fresh + 1), taught, 0.9)
    assert now.is_claim != then.is_claim
    assert posed(QUESTION, Learned("prices", 1, 0), taught, 0.9).is_claim


@pytest.mark.parametrize(("chance", "claimed"), [(0.1, 3), (0.9, 2)])
def test_a_claim_is_right_or_a_misconception(chance, claimed):
    """By chance, so that neither judgement is always the right one."""
    assert posed(QUESTION, Learned("prices", 1, 0), 0, chance).claimed == claimed


@pytest.mark.parametrize(
    ("claimed", "value", "answer"),
    [
        (3, YES, Answer(True)),
        (3, NO, Answer(False)),
        (2, NO, Answer(True)),
        (2, YES, Answer(False, "low")),
        (None, 3, Answer(True)),
        (None, 4, Answer(False, "high")),
    ],
)
def test_each_form_is_judged(claimed, value, answer):
    """To agree with a misconception is to have it."""
    assert Posed(QUESTION, claimed).judged(value) == answer


@pytest.mark.parametrize("claimed", [None, 3])
def test_what_is_not_offered_is_refused(claimed):
    """By a KeyError, in either form."""
    with pytest.raises(KeyError):
        Posed(QUESTION, claimed).judged("perhaps")


@pytest.mark.parametrize("count", range(12))
def test_mixing_loses_nothing_and_puts_exceptions_behind(count):
    """Whatever their number; what is typical comes as it is taught."""
    asked = [QUESTION._replace(concept=str(number)) for number in range(count)]
    found = mixed(asked, lambda each: each.concept not in ("0", "5"))
    assert sorted(found, key=lambda each: int(each.concept)) == asked
    typical = [each for each in asked if each.concept not in ("0", "5")]
    if len(typical) >= TYPICAL_FIRST:
        assert found[:TYPICAL_FIRST] == typical[:TYPICAL_FIRST]
