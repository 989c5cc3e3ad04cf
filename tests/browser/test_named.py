"""Every focusable element has a role and a name, in Chromium's accessibility tree."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, Tour, walk
from tests.driving import control, enter, open_tab
from tests.pages import Pages

MEANINGLESS = {"", "none", "generic", "Canvas", "Section", "GenericContainer"}
"""Roles that do not say what an element is for."""


def nameless(page: Page) -> list[str]:
    """Return the focusable elements, by a key or by a script, without a role or a name."""
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


UNEXPLAINED = r"""
() => {
  const textOf = (elements) => elements.map((each) => each?.textContent ?? "").join(" ").trim();
  const isExplained = (each) => {
    const ids = each.getAttribute("aria-describedby")?.split(" ") ?? [];
    const said = textOf([...each.querySelectorAll(".tutor-unseen")]);
    return [each.ariaDescription ?? "", textOf(ids.map((id) => document.getElementById(id))), said].some((words) => /\.$/.test(words))
      || /\. .*\.$/.test(each.ariaLabel ?? "");
  };
  return [...document.querySelectorAll("[aria-disabled=true]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !isExplained(each))
    .map((each) => each.outerHTML.slice(0, 160));
}
"""
"""Returns the disabled controls whose name and description add no reason to the visible label."""


def unexplained_controls(page: Page) -> list[str]:
    """Return the disabled controls without a reason."""
    found: list[str] = page.evaluate(UNEXPLAINED)
    return found


def begin_puzzle(page: Page) -> None:
    """Try the first puzzle of the week."""
    open_tab(page, "games")
    control(page, "puzzles").click()
    enter(page.locator('[data-do="puzzle"]').first)
    expect(page.locator(".tutor-puzzle-card .tutor-puzzle-goal")).to_be_visible()


def keep_card(page: Page) -> None:
    """Make a review card of a position, and open its question."""
    open_tab(page, "now")
    page.locator(".tutor-others > summary").click()
    control(page, "card-keep").click()
    expect(page.locator(".tutor-review-card section")).to_be_visible()


def ask_forecast(page: Page) -> None:
    """Ask for a forecast."""
    enter(control(page, "forecast"))
    expect(control(page, "forecast-stop")).to_be_visible()


def ask_twins(page: Page) -> None:
    """Unfold the twin worlds."""
    enter(control(page, "twins"))
    expect(page.locator(".tutor-twin-fields")).to_be_visible()


def list_games(page: Page) -> None:
    """Look at the games to begin, save and open."""
    open_tab(page, "games")
    expect(page.locator(".tutor-games-card")).to_be_visible()


def edit(page: Page) -> None:
    """Set up a position in the editor, with a part of the form open."""
    control(page, "editor").click()
    control(page, "editor-begin", "empty").click()
    control(page, "editor-group", "0").click()
    expect(page.locator("[data-do=editor-step]").first).to_be_visible()


def stay(page: Page) -> None:
    """Stay in the view that the address opens."""


ASIDE: dict[str, Tour] = {
    "explore": Tour("?view=explore", {"explore": stay, "card": keep_card, "puzzle": begin_puzzle}),
    "laboratory": Tour("?view=explore", {"forecast": ask_forecast, "twins": ask_twins}),
    "editor": Tour("?view=explore", {"games": list_games, "editor": edit}),
    "rules": Tour("?view=rules", {"rules": stay}),
    "presenter": Tour("?view=presenter", {"slide": stay}),
}


@pytest.mark.endurance
@pytest.mark.parametrize("tour", [*TOURS, *ASIDE])
def test_every_focusable_element_has_a_name(
    open_page: Pages, tour: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every view each element that a key or a script can focus has a name.

    Disabled elements have a reason.
    """
    for name, aside in ASIDE.items():
        monkeypatch.setitem(TOURS, name, aside)
    found = {}
    for view, page in walk(open_page, tour):
        if wrong := [*nameless(page), *unexplained_controls(page)]:
            found[view] = wrong
    assert found == {}


@pytest.mark.endurance
@pytest.mark.parametrize("language", ["es", "it"])
@pytest.mark.parametrize("tour", ["lesson", *ASIDE])
def test_every_disabled_control_has_its_reason_in_every_language(
    open_page: Pages, tour: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each disabled control has a reason in every language, and the reason is a message of the catalogues."""
    one = {**TOURS, **ASIDE}[tour]
    address = f"{one.address}{'&' if one.address else '?'}lang={language}"
    monkeypatch.setitem(TOURS, tour, one._replace(address=address))
    # The rules' questions are in English.
    views = walk(open_page, tour, without={"rules"})
    found = {view: wrong for view, page in views if (wrong := unexplained_controls(page))}
    assert found == {}
