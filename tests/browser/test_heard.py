"""By keyboard alone a reader hears new texts in announcements, and a letter key leads the focus to its target."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_forecast import PATIENCE
from tests.browser.test_voice import listen
from tests.browser.views import finished_game_address, write_lines
from tests.driving import beyond, control, enter, list_lines, open_tab, read_page, stands
from tests.learner import CARD, by_keyboard
from tests.pages import Pages, first_of

FIELD = ".tutor-rulebook-field input"
CHOICE = ".tutor-deciding .tutor-choice:not([aria-disabled=true])"
BEGIN = """async (choice) => {
  choice.focus();
  for (const key of "rll") document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  choice.remove();
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""
"""Asks a question from a focused choice, which is redrawn before an answer can come."""
LISTEN = """
{
  const said = window.said = [];
  const ears = new Map();
  new MutationObserver(() => {
    const live = document.querySelector(".tutor-live");
    if (!live || ears.has(live)) return;
    const hear = () => live.textContent && said.push(live.textContent);
    ears.set(live, new MutationObserver(hear));
    ears.get(live).observe(live, { childList: true });
    hear();
  }).observe(document, { childList: true, subtree: true });
}
"""
"""Records from now on what the live region of a page says."""


def expect_speech(page: Page, told: Locator) -> None:
    """Check that the live region has said all texts of these elements."""
    expect(told.first).to_be_visible()
    for words in told.all_inner_texts():
        expect(page.locator(".tutor-live")).to_contain_text(words.rstrip("."))


def expect_heard(page: Page, told: Locator) -> None:
    """Check that the live region has said all texts of these elements since `LISTEN` ran.

    If an answer appears in several parts, the region says each part once.
    """
    expect(told.first).to_be_visible()
    for words in told.all_inner_texts():
        page.wait_for_function(
            'words => said.join(" ").replace(/\\s+/g, " ").includes(words)',
            arg=" ".join(words.rstrip(".").split()),
        )


def test_the_verdict_on_a_move_and_its_comparison_are_announced(open_page: Pages) -> None:
    """By Tab, arrows and Enter a reader hears the verdict on a move and its comparison.

    The boards of a comparison are images with a name.
    """
    page = open_page("?lesson=quick_start")
    by_keyboard(page, f"{CHOICE}:nth-child(1)")
    expect_speech(page, page.locator(f"{CARD} :is(.tutor-answer, .tutor-balance)"))
    by_keyboard(page, f"{CARD} [data-do=compare]")
    expect_speech(page, page.locator(".tutor-compared-words p"))
    expect(page.locator(".tutor-compare")).to_be_focused()
    expect(page.locator(".tutor-compare")).to_have_accessible_name("Compare")
    for board in page.locator(".tutor-small-board img").all():
        expect(board).to_have_role("img")
        expect(board).to_have_accessible_name(re.compile("."))
    enter(control(page, "close-compare"))
    expect(page.locator(f"{CARD} [data-do=compare]")).to_be_focused()


@pytest.mark.endurance
def test_a_comparison_leaves_the_focus_to_the_menu_that_opened_it(open_page: Pages) -> None:
    """When a comparison closes, the focus returns to the menu that opened it, since the menu's pressed item is hidden."""
    page = open_page("?lesson=quick_start&ply=26&view=explore")
    enter(page.locator(CHOICE).first)
    beyond(page, 26)
    stands(page)
    page.keyboard.press("l")
    expect(page.locator(".tutor-tab-lines")).to_have_attribute("aria-current", "true")
    list_lines(page)
    menu = page.locator(".tutor-lines li .tutor-item-menu > summary").first
    enter(menu)
    enter(page.locator('[role="menu"] [data-do="compare"]').first)
    expect(page.locator(".tutor-compare")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


@pytest.mark.parametrize(
    "address",
    first_of(
        [
            "?view=explore",
            "?lesson=quick_start&ply=26&view=explore",
            "?lesson=quick_start",
            "?view=play&game=incan_gold",
        ],
        1,
    ),
)
@pytest.mark.parametrize("delay", first_of([0, 60], 1), ids=["at once", "slow line"])
@pytest.mark.parametrize(
    "size",
    [(390, 844), pytest.param((1440, 900), marks=pytest.mark.endurance)],
    ids=["phone", "wide"],
)
def test_the_letters_after_r_are_the_question(
    open_page: Pages, address: str, size: tuple[int, int], delay: int
) -> None:
    """After the key R, letters typed before the field appears go into the field, from any focused element.

    They do not act as keys.
    """
    page = open_page(address, *size, is_slow=delay > 0)
    if page.locator(CHOICE).count():
        page.locator(CHOICE).first.focus()
    page.keyboard.press("r")
    page.keyboard.type("llama", delay=delay)
    expect(page.locator(FIELD)).to_be_focused()
    expect(page.locator(FIELD)).to_have_value("llama")
    expect(page.locator(".tutor-tab-lines")).not_to_have_attribute("aria-current", "true")


@pytest.mark.endurance
def test_a_second_question_replaces_the_first(open_page: Pages) -> None:
    """The key R leads to the field of the question even from an open list, and the first question is removed."""
    page = open_page("?lesson=quick_start&ply=40&view=explore")
    summary = page.locator(".tutor-not-now > summary")
    enter(summary)
    page.keyboard.press("n")
    expect(page.locator(CHOICE).first).to_be_focused()
    summary.focus()
    page.keyboard.press("r")
    page.keyboard.type("llama")
    expect(page.locator(FIELD)).to_have_value("llama")
    page.keyboard.press("Escape")
    expect(page.locator(FIELD)).not_to_be_visible()
    page.keyboard.press("r")
    page.keyboard.type("market")
    expect(page.locator(FIELD)).to_have_value("market")


@pytest.mark.endurance
def test_typed_letters_stay_while_the_page_is_redrawn(open_page: Pages) -> None:
    """Letters typed before the field appears belong to the question.

    The element that has the focus when typing begins is redrawn meanwhile.
    """
    page = open_page("?view=explore&game=princes", 390, 844, is_slow=True)
    page.locator(CHOICE).first.evaluate(BEGIN)
    page.keyboard.type("ama")
    expect(page.locator(FIELD)).to_have_value("llama")
    expect(page.locator(FIELD)).to_be_focused()


def test_a_typed_question_is_answered_once_it_is_whole(open_page: Pages) -> None:
    """While the reader types a question, an answer comes only after a pause, and not after each letter."""
    page = open_page("?view=rules")
    page.locator(FIELD).focus()
    listen(page)
    question = "may I pay a llama next door"
    page.keyboard.type(question)
    expect(page).to_have_url(re.compile("next.door"))
    expect_speech(page, page.locator(".tutor-rulebook-answer p"))
    # A slow kernel makes pauses of its own.
    assert len([each for each in page.evaluate("window.heard") if each]) < len(question.split())


@pytest.mark.endurance
@pytest.mark.parametrize(
    "address",
    [
        "?view=presenter",
        "?lesson=quick_start",
        "?view=explore",
        "?lesson=quick_start&ply=26",
        "",
    ],
)
def test_a_page_is_announced_once_when_it_loads(open_page: Pages, address: str) -> None:
    """A page that loads makes one announcement, since a second one would cut the first off."""
    page = open_page.blank()
    page.add_init_script(LISTEN)
    open_page.lead(page, address)
    expect(page.locator(".tutor-live")).not_to_be_empty()
    stands(page)
    assert len(page.evaluate("window.said")) == 1


def test_a_round_of_incan_gold_can_be_played_by_keys(open_page: Pages) -> None:
    """In a round of Incan Gold a letter key leads to the choices, whose name says who decides.

    The page announces the result.
    """
    page = open_page("?view=play&game=incan_gold")
    for _ in range(2):
        page.keyboard.press("w")
        choice = page.locator(CHOICE).first
        expect(choice).to_be_focused()
        due = page.locator(".tutor-due > span").last.inner_text()
        expect(page.locator(".tutor-deciding[role=group]")).to_have_accessible_name(due)
        before = read_page(page)
        page.keyboard.press("Enter")
        beyond(page, before.ply)
        stands(page, player=before.player)
        expect(page.locator(".tutor-live")).to_contain_text("Your turn.")


@pytest.mark.endurance
def test_impossible_choices_are_one_stop_with_a_name(open_page: Pages) -> None:
    """Tab reaches the folded impossible choices once, and arrows go through them."""
    page = open_page("?lesson=quick_start&ply=40&view=explore")
    page.locator(".tutor-not-now > summary").focus()
    page.keyboard.press("Enter")
    shut = page.locator(".tutor-not-now .tutor-choice")
    expect(shut.first).to_be_visible()
    page.keyboard.press("Tab")
    expect(shut.first).to_be_focused()
    for number in range(shut.count()):
        expect(shut.nth(number)).to_have_attribute("aria-disabled", "true")
        expect(shut.nth(number)).to_have_accessible_name(re.compile(r"Not possible now\."))
    page.keyboard.press("ArrowRight")
    expect(shut.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect_speech(page, page.locator(".tutor-against"))


@pytest.mark.endurance
def test_a_puzzle_announces_its_goal_its_help_and_its_end(open_page: Pages) -> None:
    """The page announces the goal of a puzzle, the hint and the solution as they appear, and the end."""
    page = open_page("?view=explore&game=princes")
    open_tab(page, "games")
    control(page, "puzzles").click()
    enter(page.locator('[data-do="puzzle"]').first)
    expect_speech(page, page.locator(".tutor-puzzle-goal"))
    enter(control(page, "puzzle-hint"))
    expect_speech(page, page.locator(".tutor-puzzle-help"))
    enter(control(page, "puzzle-solution"))
    expect_speech(page, page.locator(".tutor-puzzle-solution li"))
    enter(page.locator(CHOICE).last)
    expect(page.locator(".tutor-status")).not_to_have_attribute("data-ply", "0")
    expect_speech(page, page.locator(".tutor-puzzle-told"))


def ask_forecast(page: Page) -> None:
    """Compute a forecast of the moves of Incan Gold."""
    enter(control(page, "forecast"))
    expect(control(page, "forecast-stop")).to_be_visible()
    expect(control(page, "forecast-stop")).to_have_count(0, timeout=PATIENCE)


def play_twins(page: Page) -> None:
    """Play twelve pairs of worlds to their end, by the keyboard."""
    enter(control(page, "forecast"))
    enter(control(page, "twins"))
    enter(control(page, "twin-pairs", 12))
    expect(page.locator('[data-do="twin-open"]')).to_have_count(12, timeout=PATIENCE)
    expect(control(page, "twin-stop")).to_have_count(0, timeout=PATIENCE)


def look_back(page: Page) -> None:
    """Compute a look back at a finished game up to its first result."""
    enter(control(page, "forecast"))
    enter(control(page, "forecast-for", 300))
    expect(page.locator(".tutor-studied")).to_be_visible(timeout=PATIENCE)
    enter(control(page, "forecast-stop"))
    expect(control(page, "forecast-stop")).to_have_count(0, timeout=PATIENCE)


def open_wrong_text(page: Page) -> None:
    """Open a text that is no game."""
    write_lines(page)
    page.locator(".tutor-notation textarea").fill("1. nonsense")
    page.keyboard.press("Tab")
    expect(control(page, "notation-anew")).to_be_visible()
    enter(control(page, "open-text"))


GOODS = '[data-do=editor-group][data-value="0"]'
"""Selects the control that unfolds the first group of a set-up position."""


def set_up_wrong(page: Page) -> None:
    """Put one Inca too many on the table in the editor."""
    open_tab(page, "games")
    for each in ("[data-do=editor]", '[data-do=editor-begin][data-value="view"]', GOODS):
        by_keyboard(page, each)
    enter(page.locator('[data-place="players[0].supply"] button').last)
    expect(page.locator(".tutor-editor-faults li")).to_be_visible()


def see_plan(page: Page) -> None:
    """Choose a plan of the lesson, and see the result of the day."""
    by_keyboard(page, f"{CARD} [data-do=plan]")
    by_keyboard(page, f"{CARD} [data-do=goto]")


def answer_card(page: Page) -> None:
    """Make a card of a position, and answer it."""
    enter(page.locator(".tutor-others > summary"))
    enter(control(page, "card-keep"))
    open_tab(page, "games")
    by_keyboard(page, "[data-do=cards]")
    by_keyboard(page, "[data-do=card-ask]")
    expect_speech(page, page.locator(".tutor-review > p"))
    enter(page.locator(CHOICE).first)
    expect(page.locator(".tutor-review")).to_contain_text("No other card")


def begin_study(page: Page) -> None:
    """Begin an empty study."""
    open_tab(page, "lines")
    by_keyboard(page, "[data-do=studies]")


INCAN_GOLD, IN_A_DAY = "?game=incan_gold&view=explore", "?lesson=quick_start&ply=26&view=explore"
ANSWERS = {
    "forecast": (
        INCAN_GOLD,
        ask_forecast,
        ".tutor-forecast-told, .tutor-forecast-best :is(button, td:nth-child(3))",
    ),
    "twins": (INCAN_GOLD, play_twins, ".tutor-twin-summary p"),
    "look back": (
        finished_game_address(),
        look_back,
        ".tutor-report-head b",
    ),
    "text": (IN_A_DAY, open_wrong_text, ".tutor-notice"),
    "position": (IN_A_DAY, set_up_wrong, ".tutor-editor-told, .tutor-editor-faults li"),
    "plan": ("?lesson=quick_start&step=first-plan", see_plan, f"{CARD} .tutor-answer"),
    "card": (INCAN_GOLD, answer_card, ".tutor-review > :is(h2, p)"),
    "study": (INCAN_GOLD, begin_study, ".tutor-studies-card [role=status]"),
}
"""For each answer: the address, the presses, and the selector of the answer."""
SAID = ["plan", "card", "forecast", "text", "study", "look back"]
"""The answers, that of the quick run first; other tests hear twin worlds and a position."""


@pytest.mark.parametrize("answer", first_of(SAID, 1))
def test_every_answer_to_a_press_is_announced(open_page: Pages, answer: str) -> None:
    """After each of these presses the live region says all words and numbers that appear."""
    address, press, selector = ANSWERS[answer]
    page = open_page(address)
    page.evaluate(LISTEN)
    press(page)
    expect_heard(page, page.locator(selector))
