"""The places of the cards on the drawn path stay apart and inside the path's room."""

import pytest

from tutor.incan_gold.scene.look import layout_for
from tutor.incan_gold.scene.path import USUAL, USUAL_ON_A_PHONE, way

LAYOUTS = {"wide": USUAL, "medium": USUAL, "wall": USUAL, "hall": USUAL, "phone": USUAL_ON_A_PHONE}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_card_moves_for_another(layout):
    """If a card joins the path, the other cards keep their places and size, up to nearly the longest path."""
    room, usual = layout_for(layout, 4).cards, LAYOUTS[layout]
    whole = way(room, usual)
    assert len(whole.cells) == usual
    for count in range(1, usual):
        assert way(room, count).cells == whole.cells[:count]
        assert way(room, count).size == whole.size


@pytest.mark.parametrize("layout", LAYOUTS)
def test_places_lie_in_the_room_beside_each_other(layout):
    """The places of any number of cards lie beside one another in the path's room."""
    room = layout_for(layout, 4).cards
    for count in (1, 12, 13, 19, 26):
        cells = way(room, count).cells
        for index, cell in enumerate(cells):
            assert cell.left >= room.left - 0.01
            assert cell.right <= room.right + 0.01
            assert not any(cell.overlaps(other) for other in cells[index + 1 :])
