"""What the page holds is marked by classes, so that no style has to look for it among everything."""

import re

import pytest

from widgets.page.parts import PAGE, WIDGETS

SHEETS = sorted(path for path in WIDGETS.rglob("*.css"))
HOLDERS = re.compile(
    r"(?:\.tutor-app|\.tutor-on-[a-z]+|\.tutor-view-[a-z]+|\.tutor-is-[a-z-]+|:root|html|body|&)"
    r"(?:[.\[:][^\s,{>+~]*)?"
)
MARK = re.compile(r"tutor-has-[a-z]+")


def holding(selector):
    """The parts of a selector that look into what holds the board."""
    return [found[0] for found in HOLDERS.finditer(selector) if ":has(" in found[0]]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_looks_into_what_holds_the_board(path):
    """It would have all styles worked out anew for each piece that moves on it."""
    assert holding(path.read_text(encoding="utf-8")) == []


def test_what_looks_into_everything_is_found():
    """In whatever way it is written."""
    for selector in (
        ".tutor-app:has(.tutor-fold) p",
        ".tutor-app.tutor-on-now:not(:has(.tutor-fold)) p",
        "&:has(.tutor-own) .tutor-side",
        "body[data-voila]:has(.tutor-app)",
    ):
        assert holding(selector)
    assert holding(".tutor-app .tutor-now-card:has(.tutor-shut)") == []


def test_marks_that_styles_ask_for_are_those_that_are_made():
    """Each by its name, and none in vain."""
    made = MARK.findall((PAGE / "scripts" / "contents.js").read_text(encoding="utf-8"))
    asked = {name for path in SHEETS for name in MARK.findall(path.read_text(encoding="utf-8"))}
    assert set(made) == asked
