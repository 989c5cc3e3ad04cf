"""A question on a fresh position has one of several forms, such as a choice or a claim, in a mixed order."""

from itertools import pairwise
from types import SimpleNamespace

import pytest

from tutor.core.base.questions import About, Question, Wrong
from tutor.core.lessons.forms import CLAIMS_IN, NO, YES, Posed, pose, ways
from tutor.core.lessons.review import TYPICAL_FIRST, mix
from tutor.core.lessons.runner import Answer, Learned

QUESTION = Question("prices", None, About(), {}, (3,), (Wrong(2, "low"), Wrong(4, "high")), ("r",))
FOUND = QUESTION._replace(right=("market",), sought="found")
TABLE = SimpleNamespace(players=("Ana", "Beto", "Chaska"))
SEVERAL = Question(
    "turns", TABLE, About(), {}, (("Ana", "Beto"),), (Wrong(("Ana",), "one"), Wrong((), "none")), ()
)


@pytest.mark.parametrize("fresh", range(4))
@pytest.mark.parametrize("taught", range(2))
@pytest.mark.parametrize("in_lesson", range(2))
def test_a_concept_has_another_form_each_time(fresh, taught, in_lesson):
    """The forms of questions on one concept take turns.

    The first question on a fresh position has another form than the question in the lesson.
    """
    now = ways(QUESTION, Learned("prices", fresh + in_lesson, 0, fresh), taught, 0.9)
    then = ways(QUESTION, Learned("prices", fresh + 1 + in_lesson, 0, fresh + 1), taught, 0.9)
    assert now[0].kind != then[0].kind
    assert ways(QUESTION, Learned("prices", 1, 0), taught, 0.9)[0].is_claim
    every = [
        ways(QUESTION, Learned("prices", each, 0, each), taught, 0.9, FOUND)[0].kind
        for each in range(4)
    ]
    assert set(every) == {"number", "claim", "found", "entered"}


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("first", [QUESTION, SEVERAL])
def test_two_in_a_row_differ_and_few_are_claims(count, first):
    """No two questions in a row have the same form, few are claims, and each question comes once."""
    asked = [first, *(QUESTION._replace(concept=str(number)) for number in range(count))]
    learned = Learned("prices", 1, 0)
    found = {id(each): FOUND._replace(concept=each.concept) for each in asked[::2]}
    forms = pose(asked, lambda each: ways(each, learned, 0, 0.9, found.get(id(each))))
    kinds = [each.kind for each in forms]
    assert all(one != two for one, two in pairwise(kinds))
    assert sorted(each.question.concept for each in forms) == sorted(each.concept for each in asked)
    assert kinds.count("claim") <= (len(kinds) + CLAIMS_IN) // 2


def test_a_number_is_entered_without_options():
    """A question for a number without options judges any number in its range as right or wrong.

    A number that comes from a misconception leads to that misconception.
    """
    entered = Posed(QUESTION, is_entered=True)
    assert entered.judge(3) == Answer(True)
    assert entered.judge(2) == Answer(False, "low")
    assert entered.judge(77) == Answer(False)
    for value in (-1, 1000, "three"):
        with pytest.raises(KeyError):
            entered.judge(value)


def test_the_first_questions_stay_first():
    """The questions that must come first do so, even if another order would mix the forms better."""
    asked = [QUESTION._replace(concept=str(number)) for number in range(6)]
    forms = pose(asked, lambda each: ways(each, Learned("prices", 1, 0), 0, 0.9), 3)
    assert {each.question.concept for each in forms[:3]} == {"0", "1", "2"}


@pytest.mark.parametrize(
    ("marked", "answer"),
    [
        (("Ana", "Beto"), Answer(True)),
        (("Ana",), Answer(False, "one")),
        ((), Answer(False, "none")),
        (("Beto", "Chaska"), Answer(False)),
    ],
)
def test_the_right_answer_may_be_several_players(marked, answer):
    """The right answer of a question may be several players.

    A wrong answer of players that no misconception explains is wrong without a misconception.
    """
    assert Posed(SEVERAL).kind == "several"
    assert Posed(SEVERAL).judge(marked) == answer
    with pytest.raises(KeyError):
        Posed(SEVERAL).judge(("Otto",))


@pytest.mark.parametrize(("chance", "claimed"), [(0.1, 3), (0.9, 2)])
def test_a_claim_is_right_or_a_misconception(chance, claimed):
    """A random number decides whether a claim is the right answer or a misconception."""
    assert ways(QUESTION, Learned("prices", 1, 0), 0, chance)[0].claimed == claimed


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
    """Both a choice and a claim are judged, and a learner who accepts a misconception is judged to have it."""
    assert Posed(QUESTION, claimed).judge(value) == answer


@pytest.mark.parametrize("claimed", [None, 3])
def test_an_answer_outside_the_options_is_refused(claimed):
    """An answer outside the options raises KeyError, for a choice and for a claim."""
    with pytest.raises(KeyError):
        Posed(QUESTION, claimed).judge("perhaps")


@pytest.mark.parametrize("count", range(12))
def test_mixing_keeps_all_and_puts_exceptions_last(count):
    """Mixing keeps every question, and puts the first typical ones first in the order of the lesson."""
    asked = [QUESTION._replace(concept=str(number)) for number in range(count)]
    found = mix(asked, lambda each: each.concept not in ("0", "5"))
    assert sorted(found, key=lambda each: int(each.concept)) == asked
    typical = [each for each in asked if each.concept not in ("0", "5")]
    if len(typical) >= TYPICAL_FIRST:
        assert found[:TYPICAL_FIRST] == typical[:TYPICAL_FIRST]
