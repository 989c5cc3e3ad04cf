"""The dashboard works in JupyterLab, as `make lab` opens it, and does not disturb JupyterLab."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import ROOT
from tests.lab import open_notebook, run_all
from tests.pages import READY, Pages
from tests.served import Server

pytestmark = pytest.mark.endurance

APP = ".tutor-app"
EDITOR = ".jp-Notebook .cm-content"
SHAPE = """() => {
  const app = document.querySelector(".tutor-app").getBoundingClientRect();
  const panel = document.querySelector(".jp-WindowedPanel-outer");
  const boxes = [];
  for (let up = document.querySelector(".tutor-app"); up !== panel; up = up.parentElement) {
    if (up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1) boxes.push(up.className);
  }
  return {
    fits: app.width <= panel.clientWidth && app.height <= panel.clientHeight,
    sideways: panel.scrollWidth > panel.clientWidth,
    scrolls: boxes,
  };
}"""
CELLS = {
    "question": "?lesson=quick_start&step=bert-enters",
    "turn": "?lesson=quick_start&ply=39&view=explore",
    "gold": "?game=incan_gold&view=play",
}
"""The addresses that the tutors of the test's notebooks open, by the notebook's name."""
WINDOWS = ((1366, 900), (1600, 900))
DRAWN = """() => {
  document.querySelector(".tutor-app").scrollIntoView({ block: "start" });
  const board = document.querySelector(".tutor-board").getBoundingClientRect();
  return board.height > 100 && board.top > 0;
}"""
WHOLE = """(part) => {
  const inside = (one, other) => one.top >= other.top - 1 && one.bottom <= other.bottom + 1 && one.left >= other.left - 1 && one.right <= other.right + 1;
  const box = (e) => e.getBoundingClientRect();
  const found = [...document.querySelectorAll(part)].filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length);
  const within = (e) => ["tutor-card", "jp-WindowedPanel-outer"].map((name) => e.closest(`.${name}`)).every((up) => !up || inside(box(e), box(up)));
  return found.length > 0 && found.every(within);
}"""
INSIDE = """() => [...document.querySelectorAll(".tutor-app *")].filter((each) => {
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.clientHeight > 20 && e.scrollHeight > e.clientHeight + 1;
  if (!scrolls(each) || !each.checkVisibility({ visibilityProperty: true })) return false;
  for (let up = each.parentElement; !up.matches(".tutor-app"); up = up.parentElement) if (scrolls(up)) return true;
  return false;
}).map((each) => each.className)"""
LOOK = """() => {
  const { backgroundColor, padding, fontFamily } = getComputedStyle(document.body);
  const cell = getComputedStyle(document.querySelector(".jp-InputArea"));
  return [document.documentElement.lang, backgroundColor, padding, fontFamily, cell.color, cell.fontFamily];
}"""


def command_of(target: str) -> list[str]:
    """Return the command that a target of the Makefile runs, as make prints it."""
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    *_, last = re.sub(r"\\\n\s*", "", told.stdout).strip().splitlines()
    program, *arguments = last.split()
    return [str(ROOT / program), *arguments]


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Provide JupyterLab beside a copy of the notebooks, in a new home."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(ROOT / "notebooks", home / "notebooks")
    written = (home / "notebooks" / "dashboard.ipynb").read_text(encoding="utf-8")
    for name, query in CELLS.items():
        notebook = json.loads(written)
        notebook["cells"][0]["source"][-1] = f"dashboard({query!r})"
        (home / "notebooks" / f"{name}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    subprocess.run(["make", ".venv/lab.stamp"], cwd=ROOT, check=True)
    options = ["--no-browser", "--port", "0"]
    if os.geteuid() == 0:
        options.append("--allow-root")
    environment = os.environ | {"HOME": str(home), "PYTHONPATH": str(ROOT)}
    started = Server([*command_of("lab"), *options], cwd=home, env=environment)
    started.hear("token=")
    yield started
    started.stop()


@pytest.fixture
def notebook(lab: Server, browser: Browser) -> Iterator[Page]:
    """Open the dashboard's notebook in JupyterLab, without running it.

    The page must show no error.
    """
    pages = Pages(browser, lab.link)
    page = pages.blank()
    open_notebook(page, lab, "dashboard.ipynb")
    yield page
    assert pages.errors == []
    assert pages.requests_elsewhere == []
    pages.leave_all()


def ply(page: Page, number: int) -> None:
    """Wait until the page shows this ply."""
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", str(number))


def explore(page: Page) -> None:
    """Begin a game from the first view of the page."""
    page.locator(f"{APP} [data-do=enter][data-value=explore]").click()
    page.wait_for_selector(".tutor-view-explore")


def decide(page: Page) -> None:
    """Make a first decision with the keyboard, since the choices of a notebook show the focus."""
    page.locator(".tutor-choices [data-do=decide]").first.focus()
    page.keyboard.press("Enter")
    ply(page, 1)


def test_the_dashboard_goes_on_after_a_reload(notebook: Page) -> None:
    """After a decision and a reload of the whole page the dashboard shows the position after that decision."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    explore(notebook)
    decide(notebook)
    expect(notebook.locator(".tutor-status")).to_have_attribute("data-busy", "0")
    notebook.reload(wait_until="commit")
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    ply(notebook, 1)
    notebook.locator(".tutor-back").click()
    ply(notebook, 0)


