"""The page's language comes from the address, the browser's preference or the reader's choice."""

import pytest

from tests.trees import a_tree
from tests.widgets.apps import Tutor, app, press
from tutor.core.records.files import write_link, write_tree
from tutor.core.words.text import LANGUAGES
from widgets.page import Page
from widgets.shared.stage import PageText, preferred_language

OTHERS = tuple(language for language in LANGUAGES if language != "en")


def texts_of(widget):
    """Return all texts of a widget and of the widgets inside it."""
    texts = [
        getattr(widget, trait, "") for trait in ("value", "description", "tooltip", "placeholder")
    ]
    options = getattr(widget, "options", ())
    texts += [label for label, _ in options if isinstance(label, str)]
    below = [text for child in getattr(widget, "children", ()) for text in texts_of(child)]
    return [text for text in texts if isinstance(text, str) and text] + below


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_address_chooses_the_language(language):
    """The page has the language of its address, reports the language to the browser, and writes it into the address."""
    tutor = app(f"?lesson=quick_start&ply=3&lang={language}")
    assert (tutor.text.language, tutor.page.language) == (language, language)
    assert f"lang={language}" in tutor.page.address
    assert tutor.page.spoken


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_reaches_every_window(language):
    """After a change of language every window has the same texts as a window made in that language."""
    query = "?lesson=quick_start&ply=12"
    changed, made = app(f"{query}&lang=en"), app(f"{query}&lang={language}")
    press(changed, "language", language)
    for tab in ("lines", "rules", "games"):
        for tutor in (changed, made):
            press(tutor, "tab", tab)
        windows = {"lines": "lines", "rules": "lookups", "games": "games"}
        one, other = (getattr(tutor, windows[tab]).widget for tutor in (changed, made))
        assert texts_of(one) == texts_of(other)
    assert texts_of(changed.widget) == texts_of(made.widget)
    assert changed.page.names == made.page.names
    assert changed.page.lost == made.page.lost
    assert changed.page.spoken == made.page.spoken


def test_each_language_is_chosen_by_its_own_name():
    """Each language has a button with its own name; an unknown language changes nothing."""
    tutor = app("?lesson=quick_start")
    for language in LANGUAGES:
        press(tutor, "language", language)
        name = PageText(language).say("language-name")
        assert (
            f'type="button" lang="{language}" aria-pressed="true">{name}<'
            in tutor.looks.widget.value
        )
        assert tutor.looks.widget.value.count(f">{name}<") == 1
    before = tutor.text.language
    press(tutor, "language", "xx")
    assert tutor.text.language == before


def test_a_choice_is_remembered_by_the_browser():
    """The next visit without a language in its address has the language chosen last."""
    tutor = app("?lesson=quick_start")
    press(tutor, "language", "es")
    assert tutor.page.preferences["language"] == "es"
    assert app("?lesson=quick_start", preferences='{"language": "es"}').page.language == "es"
    assert (
        app("?lesson=quick_start&lang=en", preferences='{"language": "es"}').page.language == "en"
    )
    assert app("?lesson=quick_start", preferences='{"language": "xx"}').page.language == "en"


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [(["es-PE", "en"], "es"), (["xx", "es"], "es"), (["xx"], "en"), ([], "en"), ([7, "ES"], "es")],
)
def test_the_browser_may_prefer_a_language(languages, spoken):
    """The page takes the first preferred language that it has, or English."""
    assert preferred_language(languages) == spoken


def test_the_preference_of_the_browser_is_followed():
    """The browser's preference counts where the address names no language."""
    for query, spoken in (("?lesson=quick_start", "es"), ("?lesson=quick_start&lang=en", "en")):
        tutor = Tutor(query)
        tutor.page.prefers = {"languages": ["es-419", "es", "en"]}
        tutor.page.width = 1280
        assert tutor.page.language == spoken


def test_the_form_of_a_new_game_keeps_its_choices():
    """Another language changes only the words of the form for a new game, and no choice in it."""
    tutor = app("?lesson=quick_start&lang=en")
    press(tutor, "tab", "games")
    form = tutor.games
    form.game.value, form.count.value = "incan_gold", 5
    form.variant.value, form.others.value, form.name.value = "diamant", "random", "Zoë"
    press(tutor, "language", "es")
    assert (form.game.value, form.count.value, form.variant.value) == ("incan_gold", 5, "diamant")
    assert (form.others.value, form.name.value) == ("random", "Zoë")
    assert form.count.description == "Jugadores"


def test_the_line_shown_survives_another_language():
    """Another language changes only the words of the page, and not the line that the page shows."""
    link = write_link(write_tree(a_tree("princes", nodes=20)))
    tutor = app(f"?r={link}&lang=en")
    place, tree = tutor.session.place, tutor.session.tree
    press(tutor, "language", "es")
    assert (tutor.session.place, tutor.session.tree) == (place, tree)
    assert isinstance(tutor.widget, Page)
