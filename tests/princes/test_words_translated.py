"""The words of the game in every other language: all that can happen, be decided, refused or asked."""

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
    """Whether a text begins and ends as a sentence does, and has no seams."""
    return faults_of_style(text) == [] and text.endswith(".") and text.lstrip("¿¡«")[0].isupper()


def test_no_two_decisions_have_the_same_words(language):
    """Words alone tell decisions apart, with or without a state."""
    words = text_for("princes", language)
    plain = [words.decision(decision) for decision in told.DECISIONS]
    assert len(set(plain)) == len(plain)
    for walk in walks()[::5]:
        for state in play_record(walk["record"]).states:
            known = [said for _, said in words.decisions(state)]
            assert len(set(known)) == len(known)
            assert all(faults_of_style(said) == [] for said in known)


def test_positions_and_things_are_told_in_sentences(language):
    """What lies where, what each thing on the board is, and what everybody began with."""
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
