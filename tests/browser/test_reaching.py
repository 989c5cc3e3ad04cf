"""Readers who read, point or print in unusual ways can use every view."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, walk
from tests.driving import rest
from tests.pages import Pages, first_of

SPACING = """
.tutor-app, .tutor-app * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
.tutor-app p { margin-bottom: 2em !important; }
"""
"""The changes of text spacing that WCAG 1.4.12 lets a reader make."""

CUT = r"""
() => [...document.querySelectorAll(".tutor-app *")].filter((e) => {
  const { overflowX, overflowY, clipPath } = getComputedStyle(e);
  const [across, down] = [e.scrollWidth > e.clientWidth + 1, e.scrollHeight > e.clientHeight + 1];
  const isCut = (across && ["hidden", "clip"].includes(overflowX)) || (down && ["hidden", "clip"].includes(overflowY));
  return isCut && e.textContent.trim() && !e.closest(".tutor-fold > summary") && clipPath === "none" && e.checkVisibility({ visibilityProperty: true });
}).map((e) => `${e.className} "${e.textContent.trim().slice(0, 40)}"`)
"""
"""Returns the elements whose text is cut where the reader can neither scroll to it nor unfold it."""

SKIPS = """
() => [...document.querySelectorAll(".tutor-skip[href]")].filter((e) => e.checkVisibility()).map((e) => {
  const target = document.querySelector(e.hash);
  return [e.hash, !!target && target.checkVisibility() && (target.tabIndex >= 0 || target.hasAttribute("tabindex"))];
})
"""


def skips(page: Page) -> list[tuple[str, bool]]:
    """Return the targets of the skip links, and whether each is visible and focusable."""
    return [(str(to), bool(is_there)) for to, is_there in page.evaluate(SKIPS)]


@pytest.mark.parametrize("tour", first_of(TOURS, 0))
def test_every_skip_link_leads_to_a_visible_part(open_page: Pages, tour: str) -> None:
    """In no view does a skip link lead to a hidden part."""
    for view, page in walk(open_page, tour):
        page.wait_for_function(f"() => ({SKIPS})().every(([, isThere]) => isThere)")
        found = [to for to, _ in skips(page)]
        assert len(found) >= 2 or view in ("door", "presenter"), (view, found)


@pytest.mark.parametrize("tour", first_of(["lesson", "gold", "result"], 0))
def test_spaced_text_is_not_cut(open_page: Pages, tour: str) -> None:
    """No text is cut when a reader sets more space between lines, words and letters."""
    found: dict[str, list[str]] = {}
    for view, page in walk(open_page, tour):
        before = set(page.evaluate(CUT))
        style = page.add_style_tag(content=SPACING)
        if cut := [each for each in page.evaluate(CUT) if each not in before]:
            found[view] = cut
        style.evaluate("(style) => style.remove()")
    assert found == {}


@pytest.mark.endurance
@pytest.mark.parametrize("width", [390, 1024])
def test_the_name_of_the_game_keeps_its_spaced_text(open_page: Pages, width: int) -> None:
    """With larger spacing the name of the game takes a second line on small screens before it loses a letter."""
    page = open_page("?lesson=quick_start", width=width, height=800)
    page.add_style_tag(content=SPACING)
    name = page.locator(".tutor-switch h1")
    expect(name).to_be_visible()
    cut = [each for each in page.evaluate(CUT) if name.inner_text()[:20] in each]
    assert cut == []


@pytest.mark.endurance
def test_the_slider_reaches_a_turn_on_the_timeline(open_page: Pages) -> None:
    """The slider's handle measures at least 24 by 24 pixels, and a press on a turn's mark goes to this turn."""
    page = open_page("?lesson=quick_start&ply=20")
    handle = page.locator(".noUi-handle").bounding_box()
    mark = page.locator(".tutor-tick").nth(2).bounding_box()
    assert handle is not None
    assert mark is not None
    assert min(handle["width"], handle["height"]) >= 24
    page.mouse.click(mark["x"] + 2, mark["y"] + mark["height"] / 2)
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "7")


@pytest.mark.endurance
def test_the_field_of_the_rules_shows_the_focus(open_page: Pages) -> None:
    """When the Tab key reaches the field of the rules, the field shows the focus."""
    page = open_page("?view=rules")
    field = page.locator(".tutor-rulebook-field input")
    field.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    expect(field).to_have_css("outline-style", "solid")
    expect(field).to_have_css("outline-width", "3px")


@pytest.mark.parametrize(
    "address", first_of(["?lesson=quick_start", "?view=play", "?view=presenter"], 0)
)
def test_paper_shows_no_controls_of_the_page(open_page: Pages, address: str) -> None:
    """The page prints the board, but not the bar, the tabs, the timeline and the rows of buttons."""
    page = open_page(address)
    page.emulate_media(media="print")
    for chrome in (".tutor-bar", ".tutor-timeline", ".tutor-tabs", ".tutor-presenter-ways"):
        expect(page.locator(chrome).first).to_be_hidden()
    expect(page.locator(".tutor-main")).to_be_visible()


EMPTY = re.compile(r"rgba\(.*, 0\)")
"""Matches a transparent colour, whichever of the system's colours it is."""

