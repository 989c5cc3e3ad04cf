"""On a real page a decision other than the example's makes a line, no line is lost, and the example stays the same."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.driving import (
    beyond,
    choose,
    control,
    decision_value,
    focus_on,
    list_lines,
    open_tab,
    shows,
    stands,
    status,
)
from tests.pages import Pages
from tutor.core.base.game import Decision
from tutor.core.records.lines import line_to, open_lesson
from tutor.core.records.moments import turns
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for

PLY = 3
LESSON = Tree.of_record(open_lesson("quick_start"), protect=True)
PATH = (0, *LESSON.path(len(LESSON.nodes)))
STATE = LESSON.step(PATH[PLY]).state
TAKEN = LESSON.node(PATH[PLY + 1]).decision
OTHERS = [decision for decision in STATE.legal() if decision != TAKEN]
WORDS = text_for("princes")
MAIN = "Main line"


def decide(page: Page, decision: object) -> None:
    """Make a decision in the lesson's state by the list of choices in words."""
    control(page, "decide", decision_value(STATE.game, decision), ".tutor-choices").click()


def line(page: Page, name: str) -> Locator:
    """Return the row of a line."""
    return page.locator(f'.tutor-lines li[data-line="{name}"]')


def are_listed(page: Page, *names: str) -> None:
    """Wait until exactly these lines are listed."""
    page.wait_for_function(
        """(names) => {
            const rows = [...document.querySelectorAll(".tutor-lines li")];
            return JSON.stringify(rows.map((row) => row.dataset.line)) === JSON.stringify(names);
        }""",
        arg=list(names),
    )


def field(page: Page, kind: str) -> Locator:
    """Return the field of a line's name or of a step's comment."""
    return page.locator(f".tutor-lines-card > .tutor-fields {kind}")


@pytest.fixture
def page_of_lines(open_page: Pages) -> Page:
    """Return the lesson after three decisions, with two lines of the reader, of which the second is current."""
    page = open_page(f"?lesson=quick_start&ply={PLY}")
    for number, decision in enumerate(OTHERS[:2]):
        decide(page, decision)
        shows(page, STATE.play(decision), ply=PLY + 1, line="AB"[number])
        if not number:
            control(page, "main").click()
            shows(page, STATE, ply=PLY, line="main")
    list_lines(page)
    return page


def is_listed_at_its_fork(page: Page) -> None:
    """Check that the list shows the example's decision and both tried lines, above a visible curve."""
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(status(page)).to_have_attribute("data-layout", "wide")
    control(page, "view", "explore").click()
    open_tab(page, "lines")
    control(page, "list-as", "moves").click()
    for name in "AB":
        row = page.locator(f".tutor-moves [data-line={name}] .tutor-variation")
        expect(row).to_be_in_viewport(ratio=1)
    current = page.locator(".tutor-moves [aria-current=step]")
    expect(current).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-curve-board")).to_be_in_viewport(ratio=1)
    # The row of tools above the tree has one way back and, besides menus of lines, one menu.
    for tools in (
        "[data-do=undo], [data-do=back]",
        "[data-key='menu:merge'], .tutor-now-card summary",
    ):
        expect(page.locator(tools).filter(visible=True)).to_have_count(1)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".tutor-curve-board")).to_be_hidden()
    expect(current).to_be_in_viewport(ratio=1)
    page.locator(".tutor-in-low").click()
    expect(page.locator(".tutor-curve-board")).to_be_in_viewport(ratio=1)


def test_a_fork_is_named_listed_compared_and_left_by_one_press(page_of_lines: Page) -> None:
    """List and outline have both lines, the comparison names their decisions, and one press leads back."""
    are_listed(page_of_lines, MAIN, "A", "B")
    choose(line(page_of_lines, "A"), "compare")
    compared = page_of_lines.locator(".tutor-compare")
    expect(compared).to_be_visible()
    for decision in OTHERS[:2]:
        expect(compared.locator(".tutor-parting")).to_contain_text(WORDS.narrate(decision, STATE))
    boards = compared.locator(".tutor-small-board")
    expect(boards).to_have_count(2)
    for width, height, seen in (1440, 900, 2), (1024, 768, 2), (390, 844, 1):
        # The difference, both whole cities and the way on need no scrolling; a phone shows one
        # city, and the other after a press.
        page_of_lines.set_viewport_size({"width": width, "height": height})
        expect(boards.filter(visible=True)).to_have_count(seen)
        expect(compared.locator(".tutor-parting")).to_be_in_viewport(ratio=1)
        for board in boards.filter(visible=True).all():
            expect(board).to_be_in_viewport(ratio=1)
        expect(compared.locator("[data-do=compare-go]")).to_be_in_viewport(ratio=1)
        if (
            width < 1440
        ):  # no row or line is cut; a line says that more follow, on a phone at its foot
            of = ".tutor-compare-middle" if width == 1024 else ".tutor-compare-ways"
            expect(compared.locator(of)).to_have_attribute("data-rest", "More below")
    control(page_of_lines, "close-compare").click()
    expect(compared).not_to_be_visible()
    open_tab(page_of_lines, "now")
    control(page_of_lines, "main").click()
    shows(page_of_lines, STATE, ply=PLY, line="main")
    is_listed_at_its_fork(page_of_lines)
    page_of_lines.locator(".tutor-next").click()
    shows(page_of_lines, STATE.play(TAKEN), ply=PLY + 1, line="main")


