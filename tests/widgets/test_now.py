"""The card of what to do now: the moment of the game, and the buttons for one step back and forward."""

import asyncio
import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.trees import a_record
from tests.widgets.apps import app, press
from tutor.core.records.tree import Tree
from widgets.session.workspace import Workspace

OVER = {"en": "The game is over", "es": "La partida ha terminado", "it": "La partita è finita"}


def ways_in_words(tutor):
    """Return the words of the buttons back and forward, with an empty text for a missing button."""
    value = tutor.now.widget.value
    found = (re.search(rf'data-do="{name}"[^>]*>([^<]*)<', value) for name in ("back", "again"))
    return tuple("" if each is None else unescape(each[1]) for each in found)


def place(tutor):
    """Return the words for the moment of the game on the card."""
    return unescape(re.search(r'tutor-place"[^>]*>([^<]*)<', tutor.now.widget.value)[1])


def another(session):
    """Return a legal decision that the line does not follow."""
    following = None if session.is_at_end else session.line.decision(session.ply + 1)
    return next(each for each in session.state.legal() if each != following)


@pytest.mark.parametrize("language", first_of(OVER, 1))
@pytest.mark.parametrize("game", first_of(["incan_gold", "princes"], 1))
def test_a_finished_game_names_no_turn(game, language):
    """At the end of the game neither the card nor the title names a turn."""
    tutor = app(f"?game={game}&view=play&lang={language}")
    session = tutor.session
    due = session.state.due.player
    assert OVER[language] not in tutor.now.widget.value
    session.let_play(dict.fromkeys(session.state.players, "advised"))
    assert session.state.due is None
    told = unescape(tutor.now.widget.value)
    assert "tutor-place" not in told
    heading = re.search("<h2.*?</h2>", told)[0]
    assert OVER[language] in heading
    assert due not in heading
    assert OVER[language] in tutor.page.title
    session.go(session.ply - 1)
    assert OVER[language] not in place(tutor)


@pytest.mark.parametrize("game", first_of(["incan_gold", "princes"], 1))
def test_a_finished_game_can_be_played_again_or_looked_back_at(game):
    """After the end the same players can play again from a new start, or look back.

    In a lesson no such controls exist.
    """
    tutor = app(f"?game={game}&view=play")
    session = tutor.session
    assert "play-again" not in tutor.now.widget.value
    players, others = session.state.players, session.others
    with tutor.stage.loop.turn():
        session.play_on()
        while session.state.due is not None:
            session.play(session.state.legal()[0])
            session.play_on()
    assert 'data-do="look-back"' in tutor.now.widget.value

    async def looked_back():
        press(tutor, "look-back")
        assert tutor.forecast.is_open
        press(tutor, "forecast-stop")

    asyncio.run(looked_back())
    press(tutor, "play-again")
    assert (session.state.players, session.others) == (players, others)
    assert session.state.due is not None
    assert "play-again" not in tutor.now.widget.value


def test_without_play_the_way_back_is_one_step():
    """In the lesson, in Explore and in another person's game, the button back goes one step back."""
    tutor = app("?lesson=quick_start&ply=30&view=explore")
    assert ways_in_words(tutor) == ("Back one step", "")
    press(tutor, "back")
    assert (tutor.session.ply, tutor.session.arrival.how) == (29, "went")
    assert ways_in_words(tutor) == ("Back one step", "")
    tutor.session.play(another(tutor.session))
    opened = app(tutor.here.address())
    assert ways_in_words(opened) == ("Back one step", "")
    tutor.timeline.press("first")
    assert ways_in_words(tutor) == ("", "")


def test_a_decision_made_in_the_lesson_can_be_undone():
    """A decision that the learner made in the lesson can be undone and then makes no line.

    For an earlier step the button back only shows the position again.
    """
    tutor = app("?lesson=quick_start&ply=30&view=explore")
    session = tutor.session
    session.play(session.line.decision(31))
    assert ways_in_words(tutor) == ("Undo", "")
    press(tutor, "back")
    assert (session.ply, session.arrival.how) == (30, "undone")
    assert ways_in_words(tutor) == ("Back one step", "Redo")
    press(tutor, "again")
    assert (session.ply, ways_in_words(tutor)) == (31, ("Undo", ""))


