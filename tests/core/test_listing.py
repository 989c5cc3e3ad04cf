"""Lists in a sentence: the little word before the last item changes with its sound."""

import pytest

from tutor.core.words.listing import listed


@pytest.mark.parametrize(
    ("locale", "style", "items", "written"),
    [
        ("en", "standard", ["Ana", "Beto", "Elena"], "Ana, Beto, and Elena"),
        ("es", "standard", ["Ana", "Inés"], "Ana e Inés"),
        ("es", "standard", ["madera", "hierro"], "madera y hierro"),
        ("es", "or", ["plata", "oro"], "plata u oro"),
        ("it", "standard", ["Ana", "Dario", "Elena"], "Ana, Dario ed Elena"),
        ("it", "standard", ["Ana", "Dario"], "Ana e Dario"),
        ("it", "or", ["argento", "oro"], "argento o oro"),
    ],
)
def test_a_list_sounds_well(locale, style, items, written):
    """As whoever speaks the language says it."""
    assert listed(items, style, locale) == written