@pytest.mark.endurance
def test_lines_are_compared_at_the_same_moment_and_home_leads_back(open_page: Pages) -> None:
    """A comparison shows a turn of one step beside the same turn of four steps. Home closes it."""
    rest = Decision("Ralph", "stay", "cloth")
    state = LESSON.step(PATH[20]).state
    page = open_page("?lesson=quick_start&ply=20")
    control(page, "decide", decision_value(state.game, rest), ".tutor-choices").click()
    shows(page, state.play(rest), ply=21, line="A")
    list_lines(page)
    choose(line(page, MAIN), "compare")
    example, own = (page.locator(f'[data-side="{side}"]') for side in ("left", "right"))
    expect(example).to_contain_text("after move 24")
    expect(own).to_contain_text("after move 21")
    for side in (example, own):
        expect(side).to_contain_text("Day 2 · Round 4 · after Ralph's turn")
    close = control(page, "close-compare")
    expect(close).to_be_in_viewport()
    expect(page.locator('[data-table="common"]')).to_contain_text("Moon tiles only here")
    control(page, "compare-step", "left-on").click()
    expect(example).to_contain_text("after move 25")
    expect(page.locator(".tutor-moments")).to_contain_text("different moments")
    control(page, "compare-step", "together").click()
    expect(page.locator(".tutor-moments")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".tutor-compare")).not_to_be_visible()
    shows(page, state.play(rest), ply=21, line="A")
    choose(line(page, MAIN), "compare")
    expect(page.locator(".tutor-compare")).to_be_visible()
    page.locator(".tutor-home").click()
    expect(page.locator(".tutor-compare")).not_to_be_visible()
    shows(page, state.play(rest), ply=21, line="A")


@pytest.mark.endurance
def test_others_play_on_and_explain_themselves(page_of_lines: Page) -> None:
    """On a line of the reader the other seats decide, with reasons, until it is the reader's turn again."""
    open_tab(page_of_lines, "now")
    player = status(page_of_lines).get_attribute("data-player") or ""
    assert player
    page_of_lines.locator(".tutor-others summary").click()
    control(page_of_lines, "play-on", "advised").click()
    state, ply = STATE.play(OTHERS[1]), PLY + 1
    while state.due is not None and state.due.player == player:
        shows(page_of_lines, state, ply=ply, line="B")
        decision = state.legal()[0]
        control(
            page_of_lines, "decide", decision_value(state.game, decision), ".tutor-choices"
        ).click()
        state, ply = state.play(decision), ply + 1
    beyond(page_of_lines, ply)
    stands(page_of_lines, player=player, line="B")
    page_of_lines.locator(".tutor-others summary").click()
    expect(control(page_of_lines, "play-on", "stop")).to_be_visible()
    list_lines(page_of_lines)
    page_of_lines.locator(".tutor-back").click()
    expect(page_of_lines.locator(".tutor-here .tutor-move-note")).to_have_text(re.compile("^Why: "))
    expect(field(page_of_lines, "textarea")).to_have_value("")


