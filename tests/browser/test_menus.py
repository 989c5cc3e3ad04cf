"""Menus over the page close as people expect, and their words stay whole."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.views import TOURS, Come
from tests.driving import enter, focus_on, rest
from tests.pages import Pages, first_of
from tutor.core.words.text import LANGUAGES

MENU = "details:has(> .tutor-menu-list)"
SIZES = [(1440, 900), (1024, 768), (390, 844)]
LINES = TOURS["lines"]
STATES: dict[str, tuple[str, Sequence[Come]]] = {
    "other game": (TOURS["gold"].address, []),
    "outline": (LINES.address, [LINES.views["moves"], LINES.views["lines"]]),
    "slide": ("?lesson=quick_start&ply=22&view=presenter", []),
    "moves": (LINES.address, [LINES.views["moves"]]),
    "choices": ("?lesson=quick_start&ply=22&view=explore", []),
    "cards": ("?lesson=quick_start&ply=45&view=explore", []),
    "result": (TOURS["result"].address, []),
}
LIES = """() => [...document.querySelectorAll(".tutor-app *")]
    .filter(each => !each.closest(".tutor-menu-list") && each.checkVisibility() && !each.closest("svg"))
    .map(each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [each.className, each.scrollTop, ...[left, top, width, height].map(Math.round)].join(" ");
    })"""
HIDDEN = """list => {
    const frame = list.getBoundingClientRect();
    const isInside = box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!isInside(frame)) return [`the menu: ${JSON.stringify(frame)}`];
    return [...list.querySelectorAll("button")].filter(item => {
        list.scrollTop += item.getBoundingClientRect().top - frame.top - 20;
        const { left, top, width, height } = item.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return !item.contains(over) || item.scrollWidth > item.clientWidth + 1;
    }).map(item => item.textContent);
}"""
MENUS = (".tutor-languages", ".tutor-looks-menu", ".tutor-switch", ".tutor-others")
OPEN_AT_ONCE = """async menu => {
    menu.querySelector("summary").click();
    await undefined;
    const first = menu.querySelector("button");
    first.focus();
    return document.activeElement === first;
}"""
"""Opens a menu and moves into it by keys that follow one another at once."""
BROKEN = """list => [...list.querySelectorAll("button")].filter(button => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).length"""


@pytest.fixture
def page(open_page: Pages) -> Page:
    """Return a page with every menu."""
    return open_page("?lesson=quick_start&ply=26&view=explore")


def open_menu(page: Page, menu: str) -> Locator:
    """Open a menu, and return it once it is open."""
    found = page.locator(menu)
    found.locator("summary").click()
    expect(found).to_have_attribute("open", "")
    return found


def test_menus_open_and_close_as_people_expect(page: Page) -> None:
    """The key after the press that opens a menu goes into the menu, also the second time.

    Escape returns the focus to the control that opened the menu. The menu of looks stays open
    while a reader tries size and colours one after another.
    """
    for menu in (*MENUS, MENUS[0]):
        found = page.locator(menu)
        assert found.evaluate(OPEN_AT_ONCE)
        page.keyboard.press("Escape")
        expect(found).not_to_have_attribute("open", "")
        expect(found.locator("summary")).to_be_focused()
    found = open_menu(page, ".tutor-switch")
    page.keyboard.press("Tab")
    expect(found.locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    menu = open_menu(page, ".tutor-looks-menu")
    for name, value in (("theme", "dark"), ("size", "120"), ("theme", "light")):
        one = menu.locator(f'[data-do="{name}"][data-value="{value}"]')
        enter(one)
        expect(page.locator("html")).to_have_attribute(f"data-tutor-{name}", value)
        expect(one).to_have_attribute("aria-pressed", "true")
        expect(one).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(menu.locator("summary")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
@pytest.mark.parametrize("state", first_of(STATES, 1))
def test_every_menu_lies_over_the_page(
    open_page: Pages, state: str, width: int, height: int
) -> None:
    """Each menu is whole within the window or scrolls by itself, and the page under the menu does not move."""
    address, ways = STATES[state]
    page = open_page(address, width=width, height=height)
    for come in ways:
        come(page)
    if page.locator(".tutor-menu").is_visible():
        page.locator(".tutor-menu").click()
    met = 0
    for menu in page.locator(MENU).all():
        opener = menu.locator("> summary")
        if not opener.is_visible():
            continue
        met += 1
        focus_on(opener)
        rest(page)
        before = page.evaluate(LIES)
        page.keyboard.press("Enter")
        listed = menu.locator("> .tutor-menu-list")
        expect(listed).to_be_visible()
        assert page.evaluate(LIES) == before
        assert listed.evaluate(HIDDEN) == []
        page.keyboard.press("Escape")
        expect(listed).not_to_be_visible()
        expect(opener).to_be_focused()
        assert page.evaluate(LIES) == before
    assert met


@pytest.mark.endurance
def test_a_press_elsewhere_closes_a_menu(page: Page) -> None:
    """A press outside of a menu closes it, even where there is no control.

    A press inside the menu does not close it.
    """
    for menu, other in zip(MENUS, (*MENUS[1:], MENUS[0]), strict=True):
        found = open_menu(page, menu)
        # At the column's edge: other parts of the column may be below the menu.
        page.locator(".tutor-board-text p").first.click(position={"x": 4, "y": 4})
        expect(found).not_to_have_attribute("open", "")
        open_menu(page, menu)
        open_menu(page, other)
        expect(found).not_to_have_attribute("open", "")
        page.keyboard.press("Escape")


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768), (1440, 900)])
def test_the_names_of_languages_stay_whole(open_page: Pages, width: int, height: int) -> None:
    """Each name in the menu of languages is on one line within the window, in front of everything else."""
    page = open_page("?lesson=quick_start&ply=26&view=explore", width=width, height=height)
    if width < 800:
        page.locator(".tutor-menu").click()
    found = open_menu(page, ".tutor-languages")
    assert found.locator(".tutor-language-list").evaluate(BROKEN) == 0
    for language in LANGUAGES:
        found.locator(f"button[lang={language}]").click(trial=True)
        box = found.locator(f"button[lang={language}]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@pytest.mark.endurance
def test_scroll_bars_are_dark_on_a_dark_page(open_page: Pages) -> None:
    """The page tells the browser which colours fit its fields and scroll bars."""
    for theme, scheme in (("dark", "dark"), ("light", "normal"), ("contrast", "normal")):
        page = open_page(f"?lesson=quick_start&ply=3&theme={theme}", width=390, height=844)
        main = page.locator(".tutor-main")
        assert main.evaluate("each => getComputedStyle(each).colorScheme") == scheme


@pytest.mark.endurance
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_seat_takes_at_most_two_lines(open_page: Pages, language: str) -> None:
    """The choice of a seat takes at most two lines: buttons with long words stand below the sentence."""
    page = open_page(f"?game=princes&view=play&lang={language}")
    place = page.locator(".tutor-place")
    expect(place).to_contain_text("Ana")
    height = place.evaluate("each => each.getBoundingClientRect().height")
    assert height <= 2 * place.evaluate("each => parseFloat(getComputedStyle(each).lineHeight)")


@pytest.mark.parametrize("width", first_of([390, 1440], 1))
def test_a_rule_can_be_looked_up_from_the_bar(open_page: Pages, width: int) -> None:
    """The field of the bar, or on a narrow page its button, leads the focus to the rules and back.

    The rules open beside the board and hide nothing of the game. On a narrow page they take the
    game's place until they close.
    """
    page = open_page("?lesson=quick_start&ply=20", width=width, height=844)
    board = page.locator(".tutor-board")
    field = page.locator(".tutor-rulebook-field input")
    if width > 800:
        page.locator(".tutor-ask-field").fill("may I pay a llama next door")
        enter(page.locator(".tutor-ask-field"))
        expect(field).to_have_value("may I pay a llama next door")
        expect(page.locator(".tutor-rulebook-results article").first).to_be_visible()
    else:
        page.locator(".tutor-ask-do").click()
    expect(field).to_be_focused()
    if width > 800:
        expect(board).to_be_in_viewport()
        expect(page.locator(".tutor-stocks")).to_be_in_viewport(ratio=1)
        field.press("Escape")
    else:
        expect(page.locator(".tutor-lookup-card")).to_be_in_viewport()
        enter(page.locator(".tutor-close-do"))
    expect(page.locator(".tutor-tab-now")).to_have_attribute("aria-current", "true")
    expect(board).to_be_in_viewport()
    expect(page.locator(".tutor-ask-do")).to_be_focused()


@pytest.mark.endurance
def test_the_bar_and_the_door_have_few_controls(open_page: Pages) -> None:
    """At most a dozen controls each are in sight in the bar and at the front door, links included."""
    seen = "each => [...each.querySelectorAll('button, summary, a, input')].filter(one => one.checkVisibility()).length"
    page = open_page("")
    assert page.locator(".tutor-app").evaluate(seen) - page.locator(".tutor-skip").count() <= 12
    page.locator('[data-do="enter"][data-value="explore"]').click()
    expect(page.locator(".tutor-view-explore")).to_be_visible()
    assert page.locator(".tutor-bar").evaluate(seen) <= 12
