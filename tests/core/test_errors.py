"""The sentence of an error has the first faults in full and the number of others, and fits on a screen."""

import pytest

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.reading import Reader
from tutor.core.words.faults import LONGEST_TOLD
from tutor.core.words.text import LANGUAGES, core_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_very_many_faults_the_sentence_has_the_first(language):
    """The error about very many faults has all of them, but its sentence has only the first and a number."""
    reader = Reader()
    with pytest.raises(RecordError) as raised:
        reader.record({f"key{number}": 1 for number in range(250_000)}, "", ("format",))
    said = raised.value.sentence(language)
    told = said.count("key") // 3
    assert len(said) < LONGEST_TOLD + 200
    assert 5 < told < len(raised.value.faults)
    left = {len(raised.value.faults) - count for count in range(1, 100)}
    more = [core_text(language).say("error-more", count=count) for count in left]
    assert any(said.endswith(each) for each in more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_has_a_few_faults_in_full(language):
    faults = [Fault(f"place{number}", "named_twice", {"found": "x"}) for number in range(12)]
    said = RecordError(faults).sentence(language)
    assert all(f"place{number}" in said for number in range(12))


def test_quoted_texts_are_shortened():
    """A very long key or value is shortened in the error, so that the sentence stays short."""
    reader = Reader()
    reader.record({"k" * 100_000: 1}, "", ())
    reader.identifier("v" * 100_000, "place", ("a",))
    assert len(RecordError(reader.faults).sentence()) < 500
