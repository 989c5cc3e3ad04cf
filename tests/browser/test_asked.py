"""Every task is visible as a whole beside the board, and the frame around the task does not move."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimedOut

from tests.driving import open_looks
from tests.pages import Pages, first_of
from tutor.core.words.text import LANGUAGES

QUESTION = "?lesson=quick_start&step=bert-enters"
FIRST_POINT = "?lesson=quick_start&step=your-first-point"
DECISION = "?lesson=quick_start&step=welcome"
CAVE = "?game=incan_gold&view=play"

OPTIONS = ".tutor-option"
CHOICES = ".tutor-deciding button"
STEM = "#tutor-question"
CITY, SMALLEST = 386, 200
"""The least heights in pixels of a phone's board: of the cave, and of the city beside a text."""

TASKS = ((QUESTION, OPTIONS, 4), (DECISION, CHOICES, 5), (CAVE, CHOICES, 2))
"""Tasks: the address, the selector of the choices, and their number."""
SHEETS = (
    (QUESTION, f"{STEM}, {OPTIONS}", SMALLEST),
    (DECISION, CHOICES, SMALLEST),
    (CAVE, CHOICES, CITY),
)
"""Tasks on a phone: the address, the selector of what is asked, and the least height of the board."""

SETTLES = 10_000
"""The longest time in milliseconds until a hidden element comes into sight."""

MANY = 20
"""The least number of choices that a turn with a llama has."""

CUT = """
(selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).map((e) => {
  // What lies over it counts as well as what cuts it off, as the foot of the story does.
  const { left, top, right, bottom } = e.getBoundingClientRect();
  const corners = [[left, top, 4, 4], [right, top, -4, 4], [left, bottom, 4, -4], [right, bottom, -4, -4]];
  const isWhole = corners.every(([x, y, dx, dy]) => e.contains(document.elementFromPoint(x + dx, y + dy)));
  return [e.textContent.trim(), isWhole];
})
"""


COUNTED = "?lesson=quick_start&step=counting-points"
"""A question with five numbers as options, about the cards of a player."""


SLICED = """
() => [...document.querySelectorAll(".tutor-deciding button, .tutor-option")]
  .filter((e) => e.checkVisibility() && getComputedStyle(e).clipPath === "none")
  .filter((e) => {
    const { top, bottom } = e.getBoundingClientRect(), box = e.closest(".tutor-now-card, .tutor-lesson-card");
    const edge = box.getBoundingClientRect().bottom;
    return top < edge - 1 && bottom > edge + 2 && !("rest" in box.dataset);
  }).map((e) => e.textContent)
"""
"""Returns the choices in the sheet of a phone that are cut without the line that announces more."""
TOLD_HALF = """
(card) => {
  const edge = card.getBoundingClientRect().bottom, fades = parseFloat(getComputedStyle(card, "::after").height) || 0;
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const isCut = ({ top, bottom }) => top < edge - fades - 2 && bottom > edge + 2;
    if (texts.currentNode.parentElement.checkVisibility() && [...range.getClientRects()].some(isCut)) found.push(texts.currentNode.data);
  }
  return found;
}
"""
"""Returns the texts that the edge of a card cuts without a fade under the line above it."""
UNDER_THE_SIGN = """
() => {
  const text = document.querySelector(".tutor-step-text");
  const { top, bottom } = document.querySelector(".tutor-lesson-card .tutor-answer").getBoundingClientRect();
  const asked = document.querySelector("#tutor-question").getBoundingClientRect();
  return "rest" in text.dataset && top >= text.getBoundingClientRect().bottom - 1 && bottom <= asked.top + 1;
}
"""
"""Returns whether a reply is whole between the question and the line that announces more text."""
ORDER = """
() => [".tutor-lesson-card .tutor-prose", "#tutor-question", ".tutor-options"]
  .map((selector) => document.querySelector(selector).getBoundingClientRect().top)
"""


