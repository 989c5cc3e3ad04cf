"""A learner reads of the teacher, of moves and of puzzles, and never of lines, plies or examples.

These are words of the makers of the tutor.
"""

import re
from html import unescape

import pytest

from tests.catalogues import forms
from tests.pace import lessons
from tests.pages import first_of
from tests.widgets.apps import app, press
from tutor.core.lessons.text import lesson_text, lesson_words
from tutor.core.words.text import LANGUAGES, Text

EVERY = [pytest.param(lesson, id=lesson.id) for lesson in lessons()]
LONGEST_LATER = [
    pytest.param(each, id=each.id, marks=pytest.mark.endurance if len(each.steps) > 50 else ())
    for each in lessons()
]
NOT_OURS = {
    "en": r"\b(examples?|lines?|variations?|ply|plies|reconstruct\w*|decision \d+)\b",
    "es": r"\b(ejemplos?|líneas?|variantes?|reconstru\w*|decisión \d+)\b",
    "it": r"\b(esempi[oa]?|line[ae]|variant[ei]|ricostru\w*|decisione \d+)\b",
}
"""For each language, the words of the tutor's makers."""
DRAWN = {
    "en": r"(thin|dashed) line",
    "es": r"línea (fina|discontinua)",
    "it": r"linea (sottile|tratteggiata)",
}
"""The lines that a chart has."""


def not_ours(text, language):
    """Return the words of the makers in a text, which a learner does not know."""
    rest = re.sub(DRAWN[language], "", text, flags=re.IGNORECASE)
    return [each.group() for each in re.finditer(NOT_OURS[language], rest, re.IGNORECASE)]


def sentences(lesson, language):
    """Yield the sentences of a lesson's catalogue: of its parts, its questions, its acts and its name."""
    text = lesson_text(lesson, language)
    for part in (*text.parts(), lesson_words(lesson.key, text.words)):
        yield from (
            part.words.fill(form, part.figures) for form in forms(part.words.catalogue, part.key)
        )
    for act in lesson.acts:
        yield from text.act_over(act)
    for asking in lesson.askings.values():
        asked = text.question(asking)
        yield from (asked.text, asked.right, asked.nudge, *asked.answers.values())
        yield from (label for label, _ in asked.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY)
def test_no_text_of_a_lesson_has_a_word_of_its_makers(lesson, language):
    found = [each for each in sentences(lesson, language) if not_ours(each, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_has_no_word_of_the_makers(language):
    """In a lesson the page's own texts have no word of the makers either."""
    catalogue = Text(language, ("widgets.lesson",)).catalogue
    found = {
        name: words
        for name in catalogue.ids()
        if (
            words := not_ours(
                re.sub(r"\$?[\w-]+ =|\{[^}]*?[}>]", "", catalogue.source(name)), language
            )
        )
    }
    assert found == {}


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("lesson", LONGEST_LATER)
def test_no_step_shows_a_word_of_its_makers(lesson, language):
    """The card of a step has no word of the makers after all hints, or after the teacher's decision."""
    tutor = app(f"?game={lesson.key.game}&lesson={lesson.id}&view=lesson&lang={language}")
    course, found = tutor.course, {}
    for step in lesson.steps:
        with tutor.stage.loop.turn():  # the page is rendered once for each step
            course.open_step(step.id)
            course.arrive()
            if lesson.task(step).is_decision:
                press(tutor, "lesson-move", step.id)
            else:
                for _ in course.runner.hints:
                    course.runner.hint()
            tutor.stage.loop.render()
        read = unescape(re.sub(r"<[^>]*>", " ", tutor.lesson_card.widget.value))
        assert lesson_text(lesson, language).step(step).title in read
        if words := not_ours(read, language):
            found[step.id] = words
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_such_words_are_found(language):
    """The check finds a word of the makers, and accepts the line of a chart."""
    words = {
        "en": ("Back to the main line", "The dashed line is a fair share."),
        "es": ("Volver a la línea principal", "La línea discontinua es lo justo."),
        "it": ("Torna alla linea principale", "La linea tratteggiata è il giusto."),
    }
    assert [bool(not_ours(text, language)) for text in words[language]] == [True, False]
