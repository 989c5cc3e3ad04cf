"""After every press by keyboard, the focus is on a visible element."""

import pytest
from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.views import Come, compare, open_keys, outline_lines, try_lines
from tests.driving import beyond, enter, open_tab, read_page, rest, stands
from tests.pages import PATIENCE, READY, Pages, first_of

WRONG = r"""
() => {
  const e = document.activeElement;
  const words = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} "${e.textContent.trim().slice(0, 40)}"`;
  if (!e || e === document.body || e === document.documentElement) return "nothing has the focus";
  if (!e.closest(".tutor-app") || e.closest("[inert]")) return `out of reach: ${words(e)}`;
  if (!e.checkVisibility({ visibilityProperty: true })) return `hidden: ${words(e)}`;
  let { left, right, top, bottom } = e.getBoundingClientRect();
  // What is placed in the page or in another box is not cut by what it stands in.
  const holderOf = (e) => {
    const { position } = getComputedStyle(e);
    return position === "fixed" ? null : position === "absolute" ? e.offsetParent : e.parentElement;
  };
  for (let up = holderOf(e); up; up = holderOf(up)) {
    const { overflow, display } = getComputedStyle(up);
    if (overflow === "visible" || display === "contents") continue;
    const frame = up.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (right - left < 2 || bottom - top < 2) return `out of sight: ${words(e)}`;
  const over = document.elementFromPoint((left + right) / 2, top + Math.min(12, (bottom - top) / 2));
  return over && !e.contains(over) && !over.contains(e) ? `covered: ${words(e)} by ${words(over)}` : "";
}
"""
"""Returns the fault of the focus in words, or an empty text."""

CONTROLS = """
() => {
  for (const e of document.querySelectorAll("[data-walk]")) e.removeAttribute("data-walk");
  const without = "[data-png], .tutor-upload, .tutor-play, [data-do=language], [data-do=size], [data-do=theme], [data-do=game]";
  return [...document.querySelectorAll(".tutor-app :is(button, summary)")]
    .filter((e) => e.tabIndex >= 0 && e.checkVisibility({ visibilityProperty: true }))
    .filter((e) => !e.closest("[inert]") && !e.matches(without))
    .map((e, number) => {
      e.dataset.walk = number;
      const place = e.closest("[aria-modal]") ? "dialog" : "page";
      return [`${place} ${e.dataset.key ?? e.className}`, e.dataset.do ?? e.className, String(number)];
    });
}
"""
"""Returns the controls that can be pressed now, each with a key, a kind and a selector."""

FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


