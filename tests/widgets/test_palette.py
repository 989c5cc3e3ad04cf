"""The dark and the contrast theme give page and boards the same colours, even before the kernel is ready."""

import re
from pathlib import Path

import pytest

from tutor.core.drawing.palette import PALETTES
from widgets.classroom.pages import WISHES, make_class_page
from widgets.page.parts import PAGE

TEMPLATE = Path(PAGE).parent / "template" / "window.css"
SHARED = ("surface", "raised", "ink", "second", "hairline", "control", "accent", "on_accent")


def colours(css, selector):
    """Return the colours that the rule of a selector sets in a style sheet, as six digits, by their names."""
    rule = re.search(re.escape(selector) + r"\s*\{([^}]*)\}", css)[1]
    found = re.findall(r"--([a-z-]+): #([0-9a-fA-F]{3,6});", rule)
    return {
        name.replace("-", "_"): (
            value if len(value) == 6 else "".join(c * 2 for c in value)
        ).upper()
        for name, value in found
    }


def of_page(theme):
    """Return the colours of the page in a theme.

    Dark and contrast take missing colours from light.
    """
    css = (PAGE / "palette.css").read_text(encoding="utf-8")
    of_theme = {} if theme == "light" else colours(css, f':root[data-tutor-theme="{theme}"]')
    return colours(css, ":root") | of_theme


def early_colours(theme):
    """Return the colours of the page in a theme before the kernel is ready."""
    of_theme = "" if theme == "light" else f':root[data-tutor-theme="{theme}"] '
    return colours(TEMPLATE.read_text(encoding="utf-8"), f"{of_theme}#loading")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_accent_is_the_same_on_page_and_board(theme):
    """The page, the loading page and the board have the same accent colour."""
    accent = of_page(theme)["accent"]
    assert PALETTES[theme].accent == f"#{accent}"
    assert early_colours(theme)["accent"] == accent


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_page_and_board_have_the_same_colours(theme):
    """Each colour that the page and the board share has the same value in both."""
    page, board = of_page(theme), PALETTES[theme]
    assert {each: f"#{page[each]}" for each in SHARED} == {
        each: getattr(board, each) for each in SHARED
    }


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_the_page_has_its_colours_before_its_kernel(theme):
    """A page that is not yet ready has the colours that it keeps afterwards."""
    early = early_colours(theme)
    page = of_page(theme)
    page["card"] = page["raised"]
    same = {"page", "ink", "accent"} | ({"card", "on_accent"} & early.keys())
    assert {each: early[each] for each in same} == {each: page[each] for each in same}


@pytest.mark.parametrize("name", ["phone", "console"])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_phone_and_console_have_the_colours_of_the_page(name, theme):
    """A phone or console of a class has the colours of the theme that its owner prefers."""
    css = make_class_page(name, "en", "LAMA", "/class/")
    if theme != "light":
        css = css[css.index(f"@media ({WISHES[theme]})") :]
    assert of_page(theme).items() >= colours(css, ":root").items() > set()
    assert "data-tutor-theme" not in css
