"""Tests of what the server gives a browser (the dashboard, notebooks, errors), and of when kernels end."""

from pathlib import Path

import nbformat
import psutil
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import expect

from tests.conftest import ROOT, Serve
from tests.pages import READY, Pages, kernel_of
from tests.served import PATIENCE, Served

FRAME = "() => new Promise(requestAnimationFrame)"


def test_the_page_has_its_title_and_fills_the_window(open_page: Pages) -> None:
    """The browser's tab has the title, and no margin is around the tutor."""
    page = open_page()
    expect(page).to_have_title("Welcome to Machu Picchu – The Princes of Machu Picchu")
    box = page.locator(".tutor-app").bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"]) == (0, 0, 1440)


@pytest.mark.endurance
@pytest.mark.fresh
@pytest.mark.parametrize("place", ["voila/render/dashboard.ipynb", "dashboard.ipynb"])
def test_a_jupyter_address_works_here_too(open_page: Pages, place: str) -> None:
    """A link made for Binder, JupyterLab or a neighbouring notebook opens the page at its ply."""
    page = open_page(f"{place}?lesson=quick_start&ply=3")
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "3")


def shelf(tmp_path: Path) -> Path:
    """Return a folder with a notebook that leads to another one in a folder beside it."""
    (tmp_path / "deeper").mkdir()
    first = new_notebook(cells=[new_markdown_cell("[on](deeper/last_one.ipynb)")])
    last = new_notebook(cells=[new_markdown_cell("the last one")])
    nbformat.write(first, tmp_path / "first.ipynb")
    nbformat.write(last, tmp_path / "deeper" / "last_one.ipynb")
    return tmp_path / "first.ipynb"


@pytest.mark.endurance
@pytest.mark.fresh
def test_the_front_door_leads_to_the_course(open_page: Pages) -> None:
    """From the front door the course opens in a page of its own in the reader's language; the tutor keeps its place."""
    page = open_page("?lang=es")
    with page.context.expect_page() as opened:
        page.locator(".tutor-door-card a[target]").click()
    course = opened.value
    course.wait_for_load_state()
    assert course.url.endswith("/es/00_start_here.ipynb")
    expect(course.locator("h1").first).to_contain_text("Empieza aquí", timeout=PATIENCE * 1000)


PRESS_EARLY = """
new MutationObserver((_, observer) => {
    const way = document.querySelector("#loading section:not([hidden]) [data-enter=play]");
    if (!way) return;
    observer.disconnect();
    way.click();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Presses a button of the front door as soon as the page shows it, long before a kernel answers."""


def test_the_front_door_is_usable_before_the_kernel(open_page: Pages) -> None:
    """The front door has the reader's language and colours before the kernel is ready, and then carries out a press."""
    page = open_page.blank(locale="es-PE", color_scheme="dark")
    page.add_init_script(PRESS_EARLY)
    page.goto(open_page.link, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-tutor-theme", "dark")
    expect(page.locator(".tutor-app.tutor-view-play")).to_be_attached(timeout=PATIENCE * 1000)
    expect(page.locator("#loading")).to_have_count(0)


@pytest.mark.endurance
def test_a_foreign_folder_stays_closed(serve: Serve, tmp_path: Path) -> None:
    """A server of one notebook does not serve the notebooks beside it."""
    _, open_page = serve("--notebook", str(shelf(tmp_path)), "--pool", "0")
    page = open_page.blank()
    for closed in ("voila/tree", "deeper/last_one.ipynb", "voila/render/deeper/last_one.ipynb"):
        answer = page.goto(open_page.link + closed)
        assert answer is not None
        assert answer.status == 404, closed
    answer = page.goto(open_page.link + "voila/render/first.ipynb")
    assert answer is not None
    assert answer.ok


@pytest.mark.endurance
def test_inside_a_notebook_the_tutor_is_a_guest(serve: Serve, tmp_path: Path) -> None:
    """In a notebook title, address and arrow keys belong to the notebook's page, and the tutor has a height of its own."""
    whole = nbformat.read(ROOT / "notebooks" / "dashboard.ipynb", as_version=4)
    whole.cells.insert(0, new_markdown_cell("Read this first."))
    whole.metadata["title"] = "A page to read"
    nbformat.write(whole, tmp_path / "prose.ipynb")
    _, open_page = serve("--notebook", str(tmp_path / "prose.ipynb"), "--pool", "0")
    page = open_page()
    page.locator(".tutor-door[data-value$=quick_start]").click()
    page.wait_for_selector(".tutor-view-lesson")
    page.locator("p", has_text="Read this first.").click()
    page.keyboard.press("End")
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "1")
    assert (page.title(), page.url) == ("A page to read", open_page.link)
    box = page.locator(".tutor-app").bounding_box()
    assert box is not None
    assert box["height"] < 1200


@pytest.mark.endurance
def test_a_reload_takes_the_warm_kernel_and_ends_the_old_one(
    open_page: Pages, server: Served
) -> None:
    """A reload takes the kernel that was warm before the visitor came, and ends the visitor's old kernel."""
    page = open_page("?lesson=quick_start&ply=5&theme=dark")
    kernels = server.kernels()
    while len(kernels) < 2:
        page.evaluate(FRAME)
        kernels = server.kernels()
    old = kernels.pop(kernel_of(page))
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE * 1000)
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "5")
    taken = kernels[kernel_of(page)]
    open_page.leave(page)
    _, alive = psutil.wait_procs([old, taken], timeout=PATIENCE)
    assert alive == []


@pytest.mark.endurance
def test_a_notebook_that_fails_says_so(serve: Serve, tmp_path: Path) -> None:
    """A visitor of a broken page reads a sentence, and only the log has the reason."""
    notebook = tmp_path / "broken.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell("{}['nothing']")]), notebook)
    server, open_page = serve("--notebook", str(notebook))
    page = open_page.blank()
    page.goto(server.link)
    expect(page.locator("body")).to_contain_text("Reload the page.")
    expect(page.locator("body")).not_to_contain_text("KeyError")
    assert "KeyError" in server.faults()
