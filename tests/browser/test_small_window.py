"""In the smallest window with a board beside its panels names are whole, and numbers keep apart."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.driving import beyond, press_timeline, read_page, stands
from tests.pages import Pages
from tutor.core.base.game import find_game
from tutor.core.base.players import NAMES
from tutor.core.records.files import write_link
from tutor.core.records.record import random_record

SMALL = {"width": 1024, "height": 768}
EXAMPLE = ("Bert", "Ralph", "Gina", "Dora", "Emil")
APART = 3
"""The least distance in pixels between two numbers at which a reader sees two numbers."""
CUT_NAMES = """
() => [...document.querySelectorAll(".tutor-stocks :is(.tutor-player, .tutor-player-name)")]
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth)
  .map((e) => `${e.textContent}: ${e.scrollWidth} in ${e.clientWidth}`)
"""
NUMBERS = r"""
() => [...document.querySelectorAll(".tutor-timeline *")]
  .filter((e) => e.checkVisibility() && !e.childElementCount && /^\d+$/.test(e.textContent.trim()))
  .map((e) => [e.textContent, e.getBoundingClientRect()])
  .filter(([, { width }]) => width > 0)
  .map(([text, { left, right, top, bottom }]) => ({ text, left, right, top, bottom }))
"""


SEED, HALFWAY = 3, 100
"""A game, and the number of its decisions after which the players hold something of everything."""


def game_of(names: tuple[str, ...], game: str, decisions: int | None = None) -> tuple[str, int]:
    """Return the link of a game of players with these names, and its number of decisions."""
    record = random_record(find_game(game), len(names), "standard", SEED, decisions)
    written = json.dumps(record.to_json(), ensure_ascii=False)
    for place, name in enumerate(record.start.players):
        written = written.replace(f'"{name}"', f'"#{place}"')
    for place, name in enumerate(names):
        written = written.replace(f'"#{place}"', f'"{name}"')
    return write_link(json.loads(written)), len(record.decisions)


def run_together(page: Page) -> list[str]:
    """Return the numbers above the timeline that share a row and stand too close to each other."""
    found: list[dict[str, Any]] = page.evaluate(NUMBERS)
    signs = sorted(found, key=lambda sign: sign["left"])
    return [
        f"{one['text']} {other['text']}"
        for place, one in enumerate(signs)
        for other in signs[place + 1 :]
        if min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
        and other["left"] - one["right"] < APART
    ]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("princes", NAMES[:5]),
        pytest.param("princes", NAMES[5:], marks=pytest.mark.endurance),
        pytest.param("princes", EXAMPLE, marks=pytest.mark.endurance),
        pytest.param("incan_gold", NAMES, marks=pytest.mark.endurance),
    ],
)
def test_the_names_in_the_stocks_are_whole(
    open_page: Pages, game: str, names: tuple[str, ...]
) -> None:
    """The stocks show in full each name that the games themselves give to players."""
    link, decisions = game_of(names, game, HALFWAY)
    page = open_page(f"?r={link}&ply={decisions}&view=explore", **SMALL)
    expect(page.locator(".tutor-stocks tr[data-player]")).to_have_count(len(names))
    assert page.evaluate(CUT_NAMES) == []


@pytest.mark.endurance
@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.endurance)])
def test_the_numbers_of_the_timeline_keep_apart(open_page: Pages, players: int) -> None:
    """Numbers of days and rounds, also of two digits, keep apart at any place of the game."""
    link, decisions = game_of(NAMES[:players], "princes")
    page = open_page(f"?r={link}&ply=1&view=explore", **SMALL)
    near, met = [], 0
    for fifth in range(1, 5):
        stands(page)
        before = read_page(page).ply
        press_timeline(page, decisions * fifth // 5, decisions)
        beyond(page, before)
        stands(page)
        near += run_together(page)
        met += len(page.evaluate(NUMBERS))
    assert near == []
    assert met > 10
