"""Every language has a translation of every English message, in words of its own language."""

import re
from collections.abc import Iterable

import pytest

from tests.catalogues import body, faults_of_style
from tests.languages import (
    PACKAGES,
    ROOT,
    all_forms,
    catalogue,
    chosen_by,
    folder,
    languages,
    own,
    shown_by,
    text_of,
    ways,
)
from tutor.core.words.catalogue import Catalogue
from tutor.core.words.text import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")
EVERYWHERE = [(package, language) for package in PACKAGES for language in LANGUAGES]
TRANSLATED = [(package, language) for package in PACKAGES for language in OTHERS]

# This comment stands above names and loan words that are the same in both languages.
AS_IN_ENGLISH = "# As in English.\n"
# These messages leave the name of the good out; the page says it beside them.
UNSAID = {"thing-column-sale", "thing-column-purchase"}
# These messages are no sentences: words to search by, a pattern, text in columns.
APART = re.compile(r"asks-.*|lookup-.*|list-locale|list-sounds|board-comma|.*-examples")
YES = {"en": "Yes", "es": "Sí", "it": "Sì"}
# The id of a rule and the ending of a file's name, which are never translated.
QUOTED = re.compile(r" \[[a-z_.]+\]| \.jsonl")
FORM = re.compile(r"^(the|in|to|from|a|many|one|no|own)_|_(start|name|named|count)$")
# Quotation marks of another language, and dots and dashes typed in place of the right signs.
FOREIGN = {
    "es": re.compile(r"[\"“”‘’]|\.\.\.| - "),
    "it": re.compile(r"[\"“”]|\.\.\.| - "),
}


def test_every_package_speaks_the_same_languages() -> None:
    """Every package has the same languages, since otherwise a page would be partly in another language."""
    spoken = {package: languages(package) for package in PACKAGES}
    assert set(spoken.values()) == {LANGUAGES}
    found = {
        path.parent.relative_to(ROOT).as_posix().replace("/", ".")
        for part in ("tutor", "widgets")
        for path in (ROOT / part).rglob("locale")
    }
    assert found == set(PACKAGES)


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_every_language_has_the_same_files_messages_and_forms(package: str, language: str) -> None:
    """Each language has the same ids, each once, with the same attributes, in files of the same names."""
    english = {path.name for path in (folder(package) / "en").glob("*.ftl")}
    assert {path.name for path in (folder(package) / language).glob("*.ftl")} == english
    assert sorted(own(package, language)) == sorted(own(package, "en"))
    assert sorted(all_forms(package, language)) == sorted(all_forms(package, "en"))


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_every_language_shows_the_same_variables(package: str, language: str) -> None:
    """A translation shows the variables of the English message, in any form, and uses no others."""
    words, english = (catalogue(each, PACKAGES[package]) for each in (language, "en"))
    for form in set(all_forms(package, "en")) - UNSAID:
        told = things(shown_by(words, form)) | things(chosen_by(words, form))
        assert things(shown_by(english, form)) <= told, form
        assert told <= things(chosen_by(english, form)), form


def things(variables: Iterable[str]) -> set[str]:
    """Return the names of things without articles and prepositions: `$the_goal`, `$in_goal` and `$goal` give one name."""
    return {FORM.sub("", FORM.sub("", name)).rstrip("s") for name in variables}


@pytest.mark.parametrize(("package", "language"), EVERYWHERE)
def test_every_message_can_be_filled_in_all_its_branches(package: str, language: str) -> None:
    """Every branch of a message, filled in with sample values, gives a text without a slip where parts meet."""
    words = catalogue(language, PACKAGES[package])
    for form in all_forms(package, language):
        for arguments, said in ways(words, form):
            faults = set(faults_of_style(QUOTED.sub("", said)))
            if "_" in "".join(map(str, arguments.values())):
                faults -= {"underscore"}
            assert not faults or APART.fullmatch(form), (form, said)


def marked_ids(package: str, language: str) -> set[str]:
    """Return the ids of the messages that a translator has marked as equal to the English ones."""
    head = re.compile(rf"^{AS_IN_ENGLISH}([a-z][\w-]*) *=", re.MULTILINE)
    files = (folder(package) / language).glob("*.ftl")
    return {name for file in files for name in head.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_no_message_is_left_in_english(package: str, language: str) -> None:
    """No message equals the English one unless a translator has marked it as the same, since it may be forgotten."""
    words, english = (catalogue(each, PACKAGES[package]) for each in (language, "en"))

    def body_of(each: Catalogue, form: str) -> str:
        _, _, after = body(each, form).partition("=")
        return re.sub(r"(?m)^#.*$", "", after).strip()

    left = {
        form.partition(".")[0]
        for form in all_forms(package, "en")
        if re.search(r"[^\W\d_]{2}", text_of(english, form))
        and body_of(words, form) == body_of(english, form)
    }
    assert left == marked_ids(package, language)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_has_its_own_typography(package: str, language: str) -> None:
    """Each language has its own quotation marks, ellipses and dashes.

    Spanish opens its questions.
    """
    words = catalogue(language, PACKAGES[package])
    for form in all_forms(package, language):
        text = text_of(words, form)
        if APART.fullmatch(form.partition(".")[0]):
            continue
        assert not FOREIGN[language].search(text), (form, text)
        if language == "es" and form not in ("gold-secret", "key-question"):
            assert text.count("?") == text.count("¿"), (form, text)
            assert text.count("!") == text.count("¡"), (form, text)


@pytest.mark.parametrize("language", YES)
@pytest.mark.parametrize("package", ["tutor.princes", "tutor.incan_gold"])
def test_the_answer_to_a_right_answer_begins_with_a_yes(package: str, language: str) -> None:
    """The reply to a right answer begins with yes, so that it also fits a question whether a claim is true."""
    words = catalogue(language, PACKAGES[package])
    replies = [form for form in all_forms(package, language) if re.match(r"ask-.*\.right$", form)]
    assert replies
    for form in replies:
        for _, said in ways(words, form):
            assert re.match(rf"{YES[language]}\b", said), (form, said)


@pytest.mark.parametrize("package", PACKAGES)
def test_italian_has_one_word_for_a_round(package: str) -> None:
    """The Italian timeline, rules and lesson call a round *giro*. Only searches may have the English word."""
    texts = [
        path
        for path in (folder(package) / "it").glob("*.ftl")
        if path.name not in ("everyday_questions.ftl", "yes_or_no.ftl")
    ]
    for path in texts:
        lines = path.read_text("utf-8").splitlines()
        told = [line for line in lines if not line.startswith("#")]
        assert [line for line in told if re.search(r"(?<![$\w.[-])round\b(?! \}|-| =)", line)] == []
