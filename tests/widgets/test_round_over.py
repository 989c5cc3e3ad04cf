"""The end of a round without a decision: it comes first, whole, and in the one line as well."""

import re

import pytest

from tests.driving import query
from tests.widgets.apps import app
from tutor.core.base.game import find_game
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree

SEED = 50
"""In this game round 3 ends at its second card, before the first choice, in the step that ends round 2."""
ENDING = 12
WORDS = (
    "Everybody has left, and round 2 is over; its cards go back into the deck, with any treasure left on them."
    " The second mummy this round drives out Chaska, Ana and Beto, and its card leaves the game."
    " Round 3 ends in flight; its cards go back into the deck, with any treasure left on them."
)


def narration_card(ply, width=1440):
    """The card of what happened, after so many decisions of the game."""
    record = random_record(find_game("incan_gold"), 3, "standard", SEED)
    tutor = app(query(Tree.of_record(record), ply=ply, view="explore"), width)
    return tutor.narration.widget.value


def text_of(of, card):
    """The text of the first element of a class; None without one."""
    found = re.search(rf'<(p|span) class="{of}"[^>]*>(.*?)</\1>', card)
    return found and " ".join(re.sub("<[^>]*>", "", found[2]).split())


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_end_of_a_round_comes_before_its_causes(width):
    """For every round that the step has ended."""
    card = narration_card(ENDING, width)
    assert text_of("tutor-round-over", card) == WORDS
    assert card.index("tutor-round-over") < card.index("tutor-told")


def test_the_one_line_of_a_folded_card_has_it_too():
    """Beside a smaller board the decision before it is less important."""
    assert text_of("tutor-last-told", narration_card(ENDING, 1024)) == WORDS


def test_a_round_that_goes_on_has_no_such_text():
    """The choice before ends nothing."""
    card = narration_card(ENDING - 1, 1024)
    assert text_of("tutor-round-over", card) is None
    assert "Ana" in text_of("tutor-last-told", card)
