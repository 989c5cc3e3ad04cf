"""Questions about rules in everyday words find the right rule first, or at least among the first three.

`tests/questions/<game>.<language>.toml` holds people's questions. The authors of the everyday words
in the index knew the questions under `prepared`. People who had never seen the index asked those
under `heard` and `blind`. The index has since been improved by the `heard` questions, and never by
the `blind` questions, so the `blind` ones show how well new questions are answered. A language
without such a file has no questions yet; a new file is tested the same way.
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
    """Return the content of the file of a game and language."""
    return tomllib.loads((ASKED / f"{game}.{language}.toml").read_text(encoding="utf-8"))


@cache
def questions(game, language):
    """Return the questions of each group, each with the rules that answer it."""
    tables = asked_file(game, language)
    return {
        name: {question: frozenset(rules.split("|")) for question, rules in tables[name].items()}
        for name in GROUPS
    }


@cache
def lookup(game, language):
    """Return the search for rules that the page uses, for a game and a language."""
    return Lookup(text_for(game, language), find_game(game).rules)


def answers(game, language, question):
    """Return the rules that the search finds for a question, the best first."""
    return [found.rule for found in lookup(game, language).find(question)]


def figures(game, language, name):
    """Return the number of questions in a group, and how often a right rule comes first, and among the first three."""
    asked = questions(game, language)[name]
    found = [(answers(game, language, question), rules) for question, rules in asked.items()]
    first = sum(best[:1] != [] and best[0] in rules for best, rules in found)
    return len(found), first, sum(not rules.isdisjoint(best) for best, rules in found)


def all_figures(game, language):
    """Return the figures of each group of questions, by the name of the group."""
    return tuple(figures(game, language, name) for name in GROUPS)


def missed(game, language):
    """Return the questions for which no right rule is among the first three."""
    return {
        question
        for asked in questions(game, language).values()
        for question, rules in asked.items()
        if rules.isdisjoint(answers(game, language, question))
    }


def test_every_file_is_of_a_known_game_and_language():
    """Each file is of a game and a language that exist, and every game has an English file."""
    assert set(ASKED_OF) <= set(TO_SAY)
    assert {game for game, language in ASKED_OF if language == DEFAULT_LANGUAGE} == set(GAMES)


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_a_third_of_many_questions_comes_from_people_who_did_not_know_the_index(game, language):
    """A third of the questions come from people who had never seen the index.

    The Princes have at least sixty questions in each language.
    """
    asked = questions(game, language)
    assert set(asked_file(game, language)) == {"nonsense", "figures", *GROUPS}
    together = sum(map(len, asked.values()))
    assert together >= 60 or game != "princes"
    assert 3 * (len(asked["heard"]) + len(asked["blind"])) >= together


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_the_right_rule_is_among_the_first(game, language):
    """The right rule comes first for nine questions in ten, and among the first three for 98 in a hundred."""
    asked, first, three = map(sum, zip(*all_figures(game, language), strict=True))
    assert first >= 0.90 * asked, (first, asked)
    assert three >= 0.98 * asked, missed(game, language)


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_blind_questions_find_their_rules(game, language):
    """For nine in ten questions of people who never saw the index, a right rule is among the first three."""
    asked, _, three = figures(game, language, "blind")
    assert asked >= (45 if game == "princes" else 18)
    assert three >= 0.90 * asked


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_the_figures_are_as_listed(game, language):
    """The figures of each group are as listed, so that the list shows how a change of index or search affects them."""
    found = dict(zip(GROUPS, map(list, all_figures(game, language)), strict=True))
    assert found == asked_file(game, language)["figures"]


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_questions_ask_for_rules_that_exist(game, language):
    """Questions name only rules that exist; the English ones ask for every rule."""
    rules = find_game(game).rules
    groups = questions(game, language).values()
    cited = {rule for asked in groups for each in asked.values() for rule in each}
    assert cited <= rules
    assert cited == rules or language != DEFAULT_LANGUAGE


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_every_rule_has_everyday_words(game, language):
    """Every rule has everyday words in every language, and only rules that exist have them."""
    ids = text_for(game, language).text.catalogue.ids()
    apart = ("asks-same-words", "asks-yes-", "asks-no-", ADVICE)
    asks = {name for name in ids if name.startswith("asks-") and not name.startswith(apart)}
    assert asks == {f"asks-{rule.replace('.', '-')}" for rule in find_game(game).rules}


@pytest.mark.parametrize(("game", "language"), ASKED_OF)
def test_a_question_about_something_else_finds_nothing(game, language):
    """A question about something else finds no rule, since a missing answer is better than a wrong one."""
    for question in asked_file(game, language)["nonsense"]:
        assert answers(game, language, question) == [], question


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_a_question_answered_with_yes_or_no_has_one_answer(game, language):
    """Two questions of the same meaning get the same answer, with the rule that decides it."""
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
def test_only_a_clear_question_is_answered_with_yes_or_no(language, question, verdict):
    """A question with *how*, with *must*, with a denial or about other players is answered with neither yes nor no."""
    assert lookup("princes", language).verdict(question) == verdict


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_a_question_for_advice_finds_the_chapter_that_gives_it(game, language):
    """A question about what is likelier, worthwhile or good to begin with finds a chapter of the guide first."""
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
def test_a_question_about_open_goods_finds_the_rule_of_secrets(language, question):
    """A question whether goods are secret finds the rule that says which things are open."""
    assert answers("princes", language, question)[0] == "info.open"


@pytest.mark.parametrize(("game", "language"), TO_SAY)
def test_every_chapter_that_answers_is_in_the_guide(game, language):
    """Every chapter that answers a question has the title of a chapter in the guide."""
    words = text_for(game, language)
    chapters = {each.name: each.title for each in guide_of(game, language, "light")}
    assert chapters == {
        name.removeprefix(ADVICE): words.say(f"{name}.title")
        for name in words.text.catalogue.ids()
        if name.startswith(ADVICE)
    }
