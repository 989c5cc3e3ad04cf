"""A sheet has the same content as HTML and as plain text, escapes people's texts, and needs no script."""

import re

import pytest

from tutor.core.base.errors import Fault, RecordError
from tutor.core.print.sheet import (
    Folded,
    Heading,
    Lettered,
    Numbered,
    Openable,
    Picture,
    Rows,
    Said,
    Shown,
    html,
    make_bundle,
    plain,
)
from tutor.core.words.text import current_language, speak
from tutor.notebook.showing import attach

SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
PIECES = (
    Heading("What now?"),
    Numbered((("First", (Said("It happens.", "rule.one"),)), ("Second", ())), 3),
    Lettered(("Corn", "Coca")),
    Openable((("Llama", "Not a good one."),)),
    Rows(("", "Here", "There"), (("Corn", "3", "4"),)),
    Folded("Open me", (Picture(SVG, "A board."), Said("Inside."))),
)


attach()


@pytest.fixture(autouse=True)
def english():
    """Set the language to English before each test, because tests change the language."""
    yield
    speak("en")


def test_plain_text_has_a_line_for_every_piece():
    """The plain text of a sheet has each piece on a line, in order, with numbers, letters and rules."""
    assert plain(PIECES).splitlines() == [
        "What now?",
        "3. First",
        "It happens. [rule.one]",
        "4. Second",
        "A. Corn",
        "B. Coca",
        "A. Llama",
        "Corn: Here: 3; There: 4",
        "Open me",
        "A board.",
        "Inside.",
    ]


def test_html_has_all_of_it_too():
    """The HTML of a sheet has the same words as its plain text, if its tags are left out."""
    words = re.sub(r"<style>.*?</style>|<[^>]+>", " ", html(PIECES))
    for word in (
        "What now?",
        "First",
        "It happens.",
        "[rule.one]",
        "Coca",
        "Not a good one.",
        "A board.",
        "Inside.",
    ):
        assert word in words
    assert '<ol start="3">' in html(PIECES)
    assert "<details><summary>Open me</summary>" in html(PIECES)


def test_texts_of_people_are_escaped():
    """A name that looks like markup is escaped."""
    name = "<img onerror=alert(1)>"
    assert name not in html((Said(name), Heading(name), Rows((name,), ((name,),))))
    assert name in plain((Said(name),))


def test_the_first_board_is_the_picture():
    """The first board of a sheet is the picture of the sheet, even if the board is folded away.

    A sheet without boards has no picture.
    """
    assert make_bundle(PIECES)["image/svg+xml"] == SVG
    assert set(make_bundle((Said("Words."),))) == {"text/plain", "text/html"}


def test_a_value_shows_itself_by_its_pieces():
    """An object with the method `pieces` gives a notebook the formats that the notebook asks for."""

    class Greeting(Shown):
        def pieces(self):
            yield Said("Hello.")

    assert Greeting()._repr_mimebundle_(include=["text/plain"])["text/plain"] == "Hello."


def test_one_call_chooses_the_language():
    """The function `speak` chooses the language, even with a region, and English for an unknown language."""
    for wanted, found in (("es", "es"), ("it-CH", "it"), ("xx", "en")):
        speak(wanted)
        assert current_language() == found
        assert html(()).startswith(f'<div class="tutor-sheet" lang="{found}">')


def test_an_error_shows_a_sentence_in_a_notebook():
    """The notebook shows an error as a sentence in the current language, without a traceback."""
    error = RecordError([Fault("decision", "missing_key", {"key": "type"})])
    speak("es")
    assert error._render_traceback_() == [error.sentence("es")]
    assert error.sentence("es") != error.sentence("en")
