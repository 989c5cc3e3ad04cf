"""When kernel, server or network is lost, the page says so, keeps all work, and recovers by itself."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.cable import Cable
from tests.conftest import Serve
from tests.driving import control, list_lines, open_tab, stands, status
from tests.pages import READY, Pages, kernel_of
from tests.served import Served

CHOICE = ".tutor-choices [data-do=decide]"
VIEWS = ".tutor-nav [data-do]"
LAG = 0.15
"""The delay in seconds of messages in each direction between browser and server."""
THRICE = "button => { for (let press = 0; press < 3; press += 1) button.click(); }"
SHOWS = """async button => {
  button.click();
  await new Promise(requestAnimationFrame);
  return "pressed" in button.dataset;
}"""
KEPT = "Your lines are kept"
RETURNED = "You are back where you were, with all your lines."
WORK = "machu-tutor"
COMMENT = "Why not the weavers?"
NAME = "The long way <b>round</b>"
CHAINS = """() => [...document.querySelectorAll(".jupyter-widgets-disconnected")].filter(
    (each) => !["none", '""'].includes(getComputedStyle(each, "::before").content)
).length"""


class Work(NamedTuple):
    """A reader's work on a page: the place, the address, the lines and a comment."""

    stood: dict[str, str]
    address: str
    lines: list[str | None]
    comment: str


def said_by(page: Page) -> Locator:
    """Return the page's text about the lost connection to the tutor."""
    return page.locator(".tutor-lost")


def rows(page: Page) -> list[str | None]:
    """Return the names of all lines."""
    return [row.get_attribute("data-line") for row in page.locator(".tutor-lines li").all()]


def work_on(page: Page) -> Work:
    """Try two lines, name one of them and write a comment, and return this work."""
    page.locator(CHOICE).nth(1).click()
    stands(page, ply=27, line="A")
    control(page, "main").click()
    stands(page, ply=26, line="main")
    page.locator(CHOICE).nth(2).click()
    stands(page, ply=27, line="B")
    list_lines(page)
    fields = page.locator(".tutor-lines-card > .tutor-fields .tutor-field")
    fields.locator("input").fill(NAME)
    fields.locator("input").press("Tab")
    stands(page, ply=27, line=NAME)
    before = page.evaluate(f"sessionStorage['{WORK}']")
    fields.locator("textarea").fill(COMMENT)
    fields.locator("textarea").press("Tab")
    page.wait_for_function(f"before => sessionStorage['{WORK}'] !== before", arg=before)
    open_tab(page, "rules")  # the answer to this press comes after all others
    list_lines(page)
    return seen_on(page)


def seen_on(page: Page) -> Work:
    """Return the reader's work that the page shows in the tab of lines."""
    stood: dict[str, str] = status(page).evaluate("status => ({...status.dataset})")
    comment = page.locator(".tutor-lines-card > .tutor-fields textarea").input_value()
    return Work(stood, urlsplit(page.url).query, rows(page), comment)


def is_back(page: Page, work: Work) -> None:
    """Check that the page shows the work as before, is usable, and has said that the tutor was lost."""
    page.wait_for_selector(f".tutor-app:not([data-lost]) {READY}", state="attached")
    stands(page, **work.stood)
    expect(page.locator(".tutor-notice")).to_contain_text(RETURNED)
    list_lines(page)
    expect(page.locator(".tutor-lines li")).to_have_count(len(work.lines))
    assert seen_on(page) == work
    page.locator(CHOICE).first.click()
    stands(page, ply=28, line=NAME)
    expect(page.locator(".tutor-notice")).to_have_count(0)


def open_explore(open_page: Pages) -> Page:
    """Return a page in Explore."""
    return open_page("?lesson=quick_start&ply=26&view=explore")


def kernel(server: Served, page: Page) -> psutil.Process:
    """Return the process of a page's kernel."""
    return server.kernels()[kernel_of(page)]


