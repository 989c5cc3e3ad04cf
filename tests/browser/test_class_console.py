"""Tests of the teacher's console in a browser, with phones that connect by socket, with axe and by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.classroom.served import ServedClass

STEP = "?lesson=quick_start&step=bert-enters"
SLIDES = [STEP, f"{STEP}.2", "?lesson=quick_start&step=gina-begins"]
NAMES = [f"Seat {number}" for number in range(1, 11)]


@pytest.fixture
def lesson(tmp_path: Path) -> Iterator[ServedClass]:
    """Serve a class with ten phones for a test."""
    with ServedClass(tmp_path / "classes.sqlite3", SLIDES) as lesson:
        lesson.open_wall()
        lesson.join(*NAMES)
        yield lesson


@pytest.fixture
def console(browser: Browser, lesson: ServedClass) -> Iterator[Page]:
    """Open the console by the teacher's link, and check after the test that its page has no error."""
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{lesson.link}/teach?key={lesson.secret}&to=console")
    yield page
    context.close()
    assert errors == []


def press(page: Page, name: str) -> None:
    """Press one of the console's four buttons by its name."""
    page.get_by_role("button", name=name, exact=True).press("Enter")


def findings(page: Page) -> list[str]:
    """Return the findings of axe, and a finding if the page scrolls sideways."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [str(each["id"]) for each in found] + ["it scrolls sideways"] * wide


def test_a_question_by_the_buttons_of_the_console(console: Page, lesson: ServedClass) -> None:
    """By its buttons the console leads a question with notes, live bars, seats, advice, two votes and the answer.

    The console survives a reload of its page and the end of the wall.
    """
    advice, phase = console.locator("#advice"), console.locator("#phase")
    expect(console.locator("#scene")).to_contain_text("Guess before you go")
    press(console, "Go on")
    expect(phase).to_have_text("Now, on the wall: open")
    lesson.vote(0, 1, 1, 1, 1, 2, 2, 3)
    lesson.lose(8)
    lesson.leave(9)
    expect(console.locator("#options .count")).to_have_text(
        ["1 votes", "4 votes", "2 votes", "1 votes"]
    )
    expect(console.locator("#counts li")).to_have_text(
        ["✓ 8 answered", "… 1 thinking", "☾ 1 away", "? 1 lost"]
    )
    expect(console.locator("#cries")).to_have_text("lost: Seat 9 (act 1, step 2)")
    expect(console.locator("#seats li").nth(8)).to_have_text("?Seat 9 lost ")
    expect(advice).to_have_text("50 % right so far: 1 still thinking; wait, or close.")
    expect(console.locator(".reply")).to_have_count(4)
    assert findings(console) == []
    console.reload()
    expect(phase).to_have_text("Now, on the wall: open")
    press(console, "Close")
    expect(advice).to_have_text(
        "50 % right: let them talk, then press “Vote again”, or V on the wall."
    )
    lesson.close_wall()
    expect(advice).to_contain_text("The wall is not open.")
    press(console, "Vote again")  # without a wall the class does it
    expect(phase).to_contain_text("second vote")
    lesson.vote(1, 1, 1, 1, 1, 1, 1, 2)
    expect(console.locator("#options .count").nth(1)).to_have_text(" First vote: 47 votes")
    press(console, "Show")
    expect(phase).to_have_text("Now, on the wall: the answer")
    lesson.open_wall(2)
    rows = console.locator("#options li.move .count")
    expect(rows).to_have_text(["0 votes"])
    lesson.vote(3, 0, 0, 3, 0)
    expect(rows).to_have_text(["3 votes", "2 votes", "0 votes"])
    lesson.vote(3, 0, 3, 3, 3)
    expect(rows).to_have_text(["1 votes", "4 votes", "0 votes"])


def test_the_console_on_a_phone_and_the_end_of_the_class(
    console: Page, lesson: ServedClass
) -> None:
    """On a phone nothing of the console is wider than the page, a clicker's key goes on, and ending asks once."""
    console.set_viewport_size({"width": 390, "height": 844})
    expect(console.locator("#room-title")).to_have_text("Seats: 10")
    console.keyboard.press("PageDown")
    expect(console.locator("#phase")).to_have_text("Now, on the wall: open")
    console.get_by_label("Language").select_option("it")
    expect(console.locator("#phase")).to_have_text("Adesso, sullo schermo: aperta")
    console.emulate_media(color_scheme="dark")
    assert findings(console) == []
    sheet = console.request.get(f"{lesson.link}/sheet")
    assert sheet.ok
    console.locator("#end").press("Enter")
    expect(console.get_by_role("dialog")).to_contain_text(lesson.live.code)
    assert findings(console) == []
    console.get_by_role("button", name="cancella").press("Enter")
    expect(console.locator("#title")).to_have_text("La lezione è finita.")
    expect(console.locator("#scene")).to_have_text("Le sue risposte sono cancellate.")
    expect(console.locator("#links")).to_be_hidden()
    assert lesson.live.journal.read() == {}
