"""The rows of answers to a question are the same on a page, a slide, paper and in a notebook."""

import pytest

from tests.pages import first_of
from tutor.core.lessons.files import courses
from tutor.core.lessons.forms import JUDGEMENTS, Posed, QuestionView, reveal
from tutor.core.print.question import answer_label, answer_rows
from tutor.core.words.text import LANGUAGES, core_text, text_for

LESSONS = courses("princes")
QUESTIONS = {
    f"{lesson.id} {name}": lesson.question(asking)
    for lesson in LESSONS
    for name, asking in lesson.askings.items()
}


def rows(view, language="en"):
    """Return the rows of a question in the words of its game and of the core, without a page."""
    return answer_rows(view, text_for(view.question.state.game.name, language), core_text(language))


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_a_covered_question_says_nothing_of_its_answer(question, language):
    """Before a question is answered, each row has only a letter, in the order of the options, and an option."""
    view = QuestionView(Posed(question))
    found = rows(view, language)
    assert [row.sign for row in found] == [chr(ord("A") + at) for at in range(len(view.choices))]
    assert {(row.verdict, row.said, row.is_pressed) for row in found} == {("", "", None)}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_a_revealed_question_says_what_every_option_is_worth(question):
    """After a question is revealed, the row of a right option shows the reason, and of a wrong one the reply."""
    words = text_for(question.state.game.name, "en").question(question)
    for row, (label, value) in zip(rows(reveal(question)), words.options, strict=True):
        is_right = value in question.right
        assert row.label == label
        assert row.verdict == ("right" if is_right else "wrong")
        assert row.said == (words.right if is_right else words.answers[value])


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
@pytest.mark.parametrize(
    ("standing", "verdict"),
    [("open", ""), ("settled", "right"), ("skipped", "shown"), ("told", "shown")],
)
def test_tried_options_are_called_wrong_and_the_rest_stays_covered(question, standing, verdict):
    """A tried wrong option is called wrong, and the right one is called right only if given or revealed.

    All other options show nothing.
    """
    tried = question.wrong[0].value
    view = QuestionView(Posed(question), (tried,), standing)
    for row, value in zip(rows(view), view.choices, strict=True):
        expected = verdict if value in question.right else "wrong" if value == tried else ""
        assert row.verdict == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_a_claim_shows_both_judgements(question, language):
    """After the learner has judged a claim, the rows of both judgements show whether they are right."""
    for claimed in (question.right[0], question.wrong[0].value):
        posed = Posed(question, claimed)
        assert {row.verdict for row in rows(QuestionView(posed), language)} == {""}
        judged = rows(QuestionView(posed, JUDGEMENTS, "settled"), language)
        assert [row.verdict == "right" for row in judged] == [posed.is_so, not posed.is_so]


BUILT = {name: each for name, each in QUESTIONS.items() if each.form in ("several", "ordered")}


@pytest.mark.parametrize("question", BUILT.values(), ids=BUILT)
def test_an_answer_of_several_is_put_together(question):
    """If an answer has several parts, each pressed part is marked, with its place if the order counts.

    All pressed parts together are one answer.
    """
    (right, *_) = question.right
    begun = QuestionView(Posed(question), is_built=True, marked=right[:1])
    assert [row.is_pressed for row in rows(begun)] == [each in right[:1] for each in begun.several]
    whole = begun._replace(marked=right)
    assert whole.whole_answer == right
    if question.form == "ordered":
        assert begun.whole_answer is None
        assert [row.sign for row in rows(whole)] == [
            str(right.index(thing) + 1) for thing in whole.several
        ]
    settled = whole._replace(standing="settled")
    words = text_for(question.state.game.name, "en")
    (row,) = rows(settled)
    assert (row.label, row.verdict) == (
        answer_label(question, right, words, core_text("en")),
        "right",
    )


def test_a_question_about_players_may_have_none_as_answer():
    """The answer that no player is right has words of its own, even if no option has such words."""
    question = next(each for each in BUILT.values() if each.form == "several")
    words = text_for(question.state.game.name, "en")
    assert answer_label(question, (), words, core_text("en")) == core_text("en").say("several-none")
