"""Every event, refusal, reason and rule that a game declares has words in every language."""

import pytest

from tests.catalogues import faults_of_style, is_sentence
from tests.contract.declared import declarations, every_game
from tests.trees import a_tree
from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.records.compare import compare
from tutor.core.words.text import LANGUAGES, text_for

SHORT_TITLE = 22
LONGEST_TITLE = 24
MOST_SENTENCES = 4
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences_of(say, choices, field):
    """Return the sentences that differ in one field only."""
    first = {name: found[0] for name, found in choices.items()}
    return {say({**first, field: value}) for value in choices[field]}


@every_game
@every_language
def test_events_and_reasons_are_good_sentences(name, language):
    """Each event by each of its rules, with and without secrets, and each reason has a sentence."""
    words, told = text_for(name, language), declarations(name).TOLD
    said = [words.event(event) for event in told.every_event()]
    said += [words.reason(reason) for reason in told.every_reason()]
    assert [text for text in said if not is_sentence(text)] == []


@every_game
@every_language
def test_refusals_are_lines_that_take_a_rule(name, language):
    """The line of a refusal has no full stop.

    The whole refusal is the words of the decision, and the line with a full stop.
    """
    words = text_for(name, language)
    for refusal in declarations(name).TOLD.every_refusal():
        line = words.refusal(refusal)
        assert faults_of_style(line) == [], line
        assert not line.endswith("."), line
        tried, *said = words.refusal_in_full(refusal)
        assert words.decision(refusal.decision) in tried
        assert said == [f"{line}."]


@every_game
def test_an_event_says_every_field(name):
    """The sentence of an event changes with each field, unless the game lists the field as silent."""
    words, shown = text_for(name), declarations(name)
    for kind, shape in shown.SPEC.events.items():
        for field in shape.fields:
            told = [
                sentences_of(
                    lambda data, kind=kind, rule=rule: words.event(Event(kind, rule, data)),
                    shown.TOLD.choices_of_event(kind, rule),
                    field,
                )
                for rule in shape.rules
            ]
            assert max(map(len, told)) > 1 or (kind, field) in shown.SILENT, (kind, field)


@every_game
def test_a_refusal_says_every_number(name):
    """The sentence of a refusal changes with each number of the refusal."""
    words, shown = text_for(name), declarations(name)
    tried = shown.TOLD.tried
    for code in shown.SPEC.refusals:
        choices = shown.TOLD.choices_of_refusal(code)
        for field in choices:
            told = sentences_of(
                lambda numbers, code=code: words.refusal(Refusal(name, code, "", tried, numbers)),
                choices,
                field,
            )
            assert len(told) > 1 or (code, field) in shown.SILENT, (code, field)


@every_game
@every_language
def test_rules_have_short_titles_and_a_few_sentences(name, language):
    """Each title is short and unlike all others, and each rule has a text of a few sentences."""
    words, rules = text_for(name, language), declarations(name).SPEC.rules
    titles = [words.rule_title(rule) for rule in rules]
    longest = SHORT_TITLE if language == "en" else LONGEST_TITLE
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert faults_of_style(title) == []
        assert 2 < len(title) <= longest
        assert not title.endswith(".")
    for rule in rules:
        text = words.rule_text(rule)
        assert is_sentence(text), text
        assert 1 <= text.count(". ") + 1 <= MOST_SENTENCES, text


@every_game
def test_an_unknown_rule_is_an_error(name):
    """A title or a text of an unknown rule raises KeyError."""
    for look_up in (text_for(name).rule_title, text_for(name).rule_text):
        with pytest.raises(KeyError):
            look_up("move.fly")


@every_game
@every_language
def test_a_comparison_has_sentences(name, language):
    """The comparison of two places of a tree consists of sentences and labelled figures."""
    words = text_for(name, language)
    nodes, pairs = declarations(name).COMPARED
    tree = a_tree(name, nodes=nodes)
    for left, right in pairs:
        for compared in words.comparison(compare(tree, left, right), "in A", "in B"):
            assert all(is_sentence(text) for text in compared.sentences), compared.sentences
            assert all(figure.label for figure in compared.figures)
