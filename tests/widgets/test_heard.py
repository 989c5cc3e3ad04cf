"""After each press a screen reader hears all that is new on the card, once."""

import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import LESSON, card, decide, example_of, in_turns, lead, of_kind
from tutor.core.base.kit import games
from tutor.core.lessons.files import courses
from tutor.core.words.text import LANGUAGES
from widgets.shared.controls import decision_value

ANSWERS = re.compile(
    r'<(p|div|h2)[^>]*class="(?:[^"]* )?(?:tutor-answer|tutor-balance|tutor-result-line'
    r'|tutor-given-hint|tutor-certainty-told|tutor-verdict)(?: [^"]*)?"[^>]*>(.*?)</\1>',
    re.DOTALL,
)
FOLDED = re.compile(r"<details(?![^>]*\bopen\b).*?</details>", re.DOTALL)
CONTROLS = re.compile(r'<button[^>]*data-do="([^"]*)" data-value="([^"]*)"')
ANSWERED = ("hint", "option", "try", "lesson-move", "goto", "name-rule", "certainty", "review")
"""The commands to which the card of a step answers."""
MOST_PRESSES = 14

STEPS = [
    (game, lesson.id, step.id)
    for game in sorted(games())
    for lesson in courses(game)
    for step in lesson.steps
]


def words(markup):
    """Return the words of markup, without punctuation between them."""
    return " ".join(re.findall(r"\w+", unescape(re.sub(r"<[^>]*>", " ", markup))))


def answers(tutor):
    """Return the answers on the card, without folded ones."""
    return [words(text) for _, text in ANSWERS.findall(FOLDED.sub("", card(tutor)))]


def hears(tutor, do, value=""):
    """Press a control, and check that one announcement contains all new answers on the card."""
    before, announced = answers(tutor), tutor.page.announced
    press(tutor, do, value)
    fresh = [each for each in answers(tutor) if each not in before]
    assert tutor.page.announced - announced in ((1,) if fresh else (0, 1))
    for each in fresh:
        assert each in words(tutor.page.spoken), (do, value)
    return fresh


def answers_of_step(tutor):
    """Press each control with an answer on a step's card once, and return the number of answers."""
    pressed, heard = set(), 0
    for _ in range(MOST_PRESSES):
        found = [each for each in CONTROLS.findall(card(tutor)) if each[0] in ANSWERED]
        fresh = [each for each in found if each not in pressed or each[0] == "hint"]
        if not fresh:
            break
        pressed.add(fresh[-1])
        heard += len(hears(tutor, fresh[-1][0], unescape(fresh[-1][1])))
    return heard


def at(game, lesson, step, language="en"):
    """Return a page that shows a step of a lesson."""
    address = f"?game={game}&lesson={lesson}&lang={language}"
    return lead(app(address), step)


@pytest.mark.parametrize(("game", "lesson", "step"), first_of(STEPS, 3))
def test_every_answer_of_a_step_is_announced(game, lesson, step):
    """The page announces hints, replies to options, results of tries, the example's move and exhibits."""
    answers_of_step(at(game, lesson, step))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_hint_is_announced_by_itself(language):
    """The announcement of the second hint does not repeat the first."""
    tutor = at("princes", LESSON.id, of_kind("question")[0], language)
    one, other = hears(tutor, "hint"), hears(tutor, "hint")
    assert one
    assert other
    assert not any(each in words(tutor.page.spoken) for each in one)


@pytest.mark.parametrize("step", first_of(in_turns("decide", "turn"), 2))
def test_the_verdict_on_the_readers_move_is_announced(step):
    """The page announces the verdict on the reader's move with its figures, after the events."""
    tutor = at("princes", LESSON.id, step)
    example = example_of(step)[tutor.session.ply]
    other = next(each for each in tutor.session.state.legal() if each != example)
    heard = hears(tutor, "decide", decision_value(LESSON.game, other))
    assert heard or tutor.course.outcome() == "open"


def test_the_differences_of_lines_are_announced_at_each_comparison():
    """The page announces the differences of two lines when the comparison opens, and the new differences at each step."""
    tutor = app("?lesson=quick_start&ply=1&view=explore")
    decide(tutor, tutor.session.state.legal()[0])
    for _ in range(2):
        press(tutor, "compare", 1)
        section = tutor.compare._table.value.split("tutor-compared-words")[1].split("</section>")[0]
        told = re.findall(r"<p>(.*?)</p>", section)
        assert told
        assert all(words(each) in words(tutor.page.spoken) for each in told)
        before = tutor.page.announced
        press(tutor, "compare-step", "left-on")
        assert tutor.page.announced == before + 1
        press(tutor, "close-compare")
        assert tutor.page.announced == before + 1


def test_before_the_browser_sends_its_address_nothing_is_announced():
    """A loaded page announces nothing before the browser sends its address.

    Otherwise a second announcement would cut off the first.
    """
    for address in ("?lesson=quick_start", "?view=presenter", "?view=explore", "?view=rules"):
        assert app(address).page.announced == 1


def test_a_looked_up_rule_is_announced():
    """The page announces the answer to a question in the rules' field, and a rule that the reader opens."""
    tutor = app("?view=explore&game=princes")
    press(tutor, "ask", "\nllama")
    found = tutor.lookups.spoken_words
    assert found
    assert tutor.page.spoken == found[0]
    press(tutor, "rule", "market.sell")
    assert tutor.lookups.spoken_words[0] in tutor.page.spoken
