"""The catalogues of a game call each thing by the word in the glossary."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tutor.core.words.text import LANGUAGES, Text

ROOT = Path(__file__).parents[1]
GLOSSARIES: dict[str, dict[str, dict[str, Any]]] = {
    path.parents[1].name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.glob("tutor/*/locale/glossary.toml"))
}
WRITTEN = tuple(
    language
    for language in LANGUAGES
    if any(language in term for terms in GLOSSARIES.values() for term in terms.values())
)
"""The languages whose words the glossary test checks.

The words of a new language are not checked yet.
"""

of_every_game = pytest.mark.parametrize("game", GLOSSARIES)

ASKED = ("everyday_questions.ftl", "yes_or_no.ftl")
"""Files of people's questions in their own words, where every word is allowed."""
INSIDE = r"(?<=[\w,;:] )"
"""A pattern for a place inside a sentence.

At the beginning of a sentence every word has a capital.
"""
MOST_UNSAID = 0.4
"""The largest share of sentences with a term whose translations may lack the term's translation."""


def ways_to_say(pattern: ast.Pattern) -> list[str]:
    """Return the texts that a message pattern can give, with an X for each value that is filled in."""
    line, inside = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
            continue
        line += "X"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                inside += ways_to_say(variant.value)
    return [line, *inside]


@cache
def sentences(game: str, language: str) -> dict[str, str]:
    """Return the game's messages in a language, by the id of the message or of its attribute."""
    found: dict[str, str] = {}
    for package in ("tutor", "widgets"):
        for path in sorted((ROOT / package / game / "locale" / language).glob("*.ftl")):
            if path.name in ASKED:
                continue
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    for part in (entry, *entry.attributes):
                        if part.value is not None:
                            form = entry.id.name + (f".{part.id.name}" if part != entry else "")
                            found[form] = "\n".join(ways_to_say(part.value))
    return found


def form(word: str) -> str:
    """Return a regular expression for a word of the glossary, in which * stands for any ending."""
    parts = (re.escape(part) for part in word.split("*"))
    return r"(?<!\w)" + r"\w*".join(parts) + r"(?!\w)"


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Return the compiled pattern of a word, with or without a capital."""
    return re.compile(form(word), re.IGNORECASE)


def uses(words: list[str], text: str) -> bool:
    """Return whether a text has one of the forms of a word, with or without a capital."""
    return any(pattern(word).search(text) for word in words)


def faults(game: str, name: str, language: str, texts: dict[str, str]) -> list[tuple[str, str]]:
    """Return each excluded word in the texts with the message's id.

    An excluded word in another term's name is allowed.
    """
    term = GLOSSARIES[game][name]
    own = {word.casefold() for word in term[language]}
    found = []
    for word in term.get("not", {}).get(language, ()):
        only_capitals = word.casefold() in own
        pattern = re.compile(
            INSIDE + form(word) if only_capitals else form(word),
            re.NOFLAG if only_capitals else re.IGNORECASE,
        )
        names = [
            re.compile(form(other))
            for others in GLOSSARIES[game].values()
            for other in others.get(language, ())
            if pattern.search(f"a {other}")
        ]
        for message, text in texts.items():
            for known in names:
                text = known.sub("X", text)
            if pattern.search(text):
                found.append((message, word))
    return found


@of_every_game
def test_every_term_has_its_words_in_every_language_of_the_glossary(game: str) -> None:
    """Each term of the glossary has a word in each language, so that no translator guesses.

    No word stands for two terms.
    """
    assert set(WRITTEN) >= {"en", "es", "it"}
    terms = GLOSSARIES[game]
    for term, words in terms.items():
        assert set(words) - {"name", "not"} == set(WRITTEN), term
        assert set(words.get("not", {})) <= set(WRITTEN), term
        assert all(words[language] for language in WRITTEN), term
    for language in WRITTEN:
        names = [name for words in terms.values() for name in words[language]]
        assert len(names) == len(set(names)), language


@of_every_game
@pytest.mark.parametrize("language", WRITTEN)
def test_names_are_those_of_the_glossary(language: str, game: str) -> None:
    """A message that consists only of the name of a thing has the name from the glossary."""
    text = Text(language, (f"tutor.{game}",))
    for term, words in GLOSSARIES[game].items():
        if "name" in words:
            assert text.say(words["name"]).casefold() == words[language][0].casefold(), term


@of_every_game
@pytest.mark.parametrize("language", WRITTEN)
def test_every_word_of_the_glossary_is_used(language: str, game: str) -> None:
    """Each form of a word in the glossary is used in some sentence, so that no outdated form stays."""
    everything = "\n".join(sentences(game, language).values())
    unused = [
        (term, word)
        for term, words in GLOSSARIES[game].items()
        for word in words[language]
        if not uses([word], everything)
    ]
    assert not unused


@of_every_game
@pytest.mark.parametrize("language", [each for each in WRITTEN if each != "en"])
def test_translations_say_the_word_where_the_english_does(language: str, game: str) -> None:
    """Where an English sentence has a term, most translations have the glossary's translation of the term."""
    english, others = sentences(game, "en"), sentences(game, language)
    strangers = {}
    for term, words in GLOSSARIES[game].items():
        saying = [each for each, text in english.items() if uses(words["en"], text)]
        silent = [each for each in saying if not uses(words[language], others[each])]
        if len(silent) > MOST_UNSAID * len(saying):
            strangers[term] = silent
    assert not strangers


@of_every_game
@pytest.mark.parametrize("language", WRITTEN)
def test_no_excluded_word_is_used(language: str, game: str) -> None:
    """The catalogues use none of the words that the glossary excludes, since each thing has one name."""
    texts = sentences(game, language)
    assert [
        (term, *fault) for term in GLOSSARIES[game] for fault in faults(game, term, language, texts)
    ] == []


@pytest.mark.parametrize(
    ("term", "language", "text", "caught"),
    [
        ("farmer", "es", "Agricultores y pastores.", True),
        ("farmer", "es", "Granjeros y pastores.", False),
        ("inca", "es", "La Ruta del Inca sube.", False),
        ("inca", "es", "Toma un Inca.", True),
        ("inca", "es", "Incas y llamas.", False),
        ("inca", "it", "Prende un inca.", True),
        ("condor_priest", "es", "Tiene X sacerdotes del cóndor.", True),
        ("step_value", "es", "Algunos valores de paso son nuestros.", True),
        ("summit", "en", "On to the summit!", True),
    ],
)
def test_an_excluded_word_is_found(term: str, language: str, text: str, caught: bool) -> None:
    """The check finds an excluded word in any form and case, but not in the name of another thing."""
    assert bool(faults("princes", term, language, {"made-up": text})) is caught
