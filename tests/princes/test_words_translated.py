"""The words of the Princes in every language: for decisions, positions and things."""

import pytest

from tests.catalogues import faults_of_style, is_sentence
from tests.princes import told
from tests.situations import play_record
from tests.vector_files import walks
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.things import all_things

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def test_no_two_decisions_have_the_same_words(language):
    """The words of two decisions differ, with or without a state."""
    words = text_for("princes", language)
    plain = [words.decision(decision) for decision in told.DECISIONS]
    assert len(set(plain)) == len(plain)
    assert not [said for said in plain if faults_of_style(said) or said.endswith(".")]
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