def in_sight(page: Page, selector: str, first: int | None = None) -> list[bool]:
    """Return for each visible element, or for the `first` ones, whether it is wholly in sight and uncovered.

    The function returns as soon as all are, or else after a wait, since a page takes a moment to settle.
    """
    are_whole = f"([selector, end]) => ((all) => all.length && all.slice(0, end ?? undefined).every(([, is]) => is))(({CUT})(selector))"
    with suppress(TimedOut):
        page.wait_for_function(are_whole, arg=[selector, first], timeout=SETTLES)
    return [bool(is_whole) for _, is_whole in page.evaluate(CUT, selector)][:first]


def settle(page: Page, layout: str) -> Page:
    """Wait until the page and its board have the layout, and return the page."""
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", layout)
    expect(page.locator(".tutor-status")).to_have_attribute("data-layout", layout)
    return page


def answer(page: Page, number: int) -> None:
    """Choose an option, and wait for its reply."""
    page.locator(OPTIONS).nth(number).click()
    expect(page.locator(".tutor-lesson-card .tutor-answer")).to_be_visible()


def tops(page: Page) -> list[float]:
    """Return the tops of the lesson card's row of buttons and of the stocks."""
    boxes = [page.locator(s).bounding_box() for s in (".tutor-lesson-ways", ".tutor-stocks-card")]
    return [box["y"] for box in boxes if box is not None]


@pytest.mark.parametrize(
    ("address", "choices", "count", "language"),
    first_of([(*task, each) for task in TASKS for each in LANGUAGES], 1),
)
def test_every_answer_is_whole_beside_a_middle_board(
    open_page: Pages, address: str, choices: str, count: int, language: str
) -> None:
    """Beside a board of middle width a question, its answer, a first decision and the cave are visible as a whole."""
    page = settle(open_page(f"{address}&lang={language}", width=1024, height=768), "medium")
    found = in_sight(page, choices)
    assert len(found) == count
    if address == QUESTION:
        answer(page, 2)
        found += [*in_sight(page, choices), *in_sight(page, f"{STEM}, .tutor-answer")]
    assert all(found), found


@pytest.mark.endurance
@pytest.mark.parametrize("language", ["es", "it", "en"])
def test_a_whole_turn_is_below_its_text_beside_a_middle_board(
    open_page: Pages, language: str
) -> None:
    """Beside a board of middle width the text of a turn has all destinations of the Prince and all Moon tiles below it."""
    address = f"?lesson=quick_start&step=gina-begins&lang={language}"
    page = settle(open_page(address, width=1024, height=768), "medium")
    found = in_sight(page, CHOICES)
    assert len(found) > MANY
    assert all(found)


@pytest.mark.parametrize(
    ("address", "asked", "least", "language"),
    first_of([(*task, each) for task in SHEETS for each in ("es", "en", "it")], 1),
)
def test_the_sheet_of_a_phone_begins_with_the_task(
    open_page: Pages, address: str, asked: str, least: int, language: str
) -> None:
    """On a phone the sheet begins with the text, the question and its options, or the first choices of a decision.

    A step of the lesson takes the place of the trail; the stocks below it say where every Scout is.
    A choice for which there is no room is hidden whole, so that the edge of the sheet cuts none. Above
    the reply to an answer the question stays whole, because other parts make room for it.
    """
    page = settle(open_page(f"{address}&lang={language}", width=390, height=844), "phone")
    found = in_sight(page, asked, None if address == QUESTION else 2)
    page.wait_for_function(f"!({SLICED})().length")
    board = page.locator(".tutor-board-box").bounding_box()
    assert board is not None
    assert board["height"] >= least
    if address == QUESTION:
        found += in_sight(page, ".tutor-stocks tr[data-player]")
        order = page.evaluate(ORDER)
        assert order == sorted(order)
        answer(page, 0)
        found += in_sight(page, f"{STEM}, {OPTIONS}")
    assert all(found), found