@pytest.mark.endurance
def test_the_menu_of_a_line_works_by_keys(page_of_lines: Page) -> None:
    """Arrows go through the menu, Escape closes it, and an item leads to the field of the name."""
    opener = line(page_of_lines, "A").locator(".tutor-item-menu > summary")
    focus_on(opener)
    page_of_lines.keyboard.press("Enter")
    items = line(page_of_lines, "A").get_by_role("menuitem")
    expect(items.first).to_be_focused()
    page_of_lines.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    page_of_lines.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(items.first).not_to_be_visible()
    page_of_lines.keyboard.press("ArrowDown")
    page_of_lines.keyboard.press("ArrowDown")
    page_of_lines.keyboard.press("Enter")
    stands(page_of_lines, line="A")
    expect(field(page_of_lines, "input")).to_be_focused()
    for over in (".tutor-now-card h2", ".tutor-aside [data-do=compare]"):
        expect(page_of_lines.locator(over)).to_be_in_viewport()
    # At the current line nothing is redrawn, and no line is compared with itself.
    focus_on(opener)
    page_of_lines.keyboard.press("Enter")
    expect(items.first).to_have_text("Rename")
    expect(items.first).to_be_focused()
    page_of_lines.keyboard.press("Enter")
    expect(field(page_of_lines, "input")).to_be_focused()


@pytest.mark.endurance
def test_the_curve_can_be_read_with_the_pointer_and_the_arrow_keys(open_page: Pages) -> None:
    """Pointer and arrows show a step's move and values without going to the step, and a press goes there."""
    page = open_page("?lesson=quick_start&ply=20&view=explore")
    open_tab(page, "lines")
    board = page.locator(".tutor-curve-board")
    expect(board).to_be_in_viewport(ratio=1)
    here, move = page.locator(".tutor-curve-here"), page.locator(".tutor-curve-move")
    expect(here).to_contain_text("Step 20 of")
    room = board.bounding_box()
    assert room is not None
    over = room["x"] + room["width"] * 0.5, room["y"] + room["height"] * 0.5
    page.mouse.move(*over)
    expect(move).to_be_in_viewport(ratio=1)
    expect(here).not_to_contain_text("Step 20 of")
    under = re.search(r"Step (\d+) of", here.inner_text())
    assert under is not None
    ply = int(under[1])
    told = WORDS.narrate(LESSON.node(PATH[ply]).decision, LESSON.step(PATH[ply - 1]).state)
    expect(move).to_have_text(told)
    stands(page, ply=20)
    page.mouse.move(0, 0)
    expect(move).to_have_count(0)
    expect(here).to_contain_text("Step 20 of")
    page.locator(".tutor-curve-reach").focus()
    page.keyboard.press("ArrowRight")
    expect(here).to_contain_text("Step 21 of")
    expect(page.locator(".tutor-live")).to_contain_text("Step 21 of")
    stands(page, ply=20)
    page.keyboard.press("ArrowRight")
    expect(here).to_contain_text("Step 22 of")
    page.keyboard.press("Enter")
    stands(page, ply=22)
    page.mouse.click(*over)
    stands(page, ply=ply)


@pytest.mark.endurance
def test_moves_work_by_press_and_key_and_a_text_opens(open_page: Pages) -> None:
    """The steps of a turn open, keys go by turns while the list follows, and a corrected text opens as a game."""
    page = open_page(f"?lesson=quick_start&ply={PLY}&view=explore")
    open_tab(page, "lines")
    moves = page.locator(".tutor-moves")
    current = moves.locator("[aria-current=step]")
    ends = [turn.last for turn in turns(line_to(LESSON, PATH[-1])) if turn.last > PLY]
    for _ in range(14):
        page.keyboard.press("Shift+ArrowRight")
    stands(page, line="main", ply=ends[13])
    expect(current).to_have_count(1)
    expect(current).to_be_in_viewport()
    expect(page.locator(".tutor-due")).to_be_in_viewport()
    control(page, "show", 9, ".tutor-moves").click()
    stands(page, ply=9)
    control(page, "unfold", "turn:8").click()
    control(page, "show", 8, ".tutor-move-steps").click()
    stands(page, ply=8)
    control(page, "list-as", "text").click()
    field = page.locator(".tutor-notation textarea")
    expect(field).to_have_value(re.compile("^tutor-notation 1"))
    text = field.input_value()
    field.fill(text.replace("place_inca llama_meadow", "place_inca moon", 1))
    control(page, "open-text").click()
    expect(page.locator(".tutor-notices")).to_contain_text("line[")
    # The whole example without its last steps, and the reader's comment.
    field.fill(text[: text.index("\n30. ")] + "\n; My own end\n")
    control(page, "open-text").click()
    stands(page, ply=8, line="main")
    expect(control(page, "view", "explore")).to_have_attribute("aria-current", "page")
    expect(page.locator(".tutor-tab-now")).to_have_attribute("aria-current", "true")
    open_tab(page, "lines")
    control(page, "list-as", "comments").click()
    expect(page.locator(".tutor-comments")).to_contain_text("My own end")
