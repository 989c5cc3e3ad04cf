"""A reader loses no tried line by a reload, a lost kernel, a fault or a second tab."""

import re
from pathlib import Path
from textwrap import dedent

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Serve
from tests.driving import (
    choose,
    control,
    fetch,
    list_lines,
    open_tab,
    stands,
    status,
)
from tests.pages import GIVEN_UP, READY, Pages
from tests.trees import a_tree
from tutor.core.records.files import dump_tree

CHOICE = ".tutor-choices [data-do=decide]"
NOTED = re.compile(r"under ([0-9a-f]{6})")


def on_a_line(page: Page) -> dict[str, str]:
    """Leave the lesson twice, go on with the second line, and return the page's status."""
    for name, number in (("A", 1), ("B", 2)):
        page.locator(CHOICE).nth(number).click()
        stands(page, ply=4, line=name)
        if name == "A":
            control(page, "main").click()
            stands(page, ply=3, line="main")
    page.locator(CHOICE).first.click()
    stands(page, ply=5, line="B")
    return status_of(page)


def status_of(page: Page) -> dict[str, str]:
    """Return the page's status once no piece moves."""
    found: dict[str, str] = status(page).evaluate("status => ({...status.dataset})")
    return {name: value for name, value in found.items() if name != "moving"}


def again(page: Page, there: dict[str, str]) -> None:
    """Reload the page, and check that it shows the place `there` with all its lines."""
    page.reload(wait_until="commit")
    has_its_lines(page, there)


def has_its_lines(page: Page, there: dict[str, str]) -> None:
    """Wait until the page shows the place `there` with all its lines."""
    stands(page, **there)
    list_lines(page)
    rows = page.locator(".tutor-lines li")
    expect(rows).to_have_count(3)
    assert [row.get_attribute("data-line") for row in rows.all()] == ["Main line", "A", "B"]
    open_tab(page, "now")


def test_a_reload_comes_back_to_the_line(open_page: Pages) -> None:
    """A reload keeps every line, the current node and an unfinished comment."""
    page = open_page("?lesson=quick_start&ply=3")
    there = on_a_line(page)
    list_lines(page)
    comment = page.locator(".tutor-lines-card > .tutor-fields textarea")
    for words in ("Salt is ", "cheap."):
        kept = page.evaluate("sessionStorage['machu-tutor']")
        comment.press_sequentially(words)
        page.wait_for_function("kept => sessionStorage['machu-tutor'] !== kept", arg=kept)
    expect(comment).to_have_value("Salt is cheap.")
    again(page, there)
    list_lines(page)
    expect(comment).to_have_value("Salt is cheap.")


@pytest.mark.endurance
def test_a_reload_comes_back_to_a_game_from_a_file(open_page: Pages) -> None:
    """A reload keeps the current node of a game from a file too."""
    page = open_page("?lesson=quick_start&ply=3")
    tree = a_tree("incan_gold", nodes=30)
    kept = page.evaluate("sessionStorage['machu-tutor']")
    fetch(page, dump_tree(tree))
    stands(page, ply=len(tree.path(tree.current)))
    page.wait_for_function("kept => sessionStorage['machu-tutor'] !== kept", arg=kept)
    there = status_of(page)
    page.reload(wait_until="commit")
    stands(page, **there)


