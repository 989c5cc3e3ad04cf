"""A clicker leads a class through the presentation, whose slides fit two kinds of projector."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import faults
from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_layouts import keep
from tests.driving import control, focus_on, stands
from tests.pages import Pages, first_of
from tutor.core.lessons.files import open_course

FIRST_ACT = {"act", "told", "asked", "revealed"}
SCREENS = [
    (1024, 768, [FIRST_ACT], True),
    pytest.param(1024, 768, [FIRST_ACT], False, marks=pytest.mark.endurance),
    pytest.param(1920, 1080, [FIRST_ACT, {"posed", "tried"}], False, marks=pytest.mark.endurance),
]
WAYS = ".tutor-presenter-ways [data-beat]"
"""The row below the slide, whose `data-beat` is the slide's number once the whole slide is there."""

SMALL = """
() => [...document.querySelectorAll(".tutor-presenter *, .tutor-presenter-ways *, .tutor-stocks-card *")]
    .filter((e) => e.checkVisibility() && !e.closest("svg") && e.getBoundingClientRect().width > 2)
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .map((e) => [parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom, e.textContent])
    .filter(([size]) => size < 0.02499 * Math.min(innerHeight, 0.75 * innerWidth)).map(([size, text]) => `${size} px: ${text}`)
"""
"""Returns the texts smaller than a fortieth of the height, which a class's last row cannot read."""
SMALL_ON_BOARD = """
() => [...document.querySelectorAll(".tutor-hero > .tutor-overlay text")]
    .filter((e) => e.checkVisibility() && e.textContent.trim())
    .map((e) => [parseFloat(getComputedStyle(e).fontSize) * Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b), e.textContent])
    .filter(([size]) => size < 0.02499 * Math.min(innerHeight, 0.75 * innerWidth)).map(([size, text]) => `${size} px on the board: ${text}`)
"""
"""Returns the smallest texts on the board: figures, counts, letters; no name is smaller."""
CHANGES = """
() => [...document.querySelectorAll(".tutor-stocks td[data-change]")].filter((e) => e.checkVisibility()).map((e) => [parseFloat(getComputedStyle(e, "::after").fontSize) * e.currentCSSZoom, e.dataset.change])
    .filter(([size]) => size < 0.02499 * Math.min(innerHeight, 0.75 * innerWidth)).map(([size, text]) => `${size} px: ${text}`)
"""
CUT = """
() => [...document.querySelectorAll(".tutor-stocks .tutor-player, .tutor-stocks .tutor-player-name")]
    .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => `cut: ${e.textContent}`)
"""
ROW = """
() => new Set([...document.querySelector(".tutor-presenter-ways .tutor-row").children]
    .map((e) => e.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))).size
"""
KEPT = """
(at) => JSON.parse(JSON.parse(sessionStorage.getItem("machu-tutor")).spot).presented.at === at
"""
OVER = """
() => [...document.querySelectorAll(".tutor-presenter, .tutor-main, .tutor-stocks-card, .tutor-board-box")]
    .filter((e) => e.checkVisibility() && ((e.scrollHeight > e.clientHeight + 1 && !e.dataset.rest) || e.scrollWidth > e.clientWidth + 1))
    .map((e) => `${e.className} ${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`)
"""
OUTSIDE = """
() => [...document.querySelectorAll(".tutor-board, .tutor-presenter, .tutor-presenter-ways")]
    .filter((e) => e.checkVisibility()).map((e) => [e.className, e.getBoundingClientRect()])
    .filter(([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
    .map(([name]) => name)
"""

UNFOLDED_IN_SIGHT = """
() => {
  const [said, room] = [".tutor-slide-wrong details[open] .tutor-slide-said", ".tutor-presenter"].map((each) => document.querySelector(each).getBoundingClientRect());
  return said.height > 0 && said.top >= room.top && said.bottom <= room.bottom;
}
"""
HELD = """
() => [...document.querySelectorAll(".tutor-stocks .tutor-class-signs > span, .tutor-stocks .tutor-drawn-hand > span, .tutor-card-gold")]
    .map((e) => [e, e.getBoundingClientRect()])
    .filter(([e, { left, top, right, bottom }]) => e.checkVisibility() && right > left && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
    .filter(([e, { left, top, right, bottom }]) => e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
    .map(([e]) => e.textContent)
"""
"""Returns the visible holdings besides goods: counts of tiles, and the gold on cards."""

