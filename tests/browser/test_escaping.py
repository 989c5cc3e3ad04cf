"""A text that a person wrote appears letter by letter from any source, never as an element, and never runs as a script."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import choose, control, enter, fetch, list_lines, open_tab, query, stands
from tests.pages import Pages, first_of
from tests.trees import GAMES
from tutor.core.base.game import find_game
from tutor.core.records.files import dump_tree
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for

IMAGE = "<img src=x onerror=harm()>{$x}&lt;"
SCRIPT = "\"'><script>harm()</script>{ x }"
PLAYERS = (IMAGE, SCRIPT, "Ana")
TITLE, LINE, COMMENT = f"title {IMAGE}", f"line {IMAGE}", f"comment {IMAGE} {SCRIPT}"


def rogue(name: str) -> Tree:
    """Return a tree with two lines in which an attacker has written every text."""
    game = find_game(name)
    setup = game.random_setup(PLAYERS, game.variants[0], 5)
    begun = Tree(game, start_of(game.start(setup)), setup, TITLE)
    first, second = begun.start.legal()[:2]
    tree = begun.add(0, first).add(0, second)
    return tree.name_line(tree.current, LINE).comment_on(tree.current, COMMENT)


def is_literal(page: Page, tree: Tree) -> None:
    """Check that all texts are on the page as they were written, and none of them is an element."""
    expect(page.locator(".tutor-lesson-name")).to_have_text(TITLE)
    stands(page, ply=1, line=LINE)
    expect(page.locator(".tutor-status-line")).to_contain_text(LINE)
    for player in PLAYERS:
        expect(page.locator(".tutor-stocks")).to_contain_text(player)
        expect(page.locator(".tutor-board-text")).to_contain_text(player)
    due = tree.step(tree.current).state.due
    expect(page.locator(".tutor-due")).to_contain_text(due.player if due else "")
    expect(page.locator(".tutor-narration")).to_contain_text(IMAGE)
    expect(page.locator(".tutor-live")).to_contain_text(IMAGE)
    list_lines(page)
    expect(page.locator(".tutor-lines")).to_contain_text(LINE)
    expect(page.locator(".tutor-lines-card input")).to_have_value(LINE)
    expect(page.locator(".tutor-lines-card > .tutor-fields textarea")).to_have_value(COMMENT)
    choose(page.locator(".tutor-lines li").first, "compare")
    compared = page.locator(".tutor-compare")
    expect(compared.locator(".tutor-parting")).to_contain_text(IMAGE)
    expect(compared).to_contain_text(LINE)
    control(page, "close-compare").click()
    open_tab(page, "games")
    control(page, "keep").click()
    expect(page.locator("a[download]")).to_be_visible()
    assert page.locator("img[src=x], .tutor-app script").count() == 0
    assert page.title().endswith(text_for(tree.game.name).say("game-name"))


@pytest.mark.parametrize("name", first_of(GAMES, 1))
def test_a_rogue_link_and_file_appear_literally(open_page: Pages, name: str) -> None:
    """When a link or a file has markup in names, titles or comments, the page shows the markup as text."""
    tree = rogue(name)
    page = open_page(query(tree))
    is_literal(page, tree)
    fetch(page, dump_tree(tree))
    is_literal(page, tree)


@pytest.mark.endurance
@pytest.mark.parametrize("name", GAMES)
def test_a_rogue_text_is_literal_after_a_reload(open_page: Pages, name: str) -> None:
    """After a reload a text with markup that the browser has stored still appears as text."""
    tree = rogue(name)
    page = open_page(query(tree))
    is_literal(page, tree)
    page.reload(wait_until="commit")
    is_literal(page, tree)


@pytest.mark.endurance
def test_typed_texts_appear_literally(open_page: Pages) -> None:
    """A name of a player or a line, a comment and a question appear exactly as the reader typed them."""
    page = open_page("?view=explore")
    open_tab(page, "games")
    page.locator(".tutor-games-more summary").click()
    page.locator(".tutor-player-name input").fill(IMAGE)
    expect(page.get_by_label("nobody: I play all seats")).to_be_visible()
    page.get_by_label("nobody: I play all seats").check(force=True)
    page.locator(".tutor-begin").click()
    expect(page.locator(".tutor-stocks")).to_contain_text(IMAGE)
    for number in range(2):
        page.locator(".tutor-choices [data-do=decide]").nth(number).click()
        stands(page, ply=1)
        page.locator(".tutor-back").click()
        stands(page, ply=0)
    list_lines(page)
    page.locator(".tutor-lines [data-do=show]").last.click()
    stands(page, ply=1, line="A")
    page.locator(".tutor-lines-card input").fill(LINE)
    enter(page.locator(".tutor-lines-card input"))
    stands(page, ply=1, line=LINE)
    page.locator(".tutor-lines-card > .tutor-fields textarea").fill(COMMENT)
    open_tab(page, "rules")
    page.locator(".tutor-lookup-card input").fill(IMAGE)
    enter(page.locator(".tutor-lookup-card input"))
    list_lines(page)
    expect(page.locator(".tutor-lines-card > .tutor-fields textarea")).to_have_value(COMMENT)
    assert page.locator("img[src=x], .tutor-app script").count() == 0


@pytest.mark.endurance
def test_a_rogue_text_that_is_no_file_is_quoted_literally(open_page: Pages) -> None:
    """When the page refuses a file and quotes it, markup in the quotation appears as text."""
    page = open_page("?view=explore")
    content = b'{"format": "' + IMAGE.encode() + b'", "' + IMAGE.encode() + b'": 1}'
    fetch(page, content)
    expect(page.locator(".tutor-notice")).to_contain_text("“kept.json” cannot be opened")
    assert page.locator("img[src=x]").count() == 0
