"""A third game from elsewhere needs only one folder for the registry and the page to find it and its words."""

import pytest

from tests.contract.games import elsewhere
from tests.contract.games.shelf import GAMES
from tests.widgets.apps import app
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import find_game
from tutor.core.base.kit import games, package_of
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES, text_for
from widgets.shared.panels import has_panels, panel_styles, panels_of


@pytest.fixture(autouse=True)
def pebbles(tmp_path, monkeypatch):
    """Write the third game into a folder, and put this folder on Python's path."""
    elsewhere.put_into(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_it_is_found_beside_the_others_and_played():
    """The registry finds the third game, which can be played, although no code outside its folder names it."""
    assert set(games()) == {*GAMES, elsewhere.NAME}
    assert package_of(elsewhere.NAME) == elsewhere.PACKAGE
    end = random_record(find_game(elsewhere.NAME), 3, "standard", 1).play()
    assert end.due is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_faults_have_its_own_words(language):
    """The sentence of an error has the third game's own words for its fault, in every language."""
    error = RecordError([Fault("heap", "my_own_code", {"found": 12})])
    said = elsewhere.fault(language).replace("{ $found }", "12")
    assert error.sentence(language) == f"heap: {said}"
    if language == "en":
        assert str(error) == f"heap: {said}"
    assert text_for(elsewhere.NAME, language).say("fault-my_own_code", found="12") == said


def test_its_panels_are_on_the_page():
    """The page opens the third game with its stocks, its decisions and its style sheet."""
    style = elsewhere.added_files()["panels.css"]
    assert has_panels(elsewhere.NAME)
    assert style in panel_styles()
    tutor = app(f"?game={elsewhere.NAME}&view=explore")
    showing = tutor.stage.showing()
    assert showing.state.game.name == elsewhere.NAME
    panels = panels_of(elsewhere.NAME)
    assert 'class="tutor-pebbles"' in tutor.stocks.widget.value
    assert panels.stocks(showing) in tutor.stocks.widget.value
    assert [layer.name for layer in panels.scene(showing).layers] == ["static", "dynamic"]
    assert panels.deciding(showing).count("<button") == len(showing.legal) > 0
    assert panels.deciding(showing) in tutor.now.widget.value
    assert style in tutor.page._css
