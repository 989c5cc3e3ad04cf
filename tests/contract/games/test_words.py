"""Every game has words for each event, due decision, decision, refusal and position."""

from itertools import product
from random import Random

from tests.catalogues import faults_of_style, is_sentence
from tests.contract.games.shelf import random_lines, states, tries
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.base.kit import package_of
from tutor.core.words.lookup import Lookup, families
from tutor.core.words.text import LANGUAGES, text_for


def test_every_event_has_sentences_and_a_rule(name):
    """Every event of random games has sentences, and the rule that it cites has a title."""
    words = text_for(name)
    for line in random_lines(name):
        for moment in line:
            for sentence, rule in words.narration(moment.events):
                assert is_sentence(sentence), sentence
                assert words.rule_title(rule)


def every_words(name):
    """Return the words of a game in each language that the game speaks."""
    spoken = LANGUAGES if package_of(name).startswith("tutor.") else LANGUAGES[:1]
    return [text_for(name, language) for language in spoken]


def test_no_two_legal_decisions_have_the_same_words(name):
    """No two legal decisions of a state have the same words, in any language.

    Each decision also has words without a state.
    """
    for words, state in product(every_words(name), states(name, every=2)):
        told = words.decisions(state)
        assert [decision for decision, _ in told] == list(state.legal())
        assert len({text for _, text in told}) == len(told)
        assert all(faults_of_style(text) == [] for _, text in told)
        assert all(words.decision(decision) for decision, _ in told)
        assert faults_of_style(words.due(state.due, state)) == []


def test_positions_and_views_have_words(name):
    """Positions and views have words in every language, from the beginning of a game to its end."""
    for words, state in product(every_words(name), states(name, every=10)):
        for seen in (state.position(), state.view(state.players[-1])):
            assert words.position(seen)
            assert all(is_sentence(each) for each in words.position(seen))


def test_the_beginning_has_words_with_its_rules(name):
    for words, line in product(every_words(name), random_lines(name)):
        told = words.setup(line[0].before.position())
        assert told
        assert all(is_sentence(sentence) for sentence, _ in told)
        assert {rule for _, rule in told} <= find_game(name).rules


def test_every_rule_has_a_title_and_a_text(name):
    """Each rule has a title of its own and a text of whole sentences."""
    words, rules = text_for(name), find_game(name).rules
    assert all(is_sentence(words.rule_text(rule)) for rule in rules)
    assert len({words.rule_title(rule) for rule in rules}) == len(rules)


def test_every_rule_is_found_by_its_title(name):
    """A search for a rule's title has the rule among the first three.

    Each rule belongs to one family.
    """
    words, rules = text_for(name), find_game(name).rules
    lookup = Lookup(words, rules)
    for rule in rules:
        assert rule in {found.rule for found in lookup.find(words.rule_title(rule))}
    together = [rule for family in families(words, rules) for rule in family.rules]
    assert len(together) == len(rules)
    assert set(together) == rules


def test_refusals_have_words(name):
    """A refusal has a reason on one line, and names the nearest legal decisions."""
    words, pool, chance = text_for(name), tries(name), Random(2)
    for state in states(name, every=9):
        for decision in chance.sample(pool, min(len(pool), 10)):
            if decision.player not in state.players:
                continue
            try:
                refusal = state.refusal(decision)
            except RecordError:
                continue
            if refusal is not None:
                line = words.refusal(refusal)
                assert faults_of_style(line) == []
                assert not line.endswith(".")
                assert all(is_sentence(each) for each in words.refusal_in_full(refusal, state))
