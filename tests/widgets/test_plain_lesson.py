"""The page speaks to a learner in a lesson of the teacher's and the learner's moves, not in terms of lines."""

import re

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tutor.core.lessons.files import door_lessons
from tutor.core.words.text import LANGUAGES

TERMS = {
    "en": r"\bmain line|\bline [A-Z]\b|\bexample|\bdecision \d|\bplies\b|\bply\b",
    "es": r"l[ií]nea principal|\bl[ií]nea [A-Z]\b|ejemplo|decisi[oó]n \d|\ba la principal",
    "it": r"linea principale|\blinea [A-Z]\b|esempi|decisione \d|\balla principale",
}
TAG = re.compile(r"<[^>]*>")
SPOKEN = re.compile(r'(?:aria-label|title)="([^"]*)"')


def reader_text(*windows):
    """Return what a reader sees and hears of some windows."""
    markup = " ".join(window.widget.value for window in windows)
    return " ".join((TAG.sub(" ", markup), *SPOKEN.findall(markup)))


def terms(language, text):
    """Return the terms of the lists of lines in a text, which a learner should not meet."""
    return re.findall(TERMS[language], text, re.IGNORECASE)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_learner_beside_the_step_meets_no_term(language):
    """Beside the step, the counter, the track, the way back and the comparison speak of the learner's moves."""
    tutor = app(f"?lesson=quick_start&lang={language}&ply=20")
    following = tutor.session.line.decision(21)
    tutor.session.play(next(each for each in tutor.session.state.legal() if each != following))
    tutor.screen.render()
    windows = tutor.windows
    yours, teacher = tutor.stage.say("line-yours"), tutor.stage.say("line-teacher")
    beside = reader_text(windows.status, windows.now, windows.narration)
    assert yours in beside
    assert terms(language, f"{beside} {windows.timeline._track.value} {tutor.page.spoken}") == []
    press(tutor, "compare", tutor.session.tree.end(0))
    compared = " ".join(
        (windows.compare._table.value, *(head.value for head in windows.compare._heads))
    )
    compared = " ".join((TAG.sub(" ", compared), *SPOKEN.findall(compared)))
    assert yours in compared or teacher in compared.replace("&#x27;", "'")
    assert terms(language, compared) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", first_of([str(key) for key in door_lessons()], 1))
def test_the_contents_of_a_lesson_have_no_term(lesson, language):
    """The contents list the acts of all lessons of the game in plain words."""
    game, _, name = lesson.partition("/")
    tutor = app(f"?lesson={name}&game={game}&lang={language}&open=contents")
    text = reader_text(tutor.lesson_card)
    assert terms(language, text) == []
    for other in door_lessons():
        is_offered = f'data-value="{other}"' in tutor.lesson_card.widget.value
        assert is_offered == (other.game == game and str(other) != lesson)