def test_an_own_decision_can_be_undone_and_made_again():
    """Every undone decision can be redone. After another decision the page offers no redo."""
    tutor = app("?lesson=quick_start&ply=30&view=explore")
    session = tutor.session
    for _ in range(2):
        session.play(another(session))
    there = session.place
    assert ways_in_words(tutor) == ("Undo", "")
    press(tutor, "back")
    assert (session.ply, session.arrival.how, ways_in_words(tutor)) == (
        31,
        "undone",
        ("Undo", "Redo"),
    )
    press(tutor, "back")
    assert (session.ply, ways_in_words(tutor)) == (30, ("Back one step", "Redo"))
    press(tutor, "again")
    assert (session.ply, session.arrival.how, ways_in_words(tutor)) == (
        31,
        "redone",
        ("Undo", "Redo"),
    )
    press(tutor, "again")
    assert (session.place, ways_in_words(tutor)) == (there, ("Undo", ""))
    press(tutor, "again")
    assert session.place == there
    press(tutor, "back")
    session.play(another(session))
    assert ways_in_words(tutor) == ("Undo", "")


def test_against_others_all_undone_steps_come_again():
    """Redo brings back the reader's own decision and the others' decisions after it."""
    tutor = app("?game=princes&view=play")
    session = tutor.session
    for _ in range(2):
        session.play(session.state.legal()[0])
    there = session.place
    press(tutor, "back")
    assert session.state.due.player in session.mine
    assert ways_in_words(tutor) == ("Undo", "Redo")
    press(tutor, "again")
    assert (session.place, ways_in_words(tutor)) == (there, ("Undo", ""))


@pytest.mark.parametrize("is_at_night", [False, True])
def test_the_choices_can_be_shown_beside_the_lines(is_at_night):
    """A reader who looks at the lines can show and hide the controls of all decisions beside them."""
    tutor = app("?game=princes&view=explore")
    if is_at_night:
        tree = Tree.of_record(a_record("princes", 1))
        nights = (ply for ply in range(60, len(tree.nodes)) if is_paying(tree.step(ply).state))
        tutor.workspaces.begin(Workspace(tree.at(next(nights))))
        press(tutor, "view", "explore")
    session = tutor.session
    under_now = decisions(tutor)
    press(tutor, "tab", "lines")
    here = re.compile(r'class="tutor-deciding tutor-beside-lines"')
    assert 'data-do="decide-here"' in tutor.now.widget.value
    for is_open in (True, False):
        press(tutor, "decide-here")
        told = tutor.now.widget.value
        assert bool(here.search(told)) == is_open
        shown = re.search(r'data-do="decide-here"[^>]*aria-expanded="(\w+)"', told)[1]
        assert shown == str(is_open).lower()
        assert decisions(tutor) == under_now
    press(tutor, "decide-here")
    session.play(session.state.legal()[0])
    assert here.search(tutor.now.widget.value)


def test_beside_the_lines_there_are_no_choices_when_the_reader_cannot_choose():
    """No choices are shown after the game, before another player's decision, or on a covered screen."""
    tutor = app("?game=incan_gold&view=explore")
    press(tutor, "play-to", "game")
    assert 'data-do="decide-here"' not in tutor.now.widget.value
    tutor = app("?game=incan_gold&view=play")
    session = tutor.session
    session.play(session.state.legal()[0])
    session.go(session.ply - 1)
    assert session.state.due.player in session.others
    assert 'data-do="decide-here"' not in tutor.now.widget.value


def is_paying(state):
    """Return whether a player may choose which Moon tiles to pay for.

    These tiles have no place on the board.
    """
    return state.due.type == "redeem" and len(state.legal()) > 1


def decisions(tutor):
    """Return the decisions that the panel offers."""
    return re.findall(r'data-do="decide" data-value="([^"]*)"', tutor.now.widget.value)