def test_lab_does_not_ask_about_news(notebook: Page) -> None:
    """JupyterLab shows the notebook first, and no question about its news."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    expect(notebook.get_by_text("official Jupyter news")).to_have_count(0)


def test_the_dashboard_fits_its_cell(notebook: Page) -> None:
    """The cell of a notebook shows the whole dashboard at once, so the notebook needs no second scroll bar."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    assert notebook.evaluate(SHAPE) == {"fits": True, "sideways": False, "scrolls": []}


@pytest.mark.parametrize("name", CELLS)
def test_the_present_task_is_in_sight_in_a_cell(lab: Server, browser: Browser, name: str) -> None:
    """In a cell the options or choices, the whole board and all stocks are in sight, and no box scrolls within another."""
    pages = Pages(browser, lab.link)
    page = pages.blank()
    open_notebook(page, lab, f"{name}.ipynb", workspace=name)
    run_all(page)
    page.wait_for_selector(READY, state="attached")
    wrong = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tutor-stocks tr[data-player]").first).to_be_visible()
        expect(page.locator(".tutor-status")).to_have_attribute("data-busy", "0")
        page.wait_for_function(DRAWN)
        asked = ".tutor-option" if name == "question" else ".tutor-deciding button"
        parts = (".tutor-board", ".tutor-stocks tr[data-player]", f":is({asked})")
        faults = [part for part in parts if not page.evaluate(WHOLE, part)]
        faults += page.evaluate(INSIDE)
        shape = page.evaluate(SHAPE)
        faults += [shape] if shape["sideways"] or shape["scrolls"] else []
        if faults:
            wrong[width] = faults
    pages.leave_all()
    assert wrong == {}


def test_the_tutor_follows_the_theme_of_lab_at_once(notebook: Page) -> None:
    """The tutor turns dark and light together with JupyterLab, without a new run of the cell."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    for theme in ("Dark", "Light"):
        notebook.locator(".lm-MenuBar-item", has_text="Settings").click()
        notebook.get_by_text("Theme", exact=True).click()
        notebook.get_by_text(f"JupyterLab {theme}", exact=True).click()
        expect(notebook.locator("html")).to_have_attribute("data-tutor-theme", theme.lower())


def test_lab_looks_as_before(notebook: Page) -> None:
    """The tutor changes no colour, title, address or focus of JupyterLab."""
    before = notebook.evaluate(LOOK), notebook.title(), notebook.url
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    assert (notebook.evaluate(LOOK), notebook.title(), notebook.url) == before
    assert not notebook.evaluate("document.activeElement.closest('.tutor-app')")


def test_each_keeps_its_keys(notebook: Page) -> None:
    """Keys pressed in the tutor reach only the tutor, and all other keys only JupyterLab, where x cuts the cell."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    explore(notebook)
    decide(notebook)
    notebook.locator(".tutor-back").focus()
    notebook.keyboard.press("ArrowLeft")
    ply(notebook, 0)
    for letter in "xadd":
        notebook.keyboard.press(letter)
    expect(notebook.locator(EDITOR)).to_have_count(1)
    expect(notebook.locator(EDITOR)).to_contain_text("dashboard()")
    notebook.locator(EDITOR).click()
    notebook.keyboard.press("Escape")
    notebook.keyboard.press("ArrowRight")
    notebook.keyboard.press("b")
    expect(notebook.locator(EDITOR)).to_have_count(2)
    ply(notebook, 0)
