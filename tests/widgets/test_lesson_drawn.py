"""Steps of the lesson that ask about winning show the measured findings as bars after the answer."""

import re

import pytest

from tests.widgets.apps import press
from tests.widgets.test_lesson import LESSON, card, open_step, right_number, written_in
from tutor.core.print.guide import drawing_of
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.findings import stored_figures

DRAWN = {step.id: step.drawn for step in LESSON.steps if step.drawn}


def bars(markup):
    """Return the names of the rows of each drawing, in order."""
    return [
        [row.split(": ")[0] for row in told.split("; ")]
        for told in re.findall(r"<figure>.*?<desc[^>]*>(.*?)</desc>", markup)
    ]


def settle(tutor):
    """Answer the question of a step."""
    press(tutor, "option", right_number(tutor.course.question))


def test_the_lesson_draws_its_findings():
    """The lesson draws exactly one finding, the share of won games after each first visit."""
    assert DRAWN == {"what-wins": ("prince",)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", DRAWN)
def test_a_finding_is_drawn_once_its_question_is_settled(step, language):
    """A finding is drawn only once its question is settled, since the drawing would give the answer away."""
    tutor = open_step(step, language)
    assert "<figure>" not in card(tutor)
    settle(tutor)
    shown = card(tutor)
    assert shown.count("<figure>") == len(DRAWN[step])
    for name in DRAWN[step]:
        (caption,) = re.findall(
            r"<figcaption>.*?</figcaption>", drawing_of("princes", language, "light", name)(())
        )
        assert caption in shown


def test_only_the_offered_first_visits_are_drawn_the_best_first():
    """The drawing in the lesson shows the share of won games for each offered first visit, the best first.

    The guide shows all visits.
    """
    tutor = open_step("what-wins")
    sought = tutor.course.runner.asking.sought
    rows = stored_figures()["prince"]
    offered = [each.removeprefix("district-") for each in (*sought.right, *sought.wrong)]
    settle(tutor)
    best = sorted(offered, key=lambda name: -rows[name]["share"])
    text = text_for("princes", "en").text
    assert bars(card(tutor)) == [[text.say(f"district-{name}") for name in best]]
    assert written_in(card(tutor), text.say("plans-prince.drawn"))


def test_a_finding_without_offered_things_is_drawn_whole():
    """A finding about players or rounds is drawn with all rows, since its question offers no things."""
    whole = drawing_of("princes", "en", "light", "endings")
    assert whole(("moons", "market")) == whole(())
    assert len(bars(whole(()))[0]) == len(stored_figures()["endings"])


def test_the_city_was_hardly_ever_saved():
    """In the stored figures a Conquest ended over 95 % of the games at each kind of table."""
    assert all(endings["day_9"]["share"] > 95 for endings in stored_figures()["endings"].values())
