"""The player aid of every game that has one is whole, in every language, and has the game's own figures."""

import re
from html import unescape

import pytest

from tests.contract.command_line import run
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.print.guide import aid_of, aid_page, has_aid
from tutor.core.words.text import LANGUAGES


@pytest.fixture
def game(name):
    """Return the name of a game that has a player aid, or skip the test.

    A game without an aid must refuse the request in a sentence.
    """
    found = find_game(name)
    if not has_aid(name):
        with pytest.raises(RecordError) as refused:
            aid_of(found, "en")
        assert name in refused.value.sentence()
        pytest.skip("this game brings no player aid")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_text_on_the_page(game, language):
    """Each block of the player aid has a heading and entries, and the page shows them with markup escaped."""
    aid, page = aid_of(game, language), aid_page(game, language)
    told = re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))
    for block in aid.blocks:
        assert block.heading in told
        assert block.entries or block.about
        for entry in block.entries:
            assert entry.name
            assert f"{entry.name} {entry.text}" in told
    assert f'lang="{language}"' in page
    assert not re.search(r"https?://|<script|<link|@import", page)


def test_the_command_line_prints_it(game):
    """The command prints the player aid as a page of its own, in the wanted language."""
    outcome = run("aid", "--game", game.name, "--lang", "es")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == aid_page(game, "es")
