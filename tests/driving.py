"""Drives a page from outside: reads its status and its choices, and presses its controls.

This module knows the page's contract and the engine, and nothing of how the page is made.
"""

import json
from math import dist
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.pages import PATIENCE, Pages
from tutor.core.base.game import Decision, Game, State
from tutor.core.drawing.scene import Scene, extent
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.record import position_id
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree

SEEN = """() => ({
  ...document.querySelector(".tutor-status").dataset,
  choices: [...document.querySelectorAll(".tutor-choices [data-do=decide]")].map(
    (control) => [control.dataset.value, control.textContent],
  ),
})"""
STANDS = """(wanted) => {
  const said = document.querySelector(".tutor-status")?.dataset ?? {};
  return Object.entries(wanted).every(([name, value]) => said[name] === value);
}"""

UNCHANGED = """
() => new Promise((done) => {
    let frames = 0;
    const watcher = new MutationObserver(() => { frames = 0; });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    const count = () => (++frames < 20 ? requestAnimationFrame(count) : (watcher.disconnect(), done()));
    requestAnimationFrame(count);
})
"""

POLLING = 50
"""The milliseconds between two looks at a page; a look in each frame would keep the page at work."""
BEYOND = "ply => Number(document.querySelector('.tutor-status').dataset.ply) > ply"


class Seen(NamedTuple):
    """What the page shows at one moment: its status, and the value and words of each choice."""

    ply: int
    due: str
    player: str
    position: str
    line: str
    choices: list[tuple[str, str]]


def status(page: Page) -> Locator:
    """Return the status line, which says where in the game the page is."""
    return page.locator(".tutor-status")


def stands(page: Page, **said: str | int) -> None:
    """Wait until the status has all these values and the kernel is idle."""
    wanted = {**{name: str(value) for name, value in said.items()}, "ready": "1", "busy": "0"}
    try:
        page.wait_for_function(STANDS, arg=wanted, timeout=PATIENCE, polling=POLLING)
    except Late as late:
        found = status(page).evaluate("status => ({...status.dataset})")
        raise AssertionError(f"{found} is not {wanted}") from late


def rest(page: Page) -> None:
    """Wait until the kernel is idle, and the page is no longer redrawn."""
    stands(page)
    page.evaluate(UNCHANGED)
    stands(page)


def beyond(page: Page, ply: int) -> None:
    """Wait until the page is at a later ply than this one."""
    page.wait_for_function(BEYOND, arg=ply, timeout=PATIENCE, polling=POLLING)


def read_page(page: Page) -> Seen:
    """Return what the page shows now."""
    found = page.evaluate(SEEN)
    choices = [(value, words) for value, words in found["choices"]]
    return Seen(
        int(found["ply"]),
        found["due"],
        found["player"],
        found["position"],
        found["line"],
        choices,
    )


def shows(page: Page, state: State, **said: str | int) -> None:
    """Wait until the page shows this state with every hand open."""
    due = state.due
    stands(
        page,
        position=position_id(state.position()),
        due=due.type if due else "",
        player=due.player if due else "",
        **said,
    )


def decision_value(game: Game, decision: Decision) -> str:
    """Return a decision as it is written in the attribute `data-value`."""
    return json.dumps(game.write_decision(decision), sort_keys=True, separators=(",", ":"))


def made_by(value: str, state: State) -> Decision:
    """Return the decision that a control with this value makes."""
    return state.game.read_decision(json.loads(value), state.players, "decision")


def control(page: Page, do: str, value: str | int = "", within: str = "") -> Locator:
    """Return the first control for the command `do` with this value."""
    quoted = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return page.locator(f'{within} [data-do="{do}"][data-value="{quoted}"]').first


def enter(at: Locator) -> None:
    """Press a control by key, once it is in sight and the kernel is idle.

    A hidden control takes no focus, and a redrawn one loses it.
    """
    expect(at).to_be_visible()
    stands(at.page)
    at.press("Enter")


def tree_of(state: State) -> Tree:
    """Return a tree that begins at a state and has no decision yet."""
    return Tree(state.game, start_of(state))


def query(tree: Tree, **more: str | int) -> str:
    """Return the query of a page that shows a tree at its current node."""
    rest = "".join(f"&{name}={value}" for name, value in more.items())
    return f"?r={write_link(write_tree(tree))}{rest}"


