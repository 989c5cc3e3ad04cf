"""No slide of a lesson tells a class to tap, to press a button, or to take a turn of its own."""

import re
from html import unescape

import pytest

from tests.pace import lessons
from tests.pages import first_of
from tests.widgets.apps import app
from tutor.core.lessons.presentation import Presentation
from tutor.core.words.text import LANGUAGES
from widgets.presenter.slides import Slides

TO_ONE_LEARNER = {
    "en": r"\b(tap(s|ped)?|press(es)?|click|buttons?|your turn|you are bert)\b",
    "es": r"\b(toca(r|s)? (el|la|un|una|los)|puls(a\w*|e)|bot(ón|ones)|tu turno|te toca|eres bert)\b",
    "it": r"\b(tocca (il|la|un|una|lo|a te)|tocco|prem(i|ere|uto)|puls\w*|tuo turno|giochi (per|nei panni))\b",
}
"""For each language, the words for a learner alone before a screen."""


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("lesson", [pytest.param(each, id=each.id) for each in lessons()])
def test_no_slide_speaks_to_one_learner_at_a_screen(lesson, language):
    tutor = app(f"?game={lesson.key.game}&lesson={lesson.id}&view=presenter&lang={language}")
    slides, found = Slides(tutor.stage), {}
    for at in range(len(Presentation(lesson).beats)):
        shown = Presentation(lesson, at)
        slide = slides.lesson(shown)
        text = " ".join([slide.heading, re.sub("<[^>]+>", " ", "".join(slide.parts)), slide.spoken])
        words = re.search(TO_ONE_LEARNER[language], unescape(text), re.IGNORECASE)
        if words:
            found[f"{shown.beat.step}.{shown.part}"] = words.group()
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_such_words_are_found(language):
    """The check finds such words in the texts of steps that a learner reads alone."""
    told = {
        "en": "Choose a district, or press one of the buttons below.",
        "es": "Elige un distrito, o pulsa uno de los botones.",
        "it": "Scegli un distretto, o premi uno dei pulsanti.",
    }
    assert re.search(TO_ONE_LEARNER[language], told[language], re.IGNORECASE)
