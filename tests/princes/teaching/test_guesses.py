"""No answer depends on a reconstructed border, and an answer with another reconstructed figure says so."""

from dataclasses import replace

import pytest

from tests.pages import one_in
from tests.positions import position
from tests.princes.teaching.asked import asked_of, load, questions
from tutor.core.base.game import Decision
from tutor.core.words.text import text_for
from tutor.princes.components_file import printed_components
from tutor.princes.teaching import CONCEPTS, rests_on_guess
from tutor.princes.teaching.subject import other_borders, other_figures

PRINTED = printed_components()
WORDS = text_for("princes")


@pytest.mark.parametrize("concept", one_in(3, CONCEPTS))
def test_a_text_that_depends_on_a_guess_says_so(concept):
    """A question that depends on a reconstructed figure has the value `guess` and says so in its note."""
    for question in questions(concept)[::9]:
        assert rests_on_guess(question) == (question.values["guess"] == "yes")
        tells_of_guesses = question.values.get("row_known") == "no"
        says_so = "reconstructed" in WORDS.question(question).note
        assert says_so == (rests_on_guess(question) or tells_of_guesses)


def test_a_known_row_has_no_mark():
    """Once the components say that a row is known, no text calls it reconstructed."""
    known = {
        name: replace(order, known=replace(order.known, values=(True,) * order.tiles))
        for name, order in PRINTED.orders.items()
    }
    state = load(position().at("Bert", "royal_palace")).with_components(
        replace(PRINTED, orders=known)
    )
    question = asked_of(state, "order_value", thing="puma")
    assert question.values["row_known"] == "yes"
    assert WORDS.question(question).note == ""


def test_known_step_values_are_those_of_the_texts():
    """The components mark as known only those step values that a source states.

    These are the values of the 1st and last condor, the 3rd and 4th puma, and the 3rd and 5th virgin.
    """
    orders = PRINTED.orders
    assert orders["condor"].known.values == (True, False, False, True)
    assert orders["puma"].known.values == (False, False, True, True, False)
    assert orders["virgin"].known.values == (False, False, True, False, True, False)


def test_other_borders_keep_the_known_ones():
    """The variants keep each border that a source shows, and join no districts that a source keeps apart."""
    few, many = other_borders(PRINTED)
    shown = {frozenset(each.between) for each in PRINTED.borders if not each.is_reconstructed}
    assert {frozenset(each.between) for each in few.borders} == shown
    assert len(shown) == 11
    every = {frozenset(each.between) for each in many.borders}
    assert shown <= every
    assert len(every) == 105 - len(PRINTED.apart)
    assert not every & PRINTED.apart


def test_fully_known_components_have_no_other_borders():
    """If all borders are known, there are no components with other borders."""
    told = replace(PRINTED, borders=tuple(replace(each, is_known=True) for each in PRINTED.borders))
    assert list(other_borders(told)) == []


def test_other_figures_keep_the_known_ones():
    """The variants keep the known step values and change every other one, and no row of values rises."""
    for name, order in PRINTED.orders.items():
        rows = [other.orders[name].values for other in list(other_figures(PRINTED))[:2]]
        assert all(list(row) == sorted(row, reverse=True) for row in rows)
        for place, is_known in enumerate(order.known.values):
            varied = any(row[place] != order.values[place] for row in rows)
            assert varied == (not is_known)


def test_no_question_is_about_a_reconstructed_border():
    """No question asks about a way, or about a saved llama, if this depends on a reconstructed border."""
    state = load(position().at("Bert", "coca_plantation").goods("Bert", corn=1, llama=1))
    assert asked_of(state, "way_there", thing="llama_meadow") is None
    enters = Decision("Bert", "move", "llama_meadow")
    assert asked_of(state, "bonus_and_product", [enters], "Bert") is None


def test_a_known_border_gives_a_question():
    """If the border is known, as from the Potters' Quarter, a question asks about the way and the saved llama."""
    builder = position().at("Bert", "potters_quarter").goods("Bert", corn=1, llama=1)
    state = load(builder.incas("Bert", llama_meadow=1))
    assert asked_of(state, "way_there", thing="llama_meadow").right == ("free",)
    enters = Decision("Bert", "move", "llama_meadow")
    assert asked_of(state, "bonus_and_product", [enters], "Bert").right == (3,)
