"""The quick-start example has a moment for each concept, with the answers of a table."""

import pytest

from tests.princes.teaching.asked import about_example, asked_of, example
from tutor.core.base.game import Decision
from tutor.princes.teaching import CONCEPTS

# Concept, decisions before the question, decisions asked about, player, thing, right answer.
TAUGHT = [
    ("whose_incas_produce", 3, 1, "", "", ("Ralph",)),
    ("whose_incas_produce", 9, 1, "", "", ("Bert",)),
    ("corn_to_produce", 3, 1, "Ralph", "", 1),
    ("corn_to_produce", 9, 1, "Gina", "", 0),
    ("bonus_and_product", 3, 1, "Bert", "", 2),
    ("bonus_and_product", 9, 1, "Bert", "", 3),
    ("bonus_and_product", 13, 1, "Gina", "", 6),
    ("bonus_and_product", 42, 1, "Gina", "", 10),
    ("bonus_and_product", 46, 1, "Ralph", "", 4),
    ("goods_for_incas", 5, 1, "Ralph", "", 2),
    ("goods_for_incas", 48, 1, "Gina", "", 2),
    ("way_there", 9, 0, "Bert", "llama_meadow", "free"),
    ("way_there", 14, 0, "Bert", "house_of_priests", "llama"),
    ("way_there", 17, 0, "Gina", "royal_palace", "cannot"),
    ("way_there", 26, 0, "Bert", "condor_temple", "cannot"),
    ("way_there", 48, 0, "Gina", "royal_palace", "llama"),
    ("order_value", 14, 2, "", "condor", 7),
    ("stone_then_sacrifice", 18, 2, "Bert", "", 11),
    ("trail_goods", 18, 2, "Bert", "corn", 5),
    ("trail_goods", 35, 4, "Ralph", "corn", 9),
    ("trail_goods", 35, 4, "Gina", "corn", 4),
    ("trail_goods", 35, 4, "Gina", "llama", 3),
    ("trail_goods", 41, 1, "Ralph", "llama", 2),
    ("main_offer", 35, 2, "Gina", "", 2),
    ("main_offer", 35, 4, "Ralph", "", 2),
    ("selling", 20, 3, "Ralph", "", 5),
    ("buying", 22, 0, "Ralph", "coca", 6),
    ("buying", 20, 0, "Ralph", "coca", 5),
    ("last_turns", 29, 1, "Gina", "", ("Bert", "Ralph")),
    ("last_turns", 31, 0, "Gina", "", ("Ralph",)),
    ("next_start", 29, 1, "Gina", "", "Gina"),
    ("moon_at_night", 31, 0, "Bert", "", 4),
    ("moon_at_night", 32, 0, "Bert", "", 4),
    ("moon_at_night", 33, 0, "Gina", "", 4),
    ("clock_pays", 26, 0, "Gina", "scout", 6),
    ("clock_pays", 26, 0, "Gina", "units", 3),
    ("clock_pays", 26, 0, "Gina", "supply", 8),
    ("over_the_summit", 43, 2, "Bert", "", 4),
    ("cards_kept", 43, 2, "Bert", "", 2),
    ("card_worth", 50, 0, "Bert", "shepherd+condor", 2),
]


@pytest.mark.parametrize(
    "taught", TAUGHT, ids=lambda each: f"{each[0]}-{each[1]}-{each[3]}{each[4]}"
)
def test_the_example_gives_questions_with_their_answers(taught):
    """The questions have the answers of the table, without a reconstructed figure."""
    concept, ply, count, player, thing, right = taught
    question = CONCEPTS[concept].ask(example()[1][ply], about_example(ply, count, player, thing))
    assert question is not None
    assert question.right == (right,)
    assert question.values["guess"] == "no"


def test_a_used_up_district_has_a_question():
    """Gina's farmer produces nothing on the Corn Terraces, which are used up on that day."""
    state = example()[1][29]
    question = asked_of(state, "used_up", [Decision("Gina", "move", "corn_terraces")])
    assert question.right == (0,)
    assert {wrong.misconception: wrong.value for wrong in question.wrong} == {
        "still_produces": 3,
        "nothing_is_used_up": 6,
    }


@pytest.mark.parametrize("player", ["Bert", "Ralph", "Gina"])
def test_the_end_of_the_example_has_a_question_about_gold(player):
    """The answer to a question about gold is the player's points times 1, 2 or 3."""
    state = example()[1][50]
    question = asked_of(state, "gold_multiplies", (), player)
    assert question is None or question.right[0] in (
        question.values["points"] * factor for factor in (1, 2, 3)
    )


def test_every_concept_has_its_place_in_the_example_or_beyond_it():
    """The example has a moment for every concept, or the tests of made positions have one."""
    beyond = {"used_up", "paid_at_the_end", "gold_multiplies"}
    beyond |= {"goods_for_order", "short_deck", "night_order"}
    assert {taught[0] for taught in TAUGHT} | beyond == set(CONCEPTS)