class Wire:
    """A counter of the requests of a page to its kernel, and of those that the kernel has finished."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked = self._done = 0
        page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_received)

    def _on_sent(self, frame: bytes | str) -> None:
        self._asked += b"comm_msg" in _bytes(frame)

    def _on_received(self, frame: bytes | str) -> None:
        told = _bytes(frame)
        self._done += all(word in told for word in (b"comm_msg", b"execution_state", b'"idle"'))

    def rest(self) -> None:
        """Wait until the kernel is idle, and the page has shown the result."""
        self._page.evaluate(FRAMES)
        while self._done < self._asked:
            self._page.evaluate(FRAMES)
        self._page.evaluate(FRAMES)


def _bytes(frame: bytes | str) -> bytes:
    return frame if isinstance(frame, bytes) else frame.encode()


def arrive(open_page: Pages, address: str, width: int, height: int) -> tuple[Page, Wire]:
    """Open a page at an address, and count its requests to its kernel."""
    page = open_page.blank(width, height)
    wire = Wire(page)
    page.goto(open_page.link + address, wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    wire.rest()
    return page, wire


def wrong_with_focus(page: Page) -> str:
    """Return the fault of the focus after it has had time to move, or an empty text if it has none."""
    try:
        page.wait_for_function(f"() => !({WRONG})()", timeout=3000)
    except Late:
        return str(page.evaluate(WRONG))
    return ""


def walk(page: Page, wire: Wire, presses: int) -> tuple[set[str], dict[str, str]]:
    """Press controls by keyboard, taking each kind of control in turn.

    Return the pressed controls, and the faults of the focus after the presses.
    """
    pressed: set[str] = set()
    kinds: dict[str, int] = {}
    found: dict[str, str] = {}
    for _ in range(presses):
        fresh = [each for each in page.evaluate(CONTROLS) if each[0] not in pressed]
        if fresh:
            key, kind, mark = min(fresh, key=lambda each: (kinds.get(each[1], 0), int(each[2])))
            pressed.add(key)
            kinds[kind] = kinds.get(kind, 0) + 1
            page.locator(f'[data-walk="{mark}"]').focus()
            page.keyboard.press("Enter")
        else:
            # The test leaves a dialog when all its controls have been pressed.
            key = "Escape"
            page.keyboard.press(key)
        wire.rest()
        if wrong := wrong_with_focus(page):
            found[key] = wrong
    return pressed, found


def open_contents(page: Page) -> None:
    """Open the contents of the lesson."""
    enter(page.locator('.tutor-lesson-card [data-do="contents"]'))
    page.locator("ol.tutor-acts").wait_for()


def hand_out(page: Page) -> None:
    """Open the sheet of handouts."""
    open_tab(page, "games")
    enter(page.locator('[data-do="handout"]').first)
    page.locator(".tutor-handout h2").wait_for()


def stay(page: Page) -> None:
    """Stay in the view that the address opens."""


def compare_lines(page: Page) -> None:
    """Try lines, and compare one with the example."""
    try_lines(page)
    outline_lines(page)
    compare(page)


WALKS: dict[str, tuple[str, Come, int]] = {
    "lesson": ("?lesson=quick_start", stay, 40),
    "contents": ("?lesson=quick_start&step=gina-begins", open_contents, 20),
    "explore": ("?view=explore", stay, 20),
    "compare": ("?lesson=quick_start&ply=26", compare_lines, 15),
    "handout": ("?lesson=quick_start&ply=26", hand_out, 12),
    "keys": ("?view=play", open_keys, 20),
    "gold": ("?view=play&game=incan_gold", stay, 20),
    "presenter": ("?view=presenter", stay, 30),
    "rules": ("?view=rules", stay, 20),
}


@pytest.mark.endurance
@pytest.mark.parametrize("name", WALKS)
def test_the_focus_is_always_on_a_visible_element(open_page: Pages, name: str) -> None:
    """After a press of any control by keyboard the focus is on a visible element, whatever else is open."""
    address, come, presses = WALKS[name]
    page, wire = arrive(open_page, address, 1440, 900)
    come(page)
    wire.rest()
    pressed, found = walk(page, wire, presses)
    assert found == {}
    assert len(pressed) > presses // 2


@pytest.mark.endurance
def test_a_decision_with_the_contents_open_keeps_the_focus(open_page: Pages) -> None:
    """The reader can decide below the board while the column shows the contents, and the focus is not lost."""
    page = open_page("?lesson=quick_start&step=gina-begins")
    ply = read_page(page).ply
    open_contents(page)
    enter(page.locator(".tutor-choices [data-do=decide]").first)
    beyond(page, ply)
    stands(page)
    assert wrong_with_focus(page) == ""


SAMPLE = """() => {
  const lost = (window.lost = []);
  const sample = () => {
    if (document.activeElement === document.body) lost.push(performance.now());
    if (window.lost === lost) requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}"""
CHOOSES = ".tutor-deciding .tutor-choice:not([aria-disabled=true])"
ASKED = ("[data-do=hint]", ".tutor-option", "[data-do=lesson-next]")
REDRAWN = {
    "?lesson=quick_start&step=ralph-plans": [f".tutor-lesson-card {each}" for each in ASKED],
    "?lesson=quick_start": [CHOOSES],
    "?lesson=quick_start&ply=26&view=explore": [CHOOSES],
}
"""The pressed controls, by the address of the page."""


@pytest.mark.parametrize("address", first_of(REDRAWN, 1))
def test_the_focus_is_never_lost_while_the_page_is_redrawn(open_page: Pages, address: str) -> None:
    """While the page is redrawn the focus is never on the body, which would send a screen reader to the top."""
    page = open_page(address)
    for selector in REDRAWN[address]:
        rest(page)
        pressed = page.locator(selector).first
        pressed.focus()
        pressed.evaluate("each => each.setAttribute('data-before', '')")
        page.evaluate(SAMPLE)
        page.keyboard.press("Enter")
        expect(page.locator("[data-before]")).to_have_count(0)
        stands(page)
        page.evaluate(FRAMES)
        assert page.evaluate("window.lost") == []
