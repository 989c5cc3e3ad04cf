"""Every notebook opens as a page of the server, by its link and without a fault."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_aid import SHEET
from tests.conftest import ROOT
from tests.pages import Pages
from tests.served import Served

pytestmark = pytest.mark.endurance

FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(path.relative_to(FOLDER) for path in FOLDER.rglob("[!.]*.ipynb"))
FAILED = "[data-mime-type='application/vnd.jupyter.error'], [data-mime-type='application/vnd.jupyter.stderr']"


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """Return the tutor as `make tutor` serves it; its log must have no error."""
    served = Served()
    yield served
    served.stop()
    assert served.faults() == ""


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=Path.as_posix)
def test_every_notebook_is_a_page(browser: Browser, server: Served, notebook: Path) -> None:
    """The list of notebooks has a link to each notebook, in which no cell fails and nothing comes from another machine."""
    pages = Pages(browser, server.link)
    page = pages.blank()
    page.goto(f"{server.link}voila/tree")
    for folder in notebook.parts[:-1]:
        page.get_by_role("link", name=folder, exact=True).click()
    page.get_by_role("link", name=notebook.stem.replace("_", " "), exact=True).click()
    # The games of a notebook have the lowest priority on the machine.
    expect(page.locator("#rendered_cells")).to_be_visible(timeout=300_000)
    expect(page.locator(FAILED)).to_have_count(0)
    path, _, _ = page.url.partition("?")  # the dashboard adds its position to its own address
    assert path == f"{server.link}voila/render/{notebook.as_posix()}"
    assert (pages.errors, pages.requests_elsewhere) == ([], [])
    pages.leave_all()


WHOLE = """
() => [...document.querySelectorAll("body, body :is(#main, #jp-main-content-panel, #rendered_cells), #rendered_cells *")].filter((e) => {
    const { overflowY } = getComputedStyle(e);
    return e.checkVisibility() && ["auto", "scroll", "hidden"].includes(overflowY) && e.scrollHeight > e.clientHeight + 1
        && !e.closest("svg") && e.clientHeight > 100;
}).map((e) => e.className)
"""
"""The styles that would cut something off on paper."""


@pytest.mark.parametrize("notebook", ["teacher_guide.ipynb", "it/02_quick_start.ipynb"])
def test_a_notebook_is_printed_to_its_end(browser: Browser, server: Served, notebook: str) -> None:
    """A notebook prints on as many sheets as its length needs, and no part of it scrolls on paper."""
    pages = Pages(browser, server.link)
    page = pages.blank()
    page.goto(f"{server.link}voila/render/{notebook}")
    expect(page.locator("#rendered_cells")).to_be_visible()
    page.emulate_media(media="print")
    assert page.evaluate(WHOLE) == []
    assert len(SHEET.findall(page.pdf(format="A4"))) > 3
    page.wait_for_load_state(
        "networkidle"
    )  # leaving earlier would let the server look for a kernel that has ended
    pages.leave_all()
