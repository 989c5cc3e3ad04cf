"""The library of stored analyses, with its undo and the chosen list, survives a reload."""

import json

from tests.widgets.apps import app, open_file, press
from widgets.app.storage import Storage

FREE = "?game=incan_gold&view=explore"


def again(tutor, query=FREE):
    """Reload the page in the same browser at its last address."""
    page = tutor.page
    texts = {**tutor.kept.shelf.all("analysis"), **tutor.kept.shelf.all("card")}
    return app(
        page.address,
        here=page.address,
        tab=json.dumps({"work": page.work, "spot": page.spot}),
        preferences=json.dumps(page.preferences),
        shelf=json.dumps(texts),
    )


def decide(tutor):
    """Make the first legal decision."""
    tutor.session.play(tutor.session.state.legal()[0])


def keep(tutor, name):
    """Store the present game under a name."""
    press(tutor, "library-keep", f"\n{name}")


def names(tutor):
    """Return the names in the library."""
    return sorted(each.name for each in tutor.kept.analyses.all)


def test_an_analysis_opens_whole_and_the_present_game_stays():
    """A stored analysis opens with its lines, its comments and its place.

    The game that was open before becomes an earlier game.
    """
    tutor = app(FREE)
    decide(tutor)
    tutor.session.edit(tutor.session.tree.comment_on(1, "here"))
    keep(tutor, "First <b>try</b>")
    press(tutor, "tab", "games")
    assert "First &lt;b&gt;try" in tutor.windows.analyses._list.value
    other = again(tutor)
    press(other, "game", "princes")
    decide(other)
    before = other.session.tree
    press(other, "library-open", other.kept.analyses.all[0].id)
    tree = other.session.tree
    assert (tree.game.name, tree.node(1).comment, tree.current) == ("incan_gold", "here", 1)
    assert before.nodes in [each.tree.nodes for each in other.workspaces.earlier]


def test_nothing_is_overwritten_without_a_question_and_deleting_is_undone():
    """The page asks before it replaces an analysis of the same name; undo brings a replaced or deleted analysis back."""
    tutor = app(FREE)
    keep(tutor, "A")
    decide(tutor)
    keep(tutor, "A")
    assert names(tutor) == ["A"]
    press(tutor, "library-both", "A")
    assert names(tutor) == ["A", "A (2)"]
    keep(tutor, "A")
    press(tutor, "library-replace", "A")
    assert names(tutor) == ["A", "A (2)"]
    press(tutor, "library-undelete")
    assert names(tutor) == ["A", "A", "A (2)"]
    second = tutor.kept.analyses.by_name("A (2)")
    press(tutor, "library-rename", f"{second.id}\nB")
    press(tutor, "library-delete", second.id)
    assert names(tutor) == ["A", "A"]
    press(tutor, "library-undelete")
    assert names(tutor) == ["A", "A", "B"]


def test_the_whole_library_is_a_file_that_opens_elsewhere():
    """The file of the library opens in another browser; opening the file twice adds each analysis only once."""
    tutor = app(FREE)
    decide(tutor)
    keep(tutor, "A")
    content, other = tutor.kept.analyses.dump(), app(FREE)
    open_file(other, "library.json", content)
    assert names(other) == ["A"]
    open_file(other, "library.json", content)
    assert names(other) == ["A"]
    damaged = json.loads(content)
    damaged["analyses"][0]["workspace"]["tree"] = "1.x"
    open_file(other, "library.json", json.dumps(damaged).encode())
    assert "cannot be opened" in other.notices.widget.value


def test_a_full_browser_is_reported_and_tried_again():
    """An analysis that could not be stored is marked on the page and sent with the next change."""
    tutor = app(FREE)
    keep(tutor, "A")
    sent = tutor.page.shelved
    name = next(each for each in sent if each != "#")
    press(tutor, "shelf-settled", json.dumps([sent["#"], name]))
    press(tutor, "tab", "games")
    assert "storage is full" in tutor.notices.widget.value
    assert "Only on this page" in tutor.windows.analyses._list.value
    keep(tutor, "B")
    assert name in tutor.page.shelved
    press(tutor, "shelf-settled", json.dumps([tutor.page.shelved["#"]]))
    press(tutor, "tab", "games")
    assert "Only on this page" not in tutor.windows.analyses._list.value


def test_undo_and_the_chosen_list_survive_a_reload():
    """After a reload, edits can be undone and redone as before, and the list that the reader chose is open."""
    tutor = app(FREE)
    press(tutor, "list-as", "comments")
    decide(tutor)
    tutor.session.edit(tutor.session.tree.comment_on(1, "one"))
    tutor.session.edit(tutor.session.tree.comment_on(1, "two"))
    press(tutor, "undo")
    other = again(tutor)
    assert isinstance(other.storage, Storage)
    assert other.windows.lines.listed == "comments"
    assert other.session.tree.node(1).comment == "one"
    press(other, "redo")
    assert other.session.tree.node(1).comment == "two"
    for _ in range(3):
        press(other, "undo")
    assert other.session.tree.nodes == ()
    assert not other.session.can_undo
