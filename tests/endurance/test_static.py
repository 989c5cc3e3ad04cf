"""The dashboard that needs no server takes the same journeys as the served page, in Python of the browser."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from docs.browser.__main__ import write
from tests.browser import (
    test_files,
    test_forecast,
    test_handout,
    test_keeping,
    test_language,
    test_lines,
    test_refusals,
)
from tests.driving import stands
from tests.learner import Learner, by_keyboard, by_mouse
from tests.pages import Pages
from tests.served import Server

pytestmark = pytest.mark.endurance

UNDER = "somewhere/else"
"""The path under which a server of files has the site."""
LARGEST = 17_000_000
"""The most bytes that a first visit may load."""

test_save = test_handout.test_a_position_can_be_saved_as_page_drawing_and_picture
test_open = test_files.test_the_fault_of_a_file_stands_alone_with_its_name
test_forecast_in_one_thread = test_forecast.test_moves_are_ranked_and_one_is_tried_while_it_runs
test_reload = test_keeping.test_a_reload_comes_back_to_the_line
test_reload_of_a_file = test_keeping.test_a_reload_comes_back_to_a_game_from_a_file
test_language_of_the_reader = test_language.test_a_chosen_language_survives_a_reload
test_language_of_the_browser = test_language.test_the_page_has_the_language_that_the_browser_prefers
test_compare = test_lines.test_lines_are_compared_at_the_same_moment_and_home_leads_back
test_listed = test_lines.test_moves_work_by_press_and_key_and_a_text_opens
test_refuse = test_refusals.test_a_refusal_closes_and_its_rule_opens
page = test_files.page


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the site under a path, and return the folder that a server of files has."""
    served = tmp_path_factory.mktemp("served")
    folder = served / UNDER
    folder.mkdir(parents=True)
    write(folder)
    return served


def serve_files(folder: Path) -> Server:
    """Serve a folder as plain files."""
    command = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    return Server([sys.executable, *command])


@pytest.fixture(scope="module")
def link(site: Path) -> Iterator[str]:
    """Serve the site as plain files, and return its address."""
    server = serve_files(site)
    yield f"{server.link}{UNDER}/"
    server.stop()


@pytest.fixture
def open_page(link: str, browser: Browser) -> Iterator[Pages]:
    """Return a function that opens pages of the site; none may have an error or ask another host."""
    pages = Pages(browser, link, moves=False)
    yield pages
    pages.leave_all()
    assert pages.errors == []
    assert pages.requests_elsewhere == []


def test_a_first_visit_loads_little(site: Path) -> None:
    """All files of the site together have fewer bytes than a first visit may load."""
    files = [path for path in site.rglob("*") if path.is_file()]
    prepared = [path for path in files if path.parent.name == "prepared"]
    sizes = {path: path.stat().st_size for path in files}
    assert (
        sum(sizes.values()) - sum(map(sizes.get, prepared)) + max(map(sizes.get, prepared))
        < LARGEST
    )


@pytest.mark.parametrize(
    ("language", "press", "width", "height"),
    [
        ("en", by_keyboard, 1440, 900),
        ("es", by_mouse, 390, 844),
        ("it", by_mouse, 1440, 900),
    ],
)
def test_an_act_of_the_lesson(open_page: Pages, language, press, width, height) -> None:  # type: ignore[no-untyped-def]
    """A learner reads, decides and errs through an act, in each language, by keyboard and on a phone."""
    opened = open_page(f"?lesson=quick_start&lang={language}", width=width, height=height)
    learner = Learner(opened, language, press, errs=True)
    learner.take(learner.lesson.acts[0].name)


def test_a_second_visit_needs_no_network(site: Path, browser: Browser) -> None:
    """The files of the first visit are stored, so that the page opens without its server."""
    server = serve_files(site)
    pages = Pages(browser, f"{server.link}{UNDER}/", moves=False)
    opened = pages.blank(is_new=True)
    pages.lead(opened, "?lesson=quick_start")
    opened.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.stop()
    pages.lead(opened, "?lesson=quick_start&ply=3")
    stands(opened, ply=3)
    pages.leave_all()
    assert pages.errors == []
