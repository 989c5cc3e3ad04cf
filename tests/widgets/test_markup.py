"""One module makes all HTML, and escapes every text that a person wrote."""

import re

from tests.sources import ROOT
from widgets.shared.controls import Markup, element, join


def test_text_is_escaped_where_it_enters_an_element() -> None:
    """A name that contains markup appears as it was written."""
    result = element("p", '<img onerror="alert(1)">')
    assert result == "<p>&lt;img onerror=&quot;alert(1)&quot;&gt;</p>"


def test_markup_is_not_escaped_twice() -> None:
    """Markup inside an element stays as it is."""
    assert element("p", element("b", "a & b")) == "<p><b>a &amp; b</b></p>"


def test_attributes_are_escaped_and_named_as_in_html() -> None:
    """Class, data and ARIA attributes have their HTML names, and quotes cannot end a value."""
    result = element("td", class_="a b", data={"player": 'x" y'}, aria_label="l", for_="z")
    assert result == ('<td class="a b" data-player="x&quot; y" aria-label="l" for="z"></td>')


def test_joined_keeps_markup_and_escapes_the_rest() -> None:
    """Joined markup stays markup, and joined text is escaped."""
    assert join("<", Markup("<br>")) == "&lt;<br>"


def test_no_element_has_an_attribute_that_html_does_not_know() -> None:
    """An element has no attribute that HTML does not know; the class of an element is written `class_`."""
    makers = re.compile(r"\b(?:element|control|paragraphs|menu)\((?:[^()]|\([^()]*\))*?\bof=")
    parts = (ROOT / part for part in ("tutor", "widgets"))
    modules = [path for part in parts for path in part.rglob("*.py")]
    assert [path for path in modules if makers.search(path.read_text(encoding="utf-8"))] == []
