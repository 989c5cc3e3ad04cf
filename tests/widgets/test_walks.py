"""Every command works in every state of both games, and the page works afterwards."""

from collections import defaultdict

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.walking import STATES, Walk, walks
from widgets.decide.commands import tap
from widgets.lines.lines import Editing
from widgets.shared.commands import COMMANDS


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Give Jupyter a temporary data folder for stored games."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))


def walk_everywhere(count, rounds, seed, caplog):
    """Press every command on walks from every state, and check that none fails."""
    pressed, names = set(), set()
    for walk in walks(count, rounds, seed):
        pressed |= walk.pressed
        names |= set(COMMANDS)
        failed = [record for record in caplog.records if record.exc_info]
        assert not failed, (walk.first, walk.last, caplog.text[-3000:])
    assert names - pressed == set()


@pytest.mark.parametrize("state", [pytest.param(each, id=each[0]) for each in STATES[::12]])
def test_no_command_fails_on_a_short_walk(caplog, state):
    """A short walk of presses on visible controls, earlier controls and invented ones makes no command fail."""
    walk = Walk(1, defaultdict(set), state)
    walk.carry_out(10)
    assert faults(caplog) == [], (walk.first, walk.last)


@pytest.mark.endurance
def test_no_command_fails_in_any_state(caplog):
    """A walk presses every command, and none fails in any state."""
    walk_everywhere(5, 1, 1, caplog)


@pytest.mark.endurance
@pytest.mark.parametrize("seed", range(2, 6))
def test_no_command_fails_on_a_long_walk(caplog, seed):
    """A walk of several thousand presses raises no error."""
    walk_everywhere(120, 1, seed, caplog)


STEPS = ("together", "both-on", "both-end", "both-apart", "left-on", "right-back")


@pytest.mark.parametrize("gone", ["never", "undo", "game", "close-compare"])
@pytest.mark.parametrize("step", first_of(STEPS, 1))
def test_a_step_of_a_closed_comparison_does_nothing(step, gone):
    """A step of a comparison does nothing once the comparison is closed, undone, or replaced by another game."""
    tutor = app("?view=explore&game=princes")
    session = tutor.session
    for number in (0, -1):
        assert session.play(session.state.legal()[number])
        session.go(0)
    if gone != "never":
        press(tutor, "compare", 1)
        assert tutor.compare.is_open
        times = {"undo": 2}.get(gone, 1)
        for _ in range(times):
            press(tutor, gone, "incan_gold" if gone == "game" else "")
    press(tutor, "compare-step", step)
    assert not tutor.compare.is_open or gone == "undo"
    assert not tutor.notices.widget.value


def test_a_tapped_thing_is_forgotten_in_another_game():
    """A tapped thing is forgotten in another game, whose board may lack the thing."""
    tutor = app("?view=explore&game=incan_gold")
    tap(tutor.context, "path")
    assert tutor.thing.thing == "path"
    press(tutor, "game", "princes")
    assert tutor.thing.thing == ""


def test_a_control_of_another_game_does_nothing():
    """A control drawn for another game does nothing, even if both games are at the same decision number."""
    tutor = app("?view=explore&game=princes")
    session = tutor.session
    moments = set()
    for game in ("incan_gold", "princes", "incan_gold"):
        press(tutor, "game", game)
        if not session.tree.nodes:
            assert session.play(session.state.legal()[0])
        session.show(1)
        moments.add(session.moment)
    assert len(moments) == 3
    for moment in moments - {session.moment}:
        press(tutor, "prune", 1, at=moment)
        assert len(session.tree.nodes) == 1


def test_every_state_is_as_it_says():
    """The walks begin at ten addresses or more, and the first presses of each are commands of the page."""
    assert len({query for query, *_ in STATES}) >= 10
    assert {name for _, *first in STATES for name, _ in first} <= set(COMMANDS)


def faults(caplog):
    """Return the failures in the log."""
    return [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("query", ["?view=play&game=princes", "?view=play&game=incan_gold&seat=*"])
def test_at_the_start_of_a_game_nothing_can_be_undone(caplog, query):
    """Undo is impossible at the start, also after redo of a comment on the start."""
    tutor = app(query)
    session = tutor.session
    session.go(0)
    Editing(session, pytest.fail).comment("Here it begins")
    session.undo()
    session.redo()
    assert session.ply == 0
    assert not session.can_take_back
    press(tutor, "back")
    assert session.ply == 0
    assert faults(caplog) == []


@pytest.mark.parametrize("form", ["turn", "round", "png", "nothing"])
def test_a_form_that_is_not_offered_saves_nothing(caplog, form):
    """At the start of a game only the picture can be saved. Controls of other forms save nothing."""
    tutor = app("?view=explore&game=princes")
    press(tutor, "handout")
    assert tutor.page.file == {}
    press(tutor, "handout-keep", f"{form}\ncaption")
    kept = tutor.page.file.get("name", "")
    assert kept.endswith(".png") is (form == "png")
    assert bool(kept) is (form == "png")
    assert faults(caplog) == []


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_slider_drawn_for_a_longer_line_shows_no_place(caplog, game):
    """A slider position beyond the end of the line, drawn before the line became shorter, shows no place."""
    tutor = app(f"?view=explore&game={game}")
    tutor.timeline._slider.max = 90
    tutor.timeline._slider.value = 80
    assert tutor.session.ply == 0
    assert faults(caplog) == []
