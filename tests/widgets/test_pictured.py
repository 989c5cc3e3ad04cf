"""A question about a card draws the card, since the card is in a hand and not on the board."""

import pytest

from tests.widgets.test_lesson import card, open_step

DRAWN = "tutor-card-asked"


@pytest.mark.parametrize("step", ["points-from-cards"])
def test_the_card_of_a_question_is_drawn(step):
    """The drawn card has both icons and its gold, and words name the card for a screen reader."""
    tutor = open_step(step)
    seen = card(tutor)
    assert seen.count(DRAWN) == 1
    drawn = seen[seen.index(DRAWN) :].split("</span>")[0]
    assert drawn.count("<svg") == 2
    gold = tutor.session.state.components.gold[tutor.course.question.about.thing]
    assert f"{gold} gold" in drawn


@pytest.mark.parametrize("step", ["bert-enters", "saved-or-conquered"])
def test_a_thing_on_the_board_is_not_drawn_again(step):
    """A question about a district or another part of the board has no drawn card beside it."""
    assert DRAWN not in card(open_step(step))