def open_with_clock(open_page: Pages) -> Page:
    """Open a page in Explore whose clock the test can set forward."""
    page = open_page.blank(is_new=True)
    page.clock.install()
    page.goto(f"{open_page.link}?lesson=quick_start&ply=26&view=explore", wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    return page


@contextmanager
def cable_pages(browser: Browser, server: Served) -> Iterator[tuple[Cable, Pages]]:
    """Return a cable, and a function that opens pages which reach the server only through this cable."""
    with Cable(server.link) as cable:
        pages = Pages(browser, cable.link)
        yield cable, pages
        pages.leave_all()


@contextmanager
def hang(process: psutil.Process) -> Iterator[None]:
    """Let a process hang inside the block."""
    process.suspend()
    try:
        yield
    finally:
        process.resume()


def test_a_killed_kernel_is_reported_and_the_page_comes_back(
    open_page: Pages, server: Served
) -> None:
    """After its kernel is killed the page says so, and without a press returns to the same moment."""
    page = open_explore(open_page)
    work = work_on(page)
    boxes = [page.locator(each).bounding_box() for each in (".tutor-board", ".tutor-column")]
    kernel(server, page).kill()
    expect(said_by(page)).to_contain_text(KEPT)
    assert said_by(page).get_attribute("role") == "alert"
    assert page.evaluate(CHAINS) == 0
    assert boxes == [
        page.locator(each).bounding_box() for each in (".tutor-board", ".tutor-column")
    ]
    expect(page.locator(CHOICE).first).to_be_disabled()
    page.locator(CHOICE).first.evaluate("button => button.click()")
    page.keyboard.press("ArrowLeft")
    is_back(page, work)
    open_page.errors.clear()  # the browser's own messages about the lost connection


@pytest.mark.endurance
def test_a_kernel_killed_while_the_reader_writes_waits(serve: Serve) -> None:
    """If the kernel is killed while the reader writes, the page waits for a press before it recovers.

    Meanwhile the reader can copy the unfinished text.
    """
    server, open_page = serve()
    page = open_with_clock(open_page)
    work = work_on(page)
    comment = page.locator(".tutor-lines-card > .tutor-fields textarea")
    comment.press_sequentially(" Because")
    written = comment.input_value()
    kernel(server, page).kill()
    expect(said_by(page)).to_contain_text("but not what you are writing now")
    page.clock.fast_forward("10:00")
    expect(said_by(page)).to_contain_text("but not what you are writing now")
    expect(comment).to_have_value(written)
    comment.press_sequentially("!")
    expect(comment).to_have_value(f"{written}!")
    page.locator(".tutor-lost [data-do=reload]").click()
    is_back(page, work)


@pytest.mark.endurance
def test_a_kernel_that_dies_again_and_again_waits_for_the_reader(serve: Serve) -> None:
    """If the kernel dies repeatedly in a few minutes, the page recovers twice by itself, and then waits for a press."""
    server, open_page = serve()
    page = open_explore(open_page)
    work = work_on(page)
    page.evaluate(
        "sessionStorage['machu-tutor-returns'] = JSON.stringify([Date.now(), Date.now()])"
    )
    kernel(server, page).kill()
    expect(said_by(page)).to_contain_text("reload the page to come back to this moment")
    page.locator(".tutor-lost [data-do=reload]").click()
    is_back(page, work)


@pytest.mark.endurance
def test_a_hanging_kernel_is_reported_at_the_next_press(serve: Serve) -> None:
    """At the next press the page reports a kernel that does not answer; when the kernel goes on, the press acts once."""
    server, open_page = serve()
    page = open_explore(open_page)
    with hang(kernel(server, page)):
        page.locator(CHOICE).nth(1).click()
        expect(said_by(page)).to_contain_text("does not answer")
        expect(said_by(page)).to_contain_text(KEPT)
    expect(said_by(page)).to_be_empty()
    stands(page, ply=27, line="A")
    page.locator(".tutor-back").click()
    stands(page, ply=26)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make every decision wait for a signal, in kernels that servers start from now on."""
    pipe = tmp_path / "gate"
    os.mkfifo(pipe)
    thinking = f"""
        import sys

        if any("ipykernel" in word for word in sys.orig_argv):
            from widgets.session.session import Session

            play = Session.play

            def played(session, decision):
                with open({str(pipe)!r}) as gate:
                    gate.read()
                play(session, decision)

            Session.play = played
    """
    (tmp_path / "sitecustomize.py").write_text(dedent(thinking), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    return pipe


@pytest.mark.endurance
def test_a_busy_kernel_gets_its_time(serve: Serve, gate: Path) -> None:
    """While a kernel is busy the page says that it is at work, and only much later that the kernel may be lost."""
    _, open_page = serve()
    page = open_with_clock(open_page)
    page.locator(CHOICE).nth(1).click()
    expect(status(page)).to_have_attribute("data-busy", "1")
    page.clock.fast_forward(9_000)
    expect(said_by(page)).to_be_empty()
    page.clock.fast_forward(9_000)
    expect(said_by(page)).to_contain_text("does not answer")
    gate.write_text("go on", encoding="utf-8")
    expect(said_by(page)).to_be_empty()
    stands(page, ply=27, line="A")


@pytest.mark.endurance
def test_a_restarted_server_finds_the_page_where_it_was(serve: Serve) -> None:
    """When the server is killed and started again at the same port, the page goes on by itself."""
    server, open_page = serve()
    page = open_explore(open_page)
    work = work_on(page)
    port = urlsplit(server.link).port
    server.stop()
    expect(said_by(page)).to_contain_text(KEPT)
    page.locator(".tutor-lost [data-do=reload]").click()
    expect(said_by(page)).to_contain_text("The connection to the tutor is gone")
    serve("--port", str(port))
    is_back(page, work)


@pytest.mark.endurance
def test_a_network_that_comes_and_goes_takes_every_press_once(
    server: Served, browser: Browser
) -> None:
    """When the cable is pulled the page reports it, and when the cable is back the page goes on as before.

    On a slow line a pressed control looks pressed in the next frame, also a tab and a control in the bar.
    """
    with cable_pages(browser, server) as (cable, open_page):
        page = open_explore(open_page)
        for ply in (27, 28):
            cable.pull()
            expect(said_by(page)).to_contain_text("The connection to the tutor is gone")
            page.locator(CHOICE).first.evaluate("button => button.click()")
            cable.put_back()
            expect(said_by(page)).to_be_empty()
            stands(page, ply=ply - 1)
            page.locator(CHOICE).first.click()
            stands(page, ply=ply)
        page.locator(".tutor-back").click()
        stands(page, ply=27)
        page.locator(".tutor-back").click()
        stands(page, ply=26)
        cable.lag = LAG
        for pressed, ply in ((CHOICE, 27), (".tutor-back", 26), (VIEWS, 26), (VIEWS, 26)):
            is_elsewhere = (
                pressed == VIEWS and page.locator(f"{VIEWS}[aria-current]").text_content()
            )
            control = page.locator(f"{pressed}:not([aria-current])").first
            assert control.evaluate(SHOWS), pressed
            expect(page.locator("[data-pressed]")).to_have_count(0)
            if is_elsewhere:
                expect(page.locator(f"{VIEWS}[aria-current]")).not_to_have_text(is_elsewhere)
            stands(page, ply=ply)
        page.locator(".tutor-back").evaluate(THRICE)
        stands(page, ply=23)
        page.locator(CHOICE).first.evaluate(THRICE)
        stands(page, ply=24)
        expect(page.locator("[data-pressed]")).to_have_count(0)


@pytest.mark.endurance
def test_a_delayed_press_arrives_once(serve: Serve, browser: Browser) -> None:
    """A press whose connection breaks arrives once: it is not lost, nor repeated over the next connection."""
    server, _ = serve()
    with cable_pages(browser, server) as (cable, open_page):
        page = open_explore(open_page)
        for is_pulled, ply in ((False, 27), (True, 28)):
            cable.hold()
            page.locator(CHOICE).first.click()
            expect(said_by(page)).to_contain_text(KEPT)
            if is_pulled:
                cable.pull()
                expect(said_by(page)).to_contain_text("The connection to the tutor is gone")
            cable.put_back()
            expect(said_by(page)).to_be_empty()
            stands(page, ply=ply)


def test_a_browser_without_network_goes_on_when_it_is_back(open_page: Pages) -> None:
    """A press without network acts once when the network is back, and then the message about the network disappears."""
    page = open_explore(open_page)
    page.context.set_offline(True)
    page.locator(CHOICE).nth(1).click()
    expect(said_by(page)).to_contain_text("The connection to the tutor is gone")
    page.context.set_offline(False)
    expect(said_by(page)).to_be_empty()
    stands(page, ply=27, line="A")
    page.locator(".tutor-back").click()
    stands(page, ply=26)
    open_page.errors.clear()  # the browser's own messages about the lost connection


@pytest.mark.endurance
def test_a_page_that_wakes_up_reports_its_state_at_once(serve: Serve) -> None:
    """When a page wakes up it reports a hanging kernel before any press, and stops when the kernel goes on."""
    server, open_page = serve()
    page = open_with_clock(open_page)
    with hang(kernel(server, page)):
        page.clock.fast_forward("10:00")
        expect(said_by(page)).to_contain_text("does not answer")
    expect(said_by(page)).to_be_empty()


@pytest.mark.endurance
def test_a_night_with_a_closed_lid_costs_nothing(serve: Serve, browser: Browser) -> None:
    """If the kernel has ended overnight while the lid was closed, another kernel continues at the same moment."""
    server, _ = serve("--cull-after", "5", "--cull-every", "1")
    with cable_pages(browser, server) as (cable, open_page):
        page = open_with_clock(open_page)
        work = work_on(page)
        asleep = kernel(server, page)
        cable.pull()
        asleep.wait()
        page.clock.fast_forward("10:00")
        cable.put_back()
        is_back(page, work)
