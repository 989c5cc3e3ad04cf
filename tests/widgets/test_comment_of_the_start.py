"""A comment on the start of a game is shown and edited like a comment on a step."""

from html import unescape

import pytest

from tests.pages import first_of
from tests.trees import GAMES, a_tree
from tests.widgets.apps import app, press, show
from tutor.core.records.files import link_to
from widgets.lines.lines import Editing


@pytest.mark.parametrize("language", first_of(["es", "en", "it"], 1))
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("nodes", [0, 4])
def test_it_is_shown_in_every_list_and_beside_the_board(name, nodes, language):
    """A link's comment on the start is shown in *what happened*, the moves, the comments and the text of the game."""
    tree = a_tree(name, nodes=nodes).comment_on(0, "<Exercise> 1").at(0)
    tutor = app(f"?r={link_to(tree)[0]}&lang={language}&view=explore")
    assert "<Exercise> 1" in unescape(tutor.narration.widget.value)
    for listed in ("moves", "comments"):
        press(tutor, "list-as", listed)
        shown = unescape(tutor.lines._draw_list())
        assert shown.count("<Exercise> 1") == 1, listed
        assert 'data-value="0"' in shown
    show(tutor, "lines", tab="lines")
    assert tutor.lines._comment.value == "<Exercise> 1"


@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_edited_where_no_line_is_official(name):
    """A reader can edit the comment on the start of a line of their own, but not that of a protected line."""
    tutor = app(f"?r={link_to(a_tree(name, nodes=4).at(0))[0]}&view=explore")
    show(tutor, "lines", tab="lines")
    assert not tutor.lines._comment.disabled
    Editing(tutor.session, pytest.fail).comment("Before all")
    assert tutor.session.tree.preface == "Before all"
    tutor = app(f"?r={link_to(a_tree(name, nodes=4, forking=0).protect(2).at(0))[0]}&view=explore")
    show(tutor, "lines", tab="lines")
    assert tutor.lines._comment.disabled
    Editing(tutor.session, pytest.fail).comment("Before all")
    assert tutor.session.tree.preface == ""
