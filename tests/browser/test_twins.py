"""Twin worlds on a real page: asked for, opened, gone along and kept by the keyboard."""

from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_forecast import PATIENCE
from tests.driving import control, pull_up
from tests.pages import Pages

QUERY = "?game=incan_gold&view=explore"


def test_a_pair_is_opened_gone_along_and_kept_by_the_keyboard(open_page: Pages) -> None:
    """Nothing sticks out or is hard to read, beside the pairs and beside the boards."""
    page = open_page(QUERY)
    pull_up(page)
    control(page, "forecast").press("Enter")
    control(page, "twins").press("Enter")
    control(page, "twin-pairs", 12).press("Enter")
    pairs = page.locator('[data-do="twin-open"]')
    expect(pairs).to_have_count(12, timeout=PATIENCE)
    expect(control(page, "twin-stop")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".tutor-stocks")).to_be_in_viewport(ratio=1)
    assert findings(page, EVERYTHING) == []
    pairs.nth(4).press("Enter")
    expect(page.locator(".tutor-is-beside .tutor-compare")).to_be_visible()
    expect(page.locator(".tutor-timeline")).not_to_be_visible()
    heads = page.locator(".tutor-compare-band > p")
    before = heads.all_inner_texts()
    page.keyboard.press("ArrowRight")
    expect(heads.first).not_to_have_text(before[0])
    page.keyboard.press("End")
    expect(page.locator(".tutor-compare-when").first).to_contain_text("the game is over")
    assert findings(page, EVERYTHING) == []
    control(page, "twin-keep").press("Enter")
    expect(page.locator(".tutor-lines-card")).to_contain_text("Pair 5 of twin worlds, world A.")
