"""The kernel and the browser use the same values where both need one."""

import re
from typing import get_args

import pytest

from tutor.core.drawing.motion import Manner
from widgets.app.screen import LARGE_FROM
from widgets.board.position import LED_SIGHT, SIGHT
from widgets.page.parts import PAGE


def read(*path):
    return PAGE.joinpath(*path).read_text(encoding="utf-8")


def test_every_manner_has_its_time():
    """The browser has a time for exactly the manners of motion that games use."""
    (table,) = re.findall(
        r"const MANNERS = \{\n(.*?)\n\};", read("src", "board", "manners.js"), re.DOTALL
    )
    assert set(re.findall(r"^  (\w+): \{", table, re.MULTILINE)) == set(get_args(Manner))


@pytest.mark.parametrize(
    ("sheet", "figure", "pattern"),
    [
        ("phone.css", SIGHT, r"var\(--seen, (\d+) / 374\)"),
        ("phone.css", SIGHT, r"\* (\d+) / \d+\)"),
        ("phone.css", LED_SIGHT, r"\* \d+ / (\d+)\)"),
        ("page.css", LARGE_FROM, r"min-width: (\d+)px\).*--board: 1\.1;"),
    ],
)
def test_a_figure_of_the_layout_is_the_same_for_both(sheet, figure, pattern):
    """A figure of the layout is the same in the kernel's code and in the style sheets."""
    found = re.findall(pattern, read(sheet))
    assert found
    assert set(map(int, found)) == {figure}
