"""At the choice of a turn, choices, board, stocks and controls are in sight without scrolling."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimedOut

from tests.browser.boxes import faults as box_faults
from tests.browser.test_asked import SLICED
from tests.browser.views import scene_at
from tests.driving import control, open_tab, point_of, pull_up, stands
from tests.pages import Pages, first_of
from tests.spare import SETTLES
from tutor.core.drawing.scene import Scene
from tutor.core.records.files import read_record, write_link
from tutor.core.records.lines import play_line
from tutor.core.words.text import LANGUAGES, text_for
from widgets.shared.panels import Showing, panel_words, panels_of
from widgets.shared.stage import PageText

GAMES = Path("tests/fixtures/games")
TURNS = {
    2: ("orders_2_first_game", 136),
    3: ("orders_3_first_game", 151),
    4: ("orders_4_first_game", 118),
    5: ("orders_5_standard", 141),
}
"""For each number of players, a record and the ply of a turn with all destinations but one."""

MOST_CONTROLS = 45
MOST_IN_THE_LESSON = 35
CITY = 444
"""The least height in pixels of city and trail on a phone's board."""

CHOSEN = {"wide": 1.0, "medium": 1.0, "phone": 0.33}
"""The least share of the choices in sight; on a phone a reader pulls the sheet up to see all."""

PEEKS = (
    "?lesson=quick_start&ply=22&view=explore",
    "?lesson=quick_start&ply=36&view=explore",
    "?game=incan_gold&view=play",
    "?lesson=quick_start&ply=15&view=explore&lang=es",
    "?lesson=quick_start&ply=33&view=explore&lang=it",
)

LESSON = (
    "?lesson=quick_start&step=bert-enters",
    "?lesson=quick_start&ply=26",
    "?lesson=quick_start&step=cards-from-the-summit&lang=es",
    "?lesson=quick_start&step=bert-enters&lang=it",
)

SIGHT = """
() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length
    && !e.closest(".tutor-unseen, .tutor-live, .tutor-skips, .tutor-skip");
  const shown = (e) => {
    let { left, top, right, bottom, width, height } = e.getBoundingClientRect();
    const cut = (frame) => {
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    };
    cut(new DOMRect(0, 0, innerWidth, innerHeight));
    for (let up = e.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible") cut(up.getBoundingClientRect());
    return { share: Math.max(0, right - left) * Math.max(0, bottom - top) / (width * height), high: bottom - top };
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const whole = (selector) => all(selector).filter((e) => shown(e).share > 0.97).length;
  // What lies under something else is not in sight, whatever its box, nor what a card covers that goes on.
  const isHit = (e) => {
    const { left, top, bottom, width, height } = e.getBoundingClientRect();
    const card = e.closest(".tutor-now-card"), cover = card && getComputedStyle(card, "::after");
    const isCovering = cover && cover.content !== "none" && cover.position === "sticky";
    const end = isCovering ? card.getBoundingClientRect().bottom - parseFloat(cover.height) * card.currentCSSZoom : innerHeight;
    return bottom < end + 2 && e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY)
    && e.clientHeight > 20 && e.scrollHeight > e.clientHeight + 1;
  const [choices, stocks] = [".tutor-deciding button", ".tutor-stocks tr[data-player]"];
  const controls = "button, a[href], select, input, summary, textarea, [role=slider]";
  const board = shown(document.querySelector(".tutor-board"));
  return {
    choices: all(choices).filter((e) => shown(e).share > 0.97 && isHit(e)).length, all_choices: all(choices).length, stocks: whole(stocks), all_stocks: all(stocks).length,
    board: board.share, board_high: board.high, boxes: all(".tutor-app *").filter(scrolls).length,
    controls: all(controls).filter((e) => shown(e).share > 0).length,
  };
}
"""


class Size(NamedTuple):
    """A window, the layouts of the page and of the board in it, and the size of its text.

    `chosen` is the least share of 21 choices in sight, where the window is too small for all.
    `board` is the layout of the board, where it differs from that of the page.
    """

    width: int
    height: int
    layout: str
    text: str = "100"
    chosen: float = 1.0
    board: str = ""


