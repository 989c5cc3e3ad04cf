"""A notebook shows pairs of equally dealt games in sentences, as a table, and as rows for other libraries."""

import pytest

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.laboratory.worlds import worlds
from tutor.core.words.text import LANGUAGES
from tutor.notebook import new_game, speak, twin_worlds

PAIRS = 3


@pytest.fixture(autouse=True)
def english():
    """Set the language to English before each test, because tests change the language."""
    yield
    speak("en")


@pytest.fixture(scope="module")
def start():
    """Return the first state of a game."""
    return new_game("incan_gold", 3)


def test_the_rows_are_those_of_the_laboratory(start):
    """The rows that a notebook gives are the pairs of the laboratory, with plain values."""
    found = twin_worlds(start, "torch", "camp", PAIRS)
    torch, camp = (
        next(each for each in start.legal() if each.choice == name) for name in ("torch", "camp")
    )
    *_, there = worlds(start, torch, camp, PAIRS)
    rows = list(found)
    assert [(row["points_a"], row["points_b"]) for row in rows] == [
        (there.score(pair.first), there.score(pair.second)) for pair in there.pairs
    ]
    assert [row["pair"] for row in rows] == [1, 2, 3]
    assert {type(value) for row in rows for value in row.values()} <= {str, int, float}


@pytest.fixture(scope="module")
def same(start):
    """Return the comparison of pairs of games in which both games begin with the same choice."""
    return twin_worlds(start, "torch", "torch", PAIRS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_have_words_in_every_language(same, language):
    """The comparison of pairs of games names both choices and lists the pairs, in every language."""
    speak(language)
    shown = same._repr_mimebundle_()
    assert shown["text/html"].count("<tr") == 1 + PAIRS
    assert "A: " in shown["text/plain"]
    assert "twinned-" not in shown["text/plain"]


def test_a_mistake_leads_to_a_sentence(start):
    """An unknown choice, or 0 as the number of pairs, leads to a sentence."""
    with pytest.raises((RecordError, IllegalDecision)):
        twin_worlds(start, "dance", "camp", PAIRS)
    with pytest.raises(RecordError):
        twin_worlds(start, "torch", "camp", 0)
