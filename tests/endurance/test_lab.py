"""The dashboard in JupyterLab, as `make lab` opens it: it works there and leaves Lab in peace."""

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
LOOK = """() => {
  const { backgroundColor, padding, fontFamily } = getComputedStyle(document.body);
  const cell = getComputedStyle(document.querySelector(".jp-InputArea"));
  return [document.documentElement.lang, backgroundColor, padding, fontFamily, cell.color, cell.fontFamily];
}"""


def command_of(target: str) -> list[str]:
    """The command that a target of the Makefile runs, as make itself says."""
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
    """JupyterLab beside a copy of the notebooks, in the home of somebody who never used it."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(ROOT / "notebooks", home / "notebooks")
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
    """The dashboard's notebook in JupyterLab, not yet run; nothing may go wrong on its page."""
    pages = Pages(browser, lab.link)
    page = pages.blank()
    open_notebook(page, lab, "dashboard.ipynb")
    yield page
    assert pages.errors == []
    assert pages.requests_elsewhere == []
    pages.leave_all()


def ply(page: Page, number: int) -> None:
    """Wait until the page stands there."""
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", str(number))


def explore(page: Page) -> None:
    """Begin a game from the door."""
    page.locator(f"{APP} [data-do=enter][data-value=explore]").click()
    page.wait_for_selector(".tutor-view-explore")


def decide(page: Page) -> None:
    """Make a first decision by keys: a notebook's choices in words show where the focus is."""
    page.locator(".tutor-choices [data-do=decide]").first.focus()
    page.keyboard.press("Enter")
    ply(page, 1)


def test_the_dashboard_is_played_left_and_run_again(notebook: Page) -> None:
    """A decision, a reload of the whole page, and it goes on after that decision, and back."""
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


def test_nobody_is_asked_about_news(notebook: Page) -> None:
    """The first thing a learner sees is the notebook, not a question about something else."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    expect(notebook.get_by_text("official Jupyter news")).to_have_count(0)


def test_the_dashboard_fits_its_cell(notebook: Page) -> None:
    """All of it can be seen at once, and the notebook needs no second scroll bar."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    assert notebook.evaluate(SHAPE) == {"fits": True, "sideways": False, "scrolls": []}


def test_the_tutor_follows_the_theme_of_lab_at_once(notebook: Page) -> None:
    """Dark when Lab turns dark, light again with it, without being run anew."""
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    for theme in ("Dark", "Light"):
        notebook.locator(".lm-MenuBar-item", has_text="Settings").click()
        notebook.get_by_text("Theme", exact=True).click()
        notebook.get_by_text(f"JupyterLab {theme}", exact=True).click()
        expect(notebook.locator("html")).to_have_attribute("data-tutor-theme", theme.lower())


def test_lab_looks_as_before(notebook: Page) -> None:
    """Neither colours nor title nor address nor focus of JupyterLab are taken."""
    before = notebook.evaluate(LOOK), notebook.title(), notebook.url
    run_all(notebook)
    notebook.wait_for_selector(READY, state="attached")
    assert (notebook.evaluate(LOOK), notebook.title(), notebook.url) == before
    assert not notebook.evaluate("document.activeElement.closest('.tutor-app')")


def test_each_keeps_its_keys(notebook: Page) -> None:
    """Keys in the tutor are the tutor's, keys elsewhere are Lab's; the letter x would cut the cell."""
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
