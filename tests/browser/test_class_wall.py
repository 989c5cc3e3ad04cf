"""Tests of the wall of a live class in a browser, with two phones and one clicker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.boxes import faults
from tests.conftest import Serve
from tests.pages import Pages
from tests.served import Served

STEP = "?lesson=quick_start&step=bert-enters.2&view=teach"


def value_after(server: Served, name: str) -> str:
    """Return what the server printed after the word `name`."""
    server.hear(f"{name} ")
    return next(line.split()[1] for line in server.lines if line.startswith(f"{name} "))


@pytest.fixture
def classroom(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Served, Pages]]:
    """Serve a class for one test."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    server, pages = serve("--class", "--address", "127.0.0.1", "--no-token", "--pool", "0")
    yield server, pages
    assert pages.errors == []


def phone(browser: Browser, link: str, name: str) -> Page:
    """Return a phone that has joined."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(link)
    page.locator("#field").fill(name)
    page.locator(".go").click()
    return page


def test_two_phones_answer_what_the_wall_asks(
    classroom: tuple[Served, Pages], browser: Browser
) -> None:
    """Two phones join, vote, talk and vote again; the wall counts the answers, and shows bars and no name."""
    server, pages = classroom
    wall = pages.blank(is_new=True)
    wall.request.get(value_after(server, "teacher"), max_redirects=0)
    wall.goto(pages.link + STEP, wait_until="commit")
    slide, chip = wall.locator(".tutor-slide"), wall.locator(".tutor-class-chip")
    expect(slide).to_contain_text(value_after(server, "code")[0], timeout=60_000)
    expect(slide.locator(".tutor-join-empty")).to_be_visible()
    assert wall.evaluate("document.querySelector('.tutor-join-qr').naturalWidth") > 0
    goes_on = wall.locator(".tutor-presenter[data-rest]")
    for (width, height), count in (((390, 844), 1), ((1024, 768), 0), ((1440, 900), 0)):
        wall.set_viewport_size({"width": width, "height": height})
        expect(goes_on).to_have_count(count)
    phones = [phone(browser, value_after(server, "join"), name) for name in ("Zoraida", "Yupanqui")]
    expect(slide).to_contain_text("2 here")
    assert faults(wall) == []
    wall.keyboard.press("PageDown")
    for option, each in enumerate(phones):
        each.locator("[data-key^=option]").nth(option).click()
    expect(chip).to_contain_text("2 of 2")
    wall.keyboard.press("PageDown")
    expect(slide).to_contain_text("Talk to your neighbour")
    assert slide.locator(".tutor-class-bar").count() == 0
    wall.keyboard.press("v")
    expect(phones[0].locator("#status")).to_contain_text("vote again")
    for each in phones:
        each.locator("[data-key=option-1]").click()
    expect(chip).to_contain_text("2 of 2")
    wall.keyboard.press("PageDown")
    expect(slide.locator(".tutor-slide-right .tutor-class-bars")).to_contain_text("2")
    expect(slide.locator(".tutor-class-wrong")).to_be_in_viewport(ratio=1)
    expect(phones[0].locator(".card.right")).to_be_visible()
    assert faults(wall) == []
    assert "Zoraida" not in wall.locator(".tutor-app").inner_text()
    for each in phones:
        each.context.close()
