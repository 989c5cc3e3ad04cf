"""A browser enforces the content policy on the tutor's pages without blocking any part of them."""

from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

from tests.conftest import Serve
from tests.driving import control, open_tab
from tests.pages import PATIENCE, READY, Pages, first_of
from tests.served import Served

LISTEN = """
window.broken = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""
SHOWN = "#rendered_cells:not([style*='none'])"
WAYS = {
    200: ("dashboard", "voila/render/dashboard.ipynb"),
    404: ("The Princes of Machu Picchu", ""),
}
"""For each status the name of the link to the tutor, and its address below that of the server."""
UNTRUSTED = """
from IPython.display import HTML
HTML('<p id="there">there</p><script>window.ran = 1</script><img src="/x.png" onerror="window.ran = 1">'
     '<img src="http://127.0.0.1:9/elsewhere.png">')
"""


def watch_policy(open_page: Pages) -> Page:
    """Return an empty page that notes everything that the policy blocks."""
    page = open_page.blank()
    page.add_init_script(LISTEN)
    return page


def violations(page: Page) -> list[str]:
    """Return the blocked requests of the page."""
    found: list[str] = page.evaluate("window.broken")
    return found


@pytest.mark.endurance
@pytest.mark.parametrize(
    "query",
    [
        "?lesson=quick_start&ply=5",
        "?view=explore&game=princes",
        "?game=incan_gold&view=play&theme=dark&lang=es",
        "?view=presenter",
        "?view=rules",
        "dashboard.ipynb?theme=contrast&lang=it",
    ],
)
def test_every_view_keeps_to_the_policy(open_page: Pages, query: str) -> None:
    """The policy blocks nothing that the tutor shows, nor the socket to its kernel."""
    page = watch_policy(open_page)
    open_page.lead(page, query)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.endurance
def test_handouts_and_files_keep_to_the_policy(open_page: Pages) -> None:
    """Under the policy the page can still make and download a sheet, a drawing, a picture and a game."""
    page = watch_policy(open_page)
    open_page.lead(page, "?lesson=quick_start&ply=26")
    open_tab(page, "games")
    page.locator('[data-do="handout"]').first.click()
    for form in ("page", "svg", "png"):
        with page.expect_download() as kept:
            control(page, "handout-keep", form, ".tutor-handout").click()
        assert kept.value.failure() is None
    assert violations(page) == []


@pytest.mark.endurance
@pytest.mark.parametrize(
    "place",
    first_of(
        [
            "voila/render/00_start_here.ipynb",
            "voila/render/01_goal_and_board.ipynb",
            "voila/render/es/09_incan_gold.ipynb",
            "voila/render/teacher_guide.ipynb",
        ],
        1,
    ),
)
def test_notebooks_served_as_pages_keep_to_the_policy(open_page: Pages, place: str) -> None:
    """Notebooks with prose, tables, drawings and widgets that are served as pages keep to the policy."""
    page = watch_policy(open_page)
    page.goto(open_page.link + place)
    expect(page.locator(SHOWN)).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_pages_beside_the_tutor_keep_to_the_policy(open_page: Pages, server: Served) -> None:
    """The list of the notebooks, and the page for an unknown address, keep to the policy.

    The terminal prints the address of the list, and both pages lead to the tutor.
    """
    server.hear(f"{server.link}voila/tree")
    page = watch_policy(open_page)
    for place, status in (("voila/tree", 200), ("nowhere", 404), ("voila/templates/x", 404)):
        answer = page.goto(open_page.link + place)
        assert answer is not None
        assert answer.status == status
        expect(page.locator("h1")).to_be_visible()
        expect(page.get_by_role("link", name="source")).to_have_count(0)
        name, to = WAYS[status]
        way = page.get_by_role("link", name=name).evaluate("each => each.href")
        assert way == server.link + to
        assert violations(page) == []
    open_page.errors.clear()  # the browser's own message about the missing pages


@pytest.mark.endurance
def test_markup_in_a_page_runs_nothing_and_requests_nothing(serve: Serve, tmp_path: Path) -> None:
    """Scripts and handlers in the markup of a page stay text, and the page loads no picture from elsewhere."""
    notebook = tmp_path / "slipped.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell(UNTRUSTED)]), notebook)
    _, open_page = serve("--notebook", str(notebook), "--pool", "0")
    page = watch_policy(open_page)
    page.goto(open_page.link)
    expect(page.locator("#there")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("window.broken.some((each) => each.includes('elsewhere.png'))")
    assert page.evaluate("window.ran ?? 0") == 0


@pytest.mark.endurance
def test_the_token_leaves_the_address(serve: Serve) -> None:
    """The address loses its token, and a visitor who came with the token can reload and open other pages."""
    server, open_page = serve("--token", "inca-word", "--verbose", "--pool", "0")
    page = watch_policy(open_page)
    page.goto(f"{server.link}?token=inca-word&lesson=quick_start&ply=3", wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    page.wait_for_url(f"{server.link}?lesson=quick_start&ply=3&step=*")
    assert "inca-word" not in page.evaluate("document.cookie")
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    second = page.context.new_page()
    second.goto(f"{server.link}voila/tree")
    second.get_by_role("link", name="dashboard").click()
    second.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    assert page.locator(READY).count() == 1
    assert violations(page) == []
    assert "inca-word" not in "".join(line for line in server.lines if server.link not in line)


@pytest.mark.endurance
def test_two_pages_opened_at_once_keep_their_kernels(open_page: Pages, server: Served) -> None:
    """When a new visitor opens several links at once, the server sees one visitor, and each page keeps its kernel."""
    first = watch_policy(open_page)
    second = first.context.new_page()
    for page in (first, second):
        page.evaluate("link => { location.href = link }", server.link)
    for page in (first, second):
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    assert violations(first) == []