SIZES = (
    Size(1440, 900, "wide"),
    Size(1024, 768, "medium"),
    Size(390, 844, "phone"),
    Size(1366, 768, "wide"),
    Size(1920, 1080, "wide", "120"),
)

BETWEEN = (
    Size(800, 600, "medium"),
    Size(1280, 720, "medium"),
    Size(1024, 600, "medium"),
    Size(768, 1024, "phone", board="medium"),
    Size(1440, 900, "medium", "120"),
    Size(1024, 768, "medium", "150"),
    Size(1280, 800, "wide"),
    Size(1200, 800, "wide"),
    Size(1100, 700, "medium"),
    Size(1366, 768, "medium", "120"),
    Size(1024, 768, "medium", "120"),
    Size(1440, 900, "medium", "150"),
    Size(1920, 1080, "medium", "150"),
    Size(1920, 1080, "medium", "200"),
    Size(1440, 900, "medium", "200", 0.2),
)
"""Windows of sizes between those of the design, some with larger letters."""


def address(players: int, language: str) -> str:
    """Return the address of the choice of a turn in a game of `players` players."""
    name, ply = TURNS[players]
    record = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return f"?r={write_link(record)}&ply={ply}&lang={language}"


def sight(page: Page, size: Size) -> dict[str, Any]:
    """Return the parts in sight in a window of this size, once the page has its layout."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", size.layout)
    expect(page.locator("html")).to_have_attribute("data-tutor-size", size.text)
    board = size.board or size.layout
    expect(page.locator(".tutor-status")).to_have_attribute("data-layout", board)
    expect(page.locator(".tutor-stocks tr[data-player]").first).to_be_visible()
    found: dict[str, Any] = page.evaluate(SIGHT)
    return found


def city(players: int) -> Scene:
    """Return the board of a phone at the turn for this number of players."""
    name, ply = TURNS[players]
    record = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    states = play_line(read_record(record)).states
    words = panel_words(PageText(), "princes")
    text = text_for("princes")
    showing = Showing(states[ply], states[ply - 1], None, text, words, "light", "phone")
    return panels_of("princes").scene(showing)


UNSEEN_CHOICES = """
() => [...document.querySelectorAll(".tutor-deciding button")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((each) => JSON.parse(each.dataset.value))
"""
"""Returns the choices that are not in sight in the list."""

AT = """
([x, y]) => {
  const { left, top, width, height } = document.querySelector(".tutor-board").getBoundingClientRect();
  const point = [left + x * width, top + y * height];
  return document.elementFromPoint(...point)?.matches(".tutor-board") ? point : null;
}
"""
"""Returns a place of the board on the screen, if a finger can press it there."""


def test_choices_hidden_in_the_list_of_a_phone_are_on_the_board(open_page: Pages) -> None:
    """The list begins with the Moon tiles, which have no place in the city.

    Every district can be tapped.
    """
    page = open_page(address(5, "es"), width=390, height=844)
    found = sight(page, Size(390, 844, "phone"))
    scene = city(5)
    left = page.evaluate(UNSEEN_CHOICES)
    pressed = {}
    for choice in left:
        x, y = point_of(scene, f"district-{choice['district']}")
        at = page.evaluate(AT, [x / scene.width, y / scene.height])
        if at is not None:
            pressed[choice["district"]] = at
    print(f"{found['choices']} in the list, {len(pressed)} of the other {len(left)} on the board")
    assert len(pressed) == len(left)
    for district in (next(iter(pressed)), list(pressed)[-1]):
        page.mouse.click(*pressed[district])
        confirm = page.locator('.tutor-picked [data-do="decide"]').first
        expect(confirm).to_have_attribute("data-value", re.compile(district))
        expect(confirm).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
def test_the_text_of_a_pick_continues_below_a_sign_on_a_phone(open_page: Pages) -> None:
    """On a phone a sign says that more text follows while a picked decision waits for its confirmation.

    The sign appears also when no line is cut.
    """
    page = open_page("?lesson=quick_start&step=gina-begins&lang=it", width=390, height=844)
    scene = scene_at(35, "phone")
    x, y = point_of(scene, "district-llama_meadow")
    page.mouse.click(*page.evaluate(AT, [x / scene.width, y / scene.height]))
    expect(page.locator('.tutor-picked [data-do="decide"]').first).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-now-card")).to_have_attribute("data-rest", "Altro più sotto")


def pulled_up(page: Page) -> dict[str, Any]:
    """Pull the sheet of a phone up, return the parts then in sight, and let the sheet down again."""
    handle = page.locator(".tutor-pull > summary")
    handle.click()
    expect(page.locator(".tutor-tab-now")).to_be_visible()
    found: dict[str, Any] = page.evaluate(SIGHT)
    handle.click()
    expect(page.locator(".tutor-tab-now")).to_be_hidden()
    return found


def faults(found: dict[str, Any], size: Size, players: int) -> list[str]:
    """Return the parts that must be in sight and are not."""
    wrong = []
    if found["choices"] < CHOSEN[size.layout] * found["all_choices"]:
        wrong.append(f"{found['choices']} of {found['all_choices']} choices")
    if size.layout == "phone":
        wrong += [] if found["board_high"] >= CITY else [f"{found['board_high']} of the city"]
    else:
        wrong += [] if found["board"] > 0.99 else [f"{found['board']:.2f} of the board"]
    wrong += [] if found["stocks"] == players else [f"{found['stocks']} stocks"]
    wrong += [] if found["controls"] <= MOST_CONTROLS else [f"{found['controls']} controls"]
    return wrong


@pytest.mark.parametrize(
    ("players", "languages", "sizes"),
    [(5, LANGUAGES[1:2], SIZES[:3])]
    + [pytest.param(n, LANGUAGES, SIZES, marks=pytest.mark.endurance) for n in TURNS],
)
def test_a_turn_can_be_chosen_without_scrolling(
    open_page: Pages, players: int, languages: tuple[str, ...], sizes: tuple[Size, ...]
) -> None:
    """At the choice of a turn board and stocks are whole beside the choices; a wide page shows all choices.

    The test prints a table.
    """
    wrong = {}
    for language in languages:
        open_page.leave_all()
        page = open_page(address(players, language))
        for size in sizes:
            found = sight(page, size)
            print(f"{players} {language} {size.width}x{size.height} {found}")
            missing = faults(found, size, players)
            if size.layout == "phone":
                up = pulled_up(page)
                print(f"{players} {language} pulled up {up}")
                both = up["choices"], up["stocks"]
                missing += [] if both == (up["all_choices"], players) else [f"{both} pulled up"]
            if missing:
                wrong[players, language, size.width] = missing
    assert wrong == {}


FITTED = """
() => {
  const box = document.querySelector(".tutor-board").getBoundingClientRect();
  return box.height > 100 && box.bottom <= innerHeight && document.querySelector(".tutor-status").dataset.busy === "0";
}
"""


CHOICES_SEEN = f"""(least) => {{
  const {{ choices, all_choices }} = ({SIGHT})();
  return choices >= least * all_choices;
}}"""
"""Returns whether at least this share of the choices is in sight."""


@pytest.mark.parametrize(
    ("players", "languages", "sizes"),
    [(5, LANGUAGES[1:2], BETWEEN[4:6])]
    + [pytest.param(n, LANGUAGES, BETWEEN, marks=pytest.mark.endurance) for n in (3, 5)],
)
def test_board_and_stocks_are_whole_in_windows_between(
    open_page: Pages, players: int, languages: tuple[str, ...], sizes: tuple[Size, ...]
) -> None:
    """In windows of sizes between the usual ones board and stocks are whole, also with larger letters.

    At most one box scrolls and no word is broken. The test prints a table.
    """
    wrong = {}
    for language in languages:
        open_page.leave_all()
        page = open_page(address(players, language))
        text = "100"
        for size in sizes:
            page.set_viewport_size({"width": size.width, "height": size.height})
            if size.text != text:
                choice = f'.tutor-looks-menu [data-do="size"][data-value="{size.text}"]'
                page.locator(choice).evaluate("(each) => each.click()")
                text = size.text
            sight(page, size)
            page.wait_for_function(FITTED)
            with suppress(TimedOut):  # the last frame of a change of size may still come
                page.wait_for_function(CHOICES_SEEN, arg=size.chosen - 0.01, timeout=SETTLES)
            found = sight(page, size)
            print(f"{players} {language} {size.width}x{size.height} {size.text} % {found}")
            missing = box_faults(page)
            share = found["choices"] / found["all_choices"]
            missing += [] if share >= size.chosen - 0.01 else [f"{share:.2f} of the choices"]
            missing += [] if found["board"] > 0.99 else [f"{found['board']:.2f} of the board"]
            missing += [] if found["stocks"] == players else [f"{found['stocks']} stocks"]
            # An upright tablet scrolls as a whole.
            missing += [] if found["boxes"] <= 1 else [f"{found['boxes']} boxes that scroll"]
            if missing:
                wrong[players, language, size.width, size.height, size.text] = missing
    assert wrong == {}


LOW = (
    Size(390, 844, "phone", "200"),
    Size(360, 225, "phone"),
    Size(390, 844, "phone", "150"),
)
"""Phones whose letters or window are so large that not all of the page is in sight at once."""

HIT = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  if (!each.checkVisibility() || each.closest(".tutor-below, .tutor-shut, .tutor-not-now")) return false;
  each.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((each) => each.textContent)
"""
"""Returns the parts that no finger can reach by scrolling."""


@pytest.mark.parametrize(
    "query",
    first_of(
        [
            address(5, "es"),
            *(
                f"?{at}&lang={each}"
                for each in LANGUAGES
                for at in (
                    "lesson=quick_start&step=bert-enters",
                    "lesson=quick_start&step=bert-places",
                    "game=incan_gold&view=play",
                )
            ),
            *(address(5, each) for each in LANGUAGES if each != "es"),
        ],
        1,
    ),
)
def test_a_low_phone_can_be_read_by_one_scroll(open_page: Pages, query: str) -> None:
    """On a low phone with text at 150 and 200 % the page begins with the board, at 400 % with the step.

    The bars make room.
    """
    page = open_page(query, width=390, height=844)
    main, bar = page.locator(".tutor-main"), page.locator(".tutor-bar")
    for size in LOW:
        page.set_viewport_size({"width": size.width, "height": size.height})
        choose = f'.tutor-looks-menu [data-do="size"][data-value="{size.text}"]'
        page.locator(choose).evaluate("(each) => each.click()")
        expect(page.locator("html")).to_have_attribute("data-tutor-low", "")
        found = sight(page, size)
        assert box_faults(page) == [], size
        assert found["boxes"] == 1, size
        main.evaluate("each => { each.scrollTop = 0; }")
        if size.height > 300:
            expect(page.locator(".tutor-board-box")).to_be_in_viewport(ratio=1)
        else:
            told = page.locator(":is(.tutor-lesson-card h2, .tutor-due):visible").first
            expect(told).to_be_in_viewport(ratio=1)
            expect(page.locator(".tutor-timeline")).not_to_be_in_viewport()
        assert page.evaluate(HIT, ".tutor-deciding button, .tutor-option, .tutor-stocks tr") == []
        main.evaluate("each => { each.scrollTop = each.scrollHeight; }")
        expect(bar).not_to_be_in_viewport()
        for way in page.locator(".tutor-lesson-ways > button").all():
            expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
@pytest.mark.parametrize("query", LESSON)
def test_a_lesson_has_few_controls(open_page: Pages, query: str) -> None:
    """At most 35 controls are in sight, at a question and while the reader looks around, on every screen."""
    page = open_page(query)
    wrong = {}
    for size in SIZES:
        found = sight(page, size)
        print(f"{query} {size.width}x{size.height} {found['controls']} controls")
        if found["controls"] > MOST_IN_THE_LESSON:
            wrong[size.width] = found["controls"]
    assert wrong == {}


@pytest.mark.parametrize("query", first_of(PEEKS, 1))
def test_the_sheet_of_a_phone_begins_with_a_whole_choice(open_page: Pages, query: str) -> None:
    """The market, an offer and the cave show a whole choice before the sheet is pulled up, and cut none."""
    page = open_page(query, width=390, height=844)
    found = sight(page, Size(390, 844, "phone"))
    assert found["choices"] >= 1
    assert not page.evaluate(SLICED)
    assert found["stocks"] == found["all_stocks"]
    # The name of the player is above the choices, and both are above the stocks.
    parts = (".tutor-due svg", ".tutor-deciding button:visible", ".tutor-stocks")
    tops = [box["y"] for each in parts if (box := page.locator(each).first.bounding_box())]
    assert len(tops) == len(parts)
    assert tops == sorted(tops)


@pytest.mark.endurance
def test_tried_lines_are_a_tap_away_on_a_phone(open_page: Pages) -> None:
    """On a phone, once the reader has tried a line, a button beside the steps leads to the lines.

    Neither covers the other.
    """
    page = open_page("?lesson=quick_start&ply=26&view=explore", width=390, height=844)
    lines = page.locator(".tutor-to-lines")
    expect(lines).to_have_count(0)
    page.locator(".tutor-choices [data-do=decide]").nth(1).evaluate("each => each.click()")
    stands(page, ply=27, line="A")
    expect(lines).to_be_in_viewport(ratio=1)
    lines.click()
    expect(page.locator(".tutor-lines-card [aria-current=step]")).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
@pytest.mark.parametrize("step", ["the-market", "a-visit-to-the-market", "last-turns"])
def test_the_panel_of_a_question_is_in_sight_on_a_phone(open_page: Pages, step: str) -> None:
    """On a phone, if one panel alone answers a question, the panel takes the city's place without a press."""
    page = open_page(f"?lesson=quick_start&step={step}", width=390, height=844)
    opened = page.locator('[data-do="part"][aria-expanded="true"]')
    expect(opened).to_have_count(1)
    page.wait_for_function("() => document.querySelector('.tutor-board-box').scrollTop > 100")
    for each in (opened, *page.locator(".tutor-question .tutor-option").all()):
        expect(each).to_be_in_viewport(ratio=1)
    opened.click()
    page.wait_for_function("() => document.querySelector('.tutor-board-box').scrollTop === 0")


def test_a_decision_in_the_sheet_brings_the_board_back(open_page: Pages) -> None:
    """After a decision the sheet of a phone comes down by itself, so that the board is in sight."""
    page = open_page("?lesson=quick_start&ply=20", width=390, height=844)
    page.locator(".tutor-pull > summary").click()
    page.locator(".tutor-deciding [data-do=decide]:not(.tutor-cannot)").first.click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "21")
    expect(page.locator(".tutor-pull")).not_to_have_attribute("open", "")
    expect(page.locator(".tutor-board-part").first).to_be_visible()


