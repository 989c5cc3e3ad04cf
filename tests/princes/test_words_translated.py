"""The words of the Princes in Spanish and Italian: for events, decisions, refusals and questions."""

import pytest

from tests.catalogues import faults_of_style
from tests.princes import told
from tests.situations import play_record
from tests.vector_files import walks
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.things import all_things

OTHERS = tuple(language for language in LANGUAGES if language != "en")
pytestmark = pytest.mark.parametrize("language", OTHERS)


def is_sentence(text):
    """Return whether a text begins and ends as a sentence does, and its pieces join well."""
    return faults_of_style(text) == [] and text.endswith(".") and text.lstrip("¿¡«")[0].isupper()


def test_no_two_decisions_have_the_same_words(language):
    """The words of two decisions differ, with or without a state."""
    words = text_for("princes", language)
    plain = [words.decision(decision) for decision in told.DECISIONS]
    assert len(set(plain)) == len(plain)
    for walk in walks()[::5]:
        for state in play_record(walk["record"]).states:
            known = [said for _, said in words.decisions(state)]
            assert len(set(known)) == len(known)
            assert all(faults_of_style(said) == [] for said in known)


def test_positions_and_things_have_sentences(language):
    """The position, each thing on the board, and the setup have sentences."""
    words = text_for("princes", language)
    things = sorted(all_things(printed_components()))
    for walk in walks()[::10]:
        line = play_record(walk["record"])
        assert all(is_sentence(text) for text, _ in words.setup(line.states[0].position()))
        for state in line.states[::9]:
            position = state.position()
            said = [
                *words.position(position),
                *(words.thing(position, thing)[0] for thing in things),
            ]
            assert [text for text in said if not is_sentence(text)] == []