@pytest.mark.endurance
def test_a_reply_is_whole_above_its_question_on_a_phone(open_page: Pages) -> None:
    """On a phone the reader sees the reply at once, and a line says that the text above it goes on."""
    page = settle(open_page(f"{FIRST_POINT}&lang=it", width=390, height=844), "phone")
    answer(page, 0)
    page.wait_for_function(UNDER_THE_SIGN)


@pytest.mark.parametrize(("width", "height"), first_of([(390, 844), (1440, 900), (1024, 768)], 1))
def test_the_timeline_appears_in_its_own_room(open_page: Pages, width: int, height: int) -> None:
    """Before the first decision a drawing stands in the place of the timeline.

    When the timeline appears with the first decision, nothing else moves.
    """
    page = open_page("?game=princes&view=explore", width=width, height=height)
    step = page.locator(".tutor-timeline .tutor-next")
    expect(step).not_to_be_visible()
    expect(page.locator(".tutor-timeline .tutor-status")).not_to_be_visible()
    room = page.locator(".tutor-timeline")
    drawn = room.evaluate("each => getComputedStyle(each, '::after').maskImage")
    assert drawn.startswith("url(")
    boxes = [page.locator(each) for each in (".tutor-board-box", ".tutor-timeline", ".tutor-board")]
    before = [each.bounding_box() for each in boxes]
    page.locator(".tutor-deciding .tutor-choice").first.click()
    expect(step).to_be_visible()
    assert [each.bounding_box() for each in boxes] == before


def test_the_position_in_words_appears_on_request(open_page: Pages) -> None:
    """The menu of looks opens the position in words below the page, and closing it returns the focus."""
    page = settle(open_page("?lesson=quick_start&ply=20"), "wide")
    words, main = page.locator(".tutor-board-text"), page.locator(".tutor-main")
    page.mouse.move(400, 400)
    page.mouse.wheel(0, 2000)
    expect(words).not_to_be_in_viewport()
    expect(main).to_have_css("overflow-y", "hidden")
    open_looks(page).locator('[href="#tutor-board-text"]').click()
    expect(words).to_be_in_viewport()
    expect(main).to_have_css("overflow-y", "auto")
    page.locator(".tutor-next").focus()
    expect(words).not_to_be_in_viewport()
    expect(page.locator(".tutor-board")).to_be_in_viewport(ratio=0.99)


@pytest.mark.endurance
def test_the_size_of_the_text_follows_the_window(open_page: Pages) -> None:
    """In a smaller window the text is smaller, unless the reader chose its size."""
    page = open_page("?lesson=quick_start", width=1920, height=1080)
    size = page.locator("html")
    expect(size).to_have_attribute("data-tutor-size", "120")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(size).to_have_attribute("data-tutor-size", "100")
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(size).to_have_attribute("data-tutor-size", "120")


@pytest.mark.endurance
@pytest.mark.parametrize("ply", [35, 39])
def test_what_happened_fades_under_a_line_that_says_so(open_page: Pages, ply: int) -> None:
    """The events fade under a line that says that they go on, until the reader has scrolled through them."""
    page = open_page(f"?lesson=quick_start&view=explore&ply={ply}", width=1440, height=900)
    told = page.locator(".tutor-happened")
    expect(told).to_have_attribute("data-rest", "More below")
    assert told.evaluate(TOLD_HALF) == []
    told.evaluate("(card) => card.scrollTo(0, 9999)")
    expect(told).not_to_have_attribute("data-rest", "More below")


RULES = ".tutor-lesson-rules"
WAY = '.tutor-deciding [data-do="decide"]'


@pytest.mark.endurance
def test_a_rule_unfolded_beside_a_question_can_be_read(open_page: Pages) -> None:
    """A rule that is unfolded beside a question comes into sight below the names of rules; a second rule replaces it."""
    page = settle(open_page("?lesson=quick_start&lang=es&step=bert-walks"), "wide")
    tags = page.locator(f"{RULES} > details")
    expect(tags).to_have_count(2)
    for place in (0, 1):
        tags.nth(place).locator("summary").click()
        expect(tags.nth(place).locator(".tutor-rule-text")).to_be_in_viewport(ratio=1)
        expect(page.locator(f"{RULES} > [open]")).to_have_count(1)


