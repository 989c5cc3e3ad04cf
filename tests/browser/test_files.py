"""When a file is opened on the page, each fault leads to a sentence, and the next file opens."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import fetch, open_tab, stands
from tests.pages import Pages
from tests.trees import a_tree
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.records.files import dump_tree


@pytest.fixture
def page(open_page: Pages) -> Page:
    """Return a page in Explore."""
    return open_page("?lesson=quick_start&ply=3&view=explore")


def choose(page: Page, name: str, content: bytes) -> None:
    """Choose a file with this name and content on the page."""
    open_tab(page, "games")
    with page.expect_file_chooser() as asked:
        page.locator(".tutor-upload").click()
    asked.value.set_files({"name": name, "mimeType": "application/json", "buffer": content})


@pytest.mark.endurance
def test_a_file_that_is_too_large_is_reported_and_the_next_one_opens(page: Page) -> None:
    """A file that is too large is not sent, since the connection could not carry it; the next file opens."""
    notices = page.locator(".tutor-notice")
    for size in (LARGEST_FILE + 1, 3 * LARGEST_FILE):
        choose(page, "photographs.json", b" " * size)
        expect(notices).to_have_text(
            "“photographs.json” cannot be opened: it is larger than 5 MB, and no file of the tutor is."
        )
    choose(page, "largest.json", b" " * LARGEST_FILE)
    expect(notices).to_contain_text("largest.json")
    expect(page.locator(".tutor-lost")).to_be_empty()
    tree = a_tree("incan_gold", nodes=30)
    fetch(page, dump_tree(tree))
    stands(page, ply=len(tree.path(tree.current)))
    expect(notices).to_have_count(0)


def test_the_fault_of_a_file_stands_alone_with_its_name(page: Page) -> None:
    """The page shows one notice, about the last faulty file only, with the file's name as it is."""
    notices = page.locator(".tutor-notice")
    for name in ("first.json", "<b>second</b>.json", f"{'long' * 50}.json"):
        choose(page, name, b"{")
        expect(notices).to_have_count(1)
        expect(notices).to_contain_text(f"“{name[:60]}")
