"""Every press has an answer, and no press acts twice by mistake.

The front door remembers the last choice.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control, stands, status
from tests.pages import READY, Pages, first_of
from tutor.core.lessons.files import opening_lesson
from tutor.core.records.lines import open_lesson
from widgets.front_door import WAYS

TEN = "button => { for (let press = 0; press < 10; press += 1) button.click(); }"
TWICE = "button => { button.click(); button.click(); }"
CLICK = "button => button.click()"
MANY = 20
"""The number of tries of a press that has to come while another step is new."""
CARD = ".tutor-lesson-card"
SETTLED = "() => document.querySelector('.tutor-status').dataset.busy === '0'"
GO_ON = """async (button, step) => {
  const isThere = () => document.querySelector(`.tutor-lesson-card [data-step=${step}]`);
  const isHeld = () => document.querySelector(".tutor-status").dataset.said;
  button.click();
  for (let left = 60; left > 0 && !(isThere() && isHeld()); left -= Boolean(isThere())) {
    await new Promise((go) => requestAnimationFrame(go));
  }
}"""
"""Goes on to a step, and looks in each frame for the moment in which presses are held back."""
ANSWERED = ".tutor-option[aria-pressed=true], .tutor-option-wrong, .tutor-option-right"


def test_ten_quick_presses_go_ten_steps(open_page: Pages) -> None:
    """Ten quick presses wait for each other and go ten steps, and in the end page and record have the same step."""
    page = open_page("?lesson=quick_start")
    states = [state for state, _ in open_lesson("quick_start").states()]
    page.locator(".tutor-next").evaluate(TEN)
    stands(page, ply=10, line="main", player=states[9].due.player)
    for _ in range(3):
        page.keyboard.press("ArrowLeft", delay=0)
    stands(page, ply=7)


def test_a_decision_pressed_twice_is_made_once(open_page: Pages) -> None:
    """A second press on a decision does nothing and shows no message, since it was meant for another position."""
    page = open_page("?lesson=quick_start&ply=3")
    page.locator(".tutor-choices [data-do=decide]").nth(1).evaluate(TWICE)
    stands(page, ply=4, line="A")
    page.locator(".tutor-back").click()
    stands(page, ply=3)
    expect(page.locator(".tutor-notice")).to_have_count(0)


UNDER = """controls => controls.filter(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !each.contains(hit);
}).map(each => each.outerHTML.slice(0, 90))"""


def test_a_notice_covers_nothing_and_goes_when_the_reader_goes_on(open_page: Pages) -> None:
    """A notice covers neither board nor task nor any button of the timeline, and a press ends it."""
    page = open_page("?lesson=quick_start&ply=3&view=explore&colour=red")
    notices, top = page.locator(".tutor-notice"), page.locator(".tutor-notices").bounding_box()
    expect(notices).to_have_count(1)
    for part in (".tutor-hero", ".tutor-column"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] <= top["y"]
    controls = page.locator(".tutor-timeline button:visible")
    for layout, width, height in ("wide", 1440, 900), ("medium", 1024, 768), ("phone", 390, 844):
        page.set_viewport_size({"width": width, "height": height})
        expect(status(page)).to_have_attribute("data-layout", layout)
        assert controls.count() >= 2
        assert controls.evaluate_all(UNDER) == []
    controls.and_(page.locator(".tutor-next")).click()
    stands(page, ply=4)
    expect(notices).to_have_count(0)


@pytest.mark.endurance
def test_the_front_door_remembers_the_last_way(open_page: Pages) -> None:
    """At the front door one press opens each view, and a returning reader is led to the last one."""
    page = open_page()
    link = page.url.partition("?")[0]
    app = page.locator(".tutor-app")
    for value, door in ((str(opening_lesson()), "lesson"), *zip(WAYS, WAYS, strict=True)):
        expect(page.locator(".tutor-door-card")).to_be_visible()
        control(page, "enter", value).click()
        expect(page.locator(f".tutor-app.tutor-view-{door}")).to_be_attached()
        expect(page.locator(".tutor-door-card")).not_to_be_visible()
        if door == "presenter":  # a class sees no bar; the menu below the slide has the way home
            page.locator('.tutor-presenter-ways [data-do="menu"]').click()
        page.locator(".tutor-home").click()
        expect(page.locator(".tutor-app.tutor-view-door")).to_be_attached()
    page.goto(link, wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(f".tutor-app.tutor-view-{WAYS[-1]}")).to_be_attached()
    expect(app).to_have_count(1)


def status_of(page: Page) -> dict[str, str]:
    """Return the status of the page."""
    found: dict[str, str] = status(page).evaluate("status => ({...status.dataset})")
    return found


def press_at(page: Page, how: str, x: float, y: float) -> None:
    """Press the mouse where it rests, or tap at the point."""
    if how == "touch":
        page.touchscreen.tap(x, y)
    else:
        page.mouse.down()
        page.mouse.up()


def come_under(page: Page, how: str, step: str, x: float, y: float) -> None:
    """Let a step appear under a resting mouse, or at the point where a finger has just pressed."""
    page.locator(f'{CARD} [data-do="lesson-back"]').evaluate(CLICK)
    expect(page.locator(f"{CARD} [data-step={step}]")).to_have_count(0)
    page.wait_for_function(SETTLED)
    if how == "mouse":
        page.mouse.move(x, y)
    press_at(page, how, x, y)
    page.locator(f'{CARD} [data-do="lesson-next"]').evaluate(GO_ON, step)


def press_hastily(page: Page, how: str, step: str, x: float, y: float) -> None:
    """Press at a point where a control has just appeared.

    On a slow machine try again with the next step.
    """
    for _ in range(MANY):
        come_under(page, how, step, x, y)
        press_at(page, how, x, y)
        if status_of(page)["busy"] == "1":
            return
    raise AssertionError("no press came while the step was new")


@pytest.mark.parametrize(
    ("step", "pressed", "how", "width", "height"),
    first_of(
        [
            ("bert-places", "decide", "mouse", 1440, 900),
            ("gina-grows-corn", "option", "touch", 390, 844),
            ("gina-recruits", "decide", "mouse", 1024, 768),
            ("gina-stays", "decide", "touch", 390, 844),
            ("the-market", "option", "mouse", 1440, 900),
        ],
        1,
    ),
)
def test_a_press_meant_for_the_step_before_does_nothing(
    open_page: Pages, step: str, pressed: str, how: str, width: int, height: int
) -> None:
    """A control that appears under a resting pointer takes presses once the reader can have seen it."""
    address = f"?lesson=quick_start&step={step}"
    page = open_page(address, width=width, height=height, has_touch=how == "touch")
    target = page.locator(f"[data-do={pressed}]").filter(visible=True).first
    expect(target).to_be_in_viewport(ratio=1)
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press_hastily(page, how, step, x, y)
    page.wait_for_function(SETTLED)
    assert status_of(page)["line"] == "main"
    assert page.locator(ANSWERED).count() == 0
    press_at(page, how, x, y)
    if pressed == "option":
        expect(page.locator(ANSWERED)).not_to_have_count(0)
    else:
        expect(status(page)).not_to_have_attribute("data-line", "main")


@pytest.mark.endurance
def test_a_control_the_reader_goes_to_is_pressed_at_once(open_page: Pages) -> None:
    """A press counts at once if the reader has moved the pointer to the control."""
    page = open_page("?lesson=quick_start&step=bert-places")
    chosen = page.locator(".tutor-deciding [data-do=decide]:visible").nth(2)
    page.mouse.move(2, 2)
    page.locator(f'{CARD} [data-do="lesson-back"]').evaluate(CLICK)
    expect(page.locator(f"{CARD} [data-step=bert-enters]")).to_be_visible()
    page.locator(f'{CARD} [data-do="lesson-next"]').evaluate(CLICK)
    expect(page.locator(f"{CARD} [data-step=bert-places]")).to_be_visible()
    chosen.click()
    expect(status(page)).not_to_have_attribute("data-line", "main")


def test_a_key_held_down_presses_once(open_page: Pages) -> None:
    """A key that is held down presses once, since its repetitions were not meant for the next focused element."""
    page = open_page("?lesson=quick_start&step=bert-enters")
    option = page.locator(f"{CARD} .tutor-option").nth(1)
    option.focus()
    page.keyboard.down("Enter")
    expect(page.locator(ANSWERED)).to_have_count(1)
    page.locator(f"{CARD} .tutor-option").first.focus()
    page.keyboard.down("Enter")  # a repeated press, until the key is lifted
    page.keyboard.up("Enter")
    stands(page, line="main")
    expect(page.locator(ANSWERED)).to_have_count(1)
