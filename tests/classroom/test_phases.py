"""Wall and console that are loaded again show the same in every phase of a question."""

import pytest

from tests.classroom.classes import answer, press, room, seat
from tests.classroom.classes import entries as entries_of
from tests.widgets.apps import app
from tests.widgets.apps import press as press_on_wall
from tests.widgets.test_presenter import slide
from tutor.core.classroom.ballot import slide_at
from tutor.core.classroom.class_game import ClassGame
from widgets.classroom.journal import Journal
from widgets.classroom.live import LiveClass, dump

STEP = "?lesson=quick_start&step=bert-enters"
GAME = ClassGame("incan_gold", 26, 3, is_asking=True).address
VOTES = (("a0", 1), ("b0", 0), ("c0", 1))
AGAIN = ("close", "again")
PHASES = {
    "open": (),
    "talk": ("close",),
    "open again": AGAIN,
    "closed": (*AGAIN, "close"),
    "shown": (*AGAIN, "close", "show"),
}
"""The presses that lead to each phase of a question on which two of three are right."""


def at(address):
    """Return the entry of a slide as the server writes it, without its number and time."""
    shown = slide_at(address)
    ballot = shown.ballot
    body = {
        "address": address,
        "topic": shown.topic,
        "options": ballot.count,
        "reveals": shown.reveals,
    }
    right = ballot.key.right_answers
    return (
        "at",
        "",
        {**body, "right": right, "voices": len(shown.voices), "deciding": shown.deciding},
    )


def entries_to(address, presses):
    """Return what happens up to a phase: three phones answer in each vote."""
    told = [*(seat(name) for name, _ in VOTES), at(address)]
    for press_ in (None, *presses):
        told += [] if press_ is None else [press(press_)]
        told += [answer(*each) for each in VOTES] if press_ in (None, "again") else []
    return told


@pytest.fixture
def two_servers(tmp_path):
    """Return a function that makes a class, and the same one as a restarted server reads it."""
    opened = []

    def make(told):
        journal = Journal(tmp_path / "classes.sqlite3")
        journal.append(entries_of(*told))
        reread = Journal(tmp_path / "classes.sqlite3")
        classes = LiveClass(journal, entries_of(*told)), LiveClass(reread, reread.read()["KUMA"])
        opened.extend([journal, reread])
        return classes

    yield make
    for each in opened:
        each.close()


def wall_of(live, address):
    """Return the slide and the buttons of a wall that is loaded now."""
    tutor = app(f"{address}&view=presenter" if "lesson" in address else "?view=presenter")
    join = {"t": "join", "code": "KUMA", "address": "a", "qr": "/c/kuma/qr.svg", "fresh": False}
    for message in ({**join, "at": live.room.address}, live.tally()):
        press_on_wall(tutor, "class-heard", dump(message))
    return tutor, (slide(tutor), tutor.ways.widget.value)


@pytest.mark.parametrize("phase", PHASES)
def test_wall_and_console_are_the_same_after_a_restart(two_servers, phase):
    """What they show follows from the entries alone, and is that of the phase."""
    before, after = two_servers(entries_to(f"{STEP}.2", PHASES[phase]))
    assert before.room == after.room
    assert before.room.poll.phase == phase
    clock = {"passed": 0}
    assert {**before.seats(), **clock} == {**after.seats(), **clock}
    assert before.cards("en") == after.cards("en")
    assert before.state_of("a0") == after.state_of("a0")
    address = f"{STEP}.3" if phase == "shown" else f"{STEP}.2"
    (tutor, first), (_, again) = (wall_of(each, address) for each in (before, after))
    assert first == again
    assert tutor.presenting.tally.phase == phase
    has_bars = phase == "shown"
    assert ("tutor-class-bar" in first[0]) == has_bars


@pytest.mark.parametrize(("phase", "presses"), [("open", ()), ("closed", ("close",))])
def test_a_game_is_the_same_after_a_restart(two_servers, phase, presses):
    """The wall asks again what it asked, with the same counts."""
    before, after = two_servers(entries_to(GAME, presses))
    assert before.room.poll.phase == phase
    assert before.room == after.room == room(*entries_to(GAME, presses))
    (tutor, first), (_, again) = (wall_of(each, GAME) for each in (before, after))
    assert first == again
    assert tutor.presenting.class_address == GAME
    assert tutor.presenting.is_ready, "all have chosen"


def test_a_game_that_was_shown_goes_on_after_a_restart(two_servers):
    """The choices that the lost wall had not made yet are made by the next one."""
    before, after = two_servers(entries_to(GAME, ("close", "show")))
    (tutor, first), (_, again) = (wall_of(each, GAME) for each in (before, after))
    assert first == again
    assert tutor.presenting.class_game.moves == "101"