FROM_EDGE_TO_EDGE = """
() => [document.querySelector(".tutor-slide-act").closest("section"), document.querySelector(".tutor-presenter .tutor-landscape")]
    .map((e) => e.getBoundingClientRect()).every(({ left, width }) => left === 0 && width === innerWidth)
"""
SAME = """
() => {
  const boxes = [".tutor-board", ".tutor-overlay:not(.tutor-above)", ".tutor-above"]
    .map((each) => document.querySelector(`.tutor-hero > ${each}`)?.getBoundingClientRect());
  const sides = ({ left, top, width, height }) => [left, top, width, height];
  return boxes.every((each) => each?.width > 100 && sides(each).every((side, at) => Math.abs(side - sides(boxes[0])[at]) < 1));
}
"""
"""Returns whether things on the board, and things that move over it, have the board's place and size."""


def go_on(page: Page, key: str = "PageDown") -> None:
    """Press a key of a clicker, and wait for another slide that takes a press."""
    ways = page.locator(WAYS)
    before = ways.get_attribute("data-beat") or ""
    page.keyboard.press(key)
    expect(ways).not_to_have_attribute("data-beat", before)
    stands(page)


def _width(board: Locator) -> float:
    room = board.bounding_box()
    return 0.0 if room is None else room["width"]


def letters(page: Page) -> list[str]:
    """Return the letters of the options on the slide."""
    return page.locator(".tutor-slide-letter").all_inner_texts()


@pytest.mark.endurance
def test_the_landscape_of_an_act_is_as_wide_as_the_screen(open_page: Pages) -> None:
    """The landscape at the beginning of an act spans the screen from edge to edge, on a screen of any shape."""
    page = open_page("?view=presenter")
    for width, height in (1024, 768), (1440, 900), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FROM_EDGE_TO_EDGE)


@pytest.mark.parametrize(("width", "height", "acts", "is_quick"), SCREENS)
def test_a_clicker_leads_through_acts(
    open_page: Pages, width: int, height: int, acts: list[set[str]], is_quick: bool
) -> None:
    """Every slide is whole and in sight, and each question comes with its board before its answer.

    The quick test ends once it has seen each kind of slide.
    """
    page = open_page("?view=presenter", width=width, height=height)
    expect(page.locator(".tutor-slide-act")).to_be_visible()
    slide = page.locator(".tutor-slide")
    wrong: dict[str, list[str]] = {}
    kinds: list[str] = []
    looked: set[str] = set()
    board = page.locator(".tutor-board")
    large = 0.0
    while kinds.count("act") <= len(acts) and not (is_quick and acts[0] <= looked):
        kind = (slide.get_attribute("class") or "").split("tutor-slide-")[-1]
        kinds.append(kind)
        where = f"{page.locator(WAYS).get_attribute('data-beat')} {kind}"
        found = [
            *faults(page),
            *page.evaluate(OVER),
            *page.evaluate(OUTSIDE),
            *page.evaluate(SMALL),
            *page.evaluate(CHANGES),
            *page.evaluate(CUT),
            *page.evaluate(SMALL_ON_BOARD),
            *(["the slide scrolls"] if page.locator(".tutor-presenter[data-rest]").count() else []),
        ]
        assert page.evaluate(ROW) == 1, where
        if kind not in looked:
            looked.add(kind)
            keep(page, f"presenter_{kind}_{width}x{height}")
            found += findings(page, EVERYTHING) if width < 1200 else []
        if kind == "asked":
            assert letters(page) == list("ABCDEF")[: len(letters(page))]
            expect(page.locator(".tutor-slide-right, .tutor-slide-said")).to_have_count(0)
            expect(page.locator(".tutor-bar, .tutor-timeline").first).to_be_hidden()
            expect(board).to_be_visible()
            # The board is as large as beside the slide before.
            assert _width(board) == pytest.approx(large, rel=0.02), where
        large = _width(board) if kind == "told" else large
        if kind == "revealed":
            assert kinds[-2] == "asked"
            assert _width(board) == pytest.approx(large, rel=0.02), where
            expect(page.locator(".tutor-slide-right").first).to_be_visible()
            reasons = (
                1 + page.locator(".tutor-slide-wrong").count()
            )  # the reasons for right options come once
            expect(page.locator(".tutor-slide-said")).to_have_count(reasons)
            folded = page.locator(".tutor-slide-wrong details:not([open])")
            for _ in range(folded.count()):
                thought = folded.first
                thought.locator("summary").click()
                expect(page.locator(".tutor-slide-wrong details[open]").first).to_be_visible()
                # Where the slide has no room for it, the slide scrolls to it.
                page.wait_for_function(UNFOLDED_IN_SIGHT)
        if found:
            wrong[where] = found
        go_on(page)
    assert wrong == {}
    assert set().union(*acts) <= looked
    go_on(page, "PageUp")


