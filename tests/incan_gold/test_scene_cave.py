"""The drawn cave shows which players are inside and which cards may come next."""

import re

import pytest

from tests.incan_gold.drawn import board, symbol_of, symbols, texts_of
from tests.incan_gold.extremes import EXTREMES, early, longest_path, middle
from tutor.core.drawing.elements import MARKS
from tutor.core.drawing.scene import Rect, Words
from tutor.core.drawing.svg import to_svg
from tutor.incan_gold.components import printed_components
from tutor.incan_gold.known import Odds
from tutor.incan_gold.scene.look import LAYOUTS


def test_eight_players_have_eight_shapes():
    """Each tent and each explorer has the player's mark and letter."""
    scene = board(longest_path())
    marks = [scene.find(f"player-{seat}").shapes for seat in range(1, 9)]
    symbols = [
        shape.symbol for row in marks for shape in row if getattr(shape, "symbol", None) is not None
    ]
    assert {s.name for s in symbols} >= {f"mark{seat}" for seat in range(1, len(MARKS) + 1)}


def test_every_player_inside_stands_in_the_cave():
    """Each player inside has a figure in the cave with the player's mark and letter, and treasure at the tent.

    A player who has left sits at the camp.
    """
    scene = board(middle())
    for seat, is_inside in enumerate((True, True, True, False, False), start=1):
        explorer = scene.find(f"explorer-{seat}")
        assert (explorer is not None) == is_inside
        assert ("camper" in symbols(scene.find(f"player-{seat}").shapes)) != is_inside
    ana, beto = (texts_of(scene, f"beside-{seat}") for seat in (1, 2))
    assert [seen.text for seen in ana] == ["3"]
    assert [seen.text for seen in texts_of(scene, "explorer-1")] == ["chooses"]
    assert [seen.text for seen in beto] == ["3"]
    bodies = [symbol_of(scene.find(f"explorer-{seat}")) for seat in (1, 2, 3)]
    assert len({tuple(map(type, body.shapes)) for body in bodies}) == 3
    letters = [shape.text for body in bodies for shape in body.shapes if isinstance(shape, Words)]
    assert letters == ["A", "B", "C"]


@pytest.mark.parametrize("name", EXTREMES)
def test_the_odds_are_counts_of_cards(name):
    """The bar of the odds and its words have the number of cards of each sort that may come next."""
    data = EXTREMES[name]
    scene, found = board(data), Odds(data, data["players"][0]["name"], printed_components())
    drawn = scene.find("next-odds")
    if data["result"] is not None:
        assert drawn.label == "No card is to come."
        return
    assert sum(found.sorts.values()) == len(found.cards)
    bar = [shape.width for shape in drawn.shapes if isinstance(shape, Rect) and shape.height > 20]
    parts = [part for part in found.sorts.values() if part]
    assert bar == pytest.approx([sum(bar) * part / len(found.cards) for part in parts])
    told = re.findall(r"(?:treasures|artifacts|kind|round) (\d+)", drawn.description)
    assert [int(count) for count in told] == list(found.sorts.values())


def test_a_sort_says_its_share():
    """The bar of the odds says the share of each sort of card in per cent.

    Of 29 cards, 14 are treasures and 2 would end the round.
    """
    said = [seen.text for seen in texts_of(board(early()), "next-odds")]
    assert "treasure 48 %" in said
    assert "second: the end 7 %" in said


@pytest.mark.parametrize("layout", LAYOUTS)
def test_high_contrast_is_flat(layout):
    """In the theme of high contrast the cave has only outlines, without landscape, light or gradient."""
    drawn = to_svg(board(middle(), layout, "contrast"))
    assert "Gradient" not in drawn
    assert "Gradient" in to_svg(board(middle(), layout))
