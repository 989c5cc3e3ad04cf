"""The player aid of the game has the components' figures, and marks reconstructed ones."""

from dataclasses import replace
from pathlib import Path

import pytest

from tutor.core.base.game import find_game
from tutor.core.print.guide import MARK, aid_of
from tutor.core.words.text import LANGUAGES, text_for
from tutor.princes.components import Known
from tutor.princes.components_file import printed_components
from tutor.princes.game import Princes
from tutor.princes.identifiers import DISTRICTS

GAME = find_game("princes")
TOML = Path("tutor/princes/components.toml")


def entries(game, language="en"):
    """Return the texts of the aid by their names."""
    return {
        entry.name: entry.text for block in aid_of(game, language).blocks for entry in block.entries
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_district_has_its_place(language):
    """Each district is an entry or a heading.

    Houses stand below the priests or virgins acquired there.
    """
    aid, say = aid_of(GAME, language), text_for("princes", language).say
    named = {block.heading for block in aid.blocks} | set(entries(GAME, language))
    for district in DISTRICTS:
        if not district.startswith("house_of"):
            assert say(f"district-{district}") in named


def test_figures_are_those_of_the_components_in_use():
    """The player aid has the figures of a corrected components file if the game uses that file."""
    content = TOML.read_text(encoding="utf-8")
    before = "granary = {step = 7, corn = 3}\n"
    assert before in content
    corrected = content.replace(before, "granary = {step = 8, corn = 2}\n").encode()
    told = entries(GAME.with_components(corrected))
    assert told["Granary"] == "Step 8: 2 corn, paid when the turn ends."
    assert entries(GAME)["Granary"] == "Step 7: 3 corn, paid when the turn ends."


def test_exactly_the_reconstructed_figures_are_marked():
    """Each reconstructed step value and price in the player aid has a mark.

    If all figures are known, the aid has no mark.
    """
    assert entries(GAME)["Puma priests"] == (
        f"Price: 1 coca, 1 pottery and 2 cloth. Step values as the tiles go: "
        f"8 {MARK}, 7 {MARK}, 6, 5, 4 {MARK}."
    )
    printed = printed_components()
    known = {
        name: replace(row, known=Known((True,) * row.tiles, cost=True, count=True))
        for name, row in printed.orders.items()
    }
    told = entries(Princes(replace(printed, orders=known)))
    assert not [text for text in told.values() if MARK in text]
    assert MARK in aid_of(GAME, "en").note
