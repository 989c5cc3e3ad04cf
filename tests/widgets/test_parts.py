"""The parts of the page bring all that is theirs, and the page finds it."""

import pytest

from tests.sources import GAMES
from widgets.page.parts import PAGE, PARTS, SCRIPTS, WIDGETS, packages, scripts, style_sheets
from widgets.shared.commands import Command, Commands
from widgets.shared.notices import Notices
from widgets.shared.page_text import PageText


@pytest.mark.parametrize("part", [*PARTS, *GAMES])
def test_a_part_has_its_looks_and_its_words(part):
    """One folder holds the style sheet and the catalogues of a part, and of a game's panels."""
    assert WIDGETS / part / f"{part}.css" in style_sheets()
    assert f"widgets.{part}" in packages()
    assert sorted((WIDGETS / part / "locale" / "en").glob("*.ftl"))


def test_no_sheet_and_no_script_is_left_out():
    """Each is gathered once: a file that is not declared would have no effect."""
    printed = {WIDGETS / "presenter" / "teachers.css"}
    assert sorted(style_sheets()) == sorted(set(WIDGETS.rglob("*.css")) - printed)
    assert sorted(scripts()) == sorted(PAGE.rglob("*.js"))
    assert len(set(SCRIPTS)) == len(SCRIPTS)


def test_the_words_of_a_command_are_its_own():
    """Two parts cannot claim the same name."""
    commands = Commands(lambda: "0/0", Notices(PageText()))
    commands.add("mark", lambda _: None)
    with pytest.raises(ValueError, match="two commands are called mark"):
        commands.register("mark", Command(lambda value, content: None))
