"""The track of the timeline: the lines that leave, each by its name; rounds in the reader's words."""

import re

import pytest

from tests.widgets.apps import app
from tutor.core.records.lines import leaving, line_name
from widgets.lines.track import track

FORK = re.compile(r"<button[^>]*tutor-fork\b[^>]*>([^<]*)<")
ROUND = {"en": "Round 2", "es": "Ronda 2", "it": "Giro 2"}


def forks(tutor):
    """The names on the track of the lines that leave the one shown."""
    return FORK.findall(track(tutor.stage))


@pytest.fixture
def forked():
    """A line of one's own with a name, left for another line of one's own."""
    tutor = app("?lesson=quick_start&ply=3")
    session = tutor.session
    another = next(each for each in session.state.legal() if each != session.tree.node(4).decision)
    session.play(another)
    session.name_line("Market first")
    one, two = session.state.legal()[:2]
    session.play(one)
    session.go(session.ply - 1)
    session.play(two)
    return tutor


def test_each_line_that_leaves_is_called_by_its_own_name(forked):
    """Where one's own line leaves another of one's own, no second main line appears."""
    assert forks(forked) == ["Main line", "Market first"]


def test_the_track_and_the_outline_give_the_same_names(forked):
    """Whatever line is shown."""
    session = forked.session
    for place in range(len(session.tree.nodes) + 1):
        session.show(place)
        left = [found for _, found in leaving(session.tree, session.path[1:])]
        names = {line_name(session.tree, found) or "Main line" for found in left}
        assert {*forks(forked)} <= names
        assert len(forks(forked)) == len(names)


@pytest.mark.parametrize("language", ROUND)
def test_rounds_are_named_in_the_language_of_the_page(language):
    """With the word that the texts of that language use."""
    tutor = app(f"?lesson=quick_start&ply=20&lang={language}")
    assert f">{ROUND[language]}<" in track(tutor.stage)
