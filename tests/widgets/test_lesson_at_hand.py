"""The lesson offers help beside a decision: its rules, the player's things, and the prices of people."""

import re

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tutor.core.words.text import LANGUAGES, text_for

OPENER = re.compile(r'<button[^>]*class="tutor-do tutor-at-hand-do"[^>]*>([^<]*)</button>')


def card_of(step, tutor=None):
    """Return the card of a step; if the coach asks a question first, return the card after an answer."""
    tutor = tutor or app("?lesson=quick_start")
    tutor.course.open_step(step)
    tutor.course.arrive()
    if "tutor-is-coached" in tutor.lesson_card.modes:
        press(tutor, "coach", "own")
    return tutor.lesson_card.widget.value


def at_hand(markup):
    return markup.partition('class="tutor-at-hand"')[2]


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_decision_has_its_rules_at_hand(language):
    """The button for the rules says what it opens and takes the place of *Go on*. Each rule is listed once."""
    words = text_for("princes", language)
    tutor = app(f"?lesson=quick_start&lang={language}")
    course, seen = tutor.course, 0
    for step in course.lesson.steps:
        if course.lesson.task(step).kind not in ("decide", "turn"):
            continue
        markup = card_of(step.id, tutor)
        (opener,) = OPENER.finditer(markup)
        assert opener[1], step.id
        assert 'aria-expanded="false"' in opener[0]
        assert 'aria-controls="tutor-at-hand"' in opener[0]
        assert markup.count('id="tutor-at-hand"') == 1
        assert opener.start() > markup.index('data-do="lesson-move"')
        for rule in step.rules:
            count = markup.count(f'data-key="rule-here:{step.id}:{rule}"')
            assert count == at_hand(markup).count(f'data-key="rule-here:{step.id}:{rule}"')
            if not count:
                made = course.lesson.line_at(step.at).record.decisions[step.at.ply]
                assert words.rule_title(rule) in words.decision(made), (step.id, rule)
            seen += count
    assert seen


@pytest.mark.parametrize(
    ("step", "holds", "has_prices"),
    [
        ("gina-begins", "1 farmer, 1 shepherd", True),
        ("gina-travels", "1 farmer, 1 shepherd", True),
        ("play-on", "1 coca planter", True),
        ("bert-redeems", "1 shepherd, 1 condor priest", False),
        ("gina-recruits", "Gina", False),
    ],
)
def test_the_player_of_a_decision_is_at_hand(step, holds, has_prices):
    """Every decision shows the player's people and cards.

    A whole turn also shows the prices of people.
    """
    found = at_hand(card_of(step))
    assert holds in found
    assert ("tutor-price-list" in found) == has_prices


def test_nothing_is_at_hand_where_nothing_is_decided():
    """No help beside a decision is shown at a question, whose rules are on the card, or in a game in play."""
    assert not at_hand(card_of("bert-walks"))
    tutor = app("?lesson=quick_start&step=play-on")
    while tutor.course.is_opening:
        tutor.session.play(tutor.session.state.legal()[-1])
    assert not at_hand(tutor.lesson_card.widget.value)


def test_at_night_the_prices_of_people_are_folded():
    """At night no Inca is hired, so the prices of people are folded to leave room for the choices."""
    panel = app("?lesson=quick_start&step=bert-redeems").windows.now.widget.value
    assert "tutor-prices-box" not in panel
    assert 'data-menu="prices"' in panel


def test_the_help_goes_with_its_decision():
    """Once the example's decision is shown, the help beside the decision is gone, and the rules are below the text again."""
    tutor = app("?lesson=quick_start&step=gina-stays")
    press(tutor, "lesson-move", "gina-stays")
    markup = tutor.windows.lesson_card.widget.value
    assert not at_hand(markup)
    assert 'data-key="rule-here:gina-stays:' in markup
