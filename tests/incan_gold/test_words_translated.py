"""The words of Incan Gold in Spanish and Italian: for events, choices, refusals and questions."""

import pytest

from tests.catalogues import faults_of_style, is_sentence
from tests.incan_gold.games import all_moments
from tutor.core.words.text import LANGUAGES, text_for

OTHERS = tuple(language for language in LANGUAGES if language != "en")
pytestmark = pytest.mark.parametrize("language", OTHERS)


def test_positions_and_choices_have_words(language):
    """Each position has words, and no two choices read alike, in every language."""
    words = text_for("incan_gold", language)
    for moment in all_moments()[::9]:
        position = words.position(moment.after.position())
        assert [text for text in position if not is_sentence(text)] == []
        known = [said for _, said in words.decisions(moment.before)]
        assert len(set(known)) == len(known)
        assert all(faults_of_style(said) == [] for said in known)
