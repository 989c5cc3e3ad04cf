"""The names of rules beside a question of the lesson lead to the rules."""

from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card


def test_no_rule_is_named_before_the_answer():
    """The rules of a step appear only once its question is settled, since one of them may be the answer."""
    tutor = app("?lesson=quick_start&step=bert-enters")
    assert "rule-here:bert-enters:" not in card(tutor)
    for option in range(4):
        press(tutor, "option", option)
    assert "rule-here:bert-enters:" in card(tutor)
