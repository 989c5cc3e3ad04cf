"""The reasons for the decisions of the example game are shown like those of other players."""

from dataclasses import replace
from html import unescape

import pytest

from tests.pages import first_of
from tests.situations import decision
from tests.widgets.apps import QUICK_START, app, press
from tests.widgets.test_moves import move_list
from tests.widgets.test_watching import while_playing
from tutor.core.lessons.files import record_of
from tutor.core.records.files import write_tree
from tutor.core.records.tree import Tree
from tutor.core.words.text import LANGUAGES
from widgets.lines.notation import note_of
from widgets.session.workspace import Workspace, lesson_workspace

EXPLORED = "?lesson=quick_start&ply={ply}&view=explore&lang={language}"
WHY = {"en": "Why: ", "es": "Por qué: ", "it": "Perché: "}


def explore(ply=20, language="en"):
    """Open the example game in the view Explore."""
    return app(EXPLORED.format(ply=ply, language=language))


def narration_text(tutor):
    """Return the words of the card of what happened."""
    return unescape(tutor.narration.widget.value)


@pytest.mark.parametrize("apart", first_of([5, 1], 1))
@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_each_decision_of_the_example_has_its_reason(language, apart):
    """Each decision of the example shows one reason, with the same mark as other players' reasons."""
    tutor = explore(0, language)
    session = tutor.session
    assert WHY[language] not in narration_text(tutor)
    for ply in range(1, session.line.plies + 1, apart):
        session.go(ply)
        reason = tutor.stage.reason(ply)
        assert reason.startswith(WHY[language])
        assert narration_text(tutor).count(f'<p class="tutor-note">{reason}</p>') == 1
        assert narration_text(tutor).count(WHY[language]) == 1


def test_it_is_read_aloud_while_the_example_plays_by_itself():
    """The reason is on the card and in the announcements while the example plays by itself."""
    tutor = explore(19)
    reason = tutor.stage.reason(20)
    found = while_playing(tutor, lambda: (tutor.narration.widget.value, tutor.page.spoken))
    assert [reason in unescape(each) for each in found] == [True, True]


def test_it_is_in_the_list_of_moves():
    """The list of moves shows the reasons of the open turn's steps and of the current step."""
    tutor = explore()
    press(tutor, "tab", "lines")
    assert tutor.stage.reason(20) in unescape(str(note_of(tutor.stage, 20)))
    assert tutor.stage.reason(20) not in move_list(tutor)
    press(tutor, "unfold", "turn:19")
    assert tutor.stage.reason(20) in unescape(move_list(tutor))


def test_in_the_lesson_the_lesson_has_its_own_words():
    """In the lesson the example's reasons are not shown, since the lesson explains the decisions in its own words."""
    tutor = app("?lesson=quick_start&step=the-market&view=lesson")
    assert tutor.session.ply
    assert WHY["en"] not in narration_text(tutor)
    press(tutor, "view", "explore")
    assert WHY["en"] in narration_text(tutor)
    press(tutor, "view", "lesson")
    assert WHY["en"] not in narration_text(tutor)


def test_a_line_of_the_reader_has_no_reason():
    """A line of the reader has no reasons, while the steps of the example before it keep theirs."""
    tutor = explore()
    session = tutor.session
    session.play(decision(session.state, "Ralph stay cloth"))
    assert session.is_aside
    assert tutor.stage.reason(session.place) == ""
    assert WHY["en"] not in narration_text(tutor)
    session.go(20)
    assert WHY["en"] in narration_text(tutor)


def test_no_file_has_it():
    """Records and trees contain no reasons of the example."""
    tutor = explore(50)
    assert write_tree(tutor.session.tree) == write_tree(lesson_workspace(QUICK_START).tree.at(50))
    assert not any(node.reason for node in tutor.session.tree.nodes)


def test_it_gives_no_hand_away():
    """A reader of a game with hidden hands, and a class, see no reason, since a reason may speak of a hidden card."""
    tutor = explore(1)
    tutor.session.seat = "Ralph"
    assert tutor.stage.reason(1) == ""
    tutor.session.seat = None
    tutor.stage.is_public = True
    assert tutor.stage.reason(1) == ""


def test_another_record_with_the_same_name_has_none():
    """A stored record of another edition, whose decisions differ, shows no reasons."""
    tutor = explore(0)
    record = record_of(QUICK_START)
    other = next(each for each in record.start.legal() if each != record.decisions[0])
    tree = Tree.of_record(replace(record, decisions=(other,)), protect=True)
    tutor.session.open(Workspace(tree.at(1), QUICK_START))
    assert tutor.stage.reason(1) == ""


def test_a_game_of_the_reader_has_none():
    """The reader's own game has no reason, even with the same decisions."""
    tutor = explore(0)
    tutor.session.open(Workspace(Tree.of_record(record_of(QUICK_START)).at(1)))
    assert tutor.stage.reason(1) == ""
