"""Tests of motion on the board: how it ends, what ends it early, and what a press shows at once."""

import json
from collections.abc import Callable
from io import BytesIO
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from tests.browser.views import FINISHED, scene_at
from tests.driving import point_of, stands, tap
from tests.pages import Pages, first_of
from tutor.core.base.game import find_game
from tutor.core.records.files import write_link
from tutor.core.records.lines import play_line
from tutor.core.records.record import random_record

MOVES = {"reduced_motion": "no-preference"}
PLY = 14
"""The ply before a step in which a Prince goes by llama and its payment moves."""
SHARES, FIRST = 1, 40
"""The seed and length of a game of Incan Gold in which explorers soon find a treasure."""
WALKS = 9
"""A ply at which a Prince on the board may walk."""
ROUNDED, FEW = 12, 60  # shades, and points of the picture: the smallest piece has two hundred
"""The largest difference in shades, and in the number of points, between two drawings of one board."""
PRODUCES = 13
"""The ply before a step in which goods move to a player after the Prince has walked."""
DUSK = 32
"""The ply before a step that takes the last Moon tile of a day, after which night falls."""
REACHED, UNREACHED = "district-puma_temple", "district-potters_quarter"

OWN_TURN = "?lesson=quick_start&step=bert-plans-ahead"
MOVING, EFFECTS = ".tutor-status[data-moving]", ".tutor-effects > *"
PICTURE = "() => [...document.querySelectorAll('.tutor-things > g')].map((part) => part.outerHTML)"
NOTE = """() => {
  const noted = (window.noted = { moved: 0, told: 0, counted: 0, asked: 0, cut: 0, isCutting: false });
  const find = (selector) => document.querySelector(selector);
  new MutationObserver((_, observer) => {
    if (window.noted !== noted) return observer.disconnect();
    if (!find(".tutor-status[data-moving]")) return;
    noted.moved += 1;
    noted.told += Boolean(find(".tutor-narration [data-now]"));
    noted.counted += Boolean(find(".tutor-stocks [data-shown]"));
    const isSeen = (part) => part && part.checkVisibility() && part.getBoundingClientRect().width > 1;
    const isTold = Boolean(find(".tutor-narration [data-now]"));
    noted.asked += isTold && (isSeen(find(".tutor-now-card")) || !isSeen(find(".tutor-narration")));
    if (!noted.isCutting) return;
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    noted.cut += !find(".tutor-status[data-moving]") && !find(".tutor-effects > *");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
HIDE = """() => new MutationObserver((changes, observer) => {
  if (!document.querySelector(".tutor-status[data-moving]")) return;
  observer.disconnect();
  document.querySelector(".tutor-hero").style.display = "none";
}).observe(document, { subtree: true, childList: true, attributes: true })"""
PRESS = """async ([x, y]) => {
  const board = document.querySelector(".tutor-board");
  const box = board.getBoundingClientRect();
  const at = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  board.dispatchEvent(new PointerEvent("pointerdown", { ...at, isPrimary: true, bubbles: true }));
  await new Promise(requestAnimationFrame);
  const count = (selector) => document.querySelectorAll(`.tutor-at-once > ${selector}`).length;
  return [count(".tutor-pressed"), count(".tutor-way-ahead"), count("g[opacity]")];
}"""

LIT = """() => [...document.querySelectorAll(".tutor-stocks tbody")]
  .filter((rows) => getComputedStyle(rows).backgroundColor !== "rgba(0, 0, 0, 0)")
  .map((rows) => rows.querySelector("tr").dataset.player)"""
NOTE_LIT = f"""() => {{
  const noted = (window.noted = {{ moving: [], most: 0, lit: {LIT} }});
  new MutationObserver((_, observer) => {{
    if (window.noted !== noted) return observer.disconnect();
    if (!document.querySelector(".tutor-status[data-moving]")) return;
    noted.moving.push(...noted.lit());
    noted.most = Math.max(noted.most, noted.lit().length);
  }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
}}"""
"""Notes the players whose rows are highlighted while something moves."""
NOTE_PARTS = """() => {
  const noted = (window.noted = {});
  const look = () => {
    const told = document.querySelector(".tutor-narration [data-now]")?.textContent ?? "";
    const [, kind] = told.match(/^Round \\d (is over|begins)/) ?? [];
    const lit = [...document.querySelectorAll(".tutor-scale[data-told] .tutor-part[data-told-now]")];
    if (kind) noted[kind] ??= lit.map((part) => part.title);
    if (window.noted === noted) requestAnimationFrame(look);
  };
  look();
}"""
"""Notes the parts of the timeline that are highlighted as a round ends and as one begins."""

NOTE_MARKS = """() => {
  const noted = (window.noted = { during: 0, isTold: false });
  const look = () => {
    const lit = document.querySelector(".tutor-narration [data-now]");
    const marks = [...document.querySelectorAll(".tutor-tick[data-event]")];
    const shown = marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true })).length;
    if (lit) [noted.during, noted.isTold] = [Math.max(noted.during, shown), true];
    else if (noted.isTold) noted.after = shown;
    if (window.noted === noted) requestAnimationFrame(look);
  };
  look();
}"""
"""Notes the number of visible marks of cards while the sentences come, and afterwards."""
CARRIED = """() => [...document.querySelectorAll(".tutor-effects > g")].some((travels) => {
  const names = [...travels.querySelectorAll("[data-thing]")].map((part) => part.dataset.thing.split("-")[0]);
  return String(names) === "light,explorer";
})"""
"""Returns whether an explorer moves together with a light."""

WHOLE = """() => {
  const box = document.querySelector(".tutor-happened");
  if (document.querySelector(".tutor-app[data-telling]") || !box.clientHeight) return false;
  const [from, to] = [box.querySelector("h2").getBoundingClientRect().bottom, box.getBoundingClientRect().bottom];
  const places = [...box.querySelectorAll(".tutor-told li")].map((part) => part.getBoundingClientRect());
  const first = places.find(({ bottom }) => bottom > from + 6);
  return places.at(-1).bottom <= to + 1 && first.top >= from - 4;
}"""
"""Returns whether the visible sentences are whole and include the last one."""

TOLD_OVER_STOCKS = """() => {
  const result = document.querySelector(".tutor-app[data-telling] :is(.tutor-balance, .tutor-result-line)");
  const rows = [...document.querySelectorAll(".tutor-stocks tbody tr")].filter((row) => row.checkVisibility());
  if (!result?.checkVisibility() || !rows.length) return undefined;
  const [last, transport] = [rows.at(-1), document.querySelector(".tutor-timeline")].map((e) => e.getBoundingClientRect());
  return [last.bottom, transport.top];
}"""
"""Returns the end of the stocks and the start of the timeline once a result is among the sentences."""

WATCH = """([thing]) => {
  const seen = (window.watched = { asked: 0, yet: 0, ground: 0, far: 0 });
  const visible = (part) => part.checkVisibility();
  const find = (selector) => [...document.querySelectorAll(selector)];
  const look = () => {
    const isPlaying = find(".tutor-is-watched").length > 0;
    if (isPlaying) seen.asked += find(".tutor-deciding .tutor-choice").filter(visible).length;
    seen.yet += find(".tutor-narration [data-yet]").length;
    seen.ground += find(".tutor-former-ground").length;
    const home = document.querySelector(`.tutor-things > [data-thing="${thing}"]`);
    const travels = document.querySelector(`.tutor-effects > [data-thing="${thing}"]`);
    if (home && travels) {
      const [from, to] = [home, travels].map((part) => part.getBoundingClientRect());
      seen.far = Math.max(seen.far, Math.hypot(from.x - to.x, from.y - to.y));
    }
    if (window.watched === seen) requestAnimationFrame(look);
  };
  look();
}"""


class Picture(NamedTuple):
    """The things that move over the canvas, and all visible parts of the board."""

    things: list[str]
    seen: Image.Image


def picture(page: Page) -> Picture:
    """Return the picture of the board once nothing moves any more."""
    expect(page.locator(MOVING)).to_have_count(0)
    expect(page.locator(EFFECTS)).to_have_count(0)
    expect(page.locator(".tutor-stocks [data-shown]")).to_have_count(0)
    shot = Image.open(BytesIO(page.locator(".tutor-hero").screenshot())).convert("RGB")
    return Picture(page.evaluate(PICTURE), shot)


def assert_same(one: Picture, other: Picture) -> None:
    """Check that two pictures do not differ.

    Edges may differ slightly, since a browser that redraws only a part may round them differently.
    """
    assert one.things == other.things
    shades = ImageChops.difference(one.seen, other.seen).convert("L").histogram()
    assert sum(shades[ROUNDED + 1 :]) <= FEW, shades


def go(page: Page, button: str, ply: int) -> None:
    """Press a button of the timeline, and wait until the page shows the ply."""
    page.locator(f".tutor-{button}").click()
    stands(page, ply=ply)


def in_princes() -> tuple[str, int]:
    """Return the address of a game of the Princes, and the ply before the step with motion."""
    return "?lesson=quick_start", PLY


def in_incan_gold(kind: str = "treasure_found") -> tuple[str, int]:
    """Return the address and the ply of Incan Gold before an event of this type, such as a shared treasure."""
    record = random_record(find_game("incan_gold"), 3, "standard", SHARES, FIRST)
    types = [[event.type for event in events] for events in play_line(record).events]
    ply = next(ply for ply, kinds in enumerate(types) if kind in kinds)
    return f"?r={write_link(record.to_json())}", ply


def noting(open_page: Pages, ply: int, script: str) -> Page:
    """Open Incan Gold at a ply, and return the result of a script that watches the next step."""
    game, _ = in_incan_gold()
    page = open_page(f"{game}&ply={ply}", **MOVES)
    page.evaluate(script)
    go(page, "next", ply + 1)
    return page


@pytest.mark.parametrize("opened", first_of([in_princes, in_incan_gold], 1))
def test_every_way_ends_in_the_picture_of_the_step(
    open_page: Pages, opened: Callable[[], tuple[str, int]]
) -> None:
    """After motion, broken-off motion, a step back or a jump the board equals that of a page without motion.

    The sentences take the place of the next task until everything has arrived.
    """
    game, ply = opened()
    still = open_page(f"{game}&ply={ply}")
    still.evaluate(NOTE)
    at_first = picture(still)
    go(still, "next", ply + 1)
    expect(still.locator(".tutor-effects > .tutor-lit")).not_to_have_count(0)
    still.keyboard.press("Shift")
    after = picture(still)
    go(still, "first", 0)
    begun = picture(still)
    assert still.evaluate("noted.moved") == 0
    open_page.leave_all()
    page = open_page(f"{game}&ply={ply}", **MOVES)
    page.evaluate(NOTE)
    go(page, "next", ply + 1)
    assert_same(picture(page), after)
    assert page.evaluate("noted.moved && noted.told && noted.counted") > 0
    assert page.evaluate("noted.asked") == 0
    expect(
        page.locator(".tutor-deciding [data-do=decide] >> visible=true").first
    ).to_be_in_viewport()
    go(page, "back", ply)
    assert_same(back := picture(page), at_first)
    assert back.things != after.things
    page.evaluate("noted.isCutting = true")
    go(page, "next", ply + 1)
    assert page.evaluate("noted.cut") > 0
    expect(page.locator("[data-telling]")).to_have_count(0)
    assert_same(picture(page), after)
    go(page, "first", 0)
    assert_same(picture(page), begun)


@pytest.mark.endurance
def test_a_turn_lasts_until_its_last_sentence(open_page: Pages) -> None:
    """The rows of one player are highlighted at a time, first of the player who acts, then of the next.

    A player's rows stay highlighted until the last sentence of the turn.
    """
    page = open_page(f"?lesson=quick_start&ply={PRODUCES}", **MOVES)
    (before,) = page.evaluate(LIT)
    page.evaluate(NOTE_LIT)
    go(page, "next", PRODUCES + 1)
    picture(page)
    (after,) = page.evaluate(LIT)
    assert after != before
    assert page.evaluate("noted.most") == 1
    assert list(dict.fromkeys(page.evaluate("noted.moving"))) == [before, after]


@pytest.mark.endurance
def test_the_final_score_appears_line_by_line(open_page: Pages) -> None:
    """In the final score cards turn and bars grow line by line, and a key shows the whole score at once."""
    record = json.loads(FINISHED.read_text(encoding="utf-8"))["record"]
    last = len(record["decisions"])
    page = open_page(f"?r={write_link(record)}&ply={last - 1}", **MOVES)
    scores, to_come = page.locator(".tutor-scores"), page.locator("[data-scored][data-yet]")
    page.locator(".tutor-next").click()
    expect(scores.locator(".tutor-hand[data-yet]").first).to_be_attached()
    told = scores.inner_text()
    expect(scores.locator(".tutor-hand:not([data-yet])").first).to_be_attached()
    expect(to_come).not_to_have_count(0)
    page.keyboard.press("Shift")
    expect(to_come).to_have_count(0)
    expect(page.locator("[data-counting]")).to_have_count(0)
    assert scores.inner_text() == told


@pytest.mark.endurance
def test_playing_waits_at_a_question(open_page: Pages) -> None:
    """A game that plays by itself says that it waits at a question, and goes on where no question waits."""
    page = open_page("?lesson=quick_start&step=bert-enters", **MOVES)
    expect(page.locator(".tutor-option").first).to_be_visible()
    ply = page.locator(".tutor-status").get_attribute("data-ply")
    page.locator(".tutor-play").click()
    expect(page.locator(".tutor-notices")).to_contain_text("Then Play goes on.")
    expect(page.locator(".tutor-pause")).to_have_count(0)
    stands(page, ply=str(ply))
    page.locator(".tutor-next").click()
    page.locator(".tutor-play").click()
    expect(page.locator(".tutor-pause")).to_have_count(1)


@pytest.mark.endurance
def test_a_day_that_ends_by_itself_is_shown_beat_by_beat(open_page: Pages) -> None:
    """A day that ends by itself shows each sentence with its motion, also that of the night.

    The Moon tile goes to its taker. Meanwhile no player is asked anything; at the end the picture is that
    of a page without motion.
    """
    page = open_page(f"?lesson=quick_start&ply={DUSK - 1}", **MOVES)
    page.evaluate(WATCH, ["moon-corn_3"])
    page.locator(".tutor-play").click()
    expect(page.locator(".tutor-is-watched .tutor-narration [data-told]").first).to_be_visible()
    page.wait_for_function("watched.ground && watched.yet && watched.far > 200")
    assert page.evaluate("watched.asked") == 0
    page.locator(".tutor-play").click()
    expect(page.locator(".tutor-is-watched")).to_have_count(0)
    expect(page.locator(".tutor-deciding .tutor-choice").first).to_be_visible()
    ply = page.locator(".tutor-status").get_attribute("data-ply")
    moved = picture(page)
    open_page.leave_all()
    assert_same(moved, picture(open_page(f"?lesson=quick_start&ply={ply}")))


@pytest.mark.endurance
def test_motion_ends_where_the_board_is_out_of_sight(open_page: Pages) -> None:
    """When the reader opens another view, the motion ends, since the things have no place on a visible board."""
    page = open_page(f"?lesson=quick_start&ply={PRODUCES}", **MOVES)
    page.evaluate(HIDE)
    go(page, "next", PRODUCES + 1)
    expect(page.locator(".tutor-hero")).to_be_hidden()
    expect(page.locator(MOVING)).to_have_count(0)
    expect(page.locator(EFFECTS)).to_have_count(0)


def test_a_press_shows_its_decision_at_once(open_page: Pages) -> None:
    """Before the kernel answers a press, the pressed district has an edge, and path and piece are pale."""
    page = open_page(f"?lesson=quick_start&ply={WALKS}", **MOVES)
    stands(page, ply=WALKS)
    scene = scene_at(WALKS)
    for thing, shown in ((REACHED, [1, 1, 1]), (UNREACHED, [1, 0, 0])):
        x, y = point_of(scene, thing)
        where = [x / scene.width, y / scene.height]
        page.wait_for_function(
            f"async where => String(await ({PRESS})(where)) === String({shown})", arg=where
        )
    tap(page, scene, REACHED)
    expect(page.locator(".tutor-picked")).to_be_visible()
    expect(page.locator(".tutor-at-once")).to_have_count(0)
    expect(page.locator(".tutor-hovered")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator(".tutor-hovered")).to_have_count(0)


@pytest.mark.endurance
def test_the_lesson_stays_in_place_during_the_sentences(open_page: Pages) -> None:
    """While sentences are shown the lesson's card waits out of sight with the focus in it, and does not scroll.

    When the lesson then shows the result of the reader's turn, all stocks are in sight beside it.
    """
    page = open_page(OWN_TURN, **MOVES)
    page.locator(".tutor-deciding").get_by_role("button", name="Main Temple").click()
    page.wait_for_function(
        "document.querySelector('.tutor-app[data-telling]') && document.activeElement.matches('.tutor-lesson-card *')"
    )
    assert page.locator(".tutor-lesson-card").evaluate("(card) => card.scrollTop") == 0
    stocks_end, timeline = page.wait_for_function(TOLD_OVER_STOCKS).json_value()
    assert stocks_end <= timeline


@pytest.mark.endurance
def test_the_timeline_follows_the_sentences(open_page: Pages) -> None:
    """The timeline highlights the ending round until it is over, and the next round when it begins.

    At the end the newest sentence is whole in sight, and so is the first visible one.
    """
    _, ply = in_incan_gold()
    page = noting(open_page, ply + 1, NOTE_PARTS)
    page.wait_for_function("noted.begins")
    assert page.evaluate("noted['is over']") == ["Round 1"]
    assert page.evaluate("noted.begins") == ["Round 2"]
    page.keyboard.press("Shift")
    expect(page.locator(".tutor-scale[data-told]")).to_have_count(0)
    page.wait_for_function(f"({WHOLE})()")


@pytest.mark.endurance
def test_no_mark_gives_a_card_away(open_page: Pages) -> None:
    """The mark of a turned card appears on the timeline only after the last sentence of its step."""
    _, ply = in_incan_gold()
    page = noting(open_page, ply, NOTE_MARKS)
    page.wait_for_function("noted.after === noted.during + 1")


@pytest.mark.endurance
def test_an_explorer_who_leaves_carries_the_light(open_page: Pages) -> None:
    """An explorer who leaves moves together with the light, and no part of either stays in the cave."""
    game, ply = in_incan_gold("left")
    page = open_page(f"{game}&ply={ply}", **MOVES)
    go(page, "next", ply + 1)
    page.wait_for_function(CARRIED)


def test_a_press_during_the_sentences_counts(open_page: Pages) -> None:
    """A press during the sentences ends them and acts, although the column moves before the pointer is released."""
    page = open_page("?lesson=quick_start&step=bert-redeems", **MOVES)
    page.locator('.tutor-deciding [data-do="decide"]').first.click()
    page.wait_for_function("document.querySelector('.tutor-app[data-telling]')")
    way = page.locator('.tutor-lesson-card [data-do="lesson-next"]')
    before = way.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.wait_for_function("!document.querySelector('.tutor-app[data-telling]')")
    page.mouse.up()
    expect(page.locator('.tutor-lesson-card [data-step="gina-chooses-goods"]')).to_be_visible()
