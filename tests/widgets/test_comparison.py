"""The comparison of two places is a real HTML table, and names in it cannot become markup."""

import re
from html.parser import HTMLParser

import pytest

from tests.positions import position
from tutor.core.base.game import Decision
from tutor.core.records.compare import compare
from tutor.core.records.files import read_record
from tutor.core.records.lines import open_lesson
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for
from widgets.lines.comparison import Names, comparison_table
from widgets.shared.controls import Markup, element
from widgets.shared.stage import PageText

GAME, PAGE = text_for("princes"), PageText()
NAMES = Names("the example", "line <b>C</b>")
HOSTILE = "<b>Bert</b>"


class Balanced(HTMLParser):
    """A parser that notes every element, and checks that each element is closed before those around it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def mark(player: str) -> Markup:
    """Return a player's shape as markup."""
    return element("i", player[:1])


@pytest.fixture(scope="module")
def tree() -> Tree:
    """Return a tree with two lines, a harvest and a taken tile, of a player whose name contains markup."""
    start = position(HOSTILE, "Ralph").incas(HOSTILE, corn_terraces=1)
    tree = Tree.of_record(read_record(start.record()))
    legal = {(each.type, each.choice): each for each in tree.start.legal()}
    tree = tree.add(0, legal["move", "corn_terraces"])
    return tree.add(0, legal["stay", "llama"])


def table_of(tree: Tree, left: int, right: int) -> Markup:
    """Return the comparison of two places as markup."""
    return comparison_table(compare(tree, left, right), NAMES, GAME, PAGE, mark)


def test_names_stay_text(tree: Tree) -> None:
    """Names of players and of lines stay text, and every element is closed."""
    markup = table_of(tree, 1, 2)
    assert "&lt;b&gt;Bert&lt;/b&gt;" in markup
    assert "line &lt;b&gt;C&lt;/b&gt;" in markup
    assert "<b>Bert" not in markup
    assert "<b>C" not in markup
    parser = Balanced()
    parser.feed(markup)
    assert parser.open == []


def test_the_table_has_heads(tree: Tree) -> None:
    """The table has a caption, four column headers, a row header for each part, and rows of four cells."""
    parser = Balanced()
    parser.feed(table_of(tree, 1, 2))
    tags = [tag for tag, _ in parser.seen]
    scopes = [attributes["scope"] for tag, attributes in parser.seen if tag == "th"]
    rows = [
        attributes["data-figure"] for _, attributes in parser.seen if "data-figure" in attributes
    ]
    common = ["bonus_corn_terraces", "tiles_left"]
    assert tags.count("table") == tags.count("caption") == 1
    players = len(rows) - len(common)
    causes = [each["data-cause"] for _, each in parser.seen if "data-cause" in each]
    told = ["rowgroup", *["row"] * (players + len(causes)), "rowgroup", *["row"] * len(common)]
    assert scopes == ["col"] * 4 + told
    assert rows[players:] == common
    assert tags.count("td") == 3 * (len(rows) + len(causes))
    assert rows[:3] == ["corn", "units", "prince"]


def test_equal_rows_are_folded_below_their_number(tree: Tree) -> None:
    """The table shows only the rows with a difference; the equal rows are folded below a line with their number."""
    table, _, folded = table_of(tree, 1, 2).partition("<details")
    assert 'data-figure="llama"' not in table
    count = len(re.findall(r"<span><span>", folded))
    assert f"{count} more are equal" in folded
    assert re.search(r"<span>Llama</span> <b>\d</b>", folded)


def test_the_larger_side_is_shown_by_side_number_and_words(tree: Tree) -> None:
    """The page shows 3 more corn by the bonus and 3 by the farmer as 6 more on the example's side."""
    (row,) = re.findall(r'<tr[^>]*data-figure="corn".*?</tr>', table_of(tree, 1, 2))
    assert re.findall(r"<td[^>]*>(\d+)</td>", row) == ["9", "3"]
    assert "tutor-lead-left" in row
    assert "<b>+6</b>" in row
    assert "6 more in the example" in row
    (row,) = re.findall(r'<tr[^>]*data-figure="corn".*?</tr>', table_of(tree, 2, 1))
    assert "tutor-lead-right" in row
    assert "6 more in line &lt;b&gt;C&lt;/b&gt;" in row