@pytest.mark.parametrize(
    ("width", "height"),
    [(1024, 768), pytest.param(1920, 1080, marks=pytest.mark.endurance)],
)
def test_the_last_row_can_read_the_board_of_the_other_game(
    open_page: Pages, width: int, height: int
) -> None:
    """No letter on the board of Incan Gold is smaller than a fortieth of the height, on both screens."""
    page = open_page("?game=incan_gold&view=teach", width=width, height=height)
    expect(page.locator(".tutor-board")).to_be_visible()
    expect(page.locator(".tutor-hero > .tutor-overlay text").first).to_be_attached()
    keep(page, f"presenter_gold_{width}x{height}")
    found = [*page.evaluate(SMALL_ON_BOARD), *page.evaluate(OUTSIDE), *page.evaluate(OVER)]
    assert [*found, *faults(page)] == []


@pytest.mark.endurance
def test_covered_parts_can_be_saved_as_files(open_page: Pages, tmp_path: Path) -> None:
    """One key lists the covered parts; the list can be saved as a page and as text.

    The next key leads on to the next slide.
    """
    page = open_page("?view=presenter", width=1024, height=768)
    for _ in range(5):
        go_on(page)
    page.keyboard.press("c")
    expect(page.locator(".tutor-covered li").first).to_be_visible()
    assert [*faults(page), *page.evaluate(OUTSIDE)] == []
    keep(page, "presenter_covered_1024x768")
    title = page.locator(".tutor-covered section li").first.inner_text()
    for name in ("covered.html", "covered.txt"):
        with page.expect_download() as waiting:
            page.locator(f'.tutor-covered a[download="{name}"]').click()
        waiting.value.save_as(tmp_path / name)
        assert title in (tmp_path / name).read_text(encoding="utf-8")
    page.keyboard.press("PageDown")
    expect(page.locator(".tutor-covered")).to_have_count(0)
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "5")


@pytest.mark.endurance
def test_the_focus_stays_on_the_button_that_goes_on(open_page: Pages) -> None:
    """Space presses the focused button once, and the focus stays on the button that goes on."""
    page = open_page("?view=presenter", width=1024, height=768)
    on = page.locator(".tutor-present-next")
    focus_on(on)
    for at in ("1", "2", "3"):
        page.keyboard.press("Space")
        expect(page.locator(WAYS)).to_have_attribute("data-beat", at)
        expect(on).to_be_focused()
    question = page.locator(".tutor-slide h2").inner_text()
    expect(page.locator(".tutor-live")).to_contain_text(question)
    page.wait_for_function(KEPT, arg=3)
    page.reload(wait_until="commit")
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "3")


