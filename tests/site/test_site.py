"""The site loads nothing from the internet, has every page that it should, and fits the screen."""

import ast
import re
from html.parser import HTMLParser

import pytest

from docs.site.notebooks import NOTEBOOKS, notebook_paths
from docs.site.rules import rule_label, rules_pages
from tests.pages import Pages
from tests.sources import modules_in
from tutor import notebook
from tutor.core.words.text import text_for

LOADING = {"src", "srcset", "poster", "data", "action", "background", "xlink:href"}
OUTSIDE = re.compile(r"^\s*(https?:)?//", re.IGNORECASE)
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?\s*(?:https?:)?//", re.IGNORECASE)
IN_SCRIPT = re.compile(
    r"(?:import|fetch|importScripts|XMLHttpRequest)[^\n;]{0,80}[\"']https?://", re.IGNORECASE
)


class Loads(HTMLParser):
    """Collects the addresses of other hosts from which a page loads files by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            loads = name in LOADING or (name == "href" and tag in ("link", "image", "use"))
            if loads and OUTSIDE.match(value or ""):
                self.found.append(f"<{tag} {name}={value}>")
            if name == "style" and IN_STYLE.search(value or ""):
                self.found.append(f"<{tag} style={value}>")


def test_no_page_loads_anything_from_elsewhere(site_folder):
    """The site's pages, styles and scripts load nothing from another machine."""
    faults = []
    for path in site_folder.rglob("*"):
        if path.suffix not in (".html", ".css", ".js", ".svg"):
            continue
        text = path.read_text(encoding="utf-8")
        found = IN_STYLE.findall(text) if path.suffix in (".css", ".svg") else []
        if path.suffix == ".js":
            found = IN_SCRIPT.findall(text)
        if path.suffix == ".html":
            page = Loads()
            page.feed(text)
            found = page.found
        faults += [f"{path.relative_to(site_folder)}: {each}" for each in found]
    assert faults == []


@pytest.mark.parametrize("page", rules_pages(), ids=lambda page: page.game)
def test_every_rule_is_there_with_its_code_and_its_tests(site_folder, page):
    """A page of the site has the id and title of each rule, and lists code and tests for each rule."""
    html = (site_folder / "reference" / f"rules-{page.game}.html").read_text(encoding="utf-8")
    words = text_for(page.game, "en")
    for rule in page.rules:
        assert f'id="{rule_label(page.game, rule).replace("_", "-")}"' in html, rule
        assert words.rule_title(rule).replace("'", "’") in html.replace("'", "’"), rule
    assert [rule for rule in sorted(page.rules) if not page.code.get(rule)] == []
    assert [rule for rule in sorted(page.rules) if not page.tests.get(rule)] == []


def test_every_public_module_class_and_function_is_documented(site_folder):
    """Each module, class and function, also of notebooks, has an entry under its name in the source."""
    # Only the site needs Sphinx, so the other tests are collected without it.
    from sphinx.util.inventory import InventoryFile

    said = InventoryFile.loads((site_folder / "objects.inv").read_bytes(), uri="").data
    documented = {name for kind in said if kind.startswith("py:") for name in said[kind]}
    modules = modules_in("tutor")
    public = {
        *modules,
        *(f"{name}.{each.name}" for name in modules for each in definitions(modules[name])),
        *(f"tutor.notebook.{name}" for name in notebook.__all__),
    }
    assert len(public) > 1_000
    assert sorted(public - documented - {"tutor.__main__"}) == []


def definitions(module):
    """Yield the classes and functions that a module offers, by `__all__` if the module has one."""
    offered = {
        each.value
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        for each in ast.walk(node.value)
        if isinstance(each, ast.Constant)
    }
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for node in module.body:
        named = isinstance(node, kinds) and ast.get_docstring(node) and node.name
        if named and (named in offered if offered else not named.startswith("_")):
            yield node


def test_every_notebook_is_a_page(site_folder):
    """Each notebook in `notebooks`, in any language, has a page on the site."""
    paths = notebook_paths()
    assert paths
    for path in paths:
        page = site_folder / "notebooks" / path.relative_to(NOTEBOOKS).with_suffix(".html")
        assert page.is_file(), path


@pytest.fixture
def open_page(browser, link):
    """Return a function that opens pages of the site in a browser that is cut off from the internet."""
    pages = Pages(browser, link)
    yield pages
    for page in list(pages._opened):
        pages.abandon(page)
    assert pages.requests_elsewhere == []
    assert pages.errors == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize(
    "name",
    ["index", "tutorial/first-hour", "how-to/write-a-lesson", "reference/address", "benchmarks"],
)
def test_a_page_fits_the_screen(open_page, link, name, width, height):
    """A page of the site fits the screen, because wide tables and code scroll by themselves."""
    page = open_page.blank(width, height)
    page.goto(f"{link}{name}.html")
    assert page.title()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_search_finds_a_rule(open_page, link):
    """The search of the site finds a rule without a server."""
    page = open_page.blank()
    page.goto(f"{link}search.html?q=llama")
    page.wait_for_selector("#search-results li a")
    assert page.locator("#search-results li").count() > 3
