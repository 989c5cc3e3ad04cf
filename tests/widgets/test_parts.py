"""Each part of the page has its files in one folder, and the page finds them."""

import pytest

from tests.sources import GAMES
from widgets.app.commands import PAGE_COMMANDS
from widgets.page import Page
from widgets.page.parts import (
    HOST,
    PARTS,
    WIDGETS,
    media_sheets,
    packages,
    shape_of_phone_board,
    style_sheets,
)
from widgets.shared.commands import command
from widgets.shared.panels import STYLES, panel_styles, panel_words
from widgets.shared.stage import PageText


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_its_looks_and_its_words(part):
    """The folder of each part of the page has a style sheet and its catalogues of words."""
    assert WIDGETS / part / f"{part}.css" in style_sheets()
    assert f"widgets.{part}" in packages()
    assert sorted((WIDGETS / part / "locale" / "en").glob("*.ftl"))


@pytest.mark.parametrize("game", GAMES)
def test_the_panels_of_a_game_have_their_looks_and_their_words(game):
    """The folder of a game's panels has catalogues and a style sheet, which each page loads.

    Only the panels of the game load the catalogues.
    """
    folder = WIDGETS / game
    assert folder.joinpath(STYLES).read_text(encoding="utf-8") in panel_styles()
    assert f"widgets.{game}" in panel_words(PageText(), game).packages
    assert sorted((folder / "locale" / "en").glob("*.ftl"))


def test_the_sheets_for_paper_come_after_those_of_games():
    """The style sheets for paper and forced colours come after those of the games, which arrange the page."""
    page = Page(styles=".tutor-of-a-game {}")._css
    parts, media = (
        [(sheet.stem, sheet.read_text(encoding="utf-8")) for sheet in sheets()]
        for sheets in (style_sheets, media_sheets)
    )
    named = [*parts, ("games", ".tutor-of-a-game {}"), *media]
    layers = [f"@layer tutor.{name} {{\n{sheet}\n}}" for name, sheet in named]
    first = [HOST.read_text(encoding="utf-8"), shape_of_phone_board()]
    assert page == "\n".join([*first, *layers])


def test_no_sheet_is_left_out():
    """The page collects every style sheet once, since an undeclared file would have no effect."""
    others = {
        WIDGETS / "lesson" / "teachers.css",
        *(WIDGETS / game / STYLES for game in GAMES),
        *(WIDGETS / "classroom").glob("*.css"),  # of the phone's page and the console
        WIDGETS / "template" / "window.css",  # of the window before the page is drawn
    }
    gathered = [HOST, *style_sheets(), *media_sheets()]
    assert sorted(gathered) == sorted(set(WIDGETS.rglob("*.css")) - others)


def test_the_words_of_a_command_are_its_own():
    """The page refuses a second command with the name of another command."""
    assert PAGE_COMMANDS["mark"].is_of_moment
    with pytest.raises(ValueError, match="two commands are called mark"):
        command("mark")(lambda context, value: None)
