"""Every language says everything the English one says, in its own words."""

import re

import pytest

from tests.catalogues import body, faults_of_style
from tests.languages import (
    PACKAGES,
    ROOT,
    all_forms,
    chosen_by,
    folder,
    languages,
    own,
    ways,
    written,
)
from tutor.core.catalogue import Catalogue
from tutor.core.text import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")
EVERYWHERE = [(package, language) for package in PACKAGES for language in LANGUAGES]
TRANSLATED = [(package, language) for package in PACKAGES for language in OTHERS]

# Names and loan words that may be the same as in English.
SAME = {
    "amount-llama",
    "board-market-coca",
    "board-market-llama",
    "board-order-puma",
    "board-price-llama",
    "board-short-central_plaza",
    "board-short-coca_plantation",
    "board-short-llama_meadow",
    "board-short-puma_temple",
    "compare-label-total",
    "deciding-score.total",
    "game-name",
    "gold-score-total",
    "good-coca",
    "good-coca.many",
    "good-coca.title",
    "good-llama",
    "good-llama.many",
    "good-llama.title",
    "icon-puma",
    "key-Escape",
    "language-en",
    "language-es",
    "language-it",
    "rule-variant-diamant.title",
    "size-label",
    "type-null",
}
# Written for other eyes or ears than a reader's: searched words, a pattern, text in columns.
APART = re.compile(r"asks-.*|lookup-.*|list-locale|board-comma|.*-examples")
# A rule's id and the ending of a file's name, which are written as they are.
QUOTED = re.compile(r" \[[a-z_.]+\]| \.jsonl")
FORM = re.compile(r"^(the|in|to|from|a|many|one|no|own)_|_(start|name|named)$")
# Marks of another language's quotations, and dots and dashes typed for want of the right ones.
FOREIGN = {
    "es": re.compile(r"[\"“”‘’]|\.\.\.| - "),
    "it": re.compile(r"[\"“”]|\.\.\.| - "),
}


def test_every_package_speaks_the_same_languages() -> None:
    """No half of a page in another language; what counts is the folders."""
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
    """The same ids in the same order of the same files, with the same attributes."""
    english = {path.name for path in (folder(package) / "en").glob("*.ftl")}
    assert {path.name for path in (folder(package) / language).glob("*.ftl")} == english
    assert own(package, language) == own(package, "en")
    assert all_forms(package, language) == all_forms(package, "en")


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_every_language_tells_the_same_things(package: str, language: str) -> None:
    """What the English message is given, the other is given and tells, in whatever form it needs."""
    words, english = (Catalogue(each, PACKAGES[package]) for each in (language, "en"))

    def things(catalogue: Catalogue, form: str) -> set[str]:
        return {FORM.sub("", FORM.sub("", name)).rstrip("s") for name in chosen_by(catalogue, form)}

    different = {
        form: things(english, form) ^ things(words, form)
        for form in all_forms(package, "en")
        if things(english, form) != things(words, form)
    }
    assert different == {}


@pytest.mark.parametrize(("package", "language"), EVERYWHERE)
def test_every_message_can_be_said_in_all_its_branches(package: str, language: str) -> None:
    """With sample arguments nothing fails, and no seam shows where pieces meet."""
    words = Catalogue(language, PACKAGES[package])
    for form in all_forms(package, language):
        for arguments, said in ways(words, form):
            faults = set(faults_of_style(QUOTED.sub("", said)))
            if "_" in "".join(map(str, arguments.values())):
                faults -= {"underscore"}
            assert not faults or APART.fullmatch(form), (form, said)


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_nothing_is_left_in_english(package: str, language: str) -> None:
    """A message that is word for word the English one was forgotten, or is a name listed above."""
    words, english = (Catalogue(each, PACKAGES[package]) for each in (language, "en"))

    def said(catalogue: Catalogue, form: str) -> str:
        _, _, after = body(catalogue, form).partition("=")
        return re.sub(r"(?m)^#.*$", "", after).strip()

    left = {
        form
        for form in all_forms(package, "en")
        if re.search(r"[^\W\d_]{2}", written(english, form))
        and said(words, form) == said(english, form)
    }
    assert left <= SAME


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_every_language_is_set_in_its_own_type(package: str, language: str) -> None:
    """Quotation marks, ellipses and dashes as the language has them; Spanish opens its questions."""
    words = Catalogue(language, PACKAGES[package])
    for form in all_forms(package, language):
        text = written(words, form)
        if APART.fullmatch(form.partition(".")[0]):
            continue
        assert not FOREIGN[language].search(text), (form, text)
        if language == "es" and form != "gold-secret":
            assert text.count("?") == text.count("¿"), (form, text)
            assert text.count("!") == text.count("¡"), (form, text)
