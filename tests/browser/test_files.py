"""Files opened on the page: whatever is wrong with one, it is said, and the next one opens."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control, fetch, open_tab, stands
from tests.pages import Pages
from tests.trees import a_tree
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.records.files import dump_tree
from tutor.core.records.line import open_lesson
from tutor.core.records.tree import Tree


@pytest.fixture
def page(open_page: Pages) -> Page:
    """A page on which somebody explores."""
    return open_page("?lesson=quick_start&ply=3&view=explore")


def choose(page: Page, name: str, content: bytes) -> None:
    """Choose a file of that name."""
    open_tab(page, "games")
    with page.expect_file_chooser() as asked:
        page.locator(".tutor-upload").click()
    asked.value.set_files({"name": name, "mimeType": "application/json", "buffer": content})


def test_a_file_that_is_too_large_is_told_and_the_next_one_opens(page: Page) -> None:
    """It never leaves the browser, whose connection could not take it."""
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


def test_what_is_wrong_with_a_file_stands_alone_with_its_name(page: Page) -> None:
    """The last file is spoken of, not the ones before; a name is shown as it is."""
    notices = page.locator(".tutor-notice")
    for name in ("first.json", "<b>second</b>.json", f"{'long' * 50}.json"):
        choose(page, name, b"{")
        expect(notices).to_have_count(1)
        expect(notices).to_contain_text(f"“{name[:60]}")


def test_a_file_is_put_together_with_the_lines_and_taken_back(page: Page) -> None:
    """Chosen in the menu of the lines; it is said what came in, and one press takes it back."""
    tree = Tree.of_record(open_lesson("quick_start"))
    more = tree.added(3, tree.step(3).state.legal()[-1]).commented(len(tree.nodes) + 1, "Or here?")
    open_tab(page, "lines")
    page.locator('[data-key="menu:merge"]').click()
    with page.expect_file_chooser() as asked:
        page.locator('[data-as="merge-file"]').click()
    chosen = {"name": "more.json", "mimeType": "application/json", "buffer": dump_tree(more)}
    asked.value.set_files(chosen)
    expect(page.locator(".tutor-notice")).to_contain_text("one new line")
    stands(page, ply=3, line="main")
    control(page, "list-as", "comments").click()
    expect(page.locator(".tutor-comments")).to_contain_text("Or here?")
    control(page, "undo").click()
    expect(page.locator(".tutor-comments")).to_have_count(0)
