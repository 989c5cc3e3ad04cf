"""Rules looked up in everyday words: the right rule comes first, or at least among the first three.

`tests/questions/<game>.<language>.toml` holds what people ask. The questions under `prepared` were
known to those who wrote the everyday words of the index. Those under `heard` and `blind` were asked
by people who had never seen it: from those that were `heard` the index has learnt since, from the
`blind` ones it never has, so they say how new questions fare.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from tutor.core.base.game import find_game
from tutor.core.words.lookup import Lookup
from tutor.core.words.text import LANGUAGES, text_for

ASKED = Path(__file__).parent / "questions"
GAMES = ("princes", "incan_gold")
GROUPS = ("prepared", "heard", "blind")
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]

# Of each group: how many questions, for how many a right rule is first, and among the first three.
FIGURES = {
    ("princes", "en"): ((87, 86, 87), (85, 84, 85), (12, 11, 12)),
    ("princes", "es"): ((57, 57, 57), (56, 55, 56), (12, 10, 12)),
    ("princes", "it"): ((58, 58, 58), (30, 30, 30), (12, 10, 11)),
    ("incan_gold", "en"): ((30, 29, 30), (33, 33, 33), (6, 6, 6)),
    ("incan_gold", "es"): ((23, 23, 23), (24, 23, 24), (6, 3, 5)),
    ("incan_gold", "it"): ((23, 23, 23), (12, 11, 12), (6, 3, 6)),
}

NONSENSE = {
    "en": ("what is the capital of France?", "how do I install it?", "asdf qwer"),
    "es": ("¿cuál es la capital de Francia?", "¿cómo se instala?", "asdf qwer"),
    "it": ("qual è la capitale della Francia?", "come si installa?", "asdf qwer"),
}


@cache
def questions(game, language):
    """The questions, `prepared` and `blind`, each with the rules that answer it."""
    tables = tomllib.loads((ASKED / f"{game}.{language}.toml").read_text(encoding="utf-8"))
    return {
        name: {question: frozenset(rules.split("|")) for question, rules in table.items()}
        for name, table in tables.items()
    }


@cache
def lookup(game, language):
    """The search as the page has it."""
    return Lookup(text_for(game, language), find_game(game).rules)


def answers(game, language, question):
    """The rules found, the best first."""
    return [found.rule for found in lookup(game, language).find(question)]


def figures(game, language, name):
    """How many questions, how many first hits, how many among the first three."""
    asked = questions(game, language)[name]
    found = [(answers(game, language, question), rules) for question, rules in asked.items()]
    first = sum(best[:1] != [] and best[0] in rules for best, rules in found)
    return len(found), first, sum(not rules.isdisjoint(best) for best, rules in found)


def all_figures(game, language):
    """The figures of each group."""
    return tuple(figures(game, language, name) for name in GROUPS)


def missed(game, language):
    """The questions that none of the first three rules answers."""
    return {
        question
        for asked in questions(game, language).values()
        for question, rules in asked.items()
        if rules.isdisjoint(answers(game, language, question))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_third_of_many_questions_was_asked_without_the_index(language):
    """At least sixty a language about the princes alone."""
    for game in GAMES:
        asked = questions(game, language)
        assert tuple(asked) == GROUPS
        together = sum(map(len, asked.values()))
        assert together >= 60 or game != "princes"
        assert 3 * (len(asked["heard"]) + len(asked["blind"])) >= together


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_right_rule_comes_first(game, language):
    """First for nine questions in ten, among the first three for ninety-eight in a hundred."""
    asked, first, three = map(sum, zip(*all_figures(game, language), strict=True))
    assert first >= 0.90 * asked, (first, asked)
    assert three >= 0.98 * asked, missed(game, language)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_figures_are_known(game, language):
    """Whoever changes the index or the search sees what it does to each group of questions."""
    assert all_figures(game, language) == FIGURES[game, language]


@pytest.mark.parametrize("game", GAMES)
def test_questions_ask_for_rules_there_are(game):
    """The tables cite no rule that does not exist, and in English every rule is asked for."""
    rules = find_game(game).rules
    for language in LANGUAGES:
        cited = {
            rule
            for asked in questions(game, language).values()
            for each in asked.values()
            for rule in each
        }
        assert cited <= rules
        if language == "en":
            assert cited == rules


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_everyday_words_are_written_down_for_every_rule(game, language):
    """In every language, and for no rule that does not exist."""
    ids = text_for(game, language).text.catalogue.ids()
    asks = {name for name in ids if name.startswith("asks-")} - {"asks-same-words"}
    assert asks == {f"asks-{rule.replace('.', '-')}" for rule in find_game(game).rules}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_what_has_nothing_to_do_with_the_game_finds_nothing(game, language):
    """Better no answer than a wrong one."""
    for question in NONSENSE[language]:
        assert answers(game, language, question) == [], question
