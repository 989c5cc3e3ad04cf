"""The words of the game in every other language: all that can happen, be decided, refused or asked."""

import pytest

from tests.catalogues import faults_of_style
from tests.princes import told
from tests.situations import played
from tests.trees import a_tree
from tests.vector_files import rule_ids, walks
from tutor.core.records.compare import compare
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components_file import printed_components
from tutor.princes.spec import SPEC
from tutor.princes.things import all_things

OTHERS = tuple(language for language in LANGUAGES if language != "en")
LONGEST_TITLE = 24
MOST_SENTENCES = 4
pytestmark = pytest.mark.parametrize("language", OTHERS)


def is_sentence(text):
    """Whether a text begins and ends as a sentence does, and has no seams."""
    return faults_of_style(text) == [] and text.endswith(".") and text.lstrip("¿¡«")[0].isupper()


def test_events_and_reasons_are_good_sentences(language):
    """Each by every rule it can cite."""
    words = text_for("princes", language)
    said = [
        words.event(event)
        for kind, shape in SPEC.events.items()
        for rule in shape.rules
        for event in told.events(kind, rule)
    ]
    said += [words.reason(reason) for key in SPEC.reasons for reason in told.reasons(key)]
    assert [text for text in said if not is_sentence(text)] == []


def test_refusals_are_lines_that_a_rule_can_follow(language):
    """Without the last full stop, and closed by one where nothing follows."""
    words = text_for("princes", language)
    for code, shape in SPEC.refusals.items():
        for rule in shape.rules:
            for refusal in told.refusals(code, rule):
                line = words.refusal(refusal)
                assert faults_of_style(line) == [], line
                assert words.refusal_in_full(refusal)[1] == f"{line}."


def test_no_two_decisions_have_the_same_words(language):
    """Words alone tell decisions apart, with or without a state."""
    words = text_for("princes", language)
    plain = [words.decision(decision) for decision in told.DECISIONS]
    assert len(set(plain)) == len(plain)
    for walk in walks()[::5]:
        for state in played(walk["record"]).states:
            known = [said for _, said in words.decisions(state)]
            assert len(set(known)) == len(known)
            assert all(faults_of_style(said) == [] for said in known)


def test_rules_have_short_titles_and_a_few_sentences(language):
    """As in English, and no two titles are the same."""
    words = text_for("princes", language)
    titles = [words.rule_title(rule) for rule in rule_ids()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if len(title) > LONGEST_TITLE or title.endswith(".")] == []
    for rule in rule_ids():
        text = words.rule_text(rule)
        assert is_sentence(text), text
        assert 1 <= text.count(". ") + 1 <= MOST_SENTENCES, text


def test_positions_and_things_are_told_in_sentences(language):
    """What lies where, what each thing on the board is, and what everybody began with."""
    words = text_for("princes", language)
    things = sorted(all_things(printed_components()))
    for walk in walks()[::10]:
        line = played(walk["record"])
        assert all(is_sentence(text) for text, _ in words.setup(line.states[0].position()))
        for state in line.states[::9]:
            position = state.position()
            said = [
                *words.position(position),
                *(words.thing(position, thing)[0] for thing in things),
            ]
            assert [text for text in said if not is_sentence(text)] == []


def test_a_comparison_is_told_in_sentences(language):
    """Places of a tree beside one another."""
    words = text_for("princes", language)
    tree = a_tree("princes", nodes=120)
    for left, right in ((1, 60), (20, 100), (110, 40), (0, 119)):
        for compared in words.comparison(compare(tree, left, right), "A", "B"):
            assert all(is_sentence(text) for text in compared.sentences), compared.sentences
            assert all(figure.label for figure in compared.figures)
