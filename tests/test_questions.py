"""Rules looked up in everyday words: the right rule comes first, or at least among the first three.

`tests/questions/<game>.<language>.toml` holds what people ask. The questions under `prepared` were
known to those who wrote the everyday words of the index. Those under `heard` and `blind` were asked
by people who had never seen it: from those that were `heard` the index has learnt since, from the
`blind` ones it never has, so they say how new questions fare. A language without such a file is one
of which nobody has asked yet; a file added is held to the same.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from tutor.core.base.game import find_game
from tutor.core.print.guide import guide_of
from tutor.core.words.lookup import ADVICE, CHAPTER, Lookup, answer_all
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES, text_for

ASKED = Path(__file__).parent / "questions"
GAMES = ("princes", "incan_gold")
GROUPS = ("prepared", "heard", "blind")
ADVICE_ASKED = "advice.toml"
FILES = sorted(path for path in ASKED.glob("*.toml") if path.name != ADVICE_ASKED)
ASKED_OF = [tuple(path.stem.split(".")) for path in FILES]
TO_SAY = [(game, language) for game in GAMES for language in LANGUAGES]


@cache
def asked_file(game, language):
    """What the file of a game and language holds."""
    return tomllib.loads((ASKED / f"{game}.{language}.toml").read_text(encoding="utf-8"))


@cache
def questions(game, language):
    """The questions of each group, each with the rules that answer it."""
    tables = asked_file(game, language)
    return {
        name: {question: frozenset(rules.split("|")) for question, rules in tables[name].items()}
        for name in GROUPS
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


def test_the_languages_that_were_asked_in_are_known():
    """A file is of a game and a language that there are; of English no game goes without."""
    assert set(ASKED_OF) <= set(TO_SAY)
    assert {game for game, language in ASKED_OF if language == DEFAULT_LANGUAGE} == set(GAMES)


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_a_third_of_many_questions_was_asked_without_the_index(game, language):
    """At least sixty a language about the princes alone."""
    asked = questions(game, language)
    assert set(asked_file(game, language)) == {"nonsense", "figures", *GROUPS}
    together = sum(map(len, asked.values()))
    assert together >= 60 or game != "princes"
    assert 3 * (len(asked["heard"]) + len(asked["blind"])) >= together


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_the_right_rule_comes_first(game, language):
    """First for nine questions in ten, among the first three for ninety-eight in a hundred."""
    asked, first, three = map(sum, zip(*all_figures(game, language), strict=True))
    assert first >= 0.90 * asked, (first, asked)
    assert three >= 0.98 * asked, missed(game, language)


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_questions_it_has_not_learnt_from_are_answered(game, language):
    """By one of the first three rules, nine times in ten at least, of many such questions."""
    asked, _, three = figures(game, language, "blind")
    assert asked >= (45 if game == "princes" else 18)
    assert three >= 0.90 * asked


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_the_figures_are_known(game, language):
    """Whoever changes the index or the search sees what it does to each group of questions."""
    found = dict(zip(GROUPS, map(list, all_figures(game, language)), strict=True))
    assert found == asked_file(game, language)["figures"]


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_questions_ask_for_rules_there_are(game, language):
    """The tables cite no rule that does not exist, and in English every rule is asked for."""
    rules = find_game(game).rules
    groups = questions(game, language).values()
    cited = {rule for asked in groups for each in asked.values() for rule in each}
    assert cited <= rules
    assert cited == rules or language != DEFAULT_LANGUAGE


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_everyday_words_are_written_down_for_every_rule(game, language):
    """In every language, and for no rule that does not exist."""
    ids = text_for(game, language).text.catalogue.ids()
    apart = ("asks-same-words", "asks-yes-", "asks-no-", ADVICE)
    asks = {name for name in ids if name.startswith("asks-") and not name.startswith(apart)}
    assert asks == {f"asks-{rule.replace('.', '-')}" for rule in find_game(game).rules}


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_what_has_nothing_to_do_with_the_game_finds_nothing(game, language):
    """Better no answer than a wrong one."""
    for question in asked_file(game, language)["nonsense"]:
        assert answers(game, language, question) == [], question


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_a_question_answered_with_yes_or_no_has_one_answer(game, language):
    """No two that mean the same are answered differently, and the rule that decides is there."""
    rules, found = find_game(game).rules, lookup(game, language)
    listed = list(answer_all(text_for(game, language), rules))
    assert len(listed) > 20
    assert [(each, verdict) for each, verdict in listed if found.verdict(each) != verdict] == []
    assert [
        each for each, verdict in listed if answers(game, language, each)[0] != verdict.rule
    ] == []


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "stay on the sun clock", ("move.stay", True)),
        ("en", "can I stay on the clock?", ("move.stay", True)),
        ("en", "Do we have to move?", ("move.stay", False)),
        ("en", "must I stay on the sun clock?", None),
        ("en", "how do I stay on the sun clock?", None),
        ("en", "can I not stay on the sun clock?", None),
        ("es", "¿Puedo quedarme en el reloj solar?", ("move.stay", True)),
        ("es", "quedarme en el reloj", ("move.stay", True)),
        ("es", "¿puedo mirar sus cartas?", None),
        ("it", "posso restare sull'orologio?", ("move.stay", True)),
        ("it", "posso guardare le sue carte?", None),
    ],
)
def test_yes_and_no_are_said_only_to_what_is_surely_meant(language, question, verdict):
    """Not where a question begins with how, is about what must be, denies, or is of somebody else."""
    assert lookup("princes", language).verdict(question) == verdict


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_who_asks_for_advice_finds_the_chapter_that_gives_it(game, language):
    """What is likelier, what is worth it, how to begin: the guide, and no rule before it."""
    asked = tomllib.loads((ASKED / ADVICE_ASKED).read_text(encoding="utf-8"))[game][language]
    wrong = [
        question
        for chapter, table in asked.items()
        for question in table["questions"]
        if answers(game, language, question)[:1] != [f"{CHAPTER}{chapter}"]
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "is the number of goods secret?"),
        ("es", "¿Es secreto el número de mercancías?"),
        ("it", "il numero delle merci è segreto?"),
    ],
)
def test_what_lies_open_is_found_by_what_is_secret(language, question):
    """Who asks whether goods are secret asks about what lies open."""
    assert answers("princes", language, question)[0] == "info.open"


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_every_chapter_that_is_asked_for_is_in_the_guide(game, language):
    """Its title is that of the guide, so that who finds it finds it again."""
    words = text_for(game, language)
    chapters = {each.name: each.title for each in guide_of(game, language, "light")}
    assert chapters == {
        name.removeprefix(ADVICE): words.say(f"{name}.title")
        for name in words.text.catalogue.ids()
        if name.startswith(ADVICE)
    }
