"""Whatever can have the focus says what it is and what it is called, in Chromium's accessibility tree."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, Tour, walk
from tests.driving import control, open_tab
from tests.pages import Pages

MEANINGLESS = {"", "none", "generic", "Canvas", "Section", "GenericContainer"}
"""Roles by which nobody knows what an element is for."""
FIRST = ("course", "lines", "gold")
"""The tours of every run; the others are walked with the long ones."""


def nameless(page: Page) -> list[str]:
    """What can have the focus, by a key or by a script, without a role or without a name."""
    client = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = client.send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        if node["ignored"] or node["role"]["value"] == "RootWebArea":
            continue
        said = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        role, name = node["role"]["value"], node.get("name", {}).get("value", "").strip()
        if said.get("focusable") and (role in MEANINGLESS or not name):
            element = client.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})
            found.append(f"{role} {name!r}: {element['node'].get('attributes', [])}")
    client.detach()
    return found


def begin_puzzle(page: Page) -> None:
    """Try the first puzzle of the week."""
    open_tab(page, "games")
    control(page, "puzzles").click()
    page.locator('[data-do="puzzle"]').first.press("Enter")
    expect(page.locator(".tutor-puzzle-card .tutor-puzzle-goal")).to_be_visible()


def keep_card(page: Page) -> None:
    """Keep a position as a review card, and have it asked."""
    open_tab(page, "now")
    page.locator(".tutor-others > summary").click()
    control(page, "card-keep").click()
    expect(page.locator(".tutor-review-card section")).to_be_visible()


def stay(page: Page) -> None:
    """The view that the address leads to."""


ASIDE: dict[str, Tour] = {
    "explore": Tour("?view=explore", {"explore": stay, "card": keep_card, "puzzle": begin_puzzle}),
    "rules": Tour("?view=rules", {"rules": stay}),
    "presenter": Tour("?view=presenter", {"slide": stay}),
}


def first(names: tuple[str, ...]) -> list[Any]:
    """The tours, those that are not first for the long run."""
    return [
        each if each in FIRST else pytest.param(each, marks=pytest.mark.endurance) for each in names
    ]


@pytest.mark.parametrize("tour", first((*TOURS, *ASIDE)))
def test_nothing_that_takes_the_focus_is_nameless(
    open_page: Pages, tour: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every view, whether a key leads there or only a script."""
    for name, aside in ASIDE.items():
        monkeypatch.setitem(TOURS, name, aside)
    found = {view: wrong for view, page in walk(open_page, tour) if (wrong := nameless(page))}
    assert found == {}
