"""The names of rules beside a question of the lesson."""

import pytest

from tests.widgets.apps import app
from tutor.core.words.text import LANGUAGES, text_for


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_is_the_answer(language):
    """A rule with the name of an option appears only once the question is settled."""
    words, named = text_for("princes", language), 0
    course = app("?lesson=quick_start").windows.lesson_card.course
    for step in course.lesson.steps:
        course.open_step(step.id)
        question = course.runner.question
        if question is None:
            continue
        options = {label.casefold() for label, _ in words.question(question).options}
        rules = [rule for rule in step.rules if words.rule_title(rule).casefold() in options]
        if rules:
            card = app(f"?lesson=quick_start&step={step.id}&lang={language}").windows.lesson_card
            assert f"rule-here:{step.id}:{rules[0]}" not in card.widget.value, step.id
            named += 1
    assert named