def pull_up(page: Page) -> None:
    """Pull up the sheet with the tabs of a phone if the sheet is down."""
    tabs, handle = page.locator(".tutor-tab-row"), page.locator(".tutor-pull > summary")
    if not tabs.is_visible() and handle.is_visible():
        handle.click()
        expect(tabs).to_be_visible()


def open_tab(page: Page, name: str) -> None:
    """Open a tab of the column by its button, the menu of the game's name, or the search field of the rules."""
    pull_up(page)
    one, switch = page.locator(f".tutor-tab-{name}"), page.locator(".tutor-switch")
    if one.get_attribute("aria-current") == "true":
        return
    in_menu = switch.locator(f'[data-do="tab"][data-value="{name}"]')
    field = page.locator(".tutor-ask-do")
    in_sight = one.filter(visible=True)
    # While the row is drawn anew it has no tab at all for a moment.
    expect(in_sight.or_(field if name == "rules" else in_menu)).not_to_have_count(0)
    if in_sight.count():
        one.click()
    elif name == "rules":
        field.click()
    else:
        switch.locator("summary").click()
        in_menu.click()
    expect(one).to_have_attribute("aria-current", "true")


def focus_on(control: Locator) -> None:
    """Focus a control once it is in sight, since a hidden control takes no focus."""
    expect(control).to_be_visible()
    control.focus()
    expect(control).to_be_focused()


def choose(within: Locator, do: str) -> None:
    """Open the menu of an item, and press a command in the menu."""
    within.locator(".tutor-item-menu > summary").first.click()
    within.locator(f'[role="menu"] [data-do="{do}"]').first.click()


def open_looks(page: Page) -> Locator:
    """Open the menu for sizes, colours and keys, unless it is open."""
    menu = page.locator(".tutor-looks-menu")
    if menu.get_attribute("open") is None:
        menu.locator("summary").click()
        expect(menu).to_have_attribute("open", "")
    return menu


def choose_theme(page: Page, theme: str) -> None:
    """Choose the colours of the page."""
    open_looks(page).locator(f'[data-do="theme"][data-value="{theme}"]').click()
    expect(page.locator("html")).to_have_attribute("data-tutor-theme", theme)


def fetch(page: Page, content: bytes) -> None:
    """Open a file with this content on the page."""
    open_tab(page, "games")
    with page.expect_file_chooser() as asked:
        page.locator(".tutor-upload").click()
    asked.value.set_files({"name": "kept.json", "mimeType": "application/json", "buffer": content})


def lay(open_page: Pages, state: State) -> Page:
    """Open a page in Explore whose game begins at a state."""
    page = open_page(query(tree_of(state), view="explore"))
    shows(page, state, ply=0)
    return page


def press_timeline(page: Page, ply: int, last: int) -> None:
    """Press the timeline of a game of `last` decisions at the place of the ply `ply`."""
    track = page.locator(".tutor-track-inside")
    expect(track).to_be_visible()
    # The slider takes no press while its handle glides from the press before.
    expect(page.locator(".noUi-state-tap")).to_have_count(0)
    box = track.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * ply / last, box["y"] + box["height"] / 2)


def tap(page: Page, scene: Scene, thing: str) -> None:
    """Tap a thing on the board; `scene` is the drawing on the board."""
    x, y = point_of(scene, thing)
    board = page.locator(".tutor-board")
    box = board.bounding_box()
    assert box is not None
    scale = box["width"] / scene.width
    board.click(position={"x": x * scale, "y": y * scale})


def point_of(scene: Scene, thing: str) -> tuple[float, float]:
    """Return the point within a thing that is nearest to its middle and answers to a tap."""
    group = scene.find(thing)
    assert group is not None
    box = extent(group)
    middle = box.left + box.width / 2, box.top + box.height / 2
    points = (
        (box.left + box.width * across / 12, box.top + box.height * down / 12)
        for across in range(13)
        for down in range(13)
    )
    return next(
        point
        for point in sorted(points, key=lambda at: dist(at, middle))
        if scene.hit(*point) == thing
    )


def list_lines(page: Page) -> None:
    """Open the lines as an outline, with one row for each line.

    The function sends the event to the button without the mouse, because a mouse would first scroll the
    page to the button, while the list scrolls to its move.
    """
    open_tab(page, "lines")
    outline = control(page, "list-as", "lines")
    outline.dispatch_event("click")
    expect(outline).to_have_attribute("aria-pressed", "true")
