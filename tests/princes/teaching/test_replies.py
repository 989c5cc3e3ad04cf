"""Replies tell of what is there, and the lesson has told what its questions need."""

import re
from itertools import islice

import pytest

from tests.princes.games import PRINCES
from tutor.core.lessons.files import open_course
from tutor.core.lessons.review import fresh
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.identifiers import GOODS, ORDERS
from tutor.princes.teaching import CONCEPTS

ASKED = 240
KEPT = {
    "en": r"\b(?:keep|save|hold on to) (?:the|a|your|that|one) (\w+)",
    "es": r"\b(?:guarda|guárdate|ahorra|conserva) (?:la|el|tu|una?|esa|ese) (\w+)",
    "it": r"\b(?:tieni|tienti|risparmia|conserva|spendere) (?:il|la|un'?a?|quel|quella)\s?(\w+)",
}
"""A good that somebody is to keep, who has one then."""
NAMES = {
    "en": dict(zip(("corn", "llama", "coca", "pottery", "cloth"), GOODS, strict=True)),
    "es": dict(zip(("maíz", "llama", "coca", "cerámica", "tejido"), GOODS, strict=True)),
    "it": dict(zip(("grano", "lama", "coca", "ceramica", "vestito"), GOODS, strict=True)),
}
NEEDS_PRICES = "what-winners-have"
"""The first step that compares what the rows of priests and virgins cost."""


def replies(question, language):
    """All that is said after an answer."""
    words = text_for("princes", language).asked(question)
    return [words.right, *words.answers.values()]


def held(question):
    """The goods of the player whom the question is about."""
    player = question.values.get("player") or question.about.player
    seats = question.state.position()["players"]
    return next((seat["goods"] for seat in seats if seat["name"] == player), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_keep_a_good_that_is_not_there(language):
    """On positions nobody has seen, where the words were written for another."""
    faults = []
    for question in islice(fresh(PRINCES, tuple(CONCEPTS), 5), ASKED):
        goods = held(question)
        for reply in replies(question, language):
            for name in re.findall(KEPT[language], reply, re.IGNORECASE):
                good = NAMES[language].get(name.casefold())
                if goods is not None and good is not None and not goods[good]:
                    faults.append(reply)
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS)
def test_a_price_is_told_before_anybody_needs_it(order, language):
    """In a text of the lesson that everybody comes to, good by good as the figures have it."""
    lesson = open_course("quick_start")
    before = lesson.steps[: [step.id for step in lesson.steps].index(NEEDS_PRICES)]
    cost = lesson.game.components.orders[order].cost
    words = lesson_text(lesson, language)
    parts = [(step.values, words.step(step), "") for step in before]
    shown = [exhibit for step in before if (exhibit := lesson.task(step).exhibit) is not None]
    parts += [(each.values, words.exhibit(each), "answer") for each in shown]
    texts = [
        part(form) if form else part.text
        for values, part, form in parts
        if {
            quoted.of["good"]
            for quoted in values.values()
            if quoted.measure == "order_cost" and quoted.of["order"] == order
        }
        == set(cost)
    ]
    assert texts
    for amount in cost.values():
        assert re.search(rf"\b{amount}\b", texts[0])
