"""Lists in a sentence have the word before the last item that fits the item's first sound."""

import pytest

from tutor.core.words.formats import adapt_short_words, join_items, sounds_of
from tutor.core.words.text import Text


@pytest.mark.parametrize(
    ("locale", "style", "items", "written"),
    [
        ("en", "standard", ["Ana", "Beto", "Elena"], "Ana, Beto, and Elena"),
        ("es", "standard", ["Ana", "Inés"], "Ana e Inés"),
        ("es", "standard", ["madera", "hierro"], "madera y hierro"),
        ("es", "or", ["plata", "oro"], "plata u oro"),
        ("it", "standard", ["Ana", "Diego", "Elena"], "Ana, Diego ed Elena"),
        ("it", "standard", ["Ana", "Diego"], "Ana e Diego"),
        ("it", "or", ["argento", "oro"], "argento o oro"),
    ],
)
def test_a_list_sounds_well(locale, style, items, written):
    """The word before the last item of a list fits the sound of the item, as in the spoken language."""
    assert join_items(items, style, locale, Text(locale).sounds) == written


@pytest.mark.parametrize(
    ("locale", "sentence", "filled", "written"),
    [
        ("it", "Tocca a Ana.", ["Ana"], "Tocca ad Ana."),
        ("it", "A Ana restano 2 grani.", ["Ana"], "Ad Ana restano 2 grani."),
        ("it", "Tocca a Elena e Elena.", ["Elena"], "Tocca a Elena ed Elena."),
        ("it", "Tocca a Beto.", ["Beto"], "Tocca a Beto."),
        ("it", "Vai a A, poi a Ana.", ["A"], "Vai a A, poi a Ana."),
        ("it", "Lena Ana va a Anacapri.", ["Ana"], "Lena Ana va a Anacapri."),
        ("es", "Beto y Inés", ["Inés"], "Beto e Inés"),
        ("es", "Toca a Ana.", ["Ana"], "Toca a Ana."),
        ("en", "It goes to Ana.", ["Ana"], "It goes to Ana."),
    ],
)
def test_a_sentence_sounds_well_around_what_is_filled_in(locale, sentence, filled, written):
    """Only a whole word that stands before a filled-in text adapts to the sound of that text.

    The rest of the sentence stays as the translator wrote it.
    """
    assert adapt_short_words(sentence, filled, Text(locale).sounds) == written


@pytest.mark.parametrize(("player", "said"), [("Ana", "Tocca ad Ana."), ("Beto", "Tocca a Beto.")])
def test_every_message_sounds_well(player, said):
    """In Italian messages the word "a" becomes "ad" before a player's name such as Ana."""
    assert Text("it", ("tutor.princes",)).say("event-turn_began", player=player) == said


def test_a_language_brings_its_own_sounds():
    """The catalogue of a language declares its sounds, so that the code works for any language."""
    french = sounds_of("de > d’ : [aeiouéh]\nDe > D’ : [aeiouéh]")
    said = adapt_short_words("Les dieux de Beto et de Ana.", ["Beto", "Ana"], french)
    assert said == "Les dieux de Beto et d’Ana."
