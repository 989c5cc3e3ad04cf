"""A live board in a notebook's cell is the page at an address, in the current language."""

import pytest

from tutor.core.words.text import speak
from widgets import notebook
from widgets.page import Page


@pytest.mark.parametrize(
    ("language", "asked", "query"),
    [
        ("en", {}, "?lesson=quick_start&lang=en"),
        ("es", {"ply": 12}, "?lesson=quick_start&ply=12&lang=es"),
        ("it", {"game": "any"}, "?game=any&lang=it"),
    ],
)
def test_a_live_board_is_the_page_at_an_address(monkeypatch, language, asked, query):
    """A live board in a notebook's cell is the tutor at the given address."""
    opened = []
    monkeypatch.setattr(notebook, "dashboard", lambda found: opened.append(found) or Page())
    speak(language)
    shown = notebook.live(**asked)
    speak("en")
    assert opened == [query]
    assert "tutor-is-live" in shown.classes


def test_a_live_board_is_a_widget():
    """The widget of a live board contains the whole tutor."""
    assert notebook.live(ply=3).children
