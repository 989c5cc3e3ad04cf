"""When a round has ended, the card of what happened begins with its end."""

import re

import pytest

from tests.driving import query
from tests.widgets.apps import app, press
from tests.widgets.test_lesson import card, written_in
from tutor.core.base.game import Decision, find_game
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from widgets.lesson.modes import ActOver

SEED = 50
"""The seed of a game whose round 3 ends with its second card, in the same step as round 2."""
ENDING = 12
WORDS = (
    "Everybody has left, and round 2 is over; its cards go back into the deck, with any treasure left on them."
    " The second mummy this round drives out Chaska, Ana and Beto, and its card leaves the game."
    " Round 3 is over; its other cards go back into the deck, with any treasure left on them."
)


def narration_card(ply, width=1440):
    """Return the card of what happened after `ply` decisions of the game."""
    record = random_record(find_game("incan_gold"), 3, "standard", SEED)
    tutor = app(query(Tree.of_record(record), ply=ply, view="explore"), width)
    return tutor.narration.widget.value


def text_of(of, card):
    """Return the text of the first element of the class `of` in a card, or None."""
    found = re.search(rf'<(p|span) class="{of}"[^>]*>(.*?)</\1>', card)
    return found and " ".join(re.sub("<[^>]*>", "", found[2]).split())


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_end_of_a_round_comes_before_its_causes(width):
    """The card tells each round's end before the events that caused it."""
    card = narration_card(ENDING, width)
    assert text_of("tutor-round-over", card) == WORDS
    assert card.index("tutor-round-over") < card.index("tutor-told")


def test_the_one_line_of_a_folded_card_has_it_too():
    """When the card is folded to one line, the line says that the round has ended before it tells the decision."""
    assert text_of("tutor-last-told", narration_card(ENDING, 1024)) == WORDS


def test_a_round_that_goes_on_has_no_such_text():
    """After a choice that ends no round the card has no text about the end of a round."""
    card = narration_card(ENDING - 1, 1024)
    assert text_of("tutor-round-over", card) is None
    assert "Ana" in text_of("tutor-last-told", card)


def test_the_end_of_an_act_has_no_such_text():
    """The card has no text about a round's end after a beginner's choice or an act, where the reply tells it."""
    tutor = app("?game=incan_gold&lesson=first_quest&step=home-alone")
    assert tutor.session.play(Decision("Ana", "choose", "camp"))
    assert text_of("tutor-round-over", tutor.narration.widget.value) is None
    assert written_in(card(tutor), "the second mummy took")
    press(tutor, "lesson-next", tutor.course.at)
    assert isinstance(tutor.course.mode, ActOver)
    assert text_of("tutor-round-over", tutor.narration.widget.value) is None
