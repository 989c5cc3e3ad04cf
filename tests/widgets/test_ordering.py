"""A question whose answer is an order: the learner presses things in turn, and can take them back."""

import re
from html import unescape
from itertools import permutations

import pytest

from tests.pages import first_of
from tests.widgets.test_lesson import LESSON, card, give, lead, open_step, press, written_in
from tutor.core.lessons.forms import Posed
from tutor.core.lessons.runner import judge
from tutor.core.words.text import LANGUAGES

STEP = "a-new-day"
QUESTION = LESSON.question(LESSON.askings["q-night-order"])
(RIGHT,) = QUESTION.right


def places(tutor):
    """Return for each thing its place in the order so far, or a dot."""
    found = re.findall(r'tutor-letter"[^>]*>([^<]*)<', unescape(card(tutor)))
    return dict(zip(tutor.course.question_view.several, found, strict=True))


def test_pressed_things_take_the_next_places():
    """A press on a thing gives it the next place in the order.

    A second press takes the thing out, and the later things move up.
    """
    tutor = lead(open_step(), STEP)
    items = tutor.course.question_view.several
    assert sorted(items) == sorted(RIGHT)
    assert items != RIGHT
    for item in RIGHT[:3]:
        press(tutor, "option", items.index(item))
    assert places(tutor) == dict(zip(RIGHT, ("1", "2", "3", "·"), strict=True))
    press(tutor, "option", items.index(RIGHT[0]))
    assert places(tutor) == dict(zip(RIGHT, ("·", "1", "2", "·"), strict=True))
    assert tutor.course.question_view.marked == RIGHT[1:3]


def test_an_order_can_be_sent_when_every_thing_has_its_place():
    """Until every thing has a place, the button that sends the order is disabled."""
    tutor = lead(open_step(), STEP)
    done = tutor.stage.say("order-done")
    press(tutor, "option", len(RIGHT))
    assert not tutor.course.question_view.is_settled
    assert written_in(card(tutor), done)
    assert 'aria-disabled="true"' in card(tutor)
    for item in RIGHT:
        press(tutor, "option", tutor.course.question_view.several.index(item))
    assert 'aria-disabled="true"' not in card(tutor)
    press(tutor, "option", len(RIGHT))
    assert tutor.course.question_view.is_settled


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_right_order_has_its_reason(language):
    """After the right order the page shows and announces the reason."""
    tutor = lead(open_step(language=language), STEP)
    assert written_in(card(tutor), tutor.stage.say("order-hint"))
    give(tutor, RIGHT)
    right = tutor.stage.game.question(QUESTION).right
    assert written_in(card(tutor), right)
    assert right in tutor.lesson_card.sentence


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_wrong_order_is_met_by_its_misconception(language):
    """The reply to a wrong order names its misconception or where to look, and the learner can correct the order."""
    tutor = lead(open_step(language=language), STEP)
    words = tutor.stage.game.question(QUESTION)
    for wrong in QUESTION.wrong:
        give(tutor, wrong.value)
        assert written_in(card(tutor), words.answers[wrong.value])
    backwards = RIGHT[::-1]
    assert backwards not in words.answers
    give(tutor, backwards)
    assert written_in(card(tutor), words.nudge)
    assert words.nudge in tutor.lesson_card.sentence
    give(tutor, RIGHT)
    assert tutor.course.question_view.is_settled


def test_every_order_of_the_things_can_be_judged_and_nothing_else():
    """Exactly one of all orders of the things is right, and an order in which a thing is missing is no answer."""
    judged = [judge(QUESTION, order).is_right for order in permutations(RIGHT)]
    assert judged.count(True) == 1
    with pytest.raises(KeyError):
        judge(QUESTION, RIGHT[1:])


def test_on_a_fresh_position_it_has_its_own_form():
    """On a fresh position the question has two forms.

    One states an order as a claim. In the other the learner puts the things in order.
    """
    assert Posed(QUESTION).kind == "ordered"
    assert Posed(QUESTION, RIGHT).kind == "claim"
    assert Posed(QUESTION).judge(RIGHT).is_right
