"""Every screen has an address, which opens the same screen in another browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.driving import beyond, control, list_lines, open_tab, read_page, rest, stands, status
from tests.pages import Pages, first_of

SAID = ("ply", "due", "player", "position", "line")
STANDING = """() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const words = (selector) => [...document.querySelectorAll(selector)].filter(isSeen).map((each) => each.innerText.trim());
  const modes = [...document.querySelector(".tutor-app").classList].filter((name) => /^tutor-(view|on|is)-/.test(name));
  return {
    modes: modes.sort(),
    tab: words(".tutor-tab[aria-current=true]"),
    headings: words(".tutor-app h2:not(.tutor-below *), .tutor-app h3:not(.tutor-below *)"),
    slide: words(".tutor-slide"),
    options: words(".tutor-option"),
    asked: document.querySelector(".tutor-rulebook-field input")?.value ?? "",
    title: document.title,
  };
}"""
SAME = f"left => JSON.stringify(({STANDING})()) === JSON.stringify(left)"
SETTLED = 10_000
LESSON = "?lesson=quick_start&step=bert-enters"
OWN = "?lesson=quick_start&ply=26&view=explore"
Way = Callable[[Page], object]


def tab(name: str) -> Way:
    """Return an action that opens a tab of the column."""
    return lambda page: open_tab(page, name)


def press(do: str, value: str = "", within: str = "") -> Way:
    """Return an action that presses a control."""
    return lambda page: control(page, do, value, within).click()


def key(name: str) -> Way:
    """Return an action that presses a key."""
    return lambda page: page.keyboard.press(name)


def decide(page: Page) -> None:
    """Make a decision other than the example's."""
    page.locator(".tutor-choices [data-do=decide]").nth(1).click()
    stands(page, ply=27, line="A")


def step_back(page: Page) -> None:
    """Make a decision other than the example's, and go back to the moment before it."""
    decide(page)
    page.locator(".tutor-back").click()
    stands(page, ply=26, line="main")


def play(page: Page) -> None:
    """Make the first decision, and wait until the others have decided too."""
    begun = read_page(page)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    beyond(page, begun.ply)
    stands(page, player=begun.player)


def ask(page: Page) -> None:
    """Ask the rules in the field of the bar."""
    page.locator(".tutor-ask-field").fill("May I stay?")
    page.keyboard.press("Enter")


def write(page: Page) -> None:
    """Write more in the field of the rules."""
    open_tab(page, "rules")
    page.locator(".tutor-rulebook-field input").fill("llama")


def compare(page: Page) -> None:
    """Compare the reader's own line with the example."""
    decide(page)
    list_lines(page)
    page.locator('[data-do="compare"]').first.dispatch_event("click")


SCREENS: dict[str, tuple[str, tuple[Way, ...], str]] = {
    "explored": (OWN, (decide,), "r="),
    "question": (LESSON, (press("contents"), press("review")), "question="),
    "contents": (LESSON, (press("contents"),), "open=contents"),
    "compare": (OWN, (compare,), "compare="),
    "rules asked": (OWN, (ask,), "ask=May+I+stay"),
    "covered": ("?view=teach", (key("PageDown"), key("c")), "open=covered"),
    "editor": (OWN, (tab("games"), press("editor"), press("editor-begin", "view")), "open=editor"),
    "compare on": (OWN, (compare, press("compare-step", "both-back")), ".26.26"),
    "lines": (OWN, (decide, tab("lines")), "open=lines"),
    "lesson lines": (LESSON, (tab("lines"),), "open=lines"),
    "games": (OWN, (tab("games"),), "open=games"),
    "rules": (OWN, (tab("rules"),), "open=rules"),
    "rules written": (OWN, (write,), "ask=llama"),
    "puzzles": (OWN, (tab("games"), press("puzzles")), "open=puzzles"),
    "setup": (OWN, (tab("games"), press("editor")), "open=setup"),
    "slide": ("?view=teach", (key("PageDown"), key("PageDown")), "welcome.2"),
    "looking around": (LESSON, (key("ArrowRight"),), "ply=4"),
    "explored in the lesson": ("?lesson=quick_start&ply=26", (decide,), "r="),
    "explored from a slide": (
        "?lesson=quick_start&ply=15&view=presenter",
        (press("menu", within=".tutor-presenter-ways"), press("view", "explore")),
        "r=",
    ),
    "back at the fork": (OWN, (step_back,), "ply=26"),
    "step": ("?lesson=quick_start&step=points-from-cards", (), "step=points-from-cards"),
    "door": ("?lesson=quick_start&ply=3", (press("door"),), ""),
    "played": ("?game=princes&view=play", (play,), "seat="),
    "gold lines": ("?game=incan_gold&view=explore", (tab("lines"),), "open=lines"),
    "gold played": ("?game=incan_gold&view=play", (play,), "seat="),
}


@pytest.mark.parametrize("name", first_of(SCREENS, 1))
def test_every_screen_opens_in_another_browser(open_page: Pages, name: str) -> None:
    """A screen's address opens it in another browser with the same view, tab, headings, moment, line, question and slide."""
    query, ways, said = SCREENS[name]
    page = open_page(query)
    for way in ways:
        way(page)
    page.wait_for_function("said => location.search.includes(said)", arg=said)
    rest(page)
    address = page.evaluate("location.search")
    told = status(page).evaluate("status => ({...status.dataset})")
    left = page.evaluate(STANDING)
    open_page.leave_all()
    other = open_page(address)
    stands(other, **{name: told[name] for name in SAID})
    try:
        other.wait_for_function(SAME, arg=left, timeout=SETTLED)
    except Late:
        assert other.evaluate(STANDING) == left
    assert other.evaluate("location.search") == address