def test_the_teacher_has_a_window(open_page: Pages) -> None:
    """The teacher's own window has the next slide, the remaining slides, a clock and the controls."""
    page, own = open_with_window(open_page)
    expect(own.locator(".tutor-speaker-gone")).to_be_hidden()
    expect(own.locator(".tutor-speaker-clock b").first).not_to_be_empty()
    following = own.locator("h3").nth(1).inner_text()
    left = own.locator(".tutor-speaker-left").inner_text()
    control(own, "present-next").click()
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "1")
    expect(page.locator(".tutor-slide h2")).to_have_text(following)
    expect(own.locator(".tutor-speaker-left")).not_to_have_text(left)
    expect(own.locator("h3").first).to_have_text(following)
    expect(page.locator(".tutor-speaker")).to_be_hidden()
    own.keyboard.press("PageUp")
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "0")
    own.close()


def open_with_window(open_page: Pages) -> tuple[Page, Page]:
    """Return the presentation, and the teacher's window that it has opened."""
    page = open_page("?view=presenter", width=1024, height=768)
    more = page.locator(".tutor-present-more")
    more.locator("summary").click()
    with page.expect_popup() as waiting:
        control(page, "speaker", within=".tutor-presenter-ways").click()
    expect(more).not_to_have_attribute("open", "")
    return page, waiting.value


@pytest.mark.endurance
def test_the_teachers_window_survives_a_reload(open_page: Pages) -> None:
    """While the class's page is away the teacher's window says so, and then goes on with its clock."""
    page, own = open_with_window(open_page)
    gone = own.locator(".tutor-speaker-gone")
    control(own, "present-next").click()
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "1")
    since = page.evaluate("() => sessionStorage.getItem('machu-tutor-speaker')")
    assert int(since) > 0
    page.wait_for_function(KEPT, arg=1)
    page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
    expect(gone).to_be_visible()
    expect(control(own, "present-next")).to_be_disabled()
    page.reload(wait_until="commit")
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "1")
    expect(gone).to_be_hidden()
    assert page.evaluate("() => sessionStorage.getItem('machu-tutor-speaker')") == since
    control(own, "present-next").click()
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "2")
    own.keyboard.press("PageUp")
    expect(page.locator(WAYS)).to_have_attribute("data-beat", "1")
    page.goto("about:blank")
    expect(gone).to_be_visible()


@pytest.mark.endurance
def test_a_class_sees_all_holdings(open_page: Pages) -> None:
    """Beside a question about holdings the slide shows priests, virgins, and open cards with their gold."""
    page = open_page("?lesson=quick_start&step=counting-points.2&view=teach")
    expect(page.locator(".tutor-slide-asked")).to_be_visible()
    exhibit = open_course("quick_start").exhibits["counting-points"]
    components = open_course("quick_start").game.components
    wanted = []
    for player in exhibit.start.position()["players"]:
        wanted += [str(count) for count in player["orders"].values() if count]
        for card in player["cards"]:
            wanted += [str(components.gold[card])] * 2
    expect(page.locator(".tutor-card-gold").first).to_be_visible()
    held = f"(wanted) => String(({HELD})().sort()) === String(wanted.sort())"
    for width, height in (1920, 1080), (1024, 768), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(held, arg=wanted)


@pytest.mark.endurance
def test_closing_the_rules_leads_back_to_the_slide(open_page: Pages) -> None:
    """Escape closes the rules and leads back to the slide, whose page has a heading of the first level."""
    page = open_page("?view=presenter", width=1024, height=768)
    go_on(page)
    expect(page.locator("h1")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    opener = page.locator(".tutor-presenter-ways [data-key='ask:']")
    opener.click()
    expect(page.locator(".tutor-rulebook-field input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


@pytest.mark.parametrize("view", first_of(["presenter", "explore"], 1))
def test_things_on_the_board_scale_with_it(open_page: Pages, view: str) -> None:
    """The things on the board scale with it in windows of all sizes, also when the board is fitted into a room."""
    page = open_page(f"?lesson=quick_start&ply=26&view={view}")
    for width, height in (1440, 900), (1024, 768), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SAME)
