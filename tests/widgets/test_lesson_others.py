"""In a game that began in the lesson, the card keeps the other players' steps until the learner has read them."""

import re

import pytest

from tests.pages import first_of
from tests.widgets.apps import press
from tests.widgets.test_lesson import card, decide, open_step, written_in
from tutor.core.records.moments import turn_of, turns
from tutor.core.words.text import LANGUAGES
from widgets.lesson.coach import clause


def played_on(language):
    """Return the page after the learner has decided to stay in Bert's turn and the others have played."""
    tutor = open_step("play-on", language)
    decide(tutor, tutor.session.state.legal()[-1])
    return tutor


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_steps_of_others_stay_with_their_reasons_until_they_are_read(language):
    """The card keeps all steps since the learner's decision, with players and reasons."""
    tutor = played_on(language)
    course, session = tutor.course, tutor.session
    assert session.state.due.player == "Bert"
    plies = list(course.unread_plies)
    assert plies
    assert "tutor-is-reading" in tutor.lesson_card.modes
    for ply in plies:
        decision = session.line.decision(ply)
        assert decision.player != "Bert"
        told = tutor.stage.game.narrate(decision, session.line.states[ply - 1])
        assert written_in(card(tutor), told)
        reason = session.tree.node(session.path[ply]).reason.partition(": ")[2]
        assert written_in(card(tutor), clause(reason))
    press(tutor, "others-read", course.at)
    assert not course.unread_plies
    assert "tutor-others-did" not in card(tutor)
    assert "tutor-is-reading" not in tutor.lesson_card.modes


def test_the_events_after_a_decision_are_new():
    """After the learner's decision the card shows the events since that decision and no earlier ones."""
    tutor = played_on("en")
    first = list(tutor.course.unread_plies)
    press(tutor, "others-read", tutor.course.at)
    decide(tutor, tutor.session.state.legal()[-1])
    while tutor.session.state.due.player == "Bert" and not tutor.course.unread_plies:
        decide(tutor, tutor.session.state.legal()[-1])
    assert tutor.course.unread_plies
    assert min(tutor.course.unread_plies) > max(first)


def test_a_turn_of_another_is_folded_after_its_first_decision():
    """Of another player's turn the card shows the first decision; a line with the player's name unfolds the others."""
    tutor = played_on("en")
    course, session = tutor.course, tutor.session
    for _ in range(40):
        plies = list(course.unread_plies)
        found = [turn_of(turns(session.line), ply) for ply in plies]
        long = [each for each in found if each.last - each.first > 1]
        if any(each.player not in session.mine and each.first + 1 in plies for each in long):
            break
        press(tutor, "others-read", course.at)
        decide(tutor, session.state.legal()[-1])
    folded = card(tutor).partition("<details")[2]
    assert "<li" in folded
    assert re.search(r"How \w+ goes on", folded)