@pytest.mark.endurance
def test_the_lines_of_a_phone_begin_with_the_current_move(open_page: Pages) -> None:
    """On a phone the tab of lines begins with one row of the line and its buttons, and the current move below.

    No strip of the board is left in sight.
    """
    page = open_page("?lesson=quick_start&ply=26&view=explore", width=390, height=844)
    page.locator(".tutor-choices [data-do=decide]").nth(1).evaluate("each => each.click()")
    stands(page, ply=27, line="A")
    open_tab(page, "lines")
    move = page.locator(".tutor-lines-card [aria-current=step]")
    expect(move).to_be_in_viewport(ratio=1)
    row = page.locator(".tutor-now-card .tutor-aside")
    expect(row).to_be_in_viewport(ratio=1)
    high = row.evaluate("each => each.getBoundingClientRect().height")
    assert high <= 60
    expect(page.locator(".tutor-board")).not_to_be_in_viewport()
    page.locator(".tutor-lines-card [data-key='menu:merge']").click()
    expect(control(page, "undo", "", ".tutor-lines-card")).to_be_visible()


@pytest.mark.endurance
def test_a_turn_of_a_lesson_names_its_player(open_page: Pages) -> None:
    """If there is room, the name of the player stands above all choices of a turn; ten sets of choices are in two rows."""
    page = open_page("?lesson=quick_start&step=gina-stays", width=1440, height=900)
    for each in ".tutor-due", ".tutor-due svg", ".tutor-shut > summary":
        expect(page.locator(f".tutor-now-card {each}")).to_be_in_viewport(ratio=1)
    open_page.leave_all()
    page = open_page("?lesson=quick_start&step=gina-chooses-goods", width=1440, height=900)
    sets = page.locator(".tutor-sets-of-3 > .tutor-choice")
    expect(sets).to_have_count(10)
    tops = sets.evaluate_all(
        "sets => sets.map(each => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 2


@pytest.mark.endurance
def test_a_step_about_the_trail_shows_it_on_a_phone(open_page: Pages) -> None:
    """On a phone a step about the trail shows the trail below a smaller city, and the question keeps all its options."""
    page = open_page("?lesson=quick_start&step=cards-from-the-summit", width=390, height=844)
    for option in page.locator(".tutor-option").all():
        expect(option).to_be_in_viewport(ratio=1)
    page.wait_for_function(
        "() => document.querySelector('.tutor-board-box').clientHeight"
        " >= document.querySelector('.tutor-board').clientHeight * 444 / 954 - 2"
    )


def test_the_sign_that_more_follows_scrolls_and_plays_nothing(open_page: Pages) -> None:
    """A press on the sign scrolls to further choices; the choice under the sign is not pressed."""
    page = open_page("?lesson=quick_start&step=climb-a-little", width=390, height=844)
    card = page.locator(".tutor-now-card")
    expect(card).to_have_attribute("data-rest", "More below")
    box, before = card.bounding_box(), page.url
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
    page.wait_for_function("() => document.querySelector('.tutor-now-card').scrollTop > 0")
    stands(page)
    assert page.url == before
    expect(page.locator(".tutor-picked")).to_have_count(0)


@pytest.mark.endurance
def test_the_sign_that_more_follows_covers_no_whole_paragraph(open_page: Pages) -> None:
    """The sign covers only the line that would be cut, and the text of the step stays."""
    page = open_page("?lesson=quick_start&step=bert-enters&lang=es", width=1024, height=460)
    card = page.locator(".tutor-step-text")
    expect(card).to_have_attribute("data-rest", "Hay más abajo")
    high = card.evaluate("each => parseFloat(getComputedStyle(each, '::after').height)")
    assert 0 < high < 60 + 12


LINES = """
() => [...document.querySelectorAll(".tutor-stocks tr[data-player]")].map((row) => {
  const lines = [...row.querySelectorAll("td")].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return Math.round(range.getBoundingClientRect().bottom);
  });
  return [...new Set(lines)].length;
})
"""


@pytest.mark.endurance
def test_the_board_of_a_phone_keeps_its_size_through_an_answer(open_page: Pages) -> None:
    """An answer on a phone comes into view, and the board keeps its place and its size.

    The board is at least 300 pixels wide, and before the answer all options are in view.
    """
    page = open_page("?lesson=quick_start&step=bert-enters&lang=es", width=390, height=844)
    board = page.locator(".tutor-board")
    options = page.locator(".tutor-option")
    for option in options.all():
        expect(option).to_be_in_viewport(ratio=1)
    before = board.bounding_box()
    assert before is not None
    assert before["width"] >= 300
    options.first.click()
    expect(page.locator(".tutor-answer")).to_be_in_viewport()
    assert board.bounding_box() == before


UNSAID = """() => [...document.querySelectorAll(".tutor-chips-short > .tutor-choice")].filter((each) => each.checkVisibility())
  .filter((each) => {
    const line = each.querySelector(".tutor-choice-line");
    const isHidden = line && line.getBoundingClientRect().width < 2;
    return isHidden || each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
  }).map((each) => each.textContent)"""


@pytest.mark.endurance
@pytest.mark.parametrize("language", ["es", "it", "en"])
@pytest.mark.parametrize("players", TURNS)
def test_the_effect_of_a_choice_is_beside_it_where_there_is_room(
    open_page: Pages, players: int, language: str
) -> None:
    """In a middle window and in a pulled-up sheet the effect of a choice stands beside the choice.

    No word sticks out.
    """
    page = open_page(address(players, language), width=1024, height=768)
    for size in (SIZES[1], SIZES[2]):
        sight(page, size)
        pull_up(page)
        page.wait_for_function(f"() => ({UNSAID})().length === 0")
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width


@pytest.mark.endurance
def test_the_numbers_of_a_row_are_on_one_line(open_page: Pages) -> None:
    """In every layout a change stands on the same line as its number, and the number keeps its room."""
    page = open_page("?lesson=quick_start&ply=39&view=explore")
    for size in SIZES[:3]:
        sight(page, size)
        expect(page.locator(".tutor-stocks td[data-change]")).to_have_count(3)
        assert page.evaluate(LINES) == [1, 1, 1], size
