"""A value that both the kernel and the browser need is the same in both."""

import re
from typing import get_args

from tutor.core.drawing.motion import Manner
from widgets.page.parts import PAGE


def read(*path):
    return PAGE.joinpath(*path).read_text(encoding="utf-8")


def test_every_manner_has_its_time():
    """The browser has a time for each manner of motion that games use, and for no other manner."""
    (table,) = re.findall(
        r"const MANNERS = \{\n(.*?)\n\};", read("src", "board", "manners.js"), re.DOTALL
    )
    assert set(re.findall(r"^  (\w+): \{", table, re.MULTILINE)) == set(get_args(Manner))
