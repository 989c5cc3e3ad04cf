"""The title of the browser window says where the reader is."""

import re

import pytest

from tests.widgets.apps import app, press

GAME = "The Princes of Machu Picchu"


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("", f"Welcome to Machu Picchu – {GAME}"),
        ("?lesson=quick_start", f"Your first Inca (Act 1 of 9, step 1 of 8) – Learn – {GAME}"),
        ("?lesson=quick_start&ply=20", f"Day 2 · Round 4 – Learn – {GAME}"),
        ("?view=presenter", f"Act 1 of 9, step 1 of 8 – Teach – {GAME}"),
        ("?view=rules&lang=es", "Reglas – Los Príncipes de Machu Picchu"),
    ],
)
def test_the_title_says_where_the_reader_is(query: str, title: str) -> None:
    """Titles differ by view and by place, so that the reader can tell tabs and bookmarks apart."""
    assert app(query).page.title == title


def test_the_title_follows_every_press() -> None:
    """Going on in the lesson and opening its contents each change the title."""
    tutor = app("?lesson=quick_start")
    titles = [tutor.page.title]
    for name, value in (("lesson-next", "welcome"), ("contents", ""), ("view", "explore")):
        press(tutor, name, value)
        titles.append(tutor.page.title)
    assert len(set(titles)) == 4


def test_no_name_in_the_bar_looks_like_a_view() -> None:
    """The bar names the open lesson in plain text, so that the name does not look like a view to open."""
    for view in ("learn", "explore"):
        bar = app(f"?lesson=quick_start&view={view}").bar.widget.value
        assert re.findall(r'<(\w+) class="tutor-lesson-name"[^>]*>([^<]*)<', bar) == [
            ("span", "The whole game")
        ]
