"""When the wall or the console is loaded again, it shows the same, in every phase of a question."""

import pytest

from tests.classroom.classes import answer, press, room, seat
from tests.classroom.classes import entries as entries_of
from tests.widgets.apps import app
from tests.widgets.apps import press as press_on_wall
from tests.widgets.test_presenter import slide
from tutor.core.classroom.ballot import slide_at
from tutor.core.classroom.class_game import ClassGame
from tutor.core.words.text import LANGUAGES, Text
from widgets.classroom.journal import Journal
from widgets.classroom.live import LiveClass, dump
from widgets.classroom.pages import page_words

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
    """Return the journal entry of a slide as the server writes it, without its number and time."""
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
    """Return the journal entries up to a phase, in which three phones answer in each vote."""
    told = [*(seat(name) for name, _ in VOTES), at(address)]
    for press_ in (None, *presses):
        told += [] if press_ is None else [press(press_)]
        told += [answer(*each) for each in VOTES] if press_ in (None, "again") else []
    return told


@pytest.fixture
def two_servers(tmp_path):
    """Return a function that makes a class, and returns it with the class that a restarted server reads."""
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
    """Return the page of a wall that is loaded now, and its slide and its buttons."""
    tutor = app(f"{address}&view=presenter" if "lesson" in address else "?view=presenter")
    join = {"t": "join", "code": "KUMA", "address": "a", "qr": "/c/kuma/qr.svg", "fresh": False}
    for message in ({**join, "at": live.room.address}, live.tally()):
        press_on_wall(tutor, "class-heard", dump(message))
    return tutor, (slide(tutor), tutor.ways.widget.value)


@pytest.mark.parametrize("phase", PHASES)
def test_wall_and_console_are_the_same_after_a_restart(two_servers, phase):
    """After a restart wall and console show the same, since both depend on the journal's entries alone."""
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
    """After a restart during a game's question the wall asks the same question with the same counts."""
    before, after = two_servers(entries_to(GAME, presses))
    assert before.room.poll.phase == phase
    assert before.room == after.room == room(*entries_to(GAME, presses))
    (tutor, first), (_, again) = (wall_of(each, GAME) for each in (before, after))
    assert first == again
    assert tutor.presenting.class_address == GAME
    assert tutor.presenting.is_ready, "all have chosen"


def test_a_game_that_was_shown_goes_on_after_a_restart(two_servers):
    """If the wall was lost after the choices were shown, the wall loaded next makes these choices."""
    before, after = two_servers(entries_to(GAME, ("close", "show")))
    (tutor, first), (_, again) = (wall_of(each, GAME) for each in (before, after))
    assert first == again
    assert tutor.presenting.class_game.moves == "101"


@pytest.mark.parametrize("language", LANGUAGES)
def test_wall_and_console_name_the_step_on_alike(language):
    """One press does the same on both, so the teacher reads the same word on both."""
    wall = Text(language).with_catalogue("widgets.presenter").say("present-next")
    assert page_words("console")[language]["console-next"] == wall
