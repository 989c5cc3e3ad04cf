"""What an explanation counts is what happens on the board of the question, played anew."""

import pytest

from tests.princes.teaching.asked import questions


def moved(question, kind, good):
    """How much of a good an event of the question's decisions moves for its player."""
    state, found = question.state, 0
    for decision in question.about.decisions:
        state, events = state.explain(decision)
        for event in events:
            if event.type == kind and event.data.get("player") == question.values["player"]:
                found += event.data["goods"].get(good, 0)
    return found


def multiplier(question):
    """The factor of the gold told, among the amounts told."""
    values, figures = question.values, question.state.components
    factors = {
        values["most"]: figures.most_gold_multiplier,
        values["second"]: figures.second_gold_multiplier,
    }
    return factors.get(values["gold"], 1)


def drawn(question):
    """As many as the rules let draw, or as there are left."""
    deck = question.state.position()["deck"]
    return min(question.state.components.cards_drawn, len(deck))


EXPLAINED = {
    "bonus_and_product": {
        "bonus": lambda each: moved(each, "bonus_taken", each.values["good"]),
        "paid": lambda each: moved(each, "llama_paid", each.values["good"]),
    },
    "cards_kept": {
        "drawn": drawn,
        "returned": lambda each: each.state.components.returned(drawn(each)),
    },
    "gold_multiplies": {"multiplier": multiplier},
}
"""Figures of explanations, and how each follows from the board."""


@pytest.mark.parametrize("concept", EXPLAINED)
def test_an_explanation_counts_what_happens(concept):
    """On positions of whole games."""
    asked = questions(concept)
    assert asked
    for question in asked:
        for name, count in EXPLAINED[concept].items():
            if name in question.values:
                assert question.values[name] == count(question), (name, question.about)