def test_the_causes_of_a_difference_are_below_it(tree: Tree) -> None:
    """Below the difference of corn are its causes, 3 of the bonus and 3 of the farmer, each by side, number and words."""
    table = table_of(tree, 1, 2)
    assert table.index('data-figure="corn"') < table.index('data-cause="bonus"')
    for cause in ("bonus", "production"):
        (row,) = re.findall(rf'<tr[^>]*data-cause="{cause}".*?</tr>', table)
        assert re.findall(r"<td[^>]*>([^<]+)</td>", row) == ["+3", "0"]
        assert "tutor-lead-left" in row
        assert "3 more in the example" in row
    assert "from production" in table


def test_a_figure_without_a_count_is_different(tree: Tree) -> None:
    """Tiles that differ are shown by name, without a bar for a number."""
    markup = table_of(tree, 1, 2)
    (tiles,) = re.findall(r'<tr[^>]*data-figure="moon_tiles".*?</tr>', markup)
    assert "llama tile" in tiles
    assert "different" in tiles
    assert "tutor-lead" not in tiles


def test_icons_come_before_labels(tree: Tree) -> None:
    """If a figure has an icon, the icon comes before the figure's label."""
    markup = comparison_table(
        compare(tree, 1, 2),
        NAMES,
        GAME,
        PAGE,
        mark,
        lambda key: element("svg") if key == "corn" else Markup(""),
    )
    assert '<th scope="row"><svg></svg><span>Corn</span></th>' in markup
    assert markup.count("<svg>") == 1


def test_the_fork_is_shown_with_both_decisions(tree: Tree) -> None:
    """Above the tables are both decisions at the fork, and a line that names the players without a difference."""
    markup = table_of(tree, 1, 2)
    assert "They part at &lt;b&gt;Bert&lt;/b&gt;&#x27;s decision" in markup
    assert re.findall(r"<dd>(.*?)</dd>", markup.partition("<table")[0]) == [
        "&lt;b&gt;Bert&lt;/b&gt; moves to the Corn Terraces (free)",
        "&lt;b&gt;Bert&lt;/b&gt; stays and takes the llama Moon tile",
    ]
    assert "Ralph: no difference between the example and line" in markup


def test_words_come_before_tables(tree: Tree) -> None:
    """The comparison has the fork first, then the sentences, then the tables of figures."""
    markup = table_of(tree, 1, 2)
    places = [
        markup.index(each)
        for each in ("tutor-parting", "tutor-compared-words", "tutor-compared-card")
    ]
    assert places == sorted(places)


def test_the_player_of_the_fork_comes_first() -> None:
    """The player who decides at the fork comes first; the other players follow in the order of their seats."""
    lesson = Tree.of_record(open_lesson("quick_start"))
    aside = lesson.add(20, Decision("Ralph", "stay", "cloth"))
    told = re.findall(r'data-player="(\w+)"', table_of(aside, 30, aside.current))
    assert told == ["Ralph", "Bert", "Gina"]


def test_a_line_may_end_where_the_other_goes_on(tree: Tree) -> None:
    """When one line ends where the other goes on, the words say so, or say that both sides show the same moment."""
    assert "Where the example ends, line &lt;b&gt;C&lt;/b&gt; goes on" in table_of(tree, 0, 2)
    assert "Where line &lt;b&gt;C&lt;/b&gt; ends, the example goes on" in table_of(tree, 2, 0)
    same = table_of(tree, 2, 2)
    assert "Both are the same moment" in same
    assert "<table" not in same
    assert "<section" not in same


def test_a_secret_decision_is_called_secret(tree: Tree) -> None:
    """The markup calls a secret decision secret and does not contain the decision."""
    found = compare(tree, 1, 2)
    parting = found.parting._replace(left=None, right=None, is_secret=True)
    hidden = type(found)(parting, found.rows, found.same)
    markup = comparison_table(hidden, NAMES, GAME, PAGE, mark)
    assert "decision, which is secret" in markup
    assert "<dd>" not in markup.partition("<table")[0]