@pytest.mark.endurance
@pytest.mark.fresh
def test_a_slow_browser_gets_the_kernel_too(open_page: Pages) -> None:
    """Address and announcements work even when the page loads so slowly that anywidget gives up."""
    page = open_page.blank()
    page.add_init_script(
        "AbortSignal.timeout = ((real) => () => real(0))(AbortSignal.timeout.bind(AbortSignal));"
    )
    page.goto(f"{open_page.link}?lesson=quick_start&ply=3", wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    page.locator(".tutor-next").click()
    stands(page, ply=4)
    page.wait_for_function("location.search.includes('ply=4')")
    first = page.locator(".tutor-narration li > span").first.text_content() or "nothing is told"
    expect(page.locator(".tutor-live")).to_contain_text(first)
    assert GIVEN_UP in open_page.errors
    open_page.errors[:] = [error for error in open_page.errors if error != GIVEN_UP]


@pytest.mark.endurance
def test_two_open_tabs_store_beside_each_other(open_page: Pages) -> None:
    """Two tabs store different settings, dark and larger letters, and the browser keeps both, and the progress of both."""
    first = open_page("?lesson=quick_start&step=bert-enters")
    second = first.context.new_page()
    second.goto(f"{open_page.link}?lesson=quick_start&step=ralph-plans")
    second.wait_for_selector(READY, state="attached")
    kept = "localStorage['machu-tutor-preferences'] ?? ''"

    def prefer(page: Page, do: str, value: str | int) -> None:
        stands(page)
        control(page, do, value).evaluate("chosen => chosen.click()")  # its menu may be closed

    prefer(first, "theme", "dark")
    first.wait_for_function(f"({kept}).includes('dark')")
    prefer(second, "size", 150)
    second.wait_for_function(f"({kept}).includes('150')")
    assert second.evaluate(f"JSON.parse({kept})") == {"theme": "dark", "size": 150}
    prefer(second, "theme", "contrast")
    second.wait_for_function(f"({kept}).includes('contrast')")
    prefer(first, "size", 100)
    first.wait_for_function(f"({kept}).includes('100')")
    assert first.evaluate(f"JSON.parse({kept})") == {"theme": "contrast", "size": 100}
    second.evaluate(
        "addEventListener('storage', ({ key }) => (window.heard ||= key.startsWith('machu-tutor-work/')))"
    )
    for page in (first, second):
        page.locator(".tutor-lesson-card [data-do=lesson-next]").click()
        if page is first:
            second.wait_for_function("window.heard")
    done = """() => Object.keys(localStorage).filter(each => each.startsWith("machu-tutor-work/"))
        .map(each => JSON.parse(JSON.parse(localStorage[each]).work).progress[0].done.length)"""
    second.wait_for_function(f"Math.max(...({done})()) === 2", timeout=30_000)
    second.goto("about:blank")
    second.close()


@pytest.mark.endurance
@pytest.mark.fresh
def test_two_tabs_do_not_disturb_each_other(open_page: Pages) -> None:
    """Each tab keeps its own place, also after a reload."""
    page = open_page("?lesson=quick_start&ply=3")
    second = page.context.new_page()
    second.goto(page.url, wait_until="commit")
    second.wait_for_selector(READY, state="attached")
    there = on_a_line(page)
    stands(second, ply=3, line="main")
    second.locator(".tutor-next").click()
    stands(second, ply=4, line="main")
    beside = status_of(second)
    again(page, there)
    second.reload(wait_until="commit")
    stands(second, **beside)
    page.goto("about:blank")
    second.locator(".tutor-next").click()
    stands(second, ply=5, line="main")
    # The next page has the lines of the first tab, though the second was left last.
    second.goto(f"{open_page.link}?game=princes&view=play", wait_until="commit")
    second.wait_for_selector(READY, state="attached")
    second.goto(f"{open_page.link}?lesson=quick_start&ply=3", wait_until="commit")
    second.wait_for_selector(READY, state="attached")
    list_lines(second)
    expect(second.locator(".tutor-lines li")).to_have_count(3)
    second.goto("about:blank")


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the marking of a step fail in kernels that servers start from now on."""
    fault = """
        import sys

        if any("ipykernel" in word for word in sys.orig_argv):
            from tutor.core.records.tree import Tree

            def mark(tree, place, marks):
                raise RuntimeError("the pencil is broken")

            Tree.mark = mark
    """
    (tmp_path / "sitecustomize.py").write_text(dedent(fault), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")


@pytest.mark.endurance
@pytest.mark.usefixtures("faulty")
def test_a_fault_is_reported_and_logged_and_costs_nothing(serve: Serve) -> None:
    """After a fault in the kernel the page shows a sentence and keeps every line.

    The log has the details of the fault under the sentence's number.
    """
    server, open_page = serve("--pool", "0")
    page = open_page("?lesson=quick_start&ply=3")
    there = on_a_line(page)
    list_lines(page)
    choose(page.locator(".tutor-here"), "mark")
    notice = page.locator(".tutor-notice")
    expect(notice).to_contain_text("Something went wrong on our side")
    expect(page.locator("body")).not_to_contain_text("RuntimeError")
    found = NOTED.search(notice.inner_text())
    assert found is not None
    stands(page, **there)
    page.locator(".tutor-back").click()
    stands(page, ply=4, line="B")
    page.locator(".tutor-next").click()
    has_its_lines(page, there)
    server.hear("RuntimeError: the pencil is broken")
    assert found[1] in server.faults()
    assert open_page.errors == []
