"""On a real page the card of a refused decision says why it is refused, and every way out of the card works."""

from itertools import zip_longest

import pytest
from playwright.sync_api import expect

from tests.driving import control, decision_value, enter, lay, shows, tap
from tests.pages import Pages
from tests.princes.refused import CASES, Case
from tests.situations import decision
from tutor.core.words.text import text_for
from widgets.shared.panels import Showing, panel_words, panels_of
from widgets.shared.stage import PageText

ON_THE_BOARD = {
    "no llama to the Main Temple: through the Corn Terraces": "district-main_temple",
    "nobody stays on the first turn": "moon-llama",
    "no farmers in the palace": "district-corn_terraces",
    "no virgins in the House of Priests: another order before none": "order-virgin",
    "no farmer to send: somebody else before nobody": "district-corn_terraces",
}
ON_THE_PANEL = (
    "never twice running: the other place to recruit, then what is free",
    "a priced tile is gone: another priced tile",
    "too little corn: as many as can be paid",
    "more llamas than are held",
    "the supply has one Inca",
    "a puma costs one more cloth",
    "coca is full already: nothing, or another column",
    "three tiles and 2 corn: two of them",
)
CHOSEN = {case.name: case for case in CASES}
PRESSED = [
    CHOSEN[name] for pair in zip_longest(ON_THE_BOARD, ON_THE_PANEL) for name in pair if name
]
QUICK = 1
"""The number of cases in a quick run, alternately from the board and from the panel."""
WORDS = text_for("princes")


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case.code, marks=[pytest.mark.endurance] if place >= QUICK else [])
        for place, case in enumerate(PRESSED)
    ],
)
def test_a_refusal_is_explained_and_every_way_out_works(open_page: Pages, case: Case) -> None:
    """The card of a refusal names the decision, the figures and the rule, and one press takes each way out."""
    state = case.state()
    refusal = state.refusal(decision(state, case.tried))
    scene = panels_of("princes").scene(
        Showing(state, state, None, WORDS, panel_words(PageText(), "princes"), "light", "wide")
    )
    page = lay(open_page, state)
    card = page.locator(".tutor-refusal")

    def press() -> None:
        if case.name in ON_THE_BOARD:
            tap(page, scene, ON_THE_BOARD[case.name])
        else:
            shut = page.locator(":is(.tutor-shut, .tutor-not-now):not([open]) > summary")
            if shut.count():
                shut.click()
            value = decision_value(state.game, refusal.decision)
            enter(control(page, "decide", value, ".tutor-deciding"))
        expect(card).to_have_attribute("data-code", case.code)

    for way in refusal.nearest:
        press()
        shows(page, state, ply=0)
        expect(card).to_have_attribute("data-rule", case.rule)
        told = card.inner_text()
        assert WORDS.decision(refusal.decision) in told
        assert WORDS.refusal(refusal) in told
        assert WORDS.rule_title(refusal.rule) in told
        ways = [item.get_attribute("data-value") for item in card.locator(".tutor-way").all()]
        assert ways == [decision_value(state.game, each) for each in refusal.nearest]
        expect(page.locator(".tutor-live")).to_contain_text(WORDS.refusal(refusal))
        control(page, "decide", decision_value(state.game, way), ".tutor-refusal").click()
        shows(page, state.play(way), ply=1)
        expect(card).not_to_have_attribute("data-code", case.code)
        page.locator(".tutor-back").click()
        shows(page, state, ply=0)


def test_the_refusals_are_of_many_kinds() -> None:
    """The tested refusals have at least ten codes, by taps on the board and by presses in the panel."""
    assert len(PRESSED) == len(ON_THE_BOARD) + len(ON_THE_PANEL)
    assert len({case.code for case in PRESSED}) >= 10


def test_a_refusal_closes_and_its_rule_opens(open_page: Pages) -> None:
    """The rule of a refusal unfolds and leads on to the rulebook, and Escape closes the card."""
    (case,) = [case for case in CASES if case.code == "column_empty"]
    state = case.state()
    page = lay(open_page, state)
    value = decision_value(state.game, decision(state, case.tried))
    enter(control(page, "decide", value, ".tutor-deciding"))
    tag = page.locator(".tutor-refusal .tutor-rule-tag")
    text = page.locator(".tutor-refusal .tutor-rule-text")
    expect(text).to_be_hidden()
    tag.click()
    expect(text).to_be_visible()
    expect(text).to_contain_text(WORDS.rule_text(case.rule))
    control(page, "rule", case.rule, ".tutor-refusal").click()
    expect(page.locator(".tutor-lookup-card")).to_contain_text(WORDS.rule_title(case.rule))
    page.keyboard.press("Escape")  # leads back from the rule
    expect(page.locator(".tutor-lookup-card")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".tutor-refusal")).not_to_have_attribute("data-code", case.code)
    shows(page, state, ply=0)