CARETS = """() => [...document.querySelectorAll("summary, .tutor-caret")].filter((each) => {
  const caret = getComputedStyle(each, "::after");
  const isCaret = caret.content === '""' && parseFloat(caret.borderTopWidth) >= 4 && caret.borderBottomWidth === "0px";
  return isCaret && caret.borderLeftColor !== "rgba(0, 0, 0, 0)";
}).map((each) => each.className)"""


@pytest.mark.endurance
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_signs_are_visible_in_the_colours_of_the_system(open_page: Pages, scheme: str) -> None:
    """When the system chooses all colours, each sign differs from its background."""
    address = "?lesson=quick_start&ply=26&view=explore"
    page = open_page(address, forced_colors="active", color_scheme=scheme)
    same = page.evaluate(
        """() => [[".tutor-next", "::before"], [".tutor-theme-dark .tutor-sign"], [".tutor-logo", "::after"],
          [".tutor-sign-do", "::before"]]
          .filter(([selector, part]) => {
            const sign = document.querySelector(selector);
            const ground = getComputedStyle(part ? sign : sign.parentElement).backgroundColor;
            return getComputedStyle(sign, part).backgroundColor === ground;
          })"""
    )
    assert same == []
    # A caret is a triangle, not a bar; a head in ink has a light ground where the system's is dark.
    assert page.evaluate(CARETS) == []
    head = page.locator(".tutor-stocks thead svg").first
    is_light = head.evaluate("e => getComputedStyle(e).backgroundColor === 'rgb(255, 255, 255)'")
    assert is_light == (scheme == "dark")


@pytest.mark.parametrize("scheme", first_of(["dark", "light"], 1))
def test_every_act_is_visible_in_the_colours_of_the_system(open_page: Pages, scheme: str) -> None:
    """In the colours of the system the bar of a later act is empty, with an edge in the colour of text."""
    page = open_page(
        "?lesson=first_day&step=night-falls", forced_colors="active", color_scheme=scheme
    )
    page.locator(".tutor-lesson-card [data-do=lesson-move]").click()
    rest(page)
    page.locator(".tutor-lesson-next").click()
    bar = page.locator(".tutor-act-bar").last
    ink = page.locator(".tutor-lesson-card h2").evaluate("each => getComputedStyle(each).color")
    expect(bar).to_have_css("border-top-color", ink)
    expect(bar).to_have_css("border-top-width", "1px")
    expect(bar).to_have_css("background-color", EMPTY)


@pytest.mark.endurance
def test_edges_are_visible_in_the_colours_of_the_system(open_page: Pages) -> None:
    """In the colours of the system the first button at the front door has a visible edge."""
    page = open_page(forced_colors="active")
    for edge in (".tutor-door-lesson", ".tutor-door-begin"):
        expect(page.locator(edge).first).to_have_css("border-top-width", "2px")
