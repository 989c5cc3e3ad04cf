"""A puzzle on a real page: chosen from the week, tried the wrong way, solved, and remembered."""

from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.driving import control, open_tab, stands, written
from tests.pages import Pages
from tutor.core.laboratory.puzzles.puzzle import next_ways, puzzle_named
from tutor.core.laboratory.puzzles.search import TurnSearch


def test_a_puzzle_is_tried_and_solved(open_page: Pages) -> None:
    """A wrong decision says what is still in reach; from the start the way is found and counts."""
    page = open_page("?view=explore&game=princes")
    open_tab(page, "games")
    control(page, "puzzles").click()
    rows = page.locator('[data-do="puzzle"]')
    name = rows.first.get_attribute("data-value")
    assert name is not None
    puzzle = puzzle_named("princes", name)
    rows.first.press("Enter")
    stands(page, ply=0, due="turn", player=puzzle.player)
    card = page.locator(".tutor-puzzle-card")
    expect(card).to_contain_text("Your turn")
    assert findings(page, EVERYTHING) == []
    game, state = puzzle.state.game, puzzle.state
    search = TurnSearch(state, puzzle.goal, puzzle.player)
    good = {way.decision for way in search.good(search.root)}
    ways = search.positions[search.root].ways
    wrong = next(way.decision for way in ways if way.to and way.decision not in good)
    control(page, "decide", written(game, wrong)).first.press("Enter")
    expect(card.locator(".tutor-puzzle-lost, .tutor-puzzle-told")).to_be_visible()
    expect(card).to_contain_text("Go back and try something else")
    control(page, "puzzle-again").click()
    stands(page, ply=0, due="turn", player=puzzle.player)
    control(page, "puzzle-hint").click()
    expect(card).to_contain_text("Press again to see")
    control(page, "puzzle-hint").click()
    expect(card).to_contain_text("Next: ")
    for decision in next_ways(puzzle, ()):
        assert state.due is not None
        if state.due.player == puzzle.player:
            control(page, "decide", written(game, decision)).first.press("Enter")
        state = state.play(decision)
    expect(card).to_contain_text("Solved")
    open_tab(page, "games")
    expect(control(page, "puzzle", name)).to_contain_text("solved")
    page.reload()
    # The list is open again, as the address says.
    expect(control(page, "puzzle", name)).to_contain_text("solved")
