"""A puzzle on a real page is chosen from the week, tried, solved and remembered."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.driving import control, decision_value, enter, open_tab, pull_up, query, stands, tree_of
from tests.pages import Pages, first_of
from tutor.core.laboratory.puzzles.puzzle import next_ways, puzzle_named
from tutor.core.laboratory.puzzles.search import TurnSearch
from tutor.core.records.files import write_link

SIZES = [(390, 844), (1440, 900), (1024, 768)]
PUZZLES = ("summit-d98924b8", "summit-d420f653", "summit-6802776b")
"""Puzzles that end with a hand of 4, 5 and 7 cards of which two go back."""
TURNS = {4: ("deck_5_first_game", 89), 5: ("deck_2_standard", 65), 8: ("deck_5_first_game", 293)}
"""For each size of a hand of which two cards go back, a record and the ply."""
TRY_AGAIN = re.compile("Go back and try something else|Try again from the start")
"""The card's advice after a wrong decision: within the turn, or at its end.

The puzzle of the week decides which of them appears.
"""
HIDDEN = """() => [...document.querySelectorAll(".tutor-deciding .tutor-switched")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const isHit = (part) => each.contains(document.elementFromPoint(left + width / 2, top + height * part));
  return ![0.1, 0.5, 0.9].every(isHit);
}).length"""
SIGN = """() => {
  const { content } = getComputedStyle(document.querySelector(".tutor-now-card"), "::after");
  return content.includes(document.querySelector(".tutor-pull > summary").dataset.more);
}"""
"""Returns whether the line is drawn that announces more choices."""


@pytest.mark.endurance
def test_a_puzzle_can_be_tried_and_solved(open_page: Pages) -> None:
    """After a wrong decision the card says to try again.

    The solution played from the start solves the puzzle.
    """
    page = open_page("?view=explore&game=princes")
    open_tab(page, "games")
    control(page, "puzzles").click()
    rows = page.locator('[data-do="puzzle"]')
    name = rows.first.get_attribute("data-value")
    assert name is not None
    puzzle = puzzle_named("princes", name)
    enter(rows.first)
    stands(page, ply=0, due="turn", player=puzzle.player)
    card = page.locator(".tutor-puzzle-card")
    expect(card).to_contain_text("Your turn")
    assert findings(page, EVERYTHING) == []
    game, state = puzzle.state.game, puzzle.state
    search = TurnSearch(state, puzzle.goal, puzzle.player)
    good = {way.decision for way in search.good(search.root)}
    ways = search.positions[search.root].ways
    wrong = next(way.decision for way in ways if way.to and way.decision not in good)
    enter(control(page, "decide", decision_value(game, wrong), ".tutor-choices"))
    expect(card).to_contain_text(TRY_AGAIN)
    control(page, "puzzle-again").click()
    stands(page, ply=0, due="turn", player=puzzle.player)
    control(page, "puzzle-hint").click()
    expect(card).to_contain_text("Press again to see")
    control(page, "puzzle-hint").click()
    expect(card).to_contain_text("Next: ")
    for decision in next_ways(puzzle, ()):
        assert state.due is not None
        if state.due.player == puzzle.player:
            enter(control(page, "decide", decision_value(game, decision), ".tutor-choices"))
        state = state.play(decision)
    expect(card).to_contain_text("Solved")
    open_tab(page, "games")
    expect(control(page, "puzzle", name)).to_contain_text("solved")


def sees_cards(page: Page, cards: int) -> None:
    """Check that every card of a hand is in sight, or that a sign says that more follow."""
    expect(page.locator(".tutor-deciding .tutor-switched")).to_have_count(cards)
    stands(page, due="return_cards")
    page.wait_for_function(f"() => !({HIDDEN})() || ({SIGN})()")
    pull_up(page)
    for card in page.locator(".tutor-deciding .tutor-switched").all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_with_cards_to_return_hides_none_of_them(
    open_page: Pages, name: str, width: int, height: int
) -> None:
    """When another part of the choice covers a card to return, a sign says that more cards follow."""
    puzzle = puzzle_named("princes", name)
    tree, state = tree_of(puzzle.state), puzzle.state
    for decision in next_ways(puzzle, ()):
        if state.due is not None and state.due.type == "return_cards":
            break
        tree, state = tree.add(tree.current, decision), state.play(decision)
    page = open_page(query(tree, view="play"), width=width, height=height)
    expect(page.locator(".tutor-puzzle-card")).to_contain_text("Solved")
    sees_cards(page, len({card for each in state.legal() for card in each.choice}))


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
@pytest.mark.parametrize("cards", first_of(TURNS, 1))
def test_a_hand_with_cards_to_return_hides_none_of_them(
    open_page: Pages, cards: int, width: int, height: int
) -> None:
    """The cards of a game are in sight, or a sign says that more follow."""
    name, ply = TURNS[cards]
    record = json.loads(Path(f"tests/fixtures/games/{name}.json").read_text("utf-8"))["record"]
    page = open_page(f"?r={write_link(record)}&ply={ply}", width=width, height=height)
    sees_cards(page, cards)