@pytest.mark.endurance
def test_an_answer_does_not_move_the_options(open_page: Pages) -> None:
    """If text and reply have room, an answer does not move the options, so no other option comes under the pointer."""
    page = settle(open_page("?lesson=quick_start&lang=es&step=goods-fly"), "wide")
    options = page.locator(OPTIONS)
    expect(options).to_have_count(3)
    tops = "(options) => options.map((e) => e.getBoundingClientRect().top)"
    before = options.evaluate_all(tops)
    options.nth(0).click()
    expect(page.locator(".tutor-answer")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-lesson-card .tutor-prose")).to_be_in_viewport(ratio=1)
    assert options.evaluate_all(tops)[:2] == before[:2]


@pytest.mark.endurance
def test_the_events_are_no_strip_below_a_long_answer(open_page: Pages) -> None:
    """Below a long answer a sentence of the events can be read, or the answer takes all the room."""
    page = settle(open_page("?lesson=quick_start&lang=es&step=gina-stays"), "wide")
    page.locator(f'{WAY}[data-value*="llama"][data-value*="stay"]').click()
    expect(page.locator('.tutor-lesson-card [data-do="compare"]')).to_be_visible()
    card = page.locator(".tutor-app > * .tutor-happened")
    page.wait_for_function(
        "(card) => !card.checkVisibility() || card.clientHeight >= 60", arg=card.element_handle()
    )
    foot, stocks = (
        page.locator(selector).bounding_box()
        for selector in (".tutor-lesson-card", ".tutor-stocks-card")
    )
    assert foot is not None
    assert stocks is not None
    if not card.is_visible():
        assert stocks["y"] - foot["y"] - foot["height"] < 20


@pytest.mark.endurance
@pytest.mark.parametrize(("language", "step"), [("es", "bert-plans-ahead"), ("it", "bert-places")])
def test_a_decision_of_many_choices_leaves_its_text_whole(
    open_page: Pages, language: str, step: str
) -> None:
    """A decision of many choices leaves the question at the end of its text visible as a whole."""
    page = settle(open_page(f"?lesson=quick_start&lang={language}&step={step}"), "wide")
    expect(page.locator(WAY).first).to_be_visible()
    page.wait_for_function(
        """() => { const card = document.querySelector(".tutor-lesson-card");
          return card.scrollHeight <= card.clientHeight + 1; }"""
    )


CLAMPED = """
() => [...document.querySelectorAll(".tutor-lesson-card p, .tutor-stocks-card td")]
  .filter((e) => e.checkVisibility() && e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY !== "visible")
  .map((e) => e.textContent)
"""
"""Returns the texts that are cut, with or without a scroll bar of their own."""


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_numbers_are_in_one_row_and_the_counted_things_are_whole(
    open_page: Pages, language: str
) -> None:
    """On a page of middle width the numbers to choose and the counted things are whole before and after the answer."""
    page = settle(open_page(f"{COUNTED}&lang={language}", width=1024, height=768), "medium")
    assert in_sight(page, OPTIONS) == [True] * 5
    rows = {box["y"] for each in page.locator(OPTIONS).all() if (box := each.bounding_box())}
    assert len(rows) == 1
    assert in_sight(page, ".tutor-drawn-hand .tutor-card-icons") == [True] * 4
    assert page.evaluate(CLAMPED) == []
    hint = page.locator('.tutor-lesson-card [data-do="hint"]')
    for taken in range(1, 4):
        hint.click()
        expect(page.locator(".tutor-given-hint")).to_have_count(taken)
    hint.click()
    expect(page.locator(".tutor-option-shown")).to_have_count(1)
    assert page.evaluate(CLAMPED) == []
    assert all(in_sight(page, ".tutor-drawn-hand .tutor-card-icons"))
