"""A reader can use the page without mouse, sight or motion: tests of keys, focus, announcements and sizes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_heard import ANSWERS, expect_speech
from tests.browser.test_sight import address
from tests.browser.views import TOURS, at_ply, walk
from tests.driving import enter, focus_on, open_looks, open_tab, rest
from tests.pages import PATIENCE, READY, Pages, first_of

CONTROLS = """
[...(document.querySelector(".tutor-app [aria-modal]") ?? document).querySelectorAll(":is(a[href], button, input, select, summary, [tabindex])")]
    .filter((e) => e.tabIndex >= 0 && e.checkVisibility({ visibilityProperty: true }) && !e.disabled)
"""
FIRST = f"() => {{ scrollTo(0, 0); {CONTROLS.strip()}[0].focus(); }}"
REACHABLE = (
    f'() => {CONTROLS.strip()}.map((e, number) => (e.dataset.reached = "no", number)).length'
)
STEP = """
() => {
    const e = document.activeElement;
    if (e === document.body) return "";
    if (e.checkVisibility()) e.dataset.reached = "yes";
    const { outlineStyle, outlineWidth } = getComputedStyle(e);
    const { right, bottom, left, top } = e.getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return marked && inside ? "" : e.outerHTML.slice(0, 120);
}
"""
LEFT = """
() => [...document.querySelectorAll("[data-reached=no]")].filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => `not reached: ${e.outerHTML.slice(0, 120)}`)
"""


def reload(page: Page) -> None:
    """Reload the page, and wait until it is usable."""
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)


def focus_of(page: Page) -> str:
    """Return the text of the focused element, or the class of the card with the focus."""
    return str(
        page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.matches('button, summary') ? e.textContent : e.className; }"
        )
    )


def beyond_tab(page: Page) -> list[str]:
    """Return the elements that the Tab key does not reach, or on which the focus is invisible."""
    rest(page)  # parts that are redrawn may still come, as one stop for the arrows
    page.evaluate(FIRST)  # the page may move a lost focus a moment later
    page.keyboard.press("Tab")  # this leaves one stop for a group of arrows
    page.keyboard.press("Shift+Tab")
    count = page.evaluate(REACHABLE)
    unseen = [page.evaluate(STEP)]
    for _ in range(count + 2):
        page.keyboard.press("Tab")
        unseen.append(page.evaluate(STEP))
    left = page.evaluate(LEFT)
    return [each for each in [*unseen, *left] if each]


HIDE_AND_PRESS = """choice => {
  choice.closest(".tutor-deciding").style.display = "none";
  const isFocused = choice.matches(":focus-visible");
  choice.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  return isFocused;
}"""


@pytest.mark.endurance
@pytest.mark.parametrize("tour", TOURS)
def test_tab_reaches_every_control_and_shows_where_it_is(open_page: Pages, tour: str) -> None:
    """The Tab key reaches each control of each view, in sight and with a visible focus."""
    found = {view: wrong for view, page in walk(open_page, tour) if (wrong := beyond_tab(page))}
    assert found == {}


@pytest.mark.endurance
@pytest.mark.parametrize("answer", ["position", *sorted(ANSWERS.keys() - {"position"})])
def test_tab_reaches_every_control_beside_a_result(open_page: Pages, answer: str) -> None:
    """The Tab key reaches every control beside a result, and the result is announced.

    The results are a forecast, twin worlds, a look back, a set-up position, a study and a card.
    """
    address, press, selector = ANSWERS[answer]
    page = open_page(address)
    press(page)
    expect_speech(page, page.locator(selector))
    assert beyond_tab(page) == []


@pytest.mark.endurance
def test_a_reader_who_looks_around_is_back_in_the_lesson_at_once(open_page: Pages) -> None:
    """When the reader looks around, the first stop of the Tab key leads back to the lesson, and the step gets the focus."""
    page = open_page("?lesson=quick_start&ply=20")
    page.keyboard.press("Tab")
    expect(page.locator('.tutor-skips [data-do="lesson-here"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tutor-lesson-card h2")).to_be_focused()


@pytest.mark.endurance
@pytest.mark.parametrize("is_slow", [True, False], ids=["slow line", "at once"])
def test_the_focus_stays_at_the_last_action(open_page: Pages, is_slow: bool) -> None:
    """After an action the focus is on the action's control, or on the card that took the control's place.

    On a slow line the page loses the control before it gets the other changes.
    """
    page = open_page("?lesson=quick_start&ply=22", is_slow=is_slow)
    focus_on(page.locator(".tutor-cannot").first)
    page.keyboard.press("Enter")
    expect(page.locator(".tutor-refusal")).to_be_focused()
    focus_on(page.locator(".tutor-way").nth(1))
    page.keyboard.press("Enter")
    at_ply(page, 23)
    expect(page.locator(".tutor-now-card:focus, .tutor-now-card :focus")).to_be_visible()
    focus_on(page.locator(".tutor-ways-back button").first)
    page.keyboard.press("Enter")
    at_ply(page, 22)
    assert focus_of(page) == "Back one step"
    focus_on(page.locator(".tutor-switch summary"))
    page.keyboard.press("ArrowRight")
    at_ply(page, 23)
    page.keyboard.press("ArrowLeft")
    at_ply(page, 22)
    open_tab(page, "lines")
    page.keyboard.press("ArrowRight")
    at_ply(page, 23)
    assert focus_of(page) == "Lines"
    focus_on(page.locator(".tutor-here .tutor-item-menu > summary").first)
    page.keyboard.press("Enter")
    focus_on(page.locator('[data-do="prune"]:visible').first)
    page.keyboard.press("Enter")
    expect(page.locator(".tutor-lines-card")).to_be_focused()


@pytest.mark.parametrize("address", first_of(["?lesson=quick_start&ply=20", "?view=presenter"], 1))
def test_the_sheet_of_keys_is_modal(open_page: Pages, address: str) -> None:
    """While the sheet of keys is open nothing else can be reached; closing it returns the focus, and the keys work again."""
    page = open_page(address)
    here = page.locator(".tutor-next, .tutor-present-next").locator("visible=true").first
    focus_on(here)
    for key in ("?", "Escape"):
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_have_attribute("aria-modal", "true")
        expect(dialog.locator(":focus")).to_be_visible()
        for _ in range(6):
            page.keyboard.press("Tab")
            assert page.evaluate("() => !document.activeElement.closest('.tutor-bar, .tutor-main')")
        here.evaluate("(control) => control.focus()")
        expect(here).not_to_be_focused()
        page.keyboard.press(key)
        expect(dialog).to_have_count(0)
        expect(here).to_be_focused()
    if "presenter" not in address:
        enter(open_looks(page).locator('[data-do="sheet"]'))
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".tutor-looks-menu")).not_to_have_attribute("open", "")
        expect(page.locator(".tutor-looks-menu summary")).to_be_focused()
        page.keyboard.press("l")
        expect(page.locator(".tutor-tab-lines")).to_have_attribute("aria-current", "true")


def test_the_skip_links_and_arrows_work_beside_the_choices(open_page: Pages) -> None:
    """The first link at the top leads past bar and board to the present task.

    When the focused choice is hidden before the page has the new choices, an arrow does nothing.
    """
    page = open_page("?view=explore")
    choice = page.locator(".tutor-deciding .tutor-choice").first
    expect(choice).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator('.tutor-skip[href="#tutor-now"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => !!document.activeElement.closest('#tutor-now')")
    focus_on(choice)
    assert choice.evaluate(HIDE_AND_PRESS)


def test_keys_lead_to_the_choices(open_page: Pages) -> None:
    """The key N leads to the first choice, and a digit to the choice with this number, from any tab.

    Keys undo and redo a choice, but in a field they edit the field's text.
    """
    page = open_page("?lesson=quick_start&ply=20&view=explore")
    choices = page.locator(".tutor-deciding [data-do]:visible")
    lines = page.locator(".tutor-lines-card")
    page.keyboard.press("n")
    expect(choices.first).to_be_focused()
    open_tab(page, "lines")
    expect(lines).to_be_visible()
    page.keyboard.press("n")
    expect(lines).to_be_hidden()
    expect(choices.first).to_be_focused()
    for number in (3, 1, 2):
        page.keyboard.press(str(number))
        expect(choices.nth(number - 1)).to_be_focused()
    letters = open_looks(page).locator('[data-do="letters"]')
    letters.click()
    expect(letters).to_have_attribute("aria-pressed", "false")
    expect(letters).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".tutor-looks-menu")).not_to_have_attribute("open", "")
    page.keyboard.press("3")
    expect(page.locator(".tutor-looks-menu summary")).to_be_focused()
    page.locator(".tutor-deciding [data-do=decide]").first.click()
    at_ply(page, 21)
    for key, ply in (("Control+z", 20), ("Control+Shift+Z", 21)):
        page.keyboard.press(key)
        at_ply(page, ply)
    page.locator(".tutor-ask-field").press_sequentially("ab")
    page.keyboard.press("Control+z")
    expect(page.locator(".tutor-ask-field")).not_to_have_value("ab")
    at_ply(page, 21)


@pytest.mark.endurance
def test_letters_are_keys_until_the_reader_turns_them_off(open_page: Pages) -> None:
    """Single letters open tabs and start play; once a reader turns these keys off, they stay off."""
    page = open_page("?lesson=quick_start&ply=20")
    for key, tab in (("l", "lines"), ("g", "games"), ("n", "now")):
        page.keyboard.press(key)
        expect(page.locator(f".tutor-tab-{tab}")).to_have_attribute("aria-current", "true")
    page.keyboard.press("p")
    expect(page.locator(".tutor-pause")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".tutor-pause")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".tutor-rulebook-field input")).to_be_focused()
    page.locator('[data-key="ask-back"]').click()
    letters = open_looks(page).locator('[data-do="letters"]')
    letters.click()
    expect(letters).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    reload(page)
    page.keyboard.press("r")
    page.keyboard.press("Home")
    at_ply(page, 0)
    expect(page.locator(".tutor-tab-now")).to_have_attribute("aria-current", "true")


def test_reduced_motion_stops_all_motion(open_page: Pages) -> None:
    """No element of the page is animated or changes gradually."""
    page = open_page("?lesson=quick_start&ply=20")
    page.locator(".tutor-next").click()
    at_ply(page, 21)
    moving = page.evaluate(
        """() => [...document.querySelectorAll(".tutor-app, .tutor-app *")].filter((e) => {
            const { transitionDuration, animationName } = getComputedStyle(e);
            return parseFloat(transitionDuration) > 0 || animationName !== "none";
        }).map((e) => e.className)"""
    )
    assert moving == []
    assert page.evaluate("() => document.getAnimations().length") == 0


def stops(page: Page, most: int) -> list[str]:
    """Return the parts of the page in which the Tab key stops, in order."""
    found = []
    for _ in range(most):
        page.keyboard.press("Tab")
        found.append(
            page.evaluate(
                """() => [".tutor-choice", ".tutor-option", "#tutor-choices", ".tutor-board-text"]
                  .find((each) => document.activeElement.closest(each)) ?? "" """
            )
        )
    return found


@pytest.mark.endurance
def test_any_choice_of_a_turn_is_a_few_presses_away(open_page: Pages) -> None:
    """All choices of a turn are one stop of the Tab key, with arrows between the choices.

    Their words are shown on request.
    """
    page = open_page(address(5, "en"))
    page.locator(".tutor-due:visible").focus()
    choices = page.locator(".tutor-deciding .tutor-choice:visible")
    expect(choices.nth(12)).to_be_visible()
    found = stops(page, 12)
    assert found.count(".tutor-choice") == 1
    assert "#tutor-choices" not in found
    tabs = found.index(".tutor-choice") + 1
    page.locator(".tutor-due:visible").focus()
    for _ in range(tabs):
        page.keyboard.press("Tab")
    places = choices.evaluate_all(
        """(all) => {
          const rows = [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))];
          return all.map((each) => rows.indexOf(Math.round(each.getBoundingClientRect().top)));
        }"""
    )
    for number, row in enumerate(places):
        page.keyboard.press("Home")
        for _ in range(row):
            page.keyboard.press("ArrowDown")
        aside = number - places.index(row)
        for _ in range(aside):
            page.keyboard.press("ArrowRight")
        expect(choices.nth(number)).to_be_focused()
        # From the other end it is as far as from this one.
        back = len(places) - 1 - number
        assert tabs + min(row + aside, 1 + back, number) <= 8
    page.locator("#tutor-choices").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("() => !!document.activeElement.closest('#tutor-choices')")


DECIDED = ("&step=bert-places", "&step=sell-something", "&step=gina-begins")
"""The steps of the lesson that ask for a decision."""


@pytest.mark.parametrize("step", first_of(["&step=bert-enters", *DECIDED, "&step=begin-1"], 2))
def test_the_way_on_is_one_key_away(open_page: Pages, step: str) -> None:
    """From the heading of a step Tab leads to *Go on*, and an arrow leads from one answer to the next.

    At most three presses leave a step, also one that asks for a decision: once the example's move
    appears, *Go on* has the focus, and the outcome of the move describes the button.
    """
    page = open_page(f"?lesson=quick_start{step}")
    page.locator(".tutor-lesson-card h2").first.focus()
    expect(page.locator(".tutor-lesson-ways button").first).to_be_attached()
    page.keyboard.press("w")
    expect(page.locator(".tutor-lesson-ways :focus")).to_be_attached()
    options = page.locator(".tutor-lesson-card .tutor-option")
    if options.count():
        page.locator(".tutor-lesson-card h2").first.focus()
        assert stops(page, 12).count(".tutor-option") == 1
        options.first.focus()
        page.keyboard.press("ArrowRight")
        expect(options.nth(1)).to_be_focused()
        return
    page.keyboard.press("Enter")
    asked, card = step.partition("=")[2], page.locator(".tutor-lesson-card section")
    if step in DECIDED:
        following = page.locator(".tutor-lesson-next")
        expect(following).to_be_focused()
        expect(following).to_have_attribute("aria-describedby", "tutor-outcome")
        expect(page.locator("#tutor-outcome")).not_to_be_empty()
        expect(page.locator(".tutor-live")).not_to_be_empty()
        expect(page.locator(".tutor-status")).to_have_attribute("data-busy", "0")
        page.keyboard.press("Enter")
    expect(card).not_to_have_attribute("data-step", asked)
