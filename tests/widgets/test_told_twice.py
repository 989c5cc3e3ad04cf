"""The kernel and the browser use the same values where both need one."""

import re
from typing import get_args

from tutor.core.drawing.motion import Manner
from widgets.page.parts import PAGE


def read(*path):
    return PAGE.joinpath(*path).read_text(encoding="utf-8")


def test_every_manner_has_its_time():
    """The browser has a time for exactly the manners of motion that games use."""
    (table,) = re.findall(
        r"const MANNERS = \{\n(.*?)\n\};", read("src", "board", "manners.js"), re.DOTALL
    )
    assert set(re.findall(r"^  (\w+): \{", table, re.MULTILINE)) == set(get_args(Manner))
