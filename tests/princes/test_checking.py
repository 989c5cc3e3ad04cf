"""The reply to an answer explains what the learner misunderstood."""

import pytest

from tests.pages import first_of
from tutor.core.words.text import LANGUAGES
from tutor.notebook import check, moment, practice, speak
from tutor.princes.teaching import CONCEPTS


def plain_text(checked):
    """Return the plain text of the reply to an answer."""
    return checked._repr_mimebundle_()["text/plain"]


@pytest.mark.parametrize("concept", CONCEPTS)
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_every_option_has_its_reply(concept, language):
    """The reply to the right option and to each misconception has words, in every language."""
    speak(language)
    question = practice(concept, 4)
    assert check(question, question.right[0])
    sentences = set()
    for wrong in question.wrong:
        checked = check(question, wrong.value)
        assert not checked
        assert checked.verdict == "mistaken"
        assert checked.misconception == wrong.misconception
        sentences.add(plain_text(checked).splitlines()[1])
    assert len(sentences) == len(question.wrong)
    speak("en")


@pytest.mark.parametrize("blank", [..., None])
def test_a_blank_answer_shows_the_task(blank):
    """A blank answer shows the task with board and options, and how to answer, without the solution."""
    checked = check("q-gina-idle", blank)
    assert not checked
    assert checked.verdict == "open"
    found = checked._repr_mimebundle_()
    assert found["text/html"].count("<details>") == 3 + 1
    assert (
        "<summary>C. 2 llamas</summary><p>Not quite. There is work for both" in found["text/html"]
    )
    assert "in place of the dots: a number" in found["text/plain"]
    assert "Right" not in found["text/plain"]
    assert check("q-gina-idle").pieces


@pytest.mark.parametrize(
    ("task", "answer", "verdict"),
    [
        ("q-gina-idle", 0, "right"),
        ("q-gina-idle", "0", "right"),
        ("q-gina-idle", 0.0, "right"),
        ("q-gina-idle", "A", "right"),
        ("q-gina-idle", " 0 llamas ", "right"),
        ("q-gina-idle", "c", "mistaken"),
        ("q-gina-idle", 7, "stray"),
        ("q-gina-idle", "seven", "unlike"),
        ("q-gina-idle", 0.5, "unlike"),
        ("q-gina-idle", False, "unlike"),
        ("q-gina-idle", [0], "unlike"),
        ("q-gina-idle", moment, "unlike"),
        ("q-gina-stranded", "cannot", "right"),
        ("q-gina-stranded", "Not at all now", "right"),
        ("q-gina-stranded", "Free", "mistaken"),
        ("q-gina-stranded", 1, "unlike"),
        ("q-gina-stranded", "a camel", "unlike"),
        ("q-last-turns", ["Ralph", "bert"], "right"),
        ("q-last-turns", {"Bert", "Ralph"}, "right"),
        ("q-last-turns", "Bert, Ralph", "right"),
        ("q-last-turns", "Bert and Ralph", "right"),
        ("q-last-turns", [], "mistaken"),
        ("q-last-turns", ["Gina"], "mistaken"),
        ("q-last-turns", ["Bert"], "stray"),
        ("q-last-turns", ["Zoe"], "unlike"),
        ("q-last-turns", 2, "unlike"),
    ],
)
def test_an_answer_is_understood_in_many_forms(task, answer, verdict):
    """A learner may answer with a value, an id, a label, a letter or names.

    The reply to any other answer is a sentence that says so.
    """
    checked = check(task, answer)
    assert checked.verdict == verdict
    assert bool(checked) == (verdict == "right")
    assert plain_text(checked)


def test_the_reply_fits_the_answer():
    """The reply has the rule for a right answer, a hint for a wrong one, and help for text that is no option."""
    assert "[production.cost]" in plain_text(check("q-gina-idle", 0))
    assert plain_text(check("q-gina-idle", 2)).splitlines()[0] == "2? Not quite."
    assert "A hint: " in plain_text(check("q-gina-idle", 2))
    assert "A hint: " in plain_text(check("q-gina-idle", 9))
    assert "in place of the dots" in plain_text(check("q-gina-idle", "x"))
    assert "<b>" not in check("q-gina-idle", "<b>")._repr_mimebundle_()["text/html"].lower()


def test_a_wrong_answer_points_at_the_board():
    """A wrong answer marks things on the board; the task and a right answer do not."""
    sizes = {
        answer: len(check("q-gina-idle", answer)._repr_mimebundle_()["image/svg+xml"])
        for answer in (..., 0, 2)
    }
    assert abs(sizes[...] - sizes[0]) < 100
    assert sizes[2] > sizes[0] + 100
